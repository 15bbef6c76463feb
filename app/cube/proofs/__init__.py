"""The bank of proofs in the window: positions that are proved one after the other, while one plays or over night."""
