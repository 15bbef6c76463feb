"""Speed of Sokoban beyond the cases of `app.sokoban.bench`: run with --benchmark-enable."""

from __future__ import annotations

from typing import Any

from core.sokoban.board import State
from core.sokoban.formats.collection import read_collection, read_level
from core.sokoban.path.paths import push_path, walk_path
from core.sokoban.path.reach import reach
from core.sokoban.puzzle import PUZZLE
from core.sokoban.replay import replay
from resources import ROOT


def room(side: int) -> State:
    """Return an empty room with one box near its centre."""
    rows = ["#" + " " * (side - 2) + "#" for _ in range(side - 2)]
    rows[side // 2] = "#" + " " * (side // 2 - 2) + "@$." + " " * (side - side // 2 - 3) + "#"
    return read_level("\n".join(["#" * side, *rows, "#" * side])).start


def test_reach_in_the_largest_room(benchmark: Any) -> None:
    """Measure the reach in a room of 200x200, where everything can be reached."""
    state = room(200)
    box_reach = benchmark(reach, state, state.boxes[0])
    assert box_reach.count == 198 * 198


def test_path_to_the_far_corner(benchmark: Any) -> None:
    """Measure a path of fewest pushes, then moves, on 100x100, including the walks."""
    state = room(100)
    corner = state.board.cell(1, 1)
    path = benchmark(lambda: push_path(reach(state, state.boxes[0]), corner))
    assert path.pushes == reach(state, state.boxes[0]).pushes(corner)


def test_walk_across_a_room(benchmark: Any) -> None:
    state = room(100)
    assert benchmark(walk_path, state, state.board.cell(98, 98))


def test_one_step(benchmark: Any) -> None:
    """Measure one step with its event, as a page makes it."""
    state = room(20)
    assert benchmark(PUZZLE.apply, state, "R")[1]


def test_replay(benchmark: Any) -> None:
    """Measure the replay of a stored solution with its cost."""
    level = read_collection((ROOT / "levels" / "statewalk.sok").read_bytes()).levels[-1]
    assert benchmark(replay, level.start, level.solutions[0]).state.solved


def test_reading_ten_thousand_levels(benchmark: Any) -> None:
    one = "Title {}\n\n  #####\n###   #\n#.@$  #\n### $.#\n#.##$ #\n# # . ##\n#$ *$$.#\n#   .  #\n########\n\n"
    text = "".join(one.format(k) for k in range(10_000))
    assert len(benchmark(read_collection, text).levels) == 10_000
