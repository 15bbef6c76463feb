"""`statewalk sokoban`, without a window."""

COMMANDS = {"sokoban": "app.sokoban.cli.commands:SOKOBAN"}
