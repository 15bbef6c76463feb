"""The play options: remembered choices of how boxes are moved and how moves are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.services.settings import Settings
from core.sokoban.path.held import DeadSquareRule
from core.sokoban.solve.solver import Metric

SMOOTH, STEPS, INSTANT = "smooth", "steps", "instant"
"""How a movement is shown: gliding, square by square, or only its end."""
ANIMATIONS = (SMOOTH, STEPS, INSTANT)
MEMORIES = (512, 1024, 2048, 4096, 8192)
"""Megabytes that one may let the solver take."""
MEMORY, QUIET, BY_MOVES = "sokoban/memory", "sokoban/quiet", "sokoban/by_moves"


def solver_megabytes(settings: Settings) -> int:
    """What the solver may take."""
    chosen = settings.get(MEMORY, 1024)
    return chosen if chosen in MEMORIES else 1024


def solver_memory(settings: Settings) -> int:
    """The most bytes that a search may take."""
    return solver_megabytes(settings) << 20


def first_metric(settings: Settings) -> Metric:
    """What counts first of a solution."""
    return Metric.MOVES if settings.get(BY_MOVES, False) else Metric.PUSHES


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

    @property
    def moves_first(self) -> bool:
        """Whether a box takes the way of the fewest moves, not of the fewest pushes."""
        return self._moves_first

    @moves_first.setter
    def moves_first(self, on: bool) -> None:
        self._moves_first = on
        self._remember("by_moves", on)

    @property
    def metric(self) -> Metric:
        """What counts first of a solution."""
        return Metric.MOVES if self._moves_first else Metric.PUSHES

    def cost(self, moves: str) -> tuple[int, int]:
        """What moves (LURD) cost: what counts first, and then the other."""
        pushes = sum(map(str.isupper, moves))
        return (len(moves), pushes) if self._moves_first else (pushes, len(moves))

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
        self._warn = on
        self._remember("deadlocks", on)

    @property
    def quiet(self) -> bool:
        """Whether nothing is told that could give something away: bests, depths, solutions, lost boxes."""
        return self._quiet

    @quiet.setter
    def quiet(self, on: bool) -> None:
        self._quiet = on
        self._remember("quiet", on)

    def _remember(self, key: str, value: bool | str) -> None:
        self._settings.set(f"sokoban/{key}", value)
        self.changed.emit()
