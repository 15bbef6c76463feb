"""A tiny fourth puzzle, as an author would write it; `tests/test_template.py` adds it to the program."""
