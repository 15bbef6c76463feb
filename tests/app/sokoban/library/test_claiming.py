"""Solutions in an opened file: after one question they count if they are the player's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.library.claiming import find_claims
from app.sokoban.page import SokobanPage
from app.sokoban.records.solutions import SolutionSource
from app.widgets.controls.buttons import Button
from core.base.control import Control
from tests.app.sokoban.levels import open_file

FILE = """First

#####
#@$.#
#####

My very best
R

Second

######
#@ $.#
######

Backwards
[rr]Ll

Third

#######
#@  $.#
#######

Solution
rrr

An attempt
rr

Fourth

########
#@   $.#
########

Snapshot 1
rr
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Provide a file with correct solutions of two levels under their own names, one in reverse play."""
    path = tmp_path / "mine.sok"
    path.write_text(FILE, encoding="utf-8")
    return path


def answer(page: SokobanPage, text: str) -> None:
    """Click a button of the question."""
    (button,) = (one for one in page.counters.notice.findChildren(Button) if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def ask(page: SokobanPage, shown: Window, path: Path, qtbot: QtBot) -> None:
    """Open a file, and wait for the question."""
    open_file(shown, path)
    notice = page.counters.notice
    qtbot.waitUntil(lambda: notice.isVisible() and notice.title == "Are these yours?")


def solved(page: SokobanPage) -> int:
    """Return how many levels of the collection are listed as solved."""
    return page.model.library.index().collections[-1].solved


def test_own_solutions_count_after_one_question(page: SokobanPage, shown: Window, path: Path, qtbot: QtBot) -> None:
    ask(page, shown, path, qtbot)
    assert page.counters.notice.text == "The file has solutions of 3 levels that you have not solved here."
    assert solved(page) == 0
    answer(page, "Yes, count them")
    qtbot.waitUntil(lambda: solved(page) == 3)
    assert not page.counters.notice.isVisible()
    model = page.model
    first, second = (model.level_set.levels[at].key for at in (0, 1))
    assert {key: best.moves for key, best in model.results.find_best_results(second).items()}["pushes"] == "rR"
    (kept,) = model.solutions.read_records(first).values()
    assert (kept.moves, kept.source, kept.name) == ("R", SolutionSource.PLAYER, "My very best")
    open_file(shown, path)
    qtbot.waitUntil(lambda: page.services.jobs.current is None)
    assert page.counters.notice.title != "Are these yours?" or not page.counters.notice.isVisible()


def test_solutions_of_others_stay_the_files(page: SokobanPage, shown: Window, path: Path, qtbot: QtBot) -> None:
    ask(page, shown, path, qtbot)
    answer(page, "No")
    assert not page.counters.notice.isVisible()
    qtbot.waitUntil(lambda: page.services.jobs.current is None)
    assert solved(page) == 0
    page.commands["sokoban.browse"].trigger()
    page.library.claim_collection()
    qtbot.waitUntil(lambda: solved(page) == 3)
    page.library.claim_collection()
    qtbot.waitUntil(lambda: shown.sentence.startswith("The file of this collection has no solution"))


def test_what_a_file_has_recorded_since_is_taken_in(page: SokobanPage, shown: Window, path: Path, qtbot: QtBot) -> None:
    ask(page, shown, path, qtbot)
    answer(page, "No")
    path.write_text(f"{FILE}\nAt last\nrrrR\n", encoding="utf-8")
    ask(page, shown, path, qtbot)
    assert page.counters.notice.text == "The file has solutions of 4 levels that you have not solved here."
    assert [one.title for one in page.model.level_set.levels[3].recordings] == ["Snapshot 1", "At last"]
    assert len(page.model.level_set.levels) == 4


def test_the_question_hinders_nobody(page: SokobanPage, shown: Window, path: Path, qtbot: QtBot) -> None:
    ask(page, shown, path, qtbot)
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert page.model.session.moves and page.counters.notice.title != "Are these yours?"


def test_nothing_is_asked_of_levels_that_are_solved(page: SokobanPage, path: Path) -> None:
    answer = page.model.library.importing(path)(Control())
    collection = page.model.library.index().collections[-1].key
    assert answer is not None
    with page.model.library.store.working() as db:
        claims = find_claims(db, collection, Control())
        assert [(one.moves, one.tally.pushes, one.name) for one in claims] == [
            ("R", 1, "My very best"),
            ("rR", 1, "Backwards"),
            ("rrR", 1, ""),
        ]
    first = page.model.library.level_set(collection).levels[0]
    page.model.results.record(first.key, claims[0].tally, "R")
    with page.model.library.store.working() as db:
        assert len(find_claims(db, collection, Control())) == 2


def test_lines_that_were_not_understood_are_counted(shown: Window, tmp_path: Path) -> None:
    path = tmp_path / "torn.sok"
    path.write_text("#####\n#@$.#\n#####\n\nSolution\n\nSnapshot\n\nrr(r\n", encoding="utf-8")
    open_file(shown, path)
    assert "1 level opened." in shown.sentence
    assert "2 lines were not understood; the first: No moves follow “Solution”" in shown.sentence
