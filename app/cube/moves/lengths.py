"""Lengths of move sequences in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.services.wording import clauses
from app.services.words import tr
from core.cube.moves import half_turn_length, quarter_turn_length


def lengths(moves: Sequence[str]) -> str:
    """Both metrics; a half turn counts once in the first and twice in the second."""
    quarters = quarter_turn_length(moves)
    return clauses(
        (
            tr("%n turns", one="%n turn", n=half_turn_length(moves)),
            tr("%n quarter turns", one="%n quarter turn", context="beside the turns", n=quarters),
        )
    )
