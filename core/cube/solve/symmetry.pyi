"""Frames, symmetries and corner classes of the optimal solver's cosets (`cosets.h`)."""

def corner_classes() -> int:
    """Classes that the 16 symmetries which keep the axis UD make of the places of the U layer's corners and the twist
    of all corners: 9,930 of 153,090."""
