"""Command line of Sokoban: `statewalk sokoban`."""

COMMANDS = {"sokoban": "app.sokoban.cli.commands:SOKOBAN"}
