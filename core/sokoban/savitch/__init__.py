"""Savitch's algorithm, which decides in little memory whether one position can become another."""
