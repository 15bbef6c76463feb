"""Identity of levels: equal for levels that are the same to play.

Levels may differ in orientation, margins, decoration and what lies outside. The level is cropped, everything out of the
man's reach is filled, and the least of its eight images is hashed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.sokoban.board import MAX_SIZE, Board, State, scan
from core.sokoban.canonical import canonical
from core.sokoban.level import Level, trim
from core.sokoban.transform import Symmetry, crop, transform_rows

_NOT = bytes([1]) + bytes(255)


def identity(level: Level | State | Sequence[str]) -> str:
    """Return 16 hexadecimal digits, equal for levels that are the same to play, different for others.

    A state represents the level that begins with it. Rows need not make a playable level: without a man every square
    that is no wall counts. The man's own square counts, since the best solutions depend on it.
    """
    from hashlib import blake2b  # imported late: it takes 3 ms, and only a store needs it

    start = level.start if isinstance(level, Level) else level
    if isinstance(start, State):
        board, boxes, men = start.board, list(start.boxes), [start.man]
    else:
        rows = crop(trim(start))
        if (max(map(len, rows), default=0) + 2) * (len(rows) + 2) > MAX_SIZE:
            least = min("\n".join(transform_rows(rows, symmetry)) for symmetry in Symmetry)
            return blake2b(least.encode(), digest_size=8).hexdigest()
        board, boxes, men, _ = scan(rows)
    return blake2b(canonical(board, _inside(board, men), boxes, men), digest_size=8).hexdigest()


def _inside(board: Board, men: list[int]) -> bytes:
    if not men:
        return board.walls.translate(_NOT)
    inside = board.flood(men[0])
    for man in men[1:]:
        if not inside[man]:
            inside = bytes(a | b for a, b in zip(inside, board.flood(man), strict=True))
    return inside


def duplicates(levels: Iterable[Level | Sequence[str]]) -> dict[int, int]:
    """Return the levels that repeat an earlier one: their index, and that of the first such level."""
    first: dict[str, int] = {}
    repeated = {}
    for index, level in enumerate(levels):
        first_index = first.setdefault(identity(level), index)
        if first_index != index:
            repeated[index] = first_index
    return repeated
