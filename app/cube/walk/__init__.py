"""The random walk on the cube: counted, measured and drawn."""
