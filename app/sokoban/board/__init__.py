"""Playable Sokoban board: the widget, lifted pieces, animation, pictures, orientation and viewport."""
