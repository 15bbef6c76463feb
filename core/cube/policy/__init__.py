"""The learned policy: a network that solves the cube without search."""
