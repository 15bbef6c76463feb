"""Plot of the moves to win 2048 in a bag: chart, pane, and the running game followed in it."""
