"""`statewalk sokoban`, without a window."""
