"""Skins of the Sokoban board."""
