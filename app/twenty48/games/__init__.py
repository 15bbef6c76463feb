"""Finished and saved 2048 games."""
