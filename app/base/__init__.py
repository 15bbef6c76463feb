"""What the window hands to every page: store, settings, jobs, theme. Knows no puzzle."""
