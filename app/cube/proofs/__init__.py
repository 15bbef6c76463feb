"""Bank of proofs in the window: positions proved one after the other, during play or overnight."""
