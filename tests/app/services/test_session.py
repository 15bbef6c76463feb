"""The session against a puzzle small enough to see through: a counter that stops at ten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from app.services.session import Session
from core.puzzle import IllegalMoveError, InputError


class Ladder:
    """States 0..10; "up" and "down"; the goal is 10."""

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
    seen: list[tuple[object, bool]] = []
    session.stepped.connect(lambda events, forward: seen.append((events, forward)))
    session.play("up", "down")
    session.undo()
    session.redo()
    assert seen == [
        (("up from 3",), True),
        (("down from 4",), True),
        (("down from 4",), False),
        (("down from 4",), True),
    ]
    assert session.state == 3


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
    assert session.solved
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
    assert session.elapsed == 0
    session.resume_clock()
    qtbot.wait(30)
    session.pause_clock()
    stopped = session.elapsed
    qtbot.wait(30)
    assert session.elapsed == stopped > 0
