"""Counts of a level's positions by depth, solvable or dead, also where there are too many for all."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from core.base.control import Control
from core.base.depth import DepthDistribution, Exactness, Layer
from core.base.measured_rate import MeasuredRate
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.graph.graph import Graph
from core.sokoban.level import Level
from core.sokoban.path.paths import walk_path

MOST_STATES = 2_000_000
"""Default limit of counted positions: some 200 MB."""
SOURCE = phrase("counted breadth first")


class PushLayerCounts(NamedTuple):
    """Numbers of positions at one number of pushes; lower bounds where counting was incomplete."""

    solvable: int
    dead: int
    unknown: int
    """Number of positions not known to be solvable or dead, because counting was incomplete."""
    exact: bool
    """Whether the level has no other positions at this depth."""

    @property
    def states(self) -> int:
        return self.solvable + self.dead + self.unknown


@dataclass(frozen=True)
class Depths:
    """Counts of a level without the positions themselves, so they are small to store.

    They hold for every level with the same `core.sokoban.identity`.
    """

    states: int
    """Number of positions counted."""
    whole: bool
    """Whether all positions were counted."""
    live: bool
    """Whether all solvable positions were counted."""
    pushes: int | None
    """Fewest pushes that solve the level; None if not known."""
    unsolvable: bool
    """Whether the level is proved unsolvable."""
    layers: tuple[PushLayerCounts, ...]
    """Counts by number of pushes from the start."""
    seconds: float
    """Time that counting took."""

    def is_better_than(self, other: Depths | None) -> bool:
        """Return whether these counts are more complete than others of the same level."""
        return other is None or (self.whole, self.live, self.states) > (other.whole, other.live, other.states)

    def seconds_for(self, states: int) -> float | None:
        """Return the estimated seconds for counting `states` positions.

        None for more than were counted, if counting took too little time to tell.
        """
        if states <= self.states:
            return self.seconds * states / self.states
        rate = MeasuredRate(self.states, self.seconds).per_second
        return None if rate is None else states / rate


@dataclass(frozen=True)
class Counts:
    """Counted positions of a level from its start, as graphs.

    `whole` has all positions up to the limit; `live` leaves out positions with a box on a dead square, and so has room
    for more solvable ones. They are the same graph if `whole` is complete.
    """

    whole: Graph
    live: Graph
    seconds: float = 0.0
    """Time that counting took."""

    @property
    def states(self) -> int:
        """Number of positions counted."""
        return len(self.whole)

    @property
    def pushes(self) -> int | None:
        """Fewest pushes that solve the level; None if not known."""
        left = self.live.pushes_left(0)
        return left if self.live.complete or left is None or left < self.live.counted_layers else None

    @property
    def unsolvable(self) -> bool:
        """Whether the level is proved unsolvable."""
        return self.live.is_dead(0)

    def layers(self, control: Control) -> list[PushLayerCounts]:
        """Return the numbers of solvable and dead Sokoban positions by pushes from the level's start.

        Where counting was incomplete they are lower bounds, and some positions are not known to be either.
        """
        layers = self.layers_from(0, control)
        if self.whole.complete:
            return layers
        # in a completely counted layer every position that is not solvable is dead
        states, counted, live = self.whole.layers, self.whole.counted_layers, self.live.complete
        known = []
        for depth in range(max(len(states), len(layers))):
            solvable = layers[depth].solvable if depth < len(layers) else 0
            rest = max(0, (states[depth] if depth < len(states) else 0) - solvable)
            known.append(PushLayerCounts(solvable, rest if live else 0, 0 if live else rest, depth < counted))
        while known and not known[-1].states:
            known.pop()
        return known

    @cached_property
    def depths(self) -> Depths:
        """Counts alone, without the graphs."""
        layers = tuple(self.layers(Control()))
        whole, live = self.whole.complete, self.live.complete
        return Depths(self.states, whole, live, self.pushes, self.unsolvable, layers, self.seconds)

    def solution_from(self, state: State) -> str:
        """Return moves that solve a position in the fewest pushes; "" if not known or solved already."""
        live = self.live
        number = live.find(state) if live.complete else None
        left = None if number is None else live.pushes_left(number)
        moves = ""
        while number is not None and left:
            left -= 1
            number = next(target for target in live.targets_of(number) if live.pushes_left(target) == left)
            push, state = _push(state, live.state(number).boxes)
            moves += push
        return moves

    def layers_from(self, number: int, control: Control) -> list[PushLayerCounts]:
        """Return the counts by pushes from position `number` of `live`; dead ones may be missing.

        They are missing if the level has more positions than were counted.
        """
        exact = self.live.complete and not self.live.pruned
        return [PushLayerCounts(*three, exact) for three in self.live.layers_from(number, control)]


def _push(state: State, boxes: tuple[int, ...]) -> tuple[str, State]:
    """Return the walk and push that lead to these boxes in one push, and the resulting position."""
    (box,), (place,) = set(state.boxes) - set(boxes), set(boxes) - set(state.boxes)
    stride = state.board.stride
    walk = walk_path(state, 2 * box - place)
    assert walk is not None, "the man can make every push of the graph"
    return walk + "LURD"[(-1, -stride, 1, stride).index(place - box)], State(state.board, boxes, box)


def count_positions(start: State, limit: int, control: Control, seconds: float | None = None) -> Counts:
    """Count at most `limit` positions from the start of a level, by pushes.

    If they are not all, a second search counts solvable positions. With `seconds`, each of the two searches ends after
    that time; on a board of 200 x 200 squares with hundreds of boxes a single position may take longer.
    """
    begun = time.perf_counter()
    if seconds is None:
        control.total = 2 * limit
    whole = live = Graph(start.board, start, limit)
    whole.explore(control, seconds)
    spent = time.perf_counter() - begun
    # where a few positions take all the time, a second search would take as long again for nothing
    if not whole.complete and not control.cancelled and (seconds is None or spent < 2 * seconds):
        live = Graph(start.board, start, limit, True)
        live.explore(control, seconds)
        live = live if len(live) and not control.cancelled else whole
    if not control.cancelled:
        control.done = control.total or control.done  # there may be fewer positions than the limit
    return Counts(whole, live, time.perf_counter() - begun)


def backward_layers(state: State, limit: int, control: Control) -> tuple[list[int], bool] | None:
    """Return how many positions of a Sokoban board can be solved in 0, 1, 2, ... pushes.

    The second value is whether these are all: at most `limit` positions are counted, from the solved ones backwards.
    Positions count whether or not the start of the level leads to them. None if the goals lie in several areas. A box
    that cannot be reached by pulling from any goal is ignored.
    """
    try:
        graph = Graph(state.board, None, limit)
    except ValueError:
        return None
    graph.explore(control)
    return graph.layers, graph.complete


def level_depths(level: Level, limit: int = MOST_STATES, control: Control | None = None) -> DepthDistribution:
    """Return the numbers of positions by the fewest pushes from the start, including dead positions.

    All figures are exact if the level has at most `limit` positions. Otherwise, or if it is cancelled, the layer in
    which the search broke off is a lower bound, and `total` is the number counted.
    """
    graph = Graph(level.start.board, level.start, limit)
    graph.explore(Control() if control is None else control)
    exact_layers = graph.counted_layers
    layers = tuple(
        Layer(depth, states, Exactness.EXACT if depth < exact_layers else Exactness.BOUNDED)
        for depth, states in enumerate(graph.layers)
    )
    return DepthDistribution(f"sokoban-{level.key}", level.title, phrase("pushes"), SOURCE, len(graph), layers)
