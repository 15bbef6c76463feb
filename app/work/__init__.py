"""Work on many items, here or on a cluster, and progress of long work: for window and command line."""
