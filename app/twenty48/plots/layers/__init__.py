"""The boards by tile sum: chart, pane, and the counts worked out for it."""
