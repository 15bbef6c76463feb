"""Level browser: all levels as pictures, with filters and search."""
