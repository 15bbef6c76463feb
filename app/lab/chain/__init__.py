"""Lab view of the cube's walk lumped to depths as a Markov chain, with errata of published numbers."""
