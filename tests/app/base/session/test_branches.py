"""Abandoned lines of play stay as branches of the game; compared with a plain list of all lines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.base.session.branches import MOST_BRANCH_MOVES, MOST_BRANCHES
from app.base.session.session import Session
from core.base.puzzle import IllegalMoveError, InputError


class Words:
    """Puzzle whose states are texts and whose moves append one of the letters "abc"."""

    name = "words"

    def new(self, variant: str, seed: int) -> str:  # noqa: ARG002
        return variant

    def parse(self, text: str) -> str:
        return text

    def format(self, state: str) -> str:
        return state

    def moves(self, state: str) -> Sequence[str]:  # noqa: ARG002
        return "abc"

    def apply(self, state: str, move: str) -> tuple[str, tuple[str, ...]]:
        if move not in ("a", "b", "c"):
            raise IllegalMoveError(f"{move} is no letter")
        return state + move, (move,)

    def goal(self, state: str) -> bool:
        return state.endswith("ccc")

    def parse_moves(self, text: str) -> list[str]:
        return list(text)

    def format_moves(self, moves: Iterable[str]) -> str:
        return "".join(moves)


@pytest.fixture
def session(qapp: object) -> Session:  # noqa: ARG001
    return keeping()


def keeping() -> Session:
    """Return a game that keeps abandoned lines."""
    game = Session(Words(), "")
    game.line_info = ()
    return game


def lines(game: Session) -> list[str]:
    """Return every branch as its whole line, the last abandoned one at the end."""
    return ["".join([*game.moves[: one.at], *one.moves]) for one in game.branches]


def test_another_move_after_undo_keeps_the_line_that_was_left(session: Session) -> None:
    session.play(*"aaab")
    session.undo(2)
    session.play("c")
    assert (session.state, lines(session), session.branches[0].at) == ("aac", ["aaab"], 2)


def test_a_branch_is_taken_up_where_it_was_left_and_leads_back_again(session: Session) -> None:
    session.play(*"aaab")
    session.undo(2)
    session.play(*"cc")
    seen: list[str] = []
    session.jumped.connect(lambda: seen.append(session.state))
    session.take_branch(session.branches[-1])
    assert (session.state, seen, lines(session)) == ("aaab", ["aaab"], ["aacc"])
    session.take_branch(session.branches[-1])
    assert (session.state, lines(session)) == ("aacc", ["aaab"])


def test_moves_that_only_waited_wait_again(session: Session) -> None:
    session.plan("aaaa")
    session.redo()
    session.play("b")
    session.take_branch(session.branches[-1])
    assert (session.state, "".join(session.moves)) == ("a", "aaaa")


def test_the_same_moves_again_are_no_other_line(session: Session) -> None:
    session.play(*"abc")
    session.undo(2)
    session.play("b")
    assert lines(session) == ["abc"]
    assert session.branches[0].at == 2
    session.play("c")
    assert not session.branches


def test_a_plan_keeps_what_was_played_and_not_what_only_waited(session: Session) -> None:
    session.plan("aa")
    session.plan("bb")
    assert not session.branches
    session.redo(2)
    session.undo()
    session.plan("cc")
    assert (lines(session), "".join(session.moves)) == (["bb"], "bcc")


def test_what_info_says_of_the_moves_goes_with_their_line(session: Session) -> None:
    session.line_info = ("shown",)
    session.info.update(shown=3, view="mirrored")
    session.play("a")
    session.undo()
    session.leave_waiting()
    session.info.pop("shown")
    session.play("b")
    session.take_branch(session.branches[-1])
    assert session.info == {"shown": 3, "view": "mirrored"}
    session.take_branch(session.branches[-1])
    assert session.info == {"view": "mirrored"}


def test_branches_are_saved_with_the_game_and_with_those_left_behind(session: Session) -> None:
    session.play(*"aab")
    session.undo()
    session.play("c")
    session.begin("", leave_behind=True)
    assert not session.branches
    other = keeping()
    other.restore(json.loads(json.dumps(session.record())))
    other.bring_back()
    assert lines(other) == ["aab"]
    other.take_branch(other.branches[0])
    assert other.state == "aab"


def test_a_game_that_keeps_no_lines_leaves_none(session: Session) -> None:
    session.line_info = None
    session.play(*"aab")
    session.undo()
    session.play("c")
    assert (session.state, list(session.branches)) == ("aac", [])


def test_a_game_saved_without_branches_opens(session: Session) -> None:
    session.play(*"aab")
    session.undo()
    record = session.record()
    del record["reached"]
    session.restore(record)
    assert (session.state, len(session.moves), list(session.branches)) == ("aa", 3, [])
    assert "branches" not in session.record()


@pytest.mark.parametrize(
    "branch",
    [
        {"at": 3, "moves": ["a"], "reached": 0, "info": {}},
        {"at": 0, "moves": [], "reached": 0, "info": {}},
        {"at": 0, "moves": ["b"], "reached": 2, "info": {}},
        {"at": 0, "moves": ["x"], "reached": 0, "info": {}},
        {"at": 0, "moves": ["b"]},
        "b",
    ],
)
def test_a_saved_branch_that_makes_no_sense_changes_nothing(session: Session, branch: object) -> None:
    session.play(*"aa")
    with pytest.raises(InputError):
        session.restore({**session.record(), "branches": [branch]})
    assert (session.state, list(session.branches)) == ("aa", [])


def test_the_latest_lines_are_kept_as_far_as_they_are_quick_to_save(session: Session) -> None:
    for number in range(MOST_BRANCHES + 5):
        session.play(*f"{number:b}".replace("0", "a").replace("1", "b"), "c")
        session.jump(0, animate=0)
    session.play("c", "c", "c")
    assert len(session.branches) == MOST_BRANCHES
    session.play(*"a" * (MOST_BRANCH_MOVES + 1))
    session.jump(0, animate=0)
    session.play("b")
    assert [len(one.moves) for one in session.branches] == [MOST_BRANCH_MOVES + 4]


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.text("ab", min_size=1, max_size=3)),
        st.tuples(st.just("jump"), st.integers(0, 8)),
        st.tuples(st.just("take"), st.integers(0, 5)),
    ),
    max_size=25,
)


@settings(max_examples=300, deadline=None)
@given(STEPS)
def test_no_line_is_lost_and_none_is_kept_twice(qapp: object, steps: list[tuple[str, object]]) -> None:  # noqa: ARG001
    game, ever = keeping(), {""}
    for kind, value in steps:
        if kind == "play":
            assert isinstance(value, str)
            game.play(*value)
        elif kind == "jump":
            assert isinstance(value, int)
            game.jump(value)
        elif game.branches:
            assert isinstance(value, int)
            game.take_branch(game.branches[value % len(game.branches)])
        main, others = "".join(game.moves), lines(game)
        ever.add(main)
        assert game.state == main[: game.position]
        assert len(game.states) == len(main) + 1
        longest = {line for line in ever if not any(one != line and one.startswith(line) for one in ever)}
        assert {*others, main} >= longest
        assert len({*others, main}) == len(others) + 1
        assert {*others} == longest - {main}
        again = keeping()
        again.restore(json.loads(json.dumps(game.record())))
        assert (again.state, again.record()["moves"], lines(again)) == (game.state, game.record()["moves"], others)
