"""Level, its rows and first position, and what is wrong with it if it cannot be played.

XSB: `#` wall, `@`/`p` man, `+`/`P` man on goal, `$`/`b` box, `*`/`B` box on goal, `.` goal, floor ` ` `-` `_`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import MAX_SIZE, Board, State, scan
from core.sokoban.words import boxes_in_words, goals_in_words

MAX_SIDE = isqrt(MAX_SIZE) - 2
MOST_FINDINGS = 100
"""Maximum number of findings of one kind that are reported for a level."""
_SIGNS = b" #" + bytes(254)
PLAIN = str.maketrans("-_pPbB", "  @+$*")


@dataclass(frozen=True, slots=True)
class LevelFinding:
    """Remark on a level for its author, with its place in the file."""

    message: str
    line: int
    column: int
    fatal: bool = True
    """Whether the finding prevents the level from being played."""

    def error(self) -> InputError:
        return InputError.at_position(self.message, self.line, self.column)


class Recording(NamedTuple):
    """Moves that a file stores with a level; they may be wrong until replayed."""

    title: str
    """Title as in the file: "Solution", "Solution/Moves", "Snapshot 3"."""
    moves: str
    """Moves in LURD as in the file, without white space; `core.sokoban.lurd` reads them."""
    notes: str = ""
    """Text of the file about these moves, after them."""

    @property
    def is_solution(self) -> bool:
        """Whether the title names a solution ("Solution/Moves", "Best Solution 230/97").

        `core.sokoban.recordings` looks at the moves too.
        """
        title = self.title.lower()
        return "solution" in title and not title.startswith(("snapshot", "save"))

    @property
    def is_snapshot(self) -> bool:
        """Whether the title names a snapshot, which is no solution even if it ends solved."""
        return self.title.lower().startswith("snapshot")


@dataclass(frozen=True, slots=True)
class Level:
    """Level that can be played. Immutable."""

    rows: tuple[str, ...]
    """Board in plain XSB, without trailing blanks."""
    start: State
    title: str = ""
    author: str = ""
    comment: str = ""
    solutions: tuple[str, ...] = ()
    """Moves of the stored solutions as in the file."""
    recordings: tuple[Recording, ...] = ()
    """Solutions and snapshots with their titles, in the order of the file."""
    keys: tuple[tuple[str, str], ...] = ()
    """All `Key: value` lines but the title, in file order: Author, Date, Copyright, unknown ones too."""

    @property
    def width(self) -> int:
        return self.start.board.width

    @property
    def height(self) -> int:
        return self.start.board.height

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    @property
    def snapshots(self) -> tuple[Recording, ...]:
        """Recordings that are not solutions."""
        return tuple(
            recording
            for recording in self.recordings
            if recording.is_snapshot or not (recording.is_solution or recording.moves in self.solutions)
        )

    @property
    def key(self) -> str:
        """Hash of the first position, 16 hexadecimal digits, independent of the title."""
        return _key(self.start)


@lru_cache(maxsize=64)
def _key(start: State) -> str:
    import hashlib  # imported late: it takes 3 ms, and only a store needs it

    return hashlib.blake2b(format_state(start).encode(), digest_size=8).hexdigest()


class RowPlace(NamedTuple):
    """Place of a level's row in its file."""

    line: int
    indent: int = 0
    """Number of characters before the row in its line: quotation marks of a mail."""


def format_state(state: State) -> str:
    """Return a position as XSB text, which `core.sokoban.formats.collection.read_level` reads back."""
    board = state.board
    signs = bytearray(board.walls.translate(_SIGNS))
    goal = board.goals.find(1)
    while goal >= 0:
        signs[goal] = ord(".")
        goal = board.goals.find(1, goal + 1)
    for box in state.boxes:
        signs[box] = ord("*" if board.goals[box] else "$")
    signs[state.man] = ord("+" if board.goals[state.man] else "@")
    text = signs.decode()
    starts = range(board.stride + 1, board.size - board.stride, board.stride)
    return "\n".join(text[start : start + board.width].rstrip() for start in starts)


def plain_row(row: str) -> str:
    """Return a row in the usual signs, and without trailing floor."""
    return row.translate(PLAIN).rstrip()


def trim(rows: Sequence[str]) -> list[str]:
    """Return plain XSB rows without trailing floor and without blank rows below the board."""
    plain = [plain_row(row) for row in rows]
    while plain and not plain[-1]:
        plain.pop()
    return plain


def examine(
    rows: Sequence[str], places: Sequence[RowPlace], *, stripped: bool = False
) -> tuple[State | None, list[str], list[LevelFinding]]:
    """Return the first position of trimmed rows, the rows that count, and the findings.

    The position is None if a finding is fatal. `places[y]` is the place of row y in the file. Loose boxes and goals out
    of the man's reach even without boxes are decoration: they are noted, and left out of the position; `stripped` tells
    that the rows are free of them already.
    """
    plain = list(rows)
    if not plain:
        return None, plain, [LevelFinding(phrase("The level is empty"), places[0].line if places else 1, 1)]
    width = max(map(len, plain))
    if (width + 2) * (len(plain) + 2) > MAX_SIZE:
        message = phrase(
            "{width} × {height} squares are too many; {most} × {most} is the most",
            width=width,
            height=len(plain),
            most=MAX_SIDE,
        )
        return None, plain, [LevelFinding(message, places[0].line, 1)]
    board, boxes, men, strangers = scan(plain)

    def finding(message: str, cell: int, fatal: bool = True) -> LevelFinding:
        x, y = board.xy(cell)
        return LevelFinding(message, places[y].line, places[y].indent + x + 1, fatal)

    def sign(cell: int) -> str:
        x, y = board.xy(cell)
        return plain[y][x]

    first = board.stride + 1
    findings = [
        finding(phrase("{sign} is not a level character", sign=sign(cell)), cell) for cell in strangers[:MOST_FINDINGS]
    ]
    if not men:
        findings.append(finding(phrase("There is no man; put one @ on the floor"), first))
    findings += [finding(phrase("There is a second man"), cell) for cell in men[1 : 1 + MOST_FINDINGS]]
    if not men:
        if not boxes:
            findings.append(finding(phrase("There are no boxes"), first))
        return None, plain, findings

    inside = board.flood(men[0])
    if _open(board, inside):
        findings.append(finding(phrase("The wall is open here"), _gap(board, men[0])))
    elif strays := _strays(board, boxes, inside):
        message = phrase("The man can never get here, so this is decoration")
        notes = [finding(message, cell, False) for cell in strays[:MOST_FINDINGS]]
        bare = [list(row) for row in plain]
        for x, y in map(board.xy, strays):
            bare[y][x] = " "
        state, bare_rows, more = examine(trim(["".join(row) for row in bare]), places, stripped=True)
        return state, bare_rows, notes + more
    if not boxes:
        message_without_boxes = (
            phrase("There are no boxes that the man can reach") if stripped else phrase("There are no boxes")
        )
        findings.append(finding(message_without_boxes, first))
    elif len(boxes) != board.goal_count:
        goals = [cell for cell, goal in enumerate(board.goals) if goal]
        surplus = boxes[len(goals)] if len(boxes) > len(goals) else goals[len(boxes)]
        words = boxes_in_words(len(boxes)), goals_in_words(len(goals))
        message = (
            phrase("{boxes} but {goals} within the man's reach", boxes=words[0], goals=words[1])
            if stripped
            else phrase("{boxes} but {goals}", boxes=words[0], goals=words[1])
        )
        findings.append(finding(message, surplus))
    if findings:
        return None, plain, findings
    state = State(board, boxes, men[0])
    if state.solved:
        reached = any(inside[box] for box in boxes)
        findings.append(
            finding(phrase("The level is solved already: {why}", why=solved_words(reached=reached)), men[0], False)
        )
    return state, plain, findings


def solved_words(*, reached: bool) -> str:
    """Return why a level is solved at its start; `reached`: the man can reach a box."""
    if reached:
        return phrase("every box stands on a goal")
    return phrase("every box stands on a goal, and the man can reach none of them")


def solved_at_start(start: State) -> str:
    """Return why a level is solved at its start, as in `solved_words`; "" if it is not."""
    if not start.solved:
        return ""
    inside = start.board.flood(start.man)
    return solved_words(reached=any(inside[box] for box in start.boxes))


def state_of(rows: Sequence[str]) -> State:
    """Return the first position of playable rows. Raises InputError with the place of the fault otherwise."""
    plain = trim(rows)
    state, _, findings = examine(plain, [RowPlace(y) for y in range(1, len(plain) + 1)])
    if state is None:
        raise next(finding for finding in findings if finding.fatal).error()
    return state


def _strays(board: Board, boxes: Sequence[int], inside: bytes) -> list[int]:
    """Return the loose boxes and empty goals outside of `inside`, which would upset the count.

    A box out of reach on a goal does no harm.
    """
    goals = int.from_bytes(board.goals, "little") & ~int.from_bytes(inside, "little")
    lost = [box for box in boxes if not inside[box]]
    if not lost and not goals:
        return []
    filled = set(lost)
    strays = [box for box in lost if not board.goals[box]]
    strays += [cell for cell, goal in enumerate(board.goals) if goal and not inside[cell] and cell not in filled]
    return sorted(strays)


def _open(board: Board, inside: bytes) -> bool:
    """Return whether `inside` touches the edge of the level."""
    stride, last = board.stride, board.size - 2 * board.stride
    return (
        1 in inside[stride : 2 * stride]
        or 1 in inside[last : last + stride]
        or 1 in inside[1::stride]
        or 1 in inside[board.width :: stride]
    )


def _gap(board: Board, man: int) -> int:
    """Return the cell on the edge of the level that is nearest to the man."""
    queue, seen = deque([man]), {man}
    while queue:
        cell = queue.popleft()
        x, y = board.xy(cell)
        if x in (0, board.width - 1) or y in (0, board.height - 1):
            return cell
        for near in (cell - 1, cell - board.stride, cell + 1, cell + board.stride):
            if near not in seen and not board.walls[near]:
                seen.add(near)
                queue.append(near)
    raise AssertionError("called for a closed level")
