"""Frames, symmetries and corner classes of the optimal solver's cosets (`cosets.h`)."""

def corner_classes() -> int:
    """Return the classes that 16 symmetries make of the places of the U layer's corners and the twist of all corners.

    The symmetries are those that keep the axis UD; the classes are 9,930 of 153,090.
    """
