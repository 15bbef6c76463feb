"""Derivations of all figures that the window shows: formulas that are displayed, evaluated, tested."""
