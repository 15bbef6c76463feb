"""Exact comparison of a strategy with perfect play, carried through the layers of equal tile sum.

Nothing is simulated. Every move adds 2 or 4 to the tile sum, so the probabilities of the boards of a layer follow from
those of the two before it. The cost of a move is the winning probability of perfect play from the board less that after
the move. All costs add up to what the strategy wins less than perfect play: V* - V = sum of d(s) (V*(s) - Q*(s, a))
over the boards s that it reaches with probability d(s) and its moves a there (S. Kakade and J. Langford, ICML 2002,
lemma 6.1).
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
    """Results of a strategy on the boards of one tile sum; all are probabilities."""

    total: int
    live: float
    """Probability that a board of this sum is reached and has a move."""
    over: float
    """Probability that the game is lost at this sum."""
    won: float
    """Probability that a move from this sum makes the target."""
    cost: float
    """Winning probability of perfect play that the moves from this sum lose."""
    wrong: float
    """Probability of a move from this sum that is not one of the best."""

    @property
    def mistaken(self) -> float | None:
        """Share of the moves from this sum that are not best; None if no game continues from it."""
        return self.wrong / self.live if self.live else None


class Habit(NamedTuple):
    """Number of moves of one kind in a game, how many of them are not best, and their cost."""

    played: float
    wrong: float
    cost: float


@dataclass(frozen=True)
class StrategyOutcome:
    """Exact result of a strategy from two random tiles to the target or the end."""

    perfect: float
    """Probability that perfect play wins."""
    layers: tuple[LayerPassage, ...]
    reached: tuple[float, ...]
    """Probability of making a tile of each exponent from 3 to the target's."""
    score: float
    """Mean score, up to the move that makes the target."""
    played: Pairs
    """Mean number of moves in a game."""
    cost: Pairs
    """Mean cost of all moves in a game."""
    wrong: Pairs
    """Mean number of moves in a game that are not best."""
    four: float
    """Probability that a new tile is a 4."""

    @property
    def win_probability(self) -> float:
        """Probability of making the target."""
        return self.reached[-1]

    @property
    def total_cost(self) -> float:
        """Cost of all moves together: the difference in winning probability to perfect play, but for rounding."""
        return fsum(layer.cost for layer in self.layers)

    @property
    def moves(self) -> float:
        """Mean number of moves in a game."""
        return fsum(layer.live for layer in self.layers)

    @property
    def mistakes(self) -> float:
        """Mean number of moves in a game that are not best."""
        return fsum(layer.wrong for layer in self.layers)

    @property
    def leaves(self) -> int | None:
        """Least tile sum at which a move may cost something; None for a strategy that plays perfectly."""
        return next((layer.total for layer in self.layers if layer.wrong), None)

    @property
    def half_lost(self) -> int | None:
        """Tile sum by which half of the total cost has arisen; None without costs."""
        half = self.perfect - self.total_cost / 2
        sums = (one.total for one, after in zip(self.layers, self.winnable[1:], strict=False) if after <= half)
        return next(sums, self.layers[-1].total) if self.leaves is not None else None

    @cached_property
    def winnable(self) -> tuple[float, ...]:
        """Probability that perfect play would still win if it took over at the tile sum of each layer."""
        spent = accumulate((layer.cost for layer in self.layers), initial=0.0)
        return tuple(max(0.0, self.perfect - cost) for cost in spent)[: len(self.layers)]

    def habits(self, strategy: Strategy) -> dict[str, Habit]:
        """Return moves, mistakes and cost of each of the strategy's habits."""
        columns = (self.played, self.wrong, self.cost)
        return {
            name: Habit(*(fsum(pairs[d][k] for d, k in cells) for pairs in columns))
            for name, cells in habit_cells(strategy).items()
        }


def habit_cells(strategy: Strategy) -> dict[str, Sequence[tuple[int, int]]]:
    """Return the `Pairs` that make up each habit, as (direction, whether the move merges).

    Habits are the directions that the strategy distinguishes, or else moves that merge and others.
    """
    groups = strategy.habits or ((phrase("moves that merge"), range(4)), (phrase("moves that only slide"), range(4)))
    cells_by_habit: dict[str, Sequence[tuple[int, int]]] = {}
    for index, (name, directions) in enumerate(groups):
        kinds = (0, 1) if strategy.habits else (1 - index,)
        cells_by_habit[name] = [(d, kind) for d in directions for kind in kinds]
    return cells_by_habit


def examine(odds: Odds, strategy: Strategy, control: Control | None = None) -> StrategyOutcome | None:
    """Compute the exact results of a strategy, layer by layer; None if cancelled.

    `odds` must have the objective "win", on 2x2, 3x3 or a rectangle. `control` counts the after-states of finished
    layers. Raises InputError for 4x4 and, for the adviser, on boards without a network or with a damaged one; OSError
    if it cannot be read.
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
    """Return a player with the shipped network that looks one move ahead."""
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
        odds.four,
    )


def _compute_reach(passages: Collection[CarriedLayer], exponent: int) -> float:
    """Return the probability of making a tile: 1 if and only if no game ends without it."""
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
    """Return the results of each strategy at every tile sum as comma-separated lines under a header."""
    lines = ["strategy,sum,playing,lost,won,cost,wrong,winnable"]
    for key, outcome in outcomes.items():
        for passage, winnable in zip(outcome.layers, outcome.winnable, strict=True):
            figures = (passage.live, passage.over, passage.won, passage.cost, passage.wrong, winnable)
            lines.append(",".join([key, str(passage.total), *(f"{figure:.12g}" for figure in figures)]))
    return "\n".join([*lines, ""])


def load(folder: Path, odds: Odds, strategy: Strategy) -> StrategyOutcome | None:
    """Return the stored result of a strategy.

    None if there is none, if it is of another version or damaged, or if the strategy has changed since, as a player's
    habits and the network may.
    """
    try:
        content, _ = storage.read_table(_path(folder, odds, strategy), _kind(odds, strategy), VERSION)
    except (OSError, storage.DamagedTableError):
        return None
    perfect, layers, reached, score, *pairs = json.loads(content[:])
    played, cost, wrong = (tuple((a, b) for a, b in one) for one in pairs)
    return StrategyOutcome(
        perfect, tuple(LayerPassage(*layer) for layer in layers), tuple(reached), score, played, cost, wrong, odds.four
    )


def save(folder: Path, odds: Odds, strategy: Strategy, outcome: StrategyOutcome) -> None:
    """Store the result of a strategy. Raises OSError."""
    *figures, _four = astuple(outcome)  # the kind of the file has the probability of a 4
    content = json.dumps(figures).encode()
    storage.write_table(_path(folder, odds, strategy), _kind(odds, strategy), VERSION, [content])


def load_or_examine(
    folder: Path, odds: Odds, strategy: Strategy, control: Control | None = None
) -> StrategyOutcome | None:
    """Return the stored result, or examine the strategy; a failure to store the result is ignored."""
    stored = load(folder, odds, strategy)
    if stored is not None:
        return stored
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
