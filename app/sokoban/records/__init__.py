"""What is kept of a level: solutions, its best results, and snapshots."""
