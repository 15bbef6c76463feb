"""Archive of proved depths: those shipped with the program, and those in the user's file.

The file has a row for each class of positions and each metric.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from core.cube.cubie import Cube
from core.cube.facelets import format_facelets
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, position
from core.cube.notation.notation import format_moves
from core.cube.proofs.supplied_proofs import SuppliedProofs
from core.cube.solve.bracket import SUPPLIED, Bracket, BracketSource

KEEP = (
    "INSERT INTO cube_depth VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
    "solution = iif(excluded.upper <= upper, coalesce(excluded.solution, solution), solution), "
    "source = iif(excluded.lower >= lower, excluded.source, source), "
    "lower = max(lower, excluded.lower), upper = min(upper, excluded.upper)"
)


class Rows(Protocol):
    """Interface to the user's file, for the stores of the window and of the command line."""

    def read(self, sql: str, values: tuple[Any, ...], /) -> list[Any]: ...

    def write(self, table: str, sql: str, values: tuple[Any, ...], /) -> None: ...


class DepthArchive:
    """Implementation of `core.cube.solve.knowledge.Archive` that skips rows which cannot be true."""

    def __init__(self, store: Rows) -> None:
        self._store, self._supplied = store, SuppliedProofs()

    def read(self, metric: Metric, positions: Iterable[Cube]) -> Mapping[Cube, Bracket]:
        positions = list(positions)
        supplied = self._supplied.read(metric, positions)
        wanted = {format_facelets(cube): cube for cube in positions if cube not in supplied}
        marks = ", ".join("?" * len(wanted))
        rows = self._store.read(
            "SELECT position, lower, upper, solution, source FROM cube_depth "
            f"WHERE metric = ? AND position IN ({marks})",
            (metric.value, *wanted),
        )
        found = dict(supplied)
        for facelets, *values in rows:
            bracket = _bracket(wanted[facelets], metric, *values)
            if bracket is not None:
                found[wanted[facelets]] = bracket
        return found

    def keep(self, found: Mapping[Cube, Bracket]) -> None:
        own = {cube: bracket for cube, bracket in found.items() if bracket.source not in SUPPLIED}
        for cube, bracket in own.items():
            self._store.write("cube_depth", KEEP, _row(cube, bracket))


def _row(cube: Cube, bracket: Bracket) -> tuple[object, ...]:
    solution = None if bracket.solution is None else format_moves(bracket.solution)
    return (
        format_facelets(cube), bracket.metric.value, bracket.lower, bracket.upper, solution, bracket.source.value
    )  # fmt: skip


def _bracket(
    cube: Cube, metric: Metric, lower: object, upper: object, solution: object, source: object
) -> Bracket | None:
    """Return the bracket of a row; None if it cannot be true, for a damaged file must prove nothing."""
    if not (isinstance(lower, int) and isinstance(upper, int) and isinstance(source, str)):
        return None
    if source not in set(BracketSource) - SUPPLIED or not 0 <= lower <= upper <= metric.deepest(3):
        return None
    moves = solution.split() if isinstance(solution, str) else None
    if moves is None:
        return Bracket(metric, lower, upper, None, BracketSource(source))
    if not set(moves) <= set(FACE_TURNS) or not position(moves, cube).solved or metric.length(moves) < lower:
        return None
    return Bracket(metric, lower, upper, tuple(moves), BracketSource(source))
