"""The sequences of turns that a search is split into, one of each set that symmetries of the position join, and how much of
them is done."""
