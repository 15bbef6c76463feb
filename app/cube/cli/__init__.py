"""`statewalk cube` and `statewalk policy`, without a window."""

COMMANDS = {"cube": "app.cube.cli.commands:CUBE", "policy": "app.cube.cli.policy:POLICY"}
