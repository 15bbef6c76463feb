"""Command line of `statewalk 2048`."""

COMMANDS = {"2048": "app.twenty48.cli.commands:GAME"}
