"""Lab view of the policy network that solves scrambles without search."""
