"""Random walk on the cube: computed, measured and drawn."""
