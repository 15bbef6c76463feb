"""Lengths of move sequences, in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.widgets.explained_figures import figure_number
from core.cube.metrics import Metric
from core.cube.moves import turn_lengths
from core.explain.cube import cube

SHORT = 1000
"""Longest game whose length is counted from scratch each time."""


class CountedMoves:
    """Incremental counter of a long game's length: only new moves are counted."""

    def __init__(self) -> None:
        self._moves: list[str] = []
        self._lengths = (0, 0)

    def count_moves(self, moves: Sequence[str]) -> tuple[int, int]:
        """Return the length of `moves` in half turns and in quarter turns."""
        if len(moves) <= SHORT:
            return turn_lengths(moves)
        if moves == self._moves:
            return self._lengths
        known, current = len(self._moves), list(moves)
        if current[:known] != self._moves:
            known, self._lengths = 0, (0, 0)
        # Keep the strings of this list: comparing the same objects is fast, equal ones slow.
        self._moves = current
        more = turn_lengths(current[known:])
        self._lengths = self._lengths[0] + more[0], self._lengths[1] + more[1]
        return self._lengths


_COUNTED = CountedMoves()


def lengths(moves: Sequence[str]) -> str:
    """Return the length in both metrics as text; a half turn counts once or twice. "" for no moves."""
    if not moves:
        return ""
    turns, quarters = _COUNTED.count_moves(moves)
    half = figure_number(tr("moves"), turns, cube.length_of(turns, quarters, Metric.HTM))
    quarter = figure_number(tr("moves QTM"), quarters, cube.length_of(turns, quarters, Metric.QTM))
    return clauses(
        (
            tr("%n moves", one="%n move", n=half),
            tr("%n QTM", one="%n QTM", context="beside the turns", n=quarter),
        )
    )
