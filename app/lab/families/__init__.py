"""Families of levels whose shortest answers are long on purpose."""
