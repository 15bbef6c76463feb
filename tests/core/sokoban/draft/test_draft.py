"""The editor's grid: painting, filling, whole-grid operations, text, undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.sokoban.draft.grid import (
    FREE,
    NOTHING,
    SIGNS,
    Draft,
    Tool,
    column_name,
    fill,
    floor_enclosed,
    from_rows,
    from_text,
    grow,
    line,
    margins,
    outside_floor,
    paint,
    rectangle,
    region,
    room,
    shift_draft,
    square_name,
    transform_draft,
    trim_draft,
    unpack_draft,
    without_outside,
)
from core.sokoban.draft.history import DraftHistory, restore_history
from core.sokoban.draft.remarks import level_of
from core.sokoban.formats.collection import read_level
from core.sokoban.transform import Symmetry

LEVEL = """ ##########
##   #    ##
#  $ # .$  #
#    @     #
#$ #####   #
#    . . . #
##  $  #  ##
 ##########"""

few = settings(max_examples=40, deadline=None)
words = st.text(alphabet="ab:\u00e9 \n", max_size=6)


@st.composite
def drafts(draw: st.DrawFn, signs: bytes = SIGNS, most: int = 7) -> Draft:
    """Strategy for arbitrary drafts on a small grid."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    cells = draw(st.lists(st.sampled_from(list(signs)), min_size=width * height, max_size=width * height))
    return Draft(width, height, bytes(cells), draw(words), draw(words), draw(words))


def lines(draft: Draft) -> list[str]:
    return [row.decode() for row in draft.rows]


def plain_flood(draft: Draft, start: int, free: Callable[[int], bool]) -> set[int]:
    """Return the filled cells by a plain search, neighbour by neighbour."""
    filled_cells, edge = {start}, [start]
    while edge:
        x, y = draft.xy(edge.pop())
        for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            near = ny * draft.width + nx
            if (
                0 <= nx < draft.width
                and 0 <= ny < draft.height
                and near not in filled_cells
                and free(draft.signs[near])
            ):
                filled_cells.add(near)
                edge.append(near)
    return filled_cells


# painting


@pytest.mark.parametrize(
    ("tool", "before", "after"),
    [
        (Tool.WALL, " -#.$*@+", "########"),
        (Tool.FLOOR, " -#.$*@+", "--------"),
        (Tool.GOAL, " -#.$*@+", "....**++"),
        (Tool.BOX, " -#.$*@+", "$$$*$*$*"),
        (Tool.ERASE, " -.$*@+", "  --.-."),
    ],
)
def test_what_paint_makes_of_every_sign(tool: Tool, before: str, after: str) -> None:
    draft = Draft(len(before), 1, before.encode())
    assert paint(draft, range(len(before)), tool).signs.decode() == after


def test_there_is_one_man() -> None:
    draft = Draft(5, 1, b"@-+.$")
    assert paint(draft, (0, 3), Tool.MAN).signs == b"--.+$"
    assert paint(draft, (4,), Tool.MAN).signs == b"--..@"
    assert paint(draft, (), Tool.MAN) == draft


def test_an_erased_wall_leaves_floor_beside_floor_and_nothing_beside_nothing() -> None:
    draft = Draft(5, 1, b"-### ")
    assert paint(draft, (1,), Tool.ERASE).signs == b"--## "
    assert paint(draft, (1, 2, 3), Tool.ERASE).signs == b"--   "


@few
@given(drafts(), st.sampled_from(list(Tool)), st.data())
def test_painting_changes_only_what_is_painted_and_keeps_goals_under_boxes(
    draft: Draft, tool: Tool, data: st.DataObject
) -> None:
    squares = data.draw(st.sets(st.integers(0, len(draft.signs) - 1)))
    after = paint(draft, squares, tool)
    if tool is not Tool.MAN:
        assert all(after.signs[k] == draft.signs[k] for k in range(len(draft.signs)) if k not in squares)
        assert paint(after, squares, tool) == after or tool is Tool.ERASE
    elif squares:
        assert after.count(b"@+") == 1
    assert (after.title, after.author, after.comment) == (draft.title, draft.author, draft.comment)


@few
@given(drafts(b"  -##."), st.data())
def test_the_region_is_that_of_a_plain_flood(draft: Draft, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(draft.signs) - 1))
    sign = draft.signs[start]
    expected = plain_flood(draft, start, lambda other: other == sign)
    assert {k for k, inside in enumerate(region(draft, start)) if inside} == expected
    for tool in Tool:
        wanted = paint(draft, (start,) if tool is Tool.MAN else sorted(expected), tool)
        assert fill(draft, start, tool) == wanted


def test_rectangles_and_frames() -> None:
    draft = room(5, 4)
    assert rectangle(draft, 6, 13) == [6, 7, 8, 11, 12, 13]
    assert rectangle(draft, 13, 6) == rectangle(draft, 6, 13) == rectangle(draft, 8, 11)
    assert len(rectangle(draft, 0, 19, frame=True)) == 14


@few
@given(st.integers(0, 98), st.integers(0, 98))
def test_a_line_has_no_gaps(start: int, end: int) -> None:
    draft = room(11, 9)
    way = [start, *line(draft, start, end)]
    assert way[-1] == end
    steps = [(draft.xy(a), draft.xy(b)) for a, b in pairwise(way)]
    assert all(abs(ax - bx) + abs(ay - by) == 1 for (ax, ay), (bx, by) in steps)
    (ax, ay), (bx, by) = draft.xy(start), draft.xy(end)
    assert len(steps) == abs(ax - bx) + abs(ay - by)
    for x, y in map(draft.xy, way):  # never farther from the straight than a square's half diagonal
        assert abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) <= abs(bx - ax) + abs(by - ay)


# inside and outside


@few
@given(drafts(b"  -##.$@"))
def test_what_walls_enclose_becomes_floor_and_nothing_else_changes(draft: Draft) -> None:
    after = floor_enclosed(draft)
    rim = {
        k
        for k in range(len(draft.signs))
        for x, y in [draft.xy(k)]
        if x in (0, draft.width - 1) or y in (0, draft.height - 1)
    }
    for square, (old, new) in enumerate(zip(draft.signs, after.signs, strict=True)):
        if old == NOTHING:
            escapes = plain_flood(draft, square, lambda sign: sign == NOTHING) & rim
            assert new == (NOTHING if escapes else ord("-"))
        else:
            assert new == old
    assert floor_enclosed(after) == after


@few
@given(drafts(b"  --##.$@"))
def test_outside_floor_is_open_and_bare(draft: Draft) -> None:
    draft = floor_enclosed(draft)
    outside = outside_floor(draft)
    for square, sign in enumerate(draft.signs):
        if sign != ord("-"):
            assert not outside[square]
            continue
        reached = plain_flood(draft, square, lambda other: other in FREE)
        figures = any(draft.signs[k] in b".$*@+" for k in reached)
        opening = any(
            draft.sign_at(x + dx, y + dy) == NOTHING
            for k in plain_flood(draft, square, lambda other: other in b"- ")
            for x, y in [draft.xy(k)]
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        )
        assert bool(outside[square]) == (opening and not figures)
    assert 1 not in outside_floor(without_outside(draft))


def test_the_flood_of_outside_spares_the_room() -> None:
    draft = Draft(7, 5, b"--------####---#@-#---####---------")
    assert lines(without_outside(draft)) == ["       ", " ####  ", " #@-#  ", " ####  ", "       "]
    assert lines(trim_draft(draft)) == ["####", "#@-#", "####"]


# the grid as a whole


@few
@given(drafts())
def test_turning_four_times_and_mirroring_twice_change_nothing(draft: Draft) -> None:
    turned = draft
    for _ in range(4):
        turned = transform_draft(turned, Symmetry.ROTATE_RIGHT)
    assert turned == draft
    for symmetry in Symmetry:
        assert transform_draft(transform_draft(draft, symmetry), symmetry.inverse) == draft


def test_a_quarter_turn_is_clockwise() -> None:
    assert lines(transform_draft(Draft(3, 2, b"@- $#."), Symmetry.ROTATE_RIGHT)) == ["$@", "#-", ". "]
    assert lines(transform_draft(Draft(3, 1, b"@-#"), Symmetry.MIRROR_HORIZONTAL)) == ["#-@"]


@few
@given(drafts(), *[st.integers(0, 3)] * 4)
def test_growing_and_shrinking(draft: Draft, left: int, top: int, right: int, bottom: int) -> None:
    grown = grow(draft, left, top, right, bottom)
    assert (grown.width, grown.height) == (draft.width + left + right, draft.height + top + bottom)
    assert grow(grown, -left, -top, -right, -bottom) == draft
    assert all(
        grown.sign_at(x + left, y + top) == draft.sign_at(x, y) for x in range(draft.width) for y in range(draft.height)
    )
    assert grown.count(SIGNS.replace(b" ", b"")) == draft.count(SIGNS.replace(b" ", b""))


@few
@given(drafts(b" -#@"))
def test_trimming_leaves_no_margin(draft: Draft) -> None:
    after = trim_draft(draft)
    assert margins(after) == (0, 0, 0, 0)
    assert trim_draft(after) == after


@pytest.mark.parametrize(("dx", "dy", "edge"), [(-1, 0, "left"), (1, 0, "right"), (0, -2, "top"), (0, 1, "bottom")])
def test_everything_moves_until_it_touches_the_edge(dx: int, dy: int, edge: str) -> None:
    draft = grow(Draft(2, 2, b"####"), 0, 1, 0, 0)
    with pytest.raises(InputError, match=f"touches the {edge} edge"):
        shift_draft(draft, dx, dy)
    assert lines(shift_draft(draft, 0, -1)) == ["##", "##", "  "]


def test_sizes_have_limits() -> None:
    assert (room(253, 253).width, room(1, 1).signs, room(2, 3).signs) == (253, b"#", b"######")
    with pytest.raises(InputError, match="254 × 254 squares are too many; 253 × 253 is the most"):
        room(254, 254)
    with pytest.raises(InputError, match="at least one square"):
        grow(room(3, 3), -2, 0, -1, 0)
    with pytest.raises(InputError):
        Draft(2, 2, b"###")
    with pytest.raises(InputError):
        Draft(2, 1, b"#x")


def test_squares_are_named_as_the_editor_labels_them() -> None:
    assert square_name(11, 5) == "L6"
    assert [column_name(x) for x in (0, 25, 26, 27, 51, 52, 702)] == ["A", "Z", "AA", "AB", "AZ", "BA", "AAA"]


# text


def test_a_level_comes_and_goes_as_text() -> None:
    draft, count, strange = from_text(f"My level\n\n{LEVEL}\nAuthor: Ann\n")
    assert (draft.title, draft.author, count, strange) == ("My level", "Ann", 1, 0)
    assert draft.text == LEVEL
    assert draft.sign_at(0, 0) == NOTHING and draft.sign_at(1, 2) == ord("-")
    assert level_of(draft).text == LEVEL


@pytest.mark.parametrize(
    "text",
    [
        "5#|#@$.#|5#",
        "5#\n#@$.#\n5#",
        "> #####\n> #@$.#\n> #####",
        "#####\n#p$.#\n#####",
        "2(2#)#\n#@$.#\n#####\n\nAnother\n\n####\n#@ #\n####",
    ],
)
def test_every_form_of_text_is_taken(text: str) -> None:
    draft, count, _ = from_text(text)
    assert lines(draft)[1] == "#@$.#"
    assert count == (2 if "Another" in text else 1)


def test_a_sketch_without_walls_is_taken_too() -> None:
    assert lines(from_text("@$.\n").draft) == ["@$."]


def test_characters_that_no_level_has_become_floor() -> None:
    taken = from_text("#####\n#@x~#\n#####")
    assert (lines(taken.draft)[1], taken.strange) == ("#@--#", 2)


@pytest.mark.parametrize("text", ["", "   \n", "no level at all"])
def test_other_text_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(InputError):
        from_text(text)


@few
@given(drafts())
def test_text_is_read_back_with_everything_in_its_place(draft: Draft) -> None:
    assume(draft.count(b"#.$*@+"))
    again = from_rows(draft.text.split("\n"))
    left, top, right, bottom = margins(draft)
    tight = grow(draft, -left, -top, -right, -bottom)
    blank = bytes.maketrans(b"-", b" ")
    assert [row.translate(blank).rstrip() for row in again.rows] == [
        row.translate(blank).rstrip() for row in tight.rows
    ]


def test_a_closed_level_keeps_its_floor_through_text() -> None:
    draft = from_rows(LEVEL.split("\n"))
    assert from_rows(draft.text.split("\n")) == draft
    assert read_level(draft.text).start == level_of(draft).start


def test_a_blank_row_inside_is_written_with_a_sign() -> None:
    assert Draft(3, 3, b"###   ###").text == "###\n-\n###"


# keeping


@few
@given(drafts())
def test_a_packed_draft_is_the_same_again(draft: Draft) -> None:
    assert unpack_draft(draft.pack()) == draft


@pytest.mark.parametrize("word", ["", "abc", "é", Draft(1, 1, b"#").pack()[:-4]])
def test_a_broken_word_is_refused(word: str) -> None:
    with pytest.raises(InputError, match="saved draft"):
        unpack_draft(word)


OPERATIONS: list[Callable[[Draft], Draft]] = [
    *(partial(paint, squares=(0,), tool=tool) for tool in Tool),
    partial(transform_draft, symmetry=Symmetry.ROTATE_RIGHT),
    partial(grow, left=1, top=0, right=0, bottom=1),
    floor_enclosed,
    trim_draft,
]


@few
@given(drafts(most=4), st.lists(st.one_of(st.sampled_from(OPERATIONS), st.just("undo"), st.just("redo")), max_size=25))
def test_undo_and_redo_follow_a_plain_list(draft: Draft, steps: list[Callable[[Draft], Draft] | str]) -> None:
    history = DraftHistory(draft)
    past, future = [draft], []
    for step in steps:
        if step == "undo":
            assert history.undo() == (len(past) > 1)
            if len(past) > 1:
                future.append(past.pop())
        elif step == "redo":
            assert history.redo() == bool(future)
            if future:
                past.append(future.pop())
        else:
            assert callable(step)
            after = step(past[-1])
            if history.do(after):
                past.append(after)
                future.clear()
        assert history.current == past[-1]
        assert (history.can_undo, history.can_redo) == (len(past) > 1, bool(future))
    again = restore_history(history.record())
    for kept in (history, again):
        assert kept.current == past[-1]
        seen = [kept.current]
        while kept.undo():
            seen.append(kept.current)
        assert seen == past[::-1]


def test_typing_is_one_step_until_something_else_happens() -> None:
    start = room(3, 3)
    history = DraftHistory(start)
    for title in ("A", "Ab", "Abc"):
        history.do(Draft(3, 3, start.signs, title), "title")
    drawn = paint(history.current, (4,), Tool.MAN)
    history.do(drawn)
    history.do(Draft(3, 3, drawn.signs, "Abcd"), "title")
    titles = [history.current.title]
    while history.undo():
        titles.append(history.current.title)
    assert titles == ["Abcd", "Abc", "Abc", ""]


def test_undo_leads_back_to_the_level_before() -> None:
    history = DraftHistory(room(3, 3))
    first = history.origin
    history.do(room(4, 4), anew=True)
    second = history.origin
    assert history.do(room(4, 4), anew=True) and history.origin not in (first, second)
    history.undo()
    history.do(paint(history.current, (5,), Tool.BOX))
    assert restore_history(history.record()).origin == history.origin == second
    history.undo()
    history.undo()
    assert history.origin == first


def test_a_record_is_never_too_large_and_keeps_the_newest_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.sokoban.draft.history.KEPT_BYTES", 500)
    history = DraftHistory(room(4, 4))
    for square in range(16):
        history.do(paint(history.current, (square,), Tool.GOAL))
    kept = restore_history(history.record())
    assert kept.current == history.current
    assert sum(map(len, history.record()["steps"])) < 700
    assert kept.undo()
    history.undo()
    assert kept.current == history.current


@pytest.mark.parametrize(
    "record",
    [{}, {"steps": [], "origins": [], "position": 0}, {"steps": ["x"], "origins": [0], "position": 0}, {"steps": 3}],
)
def test_a_record_that_makes_no_sense_is_refused(record: dict[str, object]) -> None:
    with pytest.raises(InputError, match="saved draft"):
        restore_history(record)
