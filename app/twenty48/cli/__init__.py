"""`statewalk 2048`, without a window."""

COMMANDS = {"2048": "app.twenty48.cli.commands:GAME"}
