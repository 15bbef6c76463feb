"""The bench for making levels."""
