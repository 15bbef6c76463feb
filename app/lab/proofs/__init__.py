"""The bank of proofs in the Lab: hollow points over all positions, and what each proof took."""
