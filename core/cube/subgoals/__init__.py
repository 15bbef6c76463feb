"""How far parts of the cube are from where they belong."""
