"""Links to levels in the window: pasted, dropped, copied."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication

from app.shell.window import Window
from app.sokoban.page import SokobanPage
from core.sokoban.formats.link import write_link
from tests.app.sokoban.dropping import drop

LINK = "http://sokoban.ws/sokoplayer/?w=4&h=9&lvl=HHHH|H__H|H__H|H__H|H__H|HH$H|_HaH|_H.H|_HHH"


def test_a_pasted_link_is_played_and_a_copied_one_opens_it_again(page: SokobanPage) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText(LINK)
    page.commands["sokoban.paste"].trigger()
    level = page.model.level
    assert level.rows[5:8] == ("##$#", " #@#", " #.#")
    page.commands["sokoban.copy_link"].trigger()
    assert clipboard.text() == LINK == write_link(level.rows)


def test_a_broken_link_leaves_the_game_and_says_where_it_breaks(page: SokobanPage) -> None:
    before = page.model.level.key
    QGuiApplication.clipboard().setText(LINK.removesuffix("|_H.H|_HHH"))
    page.commands["sokoban.paste"].trigger()
    assert page.model.level.key == before
    told = page.counters.notice.text
    assert "is cut off" in told and "h=9" in told


def test_a_link_that_is_dragged_from_a_browser_is_played(shown: Window, page: SokobanPage) -> None:
    data = QMimeData()
    data.setUrls([QUrl(LINK)])
    assert drop(shown, data)
    assert page.model.level.rows[5] == "##$#"
    data = QMimeData()
    data.setText("#####\n#@$.#\n#####")
    assert drop(shown, data)
    assert page.model.level.rows[1] == "#@$.#"
