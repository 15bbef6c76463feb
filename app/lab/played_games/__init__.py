"""The policy microscope on 4x4, where nothing exact is known: the same ways to play, by games."""
