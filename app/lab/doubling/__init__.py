"""Doubling rooms: to enter one, the next must be entered twice."""
