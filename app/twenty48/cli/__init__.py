"""`statewalk 2048`, without a window."""
