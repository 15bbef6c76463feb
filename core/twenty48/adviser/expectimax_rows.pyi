"""A heuristic for 4x4 boards without a network: what each row and each column is worth. It is used from Cython only."""
