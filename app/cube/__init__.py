"""User interface of Rubik's Cube."""
