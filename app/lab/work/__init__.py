"""A proof at work: the nodes of each iteration while it runs, and kept afterwards."""
