"""A level while it is drawn."""
