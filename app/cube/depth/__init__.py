"""The depth of the cube on the board, always on: the watch that tightens it, the compass, the trace."""
