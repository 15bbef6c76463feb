"""The cube under the mouse: layers follow the pointer and snap, the camera orbits, input never waits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.cube.board.drawing import CubeColouring, fill_cube, paint_cube
from app.cube.board.look import COLOUR_BLIND, STANDARD, choose
from app.cube.board.motion import CubePose
from app.cube.board.orbit import PITCH, YAW
from app.cube.board.view import CubeView
from core.cube.cubie import Cube
from core.cube.drawing.raster import Raster
from core.cube.drawing.scene import Scene
from core.cube.facelets import facelet_indices
from core.cube.moves import MOVES
from core.cube.puzzle import PUZZLE

LEFT = Qt.MouseButton.LeftButton


class Hand(CubeView):
    """View that plays the turns made by mouse, as the page does."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []
        self._cube = Cube()
        self.turned.connect(self._on_turned)

    def _on_turned(self, move: str) -> None:
        self.played.append(move)
        self._cube = self._cube * MOVES[move].cube
        self.play(MOVES[move].turn, self._cube)


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[Hand]:
    shown = Hand()
    qtbot.addWidget(shown)
    shown.resize(800, 800)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    theme.manager().reduced_motion = False


def test_only_a_low_stage_gives_the_cube_all_of_its_height(view: Hand) -> None:
    """Only a low view gives the cube its full height; higher ones leave room for the hint and the pill."""

    def size(height: int) -> float:
        view.resize(800, height)
        return view.pixel_of(1.5, -1.5, 1.5).y() - view.pixel_of(1.5, 1.5, 1.5).y()

    low, normal, high = size(399), size(400), size(800)
    assert high > low > normal
    assert low / normal == pytest.approx((399 - 16) / (400 - 102), rel=0.02)


def drag(view: Hand, *points: QPointF, release: bool = True) -> None:
    """Press at the first point, move through the others in small steps, release at the last after a rest."""
    QTest.mousePress(view, LEFT, pos=points[0].toPoint())
    for a, b in pairwise(points):
        for k in range(1, 13):
            QTest.mouseMove(view, (a + (b - a) * (k / 12)).toPoint())
    if release:
        QTest.qWait(60)
        QTest.mouseRelease(view, LEFT, pos=points[-1].toPoint())


def stickers(view: Hand) -> bytes:
    return view.pose.facelets


@pytest.mark.parametrize(
    ("start", "end", "move"),
    [
        ((-1, 1, 1.5), (1, 1, 1.5), "U'"),
        ((1, 1, 1.5), (-1, 1, 1.5), "U"),
        ((1, -1, 1.5), (1, 1, 1.5), "R"),
        ((1.5, -1, 1), (1.5, 1, 1), "F'"),
        ((-1, 1.5, 1), (-1, 1.5, -1), "L'"),
        ((0, -1, 1.5), (0, 1, 1.5), "M'"),
        ((-1, 0, 1.5), (1, 0, 1.5), "E"),
        ((1.5, 1, 0), (1.5, -1, 0), "S"),
    ],
)
def test_dragging_a_sticker_turns_its_layer(
    view: Hand, qtbot: QtBot, start: tuple[float, float, float], end: tuple[float, float, float], move: str
) -> None:
    drag(view, view.pixel_of(*start), view.pixel_of(*end))
    assert view.played == [move]
    qtbot.waitUntil(lambda: not view.animating)
    assert stickers(view) == facelet_indices(MOVES[move].cube)
    assert view.pose.quarters == 0


def test_the_layer_is_live_under_the_finger_and_goes_on_from_there(view: Hand, qtbot: QtBot) -> None:
    drag(view, view.pixel_of(-0.5, 1, 1.5), view.pixel_of(0.9, 1, 1.5), release=False)
    pose = view.pose
    assert (pose.axis, pose.layers) == (1, (2,))
    assert -1.0 < pose.quarters < -0.4
    assert stickers(view) == facelet_indices(Cube())
    QTest.qWait(60)
    QTest.mouseRelease(view, LEFT, pos=view.pixel_of(0.9, 1, 1.5).toPoint())
    assert view.played == ["U'"]
    assert abs(view.pose.quarters - pose.quarters) < 0.5
    qtbot.waitUntil(lambda: not view.animating)
    assert stickers(view) == facelet_indices(MOVES["U'"].cube)


def test_coming_back_to_the_start_plays_nothing(view: Hand, qtbot: QtBot) -> None:
    start = view.pixel_of(-1, 1, 1.5)
    drag(view, start, view.pixel_of(0.5, 1, 1.5), start)
    assert view.played == []
    qtbot.waitUntil(lambda: not view.animating)
    assert view.pose == CubePose(facelet_indices(Cube()))


@pytest.mark.parametrize(("share", "turns"), [(0.28, False), (0.36, True), (0.45, True)])
def test_a_third_of_a_quarter_is_enough(view: Hand, qtbot: QtBot, share: float, turns: bool) -> None:
    start, far = view.pixel_of(0, 1, 1.5), view.pixel_of(1.4, 1, 1.5)
    drag(view, start, far, release=False)
    reached = view.pose.quarters
    QTest.mouseRelease(view, LEFT, pos=far.toPoint())
    view.finish()
    view.played.clear()
    view.show_cube(Cube())
    drag(view, start, start + (far - start) * (share / abs(reached)))
    assert len(view.played) == turns
    qtbot.waitUntil(lambda: not view.pose.quarters)


def test_a_press_without_a_drag_does_nothing(view: Hand) -> None:
    QTest.mouseClick(view, LEFT, pos=view.pixel_of(1, 1, 1.5).toPoint())
    assert view.played == []
    assert not view.animating


def test_a_layer_nobody_plays_snaps_back(view: Hand, qtbot: QtBot) -> None:
    view.turned.disconnect()
    drag(view, view.pixel_of(-1, 1, 1.5), view.pixel_of(1, 1, 1.5))
    qtbot.waitUntil(lambda: not view.animating)
    assert view.pose == CubePose(facelet_indices(Cube()))


def test_dragging_outside_orbits(view: Hand) -> None:
    drag(view, QPointF(20, 700), QPointF(120, 740))
    assert view.orbit.yaw < YAW - 0.3
    assert view.orbit.pitch > PITCH + 0.1
    assert view.played == []
    assert stickers(view) == facelet_indices(Cube())


def test_the_right_button_orbits_over_the_cube_too(view: Hand) -> None:
    right = Qt.MouseButton.RightButton
    QTest.mousePress(view, right, pos=QPoint(400, 400))
    QTest.mouseMove(view, QPoint(440, 400))
    QTest.mouseRelease(view, right, pos=QPoint(440, 400))
    assert view.orbit.yaw < YAW
    assert view.played == []


def test_a_flick_goes_on_and_a_press_stops_it(view: Hand) -> None:
    QTest.mousePress(view, LEFT, pos=QPoint(20, 700))
    for k in range(1, 6):
        QTest.mouseMove(view, QPoint(20 + 20 * k, 700))
    QTest.mouseRelease(view, LEFT, pos=QPoint(120, 700))
    assert view.orbit.moving
    QTest.mousePress(view, LEFT, pos=QPoint(20, 700))
    assert not view.orbit.moving
    QTest.mouseRelease(view, LEFT, pos=QPoint(20, 700))


def test_a_double_click_outside_resets_the_view(view: Hand, qtbot: QtBot) -> None:
    drag(view, QPointF(20, 700), QPointF(120, 740))
    QTest.mouseDClick(view, LEFT, pos=QPoint(20, 20))
    qtbot.waitUntil(lambda: not view.animating)
    assert (view.orbit.yaw, view.orbit.pitch) == (YAW, PITCH)


def test_input_does_not_wait_for_motion(view: Hand, qtbot: QtBot) -> None:
    """Turns queue while others run, and a press during a turn takes hold of the finished cube."""
    cube = Cube()
    for move in ("R", "U", "Fw'", "M2", "x"):
        cube = cube * MOVES[move].cube
        view.play(MOVES[move].turn, cube)
    assert view.animating
    QTest.mousePress(view, LEFT, pos=view.pixel_of(-1, 1, 1.5).toPoint())
    assert stickers(view) == facelet_indices(cube)
    QTest.mouseRelease(view, LEFT, pos=view.pixel_of(-1, 1, 1.5).toPoint())
    view.play(MOVES["U"].turn, cube * MOVES["U"].cube)
    qtbot.waitUntil(lambda: not view.animating)
    assert stickers(view) == facelet_indices(cube * MOVES["U"].cube)


def test_reduced_motion_ends_at_the_same_place_at_once(view: Hand) -> None:
    theme.manager().reduced_motion = True
    view.play(MOVES["R"].turn, MOVES["R"].cube)
    assert not view.animating
    assert view.pose == CubePose(facelet_indices(MOVES["R"].cube))
    view.show_cube(Cube())
    drag(view, view.pixel_of(-1, 1, 1.5), view.pixel_of(1, 1, 1.5))
    assert not view.animating
    drag(view, QPointF(20, 700), QPointF(120, 740))
    view.reset_view()
    assert not view.animating


def test_hiding_completes_what_moves(view: Hand) -> None:
    view.play(MOVES["R"].turn, MOVES["R"].cube)
    view.hide()
    assert view.pose == CubePose(facelet_indices(MOVES["R"].cube))


def test_the_cursor_tells_what_a_press_does(view: Hand) -> None:
    def shape_at(x: float, y: float) -> Qt.CursorShape:
        # sent to the view itself: the system's pointer goes to whatever window lies on top there
        at, none = QPointF(x, y), Qt.MouseButton.NoButton
        move = QMouseEvent(QEvent.Type.MouseMove, at, view.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, move)
        return view.cursor().shape()

    assert shape_at(400, 400) == Qt.CursorShape.OpenHandCursor
    assert shape_at(10, 10) == Qt.CursorShape.ArrowCursor


def picture(side: int = 300) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#F6F6F3"))
    return image


@pytest.mark.parametrize("letters", [False, True])
def test_the_fast_filling_and_the_painter_draw_the_same(qapp: object, letters: bool) -> None:
    del qapp
    scene, look = Scene(3), CubeColouring(tuple(STANDARD.colours[face] for face in "URFDLB"), letters)
    facelets = facelet_indices(PUZZLE.new("3x3x3", 3))
    scene.look(0.5, 0.5)
    scene.fit(150, 150, 140)
    for pose in (CubePose(facelets), CubePose(facelets, 0, (1,), 0.3), CubePose(facelets, 1, (1, 2), -1.4)):
        fast, slow = picture(), picture()
        fill_cube(fast, Raster(), scene, pose, look)
        painter = QPainter(slow)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cube(painter, scene, pose, look)
        painter.end()
        differences = [abs(a - b) for a, b in zip(bytes(fast.bits()), bytes(slow.bits()), strict=True)]
        assert sum(differences) / len(differences) < 0.3
        assert sum(d > 24 for d in differences) < 200


def test_letters_are_drawn_when_wanted(view: Hand) -> None:
    plain = view.grab().toImage()
    try:
        choose(COLOUR_BLIND, True)
        lettered = view.grab().toImage()
    finally:
        choose(STANDARD, False)
    middle = view.pixel_of(0, 0, 1.5).toPoint()
    square = [(middle.x() + dx, middle.y() + dy) for dx in range(-20, 20) for dy in range(-30, 30)]
    assert min(plain.pixelColor(x, y).lightness() for x, y in square) > 60
    assert min(lettered.pixelColor(x, y).lightness() for x, y in square) < 40


def test_the_export_is_of_the_size_asked_for(view: Hand) -> None:
    image = picture(400)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.paint(painter, QRectF(0, 0, 400, 400))
    painter.end()
    ground = QColor("#F6F6F3")
    assert image.pixelColor(200, 200) != ground
    assert all(image.pixelColor(x, y) == ground for x in (0, 399) for y in (0, 399))
    rows = [y for y in range(400) if any(image.pixelColor(x, y) != ground for x in range(0, 400, 3))]
    assert rows[-1] - rows[0] > 280


def test_no_more_pictures_are_painted_than_the_screen_shows(view: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    for rate, milliseconds in ((60.0, 17), (120.0, 8), (0.0, 33), (1000.0, 8)):

        class Screen:
            def refreshRate(self, rate: float = rate) -> float:  # noqa: N802
                return rate

        monkeypatch.setattr(view, "screen", Screen)
        view.finish()
        view._timer.stop()
        view.play(MOVES["R"].turn, Cube())
        assert view._timer.interval() == milliseconds
