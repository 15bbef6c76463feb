"""Every board of 2048 on the square boards and targets that the articles go through, counted in every way.

The first count fills each cell with nothing or any tile up to the target, and each later one leaves out boards that
cannot come up, down to those that play really shows. After J. Lees-Miller, "The Mathematics of 2048" (2017), parts 2
and 3, which end at 2048; here the targets go on to the largest tile of 4x4.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from core.twenty48.board import Board
from core.twenty48.shape import shape_of
from core.twenty48.states.count import BoardCount, count_boards, filled_to
from core.twenty48.states.layer_plot import FIRST_SUM, PUBLISHED, can_list
from core.twenty48.states.listing import positions

SIZES = (2, 3, 4)
FIRST, LAST = 3, shape_of(SIZES[-1]).largest
"""Exponents of the targets."""
AS_THEY_LIE = {
    (2, 3): 70,
    (2, 4): 214,
    (2, 5): 422,
    (3, 3): 8_461,
    (3, 4): 129_115,
    (3, 5): 983_625,
    (3, 6): 4_820_069,
    (3, 7): 17_244_751,
    (3, 8): 48_680_615,
    (3, 9): 114_088_687,
    (3, 10): 231_865_437,
    (4, 3): 675_154,
    (4, 4): 187_809_874,
}
"""Boards below the target that play shows, lost ones too, turned and mirrored ones apart: what a listing comes to."""
SYMMETRIES = 8


@dataclass(frozen=True)
class AllBoards:
    """The counts for `size` cells a side and the target 2^exponent.

    Each but `fillings` has one state for all that are won.
    """

    size: int
    exponent: int

    @property
    def cells(self) -> int:
        return self.size**2

    @property
    def can_make_target(self) -> bool:
        """Whether play can make the target at all."""
        return self.exponent <= shape_of(self.size).largest

    @property
    def fillings(self) -> int:
        """(K + 1)^C: each cell is empty or holds a tile up to the target."""
        return int((self.exponent + 1) ** self.cells)

    @property
    def unwon(self) -> int:
        """K^C + 1: each cell is empty or holds a tile below the target."""
        return int(self.exponent**self.cells) + 1

    @property
    def baseline(self) -> int:
        """Of these, those with two tiles or more and a 2 or a 4 among them."""
        return self._count.baseline

    @property
    def layers(self) -> int:
        """How many tile sums in a row, from 4 on, play can get to."""
        return (self._count.max_sum - FIRST_SUM) // 2 + 1

    @property
    def max_sum(self) -> int:
        """The last of these sums."""
        return self._count.max_sum

    @property
    def in_layers(self) -> int:
        """The boards of the baseline with such a tile sum."""
        return self._count.reachable_layers

    @cached_property
    def parts(self) -> tuple[int, int]:
        """Ways to fill the board up to the last sum: with any tiles below the target, and without a 2 or a 4."""
        return filled_to(self.size, self.exponent, self.max_sum)

    @property
    def reached_boards(self) -> int | None:
        """Number of boards that play really shows; None where they were not listed."""
        found = AS_THEY_LIE.get((self.size, self.exponent))
        return None if found is None else found + 1

    @property
    def classes(self) -> int | None:
        """The same up to symmetry, listed here or, with one state for all lost boards too, published."""
        found = positions(self.size, self.exponent)
        return found + 1 if found else PUBLISHED.get((self.size, self.exponent))

    @property
    def at_most(self) -> int | None:
        """What `reached` cannot exceed where only classes were listed: each has eight boards at most."""
        found = positions(self.size, self.exponent)
        return SYMMETRIES * found + 1 if found else None

    @property
    def source(self) -> str:
        """Who counted the boards that play shows: a command, or a publication; empty where nobody has."""
        where = self.size, self.exponent
        if where in PUBLISHED:
            return "published"
        return self.command if self.classes is not None else ""

    @property
    def command(self) -> str:
        """What counts them anew, up to symmetry."""
        disk = "" if can_list(self.size, self.exponent) else " --disk"
        return f"statewalk 2048 states --size {self.size} --target {1 << self.exponent}{disk}"

    @cached_property
    def _count(self) -> BoardCount:
        return count_boards(self.size, self.exponent)


def all_boards() -> tuple[AllBoards, ...]:
    """Every board and target, in this order."""
    return tuple(AllBoards(size, exponent) for size in SIZES for exponent in range(FIRST, LAST + 1))


def last_fold(size: int) -> Board:
    """The board on which the largest tile is about to be made: every cell is needed.

    To merge two tiles of 2^k one of them has to lie while the other is made, and so on down to two tiles of 4, for
    none that appears is larger. So C cells hold 2^C, ..., 8, 4 and 4, and fold up to 2^(C + 1) along a snake.
    """
    cells = size * size
    along = [*range(cells, 1, -1), 2]
    rows = [along[size * row : size * (row + 1)] for row in range(size)]
    snake = [tile for at, row in enumerate(rows) for tile in (reversed(row) if at % 2 else row)]
    return Board(size, bytes(snake), target=cells + 1)


def all_boards_csv(found: Iterable[AllBoards]) -> str:
    """A line for each under a header; what was not counted is empty."""
    lines = ["size,target,fillings,unwon,baseline,layers,last_sum,in_layers,reached,up_to_symmetry,counted_by"]
    for one in found:
        cells = (
            one.size,
            1 << one.exponent,
            one.fillings,
            one.unwon,
            one.baseline,
            one.layers,
            one.max_sum,
            one.in_layers,
            "" if one.reached_boards is None else one.reached_boards,
            "" if one.classes is None else one.classes,
            one.source,
        )
        lines.append(",".join(map(str, cells)))
    return "\n".join([*lines, ""])
