"""The generator's searches: the tree learns from every room, and a solution is the best one."""

from __future__ import annotations

from random import Random

import pytest

from core.base.control import Control
from core.sokoban.formats.collection import read_level
from core.sokoban.generate import tree
from core.sokoban.generate.generate import best_solution
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.graph.exhaustive import Backward
from core.sokoban.replay import replay_solution

LEVEL = "#######\n#     #\n# @$  #\n#    .#\n#######"


def test_a_solution_is_found_with_and_without_a_control_and_none_once_it_is_cancelled() -> None:
    start, control = read_level(LEVEL).start, Control()
    search = Backward(start.board, 10_000)
    search.explore(control)
    found = best_solution(search, start)
    assert found is not None and best_solution(search, start, control) == found
    tally = replay_solution(start, found).tally
    assert (tally.pushes, tally.moves) == (3, 5)
    control.cancel()
    assert best_solution(search, start, control) is None


def test_every_room_that_was_begun_learns_how_each_round_ended() -> None:
    random, rounds = Random(3), 60
    start = tree._make_first_game(9, 8, 2, RoomStyle.FREE)
    root = tree._Node(start.actions())
    worths = [tree._round(random, root, start.copy()).worth() for _ in range(rounds)]
    assert root.visits == rounds and root.total == pytest.approx(sum(worths)) and root.total > 0
    children = list(root.children.values())
    assert sum(child.visits for child in children) == rounds
    assert sum(child.total for child in children) == pytest.approx(root.total)
