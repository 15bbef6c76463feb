"""The session, tested with a trivial puzzle: a counter that stops at ten."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from app.base.session.session import MOST_LEFT, MOST_LEFT_MOVES, REPLAY, MoveRun, MoveStep, Session
from core.base.puzzle import IllegalMoveError, InputError


class Ladder:
    """Puzzle with states 0..10, moves "up" and "down", and the goal 10."""

    name = "ladder"

    def new(self, variant: str, seed: int) -> int:  # noqa: ARG002
        return int(variant)

    def parse(self, text: str) -> int:
        if not text.isdigit():
            raise InputError(f"{text} is not a rung", "line 1")
        return int(text)

    def format(self, state: int) -> str:
        return str(state)

    def moves(self, state: int) -> Sequence[str]:
        return [move for move, rung in (("up", state + 1), ("down", state - 1)) if 0 <= rung <= 10]

    def apply(self, state: int, move: str) -> tuple[int, tuple[str, ...]]:
        if move not in self.moves(state):
            raise IllegalMoveError(f"{move} is not possible on rung {state}")
        return state + (1 if move == "up" else -1), (f"{move} from {state}",)

    def goal(self, state: int) -> bool:
        return state == 10

    def parse_moves(self, text: str) -> list[str]:
        return text.split()

    def format_moves(self, moves: Iterable[str]) -> str:
        return " ".join(moves)


@pytest.fixture
def session(qapp: object) -> Session:  # noqa: ARG001
    return Session(Ladder(), 3)


def test_play_undo_redo_carry_the_events_of_the_move(session: Session) -> None:
    seen: list[MoveRun] = []
    session.moved.connect(seen.append)
    session.play("up", "down")
    session.undo()
    session.redo()
    up, down = MoveStep(3, ("up from 3",), 4), MoveStep(4, ("down from 4",), 3)
    assert seen == [
        MoveRun((up, down), forward=True),
        MoveRun((MoveStep(3, ("down from 4",), 4),), forward=False),
        MoveRun((down,), forward=True),
    ]
    assert session.state == 3


def test_several_moves_are_told_once(session: Session) -> None:
    session.play("up", "up", "up")
    seen: list[MoveRun] = []
    changes: list[int] = []
    session.moved.connect(seen.append)
    session.changed.connect(lambda: changes.append(session.position))
    session.undo(2)
    session.redo(5)
    session.jump(1, animate=2)
    assert [(len(run.steps), run.forward) for run in seen] == [(2, False), (2, True), (2, False)]
    assert changes == [1, 3, 1]


def test_a_long_way_is_a_jump(session: Session, qtbot: QtBot) -> None:
    session.play("up", "up", "up")
    seen: list[MoveRun] = []
    session.moved.connect(seen.append)
    with qtbot.waitSignal(session.jumped):
        session.jump(0, animate=2)
    assert not seen


def test_games_left_behind_come_back_one_after_the_other(session: Session) -> None:
    session.play("up")
    session.begin(7, seed=1, info={"title": "second"}, leave_behind=True)
    session.begin(8, leave_behind=True)
    session.bring_back()
    assert (session.start, session.seed, session.info, list(session.moves)) == (7, 1, {"title": "second"}, [])
    session.bring_back()
    assert (session.start, list(session.moves), session.position) == (3, ["up"], 1)
    assert not session.can_bring_back
    session.bring_back()
    assert session.start == 3


def test_a_game_from_the_beginning_leaves_nothing_behind(session: Session) -> None:
    session.begin(4, leave_behind=True)
    assert session.can_bring_back
    session.begin(5)
    assert not session.can_bring_back


def test_games_left_behind_are_saved_with_the_game(session: Session) -> None:
    session.play("up", "up")
    session.begin(9, leave_behind=True)
    other = Session(Ladder(), 0)
    other.restore(json.loads(json.dumps(session.record())))
    other.bring_back()
    assert (other.state, list(other.moves)) == (5, ["up", "up"])


def test_a_saved_game_may_leave_the_present_one_behind(session: Session) -> None:
    record = Session(Ladder(), 6).record()
    session.play("down")
    session.restore(record, leave_behind=True)
    assert session.state == 6
    session.bring_back()
    assert (session.state, list(session.moves)) == (2, ["down"])


def test_no_more_games_are_left_behind_than_are_quick_to_save(session: Session) -> None:
    for _ in range(MOST_LEFT + 20):
        session.begin(1, leave_behind=True)
    assert len(session.record()["left"]) == MOST_LEFT
    session.play(*["up", "down"] * MOST_LEFT_MOVES)
    session.begin(1, leave_behind=True)
    assert len(session.record()["left"]) == 1


def test_a_replay_plays_what_follows_and_ends(session: Session, qtbot: QtBot) -> None:
    session.play("up", "up", "up")
    session.jump(1)
    session.replay(1)
    assert session.player.activity == REPLAY
    qtbot.waitUntil(lambda: not session.player.playing)
    assert session.position == 3
    session.replay(1, at_once=True)
    assert session.position == 1, "played from the start again"


@pytest.mark.parametrize(
    "interrupt",
    [
        lambda session: session.play("up"),
        lambda session: session.undo(),
        lambda session: session.redo(),
        lambda session: session.jump(2),
        lambda session: session.plan(["up"]),
        lambda session: session.begin(2),
        lambda session: session.restore(session.record()),
    ],
)
def test_any_other_change_ends_a_replay(session: Session, interrupt: Callable[[Session], None]) -> None:
    session.play("up", "down", "up")
    session.jump(1)
    session.replay(10_000)
    interrupt(session)
    assert not session.player.playing


def test_a_new_move_drops_what_waited_to_be_redone(session: Session) -> None:
    session.play("up", "up", "up")
    session.undo()
    session.undo()
    session.play("down")
    assert list(session.moves) == ["up", "down"]
    assert not session.can_redo


def test_an_illegal_move_keeps_everything_played_before_it(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.changed), pytest.raises(IllegalMoveError, match="rung 0"):
        session.play("down", "down", "down", "down", "up")
    assert (session.state, list(session.moves)) == (0, ["down"] * 3)


def test_an_illegal_move_keeps_what_could_be_redone(session: Session) -> None:
    session.play("down", "down", "down", "up")
    session.undo()
    with pytest.raises(IllegalMoveError):
        session.play("down")
    assert session.can_redo


def test_jump_goes_anywhere_in_the_history(session: Session) -> None:
    session.play(*["up"] * 7)
    assert session.is_solved
    session.jump(2)
    assert (session.state, session.position, session.can_redo) == (5, 2, True)
    session.jump(99)
    assert session.state == 10


def test_planned_moves_wait_to_be_redone(session: Session) -> None:
    session.play("up", "up", "up")
    session.jump(1)
    session.plan(["down", "down"])
    assert (session.state, list(session.moves), session.position) == (4, ["up", "down", "down"], 1)
    session.redo()
    session.redo()
    assert session.state == 2


def test_a_plan_that_cannot_be_played_changes_nothing(session: Session) -> None:
    session.play("down")
    with pytest.raises(IllegalMoveError):
        session.plan(["down"] * 5)
    assert (list(session.moves), session.can_redo) == (["down"], False)


@given(st.lists(st.sampled_from(["up", "down", "undo", "redo", "jump"]), max_size=40))
def test_a_restored_game_is_the_saved_one(steps: list[str]) -> None:
    session = Session(Ladder(), 5, seed=7)
    for step in steps:
        if step in {"up", "down"}:
            if step in session.puzzle.moves(session.state):
                session.play(step)
        elif step == "jump":
            session.jump(len(session.moves) // 2)
        else:
            getattr(session, step)()
    session.info["title"] = "A ladder"
    other = Session(Ladder(), 0)
    other.restore(session.record())
    assert list(other.states) == list(session.states)
    assert (other.position, other.moves, other.info, other.seed) == (session.position, session.moves, session.info, 7)


@pytest.mark.parametrize(
    "damage",
    [{"moves": ["sideways"]}, {"position": 9}, {"position": "x"}, {"start": "?"}, {"start": None}, {"info": 3}],
)
def test_a_damaged_record_leaves_the_game_as_it_was(session: Session, damage: dict[str, object]) -> None:
    session.play("up")
    record = session.record() | damage
    with pytest.raises(InputError):
        session.restore(record)
    assert (session.state, list(session.moves)) == (4, ["up"])


def test_the_clock_stands_still_while_the_game_is_hidden(session: Session, qtbot: QtBot) -> None:
    assert session.elapsed_seconds == 0
    session.resume_clock()
    qtbot.wait(30)
    session.pause_clock()
    stopped = session.elapsed_seconds
    qtbot.wait(30)
    assert session.elapsed_seconds == stopped > 0
