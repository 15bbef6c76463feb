"""Depth distribution of a level's positions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from app.sokoban.bench import hall
from core.base.control import Control
from core.base.depth import Exactness
from core.sokoban.formats.collection import read_file, read_level
from core.sokoban.graph.counting import count_positions, level_depths
from resources import ROOT

OWN = read_file(ROOT / "levels" / "statewalk.sok").levels
NAMED = {level.title: level for level in OWN}


def test_a_corridor() -> None:
    found = level_depths(read_level("#######\n#@$  .#\n#######"))
    assert [(layer.depth, layer.states) for layer in found.layers] == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert found.is_exact
    assert (found.total, found.unit, found.mean()) == (4, "pushes", Fraction(3, 2))


def test_a_level_of_the_program() -> None:
    found = level_depths(OWN[0])
    assert [layer.states for layer in found.layers] == [1, 4, 6, 5, 2]
    assert (found.title, found.deepest, found.most_populous.depth) == (OWN[0].title, 4, 2)


@pytest.mark.parametrize("limit", [2, 100, 5000])
def test_beyond_the_limit_only_the_last_layer_is_a_bound(limit: int) -> None:
    whole, part = level_depths(NAMED["The Hourglass"]), level_depths(NAMED["The Hourglass"], limit)
    assert whole.is_exact
    assert part.total == limit
    *counted, last = part.layers
    assert [layer.states for layer in counted] == [layer.states for layer in whole.layers[: len(counted)]]
    assert all(layer.exactness is Exactness.EXACT for layer in counted)
    assert last.exactness is Exactness.BOUNDED
    assert last.states <= whole.layers[last.depth].states


def test_a_cancelled_count_is_no_exact_one() -> None:
    control = Control()
    control.cancel()
    found = level_depths(NAMED["The Hourglass"], control=control)
    assert [(layer.states, layer.exactness) for layer in found.layers] == [(1, Exactness.BOUNDED)]


def test_a_count_that_would_take_an_hour_ends_with_its_time() -> None:
    start = hall(100)
    counts = count_positions(start, 10**9, Control(), 0.05)
    assert not counts.whole.complete and 1 < counts.states < 10**6
    assert not counts.live.complete and len(counts.live) > 1
    *before, last = counts.depths.layers
    assert before and all(layer.exact for layer in before) and not last.exact
    assert sum(layer.states for layer in counts.depths.layers) == counts.states
    timed = replace(counts.depths, seconds=0.5)
    assert timed.seconds_for(2 * counts.states) == pytest.approx(1.0)
    assert replace(timed, seconds=0.01).seconds_for(2 * counts.states) is None, "too little time to tell"


def test_more_positions_counted_are_the_better_figures() -> None:
    start = NAMED["The Hourglass"].start
    part, more = (count_positions(start, limit, Control()).depths for limit in (100, 1000))
    whole = count_positions(start, 10**6, Control()).depths
    assert part.is_better_than(None) and more.is_better_than(part) and whole.is_better_than(more)
    assert not part.is_better_than(whole) and not whole.is_better_than(whole)
