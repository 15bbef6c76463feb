"""Learned policy: a network that solves the cube without search."""
