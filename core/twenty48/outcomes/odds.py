"""Exact odds: the value of every position under perfect play.

The tile sum grows with every move, so the layers are solved from the last one backwards: the value of an after-state (a
board after a shift, before the new tile) is the mean over its empty cells and the two kinds of tile, and that of a
position is that of its best direction. Only after-states are stored, one for each symmetry class: they are fewer than
the positions, and the values of the four moves are four look-ups.
"""

from __future__ import annotations

import mmap
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import fsum, nextafter
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from core.base.control import Control
from core.base.files import table_file as storage
from core.base.memory import half_of_memory
from core.base.puzzle import InputError
from core.base.words import phrase, sentence_of
from core.twenty48.board import shifted
from core.twenty48.board_argument import cells_of
from core.twenty48.outcomes.set_boards import AfterStates, join_after_states, merge_layers, solve_set_board
from core.twenty48.shape import BoardShape, shape_of
from core.twenty48.states.known_counts import key_bytes, known_counts, solved_exponent
from core.twenty48.states.layers import Layers
from core.twenty48.states.listing import positions, state_layers

if TYPE_CHECKING:
    from core.twenty48.board_argument import BoardArgument

VERSION = 2
VALUE_BYTES = 8
OBJECTIVES = ("win", "score")

Values = tuple[float | None, float | None, float | None, float | None]


class OddsStorageError(OSError):
    """Raised when solved odds could not be stored; `odds` holds them for this run."""

    def __init__(self, message: str, odds: Odds) -> None:
        super().__init__(message)
        self.odds = odds


class Odds:
    """Values of every position of one board, for one target and one probability of a 4.

    They are known for positions that play can reach, and for others after `extend`. With the objective "win" a value is
    the probability of making the target: 1 if and only if that is certain. With "score" it is the expected further
    score up to the end, or up to and including the move that makes the target.
    """

    def __init__(self, table: OddsTable, content: mmap.mmap, layers: list[tuple[int, int]], live: int) -> None:
        self.shape = table.shape
        self.exponent = table.exponent
        self.four = table.four
        self.objective = table.objective
        self.live = live
        """Number of positions, up to symmetry, that are neither won nor lost."""
        self.layers = layers
        """Pairs (tile sum, number of after-states) of all layers, ascending."""
        self.content = content
        self._boards = Layers(table.shape, table.exponent)
        count = sum(afters for _, afters in layers)
        view = memoryview(content)
        self._values = view[: count * VALUE_BYTES].cast("d")
        self._keys = view[count * VALUE_BYTES :].cast("B").cast(self._boards.typecode)
        self._place: dict[int, tuple[int, int]] = {}
        begin = 0
        for total, afters in layers:
            self._place[total] = (begin, begin + afters)
            begin += afters
        self._further: dict[int, AfterStates] = {}
        """After-states added by `extend`, which play from two tiles does not reach, by tile sum."""
        self._extending = Lock()
        self.start_value = self._start_value()
        """Mean value over the two random tiles of a new game."""

    @property
    def afters(self) -> int:
        """Number of after-states in the table."""
        return len(self._values)

    def layer(self, total: int) -> tuple[memoryview[int], memoryview[float]]:
        """Return the keys (see `Layers`) and the values of the after-states with a tile sum."""
        begin, end = self._place.get(total, (0, 0))
        return self._keys[begin:end], self._values[begin:end]

    def __repr__(self) -> str:
        board = f"{self.shape} to {1 << self.exponent}"  # not shown
        return f"Odds({board}, {self.objective}, start {self.start_value:.6g})"  # not shown

    def values(self, board: bytes | BoardArgument) -> Values | None:
        """Return the values of left, right, up and down; None for a direction in which nothing moves.

        `board` is the exponents of its tiles row by row, or text, rows or a `Board`. The score includes the gain of the
        move itself. Returns None instead of the four values if the target is made, or if play from two tiles does not
        reach the position and `extend` was not called. Raises InputError if it is not a board of this shape.
        """
        cells = cells_of(board, self.shape)
        if len(cells) != self.shape.cells or max(cells) >= self.exponent:
            return None
        total = sum([1 << cell for cell in cells if cell])
        move_values: list[float | None] = []
        for direction in range(4):
            after, gained = shifted(self.shape, cells, direction)
            if gained < 0:
                move_values.append(None)
                continue
            value = float(gained) if self.objective == "score" else 0.0
            if max(after) >= self.exponent:
                value += self.objective == "win"
            else:
                after_value = self._after_value(total, self._boards.key(after))
                if after_value is None:
                    return None
                value += after_value
            move_values.append(value)
        left, right, up, down = move_values
        return left, right, up, down

    def value(self, board: bytes | BoardArgument) -> float | None:
        """Return the value of a position: that of its best move, 0 without one; None if unknown.

        See `values`.
        """
        values = self.values(board)
        return None if values is None else max((value for value in values if value is not None), default=0.0)

    def extend(self, board: bytes | BoardArgument, control: Control | None = None) -> bool:
        """Compute the values of a position that was set up by hand, and of all that follow from it.

        Returns False if cancelled. Does nothing if they are known or the target is made. They are kept in memory with
        these odds. May run in a worker thread while another thread looks up values. Raises InputError for a position of
        another shape, and if the values would take more than half of the machine's memory.
        """
        cells = cells_of(board, self.shape)
        if len(cells) != self.shape.cells:
            raise InputError(
                phrase(
                    "{cells} cells do not fill a board of {rows}x{columns}",
                    cells=len(cells),
                    rows=self.shape.rows,
                    columns=self.shape.columns,
                )
            )
        if max(cells) >= self.exponent or self.values(cells) is not None:
            return True
        with self._extending:
            added_layers = solve_set_board(
                Layers(self.shape, self.exponent),
                cells,
                self._collect_known,
                four=self.four,
                score=self.objective == "score",
                control=control,
            )
            if added_layers is None:
                return False
            self._further = merge_layers(self._further, added_layers)
        return True

    def _collect_known(self, total: int) -> AfterStates:
        """Return the after-states of a tile sum that have values, in ascending order."""
        table = AfterStates(*self.layer(total))
        return join_after_states(table, self._further[total]) if total in self._further else table

    def _after_value(self, total: int, key: int) -> float | None:
        begin, end = self._place.get(total, (0, 0))
        at = bisect_left(self._keys, key, begin, end)
        if at < end and self._keys[at] == key:
            return self._values[at]
        further = self._further.get(total)
        if further is None:
            return None
        at = bisect_left(further.keys, key)
        return further.values[at] if at < len(further.keys) and further.keys[at] == key else None

    def _start_value(self) -> float:
        twos, mixed, fours = (self._mean(tiles) for tiles in ((1, 1), (1, 2), (2, 2)))
        p, q = self.four, 1 - self.four
        worth = ((q * q, twos), (2 * p * q, mixed), (p * p, fours))
        return self._certain_or_less(sum(share * value for share, value in worth), [v for share, v in worth if share])

    def _certain_or_less(self, value: float, parts: Sequence[float]) -> float:
        """Return a mean of win probabilities of 2048, as exactly 1 if and only if each of them is 1.

        `value` is the mean of `parts`. If a part is less than 1, a mean that was rounded to 1 becomes the next smaller
        number. Expected scores (objective "score") are returned unchanged.
        """
        if self.objective != "win":
            return value
        return 1.0 if all(part == 1 for part in parts) else min(value, nextafter(1, 0))

    def _mean(self, tiles: tuple[int, int]) -> float:
        """Return the mean value over all placements of two tiles."""
        places = list(permutations(range(self.shape.cells), 2))
        values = []
        for first_cell, second_cell in places:
            cells = bytearray(self.shape.cells)
            cells[first_cell], cells[second_cell] = tiles
            values.append(self.value(bytes(cells)) or 0.0)
        return self._certain_or_less(fsum(values) / len(places), values)


class OddsTable:
    """Odds of a board, target, probability of a 4 and objective, as a table to solve, store and load.

    Raises InputError if the table is too large to solve, or would take more than half of the machine's memory.
    """

    def __init__(self, size: BoardShape | int, exponent: int, four: float = 0.1, objective: str = "win") -> None:
        self.shape = shape_of(size)
        self.exponent = exponent
        most = solved_exponent(self.shape)
        if not most:
            raise InputError(
                phrase("There are no exact odds for {board}: it has too many positions", board=str(self.shape))
            )
        if not 3 <= exponent <= most:
            raise InputError(
                phrase(
                    "There are no exact odds for {target} on {board}. Use a target from 8 to {most}",
                    target=1 << exponent,
                    board=str(self.shape),
                    most=1 << most,
                )
            )
        if self.nbytes > half_of_memory():
            raise InputError(
                phrase(
                    "The odds of {board} to {target} take {size} MB, more than half of this machine's memory",
                    board=str(self.shape),
                    target=1 << exponent,
                    size=round(self.nbytes / 1e6),
                )
            )
        if not 0 <= four <= 1:
            raise InputError(phrase("{text} is not a probability from 0 to 1", text=str(four)))
        if objective not in OBJECTIVES:
            raise InputError(
                phrase("{name} is no objective. Use {names}", name=objective, names=" or ".join(OBJECTIVES))
            )
        self.four = float(four)
        self.objective = objective

    @property
    def kind(self) -> str:
        """Name of the table in the file's header."""
        return f"2048 odds {self.shape} {1 << self.exponent} {self.objective} {self.four!r}"

    @property
    def nbytes(self) -> int:
        """Bytes of the table in memory and on disk, known before it is solved."""
        return self._afters * (VALUE_BYTES + key_bytes(self.shape, self.exponent))

    @property
    def live_positions(self) -> int:
        """Number of positions, up to symmetry, that are neither won nor lost; known before they are solved."""
        found = known_counts(self.shape, self.exponent)
        assert found is not None, "other tables are refused"
        return found.live

    @property
    def _afters(self) -> int:
        found = known_counts(self.shape, self.exponent)
        assert found is not None and found.afters is not None, "other tables are refused"
        return found.afters

    def path(self, folder: Path) -> Path:
        """Return the path of the stored table."""
        return folder / f"odds-{self.shape}-{1 << self.exponent}-{self.objective}-{self.four!r}.table"

    def solve(self, control: Control | None = None) -> Odds | None:
        """Compute the odds; None if cancelled. `control` counts positions, once forwards and once backwards."""
        control = Control() if control is None else control
        control.total = 2 * positions(self.shape, self.exponent)
        layers = Layers(self.shape, self.exponent)
        count = self._afters
        # All values, then all keys, layer by layer. Their number is known beforehand, so that nothing needs to be
        # copied.
        content = mmap.mmap(-1, count * (VALUE_BYTES + layers.key_bytes))
        view = memoryview(content)
        values = view[: count * VALUE_BYTES].cast("d")
        keys = view[count * VALUE_BYTES :].cast("B").cast(layers.typecode)
        place: dict[int, slice] = {}
        begin = seen = live = 0
        for layer in state_layers(layers, control=control):
            place[layer.total] = slice(begin, begin + len(layer.afters))
            keys[place[layer.total]] = memoryview(layer.afters)
            begin += len(layer.afters)
            live += layer.live
            seen += layer.live + layer.over
        if control.cancelled:
            return None
        control.total = 2 * seen
        if not self._solve_backwards(layers, place, values, keys, control):
            return None
        # Some start positions have no predecessors and are not counted backwards, so the total is set here.
        control.done = control.total
        sizes = [(total, part.stop - part.start) for total, part in place.items() if part.stop > part.start]
        return Odds(self, content, sizes, live)

    def _solve_backwards(
        self,
        layers: Layers,
        place: Mapping[int, slice],
        values: memoryview[float],
        keys: memoryview[int],
        control: Control,
    ) -> bool:
        """Compute the values of all keys, whose layers are at these slices; False if cancelled."""
        nothing = slice(0, 0)
        for total in sorted(place, reverse=True):
            own, newer, older = (place.get(total - step, nothing) for step in (0, 2, 4))
            if not layers.backward(
                keys[own],
                values[own],
                keys[newer],
                values[newer],
                keys[older],
                values[older],
                four=self.four,
                score=self.objective == "score",
                control=control,
            ):
                return False
        return True

    def save(self, odds: Odds, folder: Path) -> None:
        """Store the odds, completely or not at all. Raises OSError with one sentence."""
        facts = {"layers": odds.layers, "live": odds.live}
        try:
            storage.write_table(self.path(folder), self.kind, VERSION, [odds.content], facts)
        except OSError as error:
            raise OSError(
                phrase(
                    "The odds could not be stored in {folder}: {reason}.",
                    folder=str(folder),
                    reason=error.strerror or str(error),
                )
            ) from error

    def load(self, folder: Path) -> Odds | None:
        """Return the stored odds, mapped into memory.

        None if there are none, or if they are of another version, damaged or cut short.
        """
        try:
            content, facts = storage.read_table(self.path(folder), self.kind, VERSION)
        except (OSError, storage.DamagedTableError):
            return None
        match facts:
            case {"layers": list(layers), "live": int(live)}:
                return Odds(self, content, [(total, count) for total, count in layers], live)
        return None

    def solve_and_save(self, folder: Path, control: Control | None = None) -> Odds | None:
        """Solve and store the odds; None if cancelled, and then no file is left behind.

        Raises OddsStorageError, which holds the odds, if they cannot be stored.
        """
        odds = self.solve(control)
        if odds is not None:
            try:
                self.save(odds, folder)
            except OSError as error:
                raise OddsStorageError(sentence_of(error), odds) from error
        return odds

    def load_or_solve(self, folder: Path, control: Control | None = None) -> Odds | None:
        """Return the stored odds, or solve and store them; None if cancelled."""
        return self.load(folder) or self.solve_and_save(folder, control)
