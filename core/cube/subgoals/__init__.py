"""Distances of parts of the cube from being solved."""
