"""The random walk on the cube: exactly, as a lumped chain, and sampled."""
