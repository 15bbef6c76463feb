"""Level files keep titles, keys, notes, solutions and snapshots, and are read back unchanged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.sokoban.formats.collection import (
    Collection,
    make_collection,
    make_entry,
    read_collection,
    read_file,
)
from core.sokoban.formats.write import WRITERS, format_of, save, write_sok, write_xsb
from core.sokoban.level import Recording, format_state, state_of
from resources import ROOT

BOARD = "#####\n#@$.#\n#####"
OTHER = "######\n#@ $.#\n######"
RICH = f""":: A comment of two lines
:: with no end
Collection: All of it
Author: Ann
Date: 2003-04-05
Email: ann@example.org
Difficulty: rising

First steps

{BOARD}
Date: 2001
Copyright: © Ann
Rating: 3/5
Comment:
Indented:
    #####
    #@$.#
Title: not a title

Comment-End:
A loose remark, see http://example.org.

Solution/Moves
2(r)L
  l R

Snapshot 3
[ul]*LLd

Saved game: 3rU

:: About the next one
Second

{OTHER}
Author: Bob
Solution: by Bob
rR
"""
TEXT_WRITERS = [write_sok, write_xsb]
Writer = Callable[[Collection], str]
Written = tuple[list[str], str, list[tuple[str, str]], str, list[Recording]]


def test_everything_a_file_says() -> None:
    collection = read_collection(RICH)
    assert (collection.title, collection.author) == ("All of it", "Ann")
    assert collection.keys == (
        ("Author", "Ann"),
        ("Date", "2003-04-05"),
        ("Email", "ann@example.org"),
        ("Difficulty", "rising"),
    )
    assert collection.notes == ":: A comment of two lines\n:: with no end" and collection.comment == ""
    first, second = collection.entries
    assert (first.title, first.author, second.title, second.author) == ("First steps", "Ann", "Second", "Bob")
    assert first.keys == (("Date", "2001"), ("Copyright", "© Ann"), ("Rating", "3/5"))
    assert first.notes == (
        "Indented:\n    #####\n    #@$.#\nTitle: not a title\n\nA loose remark, see http://example.org.\n\n"
        ":: About the next one"
    )
    assert "About the next one" not in first.comment and first.comment.startswith("Indented:")
    assert first.recordings == (
        Recording("Solution/Moves", "2(r)LlR"),
        Recording("Snapshot 3", "[ul]*LLd"),
        Recording("Saved game", "3rU"),
    )
    assert first.solutions == ("2(r)LlR",)
    assert second.recordings == (Recording("Solution: by Bob", "rR"),)
    level = second.level
    assert level is not None and level.keys == (("Author", "Bob"),) and level.recordings == second.recordings


@pytest.mark.parametrize("write", TEXT_WRITERS)
def test_a_rich_file_comes_back_the_same(write: Writer) -> None:
    collection = read_collection(RICH)
    text = write(collection)
    assert read_collection(text) == collection
    assert write(read_collection(text)) == text


@pytest.mark.parametrize("write", TEXT_WRITERS)
def test_our_own_levels_come_back_the_same(write: Writer) -> None:
    collection = read_file(ROOT / "levels" / "statewalk.sok")
    assert read_collection(write(collection)) == collection


def test_where_titles_are_written() -> None:
    collection = make_collection("Two", [make_entry(BOARD.split("\n"), "One"), make_entry(OTHER.split("\n"), "Dull")])
    assert write_sok(collection) == f"Collection: Two\n\nOne\n\n{BOARD}\n\n{OTHER}\nTitle: Dull\n"
    assert write_xsb(collection) == f"Collection: Two\n\n{BOARD}\nTitle: One\n\n{OTHER}\nTitle: Dull\n"


@pytest.mark.parametrize(
    "title",
    [
        "Dull",
        "1",
        "#1",
        "2(#)",
        "----",
        "; x",
        "'quoted'",
        "Solution",
        "Author: me",
        "Boxxle: The Return",
        ":: x",
        "*",
        "%",
    ],
)
@pytest.mark.parametrize("write", TEXT_WRITERS)
def test_titles_that_look_like_something_else(write: Writer, title: str) -> None:
    rows = BOARD.split("\n")
    entries = [
        make_entry(rows, title, recordings=[Recording("Solution", "R")]),
        make_entry(rows, title),
        make_entry(rows),
    ]
    collection = make_collection("", entries)
    assert [entry.title for entry in read_collection(write(collection)).entries] == [title, title, ""]


@pytest.mark.parametrize(
    "rows",
    [
        ["#####", "#@$.#", "", "#   #", "#####"],
        ["  $", "#####", "#@$.#", "#####", " ."],
        [" ", "#"],
        ["#####", "#@x.#", "#####"],
        ["#####", "#@$(#", "#####"],
    ],
)
@pytest.mark.parametrize("write", TEXT_WRITERS)
def test_boards_that_cannot_be_played_come_back_the_same(write: Writer, rows: list[str]) -> None:
    collection = make_collection("", [make_entry(rows), make_entry(OTHER.split("\n"))])
    assert read_collection(write(collection)) == collection


def test_a_level_without_a_wall_is_refused() -> None:
    with pytest.raises(InputError, match=r"Level 1 has no wall, so it cannot be written as text\."):
        write_sok(make_collection("", [make_entry(["@$."])]))


def test_long_moves_are_wrapped_and_no_line_is_only_a_count() -> None:
    for moves in ("r" * 1000, "lurd" * 24 + "lur123456d", "1" * 150 + "l", "l[" + "u" * 300 + "]*rd"):
        collection = make_collection("", [make_entry(BOARD.split("\n"), recordings=[Recording("Snapshot", moves)])])
        text = write_sok(collection)
        assert read_collection(text).entries[0].recordings == (Recording("Snapshot", moves),)
    assert max(map(len, text.splitlines())) <= 150


def test_a_note_that_would_end_the_comment() -> None:
    collection = make_collection("", [make_entry(BOARD.split("\n"), notes="one\nComment-End:\ntwo")])
    assert read_collection(write_sok(collection)).entries[0].notes == "one\n:: Comment-End:\ntwo"


def test_a_comment_without_an_end_is_one_line() -> None:
    (first, second) = read_collection(
        f"{BOARD}\nComment: small\nDate: 1\n\n{OTHER}\nComment:\n{BOARD}\nComment-end:\n"
    ).entries
    assert (first.notes, first.keys) == ("small", (("Date", "1"),))
    assert second.notes == BOARD


def test_headings_without_moves_are_notes() -> None:
    (entry,) = read_collection(f"{BOARD}\nSolution is hard to find.\nSolution: see below\n").entries
    assert entry.recordings == () and entry.notes == "Solution is hard to find.\nSolution: see below"


WORDS = st.text(alphabet="abcXYZ 0189#@$.*-_()|:;'>lurdLURD[]é\t", max_size=12)
LINES = st.lists(WORDS, max_size=4).map("\n".join)


def tidy(text: str) -> str:
    """Return notes as reading leaves them: no trailing blanks, no blank lines around."""
    return "\n".join(line.rstrip() for line in text.split("\n")).strip("\n")


KEYS = st.lists(
    st.tuples(
        st.sampled_from(["Author", "Date", "Game-Type", "rating", "Copyright", "x"]), WORDS.map(str.split).map(" ".join)
    ),
    max_size=3,
)
MOVES = st.lists(st.sampled_from(["l", "U", "3r", "2(dR)", "[ul]", "*"]), min_size=1, max_size=30).map("".join)
RECORDINGS = st.lists(
    st.builds(
        Recording,
        st.sampled_from(
            ["Solution", "Solution/Moves", "Snapshot 3", "saved game", "SOLUTION 2 (Ann)", "My very best", "2003", "É!"]
        ),
        MOVES.filter(lambda moves: any(map(str.isalpha, moves))),
        LINES.map(tidy),
    ),
    max_size=3,
)
BOARDS = st.lists(st.text(alphabet="#@$.*+ -b", max_size=8), max_size=6).filter(lambda rows: "#" in "".join(rows))


@given(
    WORDS,
    KEYS,
    LINES,
    st.lists(st.tuples(BOARDS, WORDS, KEYS, LINES, RECORDINGS), min_size=1, max_size=4),
    st.sampled_from(TEXT_WRITERS),
)
@settings(max_examples=60, deadline=None)
def test_any_collection_comes_back_the_same(
    title: str, keys: list[tuple[str, str]], notes: str, levels: list[Written], write: Writer
) -> None:
    entries = []
    for rows, name, own_keys, own_notes, recordings in levels:
        made = make_entry(rows, " ".join(name.split()), own_keys, tidy(own_notes), recordings)
        author = made.author or next((value for key, value in keys if key == "Author"), "")
        entries.append((made, author))
    collection = make_collection(" ".join(title.split()), [entry for entry, _ in entries], keys, tidy(notes))
    again = read_collection(write(collection))
    assert (again.title, again.keys, again.notes) == (collection.title, collection.keys, collection.notes)
    for (entry, author), read in zip(entries, again.entries, strict=True):
        assert read.drawn == entry.drawn and read.state == entry.state
        assert (read.title, read.keys, read.notes) == (entry.title, entry.keys, entry.notes)
        assert read.recordings == entry.recordings and read.author == author


SIGNS = "#@+$*.-_ pPbB|0123456789()\n\n\n\r\t>;:ax\"'lurdLURD[]é"
PARTS = st.sampled_from(
    [*SIGNS, BOARD, OTHER, "\nTitle: ", "\nAuthor: a\n", "\nSolution\n", "\nComment:\n", "\nComment-End:\n", "\n:: "]
)


@given(st.lists(PARTS, max_size=60).map("".join), st.sampled_from(TEXT_WRITERS))
@example(f"{BOARD}\nx: y\n\n{OTHER}\n", write_sok)
@example(f"x: y\n\n{BOARD}", write_xsb)
@example(f"{BOARD}\n; 2\na\n{OTHER}", write_sok)
@example("|#####\n#@$.#\n#####(#", write_sok)
@example("#####\n#@$.(#\n#####|-", write_xsb)
@settings(max_examples=300, deadline=None)
def test_any_text_that_is_read_comes_back_the_same(text: str, write: Writer) -> None:
    try:
        collection = read_collection(text)
    except InputError:
        return
    assert read_collection(write(collection)) == collection


def test_entries_of_ones_own(tmp_path: Path) -> None:
    rows = ["#####", "#@$.#", "#####"]
    entry = make_entry(rows, "Mine", [("Author", "Me")], "A note", [Recording("Solution", "R")])
    assert entry.state == state_of(rows) and entry.level is not None and entry.author == "Me"
    assert entry.comment == "A note" and format_state(entry.level.start).split("\n") == rows
    collection = make_collection("Own", [entry, entry], [("Author", "Me")])
    assert [one.index for one in collection.entries] == [1, 2]
    for name, to in (("a.sok", "sok"), ("a.xsb", "xsb"), ("a.TXT", "xsb"), ("a.slc", "slc"), ("a", "sok")):
        assert format_of(tmp_path / name) == to
        save(tmp_path / name, collection)
        assert (tmp_path / name).read_text(encoding="utf-8") == WRITERS[to](collection)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "a.TXT", "a.slc", "a.sok", "a.xsb"]


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "old.sok"
    path.write_text("old", encoding="utf-8")
    (tmp_path / "folder.sok").mkdir()
    with pytest.raises(InputError, match=r"folder\.sok cannot be written"):
        save(tmp_path / "folder.sok", make_collection("", [make_entry(BOARD.split("\n"))]))
    with pytest.raises(InputError, match="no wall"):
        save(path, make_collection("", [make_entry([" "])]))
    assert path.read_text(encoding="utf-8") == "old"
