"""Walks of the man, and the squares one box can be pushed to."""
