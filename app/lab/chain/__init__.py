"""The cube's walk lumped to depths, as a Markov chain: its numbers, and what is wrong with the published ones."""
