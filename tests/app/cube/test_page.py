"""The cube page in the real window: keys, moves, jumps, undo, playback and invalid text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, WALK
from app.cube.timer.options import ON_SCREEN
from app.shell.window import Window, open_window
from app.widgets.cards.command_palette import CommandMatch, matches
from app.widgets.controls.segment import Option
from app.widgets.text import Label
from core.cube.cubie import Cube
from core.cube.facelets import facelet_indices
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.puzzle import PUZZLE

LEFT = Qt.MouseButton.LeftButton
SHIFT, ALT, CONTROL = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def moves(page: CubePage) -> list[str]:
    return list(page.model.session.moves)


def drag(page: CubePage, start: QPointF, end: QPointF) -> None:
    QTest.mousePress(page.view, LEFT, pos=start.toPoint())
    for k in range(1, 11):
        QTest.mouseMove(page.view, (start + (end - start) * (k / 10)).toPoint())
    QTest.qWait(60)
    QTest.mouseRelease(page.view, LEFT, pos=end.toPoint())


def test_dragging_plays_a_move_that_undo_takes_back(page: CubePage, qtbot: QtBot) -> None:
    view = page.view
    drag(page, view.pixel_of(1, -1, 1.5), view.pixel_of(1, 1, 1.5))
    drag(page, view.pixel_of(0, -1, 1.5), view.pixel_of(0, 1, 1.5))
    assert moves(page) == ["R", "M'"]
    assert page.model.session.state == position(["R", "M'"])
    QTest.keyClick(view, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert page.model.session.position == 0
    qtbot.waitUntil(lambda: not view.animating)
    assert page.model.session.state == Cube()
    QTest.keyClick(view, Qt.Key.Key_Y, CONTROL)
    assert page.model.session.position == 1


@pytest.mark.parametrize(
    ("key", "modifier", "move"),
    [
        (Qt.Key.Key_U, None, "U"),
        (Qt.Key.Key_U, SHIFT, "U'"),
        (Qt.Key.Key_B, SHIFT, "B'"),
        (Qt.Key.Key_M, None, "M"),
        (Qt.Key.Key_S, SHIFT, "S'"),
        (Qt.Key.Key_R, ALT, "Rw"),
        (Qt.Key.Key_R, ALT | SHIFT, "Rw'"),
        (Qt.Key.Key_X, None, "x"),
        (Qt.Key.Key_Z, SHIFT, "z'"),
    ],
)
def test_keys_turn(page: CubePage, key: Qt.Key, modifier: Qt.KeyboardModifier | None, move: str) -> None:
    QTest.keyClick(page.view, key, modifier or Qt.KeyboardModifier.NoModifier)
    assert moves(page) == [move]


def test_typing_in_the_field_turns_nothing(page: CubePage) -> None:
    page.entry.field.edit.setFocus()
    QTest.keyClicks(page.entry.field.edit, "R U2 fmxp")
    assert moves(page) == []
    assert page.entry.field.text == "R U2 fmxp"


def test_escape_leaves_the_field_and_keys_turn_again(page: CubePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_L, CONTROL)
    assert page.entry.field.edit.hasFocus()
    QTest.keyClicks(page.entry.field.edit, "R U")
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    assert page.entry.field.text == "R U", "what was typed stays"
    QTest.keyClick(page.view, Qt.Key.Key_F)
    assert moves(page) == ["F"]


def test_the_metric_says_what_counts_as_a_move_wherever_it_is_chosen(page: CubePage, window: Window) -> None:
    page.plots.choose(WALK)
    lab = window.open_page("lab")
    lab.show_subject("cube-3x3x3-qtm")
    options = [option for shown in (page, lab) for option in shown.findChildren(Option)]
    tips = [option.toolTip() for option in options if option.text() in {"HTM", "QTM"}]
    assert tips.count(Metric.HTM.meaning) == tips.count(Metric.QTM.meaning) == len(tips) / 2 == 3


def test_the_command_list_finds_solve_and_optimal(page: CubePage) -> None:
    found = [CommandMatch(command, page.key) for command in page.commands]
    assert matches("solve", found)[0].command.key == "cube.solve"
    assert matches("optimal", found)[0].command.key == "cube.solve"


def test_colours_are_picked_by_key_after_another_page_too(page: CubePage, window: Window) -> None:
    page.commands["cube.edit"].trigger()
    assert page.editor is not None
    QTest.keyClick(page.editor.net, Qt.Key.Key_2, CONTROL)
    assert window.page is not page
    QTest.keyClick(window.page, Qt.Key.Key_1, CONTROL)
    assert window.page is page
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_5)
    assert page.editor.swatches.current == 4
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    page.setFocus()
    assert page.view.hasFocus(), "outside the editor the keyboard is the cube's"


def test_another_cube_leaves_the_editor_and_keeps_the_keyboard(page: CubePage, window: Window) -> None:
    window.activateWindow()
    page.commands["cube.edit"].trigger()
    assert page.editor is not None and page.editor.net.hasFocus()
    QTest.mouseClick(page._size.option("2x2x2"), LEFT)
    assert page.editor.isHidden() and page.view.hasFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_R)
    assert moves(page) == ["R"]


def test_painting_begins_with_the_cube_that_is_on_the_stage_then(page: CubePage) -> None:
    page.commands["cube.edit"].trigger()
    editor = page.editor
    assert editor is not None
    page.model.turn("R")
    QTest.mouseClick(editor.copy_button, LEFT)
    assert editor.judgement.cube == position(["R"])
    page.commands["cube.undo"].trigger()
    QTest.mouseClick(editor.copy_button, LEFT)
    assert editor.judgement.cube == Cube()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (960, 600)])
def test_what_is_said_of_the_net_never_moves_it(page: CubePage, window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    page.show_panel()
    page.commands["cube.edit"].trigger()
    editor = page.editor
    assert editor is not None
    bar = page.panel.verticalScrollBar()
    twisted = bytearray(facelet_indices(Cube()))
    twisted[8], twisted[9], twisted[20] = twisted[9], twisted[20], twisted[8]
    places = []
    for stickers in (editor.stickers, bytes(twisted), bytes(54), facelet_indices(Cube()), bytes(twisted)):
        editor.net.show_stickers(stickers)
        QTest.qWait(30)
        bar.setValue(bar.maximum())
        places.append((editor.net.mapTo(window, QPoint()), editor.net.size()))
    assert len(set(places)) == 1


def test_sections_are_as_wide_with_a_scroll_bar_as_without(page: CubePage, window: Window) -> None:
    """Sections are equally wide with and without a scroll bar.

    Once the width that a bar took made the net lower, so that no bar was needed, so that the net grew: it covered the
    button below.
    """
    page.show_panel()
    page.commands["cube.edit"].trigger()
    editor = page.editor
    assert editor is not None
    bar = page.panel.verticalScrollBar()
    seen, scrolls = set(), set()
    for size in ((1000, 700), (1440, 900), (1440, 1160)):
        window.resize(*size)
        QTest.qWait(30)
        seen.add((editor.width(), editor.height()))
        scrolls.add(bar.maximum() > 0)
        assert bar.isEnabled() == (bar.maximum() > 0), "a bar with nowhere to go is not drawn"
        assert editor.use_button.geometry().top() > editor.net.geometry().bottom()
    assert len(seen) == 1 and scrolls == {True, False}


def test_the_last_move_of_a_walk_is_in_the_list(page: CubePage, qtbot: QtBot) -> None:
    """The list shows the last move of a walk, though it grew while it was hidden."""
    page.plots.choose(WALK)
    page.model.session.play(*"RUFLDBRUFLD")
    page.plots.choose(DEPTHS)
    grid = page.playback.grid
    qtbot.waitUntil(lambda: grid.viewport().height() == grid.height())
    assert grid.cell(10).bottom() <= grid.viewport().height()


def test_clicking_a_move_jumps_there(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.play(*["R", "U", "R'", "U'", "F2", "D", "L2", "B", "U2", "R", "D2", "F'"])
    grid = page.playback.grid
    for index in (3, 10, 0):
        QTest.mouseClick(grid.viewport(), LEFT, pos=grid.cell(index).center().toPoint())
        assert page.model.session.position == index + 1
        assert page.model.session.state == position(moves(page)[: index + 1])
    assert page.playback.row.place.text() == "1 of 12"
    assert len(moves(page)) == 12
    qtbot.waitUntil(lambda: not page.view.animating)
    QTest.keyClick(page.view, Qt.Key.Key_End)
    assert page.model.session.position == 12
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    assert page.model.session.position == 0
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert page.model.session.position == 1
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert page.model.session.position == 0


def test_a_long_list_scrolls_to_the_current_move(page: CubePage) -> None:
    page.model.session.play(*["R", "U"] * 300)
    assert page.playback.grid.viewport().rect().contains(page.playback.grid.cell(599).center().toPoint())
    page.model.go_to(1)
    assert page.playback.grid.viewport().rect().contains(page.playback.grid.cell(0).center().toPoint())
    page.playback.grid.grab()


def test_playback_plays_to_the_end_and_stops(page: CubePage, qtbot: QtBot) -> None:
    page.model.speed = 4
    page.model.session.play("R", "U", "F")
    QTest.mouseClick(page.playback.row.play_button, LEFT)
    assert page.playback.playing
    assert page.model.session.position == 1
    qtbot.waitUntil(lambda: not page.playback.playing)
    assert page.model.session.position == 3
    page.model.session.jump(0)
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert page.playback.playing
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert not page.playback.playing
    QTest.keyClick(page.view, Qt.Key.Key_P)
    QTest.keyClick(page.view, Qt.Key.Key_D)
    assert not page.playback.playing
    assert moves(page)[-1] == "D"


def test_speed_is_remembered(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.playback.speed_choice.chosen.emit("2")
    assert page.model.speed == 2.0
    window.close()
    again = open_window("cube")
    qtbot.addWidget(again)
    assert isinstance(again.page, CubePage)
    assert again.page.model.speed == 2.0
    assert again.page.playback.speed_choice.current == "2"


def scrambled(page: CubePage, qtbot: QtBot) -> None:
    """Press N and wait for the scramble."""
    before = page.model.session.seed
    QTest.keyClick(page.view, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: page.model.session.seed != before)


def test_a_new_scramble_shows_its_moves_and_undo_brings_the_old_game_back(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.play("R", "U")
    scrambled(page, qtbot)
    assert list(page.scramble.scramble.moves) == PUZZLE.opening_moves(page.model.session.seed)
    assert page.model.session.state == position(page.scramble.scramble.moves)
    assert moves(page) == []
    QTest.keyClick(page.view, Qt.Key.Key_Z, CONTROL)
    assert moves(page) == ["R", "U"]
    assert page.model.session.state == position(["R", "U"])


def test_undo_after_two_scrambles_brings_back_the_first(page: CubePage, window: Window, qtbot: QtBot) -> None:
    scrambled(page, qtbot)
    first = page.model.session.state
    scrambled(page, qtbot)
    second = page.model.session.state
    assert first != second
    QTest.keyClick(page.view, Qt.Key.Key_Z, CONTROL)
    assert page.model.session.state == first
    assert page.model.scramble == PUZZLE.opening_moves(page.model.session.seed), "with its moves"
    assert window.sentence == "The previous cube is back"
    QTest.keyClick(page.view, Qt.Key.Key_Z, CONTROL)
    assert page.model.session.state == Cube()
    assert not page.commands["cube.undo"].isEnabled()


def test_entered_moves_are_played_and_facelets_begin_a_game(page: CubePage) -> None:
    page.entry.field.edit.setFocus()
    QTest.keyClicks(page.entry.field.edit, "[R, U] r'")
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Return)
    assert moves(page) == ["R", "U", "R'", "U'", "Rw'"]
    assert page.entry.field.text == ""
    cube = PUZZLE.new("3x3x3", 9)
    page.entry.field.set_text(PUZZLE.format(cube))
    QTest.mouseClick(page.entry.button, LEFT)
    assert page.model.session.state == cube
    assert moves(page) == []
    assert page.scramble.scramble.text.startswith("From a position entered.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("R U2 F' Q", "Q is not a move. Use U D L R F B (move 4)."),
        ("(R U", "The ( is never closed (column 1)."),
        ("U" * 54, "Two centres are U (stickers U5 and R5)."),
    ],
)
def test_bad_text_gets_one_sentence_and_is_kept(page: CubePage, qtbot: QtBot, text: str, sentence: str) -> None:
    page.model.session.play("R")
    page.entry.field.edit.setFocus()
    QTest.keyClicks(page.entry.field.edit, text)
    qtbot.waitUntil(lambda: page.entry.field.error == sentence)
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Return)
    assert page.entry.field.text == text
    assert page.entry.field.error == sentence
    assert moves(page) == ["R"]
    page.entry.field.edit.clear()
    assert page.entry.field.error == ""


def test_ten_thousand_moves_are_read_in_the_background(page: CubePage, window: Window, qtbot: QtBot) -> None:
    long = ["R", "U2", "F'", "Lw"] * 2500
    QGuiApplication.clipboard().setText(" ".join(long))
    QTest.keyClick(page.view, Qt.Key.Key_V, CONTROL)
    assert moves(page) == []
    qtbot.waitUntil(lambda: len(moves(page)) == 10_000)
    assert page.model.session.position == 10_000
    assert page.model.session.state == position(long)
    assert window.sentence == "Played 10\u2009000 moves"
    page.model.session.begin(Cube())
    QGuiApplication.clipboard().setText(" ".join([*long, "Q"]))
    page.entry.paste()
    qtbot.waitUntil(lambda: "clipboard" in window.sentence)
    assert "Q is not a move" in window.sentence
    assert moves(page) == []


def test_what_was_read_for_the_other_cube_is_dropped(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.entry.enter("R " * 3000)
    page.model.variant = "2x2x2"
    qtbot.waitUntil(lambda: not window.jobs._jobs)
    assert moves(page) == []


def test_the_clipboard(page: CubePage, window: Window, qtbot: QtBot) -> None:
    clipboard = QGuiApplication.clipboard()
    page.model.session.play("R", "U'")
    QTest.keyClick(page.view, Qt.Key.Key_C, CONTROL)
    assert clipboard.text() == PUZZLE.format(page.model.session.state)
    page.commands["cube.copy_moves"].trigger()
    assert clipboard.text() == "R U'"
    scrambled(page, qtbot)
    page.copy_scramble()
    assert PUZZLE.parse_moves(clipboard.text()) == list(page.scramble.scramble.moves)
    clipboard.setText("F2 Q")
    QTest.keyClick(page.view, Qt.Key.Key_V, CONTROL)
    assert moves(page) == []
    assert "clipboard" in window.sentence
    clipboard.setText("F2 D")
    QTest.keyClick(page.view, Qt.Key.Key_V, CONTROL)
    assert moves(page) == ["F2", "D"]


def test_solving_is_told(page: CubePage, window: Window) -> None:
    page.model.session.begin(position(["R", "U2"]))
    page.model.session.play("U2", "R'")
    assert window.sentence.startswith("Solved")


def test_a_game_survives_and_a_broken_one_is_told(page: CubePage, window: Window, qtbot: QtBot) -> None:
    scrambled(page, qtbot)
    page.model.session.play("R", "x", "M2")
    scramble = list(page.scramble.scramble.moves)
    page.model.session.undo()
    window.close()
    again = open_window("cube")
    qtbot.addWidget(again)
    assert isinstance(again.page, CubePage)
    assert moves(again.page) == ["R", "x", "M2"]
    assert again.page.model.session.position == 2
    assert list(again.page.scramble.scramble.moves) == scramble
    again.page.flush()
    again.services.store.save_game("cube", "3x3x3", {"moves": ["Q"]})
    again.page.model.take_up()
    qtbot.waitUntil(lambda: "could not be read" in again.sentence)
    assert again.page.model.session.is_solved


def test_every_key_of_the_page_is_in_the_command_list(page: CubePage) -> None:
    keys = [command.key for command in page.commands]
    assert len(keys) == len(set(keys))
    assert {"cube.U", "cube.U'", "cube.M", "cube.Rw", "cube.x", "cube.scramble"} <= set(keys)


def test_the_panel_fits_beside_the_cube_in_the_smallest_window(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.resize(720, 560)
    qtbot.waitUntil(lambda: not page.panel.isVisible())
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    qtbot.waitUntil(page.panel.isVisible)
    assert page.panel.mapTo(window, page.panel.rect().topRight()).x() < window.width()
    assert page.view.width() >= page.view.minimumWidth()
    window.resize(1280, 800)
    qtbot.waitUntil(page._metric.isVisible)
    assert page._size.isVisible()


def test_sizes_and_metrics_are_commands_too(page: CubePage) -> None:
    page.commands["cube.metric_qtm"].trigger()
    assert page._metric.current == "qtm"
    page.commands["cube.size_2x2x2"].trigger()
    assert page.model.puzzle.size == 2
    assert page.entry.field.edit.placeholderText() == "Moves, or 24 facelets"


def test_an_entry_without_a_move_plays_nothing_and_keeps_what_waits(page: CubePage, window: Window) -> None:
    page.model.append(["R", "U"])
    QTest.keyClick(page, Qt.Key.Key_Z, CONTROL)
    page.entry.field.edit.setFocus()
    QTest.keyClicks(page.entry.field.edit, "()")
    QTest.keyClick(page.entry.field.edit, Qt.Key.Key_Return)
    assert window.sentence.startswith("This contains no moves.")
    assert page.model.session.can_redo


def in_sight(page: CubePage, widget: QWidget) -> bool:
    """Return whether the whole widget is visible in the side panel."""
    box = widget.rect().translated(widget.mapTo(page.panel, QPoint()))
    return page.panel.viewport().geometry().contains(box)


def test_a_clock_that_runs_stands_large_over_the_dimmed_page(page: CubePage, qtbot: QtBot) -> None:
    veil = page.timer.veil
    assert veil is not None and veil.isHidden()
    page.timer.stopwatch.start()
    assert veil.isVisible() and veil.geometry() == page.rect()
    middle = page.view.mapFrom(page, veil.clock.geometry().center())
    assert veil.clock.pixels == 96 and page.view.rect().contains(middle)
    shown = veil.clock.text
    qtbot.waitUntil(lambda: veil.clock.text != shown)
    page.window().resize(1100, 760)
    qtbot.waitUntil(lambda: veil.geometry() == page.rect())
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert veil.isHidden()


def test_the_cube_is_seen_while_it_is_solved_on_the_screen(page: CubePage) -> None:
    page.timer.options.choose_way(ON_SCREEN)
    page.model.begin_scrambled(["R", "U"])
    page.model.turn("U'")
    assert page.timer.stopwatch.running and page.timer.veil is not None and page.timer.veil.isHidden()


def test_the_colours_are_in_sight_when_painting_begins(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.resize(1280, 600)
    bar = page.panel.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    page.edit()
    assert page.editor is not None
    qtbot.waitUntil(lambda: bar.value() == 0)
    assert in_sight(page, page.editor.swatches)


def test_no_title_is_cut_beside_the_choice_that_says_the_same(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.plots.choose(WALK)
    qtbot.waitUntil(lambda: page.plots.pane is not None)
    for width in (1280, 1000):
        window.resize(width, 800)
        qtbot.wait(20)
        titles = [one for one in page.plots.findChildren(Label) if one.text() == "Random walk"]
        assert titles and not any(one.isVisible() for one in titles)
