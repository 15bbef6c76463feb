"""Level files: read as people really write them, and written."""
