"""One game in progress, the same class for every puzzle: state, history, seed, clock, saving and loading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from core.puzzle import InputError, Puzzle

Record = dict[str, Any]
"""A game as JSON: `start` (state text), `moves`, `position`, `seed`, `elapsed` (seconds), `info` (the page's own)."""


class Session(QObject):
    """A game is its first state and a list of moves; the moves after `position` wait to be redone.

    States are immutable, so every one of them is kept and going anywhere in the history costs nothing.
    """

    stepped = Signal(object, bool)
    """One move was played, redone (True) or undone (False): the events of that move as a tuple, for animation.
    An undone move hands over its own events; the view plays them backwards."""

    jumped = Signal()
    """The state changed otherwise (new game, a jump in the history): show it without animation."""

    changed = Signal()
    """Anything changed, after `stepped` or `jumped`; refresh counters, enable actions, save."""

    def __init__(self, puzzle: Puzzle[Any, Any], start: Any, *, seed: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.seed = seed
        self.info: Record = {}
        self._states: list[Any] = [start]
        self._moves: list[str] = []
        self._position = 0
        self._elapsed = 0.0
        self._clock = QElapsedTimer()

    @property
    def start(self) -> Any:
        return self._states[0]

    @property
    def state(self) -> Any:
        """The state on the board now."""
        return self._states[self._position]

    @property
    def position(self) -> int:
        """How many moves lie before the current state."""
        return self._position

    @property
    def moves(self) -> Sequence[str]:
        """Every move of the history, those waiting to be redone included. Not to be changed."""
        return self._moves

    @property
    def states(self) -> Sequence[Any]:
        """The state before each move of `moves`, and the one after the last. Not to be changed."""
        return self._states

    @property
    def played(self) -> Sequence[str]:
        """The moves that led to the current state."""
        return self._moves[: self._position]

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position < len(self._moves)

    @property
    def solved(self) -> bool:
        return self.puzzle.goal(self.state)

    def begin(self, start: Any, *, seed: int = 0, info: Record | None = None) -> None:
        """A new game from `start`; the old history is gone."""
        self.seed = seed
        self.info = dict(info or {})
        self._states, self._moves, self._position = [start], [], 0
        self._elapsed = 0.0
        if self._clock.isValid():
            self._clock.restart()
        self.jumped.emit()
        self.changed.emit()

    def play(self, *moves: str) -> None:
        """Play moves one after the other; the first one drops what waited to be redone.

        A move that cannot be played raises IllegalMoveError or InputError; those before it stay played.
        """
        try:
            for move in moves:
                state, events = self.puzzle.apply(self.state, move)
                del self._moves[self._position :]
                del self._states[self._position + 1 :]
                self._moves.append(move)
                self._states.append(state)
                self._position += 1
                self.stepped.emit(events, True)
        finally:
            self.changed.emit()

    def plan(self, moves: Sequence[str]) -> None:
        """Let these moves wait to be redone, in place of those that did. Raises as `play` does, and changes nothing."""
        states = _replay(self.puzzle, self.state, moves)
        self._moves[self._position :] = moves
        self._states[self._position :] = states
        self.changed.emit()

    def undo(self) -> None:
        """Take one move back, if there is one."""
        if self.can_undo:
            self._position -= 1
            self.stepped.emit(self._events(self._position), False)
            self.changed.emit()

    def redo(self) -> None:
        """Play the next move of the history again, if there is one."""
        if self.can_redo:
            self._position += 1
            self.stepped.emit(self._events(self._position - 1), True)
            self.changed.emit()

    def jump(self, position: int) -> None:
        """Go to the state after `position` moves (0 to len(moves)), step by step if it is the next one."""
        position = max(0, min(position, len(self._moves)))
        if position == self._position + 1:
            self.redo()
        elif position == self._position - 1:
            self.undo()
        elif position != self._position:
            self._position = position
            self.jumped.emit()
            self.changed.emit()

    def _events(self, index: int) -> tuple[Any, ...]:
        return self.puzzle.apply(self._states[index], self._moves[index])[1]

    @property
    def elapsed(self) -> float:
        """Seconds this game was on the screen."""
        running = self._clock.elapsed() / 1000 if self._clock.isValid() else 0.0
        return self._elapsed + running

    def resume_clock(self) -> None:
        """The game is in front of the user: let time count."""
        if not self._clock.isValid():
            self._clock.start()

    def pause_clock(self) -> None:
        """The game is hidden: time stands still."""
        self._elapsed = self.elapsed
        self._clock.invalidate()

    def record(self) -> Record:
        """All that `restore` needs, as JSON."""
        return {
            "start": self.puzzle.format(self.start),
            "moves": list(self._moves),
            "position": self._position,
            "seed": self.seed,
            "elapsed": round(self.elapsed, 3),
            "info": self.info,
        }

    def restore(self, record: Record) -> None:
        """Take up a saved game. Raises InputError, and keeps the game as it was, if the record makes no sense."""
        try:
            start = self.puzzle.parse(record["start"])
            states = _replay(self.puzzle, start, record["moves"])
            position, elapsed, seed = int(record["position"]), float(record["elapsed"]), int(record["seed"])
            info = dict(record["info"])
        except InputError:
            raise
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise InputError(f"The saved game cannot be read: {error!r}") from error
        if not 0 <= position < len(states):
            raise InputError(f"The saved game has {len(states) - 1} moves and stands at move {position}")
        self.seed, self.info = seed, info
        self._states, self._moves, self._position = states, list(record["moves"]), position
        self._elapsed = elapsed
        self.jumped.emit()
        self.changed.emit()


def _replay(puzzle: Puzzle[Any, Any], start: Any, moves: Iterable[str]) -> list[Any]:
    states = [start]
    for move in moves:
        states.append(puzzle.apply(states[-1], move)[0])
    return states
