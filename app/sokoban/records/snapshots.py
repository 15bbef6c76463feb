"""Snapshots: named positions of a level to go back to, stored at once and apart from the game."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace

from app.base.storage import fields
from app.base.storage.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.library.titles import numbered_snapshot, own_title

SLOT = "/snapshots"
"""Suffix of a slot of snapshots in the store, after the level's key."""


@dataclass(frozen=True)
class Snapshot:
    """Snapshot of a game: `moves` as LURD from `start`, the text of its first position."""

    name: str
    start: str
    moves: str
    pull: bool = False
    """Whether the game is played backwards."""
    saved: float = 0.0
    """Seconds since 1970; 0 for a snapshot in the level's file."""
    helped: bool = False
    """Whether some of the moves were shown by the program."""


SNAPSHOTS = fields.record(
    {
        "snapshots": fields.list_field(
            fields.exact_record_field(
                {
                    **dict.fromkeys(("name", "start", "moves"), fields.text()),
                    "pull": fields.flag,
                    "saved": fields.moment,
                },
                ("helped",),
            )
        )
    }
)
"""Format of a slot of snapshots."""


class Snapshots:
    """Stored snapshots of the levels, oldest first."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read_snapshots(self, level: str) -> list[Snapshot]:
        """Return the snapshots of the level with the key `level`."""
        record = self._store.load_game(PUZZLE_KEY, level + SLOT, SNAPSHOTS)
        snapshots = [] if record is None else [Snapshot(**entry) for entry in record["snapshots"]]
        return [replace(snapshot, name=own_title(snapshot.name)) for snapshot in snapshots]

    def add(self, level: str, game: Snapshot) -> Snapshot:
        """Store a position as a snapshot, numbered if it has no name, and return it.

        A position that is already stored only gets the new name.
        """
        game = replace(game, name=own_title(game.name))
        stored, name = self.read_snapshots(level), game.name
        duplicate = next((entry for entry in stored if replace(entry, name=name, saved=game.saved) == game), None)
        if duplicate is not None:
            if not name:
                return duplicate
            stored.remove(duplicate)
        snapshot = replace(game, name=name or _number(stored), saved=time.time())
        self._write(level, [*stored, snapshot])
        return snapshot

    def remove(self, level: str, snapshot: Snapshot) -> None:
        """Delete a snapshot of the level with the key `level`."""
        self._write(level, [other for other in self.read_snapshots(level) if other != snapshot])

    def _write(self, level: str, snapshots: list[Snapshot]) -> None:
        self._store.save_game(PUZZLE_KEY, level + SLOT, {"snapshots": [asdict(one) for one in snapshots]})


def _number(kept: list[Snapshot]) -> str:
    taken = {one.name for one in kept}
    return next(name for k in range(1, len(kept) + 2) if (name := numbered_snapshot(k)) not in taken)
