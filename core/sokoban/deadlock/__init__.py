"""Positions that can be proved unsolvable, and squares no box may stand on."""
