"""Build and maintenance scripts for people and for continuous integration; each has `--help`."""
