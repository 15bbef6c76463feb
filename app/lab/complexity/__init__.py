"""How hard Sokoban is, in a few words and three things to try."""
