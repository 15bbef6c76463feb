"""All boards of 2048: every count of every board and target, and the largest tile."""
