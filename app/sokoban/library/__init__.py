"""Library of level collections, and the sets of levels to choose from."""
