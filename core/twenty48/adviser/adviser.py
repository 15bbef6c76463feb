"""Adviser for 4x4 positions: values the moves by the network that is shipped with the program."""

from __future__ import annotations

import time
from functools import cached_property
from pathlib import Path
from typing import Any

from core.base.control import Control
from core.twenty48.adviser import forecast
from core.twenty48.adviser.expectimax import MOST_DEPTH, Player
from core.twenty48.adviser.files import read_network
from core.twenty48.adviser.forecast import Forecast
from core.twenty48.adviser.ntuple import Network
from core.twenty48.adviser.review import Advice
from core.twenty48.bitboard import pack
from core.twenty48.board import FOUR, Board
from resources import ROOT

WEIGHTS = ROOT / "weights" / "2048-4x4.network"
DEPTH = 4
CUT = 0.04
"""Default cut: a search leaves out sequences of new tiles that are less likely together."""
DANGER = (100_000, 5, 0.005)
"""When to search deeper, and how: (value of the best move below which it does, depth, cut).

A search that met the end of a game is deepened too.
"""
FULL_CUT = 1e-4
"""Cut of a search whose depth the caller chose."""
NEXT_DEPTH_COSTS = 10
"""Factor by which a search takes longer when it looks one more move ahead."""
SIZE = 4
"""Side of the only board that the network knows."""
MOST_TILE = 15
"""Largest exponent of a tile that the network knows."""

Values = tuple[float | None, ...]


def player(network: Network, depth: int | None = None) -> Player:
    """Return a player that looks `depth` moves ahead.

    By default it looks as far as an average of one millisecond a move allows.
    """
    if depth is None:
        return Player(network, depth=DEPTH, cut=CUT, halving=True, danger=DANGER)
    return Player(network, depth=depth, cut=FULL_CUT, halving=True)


class Adviser:
    """Values positions on 4x4. Load it in a job (0.3 s, 134 MB); any thread can use it afterwards."""

    def __init__(self, network: Network, origin: dict[str, Any] | None = None) -> None:
        self.network = network
        self.origin = origin or {}
        """How the network was trained."""
        self._players: dict[int | None, Player] = {}

    @classmethod
    def load(cls, path: Path | None = None) -> Adviser:
        """Return the adviser with the shipped weights, or with those in `path`.

        Raises InputError if they are damaged, or OSError.
        """
        return cls(*read_network(WEIGHTS if path is None else path))

    @cached_property
    def forecast(self) -> Forecast | None:
        """Measured relation between the network's values and the scores in play; None if not measured."""
        measured = forecast.read()
        return measured if measured.is_of(self.origin) else None

    def advise(self, board: Board) -> Advice | None:
        """Return the values of the four moves at the default depth; None for an unknown or finished board.

        They are expected further scores if the network's values were measured in play, which was done with the
        original's probability of a 4 only; otherwise the network's values themselves.
        """
        if board.shape.side != SIZE or board.largest > MOST_TILE:
            return None
        values = self.values(pack(board.cells), four=board.four)
        if values is None or values == (None,) * 4:
            return None
        noise = self.network.noise
        if self.forecast is None or board.four != FOUR:
            return Advice(values, chance=False, exact=False, noise=noise)
        factor, games = self.forecast.fit(board.tile_sum)
        scores = tuple(None if value is None else factor * value for value in values)
        return Advice(scores, chance=False, exact=False, noise=factor * noise, games=games)

    def values(
        self,
        board: int,
        *,
        depth: int | None = None,
        seconds: float | None = None,
        four: float = FOUR,
        control: Control | None = None,
    ) -> Values | None:
        """Return the values of left, right, up and down in points, None for an illegal move.

        `board` is packed (`core.twenty48.bitboard.pack`). The default search takes less than a millisecond on average;
        `depth` sets the number of moves looked ahead; with `seconds` the search is repeated with increasing depth while
        the next depth is likely to end in time. `four` is the probability of a 4 among the tiles of the search; the
        network itself was trained with 0.1. Returns None instead of the four values if it was cancelled.
        """
        if seconds is None:
            return self._player(depth).values(board, control, four=four)
        start = time.perf_counter()
        latest: Values | None = None
        for next_depth in range(2, MOST_DEPTH + 1):
            spent = time.perf_counter() - start
            if latest is not None and spent * NEXT_DEPTH_COSTS > seconds:
                break
            latest = self._player(next_depth).values(board, control, four=four)
            if latest is None:
                break
        return latest

    def find_best_direction(self, board: int, *, depth: int | None = None, four: float = FOUR) -> int | None:
        """Return the direction of the highest value (0 left, 1 right, 2 up, 3 down), or None if no move is legal."""
        values = self.values(board, depth=depth, four=four) or ()
        legal = [(value, -direction) for direction, value in enumerate(values) if value is not None]
        return -max(legal)[1] if legal else None

    def _player(self, depth: int | None) -> Player:
        if depth not in self._players:
            self._players[depth] = player(self.network, depth)
        return self._players[depth]
