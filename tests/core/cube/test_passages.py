"""Entered notation is returned as written, and always stands for the recorded moves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.cube.notation.notation import format_moves, parse_moves
from core.cube.passages import LONGEST_TEXT, NotationPassage, add_passage, as_written
from tests.core.cube.reference import ALL_MOVES

TEXTS = st.sampled_from(
    ["(R U)3", "[R, U]", "[F: [R U R', D]]", "2R 3Rw2", "R . U", "R U // one\nF // two", "(M' U)4 // H", "r u2'"]
)
MOVES = st.lists(st.sampled_from(ALL_MOVES), max_size=3)
STEPS = st.lists(st.tuples(MOVES, TEXTS, st.integers(0, 6)), max_size=5)


@given(STEPS, MOVES)
def test_the_text_always_stands_for_the_moves(steps: list[tuple[list[str], str, int]], last: list[str]) -> None:
    """The text stands for the moves, however they are played, entered, undone and overwritten."""
    moves: list[str] = []
    passages: list[NotationPassage] = []
    for played, text, undone in steps:
        moves += played
        passages = add_passage(passages, len(moves), text, 3)
        moves += parse_moves(text)
        assert text in as_written(moves, passages, 3)
        del moves[len(moves) - min(undone, len(moves)) :]
        assert parse_moves(as_written(moves, passages, 3)) == moves
    moves += last
    assert parse_moves(as_written(moves, passages, 3)) == moves


def test_texts_stand_between_the_moves_that_were_played() -> None:
    moves = ["F", *parse_moves("(R U)2 // trigger"), "D", *parse_moves("[L, B]")]
    passages = add_passage([], 1, " (R U)2 // trigger ", 3)
    passages = add_passage(passages, 6, "[L, B]", 3)
    assert as_written(moves, passages, 3) == "F\n(R U)2 // trigger\nD [L, B]"
    assert as_written(moves[:4], passages, 3) == "F R U R", "half of it was taken back"
    assert as_written(moves, [], 3) == format_moves(moves)


def test_the_small_cube_means_something_else_by_the_same_text() -> None:
    moves = parse_moves("2R Rw", 2)
    passages = add_passage([], 0, "2R Rw", 2)
    assert as_written(moves, passages, 2) == "2R Rw"
    assert as_written(moves, passages, 3) == "L' x"


def test_what_no_one_would_write_is_not_kept() -> None:
    assert add_passage([], 0, "R " * LONGEST_TEXT, 3) == []
    assert add_passage([], 0, "R Q", 3) == []
    assert add_passage([], 0, "// nothing", 3) == []
    assert (
        as_written(
            ["R"],
            [NotationPassage(0, "Q"), NotationPassage(0, "U"), NotationPassage(-1, "R"), NotationPassage(7, "R")],
            3,
        )
        == "R"
    )
