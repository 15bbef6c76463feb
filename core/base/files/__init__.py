"""Files of the user and of the program: written whole or not at all, and texts made safe for other programs."""
