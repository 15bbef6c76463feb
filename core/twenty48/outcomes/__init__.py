"""How games of 2048 end: exact odds of every board of a size, and the chances of tiles."""
