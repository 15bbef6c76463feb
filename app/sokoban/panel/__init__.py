"""What stands beside the board: counters and notices, the history and its playback, the play options."""
