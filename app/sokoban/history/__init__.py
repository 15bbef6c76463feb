"""The moves of the game: listed, counted, played back."""
