"""Nim, the engine."""
