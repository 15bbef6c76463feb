"""Benchmark cases of the cube, with the time each must keep to."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from functools import lru_cache, partial
from itertools import count, cycle

from app.tools.bench import Case
from core.cube.cubie import Cube
from core.cube.facelets import facelet_indices
from core.cube.metrics import Metric
from core.cube.moves import MOVES, position
from core.cube.policy import policy, scrambles
from core.cube.puzzle import PUZZLE
from core.cube.random_state import random_cube, random_state_scramble
from core.cube.scramble import scramble
from core.cube.solve import optimal, table, twophase
from core.cube.walk import pocket_walk, random_walk
from core.cube.walk.comparison import WalkComparison
from core.cube.walk.facts import gather

SIDE = 900
THREADS = 2


def turning_frame(letters: bool) -> Callable[[], object]:
    """Return a job that renders 900x900 frames of a cube while faces and slices turn."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage

    from app.cube.board import look
    from app.cube.board.motion import CubePose
    from app.cube.board.view import CubeView
    from app.shell.application import make_application

    application = make_application()
    facelets = facelet_indices(PUZZLE.new("3x3x3", 7))
    turns = cycle([MOVES["R"].turn, MOVES["M"].turn])
    angles = cycle([step / 40 for step in range(1, 40)])

    class Turning(CubeView):
        """Cube view whose pose differs at every read."""

        @property
        def pose(self) -> CubePose:
            turn = next(turns)
            return CubePose(facelets, turn.axis, turn.layers, next(angles))

    view = Turning()
    view.resize(SIDE, SIDE)
    picture = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)

    def frame() -> object:
        look.choose(look.STANDARD, letters)
        view.render(picture, QPoint())
        look.choose(look.STANDARD, False)
        return application

    return frame


def first_solution() -> Callable[[], object]:
    """Return a job that finds the two-phase solver's first solution of another random position each time."""
    twophase.prepare()
    cubes = cycle([random_cube(seed) for seed in range(500)])
    return lambda: twophase.solve(next(cubes), 0.0)


def random_state_scrambles() -> Callable[[], object]:
    """Return a job that makes a scramble to another random position each time."""
    seeds = count()
    return lambda: random_state_scramble(next(seeds))


@lru_cache(maxsize=1)
def coset_table(size: str, metric: str) -> table.CosetTable:
    """Return a complete coset table; only the last one is cached."""
    coset_table.cache_clear()  # free the previous table's memory first
    generated = table.generate(size, metric, threads=THREADS)
    assert generated is not None
    return generated


def small_table() -> Callable[[], object]:
    """Return a job that generates the whole small table with two threads."""
    return lambda: table.generate("small", "htm", threads=THREADS)


def optimal_solutions(cubes: list[Cube], size: str, metric: str = "htm") -> Callable[[], Callable[[], object]]:
    """Return a case that solves all `cubes` optimally with one thread, given a two-phase solution of each."""

    def prepare() -> Callable[[], object]:
        known = coset_table(size, metric)
        shorts = [twophase.solve(cube, 0.02, metric=metric).moves for cube in cubes]
        return lambda: [optimal.solve(cube, known, upper=upper) for cube, upper in zip(cubes, shorts, strict=True)]

    return prepare


def two_threads() -> Callable[[], object]:
    """Return a job that measures how many times faster two threads search the same nodes than one thread."""
    known = coset_table("medium", "htm")

    def seconds(threads: int) -> float:
        search = optimal.OptimalSearch(random_cube(1), known)

        def watch(running: optimal.OptimalSearch) -> None:
            if running.lower_bound == WHOLE_DEPTHS:
                running.control.cancel()

        start = time.perf_counter()
        search.run(threads, watch)
        return time.perf_counter() - start

    return lambda: seconds(1) / seconds(THREADS)


def quarter_turns(length: int, seed: int) -> Cube:
    """Return the position after random quarter turns, never two of one face in a row."""
    source = random.Random(seed)
    moves: list[str] = []
    while len(moves) < length:
        move = source.choice("URFDLB") + source.choice(("", "'"))
        if not moves or move[0] != moves[-1][0]:
            moves.append(move)
    return position(moves)


def lumped_walk() -> Callable[[], object]:
    """Return a job for the lumped chain's depth distributions of the 3x3x3, 0 to 200 quarter turns."""
    chain = random_walk.chain("3x3x3", Metric.QTM)
    return lambda: chain.distributions(200)


def walk_step() -> Callable[[], object]:
    """Return a job that moves the walk plot's slider by one move and paints its curves on 584x400 pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.base.theme import theme
    from app.cube.walk.series import distribution_series
    from app.plots.charts.chart import Chart
    from app.shell.application import make_application

    application = make_application()
    theme.manager().reduced_motion = True
    compared = WalkComparison("2x2x2", Metric.QTM, gather("2x2x2", Metric.QTM))
    chart, moves = Chart("Random walk"), cycle(range(41))
    chart.resize(584, 400)
    chart.set_places(0, compared.deepest, "quarter turns")

    def step() -> object:
        number = next(moves)
        chart.mark("this cube", number % 15, number % 15)
        chart.show_series(distribution_series(compared, number, None), title=f"p(d | N = {number})")
        return application, chart.grab()

    return step


def small_cube_walk(metric: str) -> Callable[[], object]:
    """Return a job that computes the exact depth distributions of the 2x2x2 for 0 to 40 moves."""
    pocket_walk.walk(metric, 0)
    return lambda: pocket_walk.walk(metric, 40)


def network_answer() -> Callable[[], object]:
    """Return a benchmark job that evaluates the cube's policy network on another position each time."""
    chosen = policy.Policy.load()
    cubes = cycle([random_cube(seed) for seed in range(500)])
    return lambda: chosen.probabilities(next(cubes))


def training_samples() -> Callable[[], object]:
    """Return a job that draws 10,000 labelled scrambles in canonical form."""
    tokens = memoryview(bytearray(20 * SAMPLES)).cast("B", (SAMPLES, 20))
    labels = memoryview(bytearray(scrambles.LABELS * SAMPLES)).cast("B", (SAMPLES, scrambles.LABELS))
    weights = [1.2**n for n in range(1, scrambles.LONGEST + 1)]
    return lambda: scrambles.draw_samples(tokens, labels, weights, 1)


SAMPLES = 10_000
WHOLE_DEPTHS = 17
"""Depth below which the two-threads case searches all lengths."""
SIXTEEN = [position(scramble(16, seed)) for seed in range(1, 9)]
"""Eight positions of depth 16 in half turns."""
EIGHTEEN = [random_cube(seed) for seed in range(1, 9)]
"""The first eight random positions; all have depth 18."""
NINETEEN_QUARTERS = [quarter_turns(19, seed) for seed in (1, 2, 6, 7, 8)]
"""First five sequences of 19 quarter turns with a position of depth 19; seeds 3 to 5 have depth 17."""

CASES = (
    Case("cube frame, turning, 900x900", 0.008, partial(turning_frame, False)),
    Case("cube frame with letters, turning, 900x900", 0.008, partial(turning_frame, True)),
    Case("cube first two-phase solution", 0.003, first_solution),
    Case("cube random-state scramble", 0.003, random_state_scrambles),
    Case("cube small table, two threads", 5.0, small_table, waiting=True, long=True),
    Case("cube 16 half turns, small table", 8.0, optimal_solutions(SIXTEEN, "small"), share=8, long=True),
    Case("cube 16 half turns, medium table", 1.0, optimal_solutions(SIXTEEN, "medium"), share=8, long=True),
    Case("cube random state of 18, medium table", 100.0, optimal_solutions(EIGHTEEN, "medium"), share=8, long=True),
    Case("cube optimal search, two threads against one", 1.85, two_threads, ratio=True, long=True),
    Case(
        "cube 19 quarter turns, medium table",
        10.0,
        optimal_solutions(NINETEEN_QUARTERS, "medium", "qtm"),
        share=5,
        long=True,
    ),
    Case("cube network, one position", 0.002, network_answer),
    Case("cube network, 10,000 training samples", 0.02, training_samples),
    Case("cube lumped walk, 0 to 200 moves", 0.002, lumped_walk),
    Case("cube walk plot, a step of the slider, 584x400", 0.008, walk_step),
    Case("cube exact 2x2x2 walk, 0 to 40 half turns", 3.0, partial(small_cube_walk, "htm"), long=True),
    Case("cube exact 2x2x2 walk, 0 to 40 quarter turns", 3.0, partial(small_cube_walk, "qtm"), long=True),
)
