"""State graph of a level, and a random pusher on it."""
