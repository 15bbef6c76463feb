"""A strategy carried exactly through the layers of equal tile sum, beside perfect play: nothing is simulated.

Every move adds 2 or 4 to the tile sum, so the probabilities to be at each board of a layer follow from those of the two
before it. A move costs what perfect play would win more often from the board than after the move. All costs together
are what the strategy wins less than perfect play: V* - V = sum of d(s) (V*(s) - Q*(s, a)) over the boards s that it
shows with probability d(s) and its moves a there (S. Kakade and J. Langford, ICML 2002, lemma 6.1).
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from functools import cached_property
from hashlib import sha256
from itertools import accumulate
from math import fsum, nextafter
from pathlib import Path
from typing import NamedTuple

from core.base.control import Control
from core.base.files import table_file as storage
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.adviser.plain.adviser import network_shape, weights
from core.twenty48.adviser.plain.files import read_network
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.outcomes.odds import Odds
from core.twenty48.puzzle import MOVES
from core.twenty48.shape import BoardShape
from core.twenty48.states.layers import Layers
from core.twenty48.states.passage import CarriedLayer, Pairs
from core.twenty48.strategies.strategy import Strategy

VERSION = 2


@dataclass(frozen=True)
class LayerPassage:
    """What became of a strategy on the boards of one tile sum; all are probabilities."""

    total: int
    live: float
    """A board of this sum comes up, and has a move."""
    over: float
    """The game is lost here."""
    won: float
    """The target is made by a move from here."""
    cost: float
    """How much less often perfect play wins after the moves made here than before them."""
    wrong: float
    """The move from here is not one of the best."""

    @property
    def mistaken(self) -> float | None:
        """The share of the moves from here that are not best; None where no game goes on."""
        return self.wrong / self.live if self.live else None


class Habit(NamedTuple):
    """Moves a game of one kind, how many of them are not best, and what they cost."""

    played: float
    wrong: float
    cost: float


@dataclass(frozen=True)
class StrategyOutcome:
    """Exact result of a strategy from two random tiles to the target or the end."""

    perfect: float
    """How often perfect play wins."""
    layers: tuple[LayerPassage, ...]
    reached: tuple[float, ...]
    """The probability to make a tile of each exponent from 3 to the target's."""
    score: float
    """Mean, up to the move that makes the target."""
    played: Pairs
    """Moves a game."""
    cost: Pairs
    """What they cost in all."""
    wrong: Pairs
    """How many of them a game are not best."""

    @property
    def win_probability(self) -> float:
        """Probability to make the target."""
        return self.reached[-1]

    @property
    def total_cost(self) -> float:
        """Cost of all moves together: as much less than perfect play does the strategy win, but for rounding."""
        return fsum(layer.cost for layer in self.layers)

    @property
    def moves(self) -> float:
        """Mean number of moves a game."""
        return fsum(layer.live for layer in self.layers)

    @property
    def mistakes(self) -> float:
        """Mean number of moves a game that are not best."""
        return fsum(layer.wrong for layer in self.layers)

    @property
    def leaves(self) -> int | None:
        """The least tile sum at which a move may cost something; None for a strategy that plays perfectly."""
        return next((layer.total for layer in self.layers if layer.wrong), None)

    @property
    def half_lost(self) -> int | None:
        """The tile sum by which half of all costs are made; None where there are none."""
        half = self.perfect - self.total_cost / 2
        sums = (one.total for one, after in zip(self.layers, self.winnable[1:], strict=False) if after <= half)
        return next(sums, self.layers[-1].total) if self.leaves is not None else None

    @cached_property
    def winnable(self) -> tuple[float, ...]:
        """How often perfect play would still win if it took over where the tile sum reaches that of each layer."""
        spent = accumulate((layer.cost for layer in self.layers), initial=0.0)
        return tuple(max(0.0, self.perfect - cost) for cost in spent)[: len(self.layers)]

    def habits(self, strategy: Strategy) -> dict[str, Habit]:
        """What the strategy's habits come to."""
        columns = (self.played, self.wrong, self.cost)
        return {
            name: Habit(*(fsum(pairs[d][k] for d, k in cells) for pairs in columns))
            for name, cells in habit_cells(strategy).items()
        }


def habit_cells(strategy: Strategy) -> dict[str, Sequence[tuple[int, int]]]:
    """Return which `Pairs` make up each habit, by direction and whether the move merges.

    They are the directions that the strategy tells apart, or moves that merge and others.
    """
    groups = strategy.habits or ((phrase("moves that merge"), range(4)), (phrase("moves that only slide"), range(4)))
    found: dict[str, Sequence[tuple[int, int]]] = {}
    for place, (name, directions) in enumerate(groups):
        kinds = (0, 1) if strategy.habits else (1 - place,)
        found[name] = [(d, kind) for d in directions for kind in kinds]
    return found


def examine(odds: Odds, strategy: Strategy, control: Control | None = None) -> StrategyOutcome | None:
    """Carry a strategy through all layers; None if cancelled.

    `odds` are those to win, on 2x2, 3x3 or a rectangle. `control` counts the after-states of the layers that are done.
    Raises InputError for 4x4 and, for the adviser, on boards that have no network, or a damaged one; OSError if it
    cannot be read.
    """
    control = Control() if control is None else control
    control.total = odds.afters
    layers = Layers(odds.shape, odds.exponent)
    starts = layers.dealt(strategy.symmetries, odds.four)
    player = _player(odds.shape) if strategy.rule == "player" else None
    none = array(layers.typecode), array("d")
    newer, older = none, none
    passages: dict[int, CarriedLayer] = {}
    total = 2
    while newer[0] or older[0] or total < max(starts):
        total += 2
        keys, values = odds.layer(total)
        carried = layers.carry(
            strategy.rule, strategy.symmetries, strategy.shares, newer, older, starts.get(total, none), keys, values,
            four=odds.four, player=player, control=control,
        )  # fmt: skip
        if carried is None:
            return None
        control.done += len(keys)
        older, newer = newer, carried[0]
        passages[total] = carried[1]
    control.done = control.total
    return _outcome(odds, passages)


def _player(shape: BoardShape) -> PlainPlayer:
    """The network that comes with the program, one move looked ahead."""
    network, _ = read_network(_weights(shape))
    return PlainPlayer(network, depth=1)


def _weights(shape: BoardShape) -> Path:
    own = network_shape(shape)
    if own is None:
        raise InputError(phrase("The adviser has no network for {board}", board=str(shape)))
    return weights(own)


def _outcome(odds: Odds, passages: Mapping[int, CarriedLayer]) -> StrategyOutcome:
    found = passages.values()
    reached = [_compute_reach(found, k) for k in range(3, odds.exponent + 1)]
    layers = [
        LayerPassage(total, one.live, one.over, one.reached[odds.exponent], _sum(one.cost), _sum(one.wrong))
        for total, one in passages.items()
        if one.live or one.over
    ]
    return StrategyOutcome(
        odds.start_value,
        tuple(layers),
        tuple(reached),
        fsum(passage.score for passage in found),
        _add_layers([passage.played for passage in found]),
        _add_layers([passage.cost for passage in found]),
        _add_layers([passage.wrong for passage in found]),
    )


def _compute_reach(passages: Collection[CarriedLayer], exponent: int) -> float:
    """Return the probability to make a tile: 1 if no game ends without it, and only then."""
    if not any(chance for passage in passages for chance in passage.ended[:exponent]):
        return 1.0
    return min(fsum(passage.reached[exponent] for passage in passages), nextafter(1, 0))


def _sum(pairs: Sequence[Sequence[float]]) -> float:
    return fsum(figure for pair in pairs for figure in pair)


def _add_layers(layers: Sequence[Sequence[Sequence[float]]]) -> Pairs:
    """Return the sums over all layers."""
    return tuple(
        (fsum(layer[d][0] for layer in layers), fsum(layer[d][1] for layer in layers)) for d in range(len(MOVES))
    )


def curves_csv(outcomes: Mapping[str, StrategyOutcome]) -> str:
    """What became of each of these strategies at every tile sum, as comma-separated lines under a header."""
    lines = ["strategy,sum,playing,lost,won,cost,wrong,winnable"]
    for key, outcome in outcomes.items():
        for one, winnable in zip(outcome.layers, outcome.winnable, strict=True):
            figures = (one.live, one.over, one.won, one.cost, one.wrong, winnable)
            lines.append(",".join([key, str(one.total), *(f"{figure:.12g}" for figure in figures)]))
    return "\n".join([*lines, ""])


def load(folder: Path, odds: Odds, strategy: Strategy) -> StrategyOutcome | None:
    """Return the stored result of a strategy.

    None if there is none, or if it is of another version or damaged, or has changed since: one's habits do, and so may
    the network.
    """
    try:
        content, _ = storage.read_table(_path(folder, odds, strategy), _kind(odds, strategy), VERSION)
    except (OSError, storage.DamagedTableError):
        return None
    perfect, layers, reached, score, *pairs = json.loads(content[:])
    played, cost, wrong = (tuple((a, b) for a, b in one) for one in pairs)
    return StrategyOutcome(
        perfect, tuple(LayerPassage(*layer) for layer in layers), tuple(reached), score, played, cost, wrong
    )


def save(folder: Path, odds: Odds, strategy: Strategy, outcome: StrategyOutcome) -> None:
    """Keep what a strategy comes to. Raises OSError."""
    content = json.dumps([*astuple(outcome)]).encode()
    storage.write_table(_path(folder, odds, strategy), _kind(odds, strategy), VERSION, [content])


def load_or_examine(
    folder: Path, odds: Odds, strategy: Strategy, control: Control | None = None
) -> StrategyOutcome | None:
    """What was kept, or else `examine`; what cannot be kept is worked out again the next time."""
    kept = load(folder, odds, strategy)
    if kept is not None:
        return kept
    outcome = examine(odds, strategy, control)
    if outcome is not None:
        with suppress(OSError):
            save(folder, odds, strategy, outcome)
    return outcome


def _kind(odds: Odds, strategy: Strategy) -> str:
    plan = sha256(repr((strategy.rule, strategy.symmetries, strategy.shares)).encode())
    if strategy.rule == "player":
        plan.update(_weights(odds.shape).read_bytes())
    return f"2048 strategy {odds.shape} {1 << odds.exponent} {odds.four!r} {plan.hexdigest()}"


def _path(folder: Path, odds: Odds, strategy: Strategy) -> Path:
    name = f"strategy-{odds.shape}-{1 << odds.exponent}-{odds.four!r}-{strategy.key}.table"
    return folder / name
