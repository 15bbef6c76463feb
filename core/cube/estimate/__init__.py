"""A network that estimates the depth of a position, trained on random walks with p(d|N) as labels."""
