"""Sessions of times: the open one, its times, and the last change; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import full_stops
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage.store import Store
from app.cube.timer.solve_times import LONGEST_COMMENT, SolveTime, SolveTimes, TimedSession, put
from core.base.budget import read_bytes
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.timing import times
from core.cube.timing.omissions import Omissions
from core.cube.timing.session_import import LONGEST_NAME, SessionImport, read_sessions
from core.cube.timing.times import TimerSession

SHORT = 18
"""Most characters of a session's name on a button."""
Placed = Mapping[tuple[str, int], TimerSession]


class UndoOffer(NamedTuple):
    """Offer to undo the last change of the sessions: the words of its button, and what the button does."""

    words: str
    undo: Callable[[], object]


class Sessions(QObject):
    """Sessions of the current puzzle; the last deletion can be undone until something else is done."""

    changed = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._table = SolveTimes(services.store)
        self._reading, self._writing = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self.puzzle, self.number = "3x3x3", 1
        self.times: list[SolveTime] = []
        """Times of the open session, in the order they were made."""
        self.past: UndoOffer | None = None

    # choice of the session

    def take_up(self, puzzle: str) -> None:
        """Switch to another puzzle and open its last session."""
        self.puzzle, self.past = puzzle, None
        last = self._table.last_session(puzzle)
        self.number = max(1, self._services.settings.get(f"timer/session_{puzzle}", last))
        self._load()

    def open(self, number: int) -> None:
        """Open another session; new times are added to it."""
        self._open(number, None)

    def begin(self) -> None:
        """Open a new empty session; the old times stay in theirs."""
        last = self.current
        if last.count or last.name:
            number = max(last.number, self._table.last_session(self.puzzle)) + 1
            self._open(
                number, UndoOffer(tr("Back to {session}", session=_shorten_name(last)), partial(self.open, last.number))
            )

    def _open(self, number: int, past: UndoOffer | None) -> None:
        self.number, self.past = number, past
        self._services.settings.set(f"timer/session_{self.puzzle}", number)
        self._load()

    def _load(self) -> None:
        self.times = self._table.list_solves(self.puzzle, self.number)
        self.changed.emit()

    @property
    def all_sessions(self) -> Sequence[TimedSession]:
        """All sessions of the puzzle, the latest first, including the open one even if it is empty."""
        found = self._table.sessions(self.puzzle)
        if all(one.number != self.number for one in found):
            found = sorted([*found, TimedSession(self.number, 0, 0.0)], key=lambda one: -one.number)
        return found

    @property
    def current(self) -> TimedSession:
        """Open session."""
        return next(one for one in self.all_sessions if one.number == self.number)

    # times of the open session

    def add(self, scramble: str, milliseconds: int, penalty: str) -> SolveTime:
        """Store a new time in the open session."""
        solve = self._table.add(self.puzzle, self.number, scramble, milliseconds, penalty)
        self.past = None
        self._load()
        return solve

    def punish(self, solve: SolveTime, penalty: str) -> None:
        """Set the penalty of a time."""
        self._table.set_penalty(solve.key, penalty)
        self._load()

    def comment(self, solve: SolveTime, comment: str) -> None:
        """Set or remove the comment on a time."""
        comment = comment.strip()[: max(LONGEST_COMMENT, len(solve.comment))]
        if comment != solve.comment:
            self._table.set_comment(solve.key, comment)
            self._load()

    def delete(self, solve: SolveTime) -> None:
        """Delete a time."""
        self._table.delete(solve.key)
        shown = times.format_result(times.result(solve.milliseconds, solve.penalty))
        plus = "+" if solve.penalty == times.PLUS_TWO else ""
        self.past = UndoOffer(tr("Bring back {time}", time=f"{shown}{plus}"), partial(self._restore, solve))
        self._load()

    def _restore(self, solve: SolveTime) -> None:
        self._table.restore(solve)
        self._load()

    def undo(self) -> None:
        """Undo the last change."""
        past, self.past = self.past, None
        if past is not None:
            past.undo()

    # whole sessions

    def rename(self, name: str) -> None:
        """Rename the open session; an empty name restores its number."""
        name = " ".join(name.split())[:LONGEST_NAME]
        if name != self.current.name:
            self._table.rename(self.puzzle, self.number, name)
            self.changed.emit()

    def delete_session(self) -> None:
        """Delete the open session with its times, and open the latest of the others."""
        gone, solves = self.current, list(self.times)
        if not gone.count and not gone.name:
            return
        self._table.delete_session(self.puzzle, gone.number)
        past = UndoOffer(tr("Bring back {session}", session=_shorten_name(gone)), partial(self._revive, gone, solves))
        self._open(self._table.last_session(self.puzzle), past)

    def _revive(self, gone: TimedSession, solves: Sequence[SolveTime]) -> None:
        names = [(self.puzzle, gone.number, gone.name)] if gone.name else []
        self._write(
            tr("Bringing times back"), solves, names, partial(self._after_writing, self.puzzle, gone.number, None)
        )

    # import and export

    def collect_sessions(self) -> Sequence[TimerSession]:
        """Return the times of all puzzles, by session, for an export."""
        found: list[TimerSession] = []
        for puzzle in times.PUZZLES:
            solves: dict[int, list[SolveTime]] = {}
            for item in self._table.list_solves(puzzle):
                solves.setdefault(item.session, []).append(item)
            names = {item.number: item.name for item in self._table.sessions(puzzle)}
            found += [_session(number, names.get(number, ""), puzzle, solves[number]) for number in sorted(solves)]
        return found

    @property
    def as_session(self) -> TimerSession:
        """The open session in the form used for exports."""
        return _session(self.number, self.current.name, self.puzzle, self.times)

    def take_in(self, path: Path) -> None:
        """Import the sessions of a file written by Statewalk or csTimer."""
        self._ask(path.name, partial(_read_file, path, self.puzzle))

    def take_in_text(self, text: str) -> None:
        """Import the sessions of a text, in any format that a file may have."""
        self._ask(tr("The text"), partial(_read_text, text, self.puzzle))

    def _ask(self, name: str, work: Callable[[Control], SessionImport]) -> None:
        title = tr("Reading {name}", name=name)
        self._reading.ask(object(), title, work, self._on_read, on_failure=partial(self._refuse, name))

    def _refuse(self, name: str, reason: str) -> None:
        self._services.messages.say(tr("{name} was not imported.", name=name), reason, good=False)

    def _on_read(self, found: SessionImport) -> None:
        placed = self._table.number_sessions(found.sessions)
        names = [(puzzle, number, one.name) for (puzzle, number), one in placed.items() if one.name]
        done = partial(self._on_taken_in, placed, found.omissions)
        self._write(tr("Importing times"), self._table.rows_of(placed), names, done)

    def _on_taken_in(self, placed: Placed, omissions: Omissions) -> None:
        count = sum(len(one.times) for one in placed.values())
        sessions = tr("%n sessions", one="%n session", n=len(placed))
        imported = tr("Imported {sessions}, %n times", one="Imported {sessions}, %n time", n=count, sessions=sessions)
        elsewhere = sum(puzzle != self.puzzle for puzzle, _ in placed)
        facts = [translate(one) for one in omissions.sentences()]
        if elsewhere:
            facts.append(tr("%n sessions of the other cube", one="%n session of the other cube", n=elsewhere))
        left_out = full_stops(facts)
        self._services.messages.toast(imported, left_out)
        if left_out:
            # a toast disappears, but the user may need time to read what was left out
            self._services.messages.say(tr("{fact}.", fact=imported), left_out)
        opened = next((number for puzzle, number in placed if puzzle == self.puzzle), self.number)
        self._after_writing(self.puzzle, opened, UndoOffer(tr("Take the import back"), partial(self._take_out, placed)))

    def _take_out(self, placed: Placed) -> None:
        for puzzle, number in placed:
            self._table.delete_session(puzzle, number)
        self.open(self._table.last_session(self.puzzle))

    def _write(
        self,
        title: str,
        solves: Sequence[SolveTime],
        names: Sequence[tuple[str, int, str]],
        then: Callable[[], object],
    ) -> None:
        """Write many times in a worker, then call `then`."""
        work = partial(_write_solves, self._services.store, solves, names)
        self._writing.ask(object(), title, work, lambda _done: then())

    def _after_writing(self, puzzle: str, number: int, past: UndoOffer | None) -> None:
        if puzzle == self.puzzle:
            self._open(number, past)


def _shorten_name(session: TimedSession) -> str:
    """Return the name of a session, cut to the width of a button."""
    name = session.name or tr("session {number}", number=session.number)
    return name if len(name) <= SHORT else f"{name[: SHORT - 1]}…"


def _session(number: int, name: str, puzzle: str, solves: Sequence[SolveTime]) -> TimerSession:
    made = [times.Time(one.milliseconds, one.penalty, one.scramble, one.solved_at, one.comment) for one in solves]
    return TimerSession(number, name, puzzle, made)


def _read_file(path: Path, puzzle: str, _control: Control) -> SessionImport:
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(tr("It is not a text that csTimer has exported")) from error
    return read_sessions(text, puzzle)


def _read_text(text: str, puzzle: str, _control: Control) -> SessionImport:
    return read_sessions(text, puzzle)


def _write_solves(
    store: Store, solves: Sequence[SolveTime], names: Sequence[tuple[str, int, str]], _control: Control
) -> None:
    with store.working() as db:
        put(db, solves, names)
