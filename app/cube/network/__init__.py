"""Mode in which the user watches the network solve the cube without search."""
