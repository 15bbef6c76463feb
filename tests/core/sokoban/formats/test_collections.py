"""Level text as people write it: pitfalls of files, and messages about bad levels."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.sokoban.formats.collection import Collection, read_collection, read_file, read_level
from core.sokoban.formats.rle import expand, pack
from core.sokoban.level import format_state

ROWS = ("#####", "#@$.#", "#####")
BOARD = "\n".join(ROWS)
OTHER = "\n".join(("######", "#@ $.#", "######"))


def titles(collection: Collection) -> list[str]:
    return [entry.title for entry in collection.entries]


@pytest.mark.parametrize(
    "text",
    [
        BOARD,
        "\ufeff" + BOARD,
        BOARD.replace("\n", "\r\n"),
        BOARD.replace("\n", "\r"),
        BOARD.replace("\n", "   \n") + " \t \n\n",
        BOARD.replace("\n", "|"),
        BOARD.replace("\n", "|") + "|",
        "5#|#@$.#|5#",
        "5#\n#@$.#\n2(2#)#",
        "> " + BOARD.replace("\n", "\n> "),
        "> > " + BOARD.replace("\n", "\n> > "),
        BOARD + "\n-----\n",
        "-----\n" + BOARD,
        "#####-\n#@$.#__\n#####",
        BOARD.replace("@", "p").replace("$", "b"),
        "1\n" + BOARD + "\n2",
    ],
)
def test_one_board_in_many_dresses(text: str) -> None:
    level = read_level(text)
    assert level.rows == ROWS
    assert format_state(level.start) == BOARD


def test_floor_signs_runs_and_tabs() -> None:
    assert read_level("#######\n#-----#\n#_@$._#\n2(3(#))#").rows == ("#######", "#     #", "# @$. #", "#######")
    assert read_level("12#\n#@$.6 -#\n12#").width == 12
    tabbed = read_level("\t#####\n\t#@$.#\n\t#####")
    assert tabbed.rows[0] == " " * 8 + "#####"
    ragged = read_level("  ####\n###  #\n#@$ .#\n######")
    assert ragged.rows[0] == "  ####" and ragged.start.board.walls[ragged.start.board.cell(0, 0)] == 0
    assert read_level("#####\n#@$.#\n#---#\n-----\n#####".replace("-----", "#   #")).height == 5


def test_places_of_runs_count_digits_beyond_nine() -> None:
    assert expand("12#", 100) == "#" * 12
    assert expand("2(3(#-)#)", 100) == "#-#-#-##-#-#-#"
    assert expand("plain #", 100) == "plain #"
    for text in ("3", "2(#", "#)", "2(#3", "3)", "99999999999999#", "99(99(99(#)))"):
        with pytest.raises(InputError):
            expand(text, 65534)


def test_titles_authors_and_solutions_of_sok() -> None:
    collection = read_collection(
        f""":: A comment
Collection: Small things
Author: Ann

First steps

{BOARD}

Solution/Moves
R

:: Another comment
Second

{OTHER}
Author: Bob
Solution 1: rR
Solution
2(r)
A remark.
"""
    )
    assert collection.title == "Small things"
    assert titles(collection) == ["First steps", "Second"]
    first, second = collection.levels
    assert (first.author, second.author) == ("Ann", "Bob")
    assert (first.solutions, second.solutions) == (("R",), ("rR", "2(r)"))
    assert second.comment == "" and second.recordings[-1].notes == "A remark.", "it stands behind a solution"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"; 1\n\n{BOARD}\n\n; 2\n\n{OTHER}\n", ["1", "2"]),
        (f"Notes on\nall of it\n\n; 1\n'Ann'\n\n{BOARD}\n", ["Ann"]),
        (f"{BOARD}\n; 1\n\n{OTHER}\n; 2\n", ["1", "2"]),
        (f"{BOARD}\nTitle: One\nAuthor: A\n\n{OTHER}\nTitle: Two\n", ["One", "Two"]),
        (f"Title: One\nAuthor: A\n\n{BOARD}\n\nTitle: Two\n\n{OTHER}\n", ["One", "Two"]),
        (f"Title: One\n{BOARD}\nSolution\nR\nTitle: Two\n{OTHER}\nSolution\nrR\n", ["One", "Two"]),
        (f"One\n{BOARD}\n\nTwo\n{OTHER}", ["One", "Two"]),
        (f"Some notes\nmore notes\n{BOARD}", [""]),
        (f"{BOARD}\n\n{OTHER}", ["", ""]),
    ],
)
def test_where_titles_stand(text: str, expected: list[str]) -> None:
    collection = read_collection(text)
    assert titles(collection) == expected
    assert [level.rows[1] for level in collection.levels] == [ROWS[1], "#@ $.#"][: len(expected)]


def test_latin_1_and_utf_16() -> None:
    text = f"Grüße\n\n{BOARD}\nAuthor: Zoë\n"
    for data in (text.encode("latin-1"), text.encode(), text.encode("utf-8-sig"), text.encode("utf-16")):
        collection = read_collection(data)
        assert titles(collection) == ["Grüße"]
        assert collection.levels[0].author == "Zoë"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("#####\n# $.#\n#####", r"There is no man; put one @ on the floor \(line 1, column 1\)"),
        ("#####\n#@@$.#\n#####", r"There is a second man \(line 2, column 3\)"),
        ("#####\n#@ .#\n#####", r"There are no boxes \(line 1, column 1\)"),
        ("######\n#@$$.#\n######", r"2 boxes but 1 goal \(line 2, column 4\)"),
        ("######\n#@$..#\n######", r"1 box but 2 goals \(line 2, column 5\)"),
        ("######\n#@$x.#\n######", r"x is not a level character \(line 2, column 4\)"),
        ("\n\n######\n#@$.\n######", r"The wall is open here \(line 4, column 6\)"),
        ("> ######\n> #@$$.#\n> ######", r"2 boxes but 1 goal \(line 2, column 6\)"),
        ("#x\n", r"x is not a level character \(line 1, column 2\)"),
        ("nothing to see", r"There is no level in this text"),
        ("", r"There is no level in this text"),
        (f"{BOARD}\n\n{OTHER}", r"The text holds 2 levels, not one \(line 5, column 1\)"),
        (f"Game: Hexoban\n\n{BOARD}", r"This is a Hexoban file; only Sokoban levels can be played"),
        ("<?xml version='1.0'?><SokobanLevels/>", r"This is XML"),
        ("300#|#@$.295 #|297(#298 #|)300#", r"300 × 300 squares are too many; 253 × 253 is the most"),
    ],
)
def test_a_level_that_cannot_be_played_says_why(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        read_level(text)


def test_bad_levels_do_not_spoil_good_ones() -> None:
    collection = read_collection(f"{BOARD}\n\n#####\n# $.#\n#####\n\n{OTHER}\n")
    assert [entry.level is not None for entry in collection.entries] == [True, False, True]
    assert [entry.index for entry in collection.entries] == [1, 2, 3]
    (finding,) = collection.entries[1].findings
    assert (finding.line, finding.column, finding.fatal) == (5, 1, True)
    assert len(collection.levels) == 2


def test_decoration_and_solved_levels_are_noted_and_played() -> None:
    (entry,) = read_collection("#####  .\n#@$.# $\n#####").entries
    assert [(note.line, note.column, note.fatal) for note in entry.findings] == [(1, 8, False), (2, 7, False)]
    assert entry.level is not None and entry.level.text == BOARD
    (sealed,) = read_collection("#######\n#@$.#*#\n#######").entries
    assert sealed.findings == () and sealed.state is not None and len(sealed.state.boxes) == 2
    (done,) = read_collection("#####\n#@ *#\n#####").entries
    assert [note.message for note in done.findings] == ["The level is solved already: every box stands on a goal"]
    assert done.level is not None


def test_interior_rows_without_walls_need_a_wall_below() -> None:
    (entry,) = read_collection("#####\n#@$.#\n-----\n#   #\n#####").entries
    assert entry.state is None and len(entry.rows) == 5
    assert "The wall is open here" in entry.findings[0].message


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "Own levels.xsb"
    path.write_bytes(BOARD.encode())
    assert read_file(path).title == "Own levels"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    with pytest.raises(InputError, match="This is not a text file"):
        read_file(path)
    with pytest.raises(InputError, match=r"missing\.xsb cannot be read: No such file"):
        read_file(tmp_path / "missing.xsb")
    with path.open("wb") as file:
        file.truncate((32 << 20) + 1)
    with pytest.raises(InputError, match="larger than 32 MB"):
        read_file(path)


def test_many_levels() -> None:
    collection = read_collection("\n\n".join(f"Level {k}\n\n{BOARD}" for k in range(3000)))
    assert len(collection.levels) == 3000
    assert collection.entries[2999].title == "Level 2999"


def test_keys_name_positions() -> None:
    assert read_level(BOARD).key == read_level(f"A title\n\n{BOARD}").key != read_level(OTHER).key
    assert len(read_level(BOARD).key) == 16


@given(st.text(alphabet="#@+$*.-_ pbPB|0123456789()\n\r\t>;:ax", max_size=200))
@example("#(\n#")
@example("|#|")
@example("0#")
@settings(max_examples=500, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        collection = read_collection(text)
    except InputError as error:
        assert str(error).endswith(".")
        return
    for entry in collection.entries:
        assert (entry.level is None) == any(finding.fatal for finding in entry.findings)
        if entry.level is not None:
            assert read_level(entry.level.text).start == entry.level.start


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        read_collection(data)
    except InputError as error:
        assert error.message


def test_run_lengths_are_read_back() -> None:
    for text in ("", "r", "rr", "RRurrddlD", "r" * 120 + "U"):
        assert expand(pack(text), 1000) == text
    assert pack("RRurrddlD") == "2Ru2r2dlD"
