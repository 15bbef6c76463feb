"""How many boards there are, by combinatorics and in play."""
