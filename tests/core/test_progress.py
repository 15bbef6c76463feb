"""Progress of every computation in `core` rises, never restarts, and ends at its total."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation import sequences, wildcards
from core.cube.painted_net import GAP
from core.cube.policy import policy, study
from core.cube.puzzle import PUZZLE
from core.cube.solve.solver import Solver
from core.cube.walk import class_moves, lumping, pocket_walk, sequence_counts
from core.cube.walk.sample import SeededWalks, SolvedDepth, measure
from core.markov import simulation
from core.picture.grid import find_grid
from core.sokoban.formats.collection import read_file
from core.sokoban.generate.generate import generate
from core.sokoban.graph.analysis import AnalysisRequest, analyse
from core.sokoban.graph.counting import count_positions
from core.sokoban.graph.exhaustive import Backward
from core.sokoban.graph.graph import Graph
from core.sokoban.graph.random_pusher import PusherChain, sample_graph_walks, sample_walks
from core.twenty48.adviser.expectimax import Player
from core.twenty48.adviser.plain.adviser import weights
from core.twenty48.adviser.plain.files import read_network
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.adviser.review import worths
from core.twenty48.adviser.training import Trainer
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import exact_solution
from core.twenty48.bag.walk import move_distribution
from core.twenty48.bag.walk import simulate as play_bag
from core.twenty48.board import Board
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.outcomes.set_boards import AfterStates, solve_set_board
from core.twenty48.play import play_random
from core.twenty48.shape import BoardShape
from core.twenty48.states.count import board_layers
from core.twenty48.states.layer_plot import reached_layers
from core.twenty48.states.layers import Layers
from core.twenty48.states.listing import count_states
from core.twenty48.strategies import games
from core.twenty48.strategies.microscope import examine
from core.twenty48.strategies.strategy import CORNER
from resources import ROOT
from tests.core.cube.solve.cosets import shallow_table
from tests.import_graph import ROOT as SOURCES
from tests.progress import check, watch

LEVELS = read_file(ROOT / "levels" / "statewalk.sok").levels
LEVEL, LARGE = LEVELS[0], next(level for level in LEVELS if level.title == "The Monastery")
TRAINED = [[0, 1, 2, 3], [0, 1, 4, 5]]


def solver() -> Solver:
    return Solver.from_table(shallow_table("htm"))


def whole() -> Graph:
    graph = Graph(LEVEL.start.board, LEVEL.start, 100_000)
    graph.explore(Control())
    return graph


def chain() -> PusherChain:
    return PusherChain(whole(), Control(), 0)


def network() -> Any:
    trainer = Trainer(TRAINED, seed=1)
    trainer.run(20)
    return trainer.network()


def measured(control: Control) -> None:
    """Measure walks with a solver that shares the control which counts them, as in the window."""
    with ThreadPoolExecutor(1) as executor:
        measure(
            executor, SolvedDepth(solver(), Metric.HTM, control), SeededWalks(Metric.HTM, 4, 1), 300, control=control
        )


def squares(control: Control) -> None:
    lines = np.zeros((240, 320, 3), dtype=np.uint8)
    lines[::16] = lines[:, ::16] = 255
    find_grid(lines, control)


def looked_up(control: Control) -> None:
    counts = count_positions(LEVEL.start, 100_000, Control())
    analyse(AnalysisRequest(LEVEL.start, here=True, walk=True), counts, None, control)


def again(control: Control) -> None:
    """Ask again about a level whose chain is already known."""
    counts = count_positions(LEVEL.start, 100_000, Control())
    before = analyse(AnalysisRequest(LEVEL.start, walk=True), counts, None, Control())
    analyse(AnalysisRequest(LEVEL.start, walk=True), counts, before, control)


def carried(control: Control) -> None:
    odds = OddsTable(2, 5).solve()
    assert odds is not None
    examine(odds, CORNER, control)


def set_by_hand(control: Control) -> None:
    """Solve a board without any table of odds."""
    layers = Layers(3, 6)
    nothing = AfterStates(array(layers.typecode), array("d"))
    solve_set_board(layers, bytes([3] * 8 + [0]), lambda _total: nothing, four=0.1, score=False, control=control)


def read_and_keep(control: Control) -> None:
    """Read a file, and count the last third of the total for its levels."""
    collection = read_file(ROOT / "levels" / "statewalk.sok", control)
    for _ in collection.entries:
        control.done += 1


WALK = {0: {1: 0.5, -1: 0.5}, 1: {0: 0.5, -2: 0.5}}
BOARD = Board(2, bytes([1, 2, 0, 0]), target=4)

WORK: dict[str, list[tuple[Callable[[Control], Any], int]]] = {
    "core/markov/simulation.py": [(lambda control: simulation.simulate(WALK, 0, 200, 1, control=control), 100)],
    "core/cube/policy/policy.py": [(lambda control: policy.evaluate(policy.Policy.load(), [2, 4], 20, 1, control), 6)],
    "core/cube/policy/study.py": [(lambda control: study.count_shorter(solver(), 4, 20, 1, control), 15)],
    "core/cube/notation/sequences.pyx": [(lambda control: sequences.walk_all(Cube(), "htm", 6, control), 3)],
    "core/cube/walk/class_moves.py": [(lambda control: class_moves.sample(solver(), 4, 20, 1, control=control), 15)],
    "core/cube/walk/lumping.py": [
        (lambda control: lumping.sample(solver(), Metric.HTM, 3, 20, seed=1, control=control), 15)
    ],
    "core/cube/walk/pocket_walk.pyx": [(lambda control: pocket_walk.walk("htm", 10, control=control), 3)],
    "core/cube/walk/sample.py": [(measured, 3)],
    "core/cube/walk/sequence_counts.pyx": [
        (lambda control: sequence_counts.depth_counts("htm", 6, control), 3),
        (lambda control: sequence_counts.depth_counts("qtm", 1, control), 1),
    ],
    "core/picture/grid.py": [(squares, 20)],
    "core/sokoban/generate/generate.py": [(lambda control: generate(1, 8, 8, 2, None, 5, control), 5)],
    "core/sokoban/graph/analysis.py": [(looked_up, 5), (again, 2)],
    "core/sokoban/graph/counting.py": [
        (lambda control: count_positions(LEVEL.start, 100_000, control), 1),
        (lambda control: count_positions(LARGE.start, 200_000, control), 3),
    ],
    "core/sokoban/graph/exhaustive.pyx": [
        (lambda control: Backward(LEVEL.start.board, 100_000).explore(control), 1),
        (lambda control: Backward(LARGE.start.board, 200_000).explore(control), 3),
    ],
    "core/sokoban/graph/graph.pyx": [
        (lambda control: Graph(LEVEL.start.board, LEVEL.start, 100_000).explore(control), 1),
        (lambda control: Graph(LEVEL.start.board, None, 100_000).explore(control), 1),
        (lambda control: Graph(LARGE.start.board, LARGE.start, 200_000).explore(control), 3),
    ],
    "core/sokoban/graph/random_pusher.py": [(lambda control: PusherChain(whole(), control), 3)],
    "core/sokoban/graph/random_pusher_kernels.pyx": [
        (lambda control: chain().distributions(0, 1_000_000, control), 3),
        (lambda control: sample_graph_walks(chain(), 0, 4_000_000, 1, control), 3),
        (lambda control: sample_walks(LEVEL.start, 400_000, 1, control), 3),
    ],
    "core/twenty48/adviser/coherence.pyx": [(lambda control: Trainer(TRAINED, seed=1).run(3000, control), 3)],
    "core/twenty48/adviser/expectimax.pyx": [
        (lambda control: Player(network(), depth=1).play(games=1500, seed=1, control=control), 3)
    ],
    "core/twenty48/adviser/plain/player.pyx": [
        (
            lambda control: PlainPlayer(read_network(weights(BoardShape(3, 3)))[0]).play(
                games=30, seed=1, control=control
            ),
            3,
        )
    ],
    "core/twenty48/adviser/review.py": [(lambda control: worths([(BOARD, "left")] * 5, None, None, control), 5)],
    "core/twenty48/bag/distribution.py": [
        (lambda control: exact_solution(BagChain(6, 0.25), Fraction(1, 4), control), 10)
    ],
    "core/twenty48/bag/walk.pyx": [
        (lambda control: move_distribution(BagChain(16), control), 3),
        (lambda control: play_bag(BagChain(9), games=200_000, seed=1, control=control), 3),
    ],
    "core/twenty48/outcomes/odds.py": [(lambda control: OddsTable(3, 5).solve(control), 3)],
    "core/twenty48/play.pyx": [
        (lambda control: play_random(4, games=100_000, seed=1, control=control), 3),
        (lambda control: play_random(3, games=50_000, seed=1, control=control), 3),
    ],
    "core/sokoban/formats/collection.py": [(read_and_keep, 5)],
    "core/sokoban/formats/sok.py": [(read_and_keep, 5)],
    "core/twenty48/outcomes/set_boards.py": [(set_by_hand, 3)],
    "core/twenty48/states/count.py": [(lambda control: board_layers(3, 9, control), 3)],
    "core/twenty48/states/layer_plot.py": [(lambda control: reached_layers(3, 5, control), 3)],
    "core/twenty48/states/listing.py": [(lambda control: count_states(3, 6, control), 3)],
    "core/twenty48/strategies/games.pyx": [
        (lambda control: games.play("greedy", (), games=20_000, seed=1, control=control), 3)
    ],
    "core/twenty48/strategies/microscope.py": [(carried, 3)],
}
"""Counting jobs by module, with the least number of different shares to be seen."""
ELSEWHERE = {
    "core/base/control.pyx": "the cells themselves",
    "core/base/shared_work.py": "hands on what its work counts; tests/core/cube/solve/test_solver.py",
    "core/cube/notation/wildcards.py": "counts the work on one number of turns after another, as the test below has it",
    "core/cube/solve/databases.pyx": "tables of minutes; tests/core/cube/solve",
    "core/cube/solve/solver.py": "counts nothing itself",
    "core/cube/solve/table.pyx": "tests/core/cube/solve",
}


def test_everything_that_names_a_total_is_watched() -> None:
    named = re.compile(r"\b(?:control|cells)\.total\b[^=\n]*(?<![=!<>])=(?!=)")
    sources = [path for end in ("py", "pyx") for path in (SOURCES / "core").rglob(f"*.{end}")]
    found = {path.relative_to(SOURCES).as_posix() for path in sources if named.search(path.read_text())}
    assert len(found) > 30
    assert found == WORK.keys() | ELSEWHERE.keys()


@pytest.mark.parametrize(
    ("work", "least"),
    [pytest.param(*case, id=f"{module}-{at}") for module, cases in WORK.items() for at, case in enumerate(cases)],
)
def test_the_share_rises_and_ends_at_one(work: Callable[[Control], Any], least: int) -> None:
    check(watch(work), least)


def test_what_is_settled_never_falls_though_the_residual_grows() -> None:
    residuals = iter([1e-2, 1e-1, 1e-5, 2.0, 1e-13] * 3)
    pusher = chain()
    pusher.transitions = SimpleNamespace(size=5, relax=lambda *_: next(residuals))  # type: ignore[assignment]
    moments = watch(pusher._relax)
    check(moments, 9)
    assert moments[-1] == (300, 300) and (17, 300) in moments and (42, 300) in moments


def test_a_chain_that_is_factored_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.sokoban.graph.random_pusher.AGREED", 1e-300)
    monkeypatch.setattr("core.sokoban.graph.random_pusher.MOST_SWEEPS", 20)
    moments = watch(lambda control: PusherChain(whole(), control))
    check(moments, 1)


def test_each_number_of_turns_is_counted_from_none_to_all() -> None:
    """Progress restarts for each number of turns, and says so, as the total number is unknown."""
    net = bytes(
        GAP if index % 9 != 4 and index > 17 else colour for index, colour in enumerate(PUZZLE.facelets(PUZZLE.solved))
    )
    start = position(["R", "U", "F'", "L2", "D"])
    excluded: list[int] = []
    moments = watch(lambda control: wildcards.shortest_way(PUZZLE, start, net, Metric.HTM, control, excluded.append))
    counted = [moment for moment in moments if moment[1]]
    begins = [index for index, (done, _) in enumerate(counted) if not done]
    numbers = [counted[begin:end] for begin, end in pairwise([*begins, len(counted)])]
    assert len(excluded) >= 3 and len(numbers) > len(excluded)
    assert all(number[-1][0] == number[-1][1] for number in numbers[:-1]), "an excluded number is whole"
    for number in numbers:
        assert all(one <= other for (one, _), (other, _) in pairwise(number))
        assert all(done <= total for done, total in number)
