"""Average effect of the turns from one depth: counted, sampled, or unavailable."""

from __future__ import annotations

import pytest

from core.cube.metrics import Metric
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.cube.solve.survey import compass_turns
from core.cube.walk.turn_averages import compute_turn_effects


@pytest.mark.parametrize("puzzle", [PUZZLE, POCKET])
@pytest.mark.parametrize("metric", Metric)
def test_it_is_counted_near_solved(puzzle: CubePuzzle, metric: Metric) -> None:
    """Averages near solved agree with breadth-first search to depth 3."""
    depths, layer = {puzzle.solved: 0}, [puzzle.solved]
    for depth in range(1, 4):
        turned = [puzzle.apply(cube, turn)[0] for cube in layer for turn in compass_turns(puzzle, cube, metric)]
        layer = list(dict.fromkeys(cube for cube in turned if cube not in depths))
        depths |= dict.fromkeys(layer, depth)
    for depth in range(3):
        here = [cube for cube, deep in depths.items() if deep == depth]
        there = [
            depths[puzzle.apply(cube, turn)[0]] - depth for cube in here for turn in compass_turns(puzzle, cube, metric)
        ]
        found = compute_turn_effects(f"{puzzle.size}x{puzzle.size}x{puzzle.size}", metric, depth)
        assert found is not None and found.exact
        for share, way in zip(found[:3], (-1, 0, 1), strict=True):
            assert share == pytest.approx(there.count(way) / len(here))


def test_where_it_was_not_measured_nothing_is_told() -> None:
    sampled = compute_turn_effects("3x3x3", Metric.HTM, 12)
    assert sampled is not None and not sampled.exact
    assert sum(sampled[:3]) == pytest.approx(18)
    assert compute_turn_effects("3x3x3", Metric.HTM, 20) is None
    assert compute_turn_effects("3x3x3", Metric.QTM, 99) is None


def test_rounded_populations_are_not_exact() -> None:
    """Averages from rounded populations are not exact; in quarter turns depths to 18 are.

    Source: cube20.org/qtm.
    """
    effects = [compute_turn_effects("3x3x3", Metric.QTM, depth) for depth in range(27)]
    assert [one is not None and one.exact for one in effects] == [depth <= 18 for depth in range(27)]
    assert effects[3] is not None and effects[3].farther == pytest.approx(12 * 0.903558, abs=1e-4)
