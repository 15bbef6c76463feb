"""Lab view of strategies for 2048: what they win, where they leave perfect play, and what habits cost."""
