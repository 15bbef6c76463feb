"""Patterns drawn by the user, with blank stickers, stored under their names in the user's file."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.base.language.words import tr
from app.base.services import Services
from app.base.storage import fields
from core.base.puzzle import InputError
from core.cube.cubie import FACES
from core.cube.painted_net import GAP, SHAPES

LONGEST_NAME = 60
BLANK = "."
TABLE = "cube_pattern"
_NETS = {6 * shape.stickers_per_colour for shape in SHAPES.values()}


def _net(value: Any, place: str) -> str:
    """Check a net written as one letter or dot per sticker and return it."""
    text: str = fields.text(max(_NETS))(value, place)
    if len(text) not in _NETS or not re.fullmatch(f"[{FACES}{re.escape(BLANK)}]+", text):
        raise InputError(tr("{place} is not a net of stickers", place=place))
    return text


ROW = fields.row(fields.text(LONGEST_NAME), _net)


@dataclass(frozen=True)
class DrawnPattern:
    """Named pattern: stickers as in `core.cube.painted_net`, with GAP for those of any colour."""

    name: str
    net: bytes

    @property
    def size(self) -> int:
        """Number of cubies along an edge of the cube that this pattern belongs to."""
        return next(size for size, shape in SHAPES.items() if 6 * shape.stickers_per_colour == len(self.net))

    @property
    def description(self) -> str:
        """Description of the pattern: numbers of its coloured and blank stickers."""
        blank = self.net.count(GAP)
        asked = tr(
            "%n stickers of a {cube}",
            one="%n sticker of a {cube}",
            n=len(self.net) - blank,
            cube=f"{self.size}\u00d7{self.size}\u00d7{self.size}",
        )
        return (
            tr(
                "Drawn by you: {asked}, %n blank ones.",
                one="Drawn by you: {asked}, %n blank one.",
                n=blank,
                asked=asked,
            )
            if blank
            else tr("Drawn by you: {asked}.", asked=asked)
        )


class DrawnPatterns(QObject):
    """List of the patterns that the user has drawn, sorted by name.

    Shared by all parts of a window, see `Services.get_shared`.
    """

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._store = services.store

    @property
    def patterns(self) -> Sequence[DrawnPattern]:
        """All stored patterns, sorted by name."""
        rows = self._store.read(f"SELECT name, net FROM {TABLE} ORDER BY name COLLATE NOCASE, name")
        return [DrawnPattern(name, _read(net)) for name, net in self._store.sound(TABLE, ("name",), rows, ROW)]

    def find_pattern(self, name: str) -> DrawnPattern | None:
        """Return the pattern with this name, ignoring case, or None if there is none."""
        return next((one for one in self.patterns if one.name.casefold() == name.casefold()), None)

    def keep(self, name: str, net: bytes, instead_of: str = "") -> DrawnPattern:
        """Store a net under a name.

        Raises InputError if the name is empty or too long, or belongs to a pattern other than `instead_of`.
        """
        name = self._validate_name(name, instead_of)
        text = "".join(BLANK if sticker == GAP else FACES[sticker] for sticker in net)
        existing = self.find_pattern(name)
        if existing is not None:
            self._write(f"DELETE FROM {TABLE} WHERE name = ?", existing.name)
        self._write(f"INSERT OR REPLACE INTO {TABLE} VALUES (?, ?, ?)", name, text, time.time())
        self.changed.emit()
        return DrawnPattern(name, net)

    def rename(self, pattern: DrawnPattern, name: str) -> DrawnPattern:
        """Rename a pattern. Raises InputError like `keep`."""
        name = self._validate_name(name, pattern.name)
        self._write(f"UPDATE {TABLE} SET name = ? WHERE name = ?", name, pattern.name)
        self.changed.emit()
        return DrawnPattern(name, pattern.net)

    def delete(self, pattern: DrawnPattern) -> None:
        """Delete a stored pattern."""
        self._write(f"DELETE FROM {TABLE} WHERE name = ?", pattern.name)
        self.changed.emit()

    def _validate_name(self, name: str, own: str) -> str:
        name = " ".join(name.split())
        if not name:
            raise InputError(tr("Give the pattern a name"))
        if len(name) > LONGEST_NAME:
            raise InputError(
                tr(
                    "The name has {length} characters, at most {most} are allowed",
                    length=len(name),
                    most=LONGEST_NAME,
                )
            )
        there = self.find_pattern(name)
        if there is not None and there.name.casefold() != own.casefold():
            taken = tr("There is already a pattern called {name}", name=there.name)
            raise InputError(taken, advice=tr("Choose another name"))
        return name

    def _write(self, sql: str, *values: object) -> None:
        self._store.write(TABLE, sql, values)


def _read(text: str) -> bytes:
    return bytes(GAP if letter == BLANK else FACES.index(letter) for letter in text)


def matching(patterns: Sequence[DrawnPattern], query: str) -> list[DrawnPattern]:
    """Return the patterns whose name or description contains every word of `query`."""
    words = query.lower().split()
    return [one for one in patterns if all(word in f"{one.name} {one.description}".lower() for word in words)]
