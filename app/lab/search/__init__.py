"""Korf's search at work on a position: how much it generates, where each turn leads, and what a wrong bound does."""
