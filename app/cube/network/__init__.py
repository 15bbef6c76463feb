"""Watching the network solve the cube without search."""
