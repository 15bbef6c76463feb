"""The network without search: what was measured of it."""
