"""Figures of the five articles that the program follows, in print order, beside those computed here."""
