"""The level editor."""
