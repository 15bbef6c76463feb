"""Commands about the program itself: check it, measure it, compare it with others, draw its pictures."""
