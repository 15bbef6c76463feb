"""The article's seven lines of mathematics beside one's own games of 2048."""
