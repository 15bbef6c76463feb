"""Ways to play 2048, and what each of them comes to."""
