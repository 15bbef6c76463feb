"""Lab view of a game of 2048 as a path: expected moves, luck and geometry."""
