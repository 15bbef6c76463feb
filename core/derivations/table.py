"""All derivations, by name."""

from __future__ import annotations

from collections.abc import Mapping

from core.derivations import (
    all_boards,
    bag,
    boards,
    cube,
    depths,
    estimate,
    families,
    ideal,
    layers,
    network,
    plotted,
    pushes,
    search,
    sokoban,
    trials,
    twenty48,
    walks,
)
from core.derivations.derivation import Derivation

MODULES = (
    cube, depths, walks, ideal, search, network, estimate, sokoban, pushes, families, bag, boards, all_boards, layers,
    twenty48, plotted, trials,
)  # fmt: skip
TABLES: tuple[tuple[Derivation, ...], ...] = tuple(module.TABLE for module in MODULES)
DERIVATIONS: Mapping[str, Derivation] = {one.name: one for table in TABLES for one in table}
