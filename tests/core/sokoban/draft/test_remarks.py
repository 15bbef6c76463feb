"""Faults that the editor finds in a draft, and their one-click repairs."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from core.base.puzzle import InputError
from core.sokoban.draft.grid import Draft, floor_enclosed, from_rows, room
from core.sokoban.draft.remarks import Inspection, Remark, inspect, level_of
from core.sokoban.formats.collection import read_level
from tests.core.sokoban.draft.test_draft import drafts

SAMPLE = """ ##########
##   #    ##
#  $ #  $  #
#    @     #
#$ #####   #
#    . .
##  $. #  ##
 ##########"""
UNSOLVABLE = re.compile("reach no goal|for ever|diagonal|no goal left|too few goals")
GOOD = "#######\n#@ $ .#\n#######"


def of(text: str) -> Draft:
    return from_rows(text.split("\n"))


def found(text: str) -> list[str]:
    return found_in(of(text))


def found_in(draft: Draft) -> list[str]:
    return [remark.title for remark in inspect(draft).remarks]


def only(inspection: Inspection) -> Remark:
    (remark,) = inspection.remarks
    return remark


def fixed(draft: Draft, remark: Remark) -> Draft:
    assert remark.fix is not None, remark.title
    return floor_enclosed(remark.fix.apply(draft))


def test_three_to_fix() -> None:
    draft = of(SAMPLE)
    seen = inspect(draft)
    assert [(remark.title, remark.advice, remark.fix and remark.fix.text) for remark in seen.remarks] == [
        ("The wall is open at L6", "The floor leads out of the level here.", "Close it"),
        ("The box at B5 can reach no goal", "It stands against the left wall; no goal there.", "Remove"),
        ("4 boxes, 3 goals", "Place one more goal or remove a box.", "Add goal"),
    ]
    assert [draft.xy(remark.squares[0]) for remark in seen.remarks[:2]] == [(11, 5), (1, 4)]
    assert (seen.boxes, seen.goals, seen.playable) == (4, 3, False)


def test_three_clicks_mend_it() -> None:
    draft = of(SAMPLE)
    for _ in range(2):
        draft = fixed(draft, inspect(draft).fatal[0])
    assert inspect(draft).playable
    assert level_of(draft).start == read_level(draft.text).start
    assert draft.sign_at(11, 5) == ord("#") and draft.sign_at(1, 4) == ord("-")


def test_a_good_level_has_no_remarks() -> None:
    seen = inspect(of(GOOD))
    assert seen == Inspection((), 1, 1, 5)
    assert level_of(of(GOOD)).text == GOOD


def test_the_figures_are_those_of_the_man() -> None:
    seen = inspect(of("#######\n#@ $ .#\n#######\n# $ . #\n#######"))
    assert (seen.boxes, seen.goals, seen.floor, seen.playable) == (1, 1, 5, True)
    remark = only(seen)
    assert (remark.title, remark.fatal) == ("The man cannot get to 1 box and 1 goal", False)
    assert found("#######\n#@ $ .#\n#######\n# $   #\n#######") == ["The man cannot get to the box at C4"]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("#####\n# $.#\n#####", "There is no man"),
        ("#######\n#@@$ .#\n#######", "A second man stands at C2"),
        ("#######\n#@@@@@#\n#$   .#\n#######", "There are 5 men"),
        ("#######\n#@    #\n#######", "There are no boxes"),
        ("#######\n#@$..##\n#######", "1 box, 2 goals"),
        ("#######\n#@*   #\n#######", "The level is solved already"),
        ("##  ###\n#@ $ .#\n#######", "The wall is open at C1"),
        ("# # # # #\n#@   $ .#\n# # # # #", "The wall is open in 8 places"),
        ("#####\n#@ .#\n#$  #\n#####", "The box at B3 can reach no goal"),
        ("########\n#$$$$@ #\n#.....##\n########", "4 boxes can reach no goal"),
    ],
)
def test_each_fault_is_named(text: str, title: str) -> None:
    titles = found(text)
    assert title in titles
    assert titles[0] == title or "no goal" in title


def test_why_a_box_is_lost() -> None:
    corner = "######\n#$ @.#\n######\n"
    against = "######\n# $  #\n# @ .#\n######"
    assert "corner" in inspect(of(corner)).fatal[0].advice
    assert "upper wall" in inspect(of(against)).fatal[0].advice


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("#########\n#.  $$ .#\n#   $$  #\n#@.   . #\n#########", "4 boxes hold each other for ever"),
        ("########\n#@     #\n# $ $  #\n#.    ##\n##### .#\n########", "The boxes at C3 and E3 have too few goals"),
    ],
)
def test_boxes_that_can_never_get_home_together_are_told(text: str, title: str) -> None:
    assert found(text) == [title]


def test_floor_outside_is_only_noted_and_cleared() -> None:
    draft = Draft(9, 3, b"#######--#@-$-.#-########- ")
    remark = only(inspect(draft))
    assert (remark.title, remark.advice, remark.fatal) == (
        "Floor lies outside of the walls",
        "4 squares that the man cannot get to.",
        False,
    )
    assert fixed(draft, remark).rows[1] == b"#@-$-.# #"
    assert inspect(draft).playable


def test_an_opening_is_closed_where_the_gap_is() -> None:
    gap = Draft(7, 4, b"       ###-####@-$-.########")
    assert fixed(gap, only(inspect(gap))).text == GOOD
    corridor = Draft(9, 3, b"#######  #@-$-.-- #######  ")
    closed = fixed(corridor, inspect(corridor).fatal[0])
    assert closed.rows == [b"######## ", b"#@-$-.--#", b"######## "]


def test_the_grid_grows_to_close_a_wall_behind_a_figure() -> None:
    draft = Draft(4, 3, b"####@-$.####")
    assert found_in(draft) == ["The wall is open at A2", "The wall is open at D2"]
    for _ in range(2):
        draft = fixed(draft, inspect(draft).fatal[0])
    assert draft.text == " ####\n#@ $.#\n ####"


def test_an_empty_room_says_what_to_place() -> None:
    assert found_in(room(9, 7)) == ["There is no man", "There are no boxes"]


def test_a_grid_of_nothing_is_no_level() -> None:
    with pytest.raises(InputError, match="nothing on the grid"):
        level_of(Draft(3, 3, b" " * 9))
    with pytest.raises(InputError, match="1 box but 2 goals"):
        level_of(of("#######\n#@$..##\n#######"))


@settings(max_examples=100, deadline=None)
@given(drafts(b"  --####.$*@", most=6))
def test_what_may_be_played_is_what_the_rules_allow(draft: Draft) -> None:
    draft = floor_enclosed(draft)
    seen = inspect(draft)
    if seen.playable:
        assert level_of(draft).start.board.goal_count == seen.goals
    elif not all(UNSOLVABLE.search(remark.title) for remark in seen.fatal):
        with pytest.raises(InputError):
            level_of(draft)
    else:
        level_of(draft)


@settings(max_examples=50, deadline=None)
@given(drafts(b"  --####.$*@", most=6))
def test_every_mend_does_away_with_its_remark_and_they_come_to_an_end(draft: Draft) -> None:
    draft = floor_enclosed(draft)
    for _ in range(2 * 36):  # twice the squares of the largest of these
        remark = next((remark for remark in inspect(draft).remarks if remark.fix is not None), None)
        if remark is None:
            return
        after = fixed(draft, remark)
        assert after != draft
        assert remark not in inspect(after).remarks
        draft = after
    raise AssertionError("mending went on for ever")


@pytest.mark.parametrize(
    "text", ["#########\n#@ *#$ .#\n#########", "#########\n#@ *#  *#\n#########", "#######\n#@ # *#\n#######"]
)
def test_a_draft_is_solved_if_the_level_is_that_is_played(text: str) -> None:
    draft = from_rows(text.split("\n"))
    assert level_of(draft).start.solved and inspect(draft).solved
    (remark,) = [one for one in inspect(draft).remarks if one.title == "The level is solved already"]
    none = "" if "@ *" in text else ", and the man can reach none of them"
    assert remark.advice == f"Every box stands on a goal{none}."
