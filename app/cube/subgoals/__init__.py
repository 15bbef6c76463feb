"""How deep the parts of the cube on the board are, for one colour: all at a glance, ways, practice."""
