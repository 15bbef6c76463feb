"""Plot of a 2048 game as a path: its moves as bag expectation, luck and geometry."""
