"""N-tuple networks, their training and their play on boards of any shape, without bitboards."""
