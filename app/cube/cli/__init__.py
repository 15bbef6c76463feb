"""Commands `statewalk cube` and `statewalk policy`, which need no window."""

COMMANDS = {"cube": "app.cube.cli.commands:CUBE", "policy": "app.cube.cli.policy:POLICY"}
