"""Advice on 2048 moves: their values, hints, and automatic play of the best one."""
