"""One game in progress, the same class for every puzzle: state, history, seed, clock, saving and loading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from app.base.language.words import tr
from app.base.session.branches import Branch, Branches, branch_records
from app.base.session.player import StepPlayer
from app.base.storage import fields
from core.base.puzzle import InputError, Puzzle
from core.base.state_history import StateHistory, states_after

Record = dict[str, Any]
"""Game as JSON.

`start` (state text), `moves`, `position`, `seed`, `elapsed` (seconds), `info` (the page's own), `branches` (lines of
play that were left; absent if there are none), `reached` (the furthest position; absent if it is `position`), and
`left`, the records of the games left behind, oldest first.
"""

REPLAY = "replay"
"""Activity of the player while the history is played back."""
MOST_LEFT = 100
MOST_LEFT_MOVES = 5000
"""Most games left behind, and most moves of them together; the last game is always kept."""


MOST_MOVES = 1_000_000
"""Most moves read from a saved game; the next number is the most letters of a move."""
LONGEST_MOVE = 16


def game(info: fields.Check) -> fields.Check:
    """Return the check of a saved game, whose page's own part passes the check `info`."""
    required = {
        "start": fields.text(),
        "moves": fields.texts(LONGEST_MOVE, MOST_MOVES),
        "position": fields.whole_number_field(0, MOST_MOVES),
        "seed": fields.whole_number_field(),
        "elapsed": fields.number(),
        "info": info,
    }
    lines = {
        "branches": branch_records(fields.text(LONGEST_MOVE), MOST_MOVES),
        "reached": fields.whole_number_field(0, MOST_MOVES),
    }
    return fields.record(required, {**lines, "left": fields.list_field(fields.record(required, lines), MOST_LEFT)})


_GAME = game(fields.record({}))


class MoveStep(NamedTuple):
    """Move to animate: the state before it, its events, and the state after it."""

    before: Any
    events: tuple[Any, ...]
    after: Any


@dataclass(frozen=True, slots=True)
class MoveRun:
    """Moves made one after another, for a view to animate."""

    steps: tuple[MoveStep, ...]
    """Steps in the order in which they are shown."""
    forward: bool
    """False if the moves are taken back: the events of each step are then played backwards."""


class Session(QObject):
    """Game in progress: its first state and a list of moves; those after `position` wait to be redone.

    States are immutable and stored once computed, so going anywhere in the history costs next to nothing.
    """

    moved = Signal(object)
    """Emitted once, with a `MoveRun`, for all the moves played, redone or taken back together."""

    jumped = Signal()
    """Emitted when the state changed otherwise (new game, jump in the history): show it at once."""

    planned = Signal()
    """Emitted when other moves than before wait to be redone."""

    changed = Signal()
    """Emitted after any change, and after `moved` or `jumped`: refresh counters, actions, and save."""

    def __init__(self, puzzle: Puzzle[Any, Any], start: Any, *, seed: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.seed = seed
        self.info: Record = {}
        self._history = StateHistory(puzzle, start)
        self._position = self._reached = 0
        self._branches = Branches()
        self.line_info: Sequence[str] | None = None
        """Names in `info` that belong to a line of moves, stored and restored with a branch.

        None where branches are not kept.
        """
        self._left: list[Record] = []
        self._elapsed = 0.0
        self._clock = QElapsedTimer()
        self.player = StepPlayer(self)

    @property
    def start(self) -> Any:
        return self._history[0]

    @property
    def state(self) -> Any:
        """State on the board now."""
        return self._history[self._position]

    @property
    def position(self) -> int:
        """Number of moves before the current state."""
        return self._position

    @property
    def moves(self) -> Sequence[str]:
        """All moves of the history, those waiting to be redone included; not to be changed."""
        return self._history.moves

    @property
    def states(self) -> Sequence[Any]:
        """State before each move of `moves`, and after the last one; not to be changed."""
        return self._history

    @property
    def played_moves(self) -> Sequence[str]:
        """Moves that led to the current state."""
        return self.moves[: self._position]

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position < len(self.moves)

    @property
    def is_solved(self) -> bool:
        return self.puzzle.goal(self.state)

    @property
    def branches(self) -> Sequence[Branch]:
        """Branches of the game, in the order in which they were left; not to be changed."""
        return self._branches.all_branches

    @property
    def can_bring_back(self) -> bool:
        """Whether a game was left behind."""
        return bool(self._left)

    def begin(self, start: Any, *, seed: int = 0, info: Record | None = None, leave_behind: bool = False) -> None:
        """Begin a new game from `start`.

        With `leave_behind` the old game can be brought back; otherwise it is gone, with those left behind before.
        """
        self._interrupt()
        self._left = self._left_with_this() if leave_behind else []
        self.seed = seed
        self.info = dict(info or {})
        self._history, self._position = StateHistory(self.puzzle, start), 0
        self._branches, self._reached = Branches(), 0
        self._elapsed = 0.0
        if self._clock.isValid():
            self._clock.restart()
        self.jumped.emit()
        self.changed.emit()

    def _left_with_this(self) -> list[Record]:
        """Return the records of the games left behind and of this one, as many as are quick to save."""
        records = [self._own_record()]
        moves = len(self.moves)
        for record in reversed(self._left):
            moves += len(record["moves"])
            if len(records) == MOST_LEFT or moves > MOST_LEFT_MOVES:
                break
            records.append(record)
        return records[::-1]

    def bring_back(self) -> None:
        """Resume the game that was left behind last, if there is one, in place of the present game.

        The present game is not kept. If the record of the other one makes no sense, InputError is raised, the present
        game stays and the other one is forgotten.
        """
        if self._left:
            record = self._left.pop()
            self.restore({**record, "left": self._left})

    def play(self, *moves: str) -> None:
        """Play moves one after the other; the moves waiting to be redone become a branch.

        A move that cannot be played raises IllegalMoveError or InputError; those before it stay played.
        """
        self._interrupt()
        played = []
        try:
            for move in moves:
                before = self.state
                state, events = self.puzzle.apply(before, move)
                self._leave_line((), branch=True)
                self._branches.advance(self._position, move)
                self._history.append(move, state)
                self._stand(self._position + 1)
                played.append(MoveStep(before, events, state))
        finally:
            if played:
                self.moved.emit(MoveRun(tuple(played), forward=True))
            self.changed.emit()

    def plan(self, moves: Sequence[str]) -> None:
        """Replace the moves waiting to be redone by `moves`.

        The old ones become a branch if one of them was ever played. Raises as `play` does, and then changes nothing.
        """
        states = states_after(self.puzzle, self.state, moves)
        self._interrupt()
        self._leave_line(moves, branch=self._reached > self._position)
        self._history.replace_after(self._position, moves, states)
        self.planned.emit()
        self.changed.emit()

    def leave_waiting(self) -> None:
        """Turn the moves waiting to be redone, with their present `info`, into a branch before a move."""
        self._leave_line((), branch=True)

    def take_branch(self, branch: Branch) -> None:
        """Return to a branch, where it was left; the moves that it replaces become a branch."""
        self._interrupt()
        position = branch.at
        states = states_after(self.puzzle, self._history[position], branch.moves)
        line_values = self._info_of_line()
        self._position = position
        self._leave_line(branch.moves, branch=True)
        self._history.replace_after(position, branch.moves, states)
        for name in line_values:
            self.info.pop(name)
        self.info.update(branch.info)
        self._stand(branch.stands)
        self.jumped.emit()
        self.changed.emit()

    def _info_of_line(self) -> Record:
        return {name: self.info[name] for name in self.line_info or () if name in self.info}

    def _stand(self, position: int) -> None:
        self._position = position
        self._reached = max(self._reached, position)

    def _leave_line(self, other: Sequence[str], *, branch: bool) -> None:
        """Drop the moves waiting to be redone in favour of `other`; with `branch` they become a branch."""
        position, left_branch = self._position, None
        moves = self._history.moves
        if position == len(moves) and not other:
            return
        if branch and self.line_info is not None and position < len(moves):
            left_branch = Branch(position, tuple(moves[position:]), self._reached - position, self._info_of_line())
        self._branches.leave(moves, position, other, left_branch)
        self._history.replace_after(position, (), ())
        self._reached = position

    def undo(self, count: int = 1) -> None:
        """Take back `count` moves, or as many as there are."""
        self._interrupt()
        self._go(max(0, self._position - count))

    def redo(self, count: int = 1) -> None:
        """Redo `count` moves, or as many as there are."""
        self._interrupt()
        self._go(min(len(self.moves), self._position + count))

    def jump(self, position: int, *, animate: int = 1) -> None:
        """Go to the state after `position` moves (0 to len(moves)).

        At most `animate` moves are emitted as one run, more as a jump.
        """
        self._interrupt()
        position = max(0, min(position, len(self.moves)))
        if abs(position - self._position) <= animate:
            self._go(position)
        else:
            self._stand(position)
            self.jumped.emit()
            self.changed.emit()

    def replay(self, interval_ms: int, *, at_once: bool = False) -> None:
        """Play the moves that follow, one each `interval_ms`; from the start if there are none."""
        if not self.can_redo:
            self.jump(0)
        self.player.start(REPLAY, self._replay_step, interval_ms, at_once=at_once)

    def _replay_step(self) -> bool:
        self.redo()
        return self.can_redo

    def _interrupt(self) -> None:
        """Stop playing, unless the change is made by the player's own step."""
        if not self.player.stepping:
            self.player.stop()

    def _go(self, position: int) -> None:
        forward = position > self._position
        way = range(self._position, position) if forward else range(self._position - 1, position - 1, -1)
        if way:
            run = MoveRun(tuple(self._step(index, forward) for index in way), forward)
            self._stand(position)
            self.moved.emit(run)
            self.changed.emit()

    def _step(self, index: int, forward: bool) -> MoveStep:
        """Return the step of the move at `index`, played or taken back."""
        before, after = self._history[index], self._history[index + 1]
        events = self.puzzle.apply(before, self.moves[index])[1]
        return MoveStep(before, events, after) if forward else MoveStep(after, events, before)

    @property
    def elapsed_seconds(self) -> float:
        """Seconds that the game has been visible; the clock stops while its page is hidden or covered."""
        running = self._clock.elapsed() / 1000 if self._clock.isValid() else 0.0
        return self._elapsed + running

    def resume_clock(self) -> None:
        """Start counting time: the game is in front of the user."""
        if not self._clock.isValid():
            self._clock.start()

    def pause_clock(self) -> None:
        """Stop counting time: the game is hidden."""
        self._elapsed = self.elapsed_seconds
        self._clock.invalidate()

    def record(self) -> Record:
        """Return all that `restore` needs, as JSON."""
        return {**self._own_record(), "left": self._left}

    def played_record(self) -> Record:
        """Return the record up to the current state: no moves to redo, branches or games left behind."""
        record = {**self._own_record(), "moves": list(self.played_moves), "left": []}
        return {name: value for name, value in record.items() if name not in {"branches", "reached"}}

    def _own_record(self) -> Record:
        """Return the record of this game, without the games left behind."""
        record: Record = {
            "start": self.puzzle.format(self.start),
            "moves": list(self.moves),
            "position": self._position,
            "seed": self.seed,
            "elapsed": round(self.elapsed_seconds, 3),
            "info": self.info,
        }
        if self._branches.all_branches:
            record["branches"] = [branch.record() for branch in self._branches.all_branches]
        if self._reached > self._position:
            record["reached"] = self._reached
        return record

    def restore(self, record: Record, *, leave_behind: bool = False) -> None:
        """Restore a saved game with the games left behind in its record.

        With `leave_behind`, the present game and those behind it are left behind instead. Raises InputError, and keeps
        the game as it was, if the record makes no sense.
        """
        self.take_up(_GAME(record, ""), leave_behind=leave_behind)

    def take_up(self, record: Record, *, leave_behind: bool = False) -> None:
        """Restore a game as `restore` does, from a record already read by the check `game`."""
        history = StateHistory(self.puzzle, self.puzzle.parse(record["start"]), record["moves"])
        position, left = record["position"], self._left_with_this() if leave_behind else record.get("left", [])
        if not 0 <= position < len(history):
            moves = len(history) - 1
            raise InputError(
                tr("The saved game has {moves} moves and stands at move {position}", moves=moves, position=position)
            )
        branches = [_branch(self.puzzle, history, branch) for branch in record.get("branches", [])]
        self._interrupt()
        self.seed, self.info, self._left = record["seed"], dict(record["info"]), left
        self._history, self._position = history, position
        self._branches = Branches(branches)
        self._reached = min(max(position, record.get("reached", position)), len(self.moves))
        self._elapsed = record["elapsed"]
        self.jumped.emit()
        self.changed.emit()


def _branch(puzzle: Puzzle[Any, Any], states: Sequence[Any], record: Record) -> Branch:
    """Return a saved branch of a game with these states; raise InputError if it makes no sense."""
    at, moves, reached = record["at"], tuple(record["moves"]), record["reached"]
    if at >= len(states) or not moves or reached > len(moves):
        raise InputError(tr("An earlier line of play does not branch off from the saved game"))
    states_after(puzzle, states[at], moves)
    return Branch(at, moves, reached, dict(record["info"]))
