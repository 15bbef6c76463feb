"""Tests of the Sokoban solver."""
