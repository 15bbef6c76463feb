"""Plots of won 2048 games as points: moves against tile sum, and geometry against luck."""
