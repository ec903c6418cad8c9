"""Vendoring: a generated package inside someone else's project, kept fresh and unedited."""
