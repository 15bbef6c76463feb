"""Finished and saved games."""
