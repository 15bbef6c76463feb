"""Doubling rooms in the Lab: the level in play, counted entrances and lengths, playing and saving."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import accessible
from app.lab.doubling import model
from app.lab.doubling.model import RoomsModel
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window
from app.sokoban.page import SokobanPage
from core.base.control import Control
from core.sokoban.families import doubling
from core.sokoban.families.count import Fewest
from core.sokoban.formats.collection import read_file

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(window: Window, monkeypatch: pytest.MonkeyPatch) -> InstrumentView:
    monkeypatch.setattr(model, "MOST", 4)
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("rooms")
    view = page.view
    assert isinstance(view, InstrumentView)
    return view


def whole(view: InstrumentView) -> list[int]:
    return [row.rooms for row in view.model.rows() if row.counted]


def test_all_are_counted_and_agree_with_the_formula(view: InstrumentView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: whole(view) == [1, 2, 3, 4])
    assert view.panel.table.rows[2] == ("3", "× 8", "29", "732", "● counted")
    assert view.panel.note.text() == "n = 3: proved shortest by exact search, in moves and in pushes."
    assert view.panel.sums == [
        ("2 · 13 + 3", "29 pushes"),
        ("2 · 268 + 56 · 3 + 28", "732 moves"),
        ("2 + 4 + 8", "14 entrances"),
    ]


def test_what_was_counted_is_kept(window: Window, view: InstrumentView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: whole(view) == [1, 2, 3, 4])
    again = RoomsModel(window.services)
    again.count()
    assert again.counting is None and all(row.counted for row in again.rows())


def test_a_count_that_disagrees_or_gives_up_is_not_shown_as_counted(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "fewest", lambda *_: Fewest(None, "The memory is full"))
    rooms = RoomsModel(window.services)
    rooms.count()
    qtbot.waitUntil(lambda: bool(rooms.failure))
    assert rooms.failure == "n = 1 was not counted to the end. The memory is full."
    monkeypatch.setattr(model, "fewest", lambda *_: Fewest(7, ""))
    rooms.count()
    qtbot.waitUntil(lambda: bool(rooms.failure))
    assert rooms.failure == "n = 1 was counted as 7 moves and 7 pushes: the formula is wrong."
    assert not any(row.counted for row in rooms.rows())


def test_a_count_can_be_cancelled(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def waits(_start: object, _metric: object, _effort: object, control: Control) -> Fewest:
        while not control.cancelled:
            QTest.qSleep(1)
        return Fewest(None, "Cancelled")

    monkeypatch.setattr(model, "fewest", waits)
    rooms = RoomsModel(window.services)
    rooms.count()
    assert rooms.counting == 1
    job = window.services.jobs.current
    assert job is not None
    job.cancel()
    qtbot.waitUntil(lambda: rooms.failure == "Counting n = 1 was cancelled.")
    assert rooms.counting is None


def test_every_entrance_is_counted_while_the_solution_is_played(view: InstrumentView, qtbot: QtBot) -> None:
    assert view.stage.ruler.text == "room 1 0 of 2; room 2 0 of 4; room 3 0 of 8; move 0"
    view.model.moves_made = 700
    QTest.mouseClick(view.stage.run, LEFT)
    assert view.stage.run.toolTip() == "Stop"
    qtbot.waitUntil(lambda: view.stage.run.toolTip() == "Play the solution")
    assert view.stage.ruler.text == "room 1 2 of 2; room 2 4 of 4; room 3 8 of 8; move 732, solved"
    assert view.model.rooms.positions[view.model.moves_made].solved
    QTest.mouseClick(view.stage.run, LEFT)
    assert view.model.moves_made == 1
    QTest.mouseClick(view.stage.run, LEFT)
    assert view.stage.run.toolTip() == "Play the solution"


def test_a_solution_that_plays_by_itself_is_heard_when_it_is_home(
    window: Window, view: InstrumentView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[str]()
    monkeypatch.setattr(accessible, "announce", lambda _widget, text: heard.append(text))
    window.activateWindow()
    view.stage.ruler.setFocus()
    QTest.keyClick(view.stage.ruler, Qt.Key.Key_End)
    QTest.keyClick(view.stage.ruler, Qt.Key.Key_PageUp)
    assert len(heard) == 2, "whoever steps hears each step"
    view.stage.play_solution()
    qtbot.waitUntil(lambda: view.stage.run.toolTip() == "Play the solution")
    assert len(heard) == 3 and heard[-1].endswith("solved")


def test_the_ruler_goes_from_entrance_to_entrance(view: InstrumentView) -> None:
    ruler = view.stage.ruler
    for words in ("0 of 2; room 2 0 of 4; room 3 1 of 8", "0 of 2; room 2 1 of 4; room 3 1 of 8"):
        QTest.keyClick(ruler, Qt.Key.Key_PageDown)
        assert f"room 1 {words}" in ruler.text
    at = view.model.moves_made
    man = view.model.rooms.positions[at].man
    assert view.model.rooms.level.start.board.xy(man) in view.model.rooms.halls[1]
    QTest.keyClick(ruler, Qt.Key.Key_Left)
    assert view.model.moves_made == at - 1 and "room 2 0 of 4" in ruler.text
    QTest.keyClick(ruler, Qt.Key.Key_End)
    QTest.keyClick(ruler, Qt.Key.Key_Right)
    assert view.model.moves_made == 732
    QTest.keyClick(ruler, Qt.Key.Key_Home)
    assert view.model.moves_made == 0
    QTest.mouseClick(ruler, LEFT, pos=QPoint(round(ruler.x_of(366)), 30))
    assert abs(view.model.moves_made - 366) <= 1


def test_slider_and_table_choose_the_rooms_and_they_come_back(window: Window, view: InstrumentView) -> None:
    view.model.moves_made = 50
    QTest.keyClick(view.stage.slider, Qt.Key.Key_Right)
    assert view.model.number == 4 and view.model.moves_made == 0
    assert "room 4 0 of 16" in view.stage.ruler.text
    table = view.panel.table
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(0, 1)).center())
    assert view.model.number == view.stage.slider.value() == 1
    assert view.panel.sums[0] == ("the recurrence starts here", "5 pushes")
    assert RoomsModel(window.services).number == 1


def test_other_rooms_are_not_played_until_that_is_asked_for(view: InstrumentView) -> None:
    QTest.mouseClick(view.stage.run, LEFT)
    assert view.stage.run.toolTip() == "Stop" and view.model.moves_made == 1
    QTest.keyClick(view.stage.slider, Qt.Key.Key_Right)
    assert view.model.number == 4 and view.model.moves_made == 0
    assert view.stage.run.toolTip() == "Play the solution" and not view.stage._player.playing


def test_the_level_is_played_on_its_page(window: Window, view: InstrumentView) -> None:
    QTest.mouseClick(view.panel.offer.play, LEFT)
    page = window.page
    assert isinstance(page, SokobanPage)
    assert page.model.level.rows == doubling.level(3).rows
    assert page.model.level_name == "Doubling rooms, 3 rooms"
    page.model.play(doubling.solution(3))
    assert page.model.session.is_solved


def test_the_level_is_saved_with_its_solution(
    view: InstrumentView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rooms.sok"
    monkeypatch.setattr(export, "ask_for_file", lambda *_: path)
    QTest.mouseClick(view.panel.offer.save, LEFT)
    saved = read_file(path).levels[0]
    assert saved.rows == doubling.level(3).rows
    assert [one.moves for one in saved.recordings] == [doubling.solution(3)]
