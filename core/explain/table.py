"""Table of all derivations by name."""

from __future__ import annotations

from collections.abc import Mapping

from core.explain import plot_figures as plotted
from core.explain.cube import chain, cube, estimate, ideal, lumping, mixing, network, search, walks
from core.explain.formulas import comparison as articles
from core.explain.formulas import depths, trials
from core.explain.formulas.derivation import Derivation
from core.explain.sokoban import complexity, counters, doubling, families, pushes, sokoban
from core.explain.twenty48 import adviser, all_boards, bag, bag_states, boards, layers, life, twenty48

MODULES = (
    cube, depths, walks, mixing, chain, lumping, ideal, search, network, estimate, sokoban, pushes, counters, families,
    doubling, complexity, bag, bag_states, boards, all_boards, layers, life, twenty48, adviser, plotted, trials,
    articles,
)  # fmt: skip
TABLES: tuple[tuple[Derivation, ...], ...] = tuple(module.TABLE for module in MODULES)
DERIVATIONS: Mapping[str, Derivation] = {one.name: one for table in TABLES for one in table}
