"""Counts of 2048 boards on square sizes and all targets, by successively stricter definitions.

The first count fills each cell with nothing or any tile up to the target; each later one leaves out impossible boards,
down to those that play really reaches. After J. Lees-Miller, "The Mathematics of 2048" (2017), parts 2 and 3, which end
at 2048; here the targets go on to the largest tile of 4x4.
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
"""Exponents of the smallest and the largest target."""
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
"""Number of reached boards below the target by (size, exponent), lost ones included.

Turned and mirrored boards count separately. Counted by listing them all.
"""
SYMMETRIES = 8


@dataclass(frozen=True)
class AllBoards:
    """Counts of boards with `size` cells along a side and the target 2^exponent.

    All but `fillings` count the won boards as one state.
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
        """(K + 1)^C boards: each cell is empty or holds a tile up to the target."""
        return int((self.exponent + 1) ** self.cells)

    @property
    def unwon(self) -> int:
        """K^C + 1 boards: each cell is empty or holds a tile below the target; 1 is for the won state."""
        return int(self.exponent**self.cells) + 1

    @property
    def baseline(self) -> int:
        """Number of unwon boards with at least two tiles, a 2 or a 4 among them, and the won state."""
        return self._count.baseline

    @property
    def layers(self) -> int:
        """Number of consecutive tile sums, from 4 on, that play can reach."""
        return (self._count.max_sum - FIRST_SUM) // 2 + 1

    @property
    def max_sum(self) -> int:
        """Largest tile sum that play can reach below the target."""
        return self._count.max_sum

    @property
    def in_layers(self) -> int:
        """Number of boards of the baseline whose tile sum play can reach."""
        return self._count.reachable_layers

    @cached_property
    def parts(self) -> tuple[int, int]:
        """Ways to fill the board up to `max_sum`: with any tiles below the target, and without a 2 or a 4."""
        return filled_to(self.size, self.exponent, self.max_sum)

    @property
    def reached_boards(self) -> int | None:
        """Number of boards that play reaches; None if they were not listed."""
        count = AS_THEY_LIE.get((self.size, self.exponent))
        return None if count is None else count + 1

    @property
    def classes(self) -> int | None:
        """Number of boards that play reaches, up to symmetry; None if unknown.

        Listed by this program or published; the published counts have one state for all lost boards, too.
        """
        count = positions(self.size, self.exponent)
        return count + 1 if count else PUBLISHED.get((self.size, self.exponent))

    @property
    def at_most(self) -> int | None:
        """Upper bound of the number of 2048 boards that play reaches; None without a full listing of classes.

        A class is a board up to symmetry and has at most eight boards; the won state adds one.
        """
        class_count = positions(self.size, self.exponent)
        return SYMMETRIES * class_count + 1 if class_count else None

    @property
    def source(self) -> str:
        """Source of the count of reached boards: a command, or "published"; "" if not counted."""
        size_and_target = self.size, self.exponent
        if size_and_target in PUBLISHED:
            return "published"
        return self.command if self.classes is not None else ""

    @property
    def command(self) -> str:
        """Command that counts the reached boards anew, up to symmetry."""
        disk = "" if can_list(self.size, self.exponent) else " --disk"
        return f"statewalk 2048 states --size {self.size} --target {1 << self.exponent}{disk}"

    @cached_property
    def _count(self) -> BoardCount:
        return count_boards(self.size, self.exponent)


def all_boards() -> tuple[AllBoards, ...]:
    """Return the counts for every size and target, by size, then by target."""
    return tuple(AllBoards(size, exponent) for size in SIZES for exponent in range(FIRST, LAST + 1))


def last_fold(size: int) -> Board:
    """Return a board on which the largest possible tile is about to be made: every cell is needed.

    To merge two tiles of 2^k, one of them must wait while the other is made, and so on down to two tiles of 4, for no
    new tile is larger. So C cells hold 2^C, ..., 8, 4 and 4, and fold up to 2^(C + 1) along a snake.
    """
    cells = size * size
    exponents = [*range(cells, 1, -1), 2]
    rows = [exponents[size * row : size * (row + 1)] for row in range(size)]
    snake = [tile for row_index, row in enumerate(rows) for tile in (reversed(row) if row_index % 2 else row)]
    return Board(size, bytes(snake), target=cells + 1)


def all_boards_csv(found: Iterable[AllBoards]) -> str:
    """Return the counts as comma-separated lines under a header; unknown ones are empty."""
    lines = ["size,target,fillings,unwon,baseline,layers,last_sum,in_layers,reached,up_to_symmetry,counted_by"]
    for counts in found:
        cells = (
            counts.size,
            1 << counts.exponent,
            counts.fillings,
            counts.unwon,
            counts.baseline,
            counts.layers,
            counts.max_sum,
            counts.in_layers,
            "" if counts.reached_boards is None else counts.reached_boards,
            "" if counts.classes is None else counts.classes,
            counts.source,
        )
        lines.append(",".join(map(str, cells)))
    return "\n".join([*lines, ""])
