"""The speed-solver's timer."""
