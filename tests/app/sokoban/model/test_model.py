"""The Sokoban page's model without a page: levels, directions, trials, knowledge and storage."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.options import INSTANT, SMOOTH
from app.sokoban.records.results import SolveOutcome
from app.sokoban.records.solutions import SolutionRecord, SolutionSource
from core.base.puzzle import InputError
from core.sokoban.path.held_piece import DeadSquareRule
from core.sokoban.transform import Symmetry
from tests.app.sokoban.editor.parts import Said

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"
SOLUTION = "RRurrddlD"
DOOR = "#######\n#@    #\n# $   #\n#   . #\n#######"


@pytest.fixture
def services(qtbot: QtBot) -> Iterator[Services]:
    del qtbot  # all that is wanted of it is a running application
    store, jobs = Store(), Jobs()
    yield Services(Settings(), store, jobs, Said(), lambda *_: None)
    jobs.close()
    store.close()


@pytest.fixture
def model(services: Services) -> SokobanModel:
    return SokobanModel(services)


def save(model: SokobanModel, services: Services) -> None:
    """Save the game as the page does before another game begins."""
    services.store.save_game("sokoban", model.slot, model.session.record())


def test_the_first_level_is_on_the_board_and_another_is_one_call(model: SokobanModel) -> None:
    seen: list[str] = []
    model.leaving.connect(seen.append)
    model.level_changed.connect(lambda: seen.append(model.level.key))
    assert model.index == 0 and model.is_own and model.session.state == model.level.start
    assert model.library_key is None
    model.open_level(3)
    assert seen == [model.level.key, model.level.key]
    assert model.slot == model.level.key and model.session.info["title"] == model.level.title
    model.open_level(len(model.level_set.levels))
    assert model.index == 3, "there is no such level"


def test_a_game_is_taken_up_where_it_was_left_unless_it_was_solved(model: SokobanModel, services: Services) -> None:
    levels = pasted_levels(ROOM)
    model.leaving.connect(lambda _slot: save(model, services))
    model.open_set(levels, 0)
    model.play("RR")
    model.turn(Symmetry.ROTATE_RIGHT)
    model.open_level(0)
    assert "".join(model.session.played_moves) == "RR" and model.symmetry is Symmetry.ROTATE_RIGHT
    model.play(SOLUTION[2:])
    assert model.session.is_solved
    model.open_level(0)
    assert not model.session.moves and model.symmetry is Symmetry.ROTATE_RIGHT


def test_a_solution_is_kept_where_it_is_the_best(model: SokobanModel) -> None:
    told: list[SolveOutcome] = []
    model.solved.connect(told.append)
    model.open_set(pasted_levels(ROOM), 0)
    model.play("du" + SOLUTION)
    assert told[-1].first and not told[-1].shown and "moves" in told[-1].better
    model.go(0)
    model.play(SOLUTION)
    assert not told[-1].first and "moves" in told[-1].better and "pushes" not in told[-1].better
    assert model.best_results["moves"].value == len(SOLUTION)
    assert model.results.best_pushes(model.level.key) == 3
    model.go(0)
    assert len(told) == 2
    model.laid_out.lay_out(SOLUTION, own=False)
    model.go(len(SOLUTION))
    assert told[-1] == SolveOutcome(shown=True, helped=False, first=False, better=[])


@pytest.mark.parametrize(
    "broken",
    [SolutionRecord("R", note="Why does it fail?"), SolutionRecord("RR", SolutionSource.PLAYER)],
    ids=["a note on a broken solution of the file", "moves stored by an older version"],
)
def test_a_stored_solution_is_known_although_a_shorter_record_solves_nothing(
    model: SokobanModel, broken: SolutionRecord
) -> None:
    levels = pasted_levels(ROOM)
    key = levels.levels[0].key
    model.solutions.keep(key, SOLUTION, SolutionSource.PROGRAM)
    model.solutions.put(key, broken)
    model.open_set(levels, 0)
    assert model.known_bounds.upper == 3
    assert model.ways.solution_from(model.level.start) == SOLUTION


def test_deadlocks_are_found_unless_nobody_asks(model: SokobanModel) -> None:
    model.open_set(pasted_levels(ROOM), 0)
    assert model.loss_verdict is None
    changes: list[object] = []
    model.changed.connect(lambda: changes.append(model.loss_verdict))
    model.play("urrdLL")
    board, lost = model.session.state.board, model.loss_verdict
    assert lost is not None and lost.deadlock is not None and lost.deadlock.boxes == (board.cell(1, 2),)
    model.options.warn = False
    assert model.loss_verdict is None and changes[-1] is None and model.verdict.dead
    model.options.warn = True
    assert changes[-1] is model.loss_verdict is not None
    model.session.undo()
    assert changes[-1] is None


def test_each_direction_has_its_own_game(model: SokobanModel, services: Services) -> None:
    model.leaving.connect(lambda _slot: save(model, services))
    model.open_set(pasted_levels(DOOR), 0)
    model.play("r")
    model.set_pulling(True)
    assert model.pulling and model.slot.endswith("/pull") and model.board_deadlocks.pull and not model.best_results
    assert model.place_man(model.session.state.board.cell(5, 3)), "without a pull he may begin anywhere"
    model.play(model.session.puzzle.moves(model.session.state)[0])
    pulled = "".join(model.session.played_moves)
    model.set_pulling(False)
    assert "".join(model.session.played_moves) == "r" and not model.place_man(model.session.state.board.cell(1, 3))
    model.set_pulling(True)
    assert "".join(model.session.played_moves) == pulled
    save(model, services)
    again = SokobanModel(services)
    assert again.pulling and "".join(again.session.played_moves) == pulled


def test_the_view_turns_and_the_game_does_not(model: SokobanModel) -> None:
    turns: list[Symmetry] = []
    model.turned.connect(lambda: turns.append(model.symmetry))
    state = model.session.state
    model.turn(Symmetry.ROTATE_RIGHT)
    assert turns == [Symmetry.ROTATE_RIGHT] and model.session.state is state
    assert model.as_seen("lurdLURD") == "urdlURDL"
    model.turn(model.symmetry.inverse)
    assert model.as_seen("lurd") == "lurd"


def test_a_draft_is_tried_and_left(model: SokobanModel) -> None:
    model.open_level(2)
    before = model.level
    draft = pasted_levels(ROOM).levels[0]
    model.try_draft(draft)
    assert model.trying and model.level is draft
    model.try_draft(draft)
    model.end_trial()
    assert not model.trying and model.level is before and model.index == 2
    model.try_draft(draft)
    model.open_set(pasted_levels(DOOR), 0)
    assert not model.trying, "other levels were chosen: there is nothing to go back to"
    model.end_trial()
    assert model.level_set.title == "Pasted"


def test_a_game_that_makes_way_is_kept_and_a_snapshot_brings_it_back(model: SokobanModel) -> None:
    model.open_set(pasted_levels(ROOM), 0)
    model.play("RRurr")
    model.session.undo(2)
    model.laid_out.lay_out(SOLUTION)
    assert "".join(model.session.moves) == SOLUTION and model.session.position == 0
    kept = model.snapshots.read_snapshots(model.level.key)
    assert [one.moves for one in kept] == ["RRurr"]
    model.laid_out.take_up(kept[0])
    assert "".join(model.session.played_moves) == "RRurr"
    here = model.laid_out.keep_snapshot("Here")
    assert here.moves == "RRurr" and here.name == "Here"
    model.open_set(pasted_levels(DOOR), 0)
    with pytest.raises(InputError):
        model.laid_out.take_up(here.__class__("Elsewhere", "no board", ""))
    assert not model.session.moves


def test_options_are_remembered(services: Services) -> None:
    model = SokobanModel(services)
    assert model.options.dead_squares is DeadSquareRule.HIDE and model.options.animation == SMOOTH
    model.options.dead_squares = DeadSquareRule.MARK
    model.options.moves_first = True
    model.options.animation = INSTANT
    again = SokobanModel(services).options
    assert again.dead_squares is DeadSquareRule.MARK and again.moves_first and again.animation == INSTANT
    services.settings.set("sokoban/dead", "nonsense")
    assert SokobanModel(services).options.dead_squares is DeadSquareRule.HIDE
