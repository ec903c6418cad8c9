"""What a run found, as text for a terminal, as a page with charts, and as a block in the README."""
