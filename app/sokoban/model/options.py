"""The play options: remembered choices of how boxes are moved and how moves are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.base.storage.settings import Settings
from core.sokoban.path.held_piece import DeadSquareRule
from core.sokoban.solve.order import ORDERS, PUSHES_FIRST, SolutionOrder
from core.sokoban.solve.solver import SolverMetric

SMOOTH, STEPS, INSTANT = "smooth", "steps", "instant"
"""How a movement is shown: gliding, square by square, or only its end."""
ANIMATIONS = (SMOOTH, STEPS, INSTANT)
MEMORIES = (512, 1024, 2048, 4096, 8192)
"""Megabytes that one may let the solver take."""
MEMORY, QUIET, BY_MOVES = "sokoban/memory", "sokoban/quiet", "sokoban/by_moves"
ASKED, ORDER = "sokoban/asked", "sokoban/order"
TOLD_AT_FIRST = False
"""Whether a player who was not asked yet is told what could give something away."""


def solver_megabytes(settings: Settings) -> int:
    """What the solver may take."""
    chosen = settings.get(MEMORY, 1024)
    return chosen if chosen in MEMORIES else 1024


def solver_memory(settings: Settings) -> int:
    """The most bytes that a search may take."""
    return solver_megabytes(settings) << 20


def first_metric(settings: Settings) -> SolverMetric:
    """What counts first of a solution."""
    return SolverMetric.MOVES if settings.get(BY_MOVES, False) else SolverMetric.PUSHES


def order_name(order: SolutionOrder) -> str:
    """Return the key by which an order is remembered."""
    return f"{order.first}-{order.tie}"


class PlayOptions(QObject):
    """Each is remembered when it is set."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        rule, animation = settings.get("sokoban/dead", ""), settings.get("sokoban/animation", "")
        self._moves_first = settings.get(BY_MOVES, False)
        self._dead_squares = DeadSquareRule(rule) if rule in set(DeadSquareRule) else DeadSquareRule.HIDE
        self._animation = animation if animation in ANIMATIONS else SMOOTH
        self._warn = settings.get("sokoban/deadlocks", True)
        self._quiet = settings.get(QUIET, False)
        self._asked = settings.get(ASKED, TOLD_AT_FIRST)
        names = {order_name(order): order for order in ORDERS}
        self._order = names.get(settings.get(ORDER, ""), PUSHES_FIRST)

    @property
    def moves_first(self) -> bool:
        """Whether a box takes the way of the fewest moves, not of the fewest pushes."""
        return self._moves_first

    @moves_first.setter
    def moves_first(self, on: bool) -> None:
        self._moves_first = on
        self._remember("by_moves", on)

    @property
    def metric(self) -> SolverMetric:
        """What counts first of a solution."""
        return SolverMetric.MOVES if self._moves_first else SolverMetric.PUSHES

    def cost(self, moves: str) -> tuple[int, int]:
        """What moves (LURD) cost: what counts first, and then the other."""
        pushes = sum(map(str.isupper, moves))
        return (len(moves), pushes) if self._moves_first else (pushes, len(moves))

    @property
    def order(self) -> SolutionOrder:
        """What a solution that is searched for is to have least of."""
        return self._order

    @order.setter
    def order(self, order: SolutionOrder) -> None:
        self._order = order
        self._remember("order", order_name(order))

    @property
    def has_answered(self) -> bool:
        """Whether the player has said if hints that could give something away are wanted."""
        return self._asked

    def answer(self, *, quiet: bool) -> None:
        """The player was asked whether he wants to be told nothing."""
        self._asked, self._quiet = True, quiet
        self._settings.set(ASKED, True)
        self._remember("quiet", quiet)

    @property
    def dead_squares(self) -> DeadSquareRule:
        """What is made of squares from which a box could never get to a goal."""
        return self._dead_squares

    @dead_squares.setter
    def dead_squares(self, rule: DeadSquareRule) -> None:
        self._dead_squares = rule
        self._remember("dead", rule.value)

    @property
    def animation(self) -> str:
        """How a movement is shown: `SMOOTH`, `STEPS` or `INSTANT`."""
        return self._animation

    @animation.setter
    def animation(self, kind: str) -> None:
        self._animation = kind
        self._remember("animation", kind)

    @property
    def warn(self) -> bool:
        """Whether deadlocks are looked for."""
        return self._warn

    @warn.setter
    def warn(self, on: bool) -> None:
        self._asked = True
        self._settings.set(ASKED, True)
        self._warn = on
        self._remember("deadlocks", on)

    @property
    def is_quiet(self) -> bool:
        """Whether everything that could give something away is hidden: best results, depths, solutions, lost boxes."""
        return self._quiet

    @is_quiet.setter
    def is_quiet(self, on: bool) -> None:
        self.answer(quiet=on)

    def _remember(self, key: str, value: bool | str) -> None:
        self._settings.set(f"sokoban/{key}", value)
        self.changed.emit()
