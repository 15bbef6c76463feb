"""Levels from pictures: read in a job, their tiles named on a card, then played or edited."""
