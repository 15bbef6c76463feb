"""Timer for speed solving."""
