"""Benchmarks of 2048 and the speed that each must reach."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.tools.bench import Case
from core.twenty48.adviser.adviser import Adviser, player
from core.twenty48.adviser.expectimax import Player
from core.twenty48.adviser.training import Trainer
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.path import follow
from core.twenty48.bag.walk import move_distribution
from core.twenty48.bitboard import pack
from core.twenty48.board import first_board
from core.twenty48.outcomes.chances import AHEAD, exponents
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.play import play_random
from core.twenty48.puzzle import PUZZLE
from core.twenty48.states.count import count_boards
from core.twenty48.states.layer_plot import layer_plot, reached_layers
from core.twenty48.states.listing import count_states

ADVISED_MOVES = 200
MOVES_APART = 20
FOLLOWED_MOVES = 1000
ROLLED_OUT = 20
MIDDLE = ". 2 . . / 4 8 . 2 / 16 32 64 8 / 512 1024 128 64"


def random_play() -> Callable[[], object]:
    """Return a task that plays whole games of uniformly random moves on 4x4."""
    return lambda: play_random(4, games=20_000, seed=1).total_moves


def bag(target: int) -> Callable[[], Callable[[], object]]:
    """Return a benchmark that builds and solves the bag chain and computes its distribution of moves."""
    return lambda: lambda: move_distribution(BagChain(target.bit_length() - 1))


def follow_game() -> Callable[[], object]:
    """Return a task that finds a game of a thousand moves again in the bag chain, as the plots do after every move."""
    chain, boards, choose = BagChain(11), [first_board(6, 11, 1)], Random(1)
    while len(boards) <= FOLLOWED_MOVES:
        step = boards[-1].step(choose.choice(boards[-1].directions()))
        assert step is not None
        boards.append(step[0])
    return lambda: follow(chain, boards)


def counts() -> Callable[[], object]:
    """Return a task that computes both bounds of the number of boards for three sizes and nine targets."""
    return lambda: [count_boards(size, exponent) for size in (2, 3, 4) for exponent in range(3, 12)]


def advice(depth: int | None) -> Callable[[], Callable[[], object]]:
    """Return a benchmark of advice: all moves of boards from whole games, with an empty memory."""

    def prepare() -> Callable[[], object]:
        network = Adviser.load().network
        greedy = Adviser(network)
        boards: list[int] = []
        seed = 0
        while len(boards) < ADVISED_MOVES:
            seed += 1
            board = first_board(4, 11, seed)
            while (best := greedy.find_best_direction(pack(board.cells), depth=1)) is not None and len(
                boards
            ) < ADVISED_MOVES:
                if board.moves % MOVES_APART == 0:
                    boards.append(pack(board.cells))
                step = board.step(best)
                assert step is not None
                board = step[0]

        def ask() -> None:
            asked = player(network, depth)
            for packed in boards:
                asked.values(packed)

        return ask

    return prepare


def heuristic_games(depth: int, games: int) -> Callable[[], Callable[[], object]]:
    """Return a benchmark that plays whole games by expectimax without a network."""
    return lambda: lambda: Player(depth=depth).play(games=games, seed=1).total_moves


def chances() -> Callable[[], object]:
    """Return a task that plays games from a middle-game board on, each up to 8192."""
    network, board = Adviser.load().network, PUZZLE.parse(MIDDLE)
    start = pack(board.cells)
    return lambda: player(network, AHEAD).play(games=ROLLED_OUT, seed=1, start=start, until=exponents(board)[-1])


def learning() -> Callable[[], object]:
    """Return a task that trains a new network for 1,000 games."""
    return lambda: Trainer(seed=1).run(1000)


CASES = (
    Case("2048 random play", 60e6, random_play, moves=True),
    Case("2048 bag chain to 2048", 0.03, bag(2048)),
    Case("2048 bag chain to 65536", 2.0, bag(65536)),
    Case("2048 game of 1000 moves followed in the bag", 0.003, follow_game),
    Case("2048 counts, 27 boards", 0.02, counts),
    Case("2048 layers counted, 6x6 to 2048", 0.2, lambda: lambda: layer_plot(6, 11, bins=420)),
    Case("2048 layers reached, 3x3 to 64", 0.25, lambda: lambda: reached_layers(3, 6)),
    Case("2048 boards listed, 3x3 to 64", 0.2, lambda: lambda: count_states(3, 6)),
    Case("2048 odds, 3x3 to 64", 0.4, lambda: OddsTable(3, 6).solve),
    Case("2048 odds, 3x3 to 1024", 8.0, lambda: OddsTable(3, 10).solve, long=True),
    Case("2048 odds, 4x4 to 16", 20.0, lambda: OddsTable(4, 4).solve, long=True),
    Case("2048 adviser loaded", 0.6, lambda: Adviser.load),
    Case("2048 advice for 200 moves", 0.1, advice(None)),
    Case("2048 advice for 200 moves, two ahead", 0.005, advice(2)),
    Case(f"2048 chances, {ROLLED_OUT} games", 1.0, chances),
    Case("2048 expectimax without network, one ahead", 0.2e6, heuristic_games(1, 100), moves=True),
    Case("2048 learning, 1000 games of five cells", 2.5, learning),
)
