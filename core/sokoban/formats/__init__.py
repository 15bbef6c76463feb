"""Level file formats: a tolerant reader and the writers."""
