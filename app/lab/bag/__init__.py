"""2048 in a bag: the chain as a graph, its matrix, and how its games end."""
