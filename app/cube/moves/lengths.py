"""Lengths of move sequences in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.services.wording import clauses, grouped
from app.services.words import tr
from app.widgets.explained import Telling, Told
from core.cube.metrics import Metric
from core.cube.moves import half_turn_length, quarter_turn_length
from core.derivations import cube


def lengths(moves: Sequence[str]) -> Telling:
    """Both metrics; a half turn counts once in the first and twice in the second. Nothing of no moves."""
    if not moves:
        return Telling("")
    turns, quarters = half_turn_length(moves), quarter_turn_length(moves)
    words = clauses(
        (
            tr("%n turns", one="%n turn", n=turns),
            tr("%n quarter turns", one="%n quarter turn", context="beside the turns", n=quarters),
        )
    )
    return Telling(
        words,
        Told(tr("turns"), grouped(turns), cube.length(moves, Metric.HTM)),
        Told(tr("quarter turns"), grouped(quarters), cube.length(moves, Metric.QTM)),
    )
