"""Services that every page receives from the window: storage, settings, jobs, theme, export.

Knows no puzzle.
"""
