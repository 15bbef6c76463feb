"""The Lab page: full-size charts of all three puzzles."""
