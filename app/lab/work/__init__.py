"""Lab view of the cube solver's proofs: the nodes of each iteration, live and afterwards."""
