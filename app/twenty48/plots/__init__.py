"""Plots beside the 2048 board."""
