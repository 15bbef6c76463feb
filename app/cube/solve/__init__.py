"""Solver of the cube and the bracket around its depth."""
