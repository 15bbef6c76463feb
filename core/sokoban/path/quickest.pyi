"""Dijkstra over (cell of the box, side of the man), measuring walks only where they matter; for other kernels."""

class Quickest:
    """One search from a box."""
