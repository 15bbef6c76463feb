"""Links to levels, as articles and forums use them."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.base.puzzle import InputError
from core.sokoban.draft.grid import from_text
from core.sokoban.formats.collection import read_collection, read_file, read_level
from core.sokoban.formats.link import write_link
from core.sokoban.replay import replay
from resources import ROOT

QUERY = "?w=4&h=9&lvl=HHHH|H__H|H__H|H__H|H__H|HH$H|_HaH|_H.H|_HHH"
LINK = f"http://sokoban.ws/sokoplayer/{QUERY}"
ROWS = ("####", "#  #", "#  #", "#  #", "#  #", "##$#", " #@#", " #.#", " ###")


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        QUERY,
        QUERY[1:],
        f"  {LINK}\r\n",
        LINK.replace("|", "%7C").replace("$", "%24"),
        LINK.replace("&", "&amp;"),
        f'the level at "{LINK}", for one',
        f"Play it: {LINK}.",
        f"({LINK}), it is short",
        "?lvl=HHHH|H__H|H__H|H__H|H__H|HH$H|_HaH|_H.H|_HHH|&h=9&w=4",
        "lvl=HHHH|H__H|H__H|H__H|H__H|HH$H|_HaH|_H.H|_HHH",
    ],
)
def test_the_level_of_an_article_is_read_however_its_link_was_copied(text: str) -> None:
    level = read_level(text)
    assert level.rows == ROWS
    assert replay(level.start, "UUluurDDDD").state.solved
    assert from_text(text).draft.text.split("\n") == list(ROWS)


def test_a_text_may_hold_several_links_and_boards_come_before_them() -> None:
    assert [entry.rows for entry in read_collection(f"One: {LINK}\nand another: {QUERY}").entries] == [ROWS, ROWS]
    board = "#####\n#@$.#\n#####"
    found = read_collection(f"{board}\nSee {LINK}").entries
    assert [entry.rows for entry in found] == [tuple(board.split("\n"))]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("?w=4&h=9&lvl=", "This link holds no level after lvl= (line 1, column 14)."),
        ("?w=3&h=4&lvl=HHH|HaH", "The link is cut off: it says h=4 and has 2 rows (line 1, column 20)."),
        ("?w=3&h=1&lvl=HHH|HaH", "The link says h=1 and has 2 rows (line 1, column 18)."),
        ("so\n?w=3&h=2&lvl=HHH|HaHH", "The link says w=3, and row 2 has 4 squares (line 2, column 21)."),
        ("?w=5&h=3&lvl=HHHHH|HaQ.H|HHHHH", "Q is not a level character (line 1, column 22)."),
        ("?w=5&h=3&lvl=HHHHH|H_$.H|HHHHH", "There is no man; put one @ on the floor (line 1, column 14)."),
    ],
)
def test_a_bad_link_is_refused_in_a_sentence_with_its_place(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        read_level(text)
    assert str(caught.value) == message


def test_every_level_of_the_program_survives_as_a_link() -> None:
    levels = read_file(ROOT / "levels" / "statewalk.sok").levels
    assert "H+" not in write_link(("###", "#+#"))
    for level in levels:
        link = write_link(level.rows)
        assert not set(link) & set("# @+\n")
        assert read_level(link).start == level.start


def test_a_link_may_stand_in_a_file_or_for_one(tmp_path: Path) -> None:
    path = tmp_path / "links.txt"
    path.write_text(f"From the article:\n{LINK}\n", encoding="utf-8")
    assert read_file(path).levels[0].rows == ROWS
    assert read_file(Path(LINK)).levels[0].rows == ROWS
    assert read_file(Path(QUERY)).title == "Link"
