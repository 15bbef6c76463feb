"""2048's boards by tile sum, counted in three ways: possible at all, in layers that play can get to, and really shown.

The counts are of boards as they lie: turned and mirrored ones count each by themselves, lost ones too, and a board with
the target is none of them. After J. Lees-Miller, "The Mathematics of 2048: Counting States" (2017).
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
"""The least tile sum that is played, that of two tiles of 2."""
MOST_LISTED = 30_000_000
"""Boards up to symmetry that are listed for a plot."""
PUBLISHED = {(4, 6): 40_652_843_435}
"""Boards up to symmetry, by size and exponent of the target, that others counted and that are too many to list here."""


@dataclass(frozen=True)
class ReachedLayers:
    """The boards that play can show, listed: `boards` by tile sum, and `classes` of them up to symmetry in all."""

    boards: dict[int, int]
    classes: int

    @property
    def total(self) -> int:
        """All boards of all tile sums."""
        return sum(self.boards.values())


class LayerBin(NamedTuple):
    """The tile sums `low` to `high`: of the most frequent of them, how many boards there are.

    `reachable` is 0 in layers that play cannot get to, `reached` None where the boards were not listed.
    """

    low: int
    high: int
    possible: int
    reachable: int
    reached: int | None


@dataclass(frozen=True)
class LayerPlot:
    """The boards of one shape and target by tile sum."""

    possible: BoardLayers
    bins: tuple[LayerBin, ...]
    reached: ReachedLayers | None = None

    @property
    def shape(self) -> BoardShape:
        return self.possible.shape

    @property
    def exponent(self) -> int:
        """The exponent of the target."""
        return self.possible.exponent

    @property
    def last_sum(self) -> int:
        """Largest tile sum of any board."""
        return FIRST_SUM + 2 * (len(self.possible.counts) - 1)

    @property
    def baseline(self) -> int:
        """Boards with two tiles or more and a 2 or a 4 among them, and one state for all that are won."""
        return sum(self.possible.counts) + 1

    @property
    def reachable(self) -> int:
        """The same without the layers that come after two empty ones next to each other."""
        return sum(self.possible.counts[: self.possible.reachable]) + 1

    def make_bin(self, total: int) -> LayerBin:
        """Return the boards of one tile sum as a bin."""
        boards = self.possible.count_with_sum(total)
        within = boards if total <= self.possible.max_sum else 0
        reached = None if self.reached is None else self.reached.boards.get(total, 0)
        return LayerBin(total, total, boards, within, reached)

    def with_listing(self, reached: ReachedLayers) -> LayerPlot:
        """Return the same plot with the boards that were listed."""
        bins = tuple(
            one._replace(reached=max(reached.boards.get(total, 0) for total in range(one.low, one.high + 1, 2)))
            for one in self.bins
        )
        return replace(self, bins=bins, reached=reached)

    def to_csv(self) -> str:
        """Every tile sum as comma-separated lines under a header; what was not listed is empty."""
        lines = ["tile_sum,baseline,layer_reachable,reached"]
        for total in range(FIRST_SUM, self.last_sum + 1, 2):
            one = self.make_bin(total)
            lines.append(f"{total},{one.possible},{one.reachable},{'' if one.reached is None else one.reached}")
        return "\n".join([*lines, ""])


def layer_plot(size: BoardShape | int, exponent: int, *, bins: int, control: Control | None = None) -> LayerPlot | None:
    """The counts without a listing, in at most about `bins` bins; None if cancelled.

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
    """List every board that play can show; None if cancelled.

    `control` counts symmetry classes, of some 6 million a second. Raises InputError where `can_list` is false.
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
    """Whether the boards that play can show are few enough to be listed in some seconds."""
    found = known_counts(size, exponent)
    return found is not None and found.live <= MOST_LISTED
