"""A level solved with help is not among the player's results: whose moves a game is made of."""

from __future__ import annotations

import json

import pytest

from app.base.storage import fields
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.sokoban.records.snapshots import SNAPSHOTS
from app.widgets.controls.buttons import Button

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"
WAY = "RRurrddlD"
"""Moves that solve the level."""
DETOUR = "udud"


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    page.model.options.animation = INSTANT
    page.take(pasted_levels(ROOM))
    page.model.knowledge.learn_solution(page.model.level.start, WAY)
    return page


def is_own(page: SokobanPage) -> bool:
    assert page.model.session.is_solved
    own = bool(page.model.results.find_best_results(page.model.level.key))
    assert own is ("not among your results" not in page.counters.notice.text)
    return own


def to_the_end(page: SokobanPage) -> None:
    page.model.session.redo(len(page.model.session.moves))


def test_the_last_push_of_a_shown_solution_is_not_a_solution_of_ones_own(room: SokobanPage) -> None:
    model = room.model
    model.laid_out.lay_out(WAY, own=False)
    model.go(len(WAY) - 1)
    model.play(WAY[-1])
    assert not is_own(room)
    model.go(0)
    model.play(WAY)
    assert is_own(room)


def test_ones_own_solution_is_ones_own_after_help_with_another_game(room: SokobanPage) -> None:
    room.model.play(DETOUR)
    room.solving.solve()
    to_the_end(room)
    assert not is_own(room)
    room.model.laid_out.lay_out(DETOUR + WAY, own=True)
    to_the_end(room)
    assert is_own(room)


def test_a_push_that_is_shown_before_those_shown_earlier_is_shown(room: SokobanPage) -> None:
    model = room.model
    model.play(DETOUR * 3)
    room.solving.solve()
    model.go(0)
    room.solving.next_push()
    room.solving.next_push()
    model.play(WAY[1:])
    assert not is_own(room)


def test_a_snapshot_knows_whether_its_moves_were_shown(room: SokobanPage) -> None:
    model = room.model
    room.solving.solve()
    model.go(len(WAY) - 1)
    shown = model.laid_out.keep_snapshot()
    model.go(0)
    model.play(DETOUR + WAY[:-1])
    own = model.laid_out.keep_snapshot()
    for snapshot, helped in ((shown, True), (own, False)):
        model.laid_out.take_up(snapshot)
        model.play(WAY[-1])
        assert is_own(room) is not helped, snapshot


def test_a_variant_that_is_taken_back_leaves_the_game_ones_own(room: SokobanPage) -> None:
    model, improving = room.model, room.improving
    model.play(DETOUR + WAY)
    model.results.forget(model.level.key, DETOUR + WAY)
    way = improving.way
    assert way is not None and way.in_game
    improving._show(way, WAY)
    assert improving.better is not None
    improving.accept(improving.better.pieces[0])
    improving.take_back()
    assert "".join(model.session.moves) == DETOUR + WAY
    model.go(len(DETOUR + WAY) - 1)
    model.play(WAY[-1])
    assert is_own(room)


def test_what_was_shown_backwards_is_shown_forwards(room: SokobanPage) -> None:
    room.toggle_pulling()
    room.solving.solve()
    to_the_end(room)
    assert "Not all of the pulls were your own" in room.counters.notice.text
    (forwards,) = [one for one in room.counters.notice.findChildren(Button) if one.text() == "Play it forwards"]
    forwards.click()
    to_the_end(room)
    assert not room.model.pulling and not is_own(room)


def test_snapshots_of_an_older_program_are_read() -> None:
    old = {"snapshots": [{"name": "One", "start": "", "moves": "l", "pull": False, "saved": 1.0}]}
    assert fields.decode(json.dumps(old), SNAPSHOTS)["snapshots"][0]["helped"] is False
