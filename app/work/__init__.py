"""What window and command line share: work on many items, here or on a cluster, and the progress of long work."""
