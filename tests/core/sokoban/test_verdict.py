"""Whether a position can still be solved: patterns and counting put together."""

from __future__ import annotations

from core.control import Control
from core.sokoban.deadlock.deadlocks import DEAD_SQUARE, Deadlock, Deadlocks
from core.sokoban.formats.collection import read_file, read_level
from core.sokoban.graph.counting import MOST_STATES, count_positions
from core.sokoban.verdict import Verdict, judge
from resources import ROOT

SIGNPOST = read_file(ROOT / "levels" / "statewalk.sok").levels[9]
HOPELESS = read_level("######\n#@$  #\n#   .#\n######")
"""The box stands in the first row and can only be pushed along it."""


def test_nothing_is_certain_of_a_position_that_nobody_has_looked_at() -> None:
    assert judge(SIGNPOST.start, None, None) == Verdict()
    part = count_positions(SIGNPOST.start, 20, Control())
    assert not part.live.complete and judge(SIGNPOST.start, None, part) == Verdict()


def test_counting_finds_the_deadlocks_that_no_pattern_shows_and_never_contradicts_one() -> None:
    counts = count_positions(SIGNPOST.start, MOST_STATES, Control())
    patterns = Deadlocks(SIGNPOST.start.board)
    silent = 0
    for number in range(len(counts.whole)):
        state = counts.whole.state(number)
        pattern = patterns.find(state)
        verdict = judge(state, pattern, counts)
        assert verdict.dead == counts.whole.is_dead(number) and verdict.deadlock == pattern
        assert (verdict.left is None) == verdict.dead
        silent += verdict.dead and pattern is None
    assert silent == 6


def test_a_pattern_is_enough() -> None:
    pattern = Deadlock(DEAD_SQUARE, SIGNPOST.start.boxes[:1])
    assert judge(SIGNPOST.start, pattern, None) == Verdict(True, pattern)


def test_a_level_that_nobody_can_solve() -> None:
    counts = count_positions(HOPELESS.start, MOST_STATES, Control())
    assert judge(HOPELESS.start, None, counts) == Verdict(True, level=True)
    assert judge(HOPELESS.start, None, None, unsolvable=True) == Verdict(True, level=True)


def test_a_solved_position_is_no_push_away() -> None:
    solved = read_level("#####\n#@ *#\n#####").start
    assert judge(solved, None, None) == Verdict(left=0)
