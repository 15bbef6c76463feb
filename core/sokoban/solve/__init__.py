"""Solving a level: which pushes lead to a position with every box on a goal, or why none do."""
