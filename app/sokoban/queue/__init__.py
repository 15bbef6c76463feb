"""Whole collections searched in the background."""
