"""Everything a draft has been: undo and redo without limit, kept small enough to be saved with it."""

from __future__ import annotations

from typing import Any

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.draft.grid import Draft, unpack_draft

KEPT_BYTES = 256 << 10
"""How much of the history a record holds; the oldest steps go first."""


class DraftHistory:
    """A line of drafts and a place in it. Steps are kept packed: 100 bytes for a usual level, 1 kB for 200 × 200."""

    def __init__(self, draft: Draft) -> None:
        self._current = draft
        self._steps = [draft.pack()]
        self._origins = [0]
        self._position = 0
        self._kind = ""

    @property
    def current(self) -> Draft:
        """The draft now."""
        return self._current

    @property
    def origin(self) -> int:
        """A number that all steps share since the draft was last begun anew."""
        return self._origins[self._position]

    @property
    def can_undo(self) -> bool:
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        return self._position + 1 < len(self._steps)

    def do(self, draft: Draft, kind: str = "", *, anew: bool = False) -> bool:
        """Go on to `draft`, if it is another one, dropping what waited to be redone; return whether it is.

        Steps of the same `kind` in a row are one step: a word typed, not each of its letters. `anew`: this is another
        level, with an origin of its own.
        """
        if draft == self._current and not anew:
            return False
        joined = bool(kind) and kind == self._kind and self._position > 0
        origin = max(self._origins) + 1 if anew else self.origin
        del self._steps[self._position + 1 :], self._origins[self._position + 1 :]
        if joined:
            self._steps.pop()
            self._origins.pop()
        self._steps.append(draft.pack())
        self._origins.append(origin)
        self._position = len(self._steps) - 1
        self._current, self._kind = draft, kind
        return True

    def undo(self) -> bool:
        """Go one step back; False if there is none."""
        return self._go(self._position - 1)

    def redo(self) -> bool:
        """Go one step forward again; False if there is none."""
        return self._go(self._position + 1)

    def _go(self, position: int) -> bool:
        if not 0 <= position < len(self._steps):
            return False
        self._position, self._kind = position, ""
        self._current = unpack_draft(self._steps[position])
        return True

    def record(self) -> dict[str, Any]:
        """What `restore_history` needs, as JSON."""
        first, size = self._position, 0
        while first > 0 and size + len(self._steps[first - 1]) <= KEPT_BYTES:
            first -= 1
            size += len(self._steps[first])
        last = self._position
        while last + 1 < len(self._steps) and size + len(self._steps[last + 1]) <= KEPT_BYTES:
            last += 1
            size += len(self._steps[last])
        kept = slice(first, last + 1)
        return {"steps": self._steps[kept], "origins": self._origins[kept], "position": self._position - first}


def restore_history(record: dict[str, Any]) -> DraftHistory:
    """Return the history that was saved. Raises InputError if the record makes no sense."""
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
