"""2048's boards by tile sum, counted in three ways: possible, in reachable layers, and really reached.

Turned and mirrored boards count separately, lost ones are included, and boards with the target are not. After J.
Lees-Miller, "The Mathematics of 2048: Counting States" (2017).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.ticks import round_steps
from core.base.words import phrase
from core.twenty48.shape import BoardShape, shape_of
from core.twenty48.states.count import BoardLayers, board_layers
from core.twenty48.states.known_counts import known_counts
from core.twenty48.states.layers import Layers
from core.twenty48.states.listing import positions, state_layers

FIRST_SUM = 4
"""Least tile sum in play, that of two tiles of 2."""
MOST_LISTED = 30_000_000
"""Largest number of boards, up to symmetry, that is listed for a plot."""
PUBLISHED = {(4, 6): 40_652_843_435}
"""Published number of boards, up to symmetry, that are too many to list here.

By size and exponent of the target.
"""


@dataclass(frozen=True)
class ReachedLayers:
    """Boards that play reaches, by listing: `boards` by tile sum, `classes` up to symmetry in all."""

    boards: dict[int, int]
    classes: int

    @property
    def total(self) -> int:
        """Number of boards of all tile sums."""
        return sum(self.boards.values())


class LayerBin(NamedTuple):
    """Boards with tile sums from `low` to `high`: the largest number for any one of these sums.

    `reachable` is 0 in layers that play cannot reach, `reached` is None if the boards were not listed.
    """

    low: int
    high: int
    possible: int
    reachable: int
    reached: int | None


@dataclass(frozen=True)
class LayerPlot:
    """Boards of one shape and target by tile sum."""

    possible: BoardLayers
    bins: tuple[LayerBin, ...]
    reached: ReachedLayers | None = None

    @property
    def shape(self) -> BoardShape:
        return self.possible.shape

    @property
    def exponent(self) -> int:
        """Exponent of the target."""
        return self.possible.exponent

    @property
    def last_sum(self) -> int:
        """Largest tile sum of any board."""
        return FIRST_SUM + 2 * (len(self.possible.counts) - 1)

    @property
    def baseline(self) -> int:
        """Number of boards with two tiles or more and a 2 or a 4 among them, plus one state for all won ones."""
        return sum(self.possible.counts) + 1

    @property
    def reachable(self) -> int:
        """Number of boards of the baseline without the layers after two adjacent empty ones."""
        return sum(self.possible.counts[: self.possible.reachable]) + 1

    def make_bin(self, total: int) -> LayerBin:
        """Return the numbers of boards of one tile sum as a bin."""
        boards = self.possible.count_with_sum(total)
        within = boards if total <= self.possible.max_sum else 0
        reached = None if self.reached is None else self.reached.boards.get(total, 0)
        return LayerBin(total, total, boards, within, reached)

    def with_listing(self, reached: ReachedLayers) -> LayerPlot:
        """Return the plot with the numbers of listed boards added."""
        bins = tuple(
            layer_bin._replace(
                reached=max(reached.boards.get(total, 0) for total in range(layer_bin.low, layer_bin.high + 1, 2))
            )
            for layer_bin in self.bins
        )
        return replace(self, bins=bins, reached=reached)

    def to_csv(self) -> str:
        """Return every tile sum as comma-separated lines under a header; unlisted numbers are empty."""
        lines = ["tile_sum,baseline,layer_reachable,reached"]
        for total in range(FIRST_SUM, self.last_sum + 1, 2):
            layer_bin = self.make_bin(total)
            reached = "" if layer_bin.reached is None else layer_bin.reached
            lines.append(f"{total},{layer_bin.possible},{layer_bin.reachable},{reached}")
        return "\n".join([*lines, ""])


def layer_plot(size: BoardShape | int, exponent: int, *, bins: int, control: Control | None = None) -> LayerPlot | None:
    """Return the plot without a listing, in about `bins` bins; None if cancelled.

    `control` counts layers. Raises InputError for shapes and targets that are not counted.
    """
    possible = board_layers(size, exponent, control)
    if possible is None:
        return None
    filled = next(n for n in range(len(possible.counts), 0, -1) if possible.counts[n - 1])
    possible = replace(possible, counts=possible.counts[:filled])
    return LayerPlot(possible, tuple(_bins(possible, bins)))


def _bins(possible: BoardLayers, most: int) -> Iterator[LayerBin]:
    counts, before = possible.counts, possible.reachable
    width = next(width for width in round_steps() if len(counts) / width <= most)
    for begin in range(0, len(counts), width):
        end = min(begin + width, len(counts))
        within = max(counts[begin : min(end, before)], default=0)
        yield LayerBin(FIRST_SUM + 2 * begin, FIRST_SUM + 2 * end - 2, max(counts[begin:end]), within, None)


def reached_layers(size: BoardShape | int, exponent: int, control: Control | None = None) -> ReachedLayers | None:
    """List every board that play reaches; None if cancelled.

    `control` counts symmetry classes, some 6 million a second. Raises InputError if `can_list` is false.
    """
    if not can_list(size, exponent):
        raise InputError(
            phrase(
                "The boards of {board} to {target} are too many to list in a minute",
                board=str(shape_of(size)),
                target=1 << exponent,
            )
        )
    control = Control() if control is None else control
    control.total = positions(size, exponent)
    layers = Layers(size, exponent)
    boards: dict[int, int] = {}
    classes = 0
    for layer in state_layers(layers, control=control):
        if layer.live or layer.over:
            boards[layer.total] = layers.boards()
            classes += layer.live + layer.over
    return None if control.cancelled else ReachedLayers(boards, classes)


def can_list(size: BoardShape | int, exponent: int) -> bool:
    """Whether the boards that play reaches are few enough to be listed in some seconds."""
    counts = known_counts(size, exponent)
    return counts is not None and counts.live <= MOST_LISTED
