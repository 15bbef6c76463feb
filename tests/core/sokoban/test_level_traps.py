"""Pitfalls of level files, one test each."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.sokoban.formats.collection import Collection, CollectionEntry, read_collection, read_level
from core.sokoban.level import Recording

ROWS = ("#####", "#@$.#", "#####")
BOARD = "\n".join(ROWS)
OTHER = "######\n#@ $.#\n######"


def only(text: str | bytes) -> CollectionEntry:
    """Return the only level of a text."""
    (entry,) = read_collection(text).entries
    return entry


def said(collection: Collection) -> list[tuple[str, int, int, bool]]:
    """Return all findings."""
    return [
        (finding.message, finding.line, finding.column, finding.fatal)
        for entry in collection.entries
        for finding in entry.findings
    ]


def refusal(text: str) -> tuple[str, int, int]:
    """Return the only reason why the only level cannot be played."""
    entry = only(text)
    assert entry.state is None and entry.level is None
    (finding,) = (one for one in entry.findings if one.fatal)
    return finding.message, finding.line, finding.column


def test_byte_order_mark() -> None:
    for data in ("\ufeff" + BOARD, ("\ufeff" + BOARD).encode(), BOARD.encode("utf-8-sig"), BOARD.encode("utf-16")):
        assert only(data).rows == ROWS


def test_line_ends_of_dos() -> None:
    collection = read_collection(f"One\n\n{BOARD}\n\nTwo\n\n{OTHER}\nAuthor: B\n".replace("\n", "\r\n"))
    assert [(entry.title, entry.line) for entry in collection.entries] == [("One", 3), ("Two", 9)]
    assert collection.entries[1].author == "B"


def test_line_ends_of_old_macs() -> None:
    collection = read_collection(f"One\n\n{BOARD}\n\nTwo\n\n{OTHER}\n".replace("\n", "\r"))
    assert [(entry.title, entry.line) for entry in collection.entries] == [("One", 3), ("Two", 9)]


def test_tabs() -> None:
    assert only("\t#####\n\t#@$.#\n\t#####").drawn == tuple(" " * 8 + row for row in ROWS)
    assert only("####\t#\n#@$.   #\n#########").drawn[0] == "####    #"


def test_trailing_blanks() -> None:
    assert only(BOARD.replace("\n", "  \n") + " \t\n  \n").drawn == ROWS


def test_ragged_rows() -> None:
    entry = only("  ####\n###  #\n#@$ .#\n######")
    assert entry.findings == () and entry.state is not None
    assert (entry.state.board.width, entry.state.board.height) == (6, 4)


def test_floor_signs_outside() -> None:
    assert only("--#####__\n--#@$.#--\n__#####").drawn == tuple("  " + row for row in ROWS)
    assert only("--#####__\n--#@$.#--\n__#####").findings == ()


def test_counts_above_nine() -> None:
    assert only("12#\n#@$.7-#\n12#").drawn == ("#" * 12, "#@$.       #", "#" * 12)


def test_nested_runs() -> None:
    assert only("12#|#@$2(.2-).2-#|12#").drawn == ("#" * 12, "#@$.  .  .  #", "#" * 12)


def test_a_line_of_digits_is_no_board() -> None:
    collection = read_collection(f"12\n{BOARD}\n34\n\n{OTHER}\n")
    assert [entry.drawn for entry in collection.entries] == [ROWS, tuple(OTHER.split("\n"))]


def test_a_line_of_dashes_after_a_board_is_a_comment() -> None:
    collection = read_collection(f"One\n\n{BOARD}\n------\nTwo\n\n{OTHER}\n------\n")
    assert [entry.drawn for entry in collection.entries] == [ROWS, tuple(OTHER.split("\n"))]
    assert [entry.notes for entry in collection.entries] == ["------\nTwo", "------"]
    collection = read_collection(f"{BOARD}\n------\n\n{OTHER}\n")
    assert [entry.title for entry in collection.entries] == ["", ""]


def test_an_empty_row_inside_holds_a_sign() -> None:
    assert only("#####\n#@$.#\n#####\n-\n#####\n#   #\n#####").drawn[3] == ""
    assert len(read_collection("#####\n#@$.#\n#####\n\n#####\n#@*.#\n#####").entries) == 2


def test_no_man() -> None:
    assert refusal("#####\n# $.#\n#####") == ("There is no man; put one @ on the floor", 1, 1)


def test_two_men() -> None:
    assert refusal("#####\n#@$.#\n#  @#\n#####") == ("There is a second man", 3, 4)


def test_more_boxes_than_goals() -> None:
    assert refusal("######\n#@$$.#\n######") == ("2 boxes but 1 goal", 2, 4)
    assert refusal("########\n#@ $# .#\n########")[0] == "1 box but 0 goals within the man's reach"


def test_more_goals_than_boxes() -> None:
    assert refusal("######\n#@$..#\n######") == ("1 box but 2 goals", 2, 5)


def test_an_open_wall() -> None:
    assert refusal("######\n#@$.\n######") == ("The wall is open here", 2, 6)


def test_decorative_boxes_outside() -> None:
    collection = read_collection(f"$ {ROWS[0]} .\n  {ROWS[1]}\n  {ROWS[2]}")
    message = "The man can never get here, so this is decoration"
    assert said(collection) == [(message, 1, 1, False), (message, 1, 9, False)]
    (entry,) = collection.entries
    assert entry.level is not None and len(entry.level.start.boxes) == 1
    assert entry.drawn[0] == "$ ##### ." and entry.rows[0] == "  #####"


def test_a_level_solved_already() -> None:
    collection = read_collection("#####\n#@ *#\n#####")
    words = "The level is solved already: every box stands on a goal"
    assert said(collection) == [(words, 2, 2, False)]
    assert len(collection.levels) == 1
    behind_walls = read_collection("#######\n#@ # *#\n#######")
    assert said(behind_walls) == [(f"{words}, and the man can reach none of them", 2, 2, False)]


def test_latin_1_author_names() -> None:
    assert only(f"{BOARD}\nAuthor: Zoë Müller\n".encode("latin-1")).author == "Zoë Müller"


def test_quoted_in_a_mail() -> None:
    for mark in ("> ", ">", ">> ", "> > "):
        assert only(mark + BOARD.replace("\n", f"\n{mark}")).rows == ROWS
    assert refusal("> ######\n> #@$$.#\n> ######") == ("2 boxes but 1 goal", 2, 6)


def test_another_game() -> None:
    with pytest.raises(InputError, match="This is a Hexoban file; only Sokoban levels can be played"):
        read_collection(f"Game: Hexoban\n\n{BOARD}")
    collection = read_collection(f"{BOARD}\nGame: Sokoban\n\n{OTHER}\nGame: Hexoban\n")
    assert said(collection) == [("This is a Hexoban level; only Sokoban levels can be played", 6, 1, True)]
    assert len(collection.levels) == 1


def test_thousands_of_levels() -> None:
    collection = read_collection("\n\n".join(f"Level {k}\n\n{BOARD}" for k in range(5000)))
    assert len(collection.levels) == 5000
    assert (collection.entries[4999].title, collection.entries[4999].line) == ("Level 4999", 29997)


@pytest.mark.parametrize(
    "text", ["#" * 200_000 + "x", "9(" * 5000, " > " * 50_000 + "#", "\n".join(["#" * 500 + "x"] * 200)]
)
def test_text_that_would_take_a_careless_pattern_for_ever(text: str) -> None:
    """Lines that can be split in very many ways are parsed in time; a bad pattern would not end."""
    with pytest.raises(InputError):
        read_collection(text)


def test_bad_levels_are_listed_with_their_places_and_the_good_ones_load() -> None:
    bad = "#####\n# $.#\n#####\n\n######\n#@$x.#\n######"
    collection = read_collection(f"{BOARD}\n\n{bad}\n\n{OTHER}\n")
    assert said(collection) == [
        ("There is no man; put one @ on the floor", 5, 1, True),
        ("x is not a level character", 10, 4, True),
    ]
    assert [entry.level is not None for entry in collection.entries] == [True, False, False, True]
    assert read_level(OTHER).start == collection.levels[1].start


def solutions(text: str) -> list[tuple[str, str]]:
    """Return titles and moves of the solutions of the only level."""
    return [(recording.title, recording.moves) for recording in only(text).recordings if recording.is_solution]


def test_headings_of_other_programs_before_a_solution() -> None:
    for heading in ("Best Solution 230/97", "Solution 230/97", "My second best solution", "Optimal solution (moves)"):
        assert solutions(f"{BOARD}\n{heading}\nrR\n") == [(heading, "rR")]
        assert only(f"{BOARD}\n{heading}\nrR\n").notes == ""
    assert solutions(f"{BOARD}\nBest Solution 230/97: rR\n") == [("Best Solution 230/97", "rR")]
    assert only(f"Best Solution\n\n{BOARD}").notes == "", "without moves it is a title like any other"


def test_quoted_solutions() -> None:
    quoted = "".join(f"> {line}\n" for line in ["Title: Mine", "", *ROWS, "", "Solution", "rR", "R"])
    entry = only(quoted)
    assert (entry.title, entry.recordings, entry.notes) == ("Mine", (Recording("Solution", "rRR"),), "")
    for text in (f"{BOARD}\n> Solution\n> rR\n> R\n", f"{BOARD}\nSolution:\n>> rR\n>> R\n"):
        assert solutions(text) == [("Solution", "rRR")]


def test_run_lengths_over_several_lines() -> None:
    assert only("5#|\n#@$.#|\n5#|").drawn == ROWS
    floor_only = ("  #####", "###   #", "#@$ . #", "", "#######")
    assert only("2-5#|\n3#3-#|\n#@$-.-#|\n7-|\n7#").drawn == tuple(row.replace(". #", ". #") for row in floor_only)
    assert only("2-5#\n3#3-#\n#@$-.-#\n7-\n7#\n\n7-\n").drawn == floor_only
    assert only("5#||#@$.#|5#|5-|").drawn == ("#####", "", "#@$.#", "#####")
    (first, second) = read_collection(f"5#|#@$.#|5#\n2-1\n{OTHER}").entries
    assert first.drawn == ROWS and second.title == "2-1"


def test_a_title_in_the_head_is_that_of_the_collection() -> None:
    head = "Title: All of it\nAuthor: Ann\n\n"
    for rest, expected in (
        (f"First\n\n{BOARD}\n\nSecond\n\n{OTHER}\n", ["First", "Second"]),
        (f"First\n\n{BOARD}\n", ["First"]),
        (f"{BOARD}\n\n{OTHER}\n", ["", ""]),
        (f"{BOARD}\nTitle: One\n\n{OTHER}\nTitle: Two\n", ["One", "Two"]),
        (f"Title: One\n{BOARD}\n\nTitle: Two\n{OTHER}\n", ["One", "Two"]),
    ):
        collection = read_collection(head + rest)
        assert (collection.title, collection.keys) == ("All of it", (("Author", "Ann"),))
        assert [entry.title for entry in collection.entries] == expected
        assert all(entry.notes == "" and entry.author == "Ann" for entry in collection.entries)
    alone = read_collection(f"{head}{BOARD}\n", "file")
    assert (alone.title, alone.entries[0].title, alone.entries[0].keys) == ("file", "All of it", (("Author", "Ann"),))
    both = read_collection(f"Collection: C\nTitle: T\n\nFirst\n\n{BOARD}\n")
    assert (both.title, both.notes, both.entries[0].title) == ("C", "Title: T", "First")
    assert read_collection(f"Set: C\n\n{BOARD}\n").title == "C"


def test_what_stands_around_a_title() -> None:
    assert only(f"; 2 'named'\n\n{BOARD}").title == "2 'named'"
    assert only(f"'Twas a level\n\n{BOARD}").title == "'Twas a level"
    assert only(f"; 'named'\n\n{BOARD}").title == "named"
    assert only(f"Level: X\n\n{BOARD}").title == "X"
    assert only(f"Level 5\n\n{BOARD}").title == "Level 5"


def test_blocks_of_code_in_markdown() -> None:
    for fence in ("```", "```xsb", "~~~"):
        collection = read_collection(f"One\n\n{fence}\n{BOARD}\n{fence[:3]}\n\nTwo\n{fence}\n{OTHER}\n{fence[:3]}\n")
        assert [(entry.title, entry.notes) for entry in collection.entries] == [("One", ""), ("Two", "")]
    assert only(f"```\n{BOARD}\n```\n").title == ""


def test_rows_of_a_table() -> None:
    for text in ("|" + BOARD.replace("\n", "|\n|") + "|", "|" + BOARD.replace("\n", "|"), "> |5#|#@$.#|5#"):
        assert only(text).rows == ROWS
    assert refusal("|######\n|#@$$.#\n|######") == ("2 boxes but 1 goal", 2, 5)


@pytest.mark.parametrize("key", ["Variant: {}", "Puzzle Type: {}", "Game Type: {}", "Game: {}", "Game={}"])
def test_variants_are_named(key: str) -> None:
    for game in ("Hexoban", "Trioban", "Octoban", "Multiban", "Sokoban+"):
        line = key.format(game)
        with pytest.raises(InputError, match=f"This is a {game} file; only Sokoban".replace("+", r"\+")):
            read_collection(f"{line}\n\n{BOARD}")
        assert said(read_collection(f"{BOARD}\n{line}\n\n{OTHER}\n"))[0][0].startswith(f"This is a {game} level")
    assert only(f"{BOARD}\n{key.format('Sokoban')}\n").level is not None


def test_other_words_after_the_key_of_a_variant() -> None:
    for words in ("Classic", "2 of 5", "harder", "Sokoban"):
        assert only(f"{BOARD}\nVariant: {words}\n").level is not None


def test_the_orders_of_sokoban_plus_are_told_and_kept() -> None:
    entry = only(f"{BOARD}\nboxorder: 1\ngoalorder: 1\n")
    assert entry.level is not None and entry.keys == (("boxorder", "1"), ("goalorder", "1"))
    (finding,) = entry.unclear
    assert finding.message == "Each box has a goal of its own, as in Sokoban+; this is ignored when playing"
    assert (finding.line, finding.fatal) == (1, False) and only(f"{BOARD}\nboxorder: 1\n").unclear == ()


def test_a_variant_has_no_other_fault() -> None:
    open_wall = " # # #\n# @ . #\n # $ #\n  # #\nTitle: A\nGame = Hexoban\n"
    assert refusal(open_wall) == ("This is a Hexoban level; only Sokoban levels can be played", 1, 1)
