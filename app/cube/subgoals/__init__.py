"""Depths of the parts of the cube for one colour: overview, ways and practice."""
