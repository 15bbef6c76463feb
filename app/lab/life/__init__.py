"""Lab view of seven lines of mathematics on 2048 in a bag, beside the player's own games."""
