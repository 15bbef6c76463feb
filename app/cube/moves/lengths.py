"""Lengths of move sequences in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.widgets.text import counted
from core.cube.moves import half_turn_length, quarter_turn_length


def lengths(moves: Sequence[str]) -> str:
    """Both metrics; a half turn counts once in the first and twice in the second."""
    return f"{_turns(half_turn_length(moves))}, {_turns(quarter_turn_length(moves), 'quarter ')}"


def _turns(count: int, kind: str = "") -> str:
    return counted(count, f"{kind}turn")
