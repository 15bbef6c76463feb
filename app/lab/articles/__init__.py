"""The five articles: every figure they print, beside the one computed here."""
