"""All levels as pictures, filtered and searched."""
