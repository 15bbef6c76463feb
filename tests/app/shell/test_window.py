"""The window: pages, command list, themes, settings, layout, dropped files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.actions import Command
from app.base.jobs.jobs import QuestionRunner
from app.base.storage.settings import Settings
from app.base.theme import accessible, theme
from app.cube.board import look
from app.lab.page import LabPage
from app.plots.panes.depth import SENTENCE
from app.shell.window import Window, open_window
from app.widgets.cards.command_palette import CommandMatch, matches
from app.widgets.controls.buttons import CheckBox
from app.widgets.text import Label
from core.base.control import Control
from tests.app.pseudo import spoken


def test_pages_are_made_when_first_opened_and_kept(window: Window) -> None:
    assert list(window._pages) == ["cube"]
    board = window.open_page("2048")
    assert window.open_page("cube") is not board
    assert window.open_page("2048") is board


@pytest.mark.parametrize("number", range(1, len(registry.PAGES) + 1))
def test_a_key_opens_each_page(window: Window, number: int) -> None:
    QTest.keyClick(window, getattr(Qt.Key, f"Key_{number}"), Qt.KeyboardModifier.ControlModifier)
    assert window.page.key == registry.PAGES[number - 1].key


def test_nothing_stands_outside_the_window(window: Window, qtbot: QtBot) -> None:
    """No widget becomes a window of its own, as it does when it is shown without a parent."""
    for width in (1280, 720, 1440):
        window.resize(width, 800)
        for page in registry.PAGES:
            window.open_page(page.key)
            qtbot.wait(20)
            assert [shown for shown in QApplication.topLevelWidgets() if shown.isVisible()] == [window]


def test_the_last_page_is_opened_again(window: Window, qtbot: QtBot) -> None:
    window.open_page("sokoban")
    window.close()
    again = open_window()
    qtbot.addWidget(again)
    assert again.page.key == "sokoban"


def type_command(window: Window, text: str, key: Qt.Key) -> None:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, key)


def test_a_command_is_found_by_typing_and_run_by_enter(window: Window) -> None:
    window.activateWindow()
    type_command(window, "theme dark", Qt.Key.Key_Return)
    assert theme.current().name == "dark"
    assert not window.palette_list.isVisible()


@pytest.mark.parametrize("key", [entry.key for entry in registry.PAGES])
def test_what_the_lab_shows_is_found_from_every_page(window: Window, key: str) -> None:
    window.activateWindow()
    window.open_page(key)
    type_command(window, "2048 bag", Qt.Key.Key_Return)
    assert isinstance(window.page, LabPage) and window.page.model.name == "bag-2048"


def test_escape_leaves_the_command_list_and_gives_the_focus_back(window: Window) -> None:
    window.activateWindow()
    window.page.setFocus()
    before = QApplication.focusWidget()
    type_command(window, "theme light", Qt.Key.Key_Escape)
    assert not window.palette_list.isVisible()
    assert QApplication.focusWidget() is before


def test_tab_goes_round_the_command_list_and_leaves_it_open(window: Window) -> None:
    window.activateWindow()
    type_command(window, "theme", Qt.Key.Key_Tab)
    field, rows = QApplication.focusWidget(), window.palette_list._list
    assert isinstance(field, QLineEdit) and window.palette_list.isVisible() and field.text() == "theme"
    assert rows.currentIndex().row() == 1
    for _ in range(2):
        QTest.keyClick(field, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    last = rows.currentIndex().row()
    assert last == rows.model().rowCount() - 1 > 1
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert rows.currentIndex().row() == 0 and window.palette_list.isVisible()


def test_every_command_says_what_it_is(window: Window) -> None:
    for entry in registry.PAGES:
        for command in window.open_page(entry.key).commands:
            assert command.text[0].isupper()
            assert not command.text.endswith(".")


def test_matching_prefers_beginnings_and_needs_every_word() -> None:
    solve, resolve, other = (
        CommandMatch(Command(text, text, lambda: None), "") for text in ("Solve this cube", "Resolve names", "Open")
    )
    assert matches("solv", [resolve, other, solve]) == [solve, resolve]
    assert matches("cube solve", [resolve, other, solve]) == [solve]
    assert matches("xyz", [resolve, other, solve]) == []
    solved = CommandMatch(Command("solved", "Start from solved", lambda: None), "")
    assert matches("solve", [solved, solve]) == [solve, solved], "a word of its own comes before the beginning of one"


def test_a_size_is_found_as_a_keyboard_writes_it(window: Window) -> None:
    found = [CommandMatch(command, "2048") for command in window.open_page("2048").commands]
    for query in ("3x3", "3×3"):
        assert [one.command.key for one in matches(query, found)] == ["2048.size3"]


@pytest.mark.usefixtures("own_look")
def test_settings_are_remembered(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    window.open_preferences()
    preferences = window._preferences
    assert preferences is not None
    preferences.theme_choice.setFocus()
    for _ in range(3):
        QTest.keyClick(preferences.theme_choice, Qt.Key.Key_Right)
    QTest.mouseClick(preferences.motion.option("reduced"), Qt.MouseButton.LeftButton)
    assert preferences.of_page is not None
    letters = next(box for box in preferences.findChildren(CheckBox) if box.text() == "Letters on the stickers")
    QTest.mouseClick(letters, Qt.MouseButton.LeftButton)
    preferences.close()
    window.close()
    theme.manager().load(Settings(tmp_path / "of-somebody-else.ini"))
    assert theme.current().name == "light" and not look.letters() and theme.duration(100) == 100
    again = open_window()
    qtbot.addWidget(again)
    assert theme.current().name == "contrast"
    assert look.letters()
    assert theme.duration(100) == 0


def test_the_panel_folds_in_a_narrow_window_and_opens_with_its_key(window: Window, qtbot: QtBot) -> None:
    panel = window.page.panel
    assert panel.isVisible()
    window.resize(800, 600)
    qtbot.waitUntil(lambda: not panel.isVisible())
    QTest.keyClick(window.page, Qt.Key.Key_F9)
    qtbot.waitUntil(panel.isVisible)
    window.resize(1280, 800)
    qtbot.waitUntil(panel.isVisible)


def test_the_pane_folds_in_a_low_window_and_opens_with_its_key(window: Window, qtbot: QtBot) -> None:
    page = window.page
    assert page.arrangement.pane is not None
    assert page.arrangement.pane.isVisible()
    window.resize(800, 600)
    qtbot.waitUntil(lambda: page.arrangement.pane is not None and not page.arrangement.pane.isVisible())
    QTest.keyClick(page, Qt.Key.Key_F10)
    assert page.arrangement.pane.isVisible()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.arrangement.pane is not None and page.arrangement.pane.isVisible())


def test_a_hidden_panel_stays_hidden_next_time(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window.page, Qt.Key.Key_F9)
    assert not window.page.panel.isVisible()
    window.close()
    again = open_window("cube")
    qtbot.addWidget(again)
    assert not again.page.panel.isVisible()


def drop(window: Window, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, button, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(100, 100), action, data, button, keys))


def test_a_dropped_level_opens_on_its_page(window: Window, tmp_path: Path) -> None:
    level = tmp_path / "tiny.xsb"
    level.write_text("#####\n#@$.#\n#####\n")
    drop(window, level)
    assert window.page.key == "sokoban"
    assert window.page.session is not None
    assert len(window.page.session.states) == 1


@pytest.mark.parametrize("name", ["screen.1", "screen", "levels.xyz"])
def test_the_content_decides_of_a_file_whose_name_says_nothing(window: Window, tmp_path: Path, name: str) -> None:
    (tmp_path / "song.mp3").write_bytes(b"ID3 no level")
    drop(window, tmp_path / "song.mp3")
    level = tmp_path / name
    level.write_text("#####\n#@$.#\n#####\n", encoding="utf-8")
    drop(window, level)
    assert window.page.key == "sokoban"
    assert "1 level opened." in window.sentence


def test_a_file_nobody_reads_is_refused_in_one_sentence(window: Window, tmp_path: Path) -> None:
    song = tmp_path / "song.mp3"
    song.write_bytes(b"ID3")
    drop(window, song)
    assert window.page.key == "cube"
    assert window.sentence.startswith("Statewalk cannot read song.mp3.")


def test_closing_saves_what_was_played_a_moment_ago(window: Window, qtbot: QtBot) -> None:
    session = window.page.session
    assert session is not None
    session.play("R", "U'")
    moves = list(session.moves)
    window.close()
    again = open_window("cube")
    qtbot.addWidget(again)
    assert again.page.session is not None
    assert list(again.page.session.moves) == moves


@pytest.mark.parametrize("choice", list(theme.ThemeChoice))
def test_text_has_the_contrast_it_needs_in_every_theme(window: Window, choice: theme.ThemeChoice) -> None:  # noqa: ARG001
    theme.manager().choose(choice)
    tokens = theme.current()
    for ink in (tokens.text, tokens.text2, tokens.text3, tokens.accent, tokens.ok, tokens.warn, tokens.danger):
        assert contrast(ink, tokens.panel) >= 4.5
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5
    assert contrast(tokens.outline, tokens.panel) >= 3.0


def contrast(first: str, second: str) -> float:
    """Return the WCAG 2 contrast ratio of two colours."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_failed_job_that_nobody_answers_for_is_told(window: Window, qtbot: QtBot) -> None:
    def failing(_control: Control) -> None:
        raise OSError("The disk is full.")

    QuestionRunner(window.jobs).ask("numbers", "Counting", failing, lambda _: None)
    qtbot.waitUntil(lambda: "Counting failed." in window.sentence)
    assert "The disk is full." in window.sentence


def test_a_file_that_no_page_opens_is_told_with_those_that_are(window: Window, tmp_path: Path) -> None:
    before = window.page
    (tmp_path / "song.mp3").write_bytes(b"")
    window.open_path(tmp_path / "song.mp3")
    assert "Statewalk cannot read song.mp3." in window.sentence
    assert ".sok, .xsb" in window.sentence and window.page is before


def test_words_that_find_another_place_keep_the_ink_of_the_theme(window: Window, qtbot: QtBot, own_look: None) -> None:
    """Labels that move when a narrow window puts the pane below the stage keep the theme's text colour.

    Qt would restore the colours that they had before they moved.
    """
    del own_look
    page = window.open_page("cube")
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    qtbot.waitUntil(lambda: any(one.text() == SENTENCE for one in page.findChildren(Label)))
    for width in (1000, 1280):
        window.resize(width, 800)
        qtbot.wait(20)
        theme.manager().choose(theme.ThemeChoice.DARK if width == 1000 else theme.ThemeChoice.LIGHT)
        window.resize(2280 - width, 800)
        qtbot.wait(20)
        sentence = next(one for one in page.findChildren(Label) if one.text() == SENTENCE)
        assert sentence.palette().windowText().color() == QColor(theme.current().text2)


@pytest.mark.parametrize(
    ("query", "found"), [("2048 bag", "bag"), ("4x4", "4×4"), ("savitchs", ""), ("depths 3X3x3", "3×3×3")]
)
def test_commands_are_found_however_they_are_written(window: Window, query: str, found: str) -> None:
    commands = [CommandMatch(command, "Lab") for command in window.open_page("lab").commands]
    titles = [one.command.text for one in matches(query, commands)]
    assert titles and all(found in title for title in titles)


def test_accents_and_thin_spaces_do_not_matter() -> None:
    odd = CommandMatch(Command("odd", "Öffne 1\u2009024 Blöcke", lambda: None), "")
    for query in ("offne 1024", "Öffne blocke", "1 024"):
        assert matches(query, [odd]) == [odd]


def test_a_command_that_cannot_be_run_now_says_so_and_leaves_the_list_open(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    heard: list[str] = []
    monkeypatch.setattr(accessible, "announce", lambda _widget, text: heard.append(text))
    window.palette_list.open(
        [CommandMatch(Command("no", "Redo", lambda: ran.append("no"), enabled=lambda: False), "Cube")]
    )
    field = QApplication.focusWidget() or window.palette_list._edit
    assert heard == ["Redo, Cube, not now"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not ran and window.palette_list.isVisible()
    QTest.keyClicks(field, "xyz")
    assert heard[-1].startswith("No command matches these words")


def test_commands_are_found_by_english_names_in_another_language(qtbot: QtBot) -> None:
    with spoken():
        shown = open_window("cube")
        qtbot.addWidget(shown)
        candidates = [CommandMatch(command, registry.entry("cube").text) for command in shown.page.commands]
        candidates += [CommandMatch(command, "") for command in shown._commands]
        for query, key in (("open sokoban", "window.sokoban"), ("solve cube", "cube.solve"), ("quit", "window.quit")):
            (found, *_) = matches(query, candidates)
            assert found.command.key == key and found.title != found.command.text
        shown.close()
