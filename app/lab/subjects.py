"""The subjects of the Lab, in the order of its list. A new one is a line here and a module with its view.

A subject is named by its key and its variant, "cube-3x3x3-qtm": the variant is one option of each of its parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from core.sokoban.savitch.boards import CORRIDORS, SMALL
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.odds import MOST_EXPONENT
from core.twenty48.shape import SQUARES, Shape


@dataclass(frozen=True)
class Part:
    """A choice in the header: `options` are (key, text) pairs; of many only the `common` ones are side by side."""

    name: str
    options: tuple[tuple[str, str], ...]
    common: tuple[str, ...] = ()


@dataclass(frozen=True)
class Subject:
    """`module` has `create(services, model) -> SubjectView`; `command` takes the texts of a variant's options."""

    key: str
    text: str
    icon: str
    module: str
    command: str
    first: str = ""
    parts: tuple[Part, ...] = ()

    def name(self, variant: str) -> str:
        """The subject with its variant, as settings and other pages call it."""
        return f"{self.key}-{variant}" if variant else self.key

    def variants(self) -> dict[str, str]:
        """Every variant and the words of its command."""
        options = product(*(part.options for part in self.parts))
        return {
            "-".join(key for key, _ in chosen): self.command.format(*(text for _, text in chosen)) for chosen in options
        }


CUBES = Part("Cube", (("3x3x3", "3×3×3"), ("2x2x2", "2×2×2")))
METRICS = Part("Metric", (("htm", "Half turns"), ("qtm", "Quarter turns")))
RECTANGLES = (Shape(3, 4), Shape(4, 5))
BOARDS = Part(
    "Board",
    tuple((str(shape), shape.title) for shape in (*SQUARES, *RECTANGLES)),
)
TARGETS = Part(
    "target",
    tuple((str(1 << k), f"{1 << k:,}".replace(",", "\u2009")) for k in range(LEAST_TARGET, MOST_TARGET + 1)),
    ("8", "16", "32", "64", "2048"),
)
WON = Part(TARGETS.name, (*TARGETS.options, ("all", "any")), (*TARGETS.common, "all"))
PLAYED = tuple((f"4x4_{1 << k}", f"4×4 to {1 << k}") for k in range(8, 15))
"""Boards and targets on which strategies are compared by games."""
SOLVED = Part(
    "Board",
    tuple(
        (f"{size}x{size}_{1 << k}", f"{size}×{size} to {1 << k}")
        for size in (2, 3)
        for k in range(LEAST_TARGET, MOST_EXPONENT[size] + 1)
    )
    + PLAYED,
    ("2x2_16", "3x3_64", "3x3_128", "3x3_512", "4x4_2048"),
)
VIEWS = Part(
    "View",
    (
        ("success", "Success"), ("learning", "Learning"), ("mistakes", "First mistake"), ("sureness", "How sure"),
        ("confusions", "Confused turns"), ("shorter", "Shorter scrambles"),
    ),
)  # fmt: skip
AGAINST = Part(
    "View",
    (("estimates", "Estimates"), ("truth", "Truth"), ("calibration", "Calibration"), ("bound", "As a bound")),
)
CELLS = Part(
    "Board",
    (*((key, board.title) for key, board in SMALL.items()), ("board", "In play"), ("drawn", "Your own")),
    CORRIDORS,
)
EXHIBITS = Part("Exhibit", (("formula", "A formula"), ("passage", "A one-way street"), ("growth", "Growth")))
PARTS = Part(
    "Part",
    (
        ("cross", "Cross"), ("block", "2×2×2 block"), ("first_block", "1×2×3 block"), ("edges", "Edges oriented"),
        ("domino", "Domino"), ("half_turn_coset", "Domino to half turns"), ("half_turns", "Half-turn group"),
    ),
)  # fmt: skip
MEASURES = Part("Measure", (("depths", "Depths"), ("nodes", "Nodes"), ("seconds", "Seconds")))
ACROSS = Part("Across", (("part", "Part of the deepest"), ("depth", "Depth")))
HEIGHTS = Part("Heights", (("share", "Share"), ("within", "Within"), ("states", "States")))

SUBJECTS = (
    Subject(
        "cube", "Depths of the cube", "cube", "app.lab.cube_depths", "Depths of the {} cube, {}", "3x3x3-qtm",
        (CUBES, METRICS),
    ),
    Subject(
        "walk", "Random walk on the cube", "cube", "app.lab.cube_walk", "Random walk on the {} cube, {}", "2x2x2-qtm",
        (CUBES, METRICS),
    ),
    Subject(
        "parts", "Parts of the cube", "cube", "app.lab.subgoals", "Depths of a part of the cube: {}, {}", "cross-htm",
        (PARTS, METRICS),
    ),
    Subject(
        "chain", "The cube's chain", "chain", "app.lab.chain.view", "The chain of the {} cube, {}", "3x3x3-qtm",
        (CUBES, METRICS),
    ),
    Subject(
        "lumping", "Why lumping fails", "chain", "app.lab.lumping.view", "Why lumping fails on the {} cube, {}",
        "2x2x2-qtm", (CUBES, METRICS),
    ),
    Subject(
        "proofs", "Bank of proofs", "cube", "app.lab.proofs.view", "The bank of proofs: {}, {}", "depths-htm",
        (MEASURES, METRICS),
    ),
    Subject("work", "A proof at work", "cube", "app.lab.work.view", "A proof at work: nodes by depth"),
    Subject("korf", "Korf's tables", "cube", "app.lab.korf", "Korf's tables, {}", "htm", (METRICS,)),
    Subject("search", "Korf's search", "search", "app.lab.search.view", "Korf's search, {}", "htm", (METRICS,)),
    Subject(
        "policy", "Network without search", "cube", "app.lab.policy.view", "Network without search: {}", "success",
        (VIEWS,),
    ),
    Subject(
        "estimate", "A network for depth", "cube", "app.lab.estimate.view", "A network for depth: {}, {}",
        "estimates-htm", (AGAINST, METRICS),
    ),
    Subject("ideal", "An ideal puzzle", "lab", "app.lab.ideal", "A random walk on an ideal puzzle"),
    Subject(
        "sokoban", "A level of Sokoban", "sokoban", "app.lab.sokoban", "Depths and random pusher of a level of Sokoban",
    ),
    Subject("hard", "Hard on purpose", "sokoban", "app.lab.families.view", "Hard on purpose: the Fibonacci corridor"),
    Subject("rooms", "Doubling rooms", "sokoban", "app.lab.doubling.view", "Doubling rooms: the last of n, 2ⁿ times"),
    Subject(
        "savitch", "Space against time", "sokoban", "app.lab.savitch.view", "Savitch's algorithm, board {}",
        "4", (CELLS,),
    ),
    Subject(
        "complexity", "How hard is Sokoban?", "sokoban", "app.lab.complexity.view", "How hard is Sokoban: {}",
        "formula", (EXHIBITS,),
    ),
    Subject("2048", "2048 at random", "tiles", "app.lab.random_games", "Random play of 2048 on {}", "4x4", (BOARDS,)),
    Subject(
        "layers", "Boards of 2048", "tiles", "app.lab.board_layers", "Boards of 2048 on {} to {}, by tile sum",
        "3x3-64", (BOARDS, TARGETS),
    ),
    Subject(
        "counts", "All boards of 2048", "tiles", "app.lab.all_boards.view",
        "All boards of 2048: every size and target",
    ),
    Subject(
        "won", "Won games of 2048", "tiles", "app.lab.won_games", "Won games of 2048 on {} to {}", "4x4-2048",
        (BOARDS, WON),
    ),
    Subject(
        "life", "Seven lines and your games", "formula", "app.lab.life.view",
        "The mathematics of your games of 2048 on {} to {}", "4x4-2048", (BOARDS, TARGETS),
    ),
    Subject("path", "A game as a path", "tiles", "app.lab.path.view", "A game of 2048 as a path"),
    Subject(
        "strategies", "Policy microscope", "tiles", "app.lab.strategies.both", "Ways to play 2048 on {}", "3x3_128",
        (SOLVED,),
    ),
    Subject("bag", "2048 in a bag", "tiles", "app.lab.bag.view", "Every way to {} in a bag", "32", (TARGETS,)),
    Subject(
        "compare", "Depths compared", "lab", "app.lab.compare", "Depths compared by {}: {}", "part-share",
        (ACROSS, HEIGHTS),
    ),
)  # fmt: skip


def split(name: str) -> tuple[Subject, str] | None:
    """The subject and variant called so; None if there is no such subject or variant."""
    key, _, variant = name.partition("-")
    subject = next((subject for subject in SUBJECTS if subject.key == key), None)
    return (subject, variant) if subject is not None and variant in subject.variants() else None
