"""Nim, the page."""
