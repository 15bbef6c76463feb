"""Advice on boards other than 4x4, by the networks that come with the program: one for each of five shapes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from core.base.figures import figures
from core.twenty48.adviser.plain.files import read_network
from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.adviser.plain.patterns import PLANS
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.adviser.review import Advice
from core.twenty48.board import Board
from core.twenty48.shape import BoardShape
from resources import ROOT

FIGURES = ROOT / "figures" / "plain-advisers-2048.json"
DEPTHS = {BoardShape(3, 3): 3, BoardShape(3, 4): 3}
"""Moves that the adviser looks ahead; on larger boards it is two."""
TURNED = (2, 3, 0, 1)
"""Left, right, up and down, once rows and columns are exchanged."""


@dataclass(frozen=True)
class Strength:
    """What games of an adviser came to, each until it was lost or had a tile that the network does not know."""

    games: int
    mean_score: float
    reached: Mapping[int, int]
    """How many of them made each tile."""
    weights: Mapping[str, Any]
    """Which network it was: what its origin says."""


def network_shape(shape: BoardShape) -> BoardShape | None:
    """The board of the network that advises on this one, which may lie across; None where there is none."""
    return next((one for one in (shape, shape.transpose) if one in PLANS), None)


def weights(shape: BoardShape) -> Path:
    """The file of the network of a board."""
    return ROOT / "weights" / f"2048-{shape}.network"


def player(network: PlainNetwork, depth: int | None = None) -> PlainPlayer:
    """A player that looks so many moves ahead, or as many as the adviser does."""
    return PlainPlayer(network, depth=DEPTHS.get(network.shape, 2) if depth is None else depth)


class PlainAdviser:
    """Values positions of one shape, and of the one that lies across; load it in a job, then ask from any thread."""

    def __init__(self, network: PlainNetwork, origin: Mapping[str, Any]) -> None:
        self.network = network
        self.origin = origin
        """How the network was trained."""
        self._player = player(network)

    @classmethod
    def load(cls, shape: BoardShape) -> PlainAdviser:
        """The adviser on a board that has one. Raises InputError if its weights are damaged, or OSError."""
        own = network_shape(shape)
        assert own is not None
        return cls(*read_network(weights(own)))

    @property
    def games(self) -> int:
        """How many games it learnt from."""
        return int(self.origin["games"])

    @property
    def largest(self) -> int:
        """The exponent of the largest tile that it knows."""
        return self.network.levels - 1

    @property
    def strength(self) -> Strength | None:
        """What its games came to, if it was measured."""
        found = strengths().get(str(self.network.shape))
        return found if found is not None and found.weights.items() <= self.origin.items() else None

    def advise(self, board: Board) -> Advice | None:
        """Return what the four moves are worth, in the network's own points.

        None for a board that it does not know, or on which no move is legal.
        """
        if board.largest > self.largest or network_shape(board.shape) != self.network.shape:
            return None
        values = self._values(board)
        if values == (None,) * 4:
            return None
        return Advice(values, chance=False, exact=False, noise=self.network.noise)

    def _values(self, board: Board) -> tuple[float | None, ...]:
        if board.shape == self.network.shape:
            return self._player.values(board.cells, four=board.four)
        cells = bytes(board.cells[row * board.columns + k] for k in range(board.columns) for row in range(board.rows))
        values = self._player.values(cells, four=board.four)
        return tuple(values[direction] for direction in TURNED)


@cache
def strengths(path: Path = FIGURES) -> Mapping[str, Strength]:
    """What was measured, by board: `build_scripts/measure_plain_2048.py` makes it. Raises InputError if damaged."""
    with figures(path) as content:
        return {
            shape: Strength(
                one["games"],
                one["mean_score"],
                {int(tile): games for tile, games in one["reached"].items()},
                one["weights"],
            )
            for shape, one in content["boards"].items()
        }
