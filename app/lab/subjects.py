"""The subjects of the Lab, in the order of its list. A new one is a line here and a module with its view.

A subject is named by its key and its variant, "cube-3x3x3-qtm": the variant is one option of each of its parts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from core.cube.metrics import Metric
from core.sokoban.savitch.boards import CORRIDORS, SMALL
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.shape import SQUARES, Shape
from core.twenty48.states.known_counts import solved_exponent
from core.words import Numeral, phrase


@dataclass(frozen=True)
class Part:
    """A choice in the header: `options` are (key, text) pairs; of many only the `common` ones are side by side."""

    name: str
    options: tuple[tuple[str, str], ...]
    common: tuple[str, ...] = ()
    title: str = ""
    """The name where it stands by itself, if that is another."""


@dataclass(frozen=True)
class Subject:
    """`module` has `create(services, model) -> SubjectView`; `command` makes the words of a variant's command from the
    texts of its options."""

    key: str
    text: str
    icon: str
    module: str
    command: Callable[..., str]
    first: str = ""
    parts: tuple[Part, ...] = ()

    def name(self, variant: str) -> str:
        """The subject with its variant, as settings and other pages call it."""
        return f"{self.key}-{variant}" if variant else self.key

    def metric(self, variant: str) -> Metric | None:
        """The metric in which a variant counts turns; None of a subject that counts none."""
        return Metric(variant.rpartition("-")[2]) if METRICS in self.parts else None

    def counted_in(self, metric: Metric, variant: str) -> str:
        """The variant that is like this one and counts turns in a metric."""
        if METRICS not in self.parts:
            return variant
        return "-".join([*variant.split("-")[:-1], metric.value])

    def variants(self) -> dict[str, str]:
        """Every variant and the words of its command."""
        options = product(*(part.options for part in self.parts))
        return {"-".join(key for key, _ in chosen): self.command(*(text for _, text in chosen)) for chosen in options}


CUBES = Part(phrase("Cube"), (("3x3x3", "3×3×3"), ("2x2x2", "2×2×2")))
METRICS = Part(phrase("Metric"), (("htm", phrase("Half turns")), ("qtm", phrase("Quarter turns"))))
"""Always the last part: how turns are counted in the whole program, see `app.cube.turn_metric`."""
RECTANGLES = (Shape(3, 4), Shape(4, 5))
BOARDS = Part(
    phrase("Board"),
    tuple((str(shape), shape.title) for shape in (*SQUARES, *RECTANGLES)),
)
TARGETS = Part(
    phrase("target"),
    tuple((str(1 << k), Numeral(1 << k)) for k in range(LEAST_TARGET, MOST_TARGET + 1)),
    ("8", "16", "32", "64", "2048"),
    phrase("Target"),
)
WON = Part(TARGETS.name, (*TARGETS.options, ("all", phrase("any"))), (*TARGETS.common, "all"), TARGETS.title)


def _solved(shape: Shape, exponent: int) -> tuple[str, str]:
    """A board and the target on it."""
    target = str(1 << exponent)
    return f"{shape}_{target}", phrase("{board} to {target}", board=shape.title, target=target)


PLAYED = tuple(_solved(Shape(4, 4), exponent) for exponent in range(8, 15))
"""Boards and targets on which strategies are compared by games."""
CARRIED = (Shape(2, 2), Shape(2, 3), Shape(2, 4), Shape(3, 3), Shape(3, 4))
"""Boards on which strategies are compared exactly."""
SOLVED = Part(
    phrase("Board"),
    tuple(_solved(shape, k) for shape in CARRIED for k in range(LEAST_TARGET, solved_exponent(shape) + 1)) + PLAYED,
    ("2x2_16", "3x3_64", "3x3_128", "3x3_512", "4x4_2048"),
)
VIEWS = Part(
    phrase("View"),
    (
        ("success", phrase("Success")), ("learning", phrase("Learning")), ("mistakes", phrase("First mistake")),
        ("sureness", phrase("How sure")), ("confusions", phrase("Confused turns")),
        ("shorter", phrase("Shorter scrambles")),
    ),
)  # fmt: skip
AGAINST = Part(
    phrase("View"),
    (
        ("estimates", phrase("Estimates")),
        ("truth", phrase("Truth")),
        ("calibration", phrase("Calibration")),
        ("bound", phrase("As a bound")),
    ),
)
CELLS = Part(
    phrase("Board"),
    (
        *((key, board.title) for key, board in SMALL.items()),
        ("board", phrase("In play")),
        ("drawn", phrase("Your own", context="a board")),
    ),
    CORRIDORS,
)
EXHIBITS = Part(
    phrase("Exhibit"),
    (
        ("formula", phrase("A formula")),
        ("passage", phrase("A one-way street")),
        ("growth", phrase("Growth", context="of the number of positions")),
    ),
)
PARTS = Part(
    phrase("Part"),
    (
        ("cross", phrase("Cross")), ("block", phrase("2×2×2 block")), ("first_block", phrase("1×2×3 block")),
        ("edges", phrase("Edges oriented")), ("domino", phrase("Domino")),
        ("half_turn_coset", phrase("Domino to half turns")), ("half_turns", phrase("Half-turn group")),
    ),
)  # fmt: skip
MEASURES = Part(
    phrase("Measure"), (("depths", phrase("Depths")), ("nodes", phrase("Nodes")), ("seconds", phrase("Seconds")))
)
ACROSS = Part(phrase("Across"), (("part", phrase("Part of the deepest")), ("depth", phrase("Depth"))))
HEIGHTS = Part(
    phrase("Heights"), (("share", phrase("Share")), ("within", phrase("Within")), ("states", phrase("States")))
)
ARTICLES = Part(
    phrase("Article"),
    (
        ("walk", phrase("Random walk")), ("network", phrase("Network")),
        ("korf", "Korf"), ("sokoban", phrase("Sokoban")), ("bag", "2048"),  # not shown
    ),
)  # fmt: skip

SUBJECTS = (
    Subject(
        "cube", phrase("Depths of the cube"), "cube", "app.lab.cube_depths",
        lambda puzzle, metric: phrase("Depths of the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "3x3x3-qtm", (CUBES, METRICS),
    ),
    Subject(
        "walk", phrase("Random walk on the cube"), "cube", "app.lab.cube_walk",
        lambda puzzle, metric: phrase("Random walk on the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "2x2x2-qtm", (CUBES, METRICS),
    ),
    Subject(
        "parts", phrase("Parts of the cube"), "cube", "app.lab.subgoals",
        lambda part, metric: phrase("Depths of a part of the cube: {part}, {metric}", part=part, metric=metric),
        "cross-htm", (PARTS, METRICS),
    ),
    Subject(
        "chain", phrase("The cube's chain"), "chain", "app.lab.chain.view",
        lambda puzzle, metric: phrase("The chain of the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "3x3x3-qtm", (CUBES, METRICS),
    ),
    Subject(
        "lumping", phrase("Why lumping fails"), "chain", "app.lab.lumping.view",
        lambda puzzle, metric: phrase("Why lumping fails on the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "2x2x2-qtm", (CUBES, METRICS),
    ),
    Subject(
        "proofs", phrase("Bank of proofs"), "cube", "app.lab.proofs.view",
        lambda measure, metric: phrase("The bank of proofs: {measure}, {metric}", measure=measure, metric=metric),
        "depths-htm", (MEASURES, METRICS),
    ),
    Subject(
        "work", phrase("A proof at work"), "cube", "app.lab.work.view",
        lambda: phrase("A proof at work: nodes by depth"),
    ),
    Subject(
        "korf", phrase("Korf's tables"), "cube", "app.lab.korf",
        lambda metric: phrase("Korf's tables, {metric}", metric=metric),
        "htm", (METRICS,),
    ),
    Subject(
        "search", phrase("Korf's search"), "search", "app.lab.search.view",
        lambda metric: phrase("Korf's search, {metric}", metric=metric),
        "htm", (METRICS,),
    ),
    Subject(
        "policy", phrase("Network without search"), "cube", "app.lab.policy.view",
        lambda view: phrase("Network without search: {view}", view=view),
        "success", (VIEWS,),
    ),
    Subject(
        "estimate", phrase("A network for depth"), "cube", "app.lab.estimate.view",
        lambda view, metric: phrase("A network for depth: {view}, {metric}", view=view, metric=metric),
        "estimates-htm", (AGAINST, METRICS),
    ),
    Subject(
        "ideal", phrase("An ideal puzzle"), "lab", "app.lab.ideal",
        lambda: phrase("A random walk on an ideal puzzle"),
    ),
    Subject(
        "sokoban", phrase("A level of Sokoban"), "sokoban", "app.lab.sokoban",
        lambda: phrase("Depths and random pusher of a level of Sokoban"),
    ),
    Subject(
        "hard", phrase("Hard on purpose"), "sokoban", "app.lab.families.view",
        lambda: phrase("Hard on purpose: the Fibonacci corridor"),
    ),
    Subject(
        "rooms", phrase("Doubling rooms"), "sokoban", "app.lab.doubling.view",
        lambda: phrase("Doubling rooms: the last of n, 2ⁿ times"),
    ),
    Subject(
        "savitch", phrase("Space against time"), "sokoban", "app.lab.savitch.view",
        lambda board: phrase("Savitch's algorithm, board {board}", board=board),
        "4", (CELLS,),
    ),
    Subject(
        "complexity", phrase("How hard is Sokoban?"), "sokoban", "app.lab.complexity.view",
        lambda exhibit: phrase("How hard is Sokoban: {exhibit}", exhibit=exhibit),
        "formula", (EXHIBITS,),
    ),
    Subject(
        "2048", phrase("2048 at random"), "tiles", "app.lab.random_games",
        lambda board: phrase("Random play of 2048 on {board}", board=board),
        "4x4", (BOARDS,),
    ),
    Subject(
        "layers", phrase("Boards of 2048"), "tiles", "app.lab.board_layers",
        lambda board, target: phrase("Boards of 2048 on {board} to {target}, by tile sum", board=board, target=target),
        "3x3-64", (BOARDS, TARGETS),
    ),
    Subject(
        "counts", phrase("All boards of 2048"), "tiles", "app.lab.all_boards.view",
        lambda: phrase("All boards of 2048: every size and target"),
    ),
    Subject(
        "won", phrase("Won games of 2048"), "tiles", "app.lab.won_games",
        lambda board, target: phrase("Won games of 2048 on {board} to {target}", board=board, target=target),
        "4x4-2048", (BOARDS, WON),
    ),
    Subject(
        "life", phrase("Seven lines and your games"), "formula", "app.lab.life.view",
        lambda board, target: phrase(
            "The mathematics of your games of 2048 on {board} to {target}", board=board, target=target,
        ),
        "4x4-2048", (BOARDS, TARGETS),
    ),
    Subject(
        "path", phrase("A game as a path"), "tiles", "app.lab.path.view",
        lambda: phrase("A game of 2048 as a path"),
    ),
    Subject(
        "strategies", phrase("Policy microscope"), "tiles", "app.lab.strategies.both",
        lambda board: phrase("Ways to play 2048 on {board}", board=board),
        "3x3_128", (SOLVED,),
    ),
    Subject(
        "bag", phrase("2048 in a bag"), "tiles", "app.lab.bag.view",
        lambda target: phrase("Every way to {target} in a bag", target=target),
        "32", (TARGETS,),
    ),
    Subject(
        "compare", phrase("Depths compared"), "lab", "app.lab.compare",
        lambda across, heights: phrase("Depths compared by {across}: {heights}", across=across, heights=heights),
        "part-share", (ACROSS, HEIGHTS),
    ),
    Subject(
        "articles", phrase("The five articles"), "formula", "app.lab.articles.view",
        lambda title: phrase("The figures of an article: {title}", title=title),
        "walk", (ARTICLES,),
    ),
)  # fmt: skip


def named() -> dict[str, str]:
    """Every subject in every variant, as other pages call it, and the words of its command."""
    return {subject.name(variant): words for subject in SUBJECTS for variant, words in subject.variants().items()}


def split(name: str) -> tuple[Subject, str] | None:
    """The subject and variant called so, its first one for a subject alone; None if there is no such."""
    key, _, variant = name.partition("-")
    subject = next((subject for subject in SUBJECTS if subject.key == key), None)
    if subject is None:
        return None
    variant = variant or subject.first
    return (subject, variant) if variant in subject.variants() else None
