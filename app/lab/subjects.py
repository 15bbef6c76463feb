"""The subjects of the Lab, in the order of its list. A new one is a line here and a module with its view."""

from __future__ import annotations

from app.lab.subject import Part, Subject
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.puzzle import SIZES

CUBES = Part("Cube", (("3x3x3", "3×3×3"), ("2x2x2", "2×2×2")))
METRICS = Part("Metric", (("htm", "Half turns"), ("qtm", "Quarter turns")))
BOARDS = Part("Board", tuple((f"{size}x{size}", f"{size}×{size}") for size in SIZES))
TARGETS = Part(
    "target",
    tuple((str(1 << k), f"{1 << k:,}".replace(",", "\u2009")) for k in range(LEAST_TARGET, MOST_TARGET + 1)),
    ("8", "16", "32", "64", "2048"),
)
VIEWS = Part("View", (("success", "Success"), ("mistakes", "First mistake"), ("shorter", "Shorter scrambles")))
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
    Subject("korf", "Korf's tables", "cube", "app.lab.korf", "Korf's tables, {}", "htm", (METRICS,)),
    Subject(
        "policy", "Network without search", "cube", "app.lab.policy.subject", "Network without search: {}", "success",
        (VIEWS,),
    ),
    Subject("ideal", "An ideal puzzle", "lab", "app.lab.ideal", "A random walk on an ideal puzzle"),
    Subject(
        "sokoban", "A level of Sokoban", "sokoban", "app.lab.sokoban", "Depths and random pusher of a level of Sokoban",
    ),
    Subject("2048", "2048 at random", "tiles", "app.lab.random_games", "Random play of 2048 on {}", "4x4", (BOARDS,)),
    Subject(
        "layers", "Boards of 2048", "tiles", "app.lab.board_layers", "Boards of 2048 on {} to {}, by tile sum",
        "3x3-64", (BOARDS, TARGETS),
    ),
    Subject("bag", "2048 in a bag", "tiles", "app.lab.bag.subject", "Every way to {} in a bag", "32", (TARGETS,)),
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
