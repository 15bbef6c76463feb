"""Solver results for drafts that survive restarts: answers, and which walls matter."""

from __future__ import annotations

import json
import logging
import time

from app.base.storage import fields
from app.base.storage.store import Store
from core.base.puzzle import InputError
from core.sokoban.draft.grid import Draft
from core.sokoban.solve.quick_check import QuickAnswer
from core.sokoban.solve.walls import WallMap

log = logging.getLogger(__name__)

TABLE = "sokoban_draft"
MOST_KEPT = 500
"""Number of drafts whose results are kept; the least recently solved are dropped."""
_KEEP = (
    "INSERT INTO sokoban_draft (level, {column}, kept) "
    "SELECT ?, ?, max(?, ifnull(max(kept) + 1e-3, 0)) FROM sokoban_draft WHERE true "
    "ON CONFLICT DO UPDATE SET {column} = excluded.{column}, kept = excluded.kept"
)
_PRUNE = f"DELETE FROM {TABLE} WHERE level NOT IN (SELECT level FROM {TABLE} ORDER BY kept DESC LIMIT {MOST_KEPT})"
_ANSWER = fields.row(fields.maybe(fields.whole_number_field()), fields.flag, fields.text())
_WALL = fields.row(
    fields.whole_number_field(),
    fields.whole_number_field(),
    fields.text(),
    fields.maybe(fields.whole_number_field()),
    fields.whole_number_field(),
)
_WALLS = fields.record(
    {"measured": fields.flag, "fewest": fields.maybe(fields.whole_number_field()), "walls": fields.list_field(_WALL)}
)


class KeptAnswers:
    """Stored solver results, looked up by the text of a draft."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def answer(self, draft: Draft) -> QuickAnswer | None:
        """Return the stored answer for a draft; None if there is none or it is invalid."""
        record = self._read("answer", draft)
        try:
            return QuickAnswer(*fields.decode(record, _ANSWER)) if record else None
        except InputError:
            log.debug("the kept answer to a draft makes no sense")
            return None

    def recall(self, draft: Draft, walls: WallMap) -> None:
        """Load the stored results about the walls of a draft into `walls`."""
        record = self._read("walls", draft)
        try:
            if record:
                walls.recall(**fields.decode(record, _WALLS))
        except InputError:
            log.debug("the kept walls of a draft make no sense")

    def keep_answer(self, draft: Draft, answer: QuickAnswer) -> None:
        """Store an answer, unless it says only that time ran out."""
        if answer.pushes is not None or answer.reason:
            self._keep("answer", draft, json.dumps([answer.pushes, answer.proved, answer.reason]))

    def keep_walls(self, draft: Draft, walls: WallMap) -> None:
        """Store what is known of the walls, once the level itself was searched."""
        if walls.measured:
            self._keep("walls", draft, json.dumps(walls.record(), separators=(",", ":")))

    def _read(self, column: str, draft: Draft) -> str:
        rows = self._store.read(f"SELECT {column} FROM {TABLE} WHERE level = ?", (draft.text,))
        return rows[0][0] if rows and isinstance(rows[0][0], str) else ""

    def _keep(self, column: str, draft: Draft, record: str) -> None:
        self._store.write(TABLE, _KEEP.format(column=column), (draft.text, record, time.time()))
        self._store.write(TABLE, _PRUNE, ())
