"""2048 in a bag: the game without a board, as an absorbing chain."""
