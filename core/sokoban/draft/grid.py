"""Level draft: a grid that may still be incomplete, and the editor's operations as pure functions.

Unlike XSB a draft distinguishes floor from empty squares ("nothing"), so a room may be open while it is drawn. A draft
is immutable; every operation returns a new one. Squares are indices `y * width + x`.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from core.base.budget import inflate
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import MAX_SIZE, Board
from core.sokoban.level import MAX_SIDE, plain_row
from core.sokoban.transform import Symmetry, transform_rows

NOTHING, FLOOR, WALL = ord(" "), ord("-"), ord("#")
GOAL, BOX, BOX_ON_GOAL, MAN, MAN_ON_GOAL = map(ord, ".$*@+")
SIGNS = b" -#.$*@+"
BOXES, MEN, GOALS = b"$*", b"@+", b".*+"
FIGURES = b"$*@+."
FREE = b"-.$*@+"
"""Signs of all squares that are neither wall nor nothing."""
EDGES = ((-1, 0), (0, -1), (1, 0), (0, 1))


class Tool(StrEnum):
    """Painting tool of the level editor."""

    WALL = "wall"
    FLOOR = "floor"
    GOAL = "goal"
    BOX = "box"
    MAN = "man"
    ERASE = "erase"


def _table(pairs: dict[str, str]) -> bytes:
    table = bytearray(range(256))
    for olds, new in pairs.items():
        for old in olds:
            table[ord(old)] = ord(new)
    return bytes(table)


# A box or a man can share a square with a goal; everything else replaces what the square held.
_PAINT = {
    Tool.WALL: _table({" -#.$*@+": "#"}),
    Tool.FLOOR: _table({" -#.$*@+": "-"}),
    Tool.GOAL: _table({" -#.": ".", "$*": "*", "@+": "+"}),
    Tool.BOX: _table({" -#$@": "$", ".*+": "*"}),
    Tool.MAN: _table({" -#$@": "@", ".*+": "+"}),
    Tool.ERASE: _table({" -#": " ", ".$@": "-", "*+": "."}),
}
_NO_MAN = _table({"@": "-", "+": "."})
_AS_XSB = _table({"-": " "})
_OPPOSITE = bytes([1]) + bytes(255)
MOST_WORDS = 1 << 20
"""Maximum size in bytes of the title, author and comment of a saved draft."""
_STRANGE = re.compile("[^-#.$*@+ ]")


@dataclass(frozen=True, slots=True)
class Draft:
    """Level that is being drawn: its grid row by row in XSB, with title, author and comment.

    In the grid `-` is floor, and a blank is nothing.
    """

    width: int
    height: int
    signs: bytes
    title: str = ""
    author: str = ""
    comment: str = ""

    def __post_init__(self) -> None:
        check_size(self.width, self.height)
        if len(self.signs) != self.width * self.height or self.signs.translate(None, SIGNS):
            raise InputError(phrase("A draft has one level character for every square"))

    def sign_at(self, x: int, y: int) -> int:
        """Return the sign at column x, row y; NOTHING outside the grid."""
        return self.signs[y * self.width + x] if 0 <= x < self.width and 0 <= y < self.height else NOTHING

    def xy(self, square: int) -> tuple[int, int]:
        """Return the column and row of a square."""
        return square % self.width, square // self.width

    def squares(self, signs: bytes) -> list[int]:
        """Return all squares that hold one of these signs, ascending."""
        matches = []
        for sign in signs:
            square = self.signs.find(sign)
            while square >= 0:
                matches.append(square)
                square = self.signs.find(sign, square + 1)
        return sorted(matches)

    def count(self, signs: bytes) -> int:
        """Return the number of squares that hold one of these signs."""
        return sum(self.signs.count(sign) for sign in signs)

    @property
    def rows(self) -> list[bytes]:
        """Rows of the grid, from top to bottom."""
        return [self.signs[start : start + self.width] for start in range(0, len(self.signs), self.width)]

    @property
    def text(self) -> str:
        """Level as XSB without the empty margins; a blank row inside becomes `-`, as .sok requires."""
        return "\n".join(row or "-" for row in xsb_rows(self))

    def pack(self) -> str:
        """Return the whole draft encoded as one word, which `unpack_draft` decodes."""
        words = (word.replace("\0", "") for word in (self.title, self.author, self.comment))
        header = "\0".join((str(self.width), *words)).encode("utf-8", "surrogatepass")
        return base64.b85encode(zlib.compress(header + b"\n\0\n" + self.signs, 1)).decode()


def unpack_draft(word: str) -> Draft:
    """Return the draft encoded by `Draft.pack`. Raises InputError if the word cannot be decoded."""
    try:
        header, _, signs = inflate(base64.b85decode(word), MAX_SIZE + MOST_WORDS).rpartition(b"\n\0\n")
        width, title, author, comment = header.decode("utf-8", "surrogatepass").split("\0")
        return Draft(int(width), len(signs) // int(width), signs, title, author, comment)
    except (ValueError, ZeroDivisionError, AttributeError) as error:
        raise InputError(phrase("The saved draft cannot be read")) from error


def check_size(width: int, height: int) -> None:
    """Raise InputError unless a level may have this width and height."""
    if width < 1 or height < 1:
        raise InputError(phrase("A level has at least one square"))
    if (width + 2) * (height + 2) > MAX_SIZE:
        raise InputError(
            phrase(
                "{width} × {height} squares are too many; {most} × {most} is the most",
                width=width,
                height=height,
                most=MAX_SIDE,
            )
        )


def column_name(x: int) -> str:
    """Return the name of a column as in a spreadsheet: A to Z, AA, AB ..."""
    name = ""
    x += 1
    while x:
        x, letter = divmod(x - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def square_name(x: int, y: int) -> str:
    """Return the name of a square as the editor labels it: L6 is column 11, row 5."""
    return f"{column_name(x)}{y + 1}"


# Making drafts


def room(width: int, height: int) -> Draft:
    """Return an empty room surrounded by a wall."""
    check_size(width, height)
    wall = b"#" * width
    inner = [b"#" + b"-" * (width - 2) + b"#" if width > 1 else b"#"] * max(0, height - 2)
    return Draft(width, height, b"".join([wall, *inner, wall][:height]))


def from_rows(rows: Sequence[str], title: str = "", author: str = "", comment: str = "") -> Draft:
    """Return a draft of XSB rows, with blanks inside the level as floor.

    A blank is floor if the man, a box or a goal could get there, or if walls enclose it. Characters that no level has
    become floor as well. Raises InputError if the level is too large.
    """
    plain = [plain_row(row) for row in rows]
    width = max(map(len, plain), default=0)
    signs = "".join(_STRANGE.sub(" ", row).ljust(width) for row in plain).encode()
    draft = Draft(width, len(plain), signs, title, author, comment)
    inside = find_reachable(draft, b" " + FREE, draft.squares(FIGURES))
    return floor_enclosed(_with_signs(draft, _replace_where(draft.signs, NOTHING, FLOOR, inside)))


class DraftImport(NamedTuple):
    """Draft read from a text, and what else was found in the text."""

    draft: Draft
    levels: int
    """Number of levels in the text; the draft is the first."""
    strange: int
    """Number of characters in the level that are not level characters."""


def from_text(text: str | bytes) -> DraftImport:
    """Return the first level of a text in any form that `core.sokoban.formats.collection` reads.

    Raises InputError with the place of the fault if there is no level.
    """
    # imported late, so that the editor opens without loading the parser
    from core.sokoban.formats.collection import read_collection

    try:
        found = read_collection(text)
    except InputError:
        rows = text.strip("\r\n").splitlines() if isinstance(text, str) else []
        if not any(row.strip() for row in rows) or any(_STRANGE.search(plain_row(row)) for row in rows):
            raise
        return DraftImport(from_rows(rows), 1, 0)  # a sketch without walls is not a level yet
    first = found.entries[0]
    strange = sum(len(_STRANGE.findall(row)) for row in first.rows)
    return DraftImport(from_rows(first.rows, first.title, first.author, first.comment), len(found.entries), strange)


# Masks of squares


def grid(draft: Draft, free: bytes) -> Board:
    """Return the draft as a board: squares with the signs `free` are floor, all others wall."""
    table = bytes(sign not in free for sign in range(256))
    goal = bytes(sign in GOALS for sign in range(256))
    border = b"\1" * (draft.width + 2)
    walls = b"".join([border, *(b"\1" + row.translate(table) + b"\1" for row in draft.rows), border])
    none = bytes(draft.width + 2)
    goals = b"".join([none, *(b"\0" + row.translate(goal) + b"\0" for row in draft.rows), none])
    return Board(draft.width, draft.height, walls, goals)


def inner(board: Board, mask: bytes) -> bytes:
    """Return a mask over a board's cells without the board's border: one byte a square."""
    starts = range(board.stride + 1, board.size - board.stride, board.stride)
    return b"".join([mask[start : start + board.width] for start in starts])


def find_reachable(draft: Draft, free: bytes, starts: Iterable[int]) -> bytes:
    """Return a mask of the squares that can be reached from `starts` over squares with the signs `free`."""
    board = grid(draft, free)
    seen = bytes(board.size)
    for start in starts:
        cell = board.cell(*draft.xy(start))
        if not board.walls[cell] and not seen[cell]:
            seen = _unite_masks(seen, board.flood(cell))
    return inner(board, seen)


def _unite_masks(first: bytes, second: bytes) -> bytes:
    """Return the union of two masks, as one operation on long integers: the fastest loop Python has."""
    return (int.from_bytes(first, "little") | int.from_bytes(second, "little")).to_bytes(len(first), "little")


def intersect_masks(first: bytes, second: bytes) -> bytes:
    """Return the intersection of two masks."""
    return (int.from_bytes(first, "little") & int.from_bytes(second, "little")).to_bytes(len(first), "little")


def opposite(mask: bytes) -> bytes:
    """Return the complement of a mask."""
    return mask.translate(_OPPOSITE)


def mask_signs(draft: Draft, signs: bytes) -> bytes:
    """Return a mask, one byte a square: 1 where one of these signs stands."""
    return draft.signs.translate(bytes(sign in signs for sign in range(256)))


def rim(draft: Draft) -> set[int]:
    """Return the squares along the edge of the grid."""
    width, size = draft.width, draft.width * draft.height
    return {*range(width), *range(size - width, size), *range(0, size, width), *range(width - 1, size, width)}


def find_marked(mask: bytes) -> Iterator[int]:
    """Yield the squares that a mask marks, ascending."""
    square = mask.find(1)
    while square >= 0:
        yield square
        square = mask.find(1, square + 1)


def region(draft: Draft, square: int) -> bytes:
    """Return a mask of the connected squares with the same sign as `square`."""
    return find_reachable(draft, draft.signs[square : square + 1], (square,))


# Painting


def _with_signs(draft: Draft, signs: bytes | bytearray) -> Draft:
    return replace(draft, signs=bytes(signs))


def paint(draft: Draft, squares: Iterable[int], tool: Tool) -> Draft:
    """Paint the squares with a tool; as there is only one man, he goes to the last of them.

    Erasing takes what is on top: man or box, then the goal, then wall or floor. An erased wall next to floor becomes
    floor, so that removing a wall inside the room leaves no hole.
    """
    signs = bytearray(draft.signs)
    table = _PAINT[tool]
    if tool is Tool.MAN:
        for man in list(squares)[-1:]:
            signs = signs.translate(_NO_MAN)
            signs[man] = table[signs[man]]
        return _with_signs(draft, signs)
    for square in squares:
        sign = signs[square]
        signs[square] = FLOOR if tool is Tool.ERASE and sign == WALL and _by_floor(draft, square) else table[sign]
    return _with_signs(draft, signs)


def _by_floor(draft: Draft, square: int) -> bool:
    x, y = draft.xy(square)
    return any(draft.sign_at(x + dx, y + dy) in FREE for dx, dy in EDGES)


def rectangle(draft: Draft, corner: int, opposite: int, *, frame: bool = False) -> list[int]:
    """Return the squares of the rectangle with these corners, or only those of its frame."""
    (x1, y1), (x2, y2) = draft.xy(corner), draft.xy(opposite)
    left, right, top, bottom = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
    return [
        y * draft.width + x
        for y in range(top, bottom + 1)
        for x in range(left, right + 1)
        if not frame or x in (left, right) or y in (top, bottom)
    ]


def line(draft: Draft, start: int, end: int) -> list[int]:
    """Return the squares of a line without its start; consecutive squares share a side."""
    (x, y), (end_x, end_y) = draft.xy(start), draft.xy(end)
    across, down = abs(end_x - x), abs(end_y - y)
    balance = across - down
    squares = []
    for _ in range(across + down):
        if balance > 0:
            x += 1 if end_x > x else -1
            balance -= 2 * down
        else:
            y += 1 if end_y > y else -1
            balance += 2 * across
        squares.append(y * draft.width + x)
    return squares


def fill(draft: Draft, square: int, tool: Tool) -> Draft:
    """Paint the connected squares that have the same sign as `square`; a man goes to `square` only."""
    if tool is Tool.MAN:
        return paint(draft, (square,), tool)
    sign = draft.signs[square]
    if tool is Tool.ERASE and sign == WALL:
        return paint(draft, find_marked(region(draft, square)), tool)
    return _with_signs(draft, _replace_where(draft.signs, sign, _PAINT[tool][sign], region(draft, square)))


def floor_enclosed(draft: Draft) -> Draft:
    """Turn every empty square that does not reach the edge of the grid into floor."""
    if NOTHING not in draft.signs:
        return draft
    outside = find_reachable(draft, b" ", rim(draft))
    if outside.count(1) == draft.signs.count(NOTHING):
        return draft
    return _with_signs(draft, _replace_where(draft.signs, NOTHING, FLOOR, opposite(outside)))


def _replace_where(signs: bytes, old: int, new: int, mask: bytes) -> bytes:
    return bytes([new if here and sign == old else sign for sign, here in zip(signs, mask, strict=True)])


def outside_floor(draft: Draft) -> bytes:
    """Return a mask of the floor that is open to the outside and connected to no man, box or goal."""
    connected = find_reachable(draft, FREE, draft.squares(FIGURES))
    open_floor = find_reachable(draft, b" -", (square for square in rim(draft) if draft.signs[square] in b" -"))
    return intersect_masks(mask_signs(draft, b"-"), intersect_masks(open_floor, opposite(connected)))


def without_outside(draft: Draft) -> Draft:
    """Return the draft with floor outside of the level removed."""
    return _with_signs(draft, _replace_where(draft.signs, FLOOR, NOTHING, outside_floor(draft)))


# Operations on the whole grid


def grow(draft: Draft, left: int, top: int, right: int, bottom: int) -> Draft:
    """Add columns and rows of nothing at each side; negative counts remove some.

    Raises InputError for a size no draft can have.
    """
    width, height = draft.width + left + right, draft.height + top + bottom
    check_size(width, height)
    before, after = b" " * max(0, left), b" " * max(0, right)
    cut = slice(max(0, -left), draft.width - max(0, -right))
    rows = draft.rows[max(0, -top) : draft.height - max(0, -bottom)]
    blank = b" " * width
    grown_rows = [before + row[cut] + after for row in rows]
    signs = b"".join([*[blank] * max(0, top), *grown_rows, *[blank] * max(0, bottom)])
    return replace(draft, width=width, height=height, signs=signs)


def margins(draft: Draft) -> tuple[int, int, int, int]:
    """Return the widths of the empty margins: left, top, right, bottom; all zero for an empty grid."""
    used = [y for y, row in enumerate(draft.rows) if row.strip(b" ")]
    if not used:
        return 0, 0, 0, 0
    rows = [draft.rows[y] for y in used]
    left = min(draft.width - len(row.lstrip(b" ")) for row in rows)
    right = min(draft.width - len(row.rstrip(b" ")) for row in rows)
    return left, used[0], right, draft.height - 1 - used[-1]


def trim_draft(draft: Draft) -> Draft:
    """Return the draft without floor outside the walls and without empty margins."""
    bare = without_outside(draft)
    left, top, right, bottom = margins(bare)
    return grow(bare, -left, -top, -right, -bottom)


def transform_draft(draft: Draft, symmetry: Symmetry) -> Draft:
    """Return the draft rotated or mirrored."""
    width, height = (draft.height, draft.width) if symmetry.turns_sides else (draft.width, draft.height)
    rows = transform_rows([row.decode() for row in draft.rows], symmetry)
    return replace(draft, width=width, height=height, signs="".join(row.ljust(width) for row in rows).encode())


def shift_draft(draft: Draft, dx: int, dy: int) -> Draft:
    """Return the draft with everything shifted inside the grid. Raises InputError if something would leave it."""
    left, top, right, bottom = margins(draft)
    if -dx > left:
        raise InputError(phrase("The level touches the left edge; add squares there first"))
    if dx > right:
        raise InputError(phrase("The level touches the right edge; add squares there first"))
    if -dy > top:
        raise InputError(phrase("The level touches the top edge; add squares there first"))
    if dy > bottom:
        raise InputError(phrase("The level touches the bottom edge; add squares there first"))
    return grow(draft, dx, dy, -dx, -dy)


# The level


def xsb_rows(draft: Draft) -> list[str]:
    """Return plain XSB rows without the empty margins of the grid."""
    left, top, right, bottom = margins(draft)
    rows = draft.rows[top : draft.height - bottom]
    return [row[left : draft.width - right].translate(_AS_XSB).rstrip().decode() for row in rows]
