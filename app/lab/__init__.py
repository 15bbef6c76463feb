"""The Lab: the panes of all puzzles, full size."""
