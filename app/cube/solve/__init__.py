"""How deep the cube is: solving it, and closing the bracket around its depth."""
