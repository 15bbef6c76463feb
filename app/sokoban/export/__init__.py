"""Export of a level: clipboard, picture, animation, text."""
