"""The network compared with proofs: the depths are right, and the figures are those of the network."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from core.base.puzzle import InputError
from core.cube.estimate import measurements as measured
from core.cube.estimate import network
from core.cube.estimate import proved_positions as proved
from core.cube.estimate.measurements import MARGINS, hold
from core.cube.estimate.network import HEADS, NetworkHead
from core.cube.estimate.proved_positions import Proofs
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.solve.solver import Solver
from core.explain.cube import estimate as derived
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.solving import depths

SOLVED_TO = {Metric.HTM: 10, Metric.QTM: 12}
"""Depths that can be proved again in some seconds."""


@pytest.fixture(scope="module")
def found() -> dict[Metric, Proofs]:
    return dict(proved.read())


@pytest.mark.parametrize("metric", Metric)
def test_the_positions_are_as_deep_as_they_are_said_to_be(found: dict[Metric, Proofs], metric: Metric) -> None:
    near = depths(metric.value, 3)
    for depth, ways in found[metric].ways.items():
        assert all(metric.length(way) == depth for way in ways)
        for way in ways[:20]:
            assert near.get(position(way)) == (depth if depth <= 3 else None)


@pytest.mark.long
@pytest.mark.parametrize("metric", Metric)
def test_so_they_are_proved_anew(found: dict[Metric, Proofs], metric: Metric) -> None:
    solver = Solver.from_table(small_table(metric.value))
    for depth, ways in found[metric].ways.items():
        for way in ways[:20] if depth <= SOLVED_TO[metric] else ():
            assert solver.prove(position(way), metric).lower == depth


@pytest.mark.parametrize(("head", "metric"), HEADS)
def test_the_shipped_figures_are_those_of_the_shipped_network(
    found: dict[Metric, Proofs], head: NetworkHead, metric: Metric
) -> None:
    stored = {row.depth: row for row in measured.read().records[head, metric].rows}
    assert set(stored) == set(found[metric].ways)
    some = {depth: ways for depth, ways in found[metric].ways.items() if depth % 5 == 0}
    for row in hold(network.load(), some, metric, head).rows:
        assert row.positions == stored[row.depth].positions == len(some[row.depth])
        assert (row.mean, row.truth, row.spread) == pytest.approx(
            (stored[row.depth].mean, stored[row.depth].truth, stored[row.depth].spread), abs=2e-3
        )


def test_its_mean_is_that_of_the_distribution_that_is_stored() -> None:
    for record in measured.read().records.values():
        for row in record.rows:
            worked = derived.derive_network_mean(row)
            assert (worked.number, worked.values["truth"]) == (row.mean, row.truth)
            assert sum(row.said) == pytest.approx(1, abs=1e-4)


def test_what_is_held_against_proofs_is_what_it_says() -> None:
    chosen = network.load()
    ways = {1: [["U"], ["R2"]], 2: [["U", "R"]]}
    one = hold(chosen, ways, Metric.HTM, NetworkHead.SOFT)
    first, second = one.rows
    said = [chosen.estimate(position(way), Metric.HTM) for way in ways[1]]
    assert first.truth == pytest.approx(fmean(row[1] for row in said), abs=1e-5)
    assert first.mean == pytest.approx(fmean(sum(d * p for d, p in enumerate(row)) for row in said), abs=1e-4)
    assert first.said == pytest.approx([fmean(column) for column in zip(*said, strict=True)], abs=1e-5)
    assert first.bias == pytest.approx(first.mean - 1)
    assert len(second.over) == len(MARGINS) and list(second.over) == sorted(second.over, reverse=True)
    seen = [tenth for tenth in one.tenths if tenth is not None]
    assert sum(tenth.weight * tenth.seen for tenth in seen) == pytest.approx(2), "each depth has one truth"
    assert all(0 <= tenth.said <= 1 and 0 <= tenth.seen <= 1 for tenth in seen)
    shares = {depth: [chosen.estimate(position(way), Metric.HTM) for way in found] for depth, found in ways.items()}
    for place, tenth in enumerate(one.tenths):
        weights = [
            1 / len(rows)
            for rows in shares.values()
            for row in rows
            for share in row
            if share > 0 and min(9, int(10 * share)) == place
        ]
        assert (0 if tenth is None else tenth.pairs) == len(weights)
        if tenth is not None:
            assert tenth.weight == pytest.approx(sum(weights))
            assert tenth.squares == pytest.approx(sum(weight**2 for weight in weights))
            assert 0 < tenth.effective <= tenth.pairs * (1 + 1e-9), "unequal weights say less"
            assert tenth.interval.low <= tenth.seen <= tenth.interval.high


def test_every_tenth_that_is_shipped_has_its_count_and_an_interval_around_what_was_seen() -> None:
    for (_, metric), record in measured.read().records.items():
        tenths = [one for one in record.tenths if one is not None]
        positions = sum(row.positions for row in record.rows)
        assert positions <= sum(one.pairs for one in tenths) <= positions * (metric.deepest(3) + 1)
        assert sum(one.weight * one.seen for one in tenths) == pytest.approx(len(record.rows), abs=0.01)
        for one in tenths:
            z, n = 1.959963984540054, one.weight**2 / one.squares
            middle = (one.seen + z * z / (2 * n)) / (1 + z * z / n)
            half = z * (one.seen * (1 - one.seen) / n + z * z / (4 * n * n)) ** 0.5 / (1 + z * z / n)
            low, high = (0.0 if not one.seen else middle - half), (1.0 if one.seen == 1 else middle + half)
            assert tuple(one.interval) == pytest.approx((low, high), abs=1e-9)


def test_what_is_written_is_read(tmp_path: Path, found: dict[Metric, Proofs]) -> None:
    stored = measured.read()
    measured.write(stored, tmp_path / "figures.json")
    assert measured.read(tmp_path / "figures.json") == stored
    some = {metric: Proofs({2: one.ways[2], 11: one.ways[11]}, 3) for metric, one in found.items()}
    proved.write(some, tmp_path / "proofs.json")
    assert proved.read(tmp_path / "proofs.json") == some
    for reading, name in ((measured.read, "figures.json"), (proved.read, "proofs.json")):
        (tmp_path / name).write_text('{"records": 3, "htm": 3}', encoding="utf-8")
        with pytest.raises(InputError, match=f"{name}, which comes with Statewalk, is damaged"):
            reading(tmp_path / name)
