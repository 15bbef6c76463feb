"""A picture of a level, read: the grid of its squares, what repeats on them, and what that may be."""
