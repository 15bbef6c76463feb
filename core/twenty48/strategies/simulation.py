"""Simulated games of strategies on 4x4, where no exact result is known, in lots, with intervals.

Game k of a strategy and a seed is always the same, whatever the lot and machine: a tally can be continued later.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from hashlib import sha256
from math import sqrt
from pathlib import Path

from core.base.control import Control
from core.base.files import table_file as storage
from core.base.words import phrase
from core.markov.simulation import NORMAL_95, Interval, wilson
from core.twenty48.adviser import adviser
from core.twenty48.adviser.ntuple import Network
from core.twenty48.sample import GameLot, PlayedLot
from core.twenty48.strategies import games
from core.twenty48.strategies.strategy import ADVISER, PERFECT, STRATEGIES, Strategy

SIZE = 4
SEED = 1
VERSION = 1
FIRST_TILE = 3
"""Exponent of the smallest tile whose share is shown."""
PARTS = 16
"""Number of lots that the missing games of a strategy are split into, for progress and many workers."""


@dataclass(frozen=True)
class SimulatedStrategy:
    """Strategy (None for the adviser) that plays lots of games, here or on the workers of a cluster."""

    strategy: Strategy | None
    seed: int = SEED

    @property
    def key(self) -> str:
        return ADVISER.key if self.strategy is None else self.strategy.key

    @property
    def name(self) -> str:
        return ADVISER.name if self.strategy is None else self.strategy.name

    @property
    def sentence(self) -> str:
        if self.strategy is None:
            return phrase("As the adviser does, by its trained network.")
        return self.strategy.sentence

    def __call__(self, lot: GameLot, control: Control) -> PlayedLot:
        """Play a lot of games; when `control` is cancelled, only the finished ones are returned."""
        if self.strategy is None:
            ahead = adviser.player(network(adviser.WEIGHTS))
        start = time.thread_time()
        if self.strategy is None:
            sample = ahead.play(games=lot.games, seed=self.seed, first=lot.first, control=control)
        else:
            rule, shares = self.strategy.rule, self.strategy.shares
            sample = games.play(rule, shares, games=lot.games, seed=self.seed, first=lot.first, control=control)
        return PlayedLot(sample, time.thread_time() - start)


@cache
def network(weights: Path) -> Network:
    """Return the adviser's network, read once."""
    return adviser.Adviser.load(weights).network


def ways(own: Strategy | None = None) -> tuple[SimulatedStrategy, ...]:
    """Return all simulated strategies: the adviser, all but the perfect one, and a player's own habits."""
    named = [strategy for strategy in STRATEGIES if strategy != PERFECT]
    return (
        SimulatedStrategy(None),
        *map(SimulatedStrategy, named),
        *(() if own is None else (SimulatedStrategy(own),)),
    )


@dataclass(frozen=True)
class SimulationTally:
    """Totals of the games 0, 1, 2, ... of a simulated strategy."""

    games: int = 0
    moves: int = 0
    """Moves of all games together; `score` and `squares` are sums over all games, too."""
    score: int = 0
    squares: int = 0
    """Sum of the squares of the scores."""
    largest: Mapping[int, int] = field(default_factory=dict)
    """Number of games by exponent of the largest tile at the end."""
    seconds: float = 0.0
    """Processor seconds of all games."""

    def with_lot(self, lot: GameLot, played: PlayedLot) -> SimulationTally:
        """Return the tally with the next lot, even an incomplete one, added.

        A lot that does not begin where this tally ends adds nothing.
        """
        sample = played.sample
        if lot.first != self.games or not sample.games:
            return self
        return SimulationTally(
            self.games + sample.games,
            self.moves + sum(sample.moves),
            self.score + sum(sample.scores),
            self.squares + sum(score * score for score in sample.scores),
            dict(Counter(self.largest) + Counter(sample.largest)),
            self.seconds + played.seconds,
        )

    def count_games_with(self, exponent: int) -> int:
        """Return the number of games that made a tile."""
        return sum(count for tile, count in self.largest.items() if tile >= exponent)

    def share(self, exponent: int) -> float:
        """Return the share of games that made a tile. At least one game must have been played."""
        return self.count_games_with(exponent) / self.games

    def interval(self, exponent: int) -> Interval:
        """Return the 95 % interval (Wilson) of the share of games that made a tile."""
        return wilson(self.count_games_with(exponent), self.games)

    @property
    def tiles(self) -> range:
        """Exponents from 8 to the largest tile of any game."""
        return range(FIRST_TILE, max(self.largest, default=FIRST_TILE - 1) + 1)

    @property
    def mean_score(self) -> float:
        return self.score / self.games

    @property
    def mean_moves(self) -> float:
        return self.moves / self.games

    @property
    def score_error(self) -> float | None:
        """Half width of the 95 % interval of the mean score; None for a single game."""
        if self.games < 2:
            return None
        variance = max(0, self.games * self.squares - self.score**2) / (self.games * (self.games - 1))
        return NORMAL_95 * sqrt(variance / self.games)

    @property
    def seconds_a_game(self) -> float:
        """Mean processor seconds of a game."""
        return self.seconds / self.games


def lots(
    tallies: Mapping[str, SimulationTally], of: Sequence[SimulatedStrategy], wanted: int
) -> Iterator[tuple[SimulatedStrategy, GameLot]]:
    """Yield the lots missing to `wanted` games of each strategy, in turns.

    The adviser, whose games take long, comes last.
    """
    quick = [way for way in of if way.key != ADVISER.key]
    for group in (quick, [way for way in of if way.key == ADVISER.key]):
        lots_by_strategy = [list(_missing(tallies.get(way.key, SimulationTally()), wanted)) for way in group]
        for part in range(max(map(len, lots_by_strategy), default=0)):
            for way, own_lots in zip(group, lots_by_strategy, strict=True):
                if part < len(own_lots):
                    yield way, own_lots[part]


def _missing(tally: SimulationTally, wanted: int) -> Iterator[GameLot]:
    size = max(1, -(-(wanted - tally.games) // PARTS))
    for first in range(tally.games, wanted, size):
        yield GameLot(first, min(size, wanted - first))


def tallies_csv(tallies: Mapping[str, SimulationTally]) -> str:
    """Return the share of games with each tile, with interval, as comma-separated lines under a header."""
    lines = ["strategy,games,tile,made,share,low,high,mean_moves,mean_score"]
    for key, tally in tallies.items():
        means = f"{tally.mean_moves:.6g},{tally.mean_score:.6g}"
        for tile in tally.tiles:
            low, high = tally.interval(tile)
            shares = f"{tally.share(tile):.6g},{low:.6g},{high:.6g}"
            lines.append(f"{key},{tally.games},{1 << tile},{tally.count_games_with(tile)},{shares},{means}")
    return "\n".join([*lines, ""])


def load(folder: Path, way: SimulatedStrategy) -> SimulationTally:
    """Return the stored tally of a strategy; an empty one if the strategy has changed since.

    A player's habits change, and so may the network.
    """
    try:
        content, _ = storage.read_table(_path(folder, way), _kind(way), VERSION)
    except (OSError, storage.DamagedTableError):
        return SimulationTally()
    fields = json.loads(content[:])
    return replace(SimulationTally(**fields), largest={int(tile): count for tile, count in fields["largest"].items()})


def save(folder: Path, way: SimulatedStrategy, tally: SimulationTally) -> None:
    """Store the tally of a strategy. Raises OSError."""
    content = json.dumps(asdict(tally)).encode()
    storage.write_table(_path(folder, way), _kind(way), VERSION, [content])


def _kind(way: SimulatedStrategy) -> str:
    strategy = way.strategy
    if strategy is None:
        plan = _digest_of(adviser.WEIGHTS)
    else:
        plan = sha256(repr((strategy.rule, strategy.shares)).encode()).hexdigest()
    return f"2048 games 4x4 {way.seed} {plan}"


@cache
def _digest_of(weights: Path) -> str:
    return sha256(weights.read_bytes()).hexdigest()


def _path(folder: Path, way: SimulatedStrategy) -> Path:
    return folder / f"games-4x4-{way.key}.table"
