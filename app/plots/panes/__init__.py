"""Panes around plots: the frame, its controls, and the placeholder until a plot is imported."""
