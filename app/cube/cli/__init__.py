"""`statewalk cube` and `statewalk policy`, without a window."""

COMMANDS = {"cube": "app.cube.cli.commands", "policy": "app.cube.cli.policy"}
