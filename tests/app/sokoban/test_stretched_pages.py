"""Sokoban's overlays and panels in a language whose texts are two fifths longer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.shell.window import open_window
from app.sokoban.page import SokobanPage
from app.sokoban.plots.switcher import PLOTS
from tests.app.languages.test_stretched import SIZES, english
from tests.app.pseudo import spoken
from tests.app.shell.test_layout import faults, open_everything

ROOM = "########\n#@  #  #\n#      #\n#  #$ .#\n########"


@pytest.fixture(params=SIZES)
def page(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[SokobanPage]:
    """Provide a page with an untitled level, since a title is never translated."""
    with spoken():
        window = open_window("sokoban")
        window.resize(*request.param)
        qtbot.addWidget(window)
        qtbot.waitExposed(window)
        page = window.page
        assert isinstance(page, SokobanPage)
        page.text.read_levels(ROOM)
        yield page
        window.close()


def drawn(page: SokobanPage, key: str) -> bool:
    """Return whether a plot has been made."""
    return page.plots._lazy[key].pane is not None


def settled(part: QWidget, qtbot: QtBot) -> None:
    """Check that nothing is cut or untranslated once the layout has settled."""
    qtbot.waitUntil(lambda: list(faults(part)) == [])
    assert english(part) == []


def test_nothing_is_cut_and_nothing_stays_english(page: SokobanPage, qtbot: QtBot) -> None:
    open_everything(page)
    page.commands["sokoban.blocks"].trigger()
    settled(page.blocks_section, qtbot)
    settled(page.legend, qtbot)
    page.commands["sokoban.blocks"].trigger()
    for key, _ in PLOTS:
        page.plots.choose(key)
        qtbot.waitUntil(partial(drawn, page, key))
        settled(page.plots, qtbot)
    page.export.open_card()
    assert page.export.card is not None
    settled(page.export.card, qtbot)
    page.export.card.close()

    page.maker.enter()
    assert page.maker.bench is not None
    open_everything(page.maker.bench)
    settled(page.maker.bench, qtbot)
    page.maker.leave()

    page.editor.edit_level()
    editor = page.editor.editor
    assert editor is not None
    open_everything(editor)
    editor.solver.toggle_walls()
    settled(editor, qtbot)
    editor.draft.ask_for_size()
    assert editor.draft.new_card is not None
    settled(editor.draft.new_card, qtbot)
    editor.draft.new_card.close()
