"""The plot of the moves to win: its parts, its tails, and the exported numbers."""

from __future__ import annotations

import csv
import io
from math import comb, fsum

import pytest

from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import BagPlot, bag_plot
from core.twenty48.bag.walk import move_distribution


def plot_of(target: int, *, bins: int = 40, games: int = 200) -> BagPlot:
    plot = bag_plot(BagChain(target), games=games, bins=bins)
    assert plot is not None
    return plot


@pytest.mark.parametrize("target", range(3, 14))
def test_the_parts_of_a_bin_add_up_to_its_mixture(target: int) -> None:
    plot = plot_of(target)
    for one in plot.far:
        assert len(one.parts) == len(plot.sums)
        assert fsum(one.parts) == pytest.approx(one.mixture, rel=1e-12, abs=1e-300)


@pytest.mark.parametrize("target", [5, 8, 11])
def test_a_part_is_the_binomial_law_of_its_sum(target: int) -> None:
    """A part of the mixture is B(s/2 - n; n, 0.1), normalised over n, times the probability to win at s.

    n tiles are n - 2 moves.
    """
    plot, chain = plot_of(target, bins=10_000), BagChain(target)
    weights = chain.absorption_by_sum()
    for index, part in enumerate(plot.sums[:-1]):
        half = part.total // 2
        tiles = range(-(-half // 2), half + 1)
        distribution = {n: comb(n, half - n) * 0.1 ** (half - n) * 0.9 ** (2 * n - half) for n in tiles}
        normaliser = fsum(distribution.values())
        for one in plot.bins:
            expected = weights[part.total] * distribution.get(one.low + 2, 0.0) / normaliser
            assert one.parts[index] == pytest.approx(expected, rel=1e-6, abs=1e-14)


def test_the_winning_sums_of_2048_have_their_published_weights() -> None:
    sums = plot_of(11).sums
    assert [(part.total, round(part.weight, 3)) for part in sums[:5]] == [
        (2066, 0.035),
        (2068, 0.356),
        (2070, 0.368),
        (2072, 0.178),
        (2074, 0.052),
    ]
    assert sums[-1].more and sums[-1].total == 2076
    assert fsum(part.weight for part in sums) == pytest.approx(1)


@pytest.mark.parametrize("target", [5, 9, 12])
def test_the_tails_go_on_where_the_bins_end(target: int) -> None:
    plot, distribution = plot_of(target), move_distribution(BagChain(target))
    assert distribution is not None
    assert all(before.high == after.low for before, after in zip(plot.far, plot.far[1:], strict=False))
    begin = plot.far.index(plot.bins[0])
    assert plot.far[begin : begin + len(plot.bins)] == plot.bins
    assert fsum(one.exact for one in plot.far) == pytest.approx(1, abs=1e-11)
    exact = dict(distribution.items())
    first = plot.far[0]
    assert first.exact == pytest.approx(fsum(exact.get(m, 0.0) for m in range(first.low, first.high)), rel=1e-9)


def test_every_part_is_a_column() -> None:
    plot = plot_of(8)
    rows = list(csv.DictReader(io.StringIO(plot.to_csv())))
    for one in plot.bins:
        within = [row for row in rows if one.low <= int(row["moves"]) < one.high]
        columns = {"exact": one.exact, "mixture_270": one.parts[1], "mixture_276_or_more": one.parts[-1]}
        for name, share in columns.items():
            assert fsum(float(row[name]) for row in within) == pytest.approx(share, rel=1e-12)


def test_the_numbers_are_the_law_move_by_move() -> None:
    plot = plot_of(11)
    assert plot.width == 2 and max(one.exact for one in plot.bins) == pytest.approx(0.095, abs=5e-4)
    rows = list(csv.DictReader(io.StringIO(plot.to_csv())))
    assert [int(row["moves"]) for row in rows] == list(range(693, 1033))  # from 519 on, below 1e-150
    law = [float(row["exact"]) for row in rows]
    assert fsum(law) == pytest.approx(1, abs=1e-12) and max(law) == pytest.approx(0.0478, abs=5e-5)
