"""Lab view of Korf's search on a position: its iterations, the effect of each turn, and wrong bounds."""
