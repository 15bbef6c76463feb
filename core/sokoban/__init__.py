"""Sokoban: level text and collections, the board, walking and pushing, and the squares one box can reach."""
