"""Blocks and cut vertices of the floor, painted over the board, and the search that finds them."""
