"""Depth distributions on common axes."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from core.base.depth import DepthDistribution, Exactness, Layer, load
from core.explain.depth_comparison import DepthCurvePoint, DepthScale, HeightUnit, curve, half_way, thin_points
from core.sokoban.formats.collection import read_file
from core.sokoban.graph.counting import level_depths
from core.twenty48.states.depths import board_depths
from resources import ROOT


def distribution(*states: int, approximate_from: int = 99) -> DepthDistribution:
    layers = tuple(
        Layer(depth, count, Exactness.EXACT if depth < approximate_from else Exactness.APPROXIMATE)
        for depth, count in enumerate(states)
    )
    return DepthDistribution("some", "Some", "moves", "a test", sum(states), layers)


def test_states_are_powers_of_ten_and_empty_depths_have_none() -> None:
    places = curve(distribution(1, 0, 1000), DepthScale.DEPTH, HeightUnit.STATES)
    assert [place.y for place in places] == [0, None, pytest.approx(3)]
    assert [place.x for place in places] == [0, 1, 2]


def test_shares_sum_to_one_and_densities_have_area_one() -> None:
    some = distribution(1, 4, 10, 5)
    assert sum(place.y or 0 for place in curve(some, DepthScale.DEPTH, HeightUnit.SHARE)) == pytest.approx(1)
    density = curve(some, DepthScale.PART, HeightUnit.SHARE)
    assert [place.x for place in density] == [0, pytest.approx(1 / 3), pytest.approx(2 / 3), 1]
    assert sum((place.y or 0) / 3 for place in density) == pytest.approx(1)


def test_within_rises_to_one_and_is_exact_as_far_as_all_before_is() -> None:
    places = curve(distribution(1, 3, 8, 4, approximate_from=2), DepthScale.DEPTH, HeightUnit.WITHIN)
    assert [place.y for place in places] == pytest.approx([1 / 16, 4 / 16, 12 / 16, 1])
    assert [place.exact for place in places] == [True, True, False, False]


def test_the_level_that_is_compared_is_kept_as_it_is_counted() -> None:
    kept = load(ROOT / "figures" / "sokoban-the-turnstile.json")
    levels = read_file(ROOT / "levels" / "statewalk.sok").levels
    counted = level_depths(next(level for level in levels if level.title == kept.title))
    assert kept == replace(counted, key=kept.key)


def test_half_of_all_cubes_lie_near_the_deepest() -> None:
    parts = {key: half_way(load(ROOT / "figures" / f"cube-{key}.json")) for key in ("3x3x3-htm", "2x2x2-htm")}
    assert parts == {"3x3x3-htm": 18 / 20, "2x2x2-htm": 9 / 11}
    assert half_way(distribution(5)) == 0


def test_heights_that_alternate_from_depth_to_depth_have_their_mean() -> None:
    """Heights that alternate from depth to depth are drawn by their mean when there are thousands.

    On 4x4, odd and even halves of the tile sum have different numbers of boards.
    """
    alternating = [DepthCurvePoint(depth, float(depth), 5.0 + (-1) ** depth, True) for depth in range(1_000)]
    means = thin_points(alternating, 230)
    assert 100 < len(means) <= 230
    assert {place.y for place in means} == {5.0}
    few = alternating[:200]
    assert thin_points(few, 230) is few, "what has room is taken as it is"
    mixed = [DepthCurvePoint(0, 0.0, 1.0, True), DepthCurvePoint(1, 1.0, 3.0, False)]
    assert thin_points(mixed, 1) == [DepthCurvePoint(0, 0.5, 2.0, False)]


def climbs(heights: list[float]) -> float:
    """Return the total rise and fall of a curve in units of twice its peak: 1 for a single hill."""
    return sum(abs(after - before) for before, after in pairwise(heights)) / (2 * max(heights))


def test_boards_of_2048_alternate_and_their_means_do_not() -> None:
    places = [place for place in curve(board_depths(4, 11), DepthScale.PART, HeightUnit.SHARE) if place.y is not None]
    every, means = ([place.y for place in some if place.y is not None] for some in (places, thin_points(places, 230)))
    assert climbs(every) > 20 and climbs(means) < 1.5
