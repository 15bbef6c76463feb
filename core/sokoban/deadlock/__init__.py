"""Deadlock detection: positions proved unsolvable, and dead squares on which no box may stand."""
