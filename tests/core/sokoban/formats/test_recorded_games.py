"""Recorded games in the .sok format: own titles, reverse play, run-lengths, several lines."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.sokoban.formats.collection import make_collection, make_entry, read_collection
from core.sokoban.formats.games import UNTITLED, games_in, is_kept_title
from core.sokoban.formats.write import write_sok, write_xsb
from core.sokoban.level import Level, Recording
from core.sokoban.lurd import read_play
from core.sokoban.recordings import solutions_of, solves
from core.sokoban.replay import replay, replay_solution

BOARD = "#########\n#@ $   .#\n#       #\n#########"
OTHER = "######\n#@ $.#\n######"
NAMED = f"""Named games

{BOARD}

My very best
rRRRR

An attempt from 2003
drd

Reverse Mode Snapshot
[]l

Moves RLE
2(r)2R

Solution
r4(R)

Solution nested
1(r2(2(R)))

Next

{OTHER}
"""


def level_of(text: str) -> Level:
    """Return the first level of a text."""
    return read_collection(text).levels[0]


def games(text: str) -> list[tuple[str, str]]:
    """Return titles and moves of the games of the first level."""
    return [(game.title, game.moves) for game in read_collection(text).entries[0].recordings]


def test_any_title_names_a_game() -> None:
    first, second = read_collection(NAMED).entries
    assert (first.title, first.notes, second.title) == ("Named games", "", "Next")
    assert games(NAMED) == [
        ("My very best", "rRRRR"),
        ("An attempt from 2003", "drd"),
        ("Reverse Mode Snapshot", "[]l"),
        ("Moves RLE", "2(r)2R"),
        ("Solution", "r4(R)"),
        ("Solution nested", "1(r2(2(R)))"),
    ]


def test_the_moves_decide_what_is_a_solution() -> None:
    level = level_of(NAMED)
    assert level.solutions == ("rRRRR", "r4(R)", "1(r2(2(R)))")
    assert [one.title for one in level.snapshots] == ["An attempt from 2003", "Reverse Mode Snapshot", "Moves RLE"]
    claimed = Recording("Best solution", "llll")
    assert solutions_of(level.start, [claimed]) == (claimed,) and not solves(level.start, "llll")


@pytest.mark.parametrize("write", [write_sok, write_xsb])
def test_named_games_come_back_the_same(write: object) -> None:
    collection = read_collection(NAMED)
    assert callable(write) and read_collection(write(collection)) == collection


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{BOARD}\nrRRRR\n", [(UNTITLED, "rRRRR")]),
        (f"{BOARD}\nThe only line\nrR\n", [("The only line", "rR")]),
        (f"{BOARD}\nOne line\nanother\nrRR\n", [(UNTITLED, "rRR")]),
        (f"{BOARD}\nOne line\n\nAnother\n\nrRR\n", [("Another", "rRR")]),
        (f"{BOARD}\nAuthor: Ann\nrRR\n", [(UNTITLED, "rRR")]),
        (f"{BOARD}\nRating: 5\n\nBest: of 2003\nrRR\n", [("Best: of 2003", "rRR")]),
        (f"{BOARD}\nMine:\nr R\n RR\n", [("Mine", "rRRR")]),
        (f"{BOARD}\n\nrRRR\n\nrRRRR\n", [(UNTITLED, "rRRR"), (UNTITLED, "rRRRR")]),
        (f"{BOARD}\nTorn\n{'lr' * 30}\n\n{'lr' * 30}\n\nrRRRR\n", [("Torn", "lr" * 60 + "rRRRR")]),
        (f"{BOARD}\n{'lR' * 30}\n\n{'rR' * 30}\n", [(UNTITLED, "lR" * 30), (UNTITLED, "rR" * 30)]),
        (f"{BOARD}\nTwo\n{'lR' * 30}\n{'lR' * 25}\n\n{'rR' * 30}\n", [("Two", "lR" * 55), (UNTITLED, "rR" * 30)]),
        (f"{BOARD}\nMine\n[]ul[uu\nd]rR\nSolver: Ann\n\nNext\n\n{OTHER}\n", [("Mine", "[]ul[uud]rR")]),
        (f"{BOARD}\n\nDull\n\n{OTHER}", []),
        (f"{BOARD}\n\n3D\n\n{OTHER}", []),
        (f"{BOARD}\n\nR1\n\n{OTHER}", []),
        (f"{BOARD}\nA remark\n\nR1\n\n{OTHER}", []),
        (f"{BOARD}\nA remark\nr(R\n", []),
        (f"{BOARD}\nComment:\nrRRRR\nComment-End:\n", []),
        (f"Note\nrRRRR\n\nOne\n\n{BOARD}\n", []),
    ],
)
def test_where_games_and_their_titles_stand(text: str, expected: list[tuple[str, str]]) -> None:
    assert games(text) == expected


def test_titles_of_games_are_no_titles_of_levels() -> None:
    collection = read_collection(f"{BOARD}\n\nMine\nrRRRR\n\n{OTHER}\n\nAnother\nrR\n")
    assert [entry.title for entry in collection.entries] == ["", ""]
    assert [entry.recordings[0].title for entry in collection.entries] == ["Mine", "Another"]


def test_a_title_between_boards_that_is_moves() -> None:
    first, second = read_collection(f"{BOARD}\n\nrRRRR\n\n{OTHER}\n").entries
    assert first.recordings == (Recording(UNTITLED, "rRRRR"),) and second.title == ""


@pytest.mark.parametrize("title", ["Mine", "2003", "É!", "Solution: by Bob", "Best of 230/97", "a: b", "x | y"])
def test_titles_that_are_kept(title: str) -> None:
    entry = make_entry(BOARD.split("\n"), recordings=[Recording(title, "rR"), Recording(title, "rRRRR")])
    assert is_kept_title(title)
    assert read_collection(write_sok(make_collection("", [entry]))).entries[0].recordings == entry.recordings


@pytest.mark.parametrize(
    "title", ["", "rRRR", "(r)", "Title: x", "::", "#####", "> quoted", "```", "Solution: rR", "----", "a:"]
)
def test_titles_that_would_be_read_as_something_else(title: str) -> None:
    entry = make_entry(BOARD.split("\n"), recordings=[Recording(title, "rRRRR")])
    (again,) = read_collection(write_sok(make_collection("", [entry]))).entries
    assert not is_kept_title(title)
    assert [one.moves for one in again.recordings] == ["rRRRR"] and again.recordings[0].title.startswith(UNTITLED)


@given(st.text(alphabet="abr R:#|>`~-=(2)'\"é{}*", max_size=10), st.sampled_from(["rR", "rRRRR", "[]l", "2(r)2R", "l"]))
@settings(max_examples=300, deadline=None)
def test_no_title_costs_moves(title: str, moves: str) -> None:
    entry = make_entry(BOARD.split("\n"), recordings=[Recording(title, moves)])
    (again,) = read_collection(write_sok(make_collection("", [entry]))).entries
    assert [one.moves for one in again.recordings] == [moves]


def test_a_long_text_is_read_in_one_go() -> None:
    """A long text is read in linear time; with a slower reader this test would not end."""
    assert games_in([*["", "note"] * 200_000, "", "Mine", "rR"])[0].title == "Mine"


def test_a_solution_in_reverse_play_is_turned_round() -> None:
    start = level_of(f"{OTHER}\n\n").start
    assert replay_solution(start, "[rr]Ll").lurd == "rR"
    assert level_of(f"{OTHER}\n\nBackwards\n[rr]Ll\n").solutions == ("[rr]Ll",)
    with pytest.raises(InputError, match="The moves do not lead back to the first position"):
        replay_solution(start, "[rr]l")


def test_a_later_jump_of_reverse_play_is_walked() -> None:
    start = level_of("#######\n#@    #\n# $   #\n#   . #\n#######").start
    once = replay_solution(start, "[]ddrr2LurU").lurd
    assert replay_solution(start, "[]ddrr2L[ur]U").lurd == once and replay(start, once).state.solved
    with pytest.raises(InputError, match="The man cannot walk to where a jump takes him"):
        replay_solution(start, "[]ddrr2L[r]")
    with pytest.raises(InputError, match=r"The man cannot pull a box up \(move 2 of 2\)"):
        replay_solution(start, "[]dU")


def test_moves_of_a_game_with_several_men_are_kept_and_named() -> None:
    text = f"{BOARD}\nTwo men\n{{rddd}}Urr\n"
    assert games(text) == [("Two men", "{rddd}Urr")]
    with pytest.raises(InputError, match=r"{ changes the man, which only Multiban has \(line 1, column 1\)"):
        read_play("{rddd}Urr")


def test_what_is_not_understood_is_told_with_its_place() -> None:
    text = (
        f"One\n\n{OTHER}\nComment: kept\nas it is\nComment-End:\n\nSolution\n\nMine\nr(R\n\nBest solution\nr(R\n\n"
        f"rRRRlllluuuxRRlluurr\n\nTwo\n\n{BOARD}\nSolution: see below\nSolution is hard to find.\nrRRRR\n"
    )
    collection = read_collection(text)
    assert [(one.message, one.line, one.fatal) for one in collection.unclear] == [
        ("No moves follow “Solution”, so it is kept as a note", 10, False),
        ("The moves of “Best solution” cannot be read: A bracket is never closed", 15, False),
        ("x is not a move, so this line is kept as a note", 18, False),
    ]
    first, second = collection.entries
    assert first.notes == "kept\nas it is\n\nSolution\n\nMine\nr(R" and first.findings == ()
    assert first.recordings == (Recording("Best solution", "r(R", "rRRRlllluuuxRRlluurr"),)
    assert second.unclear == () and second.recordings == (Recording("Solution is hard to find.", "rRRRR"),)
    assert read_collection(write_sok(collection)) == collection, "nothing of it is lost"


def test_what_stands_behind_a_game_is_said_of_that_game() -> None:
    text = (
        f"One\n\n{OTHER}\nOf the level\n\nSolution/First\nrR\n\nBy my brother\nin an hour\nDate: 2001\n\n"
        f"Second try\nrlrR\nComment:\nrlR\n\nTwo lines\nComment-End:\n\nTwo\n\n{BOARD}\nOf this one\n"
    )
    collection = read_collection(text)
    first, second = collection.entries
    assert first.notes == "Of the level" and first.keys == (("Date", "2001"),) and second.notes == "Of this one"
    assert first.recordings == (
        Recording("Solution/First", "rR", "By my brother\nin an hour"),
        Recording("Second try", "rlrR", "rlR\n\nTwo lines"),
    )
    for write in (write_sok, write_xsb):
        assert read_collection(write(collection)) == collection
