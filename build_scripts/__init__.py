"""Commands for people and for continuous integration; each one is documented by `--help`."""
