"""Sokoban engine: level files, board, movement, solvers, deadlocks, state graphs and level generators."""
