"""The cube's settings: the user's own colours, letters, the solver's table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.cube.board import look
from app.cube.board.look import letter_ink
from app.cube.page import CubePage
from app.cube.preferences import REST, CubeComputing, CubePreferences
from app.cube.solve.solver import TABLE_KEY, chosen_size
from app.shell.preferences.preferences import COMPUTING
from app.shell.window import Window, open_window
from core.base.colour import contrast

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def preferences(window: Window) -> Iterator[CubePreferences]:
    """Provide the settings, opened from the cube page."""
    window.open_preferences()
    opened = window._preferences
    assert opened is not None
    assert isinstance(opened.of_page, CubePreferences)
    yield opened.of_page
    look.choose(look.STANDARD, False)


def choose_own(preferences: CubePreferences) -> None:
    """Choose the third palette by key."""
    preferences.palette_choice.setFocus()
    for _ in range(2):
        QTest.keyClick(preferences.palette_choice, Qt.Key.Key_Right)
    assert preferences.palette_choice.current == look.OWN


def type_colour(preferences: CubePreferences, digits: str) -> None:
    line = preferences.picker.digits
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, digits)


def front_colour(window: Window) -> str:
    """Return the colour at the centre of the front face."""
    page = window.page
    assert isinstance(page, CubePage)
    place = page.view.pixel_of(0, 0, 1.5).toPoint()
    return str(page.view.grab().toImage().pixelColor(place).name())


def test_a_colour_shows_on_the_cube_at_once_and_is_remembered(
    window: Window, preferences: CubePreferences, qtbot: QtBot
) -> None:
    choose_own(preferences)
    assert preferences.picker.isVisible()
    QTest.mouseClick(preferences.swatches, LEFT, pos=preferences.swatches.tile(2).center().toPoint())
    before = front_colour(window)
    type_colour(preferences, "#7030C0")
    assert look.stickers().colours["F"] == "#7030C0"
    assert front_colour(window) != before
    window.close()
    again = open_window()
    qtbot.addWidget(again)
    assert look.stickers().name == look.OWN
    assert look.stickers().colours == {**look.COLOUR_BLIND.colours, "F": "#7030C0"}


def test_the_strips_and_the_digits_say_the_same(preferences: CubePreferences) -> None:
    choose_own(preferences)
    type_colour(preferences, "#808080")
    hue, saturation, brightness = preferences.picker._strips
    saturation.setFocus()
    QTest.keyClick(saturation, Qt.Key.Key_End)
    assert preferences.picker.digits.text() == look.stickers().colours["U"]
    assert saturation.value() == saturation.maximum()
    hue.setFocus()
    QTest.keyClick(hue, Qt.Key.Key_Home)
    QTest.keyClick(brightness, Qt.Key.Key_End)
    assert look.stickers().colours["U"] == "#FF0000"
    type_colour(preferences, "#12")
    assert look.stickers().colours["U"] == "#FF0000", "half a colour changes nothing"


def test_colours_hard_to_tell_apart_are_told_but_not_forbidden(preferences: CubePreferences) -> None:
    choose_own(preferences)
    assert preferences.advice.text() == REST
    QTest.keyClick(preferences.swatches, Qt.Key.Key_Right)
    assert preferences.swatches.current == 1
    type_colour(preferences, look.stickers().colours["L"].replace("E8", "E9"))
    assert preferences.advice.text() == "R and L are hard to tell apart."
    assert look.stickers().colours["R"].startswith("#E9")
    QTest.mouseClick(preferences.reset, LEFT)
    assert preferences.advice.text() == REST
    assert look.stickers().colours == look.STANDARD.colours


def test_going_back_to_a_palette_keeps_ones_own(preferences: CubePreferences) -> None:
    choose_own(preferences)
    type_colour(preferences, "#123456")
    QTest.keyClick(preferences.palette_choice, Qt.Key.Key_Left)
    assert look.stickers() == look.COLOUR_BLIND
    assert not preferences.picker.isVisible()
    QTest.keyClick(preferences.palette_choice, Qt.Key.Key_Right)
    assert look.stickers().colours["U"] == "#123456"


@pytest.mark.parametrize("text", ["", "U#12345", "X#123456 rubbish", "U#GGGGGG"])
def test_damaged_settings_give_the_standard_colours(text: str) -> None:
    assert look.own_stickers(text).colours == look.STANDARD.colours


def test_own_colours_survive_as_text() -> None:
    own = look.Stickers(look.OWN, {**look.STANDARD.colours, "B": "#010203"})
    assert look.own_stickers(own.text) == own


def test_a_letter_has_the_ink_that_stands_out_more() -> None:
    inks = {"#F8F8F5": "#191B1E", "#16A04F": "#191B1E", "#1C5FC4": "#FFFFFF", "#C8202F": "#FFFFFF"}
    assert {fill: letter_ink(fill) for fill in inks} == inks
    for palette in (look.STANDARD, look.COLOUR_BLIND):
        assert min(contrast(fill, letter_ink(fill)) for fill in palette.colours.values()) > 4.5


def test_the_table_is_chosen_in_words_among_what_the_machine_may_do(window: Window) -> None:
    window.open_preferences()
    opened, settings = window._preferences, window.settings
    assert opened is not None
    opened.show_subject(COMPUTING)
    (computing,) = opened.findChildren(CubeComputing)
    assert computing.table.current == chosen_size(settings)
    computing.table.setFocus()
    for _ in range(2):
        QTest.keyClick(computing.table, Qt.Key.Key_Left)
    assert settings.get(TABLE_KEY, "") == chosen_size(settings) == "small"
    assert "many minutes" in computing._table_words.text()
    opened.close()


def test_a_small_machine_begins_with_the_small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for memory, size in ((0, "small"), (2 << 30, "small"), (8 << 30, "medium")):
        monkeypatch.setattr("app.cube.solve.solver.physical_memory", lambda memory=memory: memory)
        assert chosen_size(Settings()) == size


def test_a_page_without_settings_of_its_own_adds_none(window: Window) -> None:
    window.open_page("lab")
    window.open_preferences()
    assert window._preferences is not None
    assert window._preferences.of_page is None
    window._preferences.close()


def test_the_sound_of_the_timer_is_tried_when_it_is_switched_on(
    preferences: CubePreferences, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr("app.base.theme.sound.signal", heard.append)
    page = window.page
    assert isinstance(page, CubePage)
    QTest.mouseClick(preferences.sound, LEFT)
    assert heard == [] and not page.timer.options.sounds
    QTest.mouseClick(preferences.sound, LEFT)
    assert heard == [1] and page.timer.options.sounds
