"""The five articles that the program follows: every figure they print, in their order, with what is computed here."""
