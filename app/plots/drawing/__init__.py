"""Parts that a plot paints: axes, marks, captions and the reading at the cursor."""
