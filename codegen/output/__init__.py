"""Formatting the rendered modules and writing them as one tree."""
