"""Editor for painting the stickers of a physical cube."""
