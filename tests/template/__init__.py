"""A tiny fourth puzzle, written as its author would: `tests/test_template.py` puts it into the house."""
