"""The moves to win with the tiles in a bag: chart, pane, and the game followed there."""
