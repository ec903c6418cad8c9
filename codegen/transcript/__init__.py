"""Checking recorded messages against the generated bindings."""
