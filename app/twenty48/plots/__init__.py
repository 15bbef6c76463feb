"""The plots beside the board."""
