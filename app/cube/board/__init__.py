"""Drawing area of the cube: rendering, turning layers and orbiting the view."""
