"""How a figure is derived: formulas with named values, their evaluation, and their comparison with printed figures."""
