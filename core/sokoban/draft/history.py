"""History of a draft: unlimited undo and redo, compact enough to be saved with the draft."""

from __future__ import annotations

from typing import Any

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.draft.grid import Draft, unpack_draft

KEPT_BYTES = 256 << 10
"""Maximum size of a saved history in bytes; the oldest steps are dropped first."""


class DraftHistory:
    """Undo history of a draft. Steps are compressed: 100 bytes for a usual level, 1 kB for 200 × 200."""

    def __init__(self, draft: Draft) -> None:
        self._current = draft
        self._steps = [draft.pack()]
        self._origins = [0]
        self._position = 0
        self._kind = ""

    @property
    def current(self) -> Draft:
        """Current draft."""
        return self._current

    @property
    def origin(self) -> int:
        """Number shared by all steps since another level was last opened or begun."""
        return self._origins[self._position]

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position + 1 < len(self._steps)

    def do(self, draft: Draft, kind: str = "", *, anew: bool = False) -> bool:
        """Append `draft` as the current step; return False if it equals the current draft.

        Steps that could be redone are dropped. Consecutive steps of the same `kind` become one step: a typed word, not
        each of its letters. `anew` marks the beginning of another level, which gets a new origin.
        """
        if draft == self._current and not anew:
            return False
        merges = bool(kind) and kind == self._kind and self._position > 0
        origin = max(self._origins) + 1 if anew else self.origin
        del self._steps[self._position + 1 :], self._origins[self._position + 1 :]
        if merges:
            self._steps.pop()
            self._origins.pop()
        self._steps.append(draft.pack())
        self._origins.append(origin)
        self._position = len(self._steps) - 1
        self._current, self._kind = draft, kind
        return True

    def undo(self) -> bool:
        """Go back one step; return False if there is none."""
        return self._go(self._position - 1)

    def redo(self) -> bool:
        """Go forward one step; return False if there is none."""
        return self._go(self._position + 1)

    def _go(self, position: int) -> bool:
        if not 0 <= position < len(self._steps):
            return False
        self._position, self._kind = position, ""
        self._current = unpack_draft(self._steps[position])
        return True

    def record(self) -> dict[str, Any]:
        """Return the history as a JSON object for `restore_history`."""
        first, size = self._position, 0
        while first > 0 and size + len(self._steps[first - 1]) <= KEPT_BYTES:
            first -= 1
            size += len(self._steps[first])
        last = self._position
        while last + 1 < len(self._steps) and size + len(self._steps[last + 1]) <= KEPT_BYTES:
            last += 1
            size += len(self._steps[last])
        saved = slice(first, last + 1)
        return {"steps": self._steps[saved], "origins": self._origins[saved], "position": self._position - first}


def restore_history(record: dict[str, Any]) -> DraftHistory:
    """Return the history that was saved. Raises InputError if the record is malformed."""
    steps, origins, position = record.get("steps"), record.get("origins"), record.get("position")
    if (
        not isinstance(steps, list)
        or not isinstance(origins, list)
        or len(origins) != len(steps)
        or not all(isinstance(origin, int) for origin in origins)
        or not isinstance(position, int)
        or not 0 <= position < len(steps)
    ):
        raise InputError(phrase("The saved draft cannot be read"))
    history = DraftHistory(unpack_draft(steps[position]))
    history._steps, history._origins, history._position = list(map(str, steps)), list(origins), position
    return history
