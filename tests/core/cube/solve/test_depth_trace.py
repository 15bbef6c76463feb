"""Brackets along a sequence of turns never exclude the truth, and close when enough is known."""

from __future__ import annotations

from random import Random

import pytest

from core.cube.solve.depth_trace import DEEPEST, DepthTrace, Span


def walk(random: Random) -> list[int]:
    """Depths that a sequence of face turns could lead through."""
    depths = [random.randint(0, DEEPEST)]
    for _ in range(random.randint(1, 25)):
        depths.append(max(0, min(DEEPEST, depths[-1] + random.choice((-1, -1, 0, 1)))))
    return depths


@pytest.mark.parametrize("seed", range(20))
def test_the_truth_is_never_excluded_and_all_brackets_close(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        check_one(random)


def check_one(random: Random) -> None:
    depths, trace = walk(random), DepthTrace()
    for depth in depths:
        trace.append(random.randint(0, depth), random.randint(depth, DEEPEST))
    for _ in range(10):
        at = random.randrange(len(depths))
        trace.learn(at, random.randint(0, depths[at]), random.randint(depths[at], DEEPEST))
        assert all(span.lower <= depth <= span.upper for span, depth in zip(trace.spans, depths, strict=True))
        for turn in range(len(depths) - 1):
            assert trace.shortened(turn) in {None, depths[turn + 1] < depths[turn]}
    for at, depth in enumerate(depths):
        trace.learn(at, depth, depth)
    assert [span.upper for span in trace.spans] == depths
    assert all(span.exact for span in trace.spans)
    mistakes = [turn for turn in range(len(depths) - 1) if depths[turn + 1] >= depths[turn]]
    assert trace.first_mistake == (mistakes[0] if mistakes else None)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_learnt_late_or_early_comes_to_the_same(seed: int) -> None:
    """Neighbours differ by 1 at most: the tightest brackets are the meets of all cones, in whatever order they came."""
    random = Random(seed)
    depths = walk(random)
    facts = [(at, random.randint(0, depth), random.randint(depth, DEEPEST)) for at, depth in enumerate(depths)]
    trace = DepthTrace()
    for _ in depths:
        trace.append()
    random.shuffle(facts)
    for fact in facts:
        trace.learn(*fact)
    for at, span in enumerate(trace.spans):
        lower = max(0, *(low - abs(at - place) for place, low, _ in facts))
        upper = min(DEEPEST, *(high + abs(at - place) for place, _, high in facts))
        assert span == (lower, upper)


def test_one_proof_closes_the_way_that_is_as_long_as_the_depth() -> None:
    trace = DepthTrace()
    for _ in range(8):
        trace.append()
    trace.append(0, 0)
    assert trace.spans[0] == Span(0, 8)
    trace.learn(0, 8, 8)
    assert [span.upper for span in trace.spans] == list(range(8, -1, -1))
    assert trace.first_mistake is None
    trace.cut(3)
    trace.append()
    trace.learn(3, 7, 7)
    assert trace.first_mistake == 2


def test_a_mistake_after_an_open_turn_is_not_called_the_first() -> None:
    trace = DepthTrace()
    for lower, upper in ((5, 7), (5, 6), (6, 6)):
        trace.append(lower, upper)
    assert trace.shortened(0) is None
    assert trace.shortened(1) is False
    assert trace.first_mistake is None
