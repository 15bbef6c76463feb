"""Side panel of the Sokoban page: counters, notices, history, playback and play options."""
