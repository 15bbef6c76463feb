"""The sticker editor, tested with real mouse and key events."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.base.actions import Actions, Command
from app.cube.board import look
from app.cube.editor.editor import StickerEditor
from app.widgets.controls.buttons import Button
from core.cube.cubie import FACES, Cube
from core.cube.facelets import facelet_indices
from core.cube.moves import position
from core.cube.painted_net import GAP, SHAPES
from core.cube.pocket_puzzle import POCKET

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
EMPTY = SHAPES[3].unpainted_net
ALT = Qt.KeyboardModifier.AltModifier
SCRAMBLED = position(["R", "U", "F2", "L", "D'", "B"])


class Host(QWidget):
    """Page whose keys turn layers, with the editor in it."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[str] = []
        self.editor = StickerEditor()
        QVBoxLayout(self).addWidget(self.editor)
        self.commands = Actions(self)
        for key in (*FACES, "Left", "1"):
            self.commands.add(Command(f"turn.{key}", key, partial(self.turns.append, key), shortcuts=(key,)))
        self.resize(390, 640)


@pytest.fixture
def host(qtbot: QtBot) -> Host:
    shown = Host()
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    shown.editor.begin(SCRAMBLED)
    shown.editor.net.setFocus()
    return shown


@pytest.fixture
def editor(host: Host) -> StickerEditor:
    return host.editor


def sticker(name: str) -> int:
    return 9 * FACES.index(name[0]) + int(name[1]) - 1


def spot(editor: StickerEditor, name: str) -> QPoint:
    return editor.net.sticker_rect(sticker(name)).center().toPoint()


def colour(editor: StickerEditor, name: str) -> str:
    return f"{FACES} "[editor.stickers[sticker(name)]]


def show(editor: StickerEditor, **changes: str) -> None:
    """Show the solved cube with some stickers repainted."""
    net = bytearray(facelet_indices(Cube()))
    for name, new in changes.items():
        net[sticker(name)] = GAP if new == " " else FACES.index(new)
    editor.net.show_stickers(bytes(net))


def button(editor: StickerEditor) -> Button:
    """Return the only visible button of the notice."""
    visible_buttons = [child for child in editor.notice.findChildren(Button) if child.isVisible()]
    assert len(visible_buttons) == 1
    return visible_buttons[0]


def test_it_begins_with_the_centres_only(editor: StickerEditor) -> None:
    assert editor.stickers == EMPTY
    assert editor.swatches.counts == [1] * 6
    assert not editor.use_button.isEnabled()
    assert editor.progress.text().startswith("48 stickers are left.")


def test_a_click_paints_the_colour_chosen_by_key_or_swatch(host: Host, editor: StickerEditor) -> None:
    QTest.keyClick(editor.net, Qt.Key.Key_2)
    QTest.mouseClick(editor.net, LEFT, pos=spot(editor, "U1"))
    assert colour(editor, "U1") == "R"
    QTest.mouseClick(editor.swatches, LEFT, pos=editor.swatches.tile(4).center().toPoint())
    QTest.mouseClick(editor.net, LEFT, pos=spot(editor, "B9"))
    assert colour(editor, "B9") == "L"
    QTest.keyClick(editor.net, Qt.Key.Key_D)
    QTest.mouseClick(editor.net, LEFT, pos=spot(editor, "F5"))
    assert colour(editor, "F5") == "D"
    assert editor.swatches.counts == [1, 2, 0, 2, 2, 1]
    assert host.turns == []


def test_a_drag_paints_its_way_but_spares_centres_and_is_one_stroke(editor: StickerEditor) -> None:
    QTest.keyClick(editor.net, Qt.Key.Key_6)
    start, end = spot(editor, "F4"), spot(editor, "R6")
    QTest.mousePress(editor.net, LEFT, pos=start)
    for k in range(1, 41):
        QTest.mouseMove(editor.net, start + (end - start) * (k / 40))
    QTest.mouseRelease(editor.net, LEFT, pos=end)
    assert [colour(editor, name) for name in ("F4", "F5", "F6", "R4", "R5", "R6")] == list("BFBBRB")
    QTest.mouseMove(editor.net, spot(editor, "U1"))
    assert colour(editor, "U1") == " "
    QTest.mouseClick(editor.undo_button, LEFT)
    assert editor.stickers == EMPTY
    assert not editor.undo_button.isEnabled()


@pytest.mark.parametrize(("mouse", "modifier"), [(RIGHT, Qt.KeyboardModifier.NoModifier), (LEFT, ALT)])
def test_right_click_and_alt_click_pick_a_colour(
    editor: StickerEditor, mouse: Qt.MouseButton, modifier: Qt.KeyboardModifier
) -> None:
    QTest.mouseClick(editor.net, mouse, modifier, spot(editor, "D5"))
    assert editor.swatches.current == 3
    QTest.mouseClick(editor.net, mouse, modifier, spot(editor, "D1"))
    assert editor.swatches.current == 3
    assert editor.stickers == EMPTY


def test_the_whole_net_can_be_painted_from_the_keyboard(host: Host, editor: StickerEditor) -> None:
    net = editor.net
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_3, Qt.Key.Key_Space):
        QTest.keyClick(net, key)
    assert colour(editor, "U1") == "F"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Space):
        QTest.keyClick(net, key)
    assert colour(editor, "L3") == "F"
    QTest.keyClick(net, Qt.Key.Key_Delete)
    assert colour(editor, "L3") == " "
    QTest.keyClick(net, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert colour(editor, "L3") == "F"
    assert host.turns == []


def test_the_cube_on_the_stage_can_be_copied_and_used(editor: StickerEditor, qtbot: QtBot) -> None:
    QTest.mouseClick(editor.copy_button, LEFT)
    assert editor.stickers == facelet_indices(SCRAMBLED)
    assert editor.progress.text() == "This cube can be solved."
    with qtbot.waitSignal(editor.used) as caught:
        QTest.mouseClick(editor.use_button, LEFT)
    assert caught.args == [SCRAMBLED]
    QTest.mouseClick(editor.clear_button, LEFT)
    assert editor.stickers == EMPTY


def test_a_twisted_corner_is_named_marked_and_twisted_back(editor: StickerEditor) -> None:
    show(editor, U9="R", R1="F", F3="U")
    assert editor.notice.isVisible()
    assert editor.notice.title == "One corner is twisted"
    assert editor.notice.text == "Twist the URF corner once clockwise."
    assert editor.net._marked == frozenset(SHAPES[3].places["URF"])
    assert not editor.use_button.isEnabled()
    QTest.mouseClick(button(editor), LEFT)
    assert editor.judgement.cube == Cube()
    assert not editor.notice.isVisible()
    assert editor.progress.text() == "This cube is solved."


def test_places_without_advice_and_full_colours_are_told(editor: StickerEditor) -> None:
    show(editor, U8="U", F2="D", D1=" ", D2=" ", D3=" ")
    assert (editor.notice.title, editor.notice.text) == ("No edge has the colours U D", "Edge UF.")
    show(editor, R1="U", R2="U", F9=" ")
    assert (editor.notice.title, editor.notice.text) == ("U has 11 stickers", "Each colour has 9.")


def test_the_last_stickers_are_filled_in(editor: StickerEditor) -> None:
    show(editor, U9=" ", R1=" ", F3=" ")
    assert editor.progress.text() == "3 stickers are left. Only one cube has these stickers."
    QTest.mouseClick(editor.fill_button, LEFT)
    assert editor.judgement.cube == Cube()
    assert not editor.fill_button.isVisible()


def test_escape_and_the_cross_leave(editor: StickerEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.closed):
        QTest.keyClick(editor.net, Qt.Key.Key_Escape)
    with qtbot.waitSignal(editor.closed):
        QTest.mouseClick(editor.close_button, LEFT)


def test_what_was_painted_is_there_again(editor: StickerEditor, qtbot: QtBot) -> None:
    QTest.mouseClick(editor.net, LEFT, pos=spot(editor, "U1"))
    painted = editor.stickers
    QTest.keyClick(editor.net, Qt.Key.Key_Escape)
    editor.begin(POCKET.solved, POCKET)
    assert editor.stickers == SHAPES[2].unpainted_net and not editor.undo_button.isEnabled()
    editor.begin(Cube())
    assert editor.stickers == painted != EMPTY
    QTest.mouseClick(editor.undo_button, LEFT)
    assert editor.stickers == EMPTY
    QTest.mouseClick(editor.copy_button, LEFT)
    with qtbot.waitSignal(editor.used):
        QTest.mouseClick(editor.use_button, LEFT)
    assert editor.stickers == EMPTY, "that cube is on the stage now"


def test_every_stroke_is_told(editor: StickerEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.painted) as caught:
        QTest.mouseClick(editor.net, LEFT, pos=spot(editor, "U1"))
    assert caught.args == [editor.stickers]
    assert editor.stickers[0] == editor.swatches.current


def test_it_follows_the_palette_and_the_letters(editor: StickerEditor) -> None:
    QTest.mouseClick(editor.copy_button, LEFT)
    pictures = [editor.net.grab().toImage()]
    try:
        look.choose(look.COLOUR_BLIND, False)
        pictures.append(editor.net.grab().toImage())
        centre = editor.net.sticker_rect(sticker("L5")).center().toPoint()
        assert pictures[1].pixelColor(centre).name().upper() == look.COLOUR_BLIND.colours["L"]
        look.choose(look.COLOUR_BLIND, True)
        pictures.append(editor.net.grab().toImage())
    finally:
        look.choose(look.STANDARD, False)
    assert pictures[0] != pictures[1] != pictures[2]


def test_a_narrow_panel_shrinks_the_net(host: Host, editor: StickerEditor, qtbot: QtBot) -> None:
    host.resize(300, 640)
    qtbot.waitUntil(lambda: editor.net.width() < 290)
    assert editor.net.sticker_rect(sticker("B3")).right() <= editor.net.width()
    QTest.mouseClick(editor.net, LEFT, pos=spot(editor, "B3"))
    assert colour(editor, "B3") == "U"


def test_the_small_cube_has_its_own_net(editor: StickerEditor, qtbot: QtBot) -> None:
    small = POCKET.new("2x2x2", 7)
    editor.begin(small, POCKET)
    assert editor.stickers == bytes([GAP] * 24)
    assert editor.progress.text().startswith("24 stickers are left.")
    assert editor.swatches.each == 4
    for k, wanted in enumerate(POCKET.facelets(small)):
        QTest.keyClick(editor.net, getattr(Qt.Key, f"Key_{wanted + 1}"))
        QTest.mouseClick(editor.net, LEFT, pos=editor.net.sticker_rect(k).center().toPoint())
    with qtbot.waitSignal(editor.used) as caught:
        QTest.mouseClick(editor.use_button, LEFT)
    assert caught.args == [small]
    editor.begin(SCRAMBLED)
    assert editor.stickers == EMPTY
    assert not editor.undo_button.isEnabled()
