"""The draft on the editor's table: its history, what is wrong with it, and keeping it through a crash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.language.words import tr
from app.base.session.session import Record
from app.base.storage import fields
from app.base.storage.autosave import Autosave
from app.base.storage.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.library.rows import entry_for, recording, stored_recordings
from app.sokoban.library.titles import UNTITLED, own_title
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.draft.grid import Draft, floor_enclosed, room, xsb_rows
from core.sokoban.draft.history import DraftHistory, restore_history
from core.sokoban.draft.remarks import Inspection, Remark, inspect, level_of
from core.sokoban.formats.collection import CollectionEntry, make_entry
from core.sokoban.level import Level, Recording
from core.sokoban.transform import Symmetry, transform_level, transform_moves

STORE_KEY = "sokoban-draft"
SLOT = "draft"
FIRST_SIZE = (12, 8)
AT_ONCE = 2500
"""Squares that are looked over with every change; a larger draft when the hand rests for a moment."""
INSPECT_MS = 40


MEASURED = {"grade", "difficulty"}
"""Keys that say how hard just this board is."""


class DraftOrigin(NamedTuple):
    """Where a draft comes from."""

    source: str = ""
    """`Level.key` of the level it began as a copy of; "" if it began as an empty room."""
    kept_as: int | None = None
    """The level of the library that saving replaces."""
    keys: Sequence[tuple[str, str]] = ()
    """What its file says of that level: who or what made it, and when. The author is the draft's own."""
    recordings: Sequence[Recording] = ()
    """Solutions and snapshots of that level."""


def _by_number(inner: fields.Check) -> fields.Check:
    """Something of each draft, by the number that its steps share."""

    def check(value: Any, place: str) -> Record:
        found: Record = fields.record({})(value, place)
        if not all(key.isascii() and key.isdigit() and len(key) < 10 for key in found):
            raise InputError(tr("{place} names no drafts", place=place))
        return {key: inner(one, place) for key, one in found.items()}

    return check


_PAIRS = fields.list_field(fields.row(fields.text(), fields.text()))
DRAFT = fields.record(
    {
        "steps": fields.list_field(fields.text()),
        "origins": fields.list_field(fields.whole_number_field()),
        "position": fields.whole_number_field(),
        "from": _by_number(fields.row(fields.text(), fields.maybe(fields.whole_number_field()))),
    },
    {"about": _by_number(fields.row(_PAIRS, fields.list_field(recording)))},
)
"""What the draft's slot holds."""


class DraftModel(QObject):
    """There is one draft: beginning another is a step of its history, which undo takes back like any other.

    `shown` may be ahead of the history while a stroke is being drawn.
    """

    changed = Signal()
    """Another draft is shown."""
    inspected = Signal()
    """`inspection` is that of the draft that is shown."""
    stepped = Signal()
    """`current` is another draft, perhaps one that was shown already while it was drawn."""
    saved = Signal()
    """`pending` may be another."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._history = DraftHistory(room(*FIRST_SIZE))
        self._origins: dict[int, DraftOrigin] = {}
        self._load()
        self.shown = self._history.current
        self.inspection = self._inspect()
        self._autosave = Autosave(store, self._record, lambda: (STORE_KEY, SLOT), self)
        self._autosave.changed.connect(self.saved)
        self._inspect_timer = QTimer(self, interval=INSPECT_MS, singleShot=True)
        self._inspect_timer.timeout.connect(self.inspect_now)

    @property
    def current(self) -> Draft:
        """The draft without an unfinished stroke."""
        return self._history.current

    @property
    def origin(self) -> DraftOrigin:
        """Where the draft comes from; undo leads back to that of the draft before."""
        return self._origins.get(self._history.origin, DraftOrigin())

    @property
    def can_undo(self) -> bool:
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._history.can_redo

    @property
    def pending(self) -> bool:
        """Whether a change waits to be written."""
        return self._autosave.pending

    def preview(self, draft: Draft) -> None:
        """Show an unfinished stroke."""
        self._show(draft)

    def do(self, draft: Draft, kind: str = "", *, anew: bool = False) -> bool:
        """Make `draft` the next step, what walls enclose filled with floor; return whether anything changed.

        Steps of the same `kind` in a row are one. `anew`: it is another level.
        """
        done = self._history.do(floor_enclosed(draft), kind, anew=anew)
        self._show(self._history.current)
        if done:
            self._autosave.touch()
            self.stepped.emit()
        return done

    def begin(self, draft: Draft, source: Level | CollectionEntry | None = None, kept_as: int | None = None) -> None:
        """Go on with another draft; undo brings the old one back.

        It may be a copy of a level, or of one that cannot be played.
        """
        self.do(draft, anew=True)
        origin = DraftOrigin(kept_as=kept_as)
        if source is not None:
            keys = [(key, value) for key, value in source.keys if key.lower() != "author"]
            key = source.key if isinstance(source, Level) else ""
            origin = DraftOrigin(key, kept_as, keys, source.recordings)
        self._origins[self._history.origin] = origin
        # what is known of the level was not when the draft came
        self.inspect_now()

    def level(self) -> Level:
        """Return the draft as a level, with what still holds of the level that it began as.

        That is where the level comes from, and while the board is the same, perhaps turned or mirrored, its solutions
        and how hard it is. Raises InputError if it cannot be played.
        """
        level, origin = level_of(self.current), self.origin
        symmetry = self._symmetry_of(level)
        same = symmetry is not None
        keys = tuple((key, value) for key, value in origin.keys if same or key.lower() not in MEASURED)
        recordings: tuple[Recording, ...] = ()
        if symmetry is not None:
            recordings = tuple(one._replace(moves=transform_moves(one.moves, symmetry)) for one in origin.recordings)
        solutions = tuple(one.moves for one in recordings if one.is_solution)
        return replace(level, keys=keys, recordings=recordings, solutions=solutions)

    def to_keep(self) -> CollectionEntry:
        """Return the draft as a collection keeps it, with the best solution that is known; unfinished drafts, too.

        Raises InputError if it has no wall, for then no file can hold it.
        """
        try:
            level = self.level()
        except InputError:
            return self._make_unfinished_entry()
        recordings, own = level.recordings, self.best_solution()
        if own and all(one.moves != own for one in recordings):
            recordings = (Recording("Solution", own), *recordings)  # not shown
        return entry_for(replace(level, title=own_title(level.title or UNTITLED), recordings=recordings))

    def _make_unfinished_entry(self) -> CollectionEntry:
        draft, rows = self.current, xsb_rows(self.current)
        if not any("#" in row for row in rows):
            raise InputError(phrase("A level is kept once it has a wall"))
        author = draft.author.strip()
        keys = [("Author", author)] if author else []  # not shown
        keys += [(key, value) for key, value in self.origin.keys if key.lower() not in MEASURED]
        return make_entry(rows, own_title(draft.title.strip() or UNTITLED), keys, draft.comment.strip())

    def _symmetry_of(self, level: Level) -> Symmetry | None:
        """How the level that the draft began as was turned or mirrored into this one; None if it is another."""
        source = self.origin.source
        if not source:
            return None
        if level.key == source:
            return Symmetry.IDENTITY
        return next((one for one in Symmetry if transform_level(level, one.inverse).key == source), None)

    def undo(self) -> None:
        self._step(self._history.undo())

    def redo(self) -> None:
        self._step(self._history.redo())

    def _step(self, done: bool) -> None:
        if done:
            self._show(self._history.current)
            self._autosave.touch()
            self.stepped.emit()

    def _show(self, draft: Draft) -> None:
        if draft == self.shown:
            return
        self.shown = draft
        self.changed.emit()
        if len(draft.signs) <= AT_ONCE:
            self.inspect_now()
        else:
            self._inspect_timer.start()

    # what is wrong with it

    def inspect_now(self) -> None:
        """Look the draft over without waiting for a rest."""
        self._inspect_timer.stop()
        self.inspection = self._inspect()
        self.inspected.emit()

    @property
    def looked_over(self) -> bool:
        """Whether `inspection` is that of what is shown; of a large draft it comes when the hand rests."""
        return self._looked_over is self.shown

    def _inspect(self) -> Inspection:
        self._looked_over = self.shown
        seen = inspect(self.shown)
        if not seen.playable or seen.solved or self.best_solution() or self._has_stored_solution:
            return seen
        note = Remark(
            phrase("You have not solved it yet"),
            phrase("Play it through; your solution is saved with it."),
            fatal=False,
        )
        return replace(seen, remarks=(*seen.remarks, note))

    @property
    def _has_stored_solution(self) -> bool:
        """Whether the draft is its level of origin, possibly turned or mirrored, with a stored solution.

        The draft must also be playable.

        The draft may be that level turned or mirrored.
        """
        solved = any(one.is_solution for one in self.origin.recordings)
        return solved and self._symmetry_of(level_of(self.shown)) is not None

    def best_solution(self) -> str:
        """Return the moves of the solution with the fewest pushes ever played on this level; "" if there is none.

        The level may be a turned or mirrored copy of the one that was played.
        """
        try:
            level = level_of(self.shown)
        except InputError:
            return ""
        best = self._store.read_best_results(PUZZLE_KEY, level.key)
        if "pushes" in best:
            return best["pushes"].moves
        symmetry = self._symmetry_of(level)
        best = {} if symmetry is None else self._store.read_best_results(PUZZLE_KEY, self.origin.source)
        return transform_moves(best["pushes"].moves, symmetry) if symmetry and "pushes" in best else ""

    # keeping it

    def flush(self) -> None:
        """Write what is not yet saved."""
        self._autosave.flush()

    def _record(self) -> Record:
        record = self._history.record()
        origins = {str(key): self._origins[key] for key in set(record["origins"]) & set(self._origins)}
        return {
            **record,
            "from": {key: (origin.source, origin.kept_as) for key, origin in origins.items()},
            "about": {key: (origin.keys, stored_recordings(origin.recordings)) for key, origin in origins.items()},
        }

    def keep(self, kept_as: int) -> None:
        """The draft was saved as this level of the library."""
        self._origins[self._history.origin] = self.origin._replace(kept_as=kept_as)
        self._autosave.touch()

    def _load(self) -> None:
        record = self._store.load_game(STORE_KEY, SLOT, DRAFT)
        if record is None:
            return
        try:
            self._history = restore_history(record)
        except InputError as error:
            self._store.set_game_aside(STORE_KEY, SLOT, error)
        else:
            about = record.get("about", {})
            for key, (source, kept_as) in record["from"].items():
                keys, recordings = about.get(key, ((), ()))
                pairs = [(name, value) for name, value in keys]
                self._origins[int(key)] = DraftOrigin(source, kept_as, pairs, [Recording(*one) for one in recordings])
