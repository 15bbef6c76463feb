"""Solving the cube: two-phase at once, optimal by search, and the bracket around the depth."""
