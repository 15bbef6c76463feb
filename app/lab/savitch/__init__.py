"""Savitch's algorithm as an instrument: hardly any memory, paid for in time."""
