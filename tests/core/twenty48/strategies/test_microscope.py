"""Strategies carried through the layers, compared with plain recursion, simulation and exact odds."""

from __future__ import annotations

import random
from array import array
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from math import fsum
from pathlib import Path
from typing import NamedTuple

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.markov.simulation import wilson
from core.twenty48.adviser.plain.adviser import weights
from core.twenty48.adviser.plain.files import read_network
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.puzzle import MOVES, PUZZLE
from core.twenty48.shape import BoardShape, shape_of
from core.twenty48.states.layers import Layers
from core.twenty48.strategies import microscope
from core.twenty48.strategies.habits import LEAST_MOVES, learn
from core.twenty48.strategies.microscope import StrategyOutcome, curves_csv, examine, load, load_or_examine
from core.twenty48.strategies.strategy import (
    ADVISER,
    ALL,
    CORNER,
    GREEDY,
    NEVER_UP,
    PERFECT,
    RANDOM,
    SNAKE,
    Strategy,
    learn_strategy,
    strategies_on,
)
from tests.core.twenty48.small_boards import Cells, images, shift, solved

OWN = learn_strategy({0b1111: (5, 1, 3, 0), 0b0011: (1, 9, 0, 0), 0b1101: (0, 0, 2, 2)}, 3)
EVERY = (*strategies_on(3), OWN)
BOARDS = [(2, 3, 0.1), (2, 4, 0.1), (2, 5, 0.1), (2, 5, 0.4), (3, 3, 0.1)]
SQUARE = BoardShape(3, 3)
RECTANGLES = [
    (BoardShape(2, 3), 4, 0.1),
    (BoardShape(3, 2), 4, 0.3),
    (BoardShape(2, 4), 3, 0.1),
    (BoardShape(4, 2), 3, 0.1),
]
ADVISED = [(ADVISER, BoardShape(4, 3), 3, 0.1)]
"""Cases of the adviser; 4x3 is played by the network of 3x4, transposed."""
EVERYWHERE: list[tuple[int | BoardShape, int, float]] = [*BOARDS, *RECTANGLES]
BY_BOARD = [(one, *board) for board in EVERYWHERE for one in (*strategies_on(board[0]), OWN)] + ADVISED
Chances = list[float]


def name_of(one: object) -> str:
    return one.key if isinstance(one, Strategy) else str(one)


@cache
def odds_of(size: int | BoardShape, exponent: int, four: float = 0.1) -> Odds:
    odds = OddsTable(size, exponent, four).solve()
    assert odds is not None
    return odds


def outcome_of(strategy: Strategy, size: int | BoardShape, exponent: int, four: float = 0.1) -> StrategyOutcome:
    outcome = examine(odds_of(size, exponent, four), strategy)
    assert outcome is not None
    return outcome


# the reference: how each strategy plays, from its sentence


def among(legal: list[int], worth: Callable[[int], float]) -> Chances:
    """Return equal probabilities for the best of these moves."""
    best = max(worth(d) for d in legal)
    ties = [d for d in legal if worth(d) == best]
    return [1 / len(ties) if d in ties else 0.0 for d in range(4)]


def first_of(legal: list[int], *groups: tuple[int, ...]) -> Chances:
    group = next(found for one in groups if (found := [d for d in one if d in legal]))
    return [1 / len(group) if d in group else 0.0 for d in range(4)]


def snake_worth(size: int | BoardShape, after: Cells) -> int:
    """Return the value of the best snake, along the rows or along the columns."""
    worths = []
    for shape, cells in ((shape_of(size), after), (shape_of(size).transpose, turned(size, after))):
        rows, columns = shape
        along = [row * columns + (columns - 1 - i if row % 2 else i) for row, i in product(range(rows), range(columns))]
        tiles = [1 << cell if cell else 0 for cell in cells]
        worths += [
            sum(tiles[image[cell]] << 2 * (len(along) - 1 - place) for place, cell in enumerate(along))
            for image in images(shape)
        ]
    return max(worths)


def turned(size: int | BoardShape, cells: Cells) -> Cells:
    """Return the cells with rows and columns exchanged."""
    rows, columns = shape_of(size)
    return tuple(cells[row * columns + column] for column in range(columns) for row in range(rows))


@cache
def player(shape: BoardShape = SQUARE) -> PlainPlayer:
    network, _ = read_network(weights(shape))
    return PlainPlayer(network, depth=1)


def advised_values(size: int | BoardShape, cells: Cells) -> Sequence[float | None]:
    """Return the adviser's values of the moves; on 4x3 by the transposed network of 3x4."""
    if size == BoardShape(4, 3):
        left, right, up, down = player(BoardShape(3, 4)).values(bytes(turned(size, cells)))
        return up, down, left, right
    return player(shape_of(size)).values(bytes(cells))


def chances(
    strategy: Strategy, size: int | BoardShape, exponent: int, cells: Cells, values: list[float | None]
) -> Chances:
    """Return the probability of each direction by the strategy's sentence, given the odds of each."""
    legal = [d for d in range(4) if values[d] is not None]
    after = {d: shift(size, cells, d) for d in legal}

    def snake(d: int) -> float:
        return float("inf") if max(after[d][0]) >= exponent else snake_worth(size, after[d][0])

    known = {(0, 1, 2, 3): (5, 1, 3, 0), (0, 1): (1, 9, 0, 0), (0, 2, 3): (0, 0, 2, 2)}
    counts = known.get(tuple(legal), tuple(int(d in legal) for d in range(4)))
    plays: dict[str, Callable[[], Chances]] = {
        PERFECT.key: lambda: among(legal, lambda d: values[d] or 0.0),
        GREEDY.key: lambda: among(legal, lambda d: after[d][1]),
        SNAKE.key: lambda: among(legal, snake),
        CORNER.key: lambda: first_of(legal, (0, 2), (1, 3)),
        NEVER_UP.key: lambda: first_of(legal, (0, 1, 3), (2,)),
        RANDOM.key: lambda: first_of(legal, (0, 1, 2, 3)),
        ADVISER.key: lambda: among(legal, lambda d: advised_values(size, cells)[d] or 0.0),
        OWN.key: lambda: [count / sum(counts) for count in counts],
    }
    return plays[strategy.key]()


class DirectionOdds(NamedTuple):
    """Direction on a board: after-state, gain and odds; `odds` are None where nothing moves."""

    after: Cells
    gained: int
    odds: float | None


class Reference(NamedTuple):
    live: dict[int, float]
    over: dict[int, float]
    won: dict[int, float]
    cost: dict[int, float]
    wrong: dict[int, float]
    reached: dict[int, float]
    score: float


@cache
def legal_moves(size: int | BoardShape, exponent: int, four: float, cells: Cells) -> list[DirectionOdds]:
    """Return after-state, gain and odds of each direction, shared by all strategies."""
    direction_odds = []
    for d, worth in enumerate(solved(size, exponent, four).moves(cells)):
        after, gained = shift(size, cells, d)
        direction_odds.append(DirectionOdds(after, gained, None if worth is None else worth[0]))
    return direction_odds


def plain(strategy: Strategy, size: int | BoardShape, exponent: int, four: float) -> Reference:
    """Return the result of a strategy over all boards, layer by layer, without symmetry."""
    front: defaultdict[int, defaultdict[Cells, float]] = defaultdict(lambda: defaultdict(float))

    def deal(cells: Cells, chance: float, tiles: int) -> None:
        empty = [i for i, cell in enumerate(cells) if not cell]
        for i, (tile, part) in product(empty, ((1, 1 - four), (2, four))):
            board = (*cells[:i], tile, *cells[i + 1 :])
            if tiles > 1:
                deal(board, chance * part / len(empty), tiles - 1)
            else:
                front[sum(1 << cell for cell in board if cell)][board] += chance * part / len(empty)

    deal((0,) * shape_of(size).cells, 1.0, 2)
    live, over, won, cost, wrong, reached = (defaultdict[int, float](float) for _ in range(6))
    found = Reference(live, over, won, cost, wrong, reached, 0.0)
    score = 0.0
    while front:
        total = min(front)
        for cells, chance in front.pop(total).items():
            moves = legal_moves(size, exponent, four, cells)
            values = [move.odds for move in moves]
            best = max((value for value in values if value is not None), default=None)
            if best is None:
                found.over[total] += chance
                continue
            found.live[total] += chance
            for d, share in enumerate(chances(strategy, size, exponent, cells, values)):
                if not share:
                    continue
                after, gained, _ = moves[d]
                part, lost = chance * share, best - (values[d] or 0.0)
                score += part * gained
                found.cost[total] += part * lost
                found.wrong[total] += part if lost > 1e-12 else 0.0
                for made in range(max(cells) + 1, max(after) + 1):
                    found.reached[made] += part
                if max(after) >= exponent:
                    found.won[total] += part
                else:
                    deal(after, part, 1)
    return found._replace(score=score)


@pytest.mark.parametrize(("strategy", "size", "exponent", "four"), BY_BOARD, ids=name_of)
def test_as_in_plain_recursion_over_every_board(
    strategy: Strategy, size: int | BoardShape, exponent: int, four: float
) -> None:
    outcome, reference = outcome_of(strategy, size, exponent, four), plain(strategy, size, exponent, four)
    assert {layer.total for layer in outcome.layers} == {*reference.live, *reference.over}
    for layer in outcome.layers:
        for name in ("live", "over", "won", "cost", "wrong"):
            expected = getattr(reference, name).get(layer.total, 0.0)
            assert getattr(layer, name) == pytest.approx(expected, rel=1e-9, abs=1e-14), (name, layer.total)
    for place, share in enumerate(outcome.reached):
        assert share == pytest.approx(reference.reached[place + 3], rel=1e-9, abs=1e-15)
    assert outcome.score == pytest.approx(reference.score, rel=1e-12)


@pytest.mark.parametrize(("size", "exponent", "four"), [*BOARDS, (3, 6, 0.1)])
def test_perfect_play_is_the_exact_odds_and_costs_nothing(size: int, exponent: int, four: float) -> None:
    outcome = outcome_of(PERFECT, size, exponent, four)
    assert outcome.perfect == odds_of(size, exponent, four).start_value
    assert outcome.win_probability == pytest.approx(outcome.perfect, rel=1e-12)
    assert outcome.total_cost == 0 and outcome.mistakes == 0
    assert set(outcome.winnable) == {outcome.perfect}
    assert outcome.leaves is None and outcome.half_lost is None


@pytest.mark.parametrize("strategy", EVERY, ids=lambda strategy: strategy.key)
def test_what_the_moves_cost_is_what_is_won_less(strategy: Strategy) -> None:
    outcome = outcome_of(strategy, 3, 6)
    assert outcome.perfect - outcome.total_cost == pytest.approx(outcome.win_probability, abs=1e-12)
    assert fsum(layer.won + layer.over for layer in outcome.layers) == pytest.approx(1, abs=1e-12)
    habits = outcome.habits(strategy)
    assert fsum(habit.cost for habit in habits.values()) == pytest.approx(outcome.total_cost, abs=1e-12)
    assert fsum(habit.wrong for habit in habits.values()) == pytest.approx(outcome.mistakes, abs=1e-9)
    assert fsum(habit.played for habit in habits.values()) == pytest.approx(outcome.moves, rel=1e-12)
    assert list(outcome.reached) == sorted(outcome.reached, reverse=True)
    assert list(outcome.winnable) == sorted(outcome.winnable, reverse=True)


@pytest.mark.parametrize("strategy", [CORNER, GREEDY, NEVER_UP, RANDOM, SNAKE, OWN], ids=lambda one: one.key)
def test_played_games_lie_within_their_interval(strategy: Strategy) -> None:
    rng = random.Random(7)
    games = 1500
    odds = odds_of(2, 4)
    won = 0
    for _ in range(games):
        cells: Cells = (0,) * 4
        tiles = 2
        while True:
            for _ in range(tiles):
                place = rng.choice([i for i, cell in enumerate(cells) if not cell])
                cells = (*cells[:place], 1 + (rng.random() < 0.1), *cells[place + 1 :])
            tiles = 1
            values = odds.values(bytes(cells))
            assert values is not None
            if values == (None,) * 4:
                break
            played = chances(strategy, 2, 4, cells, list(values))
            cells = shift(2, cells, rng.choices(range(4), played)[0])[0]
            if max(cells) >= 4:
                won += 1
                break
    low, high = wilson(won, games)
    assert low < outcome_of(strategy, 2, 4).win_probability < high


def test_games_of_the_same_player_lie_within_their_interval() -> None:
    games = 1500
    sample = player().play(games=games, seed=9)
    outcome = outcome_of(ADVISER, 3, 8)
    for exponent in (7, 8):
        low, high = wilson(sum(tile >= exponent for tile in sample.largest), games)
        assert low < outcome.reached[exponent - 3] < high, exponent


def advised(cells: bytes) -> int:
    """Return the direction with the highest value."""
    worth = player().values(cells)
    return max((d for d in range(4) if worth[d] is not None), key=lambda d: worth[d] or 0.0)


def carried(odds: Odds, cells: Cells) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return how often the adviser plays each direction on the canonical image of a board.

    Also return how often the player values it most there.
    """
    layers = Layers(3, odds.exponent)
    board = layers.cells(layers.key(bytes(cells)))
    total = sum(1 << cell for cell in cells if cell)
    none = array("I"), array("d")
    carried_layer = layers.carry(
        "player", ALL, (), none, none, (array("I", [layers.key(board)]), array("d", [1.0])), *odds.layer(total),
        four=0.1, player=player(),
    )  # fmt: skip
    assert carried_layer is not None
    worth = player().values(board)
    best = max((one for one in worth if one is not None), default=0.0)
    ties = worth.count(best)
    return tuple(fsum(pair) for pair in carried_layer[1].played), tuple(
        1 / ties if one == best else 0.0 for one in worth
    )


def test_at_any_board_the_adviser_plays_what_the_player_thinks_most_of() -> None:
    rng = random.Random(3)
    odds = odds_of(3, 7)
    seen = won = 0
    while seen < 300:
        state = PUZZLE.new("3x3:128", rng.randrange(1 << 32))
        while state.directions() and not state.won:
            played, expected = carried(odds, tuple(state.cells))
            assert played == pytest.approx(expected, abs=1e-15), state.cells
            seen += 1
            state = PUZZLE.apply(state, MOVES[advised(state.cells)])[0]
        won += state.won
    assert won, "moves that make the target are among them"


def test_a_player_is_of_the_boards_own_shape() -> None:
    with pytest.raises(InputError, match="no network for 2x2"):
        examine(odds_of(2, 3), ADVISER)
    none = array("I"), array("d")
    with pytest.raises(ValueError, match="a player of 2x2"):
        Layers(2, 3).carry("player", ALL, (), none, none, none, *none, four=0.1, player=player())
    with pytest.raises(ValueError, match="a player of 3x3"):
        Layers(3, 3).carry("player", ALL, (), none, none, none, *none, four=0.1)


def test_with_another_network_it_is_another_strategy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odds = odds_of(3, 3)
    load_or_examine(tmp_path, odds, ADVISER)
    assert load(tmp_path, odds, ADVISER) is not None
    monkeypatch.setattr(microscope, "weights", lambda _shape: weights(BoardShape(3, 4)))
    assert load(tmp_path, odds, ADVISER) is None


def test_corner_never_makes_32_on_2x2_and_perfect_play_does() -> None:
    assert outcome_of(CORNER, 2, 5).win_probability == 0
    assert outcome_of(PERFECT, 2, 5).win_probability > 0.08


def test_strategies_are_told_apart_by_what_they_tell_apart() -> None:
    assert list(outcome_of(CORNER, 2, 4).habits(CORNER)) == ["left or up", "right or down"]
    assert list(outcome_of(GREEDY, 2, 4).habits(GREEDY)) == ["moves that merge", "moves that only slide"]
    assert outcome_of(NEVER_UP, 2, 4).habits(NEVER_UP)["up"].cost == 0, "it is forced"


def test_habits_are_learned_by_the_legal_directions() -> None:
    board = PUZZLE.new("3x3:64", 3)
    first = board
    moves: list[str] = []
    while board.directions() and len(moves) < LEAST_MOVES:
        moves.append(PUZZLE.moves(board)[-1])
        board, _ = PUZZLE.apply(board, moves[-1])
    assert learn([(first, moves)] if len(moves) < LEAST_MOVES else []) is None, "too few to tell"
    own = learn([(first, moves)] * (1 + LEAST_MOVES // len(moves)))
    assert own is not None
    assert own.shares[0b1111] == (0, 0, 0, 1), "always the last of the legal ones"
    assert own.shares[0b0011] == (0, 1, 0, 0)
    assert "moves" in own.sentence


def test_what_was_worked_out_is_kept_for_the_same_plan(tmp_path: Path) -> None:
    odds = odds_of(2, 4, 0.5)
    outcome = load_or_examine(tmp_path, odds, OWN)
    assert load(tmp_path, odds, OWN) == outcome
    assert load(tmp_path, odds, learn_strategy({0b1111: (1, 1, 1, 2)}, 4)) is None, "the habits have changed"
    assert load(tmp_path, odds, RANDOM) is None
    (damaged,) = tmp_path.iterdir()
    damaged.write_bytes(damaged.read_bytes()[:-1])
    assert load(tmp_path, odds, OWN) is None
    assert load_or_examine(tmp_path, odds, OWN) == outcome


def test_it_can_be_cancelled_and_counts() -> None:
    control = Control()
    control.cancel()
    assert examine(odds_of(3, 5), NEVER_UP, control) is None
    control = Control()
    assert examine(odds_of(3, 5), NEVER_UP, control) is not None
    assert control.done == control.total > 0


def test_4x4_is_not_carried() -> None:
    with pytest.raises(InputError, match="cannot be evaluated on 4x4"):
        examine(odds_of(4, 3), RANDOM)


def test_where_it_leaves_perfect_play() -> None:
    outcome = outcome_of(CORNER, 2, 4)
    costs = {layer.total: layer.cost for layer in outcome.layers}
    assert outcome.leaves == min(total for total, cost in costs.items() if cost > 1e-12)
    assert outcome.half_lost is not None
    assert sum(cost for total, cost in costs.items() if total <= outcome.half_lost) >= outcome.total_cost / 2
    assert sum(cost for total, cost in costs.items() if total < outcome.half_lost) < outcome.total_cost / 2
    lines = curves_csv({"corner": outcome}).splitlines()
    assert len(lines) == len(outcome.layers) + 1 and lines[0].count(",") == lines[1].count(",") == 7


def test_what_is_certain_is_certain_and_nothing_else() -> None:
    assert outcome_of(PERFECT, 3, 5).reached == (1, 1, 1)
    assert outcome_of(RANDOM, 3, 5).reached[0] < 1
    assert outcome_of(PERFECT, 2, 5).reached[0] == 1
