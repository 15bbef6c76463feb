"""Named positions of a level that one may go back to; written at once, and kept however the game goes on."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace

from app.base.storage import fields
from app.base.storage.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.library.titles import numbered_snapshot, own_title

SLOT = "/snapshots"
"""Ends the slot in which the store keeps them; before it stands the level's key."""


@dataclass(frozen=True)
class Snapshot:
    """A game up to some point: `moves` as LURD from `start`, the text of its first position."""

    name: str
    start: str
    moves: str
    pull: bool = False
    """The game was played from its end."""
    saved: float = 0.0
    """Seconds since 1970."""
    helped: bool = False
    """Some of the moves were shown by the program."""


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
"""What a slot of snapshots holds."""


class Snapshots:
    """The snapshots of the levels, oldest first."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read_snapshots(self, level: str) -> list[Snapshot]:
        """Return the snapshots of the level with the key `level`."""
        record = self._store.load_game(PUZZLE_KEY, level + SLOT, SNAPSHOTS)
        snapshots = [] if record is None else [Snapshot(**entry) for entry in record["snapshots"]]
        return [replace(one, name=own_title(one.name)) for one in snapshots]

    def add(self, level: str, game: Snapshot) -> Snapshot:
        """Keep a position; without a name it gets a number. One that is kept already only gets the new name."""
        game = replace(game, name=own_title(game.name))
        kept, name = self.read_snapshots(level), game.name
        same = next((one for one in kept if replace(one, name=name, saved=game.saved) == game), None)
        if same is not None:
            if not name:
                return same
            kept.remove(same)
        snapshot = replace(game, name=name or _number(kept), saved=time.time())
        self._write(level, [*kept, snapshot])
        return snapshot

    def remove(self, level: str, snapshot: Snapshot) -> None:
        """Forget one."""
        self._write(level, [one for one in self.read_snapshots(level) if one != snapshot])

    def _write(self, level: str, snapshots: list[Snapshot]) -> None:
        self._store.save_game(PUZZLE_KEY, level + SLOT, {"snapshots": [asdict(one) for one in snapshots]})


def _number(kept: list[Snapshot]) -> str:
    taken = {one.name for one in kept}
    return next(name for k in range(1, len(kept) + 2) if (name := numbered_snapshot(k)) not in taken)
