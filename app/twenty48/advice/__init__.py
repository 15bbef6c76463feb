"""What the four moves are worth, and play by the best of them."""
