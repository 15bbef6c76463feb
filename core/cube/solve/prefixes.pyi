"""The sequences of turns that a search is split into, one of each set that symmetries join, and how much is done."""
