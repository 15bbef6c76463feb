"""Painting the stickers of a cube one has in the hand."""
