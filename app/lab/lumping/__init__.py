"""Lab view of why lumping fails: where turns lead from each position of a depth, against the mean."""
