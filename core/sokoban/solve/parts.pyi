"""The parts of the searches, each by itself: what they leave out, and what keeps plans true, can be tried alone."""

from collections.abc import Collection, Sequence

from core.sokoban.board import State
from core.sokoban.solve.engine import Engine, Push

BOARDS_BYTES: int
"""That boards with frozen boxes as walls may take."""
PAIRS_BYTES: int

class Parts:
    """What the searches of a level ask of a position. Positions with a box on a dead square raise ValueError."""

    def __init__(self, engine: Engine) -> None:
        """What `trapped` learns, the searches of `engine` know. Raises MemoryError."""

    def living_pushes(self, state: State) -> list[Push]:
        """The pushes that leave no box on a dead square, and freeze none for which there is no goal."""

    def least_pushes(self, state: State, *, frozen_as_walls: bool, pairs: bool = False) -> int | None:
        """A lower bound: boxes matched to goals, by pushes of a lone box; None if there is no such matching.

        With `pairs` what two boxes need more than each by itself is added, if that can be measured within PAIRS_BYTES.
        """

    def corral_pushes(self, state: State) -> list[Push] | None:
        """The pushes into a PI-corral, one of which comes next in some shortest solution; None if there is none."""

    def trapped(self, state: State) -> bool:
        """Whether some of the boxes are found to be a trap; learns patterns."""

    def has_pattern(self, state: State) -> bool:
        """Whether the boxes match a pattern that was learnt."""

    def sink(self, boxes: Collection[int], squares: Sequence[int]) -> set[int]:
        """The most of these cells that a box can be pushed between to and fro, the boxes on the board being walls.

        No more cells than the level has goals.
        """

    def leave(self, start: Collection[int], steps: Sequence[tuple[Collection[int], int, bool]]) -> list[bool]:
        """Whether boxes can leave the board one after the other, each for one of the `start` cells of its own.

        A step tells the cells of all boxes on the board, that of the box that leaves, and whether it is put back at
        once. A box that cannot leave has not left.
        """

    def pieces(self, state: State, box: int, at: int) -> tuple[int, dict[int, set[int]]]:
        """Return into how many pieces the floor around `box` falls if it is put down on the cell `at`, and their cells.

        The pieces are ordered by their lowest cell. `at` is connected with the cell of the box.
        """

    def hotspots(self, state: State) -> int:
        """How many boxes that are on no goal would, if they stayed, take goals from others."""
