"""`statewalk cube` and `statewalk policy`, without a window."""
