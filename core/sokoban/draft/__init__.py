"""Levels while they are drawn in the editor: the draft, its history, and what is wrong with it."""
