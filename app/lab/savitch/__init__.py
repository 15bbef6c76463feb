"""Lab view of Savitch's algorithm, which needs hardly any memory, but much time."""
