"""Moves of the game: scrambles, entry, list and playback."""
