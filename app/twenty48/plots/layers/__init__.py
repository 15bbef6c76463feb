"""Plot of the number of 2048 boards by tile sum: chart, pane, and the jobs that count."""
