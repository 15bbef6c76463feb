"""The engine: rules, search and mathematics of the three puzzles. Knows neither Qt nor `app`."""
