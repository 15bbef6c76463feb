"""Depth of the current cube, kept up to date in the background: the watch, the compass and the trace."""
