"""What a plot paints: axes, marks, words and the reading at the cursor."""
