"""The game as a path: its moves apart into what is expected, luck and geometry."""
