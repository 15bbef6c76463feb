"""One's own game of 2048 as a path through the mathematics."""
