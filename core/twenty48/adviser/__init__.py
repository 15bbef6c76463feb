"""Learned and searched estimates of what a move is worth."""
