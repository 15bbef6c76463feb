"""Plot of the chances of large tiles from the board in play."""
