"""What stands around a plot: its frame, its controls, and the place that waits for its import."""
