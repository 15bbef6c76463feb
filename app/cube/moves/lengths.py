"""Lengths of move sequences in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.services.wording import counted
from core.cube.moves import half_turn_length, quarter_turn_length


def lengths(moves: Sequence[str]) -> str:
    """Both metrics; a half turn counts once in the first and twice in the second."""
    return f"{counted(half_turn_length(moves), 'turn')}, {counted(quarter_turn_length(moves), 'quarter turn')}"
