"""Reading a level from a picture: the grid of squares, the tiles that repeat, and their likely kinds."""
