"""The collections a person keeps, and the levels in reach."""
