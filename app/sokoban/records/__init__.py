"""What is kept of a level: best solutions and snapshots."""
