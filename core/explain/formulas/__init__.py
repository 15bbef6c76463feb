"""Derivations of figures: formulas with named values, their evaluation and comparison with print."""
