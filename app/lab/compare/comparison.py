"""Depth distributions that the Lab can compare, and the set of those that are compared now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from core.base.depth import DepthDistribution, load
from core.base.words import phrase
from core.twenty48.states.depths import bag_depths, board_depths
from resources import ROOT


@dataclass(frozen=True)
class Comparable:
    """Distribution that can be compared, with its name in the list."""

    name: str
    load: Callable[[], DepthDistribution]


def _load_distribution(key: str) -> DepthDistribution:
    return load(ROOT / "figures" / f"{key}.json")


COMPARABLE = {
    "3x3x3-htm": Comparable(phrase("3×3×3, HTM"), partial(_load_distribution, "cube-3x3x3-htm")),
    "2x2x2-htm": Comparable(phrase("2×2×2, HTM"), partial(_load_distribution, "cube-2x2x2-htm")),
    "2048-4x4": Comparable(
        phrase("2048 on {board} to {target}", board="4×4", target="2048"), partial(board_depths, 4, 11)
    ),
    "sokoban": Comparable(phrase("Sokoban, The Turnstile"), partial(_load_distribution, "sokoban-the-turnstile")),
    "bag-2048": Comparable(phrase("{target} in a bag", target="2048"), partial(bag_depths, 11)),
    "2048-3x3": Comparable(
        phrase("2048 on {board} to {target}", board="3×3", target="512"), partial(board_depths, 3, 9)
    ),
    "3x3x3-qtm": Comparable(phrase("3×3×3, QTM"), partial(_load_distribution, "cube-3x3x3-qtm")),
    "2x2x2-qtm": Comparable(phrase("2×2×2, QTM"), partial(_load_distribution, "cube-2x2x2-qtm")),
}
DEFAULT = ("3x3x3-htm", "2x2x2-htm", "2048-4x4", "sokoban")
SETTING = "lab/compare/shown"


class ComparedDistributions(QObject):
    """Set of the distributions that are compared: at least one, in the order of the list.

    Shared by the whole window.
    """

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._settings = settings = services.settings
        self._loaded: dict[str, DepthDistribution] = {}
        saved = settings.get(SETTING, "").split()
        self._keys = [key for key in COMPARABLE if key in saved] or list(DEFAULT)

    @property
    def keys(self) -> list[str]:
        """Keys of the compared distributions."""
        return list(self._keys)

    def include(self, key: str, on: bool = True) -> None:
        """Add a distribution to the comparison or remove it; the last one cannot be removed."""
        keys = [candidate for candidate in COMPARABLE if (on if candidate == key else candidate in self._keys)]
        if keys and keys != self._keys:
            self._keys = keys
            self._settings.set(SETTING, " ".join(keys))
        self.changed.emit()

    def distribution(self, key: str) -> DepthDistribution:
        """Return a distribution, which is loaded at the first request."""
        if key not in self._loaded:
            self._loaded[key] = COMPARABLE[key].load()
        return self._loaded[key]
