"""A network for depth in the Lab: its estimates against proofs, how far they can be trusted, and their worth."""
