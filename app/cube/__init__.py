"""The face of Rubik's Cube in the window."""
