"""Drawing by mouse and keys, operations on the whole grid, and its display."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.sokoban.board import look
from app.sokoban.editor.canvas import DraftCanvas
from app.sokoban.editor.edges import buttons
from app.sokoban.editor.editor import EditorPage
from app.sokoban.editor.tiles import Tiles
from app.sokoban.skins import skins
from app.sokoban.skins.outline import outline
from core.sokoban.draft.grid import Draft, Tool, grow, room
from core.sokoban.draft.remarks import level_of
from tests.app.sokoban.editor.parts import (
    CONTROL,
    FAULTY,
    LEFT,
    MIDDLE,
    NONE,
    RIGHT,
    SHIFT,
    Hand,
    Said,
    key,
    rows,
    show,
    titles,
    undo,
)

# painting


def test_a_level_is_drawn_with_number_keys_and_the_mouse(editor: EditorPage, hand: Hand) -> None:
    for number, square in (("5", (1, 1)), ("4", (3, 3)), ("3", (5, 3))):
        key(editor, number)
        hand.click(square)
    assert rows(editor)[1] == "#@------#" and rows(editor)[3] == "#--$-.--#"
    assert editor.play_button.isEnabled()
    assert editor.tool_buttons[Tool.GOAL].isChecked() and not editor.tool_buttons[Tool.WALL].isChecked()


def test_a_drag_is_one_step_without_gaps_however_quick(editor: EditorPage, hand: Hand) -> None:
    hand.drag((1, 1), (7, 5), steps=1)
    drawn = {editor.drafting.current.xy(k) for k in editor.drafting.current.squares(b"#")} - {
        editor.drafting.current.xy(k) for k in room(9, 7).squares(b"#")
    }
    assert len(drawn) == 11 and {(1, 1), (7, 5)} <= drawn
    undo(editor)
    assert editor.drafting.current.signs == room(9, 7).signs
    key(editor, "Y", CONTROL)
    assert len(editor.drafting.current.squares(b"#")) == len(room(9, 7).squares(b"#")) + 11


def test_the_right_button_erases_layer_by_layer(editor: EditorPage, hand: Hand) -> None:
    show(editor, "#####\n#@* #\n#####")
    hand.click((2, 1), RIGHT)
    assert rows(editor)[1] == "#@.-#"
    hand.click((2, 1), RIGHT)
    assert rows(editor)[1] == "#@--#"
    hand.click((2, 1), RIGHT)
    assert rows(editor)[1] == "#@--#"  # floor that walls enclose stays floor
    hand.click((4, 1), RIGHT)
    assert rows(editor)[1] == "#@---"
    assert "The wall is open at E2" in titles(editor)


def test_the_man_follows_the_pointer(editor: EditorPage, hand: Hand) -> None:
    key(editor, "5")
    hand.drag((1, 1), (4, 4))
    assert editor.drafting.current.count(b"@+") == 1
    assert editor.drafting.current.sign_at(4, 4) == ord("@")


def test_shift_draws_a_rectangle_and_with_ctrl_its_frame(editor: EditorPage, hand: Hand) -> None:
    key(editor, "4")
    hand.drag((2, 2), (4, 3), keys=SHIFT)
    assert rows(editor)[2:4] == ["#-$$$---#", "#-$$$---#"]
    undo(editor)
    key(editor, "1")
    hand.drag((6, 5), (2, 1), keys=SHIFT | CONTROL)
    assert rows(editor)[1:4] == ["#-#####-#", "#-#---#-#", "#-#---#-#"]


def test_ctrl_and_click_fill(editor: EditorPage, hand: Hand) -> None:
    hand.drag((4, 1), (4, 5))
    key(editor, "3")
    hand.click((2, 2), keys=CONTROL)
    assert rows(editor)[3] == "#...#---#"
    hand.click((2, 2), RIGHT, CONTROL)
    assert rows(editor)[3] == "#---#---#"


def test_walls_drawn_on_nothing_enclose_a_room(editor: EditorPage, hand: Hand) -> None:
    editor.drafting.begin(Draft(9, 7, b" " * 63))
    hand.drag((1, 1), (5, 4), keys=SHIFT | CONTROL)
    assert rows(editor)[2] == " #---#   "


@pytest.mark.parametrize("way", ["another button", "escape"])
def test_a_stroke_is_let_go_of(editor: EditorPage, hand: Hand, way: str) -> None:
    before = editor.drafting.current
    QTest.mousePress(editor.canvas, LEFT, NONE, hand.at((3, 3)))
    QTest.mouseMove(editor.canvas, hand.at((5, 3)))
    assert editor.drafting.shown != editor.drafting.current
    if way == "escape":
        key(editor, "Escape")
    else:
        QTest.mousePress(editor.canvas, RIGHT, NONE, hand.at((5, 5)))
    assert editor.drafting.shown == editor.drafting.current == before
    QTest.mouseRelease(editor.canvas, LEFT, NONE, hand.at((5, 3)))
    assert editor.drafting.current == before


# the keyboard


def test_everything_is_drawn_without_a_mouse(editor: EditorPage) -> None:
    for name in ("Down", "Right", "5", "Space"):
        key(editor, name)
    assert editor.drafting.current.sign_at(1, 1) == ord("@")
    key(editor, "4")
    for name in ("Down", "Right"):
        key(editor, name)
    for _ in range(2):
        key(editor, "Right", SHIFT)
    key(editor, "Space")
    assert rows(editor)[2] == "#-$$$---#"
    key(editor, "Delete")
    assert rows(editor)[2] == "#-$$----#"
    assert editor.canvas.accessibleDescription() == "E3, floor"
    key(editor, "1")
    key(editor, "Space", CONTROL)
    assert rows(editor)[3] == "#########"


def test_escape_lets_go_of_a_selection_and_then_leaves(editor: EditorPage, qtbot: QtBot) -> None:
    left: list[bool] = []
    editor.left.connect(lambda: left.append(True))
    key(editor, "Right", SHIFT)
    key(editor, "Escape")
    assert not left
    key(editor, "Escape")
    assert left
    with qtbot.waitSignal(editor.left):
        key(editor, "D", CONTROL)


# the grid


def test_an_edge_is_dragged(editor: EditorPage) -> None:
    canvas = editor.canvas
    area = canvas.area
    start = QPointF(area.right() + 3, area.top() + 20).toPoint()
    QTest.mousePress(canvas, LEFT, NONE, start)
    QTest.mouseMove(canvas, start + QPoint(round(2 * canvas.size_px), 0))
    QTest.mouseRelease(canvas, LEFT, NONE, start + QPoint(round(2 * canvas.size_px), 0))
    assert (editor.drafting.current.width, rows(editor)[1]) == (11, "#-------#  ")
    area = canvas.area
    top = QPointF(area.left() + 20, area.top() - 3).toPoint()
    QTest.mousePress(canvas, LEFT, NONE, top)
    QTest.mouseMove(canvas, top + QPoint(0, round(canvas.size_px)))
    QTest.mouseRelease(canvas, LEFT, NONE, top + QPoint(0, round(canvas.size_px)))
    assert editor.drafting.current.height == 6
    undo(editor)
    undo(editor)
    assert editor.drafting.current.signs == room(9, 7).signs


@pytest.mark.parametrize("side", range(4))
def test_every_edge_has_buttons_and_keys(editor: EditorPage, side: int) -> None:
    less, more = buttons(side, editor.canvas.visible_area)
    QTest.mouseMove(editor.canvas, more.center().toPoint())
    QTest.mouseClick(editor.canvas, LEFT, NONE, more.center().toPoint())
    counts = [0, 0, 0, 0]
    counts[side] = 1
    assert editor.drafting.current.signs == grow(room(9, 7), *counts).signs
    less, more = buttons(side, editor.canvas.visible_area)
    QTest.mouseClick(editor.canvas, LEFT, NONE, less.center().toPoint())
    assert editor.drafting.current.signs == room(9, 7).signs
    arrow = ("Left", "Up", "Right", "Down")[side]
    key(editor, arrow, CONTROL)
    assert editor.drafting.current.signs == grow(room(9, 7), *counts).signs
    key(editor, arrow, CONTROL | SHIFT)
    assert editor.drafting.current.signs == room(9, 7).signs


def test_the_last_row_stays(editor: EditorPage, said: Said) -> None:
    editor.drafting.begin(Draft(2, 1, b"##"))
    key(editor, "Down", CONTROL | SHIFT)
    assert editor.drafting.current.height == 1
    assert said.sentences[-1] == "A level has at least one square."


def test_turning_mirroring_moving_and_trimming(editor: EditorPage, said: Said) -> None:
    show(editor, "#####\n#@$.#\n#####")
    before = editor.drafting.current
    key(editor, "R")
    assert rows(editor) == ["###", "#@#", "#$#", "#.#", "###"]
    key(editor, "R", SHIFT)
    assert editor.drafting.current == before
    key(editor, "M")
    assert rows(editor)[1] == "#.$@#"
    key(editor, "M")
    key(editor, "Up", CONTROL)
    key(editor, "Up", Qt.KeyboardModifier.AltModifier | SHIFT)
    assert rows(editor)[3] == "     "
    key(editor, "Up", Qt.KeyboardModifier.AltModifier | SHIFT)
    assert said.sentences[-1] == "The level touches the top edge; add squares there first."
    key(editor, "T")
    assert editor.drafting.current == before
    key(editor, "T")
    assert said.sentences[-1] == "There is nothing around the level to trim."


def test_floor_outside_is_cleared(editor: EditorPage) -> None:
    editor.drafting.begin(Draft(7, 3, b"#####--#@$.#--#####--"))
    assert titles(editor)[0] == "Floor lies outside of the walls"
    key(editor, "O")
    assert rows(editor)[1] == "#@$.#  "


# sight and looks


def test_a_large_level_is_seen_closer_and_moved(editor: EditorPage) -> None:
    editor.draft.new_room(100, 100)
    canvas = editor.canvas
    small = canvas.size_px
    middle = QPointF(canvas.rect().center())
    held = canvas.square_at(middle)
    wheel = QWheelEvent(
        middle, middle, QPoint(), QPoint(0, 1200), Qt.MouseButton.NoButton, CONTROL, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(canvas, wheel)
    assert canvas.size_px > 4 * small and canvas.square_at(middle) == held
    QTest.mousePress(canvas, MIDDLE, NONE, middle.toPoint())
    QTest.mouseMove(canvas, middle.toPoint() + QPoint(100, 50))
    QTest.mouseRelease(canvas, MIDDLE, NONE, middle.toPoint() + QPoint(100, 50))
    assert canvas.square_at(middle + QPointF(100, 50)) == held
    key(editor, "1")
    QTest.mouseClick(canvas, LEFT, NONE, middle.toPoint())
    assert editor.drafting.current.sign_at(*canvas.square_at(middle)) == ord("#")
    key(editor, "0")
    assert canvas.size_px == small


def bare(canvas: DraftCanvas) -> QImage:
    """Return what the canvas paints itself, without its children."""
    picture = QImage(canvas.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    canvas.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


def test_a_stroke_repaints_what_a_new_picture_would_show(editor: EditorPage, hand: Hand, qtbot: QtBot) -> None:
    canvas = editor.canvas
    canvas.grab()
    for tool, start, end in (
        ("1", (2, 2), (6, 2)),
        ("4", (3, 3), (5, 3)),
        ("3", (3, 3), (3, 5)),
        ("1", (4, 1), (4, 4)),
    ):
        key(editor, tool)
        hand.drag(start, end)
        canvas.grab()
    hand.click((4, 2), RIGHT)
    QTest.mouseMove(canvas, QPoint(2, 2))
    fresh = DraftCanvas(editor.drafting)
    qtbot.addWidget(fresh)
    fresh.resize(canvas.size())
    assert bare(fresh) == bare(canvas)


@pytest.mark.parametrize(("choice", "size"), [("dark", (648, 460)), ("contrast", (1600, 1000)), ("light", (400, 420))])
def test_every_theme_and_size(editor: EditorPage, choice: str, size: tuple[int, int]) -> None:
    show(editor, FAULTY)
    try:
        theme.manager().choose(theme.ThemeChoice(choice))
        editor.resize(*size)
        picture = editor.canvas.grab().toImage()
        spot = editor.canvas.rect_of(0, 0).center().toPoint()
        assert picture.pixelColor(spot).name().upper() == look.colours().wall
        bar = editor.tool_bar.mapTo(editor, QPoint(0, 0)).x()
        assert bar >= 0 and bar + editor.tool_bar.width() <= editor.header.width()
    finally:
        theme.manager().choose(theme.ThemeChoice.LIGHT)


ROOMS = """  ####
###  ####
#     $ #
# #  #$ #
# . .#@ #
#########"""


@pytest.mark.parametrize("choice", ["light", "contrast"])
@pytest.mark.parametrize("skin", ["flat", "classic"])
def test_every_square_looks_as_on_the_whole_board(editor: EditorPage, choice: str, skin: str) -> None:
    size = 28
    show(editor, ROOMS)
    draft, level = editor.drafting.current, level_of(editor.drafting.current)
    themes = theme.manager()
    try:
        themes.choose(theme.ThemeChoice(choice))
        look.choose_skin(skin)
        area = QSize((draft.width + 2) * size, (draft.height + 2) * size)
        whole, pieced = (QImage(area, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
        for picture in (whole, pieced):
            picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.translate(size, size)
        skins.paint_board(painter, skins.current(), outline(level.start), size)
        painter.end()
        painter = QPainter(pieced)
        tiles = Tiles(size, 1.0)
        bare = replace(draft, signs=draft.signs.translate(bytes.maketrans(b"$@*+", b"--..")))
        for y in range(-1, draft.height + 1):
            for x in range(-1, draft.width + 1):
                tile = tiles.picture(bare, x, y)
                if tile is not None:
                    painter.drawPixmap((x + 1) * size, (y + 1) * size, tile)
        painter.end()
    finally:
        look.choose_skin("flat")
        themes.choose(theme.ThemeChoice.LIGHT)
    pairs = zip(bytes(whole.constBits()), bytes(pieced.constBits()), strict=True)
    different = sum(abs(one - other) > 24 for one, other in pairs)  # smoothing of an edge may differ by a shade
    assert different < 20
