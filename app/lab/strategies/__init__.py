"""The policy microscope: what ways to play 2048 win, where they leave perfect play, and what each habit costs."""
