"""Texts: the signs that people type, and figures within sentences."""
