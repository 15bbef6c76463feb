"""All derivations, by name."""

from __future__ import annotations

from collections.abc import Mapping

from core.derivations import all_boards, bag, boards, depths, network, search, sokoban, walks
from core.derivations.derivation import Derivation

TABLES = (
    depths.TABLE, walks.TABLE, search.TABLE, network.TABLE, sokoban.TABLE, bag.TABLE, boards.TABLE, all_boards.TABLE,
)  # fmt: skip
DERIVATIONS: Mapping[str, Derivation] = {one.name: one for table in TABLES for one in table}
