"""A search bounded by the network's estimate and one by tables: the measurements are correct."""

from __future__ import annotations

from collections.abc import Sequence

from core.cube.cubie import Cube
from core.cube.estimate import bound_trials as bound
from core.cube.estimate import network
from core.cube.estimate.network import NetworkHead
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation.sequences import canonical_counts
from tests.core.cube.solve.databases import korf_databases
from tests.core.cube.solve.solving import depths

DEEP = 4


def test_by_the_tables_it_finds_shortest_ways() -> None:
    tables = bound.by_tables(korf_databases("htm", DEEP))
    positions = list(depths(Metric.HTM.value, 3).items())[::97]
    for cube, depth in positions:
        found = bound.search(cube, depth, tables, 100_000)
        assert found.length == depth


def test_without_a_bound_it_makes_every_canonical_sequence() -> None:
    def nothing(cubes: Sequence[Cube]) -> Sequence[int]:
        return [0] * len(cubes)

    cube = position(["R", "U", "F"])
    found = bound.search(cube, 3, nothing, 100_000)
    counts = canonical_counts("htm", 3)
    assert found.length == 3
    assert found.generated == sum(sum(counts[1 : limit + 1]) for limit in (1, 2, 3))
    assert bound.search(cube, 3, nothing, 100).length == 0, "given up"


def test_the_estimate_is_taken_where_it_is_larger() -> None:
    tables, chosen = korf_databases("htm", DEEP), network.load()
    cube = position(["R", "U2", "F'", "D", "L", "B2", "U", "R'", "F2", "D'", "L'", "B"])
    mean = sum(depth * share for depth, share in enumerate(chosen.estimate(cube, Metric.HTM, NetworkHead.SOFT)))
    assert bound.by_estimate(tables, chosen, NetworkHead.SOFT, 0)([cube]) == [int(mean)]
    assert bound.by_estimate(tables, chosen, NetworkHead.SOFT, 20)([cube]) == [tables.bound(cube)]
