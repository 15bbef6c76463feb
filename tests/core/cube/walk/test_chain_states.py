"""The cube's chain by depth class: the article's figures, where they fail, and how they grow."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.cube.walk.chain_states import ProbabilitySource, states
from core.cube.walk.populations import load_populations

RAW = [layer.states for layer in load_populations("3x3x3", Metric.QTM).layers]


def test_the_gap_of_the_published_figures_is_what_even_depths_lack() -> None:
    balance = chain_states.balance(RAW)
    assert balance.odd - balance.even == balance.gap == 692_609_766_246_121_324


def test_the_published_figures_break_the_tower_at_depth_22() -> None:
    assert chain_states.first_break(RAW) == 22
    as_the_text_says = [*RAW]
    as_the_text_says[21] += chain_states.balance(RAW).gap
    assert chain_states.first_break(as_the_text_says) is not None, "the article's words, class 21, make no chain"


@pytest.mark.parametrize("populations", ["article", "balanced"])
def test_mended_populations_are_balanced_and_break_nothing(populations: str) -> None:
    sizes = [row.states for row in states("3x3x3", Metric.QTM, populations)]
    assert chain_states.balance(sizes).gap == 0
    assert chain_states.first_break(sizes) is None


@given(st.lists(st.integers(1, 30), min_size=1, max_size=8))
def test_the_first_break_is_the_first_way_back_that_is_no_probability(sizes: list[int]) -> None:
    away, expected = Fraction(1), None
    for depth, (before, size) in enumerate(pairwise(sizes), 1):
        back = Fraction(before, size) * away
        if not 0 < back <= 1:
            expected = depth
            break
        away = 1 - back
    assert chain_states.first_break(sizes) == expected


def test_growth_is_the_articles_and_that_of_other_ranges() -> None:
    growth = chain_states.growth(states("3x3x3", Metric.QTM), 12)
    assert f"{growth.ratio:.4f}" == "9.3412"
    found = {fit: f"{b:.4f}" for fit, b in growth.fits}
    assert found == {(3, 16): "9.3394", (3, 17): "9.3353", (4, 17): "9.3322", (3, 18): "9.3264"}
    assert f"{growth.away:.2f}" == "10.84", "the article says 9.34, which is b"
    assert growth.back == pytest.approx(1 / 10.3412, rel=1e-5)


def test_what_is_known_of_each_depth() -> None:
    quarter = [row.known for row in states("3x3x3", Metric.QTM)]
    assert quarter == [ProbabilitySource.COUNTED] * 19 + [ProbabilitySource.ESTIMATED] * 8
    half = [row.known for row in states("3x3x3", Metric.HTM)]
    assert half == [ProbabilitySource.COUNTED] * 7 + [ProbabilitySource.SAMPLED] * 9 + [ProbabilitySource.ESTIMATED] * 5
    assert {row.known for row in states("2x2x2", Metric.HTM)} == {ProbabilitySource.COUNTED}


@pytest.mark.parametrize(("puzzle", "metric"), [(p, m) for p in ("3x3x3", "2x2x2") for m in Metric])
def test_the_matrix_is_that_of_the_states(puzzle: str, metric: Metric) -> None:
    rows = states(puzzle, metric)
    square = chain_states.matrix(rows)
    for row, shares in zip(rows, square, strict=True):
        assert sum(shares) == pytest.approx(1)
        around = [shares[to] if 0 <= to < len(rows) else 0.0 for to in (row.depth - 1, row.depth, row.depth + 1)]
        assert around == [row.back, row.stay, row.away]
    lines = chain_states.matrix_csv(rows).splitlines()
    assert [[float(cell) for cell in line.split(",")[1:]] for line in lines[1:]] == square
    assert chain_states.to_csv(rows).splitlines()[1].startswith("0,1,exact,1,0,0,")
