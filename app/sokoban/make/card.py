"""Card of a generated level, and the record in which the store keeps a starred one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.base.session.session import Record
from app.base.storage import fields
from app.sokoban.library.titles import made_level
from core.base.puzzle import InputError
from core.sokoban.formats.collection import CollectionEntry
from core.sokoban.generate.difficulty import Measures
from core.sokoban.generate.generate import GeneratedLevel
from core.sokoban.generate.make import NewLevel, entry_of
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.generate.wishes import GenerationMethod
from core.sokoban.identity import identity
from core.sokoban.level import Level, state_of
from core.sokoban.replay import replay_solution

CARD = fields.record(
    {
        "rows": fields.text(),
        "solution": fields.text(),
        "seed": fields.whole_number_field(),
        "method": fields.text(),
        "style": fields.text(),
        "made_by": fields.text(),
        "dependence": fields.number(0, 1),
        "dead": fields.maybe(fields.number(0, 1)),
        "chance": fields.maybe(fields.number(0, 1)),
        "work": fields.maybe(fields.whole_number_field()),
    }
)


@dataclass
class LevelCard:
    """Card of a generated level, with its number and whether it is starred."""

    level: NewLevel
    made_by: str
    """Arguments of `statewalk sokoban generate` that generate the level again."""
    number: int
    """Number of the card on the workbench; newer cards have higher numbers."""
    starred: bool = False

    @property
    def key(self) -> str:
        """Identity of the level, which is the same however the level is turned or mirrored."""
        return self.level.identity

    @property
    def title(self) -> str:
        """Title under which the level is kept or played."""
        return made_level(self.level.measures.pushes, self.level.seed)

    @property
    def entry(self) -> CollectionEntry:
        """Level as an entry of a collection."""
        return entry_of(self.level, self.title, self.made_by)

    @property
    def playable(self) -> Level:
        """Level of the card in the form in which it is played or edited."""
        level = self.entry.level
        assert level is not None
        return level

    @property
    def record(self) -> Record:
        """Record of the card for the store."""
        level, measures = self.level, self.level.measures
        return {
            "rows": "\n".join(level.rows),
            "solution": level.made.solution,
            "seed": level.seed,
            "method": level.method or "",
            "style": level.style or "",
            "made_by": self.made_by,
            "dependence": measures.dependence,
            "dead": measures.dead,
            "chance": measures.chance,
            "work": measures.work,
        }


def restore_card(record: dict[str, Any], number: int) -> LevelCard:
    """Return the starred card of a record that has the form of `CARD`. Raises InputError if its level is invalid."""
    try:
        method = GenerationMethod(record["method"]) if record["method"] else None
        style = RoomStyle(record["style"]) if record["style"] else None
    except ValueError as error:
        raise InputError(str(error)) from error
    start = state_of(record["rows"].split("\n"))
    played = replay_solution(start, record["solution"])
    tally = played.tally
    measures = Measures(
        tally.pushes, tally.box_changes, record["dependence"], record["dead"], record["chance"], record["work"]
    )
    made = GeneratedLevel(start, played.lurd, tally, 0.0)
    level = NewLevel(made, measures, identity(start), record["seed"], method, style)
    return LevelCard(level, record["made_by"], number, starred=True)
