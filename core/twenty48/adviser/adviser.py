"""Advice for any 4x4 position: what every move is worth, by the network that comes with the program."""

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
"""The default."""
DANGER = (100_000, 5, 0.005)
"""Where the best move is worth less than this, or the end of a game was met, it looks so far, with this cut."""
FULL_CUT = 1e-4
"""The cut for a depth that was asked for."""
NEXT_DEPTH_COSTS = 10
"""One more move ahead takes about so many times longer."""
SIZE = 4
"""The only board that a network knows."""
MOST_TILE = 15
"""The largest exponent that its board holds."""

Values = tuple[float | None, ...]


def player(network: Network, depth: int | None = None) -> Player:
    """A player that looks so many moves ahead, or by default as far as a millisecond a move allows, on average."""
    if depth is None:
        return Player(network, depth=DEPTH, cut=CUT, halving=True, danger=DANGER)
    return Player(network, depth=depth, cut=FULL_CUT, halving=True)


class Adviser:
    """Values positions; load it in a job (0.3 s, 134 MB), then ask from any thread."""

    def __init__(self, network: Network, origin: dict[str, Any] | None = None) -> None:
        self.network = network
        self.origin = origin or {}
        """How the network was trained."""
        self._players: dict[int | None, Player] = {}

    @classmethod
    def load(cls, path: Path | None = None) -> Adviser:
        """The adviser with the program's weights, or with others. Raises InputError if they are damaged, or OSError."""
        return cls(*read_network(WEIGHTS if path is None else path))

    @cached_property
    def forecast(self) -> Forecast | None:
        """What the network's values came to in play, if that was measured."""
        measured = forecast.read()
        return measured if measured.is_of(self.origin) else None

    def advise(self, board: Board) -> Advice | None:
        """Return what the four moves are worth, at the default depth.

        None if nothing is known of the board or no move is legal. The values are expected further scores where the
        network's values were measured in play, which was with the original's probability of a 4; else the network's
        values themselves.
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
        """The network's values of left, right, up and down, in points, None for a move that is not legal.

        `board` is packed (`core.twenty48.bitboard.pack`). By default it takes less than a millisecond on average. With
        `depth` it looks exactly so many moves ahead; with `seconds` ever deeper, as long as the next depth is likely to
        be done in time.
        `four` is the probability of a 4 in the tiles looked through; what lies beyond was learned with 0.1. None
        instead of the four values if it was cancelled.
        """
        if seconds is None:
            return self._player(depth).values(board, control, four=four)
        begun = time.perf_counter()
        found: Values | None = None
        for deeper in range(2, MOST_DEPTH + 1):
            spent = time.perf_counter() - begun
            if found is not None and spent * NEXT_DEPTH_COSTS > seconds:
                break
            found = self._player(deeper).values(board, control, four=four)
            if found is None:
                break
        return found

    def find_best_direction(self, board: int, *, depth: int | None = None, four: float = FOUR) -> int | None:
        """Return the direction of the highest value (0 left, 1 right, 2 up, 3 down), or None if no move is legal."""
        values = self.values(board, depth=depth, four=four) or ()
        legal = [(value, -direction) for direction, value in enumerate(values) if value is not None]
        return -max(legal)[1] if legal else None

    def _player(self, depth: int | None) -> Player:
        if depth not in self._players:
            self._players[depth] = player(self.network, depth)
        return self._players[depth]
