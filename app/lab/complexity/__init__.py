"""Lab view of how hard Sokoban is: a short text and three exhibits."""
