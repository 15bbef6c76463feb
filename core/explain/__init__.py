"""Where every number that the window shows comes from: formulas that are shown, evaluated and tested as one."""
