"""Help: the keys of a page, a first welcome, and what the program is made of."""
