"""Walks of the man round a lifted box; for other kernels."""

class Walker:
    """Breadth-first search on foot."""
