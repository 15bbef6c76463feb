"""2048 as a puzzle: variants, positions as text, moves as words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import isqrt

from core.base.budget import check_typed_text
from core.base.puzzle import IllegalMoveError, InputError
from core.base.words import phrase
from core.twenty48.board import FOUR, Board, first_board
from core.twenty48.events import Event
from core.twenty48.foreign_text import plain_board
from core.twenty48.shape import LEAST, MOST, BoardShape, shape_of

MOVES = ("left", "right", "up", "down")
_CANNOT_MOVE = {
    "left": phrase("No tile can move left"),
    "right": phrase("No tile can move right"),
    "up": phrase("No tile can move up"),
    "down": phrase("No tile can move down"),
}
_DEFAULT_TARGETS = {4: 4, 6: 6, 8: 7, 9: 9, 10: 8, 12: 10, 14: 10}
"""Exponents of default targets by number of cells, within reach of good play.

2x2 makes 16 in most games and hardly ever 32, 3x3 makes 512 in three of four. On all others the target is 2048.
"""

LONGEST = 10_000
"""Most characters of a board as text: fifteen times what the largest one takes."""

_SQUARES = {side * side for side in range(3, MOST + 1)}
"""Numbers of cells on one line that are read as a square board; a row has at most eight cells."""
_LETTERS = {move[0]: move for move in MOVES}
_VARIANT = re.compile(r"([0-9]+)x([0-9]+)(?::([0-9]+)(?::([0-9.e/-]+))?)?\Z")
_TOKEN = re.compile(r"\S+")
_FRACTION = re.compile(r"\s*[+-]?[0-9.]{1,40}(e[+-]?[0-9]{1,3}|/[0-9]{1,40})?\s*\Z", re.IGNORECASE)


class Twenty48Puzzle:
    """Implements `core.base.puzzle` for 2048 on boards of 2 to 8 rows and 2 to 8 columns."""

    name = "2048"

    def new(self, variant: str, seed: int) -> Board:
        """Return the board of `variant` with two random tiles.

        `variant` is "4x4", "3x4" (rows first), "3x3:256" with its own target, or "3x3:256:0.25" with its own
        probability of a 4 as well.
        """
        shape, target, four = parse_variant(variant)
        return first_board(shape, target, seed & 0xFFFF_FFFF_FFFF_FFFF, four)

    def parse(self, text: str) -> Board:
        """Parse rows of tiles, on lines or separated by slashes, with `.` or 0 for an empty cell.

        A heading such as `target 512 score 40` may precede them. Boards as other programs write them are read too, see
        `core.twenty48.foreign_text`.
        """
        return _parse(text)

    def format(self, state: Board) -> str:
        """Return a board as text: the heading, then the rows with aligned columns."""
        tiles = [str(1 << exponent) if exponent else "." for exponent in state.cells]
        width = max(map(len, tiles))
        rows = (tiles[start : start + state.columns] for start in range(0, len(tiles), state.columns))
        about: dict[str, float] = {"target": 1 << state.target, "score": state.score, "moves": state.moves}
        about["generator"] = state.word
        if state.four != FOUR:
            about["four"] = state.four
        heading = " ".join(f"{name} {value!r}" for name, value in about.items())
        return "\n".join([heading, *(" ".join(tile.rjust(width) for tile in row) for row in rows)]) + "\n"

    def moves(self, state: Board) -> Sequence[str]:
        """Return the directions in which something moves, in the order left, right, up, down."""
        return [MOVES[direction] for direction in state.directions()]

    def apply(self, state: Board, move: str) -> tuple[Board, tuple[Event, ...]]:
        """Make a move; return the new board and its events: slides and merges, then the new tile.

        Slides and merges are in order from the edge inwards, line by line. Raises IllegalMoveError if nothing moves.
        """
        if move not in MOVES:
            raise InputError(phrase("{name} is not a move. Use left right up down", name=move))
        result = state.step(MOVES.index(move))
        if result is None:
            raise IllegalMoveError(_CANNOT_MOVE[move])
        return result

    def goal(self, state: Board) -> bool:
        """Whether the board has a tile of the target or larger."""
        return state.won

    def parse_moves(self, text: str) -> list[str]:
        """Parse moves: words, letters, or letters run together, separated by spaces or commas.

        For instance `left up`, `l u`, `LURD`.
        """
        moves: list[str] = []
        for token in check_typed_text(text).replace(",", " ").split():
            word = token.lower()
            for part in (word,) if word in MOVES else word:
                move = part if part in MOVES else _LETTERS.get(part)
                if move is None:
                    raise InputError(
                        phrase("{name} is not a move. Use left right up down", name=_shorten_text(token)),
                        phrase("move {number}", number=len(moves) + 1),
                    )
                moves.append(move)
        return moves

    def format_moves(self, moves: Iterable[str]) -> str:
        """Return the first letters of the moves, run together."""
        return "".join(move[0] for move in moves)


PUZZLE = Twenty48Puzzle()


def boards_of(start: str, moves: Iterable[str]) -> list[Board]:
    """Return a game's boards from the text of its first one and its moves.

    Raises InputError for an invalid board or move.
    """
    boards = [PUZZLE.parse(start)]
    for number, move in enumerate(moves, 1):
        try:
            boards.append(PUZZLE.apply(boards[-1], move)[0])
        except InputError as error:
            raise InputError(error.message, phrase("move {number}", number=number)) from None
    return boards


def parse_variant(variant: str) -> tuple[BoardShape, int, float]:
    """Return the shape, the target's exponent and the probability of a 4 of a variant."""
    match = _VARIANT.match(variant)
    if match is None or not all(LEAST <= int(match[side]) <= MOST for side in (1, 2)):
        raise InputError(
            phrase("{name} is not a board. Use 2x2 to 8x8, or 3x3:256 for a target of 256", name=_shorten_text(variant))
        )
    shape = BoardShape(int(match[1]), int(match[2]))
    target = default_target(shape) if match[3] is None else target_exponent(shape, int(match[3]))
    return shape, target, FOUR if match[4] is None else float(parse_four(match[4]))


def parse_four(text: str, place: str = "") -> Fraction:
    """Return the probability of a 4 given as `0.1`, `10e-2` or `1/10`, without rounding.

    Raises InputError, which names the `place` that the text is from.
    """
    try:
        # The pattern limits the exponent: Fraction would expand one of nine digits to as many digits.
        value = Fraction(text) if _FRACTION.match(text) else None
    except (ValueError, ZeroDivisionError):
        value = None
    if value is None:
        raise InputError(
            phrase("{text} is not a probability. Write it as 0.1 or 1/10", text=_shorten_text(text))
            if text.strip()
            else phrase("No probability is given. Write it as 0.1 or 1/10"),
            place,
        )
    if not 0 <= value <= 1:
        raise InputError(phrase("{text} is not a probability from 0 to 1", text=_shorten_text(text)), place)
    return value


def retarget_board(board: Board, target: int, four: float) -> Board:
    """Return the same position with the target 2^`target` and the probability `four` from now on."""
    return Board(
        board.shape, board.cells, target=target, score=board.score, moves=board.moves, word=board.word, four=four
    )


def exponent_of(target: int, place: str = "") -> int:
    """Return the exponent of a target tile of 2048, such as 11 for the tile 2048.

    Raises InputError if it is no power of two from 8. `place` is where the tile was written, for the error message.
    """
    if target < 8 or target & (target - 1):
        raise InputError(phrase("{target} is no target. Use a power of two from 8", target=target), place)
    return target.bit_length() - 1


def default_target(shape: BoardShape) -> int:
    """Return the exponent of the default target of a shape."""
    return _DEFAULT_TARGETS.get(shape.cells, 11)


def target_exponent(size: BoardShape | int, target: int) -> int:
    """Return the exponent of a target tile that fits on a board; a whole number as size means a square.

    Raises InputError for other targets.
    """
    shape = shape_of(size)
    if target not in targets(shape):
        raise InputError(
            phrase(
                "{target} is no target for {board}. Use a power of two from 8 to {most}",
                target=target,
                board=str(shape),
                most=targets(shape)[-1],
            )
        )
    return target.bit_length() - 1


def targets(shape: BoardShape) -> list[int]:
    """Return the targets offered for a shape, smallest first: those that can be made, up to 131072."""
    return [1 << exponent for exponent in range(3, min(shape.largest, 17) + 1)]


def _parse(text: str) -> Board:
    heading: dict[str, int] = {}
    four = FOUR
    rows: list[tuple[int, list[re.Match[str]]]] = []
    if len(text) > LONGEST:
        raise InputError(
            phrase(
                "A text of {characters:,} characters is no board; {most:,} is the most",
                characters=len(text),
                most=LONGEST,
            )
        )
    for number, line in enumerate(plain_board(text).splitlines(), 1):
        tokens = list(_TOKEN.finditer(line))
        if tokens and not rows and not heading and tokens[0][0].isalpha():
            heading, four = _parse_heading(tokens, number)
        else:
            rows += [(number, row) for row in _rows_on(line)]
    if not rows:
        raise InputError.at_position(phrase("There is no board here"), 1, 1)
    if len(rows) == 1 and len(rows[0][1]) in _SQUARES:
        rows = _in_rows(*rows[0])
    columns = len(rows[0][1])
    if columns == 1:
        message = phrase(
            "{text} stands alone in its row. Put blanks between tiles, as in 2 4 / . 2",
            text=_shorten_text(rows[0][1][0][0]),
        )
        raise InputError.at_position(message, rows[0][0], 1)
    if not LEAST <= columns <= MOST:
        message = phrase(
            "A row of %n cells is not possible. Use boards from 2x2 to 8x8",
            one="A row of %n cells is not possible. Use boards from 2x2 to 8x8",
            n=columns,
        )
        raise InputError.at_position(message, rows[0][0], 1)
    for number, tokens in rows[:MOST]:
        if len(tokens) != columns:
            column = tokens[min(len(tokens) - 1, columns)].start() + 1
            message = phrase(
                "This row has %n cells, the first has {columns}",
                one="This row has %n cell, the first has {columns}",
                n=len(tokens),
                columns=columns,
            )
            raise InputError.at_position(message, number, column)
    if not LEAST <= len(rows) <= MOST:
        number = rows[min(len(rows) - 1, MOST)][0]
        message = phrase(
            "A board of %n rows is not possible. Use boards from 2x2 to 8x8",
            one="A board of %n row is not possible. Use boards from 2x2 to 8x8",
            n=len(rows),
        )
        raise InputError.at_position(message, number, 1)
    shape = BoardShape(len(rows), columns)
    return Board(
        shape,
        bytes(_parse_tile(token, number, shape) for number, tokens in rows for token in tokens),
        target=target_exponent(shape, heading["target"]) if "target" in heading else default_target(shape),
        score=heading.get("score", 0),
        moves=heading.get("moves", 0),
        word=heading.get("generator", 0),
        four=four,
    )


_LIMITS = {"target": 1 << 50, "score": (1 << 63) - 1, "moves": (1 << 63) - 1, "generator": (1 << 64) - 1}


def _parse_heading(tokens: list[re.Match[str]], line: int) -> tuple[dict[str, int], float]:
    """Return the whole numbers of a heading by name, and the probability of a 4."""
    heading: dict[str, int] = {}
    four = FOUR
    for key, value in zip(tokens[::2], [*tokens[1::2], None], strict=False):
        name = key[0].lower()
        if name == "four" and value is not None:
            try:
                four = float(parse_four(value[0]))
            except InputError as error:
                raise InputError.at_position(error.message, line, value.start() + 1) from None
            continue
        if name not in _LIMITS:
            message = phrase(
                "{name} is not known. Use target, score, moves, generator or four", name=_shorten_text(key[0])
            )
            raise InputError.at_position(message, line, key.start() + 1)
        if value is None or not _is_number(value[0]) or int(value[0]) > _LIMITS[name]:
            message = phrase("A whole number belongs after {name}", name=name)
            raise InputError.at_position(message, line, (value or key).start() + 1)
        heading[name] = int(value[0])
    return heading, four


def _in_rows(line: int, cells: list[re.Match[str]]) -> list[tuple[int, list[re.Match[str]]]]:
    """Return the rows of a square board whose cells are all on one line."""
    side = isqrt(len(cells))
    return [(line, cells[start : start + side]) for start in range(0, len(cells), side)]


def _rows_on(line: str) -> Iterator[list[re.Match[str]]]:
    """Yield the cells of each row on a line; rows are separated by slashes."""
    for part in re.finditer(r"[^/]+", line):
        if cells := list(_TOKEN.finditer(line, *part.span())):
            yield cells


def _parse_tile(token: re.Match[str], line: int, shape: BoardShape) -> int:
    text = token[0]
    if text in (".", "0"):
        return 0
    if not _is_number(text) or int(text) < 2 or int(text) & (int(text) - 1):
        message = phrase("{text} is not a tile. Tiles are 2, 4, 8 and so on", text=_shorten_text(text))
        raise InputError.at_position(message, line, token.start() + 1)
    exponent = int(text).bit_length() - 1
    if exponent > shape.largest:
        message = phrase(
            "A {board} board cannot hold {tile}. Its largest tile is {largest}",
            board=str(shape),
            tile=text,
            largest=1 << shape.largest,
        )
        raise InputError.at_position(message, line, token.start() + 1)
    return exponent


def _shorten_text(text: str) -> str:
    """Return a text shortened to 20 characters for a message."""
    return text if len(text) <= 20 else f"{text[:20]}…"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20
