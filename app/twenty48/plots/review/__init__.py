"""Plot of the values of a finished 2048 game's boards, one after the other."""
