"""Plots of a Sokoban level: its positions by pushes, its random pusher, and its solution."""
