"""Command line: opens the window, or runs a feature of the engine without one."""
