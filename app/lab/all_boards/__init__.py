"""Lab chart of the number of 2048 boards for every size and target, and of the largest tile."""
