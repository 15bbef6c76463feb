"""Queue of levels that are searched in the background."""
