"""Tiny board drawn by the user, with two arrangements on it.

Savitch's algorithm is asked whether the first can become the second.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import Board, State, scan
from core.sokoban.draft.grid import (
    BOX,
    BOX_ON_GOAL,
    BOXES,
    FLOOR,
    GOAL,
    MAN,
    MAN_ON_GOAL,
    MEN,
    WALL,
    Draft,
    Tool,
    paint,
    square_name,
)
from core.sokoban.savitch.configuration import free_cells
from core.sokoban.words import boxes_in_words, goals_in_words

COLUMNS, ROWS = 6, 4
"""Squares that can be drawn on; a wall surrounds them."""
_FIRST = (WALL, FLOOR, BOX, GOAL, MAN, BOX_ON_GOAL, MAN_ON_GOAL)
_SECOND = {FLOOR: (FLOOR, BOX, MAN), GOAL: (GOAL, BOX_ON_GOAL, MAN_ON_GOAL)}
"""Signs that clicks on a square cycle through; in the second arrangement walls and goals are fixed."""
_BARE = bytes.maketrans(b"$@*+", b"--..")
_NO_MAN = bytes.maketrans(b"@+", b"-.")


@dataclass(frozen=True, slots=True)
class Sketch:
    """Drawn board with a first and perhaps a second arrangement; immutable.

    Without `second` the second arrangement follows from the first.
    """

    first: Draft
    second: Draft | None = None

    def put(self, square: int, sign: int) -> Sketch:
        """Return the sketch with a sign on a square of the first arrangement.

        Walls and goals change in the second one, too.
        """
        signs = bytearray(self.first.signs.translate(_NO_MAN) if sign in MEN else self.first.signs)
        signs[square] = sign
        first = replace(self.first, signs=bytes(signs))
        return Sketch(first, None if self.second is None else _on_floor(self.second, first))

    def put_second(self, square: int, sign: int) -> Sketch:
        """Return the sketch with a sign on a square of its second arrangement of man and boxes.

        The sketch is a tiny Sokoban board, on which Savitch's algorithm decides whether the first arrangement can
        become the second. `sign` is a constant of `core.sokoban.draft.grid` such as BOX; one that would change a wall
        or goal is ignored.
        """
        second = self.second_arrangement
        if sign not in _second_signs(second.signs[square]):
            return self
        signs = bytearray(second.signs.translate(_NO_MAN) if sign in MEN else second.signs)
        signs[square] = sign
        return Sketch(self.first, replace(second, signs=bytes(signs)))

    @property
    def second_arrangement(self) -> Draft:
        """Second arrangement of the sketch: with boxes on the goals unless another was drawn."""
        if self.second is not None:
            return self.second
        bare = replace(self.first, signs=self.first.signs.translate(_BARE))
        goals = bare.squares(b".")
        boxes = paint(bare, goals[: self.first.count(BOXES)], Tool.BOX)
        return paint(boxes, (boxes.squares(b"-") or boxes.squares(b"."))[:1], Tool.MAN)

    def with_second(self, state: State) -> Sketch:
        """Return the sketch with a position of this board as the second arrangement."""
        signs = bytearray(self.first.signs.translate(_BARE))
        for cell, sign in ((state.man, MAN), *((box, BOX) for box in state.boxes)):
            square = _square(state.board, cell)
            on_goal = {MAN: MAN_ON_GOAL, BOX: BOX_ON_GOAL}[sign]
            signs[square] = on_goal if signs[square] == GOAL else sign
        return Sketch(self.first, replace(self.first, signs=bytes(signs)))

    def start(self) -> State:
        """Return the first position. Raises InputError with the reason if the board is not usable."""
        board = _board(self.first)
        start = _position(board, self.first)
        free_cells(start)
        return start

    def end(self, start: State) -> State:
        """Return the second position. Raises InputError if it is invalid or has another number of boxes."""
        end = _position(start.board, self.second_arrangement, start.man)
        if len(end.boxes) != len(start.boxes):
            raise InputError(
                phrase(
                    "The first position has {first} and the second {second}; draw as many in both",
                    first=boxes_in_words(len(start.boxes)),
                    second=boxes_in_words(len(end.boxes)),
                )
            )
        return end

    def check_goals(self, start: State) -> None:
        """Raise InputError unless there is a goal for every box, so that the first position may be solved."""
        boxes, goals = len(start.boxes), start.board.goal_count
        if boxes != goals:
            raise InputError(
                phrase(
                    "{boxes} and {goals} within the man's reach: draw as many of both, or draw the second position",
                    boxes=boxes_in_words(boxes),
                    goals=goals_in_words(goals),
                )
            )

    @property
    def text(self) -> str:
        """Sketch as text, which `read` reads back."""
        drafts = [self.first] if self.second is None else [self.first, self.second]
        return " ".join(draft.signs.decode() for draft in drafts)


def read(text: str) -> Sketch:
    """Return the sketch that `Sketch.text` wrote. Raises InputError if the text is malformed."""
    drafts = [Draft(COLUMNS, ROWS, word.encode("ascii", "replace")) for word in text.split()]
    if not 1 <= len(drafts) <= 2:
        raise InputError(phrase("A sketch has one arrangement or two"))
    return Sketch(drafts[0], _on_floor(drafts[1], drafts[0]) if len(drafts) == 2 else None)


FIRST = read("#######@$.####-#########")
"""Initial sketch: a corridor of three squares and one aside."""


def next_sign(sign: int, step: int = 1, *, second: bool = False) -> int:
    """Return the sign that a click makes of a sign in either arrangement; `step` -1 cycles backwards."""
    signs = _second_signs(sign) if second else _FIRST
    return signs[(signs.index(sign) + step) % len(signs)]


def _second_signs(sign: int) -> tuple[int, ...]:
    return next((signs for signs in _SECOND.values() if sign in signs), (sign,))


def _on_floor(second: Draft, first: Draft) -> Draft:
    """Return the man and boxes of `second` on the walls and goals of `first`, as a new draft.

    They are the two arrangements of a sketch for Savitch's algorithm. What would stand on a wall is left out.
    """
    signs = bytearray(first.signs.translate(_BARE))
    for square, sign in enumerate(second.signs):
        if signs[square] != WALL and sign in BOXES + MEN:
            man, goal = sign in MEN, signs[square] == GOAL
            signs[square] = (MAN_ON_GOAL if goal else MAN) if man else (BOX_ON_GOAL if goal else BOX)
    return replace(first, signs=bytes(signs))


def _board(draft: Draft) -> Board:
    """Return the board of an arrangement, with only those goals that its man can reach, as in a level."""
    rows = [row.decode().replace("-", " ") for row in draft.rows]
    wall = "#" * (COLUMNS + 2)
    board, _, men, _ = scan([wall, *(f"#{row}#" for row in rows), wall])
    floor = board.flood(men[0]) if men else bytes(board.size)
    near = bytes(goal and on for goal, on in zip(board.goals, floor, strict=True))
    return Board(board.width, board.height, board.walls, near)


def _cell(board: Board, square: int) -> int:
    return board.cell(square % COLUMNS + 1, square // COLUMNS + 1)


def _square(board: Board, cell: int) -> int:
    x, y = board.xy(cell)
    return (y - 1) * COLUMNS + x - 1


def _position(board: Board, draft: Draft, man: int | None = None) -> State:
    """Return the position of an arrangement.

    Its pieces must be where the man can get: the given `man` of the first position, or without it its own.
    """
    men, second = draft.squares(MEN), man is not None
    if not men:
        raise InputError(
            phrase("The second position has no man; click a square until he stands there")
            if second
            else phrase("The first position has no man; click a square until he stands there")
        )
    floor = board.flood(_cell(board, men[0]) if man is None else man)
    for square in [*men, *draft.squares(BOXES)]:
        if not floor[_cell(board, square)]:
            raise InputError(_out_of_reach(square in men, square_name(*draft.xy(square)), second))
    return State(board, [_cell(board, square) for square in draft.squares(BOXES)], _cell(board, men[0]))


def _out_of_reach(man: bool, place: str, second: bool) -> str:
    """Return the error that the man, or a box, of an arrangement is out of the man's reach."""
    if man and second:
        return phrase("In the second position the man stands on {place}, which he can never reach", place=place)
    if man:
        return phrase("In the first position the man stands on {place}, which he can never reach", place=place)
    if second:
        return phrase("In the second position a box stands on {place}, which the man can never reach", place=place)
    return phrase("In the first position a box stands on {place}, which the man can never reach", place=place)
