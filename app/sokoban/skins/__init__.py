"""How a board may look."""
