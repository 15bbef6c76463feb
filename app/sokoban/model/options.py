"""Options of playing Sokoban, remembered in the settings: hints, solver, and how moves are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.base.storage.settings import Settings
from core.sokoban.path.held_piece import DeadSquareRule
from core.sokoban.solve.order import ORDERS, PUSHES_FIRST, SolutionOrder
from core.sokoban.solve.solver import SolverMetric

SMOOTH, STEPS, INSTANT = "smooth", "steps", "instant"
"""Kinds of animation of a movement: gliding, square by square, or only its end."""
ANIMATIONS = (SMOOTH, STEPS, INSTANT)
MEMORIES = (512, 1024, 2048, 4096, 8192)
"""Memory limits of the solver to choose from, in megabytes."""
MEMORY, QUIET, BY_MOVES = "sokoban/memory", "sokoban/quiet", "sokoban/by_moves"
ASKED, ORDER = "sokoban/asked", "sokoban/order"
TOLD_AT_FIRST = False
"""Whether hints that could give something away are shown before the user was asked."""


def solver_megabytes(settings: Settings) -> int:
    """Return the solver's memory limit in megabytes."""
    chosen = settings.get(MEMORY, 1024)
    return chosen if chosen in MEMORIES else 1024


def solver_memory(settings: Settings) -> int:
    """Return the solver's memory limit in bytes."""
    return solver_megabytes(settings) << 20


def first_metric(settings: Settings) -> SolverMetric:
    """Return the metric that solutions are to be shortest in."""
    return SolverMetric.MOVES if settings.get(BY_MOVES, False) else SolverMetric.PUSHES


def order_name(order: SolutionOrder) -> str:
    """Return the name by which the settings store an order."""
    return f"{order.first}-{order.tie}"


class PlayOptions(QObject):
    """Options of playing Sokoban; each is stored in the settings when it is set."""

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
        """Whether a box takes the path with the fewest moves rather than the fewest pushes."""
        return self._moves_first

    @moves_first.setter
    def moves_first(self, on: bool) -> None:
        self._moves_first = on
        self._remember("by_moves", on)

    @property
    def metric(self) -> SolverMetric:
        """Metric that solutions are to be shortest in."""
        return SolverMetric.MOVES if self._moves_first else SolverMetric.PUSHES

    def cost(self, moves: str) -> tuple[int, int]:
        """Return the cost of moves (LURD): the count in the chosen metric, then the other count."""
        pushes = sum(map(str.isupper, moves))
        return (len(moves), pushes) if self._moves_first else (pushes, len(moves))

    @property
    def order(self) -> SolutionOrder:
        """Measures, in order, by which a searched solution is to be minimal."""
        return self._order

    @order.setter
    def order(self, order: SolutionOrder) -> None:
        self._order = order
        self._remember("order", order_name(order))

    @property
    def has_answered(self) -> bool:
        """Whether the user has said if hints that could give something away are wanted."""
        return self._asked

    def answer(self, *, quiet: bool) -> None:
        """Store the user's answer to the question whether all hints should be hidden."""
        self._asked, self._quiet = True, quiet
        self._settings.set(ASKED, True)
        self._remember("quiet", quiet)

    @property
    def dead_squares(self) -> DeadSquareRule:
        """How dead squares, from which a box can never get to a goal, are treated."""
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
        """Whether the user is warned of deadlocks."""
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
