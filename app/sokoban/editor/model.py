"""The draft on the editor's table: its history, what is wrong with it, and keeping it through a crash."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from app.services import fields
from app.services.autosave import Autosave
from app.services.session import Record
from app.services.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from core.puzzle import InputError
from core.sokoban.draft.grid import Draft, room, settled
from core.sokoban.draft.history import DraftHistory, restored
from core.sokoban.draft.remarks import Inspection, Remark, inspect, level_of

STORE_KEY = "sokoban-draft"
SLOT = "draft"
FIRST_SIZE = (12, 8)
AT_ONCE = 2500
"""Squares that are looked over with every change; a larger draft when the hand rests for a moment."""
INSPECT_MS = 40


class Origin(NamedTuple):
    """Where a draft comes from."""

    source: str = ""
    """`Level.key` of the level it began as a copy of; "" if it began as an empty room."""
    kept_as: int | None = None
    """The level of the library that saving replaces."""


def _origins(value: Any, place: str) -> Record:
    """Where drafts come from, by the number that their steps share."""
    found: Record = fields.record({})(value, place)
    if not all(key.isascii() and key.isdigit() and len(key) < 10 for key in found):
        raise InputError(f"{place} names no drafts")
    return {key: _ORIGIN(origin, place) for key, origin in found.items()}


_ORIGIN = fields.row(fields.text(), fields.maybe(fields.whole()))
DRAFT = fields.record(
    {
        "steps": fields.many(fields.text()),
        "origins": fields.many(fields.whole()),
        "position": fields.whole(),
        "from": _origins,
    }
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
        self._origins: dict[int, Origin] = {}
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
    def origin(self) -> Origin:
        """Where the draft comes from; undo leads back to that of the draft before."""
        return self._origins.get(self._history.origin, Origin())

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
        done = self._history.do(settled(draft), kind, anew=anew)
        self._show(self._history.current)
        if done:
            self._autosave.touch()
            self.stepped.emit()
        return done

    def begin(self, draft: Draft, source: str = "", kept_as: int | None = None) -> None:
        """Go on with another draft; undo brings the old one back."""
        self.do(draft, anew=True)
        self._origins[self._history.origin] = Origin(source, kept_as)

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
        if not seen.playable or seen.solved or self.best_solution():
            return seen
        note = Remark("You have not solved it yet", "Play it through; your solution is saved with it.", fatal=False)
        return replace(seen, remarks=(*seen.remarks, note))

    def best_solution(self) -> str:
        """The moves of the solution with fewest pushes that was ever played on this level; "" if there is none."""
        try:
            key = level_of(self.shown).key
        except InputError:
            return ""
        best = self._store.best(PUZZLE_KEY, key)
        return best["pushes"].moves if "pushes" in best else ""

    # keeping it

    def flush(self) -> None:
        """Write what is not yet saved."""
        self._autosave.flush()

    def _record(self) -> Record:
        record = self._history.record()
        origins = {str(key): self._origins[key] for key in set(record["origins"]) & set(self._origins)}
        return {**record, "from": origins}

    def keep(self, kept_as: int) -> None:
        """The draft was saved as this level of the library."""
        self._origins[self._history.origin] = self.origin._replace(kept_as=kept_as)
        self._autosave.touch()

    def _load(self) -> None:
        record = self._store.load_game(STORE_KEY, SLOT, DRAFT)
        if record is None:
            return
        try:
            self._history = restored(record)
        except InputError as error:
            self._store.set_game_aside(STORE_KEY, SLOT, error)
        else:
            self._origins = {int(key): Origin(*origin) for key, origin in record["from"].items()}
