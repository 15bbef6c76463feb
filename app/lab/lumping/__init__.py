"""Why lumping fails, in the Lab: where the turns of the positions of one depth lead, against the chain's one number."""
