"""The chosen theme applies at once, in the next run, and to a puzzle's own colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.base.theme import theme
from app.base.theme.theme import Palette, ThemeChoice
from app.widgets.text import Label
from core.base.colour import contrast

pytestmark = pytest.mark.usefixtures("qapp", "own_look")


def test_a_puzzles_tokens_follow_the_theme() -> None:
    palette = Palette(light="paper", dark="night", contrast="black")
    seen = []
    for choice in (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.CONTRAST):
        theme.manager().choose(choice)
        seen.append(palette.current())
    assert seen == ["paper", "night", "black"]


def test_a_choice_is_told_at_once_and_read_by_the_next_run(tmp_path: Path, qtbot: QtBot) -> None:
    themes, path = theme.manager(), tmp_path / "settings.ini"
    themes.load(Settings(path))
    assert themes.option("nim/thick", False) is False
    with qtbot.waitSignal(themes.changed):
        themes.set_options({"nim/thick": True, "nim/wood": "oak"})
    themes.choose(ThemeChoice.DARK)
    themes.choose_comfort(movement=theme.Movement.REDUCED, compact=True)
    assert themes.option("nim/thick", False) is True
    Settings(path).sync()
    themes.load(Settings(tmp_path / "of-somebody-else.ini"))
    assert (themes.option("nim/wood", "pine"), themes.compact, theme.duration(200)) == ("pine", False, 200)
    themes.load(Settings(path))
    assert (themes.option("nim/wood", "pine"), themes.option("nim/thick", False)) == ("oak", True)
    assert (theme.current().name, themes.compact, theme.duration(200)) == ("dark", True, 0)


def test_a_choice_that_makes_no_sense_counts_as_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[theme]\nchoice=pink\ncompact=perhaps\n[nim]\nheaps=many\n", encoding="utf-8")
    themes = theme.manager()
    themes.load(Settings(path))
    assert themes.choice is ThemeChoice.SYSTEM and not themes.compact
    assert themes.option("nim/heaps", 3) == 3


@pytest.mark.parametrize("tokens", theme.THEMES.values(), ids=lambda tokens: tokens.name)
def test_text_can_be_read_on_what_it_stands_on(tokens: theme.Theme) -> None:
    for ground in (tokens.bg, tokens.panel, tokens.sunken):
        assert contrast(tokens.text, ground) > 7
        assert contrast(tokens.text2, ground) > 4.5
    assert contrast(tokens.on_accent, tokens.accent) > 4.5


def made() -> QWidget:
    """Return widgets that Qt paints by the style sheet."""
    parts = QWidget()
    column = QVBoxLayout(parts)
    column.addWidget(QLineEdit("text"))
    column.addWidget(QPlainTextEdit("text"))
    column.addWidget(QSpinBox())
    column.addWidget(QScrollBar(Qt.Orientation.Horizontal))
    menu = QMenu(parts)
    menu.addAction("text").setEnabled(False)
    column.addWidget(menu)
    listed = QListWidget()
    listed.addItems(["one", "two"])
    column.addWidget(listed)
    column.addWidget(Label("text", ink="text2"))
    for part in parts.findChildren(QWidget):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    parts.resize(300, 500)
    return parts


def test_what_was_made_in_another_theme_looks_as_if_made_in_this_one(qtbot: QtBot) -> None:
    theme.manager().choose(ThemeChoice.LIGHT)
    old = made()
    qtbot.addWidget(old)
    old.show()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    sheet = application.styleSheet()
    for choice in (ThemeChoice.DARK, ThemeChoice.CONTRAST, ThemeChoice.LIGHT):
        theme.manager().choose(choice)
        new = made()
        qtbot.addWidget(new)
        new.show()
        QApplication.processEvents()
        assert old.grab().toImage() == new.grab().toImage(), choice
        assert application.styleSheet() == sheet, "one that differs is worked out for every widget there is"


def test_what_is_out_of_sight_changes_when_it_comes_into_sight(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden pages change their theme only when they are shown: all at once blocked the window."""
    theme.manager().choose(ThemeChoice.LIGHT)
    pages = QStackedWidget()
    seen, hidden = made(), made()
    pages.addWidget(seen)
    pages.addWidget(hidden)
    qtbot.addWidget(pages)
    pages.show()
    restyled: list[QWidget] = []
    restyle = theme._repolish

    def told(widget: QWidget) -> None:
        restyled.append(widget)
        restyle(widget)

    monkeypatch.setattr(theme, "_repolish", told)
    for choice in (ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST):
        restyled.clear()
        theme.manager().choose(choice)
        assert any(map(seen.isAncestorOf, restyled)) and not any(map(hidden.isAncestorOf, restyled))
    label = hidden.findChild(Label)
    assert label is not None and label.palette().windowText().color() == QColor(theme.LIGHT.text2)
    looks = []
    pages.addWidget(fresh := made())
    for page in (hidden, fresh):
        pages.setCurrentWidget(page)
        QApplication.processEvents()
        looks.append(pages.grab().toImage())
    assert looks[0] == looks[1]


def test_the_heads_of_a_file_dialog_can_be_read(qtbot: QtBot) -> None:
    """The headers of a file dialog are readable; they were once black on black."""
    theme.manager().choose(ThemeChoice.LIGHT)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    qtbot.addWidget(dialog)
    dialog.show()
    heads = dialog.findChild(QHeaderView)
    assert heads is not None
    picture = heads.grab().toImage()
    assert picture.pixelColor(picture.width() - 3, 4).name().upper() == theme.LIGHT.panel
