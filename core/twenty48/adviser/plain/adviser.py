"""Adviser for boards other than 4x4: one shipped network for each of five shapes."""

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
"""Number of moves the adviser looks ahead, by shape; two on larger boards."""
TURNED = (2, 3, 0, 1)
"""Directions (left, right, up, down) as they become when rows and columns are exchanged."""


@dataclass(frozen=True)
class Strength:
    """Measured results of the adviser's games, each played until lost or until a tile is too large."""

    games: int
    mean_score: float
    reached: Mapping[int, int]
    """Number of games in which each tile was made."""
    weights: Mapping[str, Any]
    """Identifies the measured network: entries of its origin."""


def network_shape(shape: BoardShape) -> BoardShape | None:
    """Return the shape, or its transpose, for which there is a network; None without one."""
    return next((one for one in (shape, shape.transpose) if one in PLANS), None)


def weights(shape: BoardShape) -> Path:
    """Return the path of the network for a shape."""
    return ROOT / "weights" / f"2048-{shape}.network"


def player(network: PlainNetwork, depth: int | None = None) -> PlainPlayer:
    """Return a player that looks `depth` moves ahead, by default as many as the adviser does."""
    return PlainPlayer(network, depth=DEPTHS.get(network.shape, 2) if depth is None else depth)


class PlainAdviser:
    """Values positions of one shape and its transpose.

    Load it in a job; any thread can use it afterwards.
    """

    def __init__(self, network: PlainNetwork, origin: Mapping[str, Any]) -> None:
        self.network = network
        self.origin = origin
        """How the network was trained."""
        self._player = player(network)

    @classmethod
    def load(cls, shape: BoardShape) -> PlainAdviser:
        """Return the adviser for a shape that has one.

        Raises InputError if its weights are damaged, or OSError.
        """
        trained_shape = network_shape(shape)
        assert trained_shape is not None
        return cls(*read_network(weights(trained_shape)))

    @property
    def games(self) -> int:
        """Number of games that the network was trained with."""
        return int(self.origin["games"])

    @property
    def largest(self) -> int:
        """Largest exponent of a tile that the network knows."""
        return self.network.levels - 1

    @property
    def strength(self) -> Strength | None:
        """Measured results of this network's games; None if it was not measured."""
        measured = strengths().get(str(self.network.shape))
        return measured if measured is not None and measured.weights.items() <= self.origin.items() else None

    def advise(self, board: Board) -> Advice | None:
        """Return the values of the four moves in the network's own points.

        None if the board has another shape or too large a tile, or if no move is legal.
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
    """Return the measured results by shape, from a file made by `build_scripts/measure_plain_2048.py`.

    Raises InputError if it is damaged.
    """
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
