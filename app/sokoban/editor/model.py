"""Draft of the level editor: its history, its inspection, and its autosave."""

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
"""Most squares of a draft that is inspected after each change; larger ones wait for a pause."""
INSPECT_MS = 40


MEASURED = {"grade", "difficulty"}
"""Keys of a level that tell the difficulty of exactly this board."""


class DraftOrigin(NamedTuple):
    """Origin of a draft: the level it is a copy of, and what is stored about that level."""

    source: str = ""
    """`Level.key` of the level that the draft began as a copy of; "" if there is none."""
    kept_as: int | None = None
    """Key of the library level that saving replaces."""
    keys: Sequence[tuple[str, str]] = ()
    """Properties in that level's file, such as who or what made it; not its author."""
    recordings: Sequence[Recording] = ()
    """Solutions and snapshots of that level."""


def _by_number(inner: fields.Check) -> fields.Check:
    """Return a check of a mapping from the numbers of drafts to items that `inner` checks."""

    def check(value: Any, place: str) -> Record:
        found: Record = fields.record({})(value, place)
        if not all(key.isascii() and key.isdigit() and len(key) < 10 for key in found):
            raise InputError(tr("{place} has a key that is not a draft number", place=place))
        return {key: inner(item, place) for key, item in found.items()}

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
"""Check of the stored record of the draft."""


class DraftModel(QObject):
    """Model of the one draft; beginning another is a step of its history and can be undone.

    `shown` may be ahead of the history while a stroke is being drawn.
    """

    changed = Signal()
    """Emitted when `shown` has changed."""
    inspected = Signal()
    """Emitted when `inspection` was updated for the draft that is shown."""
    stepped = Signal()
    """Emitted when `current` has changed, even if a preview already showed the new draft."""
    saved = Signal()
    """Emitted when `pending` may have changed."""

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
        """Draft without an unfinished stroke."""
        return self._history.current

    @property
    def origin(self) -> DraftOrigin:
        """Origin of the draft; undoing the begin of a draft restores the origin of the one before."""
        return self._origins.get(self._history.origin, DraftOrigin())

    @property
    def can_undo(self) -> bool:
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._history.can_redo

    @property
    def pending(self) -> bool:
        """Whether a change is not yet saved."""
        return self._autosave.pending

    def preview(self, draft: Draft) -> None:
        """Show a draft with an unfinished stroke."""
        self._show(draft)

    def do(self, draft: Draft, kind: str = "", *, anew: bool = False) -> bool:
        """Make `draft` the next step, with enclosed squares filled with floor; return whether it changed.

        Consecutive steps of the same `kind` are merged. `anew` marks the begin of another level.
        """
        done = self._history.do(floor_enclosed(draft), kind, anew=anew)
        self._show(self._history.current)
        if done:
            self._autosave.touch()
            self.stepped.emit()
        return done

    def begin(self, draft: Draft, source: Level | CollectionEntry | None = None, kept_as: int | None = None) -> None:
        """Replace the draft by another, perhaps a copy of a level or entry; undo brings the old one back."""
        self.do(draft, anew=True)
        origin = DraftOrigin(kept_as=kept_as)
        if source is not None:
            keys = [(key, value) for key, value in source.keys if key.lower() != "author"]
            key = source.key if isinstance(source, Level) else ""
            origin = DraftOrigin(key, kept_as, keys, source.recordings)
        self._origins[self._history.origin] = origin
        # `do` inspected the draft before its origin was known
        self.inspect_now()

    def level(self) -> Level:
        """Return the draft as a level, with those properties of its origin that still hold.

        Solutions and difficulty hold while the board is the same, perhaps turned or mirrored. Raises InputError if the
        draft cannot be played.
        """
        level, origin = level_of(self.current), self.origin
        symmetry = self._symmetry_of(level)
        same = symmetry is not None
        keys = tuple((key, value) for key, value in origin.keys if same or key.lower() not in MEASURED)
        recordings: tuple[Recording, ...] = ()
        if symmetry is not None:
            recordings = tuple(
                entry._replace(moves=transform_moves(entry.moves, symmetry)) for entry in origin.recordings
            )
        solutions = tuple(entry.moves for entry in recordings if entry.is_solution)
        return replace(level, keys=keys, recordings=recordings, solutions=solutions)

    def to_keep(self) -> CollectionEntry:
        """Return the draft as a collection entry, with the best known solution; it may be unfinished.

        Raises InputError if the draft has no wall, because no file can hold it then.
        """
        try:
            level = self.level()
        except InputError:
            return self._make_unfinished_entry()
        recordings, best = level.recordings, self.best_solution()
        if best and all(entry.moves != best for entry in recordings):
            recordings = (Recording("Solution", best), *recordings)  # not shown
        return entry_for(replace(level, title=own_title(level.title or UNTITLED), recordings=recordings))

    def _make_unfinished_entry(self) -> CollectionEntry:
        draft, rows = self.current, xsb_rows(self.current)
        if not any("#" in row for row in rows):
            raise InputError(phrase("A level can be saved once it has a wall"))
        author = draft.author.strip()
        keys = [("Author", author)] if author else []  # not shown
        keys += [(key, value) for key, value in self.origin.keys if key.lower() not in MEASURED]
        return make_entry(rows, own_title(draft.title.strip() or UNTITLED), keys, draft.comment.strip())

    def _symmetry_of(self, level: Level) -> Symmetry | None:
        """Return the symmetry that maps the level of origin onto `level`; None if there is none."""
        source = self.origin.source
        if not source:
            return None
        if level.key == source:
            return Symmetry.IDENTITY
        return next((symmetry for symmetry in Symmetry if transform_level(level, symmetry.inverse).key == source), None)

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

    # inspection

    def inspect_now(self) -> None:
        """Inspect the draft without delay."""
        self._inspect_timer.stop()
        self.inspection = self._inspect()
        self.inspected.emit()

    @property
    def looked_over(self) -> bool:
        """Whether `inspection` is that of the draft shown; a large draft is inspected after a pause."""
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
        """Whether the draft is its level of origin, perhaps turned or mirrored, with a stored solution.

        The draft must be playable.
        """
        solved = any(recording.is_solution for recording in self.origin.recordings)
        return solved and self._symmetry_of(level_of(self.shown)) is not None

    def best_solution(self) -> str:
        """Return the moves of the player's solution with the fewest pushes; "" if there is none.

        It may have been played on the level of origin, if the draft is a turned or mirrored copy of it.
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

    # saving

    def flush(self) -> None:
        """Save unsaved changes."""
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
        """Remember that the draft was saved as this level of the library."""
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
