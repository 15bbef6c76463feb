"""Use without seeing: what a screen reader finds on every page and card, and what is announced."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.theme import accessible, theme
from app.cube.page import CubePage
from app.lab.page import LabPage
from app.plots.charts.counts import ColumnPart, CountsPlot
from app.plots.charts.plot import Plot
from app.plots.panes.switcher import PlotSwitcher
from app.shell.application import make_application
from app.shell.window import Window
from app.sokoban.browser.words_card import WordsCard
from app.sokoban.page import SokobanPage
from app.twenty48.board.look import _TILES, BEYOND
from app.widgets import keyboard_order
from app.widgets.cards.card import OverlayCard, dismiss_cards
from app.widgets.cards.popover import Popover
from app.widgets.explained_figures import FigureButton
from app.widgets.status import ProgressBar
from core.base.colour import contrast
from core.base.control import Control
from core.sokoban.formats.collection import read_level
from core.sokoban.solve.solver import Effort, SolverMetric, solve
from tests.app.audible import Walk, popovers
from tests.app.sokoban.picture.test_picture import picture

Role, Text = QAccessible.Role, QAccessible.Text


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Provide the list of announcements to screen readers."""
    said: list[str] = []

    def send(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())
        QAccessible.updateAccessibility(event)

    monkeypatch.setattr(accessible, "send", send)
    monkeypatch.setattr(accessible, "listening", lambda: True)
    yield said


# the tree


CARDS = {
    "cube": (
        "cube.patterns", "cube.proofs", "cube.timer_times", "cube.setup", "cube.edit", "cube.wildcards", "cube.network",
    ),
    "sokoban": (
        "sokoban.kept", "sokoban.snapshots", "sokoban.levels", "sokoban.about", "sokoban.export_card", "sokoban.blocks",
        "sokoban.browse", "sokoban.make", "sokoban.new_level",
    ),
    "2048": ("2048.games", "2048.save", "2048.shape", "2048.train", "2048.values", "2048.edit"),
    "lab": (),
}  # fmt: skip
"""Commands that open the cards of each page; a card that none of them opens is reported as missing."""


VARIANTS = ("policy-confusions", "savitch-drawn", "compare-depth-within", "complexity-passage", "complexity-growth")
"""Variants of the Lab's subjects with a layout different from the subject's first variant."""


@pytest.mark.parametrize("key", CARDS)
def test_every_control_of_a_page_and_its_cards_has_name_role_value_and_state(
    window: Window, qtbot: QtBot, key: str
) -> None:
    page, walk = window.open_page(key), Walk(window)
    actions = {name: page.commands[name] for name in CARDS[key]}
    seen: set[type[QWidget]] = set()
    qtbot.wait(1)
    assert walk.faults() == []
    for switcher in page.findChildren(PlotSwitcher):
        for which in switcher.which._options:
            switcher.choose(which)
            qtbot.wait(1)
            assert [which, *walk.faults()] == [which]
    window.open_preferences()
    preferences = window._preferences
    assert preferences is not None
    for subject in preferences.subjects:
        preferences.show_subject(subject)
        assert [subject, *walk.faults()] == [subject]
    if isinstance(page, LabPage):
        for subject in VARIANTS:
            page.show_subject(subject)
            qtbot.waitUntil(lambda: page.view.is_ready)
            assert [subject, *walk.faults()] == [subject]
    for name, action in actions.items():
        close_cards(window)
        action.trigger()
        qtbot.wait(1)
        assert [name, *walk.faults()] == [name]
        seen |= kinds_in_sight(window)
    close_cards(window)
    if isinstance(page, SokobanPage):
        # which need a picture, and a level of one's own
        page.picture.take(picture())
        qtbot.waitUntil(lambda: page.picture.card is not None)
        assert walk.faults() == []
        seen |= kinds_in_sight(window)
        WordsCard(window, "Title", "Author", "Comment").open_over(page)
        assert walk.faults() == []
        seen |= kinds_in_sight(window)
        close_cards(window)
    assert cards_of(registry.entry(key).package) - seen == set()


def kinds_in_sight(window: Window) -> set[type[QWidget]]:
    inside = [part for part in window.findChildren(QWidget) if part.isVisible()]
    return {type(part) for part in (*inside, *popovers(window))}


def cards_of(package: str) -> set[type[QWidget]]:
    """Return all cards and popovers declared in a page's folder."""
    folder = import_module(f"app.{package}")
    for module in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
        import_module(module.name)

    def below(kind: type[QWidget]) -> Iterator[type[QWidget]]:
        for special in kind.__subclasses__():
            yield special
            yield from below(special)

    found = {kind for base in (OverlayCard, Popover) for kind in below(base)}
    return {kind for kind in found if kind.__module__.startswith(f"{folder.__name__}.")}


def close_cards(window: Window) -> None:
    for card in popovers(window):
        card.close()
    dismiss_cards(window)


def test_pages_are_called_by_their_names_in_the_rail_and_heard_as_one_of_a_few(window: Window) -> None:
    rail = [QAccessible.queryAccessibleInterface(button) for button in window._rail._buttons.values()]
    assert [told.text(Text.Name) for told in rail] == [entry.text for entry in registry.PAGES]
    assert {told.role() for told in rail} == {Role.RadioButton}
    for key in ("lab", "sokoban"):
        window.open_page(key)
        on = [entry.key for entry, told in zip(registry.PAGES, rail, strict=True) if told.state().checked]
        assert on == [key]


def test_arrows_lead_through_the_rail_and_open_nothing(window: Window) -> None:
    window.open_page("cube")
    window.activateWindow()
    rail = window._rail
    rail._buttons["cube"].setFocus()
    passed = []
    for _ in range(len(registry.PAGES) + 2):
        now = QApplication.focusWidget()
        assert isinstance(now, QAbstractButton)
        passed.append(now)
        QTest.keyClick(now, Qt.Key.Key_Down)
    assert passed == [*rail._buttons.values(), rail.search_button, rail.settings_button]
    assert window.page.key == "cube"
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget() or window, key)
    assert window.page.key == "lab" and QApplication.focusWidget() is window.page.focusProxy()


# the keyboard


@pytest.mark.parametrize("key", [entry.key for entry in registry.PAGES])
def test_tab_reaches_everything_both_ways_with_a_ring(window: Window, qtbot: QtBot, key: str) -> None:
    page = window.open_page(key)
    window.activateWindow()
    page.setFocus()
    qtbot.wait(30)
    wanted = {part for part in keyboard_order.stops(window) if not isinstance(part, FigureButton)}
    assert len(wanted) > 5
    for tab in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        seen: set[QWidget] = set()
        for _ in range(len(keyboard_order.stops(window)) + 20):
            before = QApplication.focusWidget()
            assert before is not None
            QTest.keyClick(before, tab)
            now = QApplication.focusWidget()
            assert now is not None and now.isVisible()
            seen.add(now)
            board_walks = now.property("stage") and before is now
            assert board_walks or (window._ring.isVisible() and window._ring.geometry().intersects(window.rect()))
        missed = {f"{type(part).__name__} {part.accessibleName()}" for part in wanted - seen}
        assert missed == set()


def test_tab_follows_the_page_as_it_is_read(window: Window) -> None:
    """Tab goes from the rail to the header, over the puzzle into the panel."""
    window.open_page("sokoban")
    stops = keyboard_order.stops(window)
    stage = window.page.focusProxy()
    assert stage is not None
    order = [
        next(index for index, part in enumerate(stops) if home.isAncestorOf(part) or part is home)
        for home in (window._rail, window.page.header, stage, window.page.panel)
    ]
    assert order == sorted(order)


def test_tab_leads_to_nothing_that_the_browser_of_levels_covers(window: Window) -> None:
    page = window.open_page("sokoban")
    window.activateWindow()
    page.commands["sokoban.browse"].trigger()
    for part in keyboard_order.stops(window):
        at = part.mapTo(window, part.rect().center())
        seen = window.childAt(at)
        assert seen is not None and (seen is part or part.isAncestorOf(seen) or seen.isAncestorOf(part)), part


@pytest.mark.parametrize("name", ["patterns", "proofs", "timer_times"])
def test_tab_stays_on_a_card_and_escape_gives_the_keyboard_back(window: Window, name: str) -> None:
    page = window.open_page("cube")
    window.activateWindow()
    before = next(part for part in keyboard_order.stops(window.page.header) if part.isEnabled())
    before.setFocus(Qt.FocusReason.TabFocusReason)
    page.commands[f"cube.{name}"].trigger()
    card = next(one for one in window.findChildren(OverlayCard) if one.isVisible())
    for _ in range(len(keyboard_order.stops(card)) + 2):
        now = QApplication.focusWidget()
        assert now is not None and (now is card or card.isAncestorOf(now))
        QTest.keyClick(now, Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget() or card, Qt.Key.Key_Escape)
    assert not card.isVisible() and QApplication.focusWidget() is before


def test_words_are_laid_out_from_the_left_in_every_language(window: Window) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(QLocale.Language.Arabic))
        assert make_application().layoutDirection() == Qt.LayoutDirection.LeftToRight
        assert all(part.layoutDirection() == Qt.LayoutDirection.LeftToRight for part in window.findChildren(QWidget))
    finally:
        QLocale.setDefault(before)


# colours

SURFACES = (
    "bg", "rail", "stage_centre", "stage_edge", "panel", "sunken", "hover", "soft", "ok_fill", "warn_fill",
    "danger_fill",
)  # fmt: skip
INKS = ("text", "text2", "text3", "accent", "ok", "warn", "danger")


@pytest.mark.parametrize("tokens", theme.THEMES.values(), ids=lambda tokens: tokens.name)
def test_every_ink_can_be_read_on_every_surface(tokens: theme.Theme) -> None:
    pairs = [(ink, surface) for ink in INKS for surface in SURFACES]
    ratios = {pair: contrast(getattr(tokens, pair[0]), getattr(tokens, pair[1])) for pair in pairs}
    ratios["on_accent", "accent"] = contrast(tokens.on_accent, tokens.accent)
    ratios["panel", "text"] = contrast(tokens.panel, tokens.text)
    assert {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < 4.5} == {}


def test_every_number_can_be_read_on_its_tile() -> None:
    assert {ink: ratio for fill, ink in [*_TILES.values(), BEYOND] if (ratio := contrast(fill, ink)) < 4.5} == {}


# what is told


def squares(description: str) -> list[str]:
    """Return the rows of a level from the accessible description of the board."""
    signs = {"wall": "#", "floor": " ", "goal": ".", "box": "$", "box on a goal": "*", "man": "@", "man on a goal": "+"}
    signs |= {"walls": "#", "floor squares": " ", "goals": ".", "boxes": "$", "boxes on goals": "*"}
    rows = []
    for row in description.removesuffix(".").split(". "):
        runs = re.fullmatch(r"Row \d+: (.*)", row)
        assert runs is not None, row
        parts = [re.fullmatch(r"(?:(\d+) )?(.+)", run) for run in runs[1].split(", ")]
        rows.append("".join(signs[part[2]] * int(part[1] or 1) for part in parts if part is not None))
    return rows


ARROWS = {"l": Qt.Key.Key_Left, "u": Qt.Key.Key_Up, "r": Qt.Key.Key_Right, "d": Qt.Key.Key_Down}


def test_level_1_can_be_solved_by_who_cannot_see_it(window: Window, heard: list[str]) -> None:
    """Level 1 can be solved by ear: page by name, board by rows, moves by announcements."""
    window.activateWindow()
    rail = {button.accessibleName(): button for button in window._rail.findChildren(QAbstractButton)}
    QTest.keyClick(rail["Sokoban"], Qt.Key.Key_Return)
    board = QApplication.focusWidget()
    assert board is not None
    board_interface = QAccessible.queryAccessibleInterface(board)
    assert board_interface.text(Text.Name) == "Sokoban board" and board_interface.state().focused
    description = board_interface.text(Text.Description)
    level = read_level("\n".join(squares(description[description.index("Row 1:") :])))
    found = solve(level.start, SolverMetric.PUSHES, Effort(20, 1 << 28, 1), Control())
    assert found.solution is not None
    for move in found.solution.lurd:
        heard.clear()
        QTest.keyClick(board, ARROWS[move.lower()])
        assert heard, "every move is told"
    QApplication.processEvents()
    assert any(text.startswith("Solved") for text in heard)
    assert "empty goal" not in board_interface.text(Text.Value) and "on a goal" in board_interface.text(Text.Value)


def test_only_what_happened_is_said_of_a_board_and_asking_tells_where_everything_is(
    window: Window, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only events on the board are announced; its whole description is read on request.

    Orca reads out a changed description of the focused widget, here all rows.
    """
    changes: list[tuple[str, str]] = []

    def send(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.DescriptionChanged:
            told = QAccessible.queryAccessibleInterface(event.object())
            changes.append((told.text(Text.Name), told.text(Text.Description)))
        elif isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(accessible, "send", send)
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    window.activateWindow()
    page.board.setFocus()
    heard.clear()
    changes.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert heard[0].startswith("Box from") and {*changes} == {("Sokoban board", "")}
    interface = QAccessible.queryAccessibleInterface(page.board)
    assert interface.text(Text.Description).startswith("Man at D3; box at E3")
    changes.clear()
    window._rail.settings_button.setFocus()
    QApplication.processEvents()
    assert changes == [("Sokoban board", interface.text(Text.Description))]


def test_what_has_no_value_where_values_are_numbers_tells_it_first(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board without a numeric value begins its description with it, where values cannot be words.

    That is so on Linux, whose AT-SPI has no values in words.
    """
    stage = window.open_page("cube").focusProxy()
    assert stage is not None
    board = QAccessible.queryAccessibleInterface(stage)
    for has_words, first in ((True, "Up: all white"), (False, "solved. Up: all white")):
        monkeypatch.setattr(accessible, "VALUES_HAVE_WORDS", has_words)
        assert board.text(Text.Value) == "solved" and board.text(Text.Description).startswith(first)


def test_a_bar_tells_how_much_is_done(qtbot: QtBot) -> None:
    bar = ProgressBar()
    qtbot.addWidget(bar)
    told = QAccessible.queryAccessibleInterface(bar)
    assert (told.role(), told.text(Text.Name), told.text(Text.Value)) == (Role.ProgressBar, "Progress", "not known yet")
    bar.set_fraction(0.384)
    assert told.text(Text.Value) == "38\u2009%"


def test_a_plot_of_what_is_not_all_counted_tells_no_total(qtbot: QtBot) -> None:
    plot = CountsPlot(str)
    qtbot.addWidget(plot)
    plot.show_columns([[ColumnPart(1, "exact")], [ColumnPart(12, "exact")], [ColumnPart(7, "exact")]])
    assert plot.describe() == "3 depths, 20 positions"
    plot.show_columns([[ColumnPart(1, "exact")], [ColumnPart(12, "exact")], [ColumnPart(7, "exact", solid=False)]])
    assert plot.describe() == "3 depths, most positions at depth 1"


def test_the_board_says_where_everything_is(window: Window, heard: list[str]) -> None:
    page = window.open_page("sokoban")
    QTest.keyClick(page, Qt.Key.Key_F4)
    assert len(heard) == 1 or heard[-1].startswith("Man at ")
    assert re.match(r"Man at [A-Z]+\d+; box(es)? at .*; empty goals? at .*\. Row 1: ", heard[-1])
    for key, first in (("cube", "Up: all white"), ("2048", "empty")):
        page = window.open_page(key)
        heard.clear()
        QTest.keyClick(page, Qt.Key.Key_F4)
        assert first in heard[-1]


def test_a_push_a_wall_and_a_box_that_stays_are_told(window: Window, heard: list[str]) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    page.text.read_levels("#######\n#@ $$ #\n#  .. #\n#######\n")
    heard.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert heard[0] == "Right: man at C2"
    heard.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert heard == ["The box to the right cannot be moved"]
    heard.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Up)
    assert heard == ["Wall above"]


def test_a_push_and_the_deadlock_it_makes_are_told(window: Window, heard: list[str]) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    page.text.read_levels("#######\n#@ $  #\n#.    #\n#######\n")
    heard.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    assert any(text.startswith("Box from D2 to E2, man at D2") for text in heard)
    QApplication.processEvents()
    assert any("cannot be solved" in text for text in heard)
    heard.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Backspace)
    assert any(text.startswith("Taken back: box from E2 to D2") for text in heard)


def test_the_square_under_the_keyboards_cursor_is_told(window: Window, heard: list[str]) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    page.text.read_levels("#######\n#@ $  #\n#    .#\n#######\n")
    heard.clear()
    QTest.keyClick(page.board, Qt.Key.Key_Tab)
    assert "D2, box" in heard
    QTest.keyClick(page.board, Qt.Key.Key_Down)
    assert heard[-1].startswith("D3, floor")


def test_turns_and_the_solved_cube_are_told(window: Window, heard: list[str]) -> None:
    page = window.open_page("cube")
    QTest.keyClick(page, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert "R prime" in heard
    stage = page.focusProxy()
    assert stage is not None
    told = QAccessible.queryAccessibleInterface(stage)
    assert told.text(Text.Value) == "not solved" and "Up: white white" in told.text(Text.Description)
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_R)
    QApplication.processEvents()
    assert "R" in heard and any(text.startswith("Solved in 2 moves") for text in heard)


def test_a_proved_depth_is_told(window: Window, heard: list[str]) -> None:
    page = window.open_page("cube")
    assert isinstance(page, CubePage)
    page.model.variant = "2x2x2"
    heard.clear()
    QTest.keyClick(page, Qt.Key.Key_F)
    assert "Depth: 1 move HTM, proved" in heard


def test_a_move_of_2048_is_told_with_the_new_tile(window: Window, heard: list[str]) -> None:
    page = window.open_page("2048")
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(page, key)
    assert any(re.search(r"^(Left|Up|Right);.* ?new [24] at row \d, column \d", text) for text in heard)


def test_a_plot_reads_out_its_figures_under_the_keyboards_cursor(
    window: Window, heard: list[str], qtbot: QtBot
) -> None:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in page.findChildren(Plot)))
    plot = next(one for one in page.findChildren(Plot) if one.isVisible())
    plot.setFocus()
    heard.clear()
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_Right)
    told = QAccessible.queryAccessibleInterface(plot)
    assert told.role() == Role.Chart and heard[-1] == told.text(Text.Value) == plot.read(plot.place).text
    assert len({*heard}) == 3 and all(before != after for before, after in pairwise(heard))


def test_nothing_is_made_into_words_while_nobody_listens(
    window: Window, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accessible, "listening", lambda: False)
    QTest.keyClick(window.page, Qt.Key.Key_R)
    assert heard == []
