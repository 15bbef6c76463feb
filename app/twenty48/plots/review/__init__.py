"""What the boards of a finished game were worth, one after the other."""
