"""The best there was of a level, by every counter, and how a solution is written down."""

from __future__ import annotations

from collections.abc import Iterator

from app.services.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from app.widgets.text import grouped
from core.sokoban.tally import Tally

METRICS = (
    ("pushes", "Pushes"),
    ("moves", "Moves"),
    ("box_lines", "Box lines"),
    ("box_changes", "Box changes"),
    ("pushing_sessions", "Pushing sessions"),
    ("player_lines", "Player lines"),
)
"""Every counter of `core.sokoban.tally.Tally` that one may want low, and what people call it."""


def record(store: Store, level: str, tally: Tally, moves: str) -> list[str]:
    """Keep a solution wherever it beats what is stored; the names of the counters in which it does."""
    return [
        text.lower()
        for metric, text in METRICS
        if store.record_best(PUZZLE_KEY, level, metric, getattr(tally, metric), moves)
    ]


def solutions(store: Store, level: str) -> Iterator[tuple[str, str]]:
    """The stored solutions with what each is best in, every one once."""
    best = store.best(PUZZLE_KEY, level)
    names: dict[str, list[str]] = {}
    for metric, text in METRICS:
        if metric in best:
            names.setdefault(best[metric].moves, []).append(text.lower())
    for moves, metrics in names.items():
        yield ("Best in everything" if len(metrics) == len(METRICS) else f"Best in {joined(metrics)}"), moves


def cost(pushes: int, moves: int, *, pulled: bool = False) -> str:
    """ "12 pushes, 61 moves" """
    unit = ("pull", "pulls") if pulled else ("push", "pushes")
    return f"{counted(pushes, *unit)}, {counted(moves, 'move', 'moves')}"


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun."""
    return f"{grouped(number)} {one if number == 1 else many}"


def joined(words: list[str]) -> str:
    """ "a", "a and b", "a, b and c" """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
