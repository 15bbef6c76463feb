"""The window around the pages. Knows no puzzle."""
