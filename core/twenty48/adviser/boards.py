"""Choice of the adviser for a board: one network for 4x4, one each for five other shapes."""

from __future__ import annotations

from core.twenty48.adviser.adviser import SIZE, Adviser
from core.twenty48.adviser.plain.adviser import PlainAdviser, network_shape
from core.twenty48.shape import BoardShape


def adviser_of(shape: BoardShape) -> Adviser | PlainAdviser | None:
    """Load and return the adviser for boards of this shape, with the shipped weights; None without one.

    Loading takes 0.3 s and 134 MB for 4x4, less for others. Raises InputError if the weights are damaged, or OSError.
    """
    if shape.side == SIZE:
        return Adviser.load()
    return None if network_shape(shape) is None else PlainAdviser.load(shape)
