"""Row of earlier and waiting scrambles, to go back and forward through; no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.base.storage import fields
from app.cube.model.model import SCRAMBLE_TEXT, CubeModel
from core.base.budget import check_typed_text
from core.base.puzzle import InputError
from core.cube.puzzle import CubePuzzle

TABLE = "cube_scramble"
MOST = 1000
"""Most scrambles stored for a variant; the oldest are deleted first."""
LONGEST = 2000
"""Most characters of a stored scramble."""
ROW = fields.row(fields.text(), fields.whole_number_field(), fields.text(LONGEST), fields.whole_number_field())


class StoredScramble(NamedTuple):
    """Scramble with the key of its row in the user's file, and the seed it was drawn with.

    The seed is 0 if it came from elsewhere.
    """

    key: int
    text: str
    seed: int


class Scrambles(QObject):
    """Row of the scrambles of a variant; the scramble of a new game is appended if it is not in the row."""

    changed = Signal()

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services, self._model = services, model
        self.row: list[StoredScramble] = []
        self._at = -1
        model.variant_changed.connect(self._take_up)
        model.begun.connect(self._follow)
        self._take_up()

    # state

    @property
    def current_index(self) -> int:
        """Index in `row` of the current game's scramble; -1 if it is not in the row."""
        here = self._board_scramble
        return self._at if here and 0 <= self._at < len(self.row) and self.row[self._at].text == here else -1

    @property
    def has_earlier(self) -> bool:
        """Whether there is an earlier scramble to go back to."""
        return self._at > 0 or (self._at == 0 and self.current_index < 0)

    @property
    def waiting(self) -> int:
        """Number of scrambles that come next."""
        return len(self.row) - 1 - self._at

    @property
    def _board_scramble(self) -> str:
        model = self._model
        return "" if model.session.info.get(SCRAMBLE_TEXT) else model.puzzle.format_moves(model.scramble)

    # actions of the user

    def go_to_next(self) -> None:
        """Begin with the next waiting scramble, or with a random one."""
        if self.waiting:
            self._go(self._at + 1)
        else:
            self._model.begin_random()

    def go_to_previous(self) -> None:
        """Begin with the previous scramble, or with the last one of the row if the current game is not in it."""
        if self.has_earlier:
            self._go(self._at - 1 if self.current_index >= 0 else self._at)

    def take_in(self, text: str) -> int:
        """Replace the waiting scrambles by a list, one per line, and begin with its first.

        Returns their number. Raises InputError naming the line, and then changes nothing.
        """
        scrambles = _read(self._model.puzzle, text)
        self.drop()
        for moves in scrambles:
            self._add(moves, 0)
        self._go(len(self.row) - len(scrambles))
        return len(scrambles)

    def drop(self) -> None:
        """Drop the waiting scrambles."""
        for scramble in self.row[self._at + 1 :]:
            self._forget(scramble)
        del self.row[self._at + 1 :]
        self.changed.emit()

    def _go(self, at: int) -> None:
        given = self.row[at]
        self._at = at
        moves = self._model.puzzle.parse_moves(given.text)
        self._model.begin_scrambled(moves, seed=given.seed)

    # storage

    def _take_up(self) -> None:
        query = f"SELECT puzzle, number, text, seed FROM {TABLE} WHERE puzzle = ? ORDER BY number"
        store, puzzle = self._services.store, self._model.puzzle
        found = store.sound(TABLE, ("puzzle", "number"), store.read(query, (self._model.variant,)), ROW)
        self.row = [StoredScramble(key, text, seed) for _, key, text, seed in found if _stands_for_moves(puzzle, text)]
        self._at = min(self._services.settings.get(self._setting, len(self.row) - 1), len(self.row) - 1)
        self._follow()

    @property
    def _setting(self) -> str:
        return f"cube/scramble_{self._model.variant}"

    def _follow(self) -> None:
        """Find the scramble of the new game in the row, or append it."""
        here, model = self._board_scramble, self._model
        if here and len(here) <= LONGEST and self.current_index < 0:
            places = [at for at, scramble in enumerate(self.row) if scramble.text == here]
            if not places:
                self._add(here, model.session.seed)
                places = [len(self.row) - 1]
            self._at = min(places, key=lambda at: abs(at - self._at))
        self._services.settings.set(self._setting, self._at)
        self.changed.emit()

    def _add(self, text: str, seed: int) -> None:
        given = StoredScramble(self.row[-1].key + 1 if self.row else 1, text, seed)
        self.row.append(given)
        sql = f"INSERT OR REPLACE INTO {TABLE} VALUES (?, ?, ?, ?)"
        self._services.store.write(TABLE, sql, (self._model.variant, given.key, text, seed))
        while len(self.row) > MOST:
            self._forget(self.row.pop(0))
            self._at -= 1

    def _forget(self, given: StoredScramble) -> None:
        sql = f"DELETE FROM {TABLE} WHERE puzzle = ? AND number = ?"
        self._services.store.write(TABLE, sql, (self._model.variant, given.key))


def _read(puzzle: CubePuzzle, text: str) -> Sequence[str]:
    """Return the scrambles of a list, one per line, written as single moves."""
    found = []
    for number, line in enumerate(check_typed_text(text).splitlines(), 1):
        try:
            moves = puzzle.parse_moves(line)
        except InputError as error:
            raise InputError(error.message, tr("line {number}, {place}", number=number, place=error.place)) from error
        scramble = puzzle.format_moves(moves)
        if len(scramble) > LONGEST:
            raise InputError(
                tr("A scramble has at most {longest} characters", longest=format_integer(LONGEST)),
                tr("line {number}", number=number),
            )
        if moves:
            found.append(scramble)
    if not found:
        advice = tr("Write one scramble per line, such as R U F2")
        raise InputError(tr("It contains no moves"), advice=advice)
    if len(found) > MOST:
        raise InputError(
            tr(
                "These are {found} scrambles; at most {most} are allowed",
                found=format_integer(len(found)),
                most=format_integer(MOST),
            )
        )
    return found


def _stands_for_moves(puzzle: CubePuzzle, text: str) -> bool:
    try:
        return bool(puzzle.parse_moves(text))
    except InputError:
        return False
