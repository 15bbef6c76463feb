"""Page of Nim."""
