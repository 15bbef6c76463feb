"""View of the 2048 board: drawing, animation, and the board editor."""
