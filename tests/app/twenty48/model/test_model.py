"""The 2048 page's model without a window: one assignment sets a size or target, and emits once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.session.session import MoveRun
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.twenty48.advice.move_values import AdviceOrigin
from app.twenty48.model.model import Twenty48Model
from core.twenty48.adviser.ntuple import FOUR_CELLS, Network, entries_of
from core.twenty48.puzzle import PUZZLE, default_target
from core.twenty48.shape import shape_of
from tests.app.heard import Heard

SMALL = "target 16 generator 3\n4 2\n2 ."


@pytest.fixture
def services(qtbot: QtBot) -> Iterator[Services]:
    del qtbot  # there is an application then
    store, jobs = Store(), Jobs()
    yield Services(Settings(), store, jobs, Heard(), lambda _page, _subject: None)
    jobs.close()
    store.close()


@pytest.fixture
def model(services: Services) -> Twenty48Model:
    return Twenty48Model(services)


class Signals:
    """Records a model's signals in order."""

    def __init__(self, model: Twenty48Model) -> None:
        self.seen: list[str] = []
        model.moved.connect(lambda _run: self.seen.append("moved"))
        model.jumped.connect(lambda: self.seen.append("jumped"))
        model.changed.connect(lambda: self.seen.append("changed"))
        model.slot_changed.connect(self.seen.append)


def origin(model: Twenty48Model, qtbot: QtBot) -> AdviceOrigin:
    """Return the source of the current board's values, once there are any."""
    qtbot.waitUntil(lambda: model.assistant.advice is not None)
    source = model.assistant.source
    assert source is not None
    return source.origin


def test_a_size_is_one_assignment(model: Twenty48Model) -> None:
    signals = Signals(model)
    model.shape = shape_of(3)
    assert (model.shape.side, model.target) == (3, 1 << default_target(shape_of(3)))
    assert signals.seen == ["3x3", "jumped", "changed"]
    model.shape = shape_of(3)
    assert len(signals.seen) == 3, "the same size is no change"


def test_a_target_is_one_assignment_and_the_game_goes_on(model: Twenty48Model) -> None:
    model.set_up(PUZZLE.parse("64 64 . .\n. . . .\n. . . .\n. . . ."))
    model.play("left")
    cells, signals = model.board.cells, Signals(model)
    model.target = 128
    assert (model.target, model.board.cells, model.game.position) == (128, cells, 1)
    assert signals.seen == ["jumped", "changed"]
    assert model.ending is not None and model.ending.won and model.ending.title == "128 reached"


def test_a_move_is_one_run_and_one_change(model: Twenty48Model) -> None:
    model.set_up(PUZZLE.parse("2 2 . .\n. . . .\n. . . .\n. . . ."))
    runs: list[MoveRun] = []
    model.moved.connect(runs.append)
    signals = Signals(model)
    model.play("left")
    assert signals.seen == ["moved", "changed"]
    assert runs[0].forward and runs[0].steps[0].after.score == 4
    model.undo()
    assert not runs[-1].forward and signals.seen[-2:] == ["moved", "changed"]


def test_a_replay_is_shown_while_the_running_game_waits(model: Twenty48Model) -> None:
    model.shape = shape_of(2)
    model.new_game()
    while legal := PUZZLE.moves(model.board):
        model.play(legal[0])
    (finished,) = model.recorder.games.list_games(shape_of(2))
    moves = list(model.game.moves)
    model.new_game()
    running = model.game.state
    signals = Signals(model)
    model.show_replay(finished)
    assert model.replaying and model.shown_session.position == 0 and model.ending is None
    assert signals.seen == ["jumped", "changed"]
    model.press("right")
    model.press("down")
    assert model.board.over and list(model.shown_session.moves) == moves
    model.play("left")
    assert model.game.state == running and not model.assistant.can_play
    model.leave_replay()
    assert model.board == running


def test_a_replay_that_was_left_is_taken_up_where_it_stood(model: Twenty48Model) -> None:
    model.shape = shape_of(2)
    model.new_game()
    while legal := PUZZLE.moves(model.board):
        model.play(legal[0])
    (finished,) = model.recorder.games.list_games(shape_of(2))
    model.show_replay(finished)
    model.go_to(2)
    board = model.board
    model.leave()
    assert model.in_play
    model.go_back_to_replay()
    assert model.replaying and (model.board, model.shown_session.position) == (board, 2)
    assert not model.shown_session.player.playing
    model.leave()
    model.recorder.games.remove(finished.key)
    model.go_back_to_replay()
    assert model.in_play, "a game that is gone is not replayed"


def test_finished_and_saved_games_do_not_carry_the_games_left_behind(model: Twenty48Model) -> None:
    model.shape = shape_of(2)
    for _ in range(3):
        model.new_game()
        while legal := PUZZLE.moves(model.board):
            model.play(legal[0])
    model.save("End")
    assert model.game.record()["left"]
    record = model.recorder.games.record(model.recorder.games.list_games(shape_of(2))[0].key)
    assert record is not None and not record["left"]
    saved = model.saved.load("End")
    assert saved is not None and not saved["left"]


def test_nothing_is_worked_out_for_a_board_that_nobody_sees(
    model: Twenty48Model, services: Services, qtbot: QtBot
) -> None:
    model.set_up(PUZZLE.parse(SMALL))
    model.assistant.values_shown = True
    assert services.jobs.current is None
    model.assistant.in_view = True
    assert origin(model, qtbot) is AdviceOrigin.ODDS


def test_it_is_known_whose_values_they_are(model: Twenty48Model, qtbot: QtBot) -> None:
    model.set_up(PUZZLE.parse("2 4 8 16\n. . . 2\n. . . .\n. . . 2"))
    model.assistant.in_view = model.assistant.values_shown = True
    assert origin(model, qtbot) is AdviceOrigin.ADVISER
    own = Network(FOUR_CELLS, memoryview(bytes(2 * entries_of(FOUR_CELLS))), 1.0)
    model.assistant.values.use_network(own)
    assert origin(model, qtbot) is AdviceOrigin.OWN
    assert "trained here" in model.assistant.values.announcement(model.board)


def test_a_set_board_that_has_the_target_from_the_start_is_played_on(model: Twenty48Model) -> None:
    model.set_up(PUZZLE.parse("score 36 moves 9\n2 4 2 .\n. . . .\n. . . .\n. . . 4096"))
    assert model.ending is None, "nobody reached it"
    model.game.play("left")
    assert model.ending is None
    model.set_up(PUZZLE.parse("2 4 2 4\n4 2 4 2\n2 4 2 4\n4 2 4 2048"))
    assert model.ending is not None and "was reached" not in model.ending.text


def test_a_target_that_is_reached_from_a_set_board_is_told(model: Twenty48Model) -> None:
    model.set_up(PUZZLE.parse("1024 1024 . .\n. . . .\n. . . .\n. . . ."))
    model.game.play("left")
    assert model.ending is not None and model.ending.title == "2048 reached"
