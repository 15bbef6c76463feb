"""Status of a level with bounds and words, and which levels the browser shows by it."""

from __future__ import annotations

import pytest

from app.base.language.words import Language
from app.sokoban.browser.filter import (
    ALL,
    BRACKET,
    GAVE_UP,
    NOBODY,
    PROGRAM,
    PROVED,
    SOLVED,
    UNSOLVABLE,
    UNSOLVED,
    Filter,
)  # fmt: skip
from app.sokoban.browser.standing import Status, standing
from app.sokoban.library.index import CollectionRow, Index, LevelRow, LevelSearchSummary
from app.widgets.explained_figures import figures_in
from core.base.words import Signs
from core.explain.formulas.derivation import says

SEARCHED = {
    "found": LevelSearchSummary(9, 12, "program", tried=10),
    "mine": LevelSearchSummary(12, 12, "program", tried=10),
    "file": LevelSearchSummary(3, 14, "file"),
    "lost": LevelSearchSummary(0, 0, "", dead=True, tried=10),
    "hard": LevelSearchSummary(40, 0, "", tried=60, gave_up="The time was up"),
}
NAMES = ("new", "own", *SEARCHED, "bad")
ROWS = [
    LevelRow(at, 1, at, name, "", 4, 8, 8, name, name, "There is no man" if name == "bad" else "")
    for at, name in enumerate(NAMES)
]
INDEX = Index(
    [CollectionRow(1, "", "", len(ROWS), 0)], {1: ROWS}, {"own": 20, "mine": 15}, {}, frozenset({"new"}), SEARCHED,
    {"own": 51, "mine": 77, "found": 49, "file": 51},
)  # fmt: skip


def shown(**wanted: str) -> list[str]:
    return [ROWS[at].title for at in Filter(**wanted).choose(ROWS, [], lambda row: standing(row, INDEX))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "status", "brief", "words"),
    [
        ("new", Status.BEGUN, "", "in progress"),
        ("own", Status.YOURS, "best known 20 pushes", "solved by you, best known 20 pushes"),
        ("found", Status.PROGRAM, "9–12 pushes", "solved by the program, best known 12 pushes, at least 9"),
        ("mine", Status.YOURS, "12 pushes, proved", "solved by you, 12 pushes, proved to be the fewest"),
        ("file", Status.OPEN, "3–14 pushes", "not solved, best known 14 pushes, at least 3"),
        ("lost", Status.UNSOLVABLE, "unsolvable", "unsolvable, proved"),
        ("hard", Status.GAVE_UP, "at least 40", "given up by the program after 60 s, at least 40"),
        ("bad", Status.BROKEN, "", "cannot be played"),
    ],
)
def test_a_status_and_bounds_in_words(name: str, status: Status, brief: str, words: str) -> None:
    found = standing(ROWS[NAMES.index(name)], INDEX)
    assert (found.status, found.brief, found.words) == (status, brief, words)
    for told in figures_in(found.words):
        assert says(told.text, told.worked.number)
        assert words[told.place :].startswith(told.text)


def test_the_bounds_in_the_words_are_figures() -> None:
    named = {row.title: [(one.name, one.text) for one in figures_in(standing(row, INDEX).words)] for row in ROWS}
    assert named["found"] == [("best", "12"), ("at least", "9")] and named["mine"] == [("fewest pushes", "12")]
    assert named["hard"] == [("at least", "40")], "of the seconds after which it was given up nothing is derived"
    assert not named["lost"] and not named["bad"]


def test_figures_are_found_whatever_separates_them_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    joins = {"{before}, {after}": "{before}、{after}"}
    language = Language("xx", Signs(",", ".", "%"), lambda text, _context, _n: joins.get(text, ""), lambda *_: "")
    monkeypatch.setattr("app.base.language.words._language", language)
    for row in ROWS:
        found = standing(row, INDEX)
        for told in figures_in(found.words):
            assert found.words[told.place :].startswith(told.text)
    assert "、" in standing(ROWS[NAMES.index("mine")], INDEX).words


def test_to_who_wants_to_be_told_nothing_only_what_they_know() -> None:
    told = {row.title: standing(row, INDEX, quiet=True) for row in ROWS}
    assert {name for name, one in told.items() if one.status is Status.YOURS} == {"own", "mine"}
    assert not any(one.brief for one in told.values())


def test_levels_are_chosen_by_what_is_known() -> None:
    assert shown(state=ALL) == list(NAMES)
    assert shown(state=SOLVED) == ["own", "mine"]
    assert shown(state=UNSOLVED) == ["new", "found", "file", "lost", "hard", "bad"]
    assert shown(state=PROGRAM) == ["found"]
    assert shown(state=NOBODY) == ["new", "hard"]
    assert shown(state=GAVE_UP) == ["hard"]
    assert shown(state=UNSOLVABLE) == ["lost"]
    assert shown(state=PROVED) == ["mine"]
    assert shown(state=BRACKET) == ["own", "found", "file"]


def test_levels_are_ordered_by_what_is_known() -> None:
    assert shown(order="pushes")[:4] == ["mine", "found", "file", "own"]
    assert shown(order="moves")[:4] == ["found", "own", "file", "mine"]
    assert shown(order="most_pushes")[:4] == ["own", "file", "mine", "found"]
    assert shown(order="most_moves")[:4] == ["mine", "own", "file", "found"]
    assert shown(order="bracket")[:4] == ["own", "file", "found", "mine"]
    assert shown(order="state") == ["new", "file", "hard", "found", "own", "mine", "lost", "bad"]


def test_what_twins_know_is_put_together() -> None:
    assert LevelSearchSummary(3, 14, "file").with_more(
        LevelSearchSummary(5, 12, "program", tried=10)
    ) == LevelSearchSummary(5, 12, "program", tried=10)
    assert LevelSearchSummary(5, 12, "program", tried=10).with_more(
        LevelSearchSummary(3, 0, "", gave_up="")
    ) == LevelSearchSummary(5, 12, "program", tried=10)


def test_long_numbers_leave_out_what_they_count() -> None:
    index = Index([], {}, {}, {}, frozenset(), {"found": LevelSearchSummary(177, 201, "program")})
    assert standing(ROWS[NAMES.index("found")], index).brief == "177–201"
