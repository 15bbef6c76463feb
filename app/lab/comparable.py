"""The depth distributions that the Lab can compare, each made when it is first shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from app.services.settings import Settings
from core.depth import DepthDistribution, load
from core.sokoban.formats.collection import read_file
from core.sokoban.graph.counting import level_depths
from core.twenty48.depths import bag_depths, board_depths
from resources import ROOT


@dataclass(frozen=True)
class Comparable:
    """A distribution by the name it has in the list."""

    name: str
    load: Callable[[], DepthDistribution]


def _published(key: str) -> DepthDistribution:
    return load(ROOT / "figures" / f"cube-{key}.json")


def _level(title: str) -> DepthDistribution:
    levels = read_file(ROOT / "levels" / "statewalk.sok").levels
    return level_depths(next(level for level in levels if level.title == title))


LEVEL = "The Turnstile"
"""Of the program's own levels; 20 474 positions, counted in some 10 ms."""
COMPARABLE = {
    "3x3x3-htm": Comparable("3×3×3, half turns", partial(_published, "3x3x3-htm")),
    "2x2x2-htm": Comparable("2×2×2, half turns", partial(_published, "2x2x2-htm")),
    "2048-4x4": Comparable("2048 on 4×4 to 2048", partial(board_depths, 4, 11)),
    "sokoban": Comparable(f"Sokoban, {LEVEL}", partial(_level, LEVEL)),
    "bag-2048": Comparable("2048 in a bag", partial(bag_depths, 11)),
    "2048-3x3": Comparable("2048 on 3×3 to 512", partial(board_depths, 3, 9)),
    "3x3x3-qtm": Comparable("3×3×3, quarter turns", partial(_published, "3x3x3-qtm")),
    "2x2x2-qtm": Comparable("2×2×2, quarter turns", partial(_published, "2x2x2-qtm")),
}
DEFAULT = ("3x3x3-htm", "2x2x2-htm", "2048-4x4", "sokoban")
SETTING = "lab/compare/shown"


def shown_in(settings: Settings) -> list[str]:
    """The keys of what is compared, in the order of the list."""
    saved = settings.get(SETTING, " ".join(DEFAULT)).split()
    return [key for key in COMPARABLE if key in saved] or list(DEFAULT)


def show_in(settings: Settings, keys: Sequence[str]) -> None:
    """Compare these from now on."""
    settings.set(SETTING, " ".join(keys))
