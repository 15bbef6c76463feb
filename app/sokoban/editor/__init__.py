"""Level editor: canvas, tools, side panel, and the model of the draft."""
