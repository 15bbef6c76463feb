"""All derivations, by name."""

from __future__ import annotations

from collections.abc import Mapping

from core.derivations import (
    adviser,
    all_boards,
    articles,
    bag,
    bag_states,
    boards,
    chain,
    complexity,
    counters,
    cube,
    depths,
    doubling,
    estimate,
    families,
    ideal,
    layers,
    life,
    lumping,
    mixing,
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
    cube, depths, walks, mixing, chain, lumping, ideal, search, network, estimate, sokoban, pushes, counters, families,
    doubling, complexity, bag, bag_states, boards, all_boards, layers, life, twenty48, adviser, plotted, trials,
    articles,
)  # fmt: skip
TABLES: tuple[tuple[Derivation, ...], ...] = tuple(module.TABLE for module in MODULES)
DERIVATIONS: Mapping[str, Derivation] = {one.name: one for table in TABLES for one in table}
