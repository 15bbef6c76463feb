"""Published numbers of positions: their sums, growth and exactness."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.base.depth import DepthDistribution, Exactness, load
from resources import ROOT

FIGURES = sorted((ROOT / "figures").glob("cube-*.json"))


@pytest.fixture(params=FIGURES, ids=lambda path: path.stem)
def published(request: pytest.FixtureRequest) -> DepthDistribution:
    return load(request.param)


def test_there_are_both_cubes_in_both_metrics() -> None:
    assert [path.stem for path in FIGURES] == [f"cube-{n}x{n}x{n}-{m}" for n in (2, 3) for m in ("htm", "qtm")]


def test_layers_sum_to_the_group_order_as_far_as_they_are_known(published: DepthDistribution) -> None:
    counted = sum(layer.states for layer in published.layers)
    if published.is_exact:
        assert counted == published.total == 3_674_160
    else:
        assert published.total == 43_252_003_274_489_856_000
        assert abs(Fraction(counted, published.total) - 1) < Fraction(1, 50)


def test_exact_layers_come_first_and_sum_below_the_total(published: DepthDistribution) -> None:
    kinds = [layer.exactness for layer in published.layers]
    assert kinds == sorted(kinds, key=[Exactness.EXACT, Exactness.APPROXIMATE].index)
    assert [layer.depth for layer in published.layers] == list(range(published.deepest + 1))


def test_quarter_turns_of_the_cube_grow_as_the_article_says() -> None:
    quarter = load(ROOT / "figures" / "cube-3x3x3-qtm.json")
    assert quarter.deepest == 26
    assert quarter.most_populous.depth == 21
    for depth in range(5, 18):
        growth = quarter.growth(depth)
        assert growth is not None
        assert abs(growth - Fraction("9.34")) < Fraction("0.15")
    assert quarter.growth(0) is None


def test_mean_depth_of_the_small_cube() -> None:
    small = load(ROOT / "figures" / "cube-2x2x2-qtm.json")
    by_hand = sum(d * n for d, n in enumerate(layer.states for layer in small.layers)) / 3_674_160
    assert float(small.mean()) == pytest.approx(by_hand)
    assert sum(small.share(layer.depth) for layer in small.layers) == 1


def test_csv_has_one_line_a_depth(published: DepthDistribution) -> None:
    lines = published.to_csv().splitlines()
    assert lines[0] == "depth,states,exactness"
    assert lines[1] == "0,1,exact"
    assert len(lines) == published.deepest + 2
