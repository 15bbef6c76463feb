"""Records of a level: solutions, best results, and snapshots."""
