"""Taking a level elsewhere: clipboard, picture, animation, text."""
