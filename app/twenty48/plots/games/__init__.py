"""Games that were won, as points: their moves and sums, luck and geometry."""
