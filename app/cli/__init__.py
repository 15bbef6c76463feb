"""The command line: the window, or an engine feature without one."""
