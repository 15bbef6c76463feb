"""The effect of each wall of a level, compared with solving it again without the wall."""

from __future__ import annotations

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_file
from core.sokoban.level import Level, state_of
from core.sokoban.solve.walls import Role, Wall, WallMap
from resources import ROOT
from tests.core.sokoban.solve.solve_reference import least_cost


def weighed(rows: list[str]) -> WallMap:
    found = WallMap(rows)
    found.weigh(Control())
    assert found.complete
    return found


OWN = read_file(ROOT / "levels" / "statewalk.sok").levels
SMALLEST = sorted(OWN, key=lambda level: (len(level.start.boxes), "".join(level.rows).count(" ")))[:24:3]
"""Levels that are solved again without each of their walls in milliseconds."""


@pytest.mark.parametrize("level", SMALLEST, ids=lambda level: level.title)
def test_every_wall_of_a_level_is_what_solving_it_again_says(level: Level) -> None:
    rows = list(level.rows)
    found = weighed(rows)
    assert found.fewest == least_cost(state_of(rows), moves=False)
    for (x, y), wall in found.found.items():
        without = [*rows[:y], rows[y][:x] + " " + rows[y][x + 1 :], *rows[y + 1 :]]
        try:
            expected = least_cost(state_of(without), moves=False)
        except InputError:
            assert wall.role is Role.NEEDED
            continue
        assert expected is not None and found.fewest is not None
        assert wall.fewest == expected and wall.saved == found.fewest - expected >= 0
        assert wall.role is (Role.HARDER if wall.saved else Role.FREE)


def test_a_wall_in_the_way_is_told_by_the_pushes_it_costs() -> None:
    found = weighed(["########", "#@     #", "#      #", "# $ #. #", "#      #", "########"])
    assert found.fewest == 5
    assert found.found[4, 3] == Wall(Role.HARDER, 3, 2)
    assert found.found[0, 1].role is Role.NEEDED


def test_a_wall_that_keeps_a_level_from_being_solved_blocks_it() -> None:
    found = weighed(["########", "#@    ##", "# $    #", "#   ##.#", "########"])
    assert found.fewest is None
    assert found.found[6, 1] == Wall(Role.BLOCKS, 5)
    assert found.found[0, 1].role is Role.NEEDED
    assert [square for square in found.walls if found.is_unsolvable_either_way(square)] == [(4, 3), (5, 3)]


def test_weighing_goes_on_where_it_was_cancelled() -> None:
    rows = list(SMALLEST[4].rows)
    found, control = WallMap(rows), Control()
    control.cancel()
    found.weigh(control)
    assert not found.complete and not found.found
    found.weigh(Control())
    assert found.complete


def test_what_is_read_while_walls_are_weighed_stays_as_it_was_read() -> None:
    found = WallMap(SMALLEST[4].rows)
    read = found.found
    found.weigh(Control())
    assert not read and len(found.found) == len(found.walls), "somebody may have been going through it"


def test_a_level_without_an_answer_in_time_says_so() -> None:
    rows = list(read_file(ROOT / "levels" / "statewalk.sok").levels[-1].rows)
    with pytest.raises(InputError, match="fewest pushes of this level were not found"):
        WallMap(rows).weigh(Control(), level_seconds=0.0)
    with pytest.raises(InputError):
        WallMap(["####", "#@ #"])


def test_a_record_is_read_back_and_a_false_one_changes_nothing() -> None:
    rows = ["########", "#@     #", "# $ #. #", "#      #", "########"]
    known = weighed(rows)
    record = known.record()
    again = WallMap(rows)
    again.recall(**record)
    assert again.complete and again.found == known.found and again.fewest == known.fewest
    square = [*known.walls[0]]
    for walls in ([[90, 90, "free", 3, 0]], [[*square, "pink", 3, 0]], [[*square, "harder", 9, 1]]):
        other = WallMap(rows)
        with pytest.raises(InputError):
            other.recall(True, known.fewest, walls)  # type: ignore[arg-type]
        assert not other.found and not other.measured
