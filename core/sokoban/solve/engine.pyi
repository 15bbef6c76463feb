"""The searches of this folder over one level, behind Python objects; see the headers beside this file."""

from collections.abc import Sequence
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import Board, State

MOST_SQUARES: int
"""Of floor, in a level that can be searched."""
MOST_BOXES: int

class Push(NamedTuple):
    """A box goes one square on."""

    box: int
    """The cell it stands on before."""
    way: int
    """0..3 = left, up, right, down."""

class Tried(NamedTuple):
    """How far a search for any solution came."""

    ending: str
    """"solved", "time", "memory", "cancelled" or "emptied", which proves nothing."""
    pushes: tuple[Push, ...]
    """If solved; not the fewest."""
    planned: int
    """Steps of the packing plan; 0 for a search without one."""
    done: int
    """The most of them that were ever done."""
    positions: int
    """Different ones that were met."""
    memory: int
    """Bytes that they take, and the perimeter, if there was one."""
    expanded: int
    """Those whose moves were all made."""
    generated: int
    """Moves made, each a journey of one box."""
    dead: int
    """Positions found dead when their turn came."""

class Shortened(NamedTuple):
    """What a search among the neighbours of a solution found."""

    ending: str
    """"solved", "time", "memory", "cancelled", or "emptied": a box of the solution is on a dead square."""
    pushes: tuple[Push, ...]
    """If solved: the least way there is among the arrangements allowed."""
    covered: int
    """The number of the first position whose neighbours did not all find room; one past the last if they did."""
    arrangements: int
    """Allowed, of boxes."""
    states: int
    """Arrangements with the man's square that were met."""

class Watch:
    """What a search tells while it is at work; to be read from any thread."""

    @property
    def positions(self) -> int:
        """Different ones that were met."""
    @property
    def memory(self) -> int:
        """Bytes that they take."""
    @property
    def proved(self) -> int:
        """No solution costs less, as far as an exact search has come; 0 before it knows anything."""
    @property
    def planned(self) -> int:
        """Steps of the packing plan; 0 while there is none."""
    @property
    def done(self) -> int:
        """The most of them that were ever done."""

class Perimeter:
    """Positions from which a greedy search knows a way home; many searches may ask it at once."""

class Engine:
    """A level's floor, measured once for all searches. O(squares² + squares x boxes) bytes and seconds / 10⁹."""

    def __init__(self, board: Board, inside: bytes) -> None:
        """`inside` is 1 on every cell that the man could walk to without boxes.

        Raises ValueError for more than MOST_SQUARES of them or more than MOST_BOXES goals, MemoryError.
        """

    def best_attempt(self, watch: Watch, state: State) -> State | None:
        """The best position so far of a search from `state`; None before there is one, or just while it is told."""

    def greedy(
        self,
        state: State,
        *,
        seconds: float,
        memory: int,
        control: Control,
        watch: Watch | None = None,
        end_man: int | None = None,
    ) -> tuple[Tried, Perimeter | None]:
        """A solution of no particular length, found greedily from both ends; and what was met from the solved end.

        There is no perimeter if a box stands on a dead square. The other words are those of `ahead`.
        """

    def ahead(
        self,
        state: State,
        *,
        style: int,
        seconds: float,
        memory: int,
        control: Control,
        watch: Watch | None = None,
        end_man: int | None = None,
        perimeter: Perimeter | None = None,
        seed: int = 0,
        work: float | None = None,
    ) -> Tried:
        """A solution of no particular length, found along a packing plan by features of positions.

        `style` is a `solver.Style`. A third of the time may go into the plan. With `work` it ends, too, once a
        processor has worked so many seconds for it, however many other programs want one. For `end_man` see `exact`.
        `control` counts the positions whose moves were made; `watch` goes on from the search before. Raises MemoryError
        if the system has not so much. The `perimeter` has to be one of the same state and `end_man`. Another `seed` is
        another try.
        """

    def shorten(
        self,
        state: State,
        pushes: Sequence[Push],
        nearest: Sequence[int],
        *,
        end_man: int | None,
        first: int,
        moves: bool,
        seconds: float,
        memory: int,
        control: Control,
    ) -> Shortened:
        """The least way near a known one, in moves and then pushes, or in pushes and then moves.

        Besides the known arrangements those are allowed in which up to `len(nearest)` boxes (at most 4) are moved, each
        to one of so many nearest squares: from the arrangement after `first` pushes on, as far as the memory allows.
        With `end_man` it has to end with the known last arrangement and the man there, otherwise with any solved one.
        `control` counts the states met. Raises MemoryError if the system has not so much.
        """
