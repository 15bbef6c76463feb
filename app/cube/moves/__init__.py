"""The moves of the game: scrambled, entered, listed, played back."""
