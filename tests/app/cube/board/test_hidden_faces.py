"""The hidden faces behind the cube or as a net, toggled by key and in the settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.board import look
from app.cube.board.hidden_faces import OFF, net_in
from app.cube.page import CubePage
from app.cube.preferences import CubePreferences
from app.shell.window import Window
from core.cube.cubie import FACES
from core.cube.drawing.hidden_faces import hidden_stickers


@pytest.fixture
def page(window: Window) -> Iterator[CubePage]:
    found = window.page
    assert isinstance(found, CubePage)
    found.view.setFocus()
    yield found
    look.show_hidden_faces(look.UNSEEN)


def colour_at(page: CubePage, point: QPointF) -> str:
    return str(page.view.grab().toImage().pixelColor(point.toPoint()).name().upper())


def behind(page: CubePage) -> list[tuple[str, QPointF]]:
    """Return the colour and the centre of each sticker that should be visible behind the cube."""
    view = page.view
    view._aim(view._stage)
    pose = view.pose
    held = hidden_stickers(view._scene, pose.facelets, pose.axis, pose.layers, pose.quarters, OFF)
    colours = look.stickers().colours
    return [
        (
            colours[FACES[sticker.colour]].upper(),
            QPointF(*(sum(axis) / 4 for axis in zip(*sticker.corners, strict=True))),
        )
        for sticker in held
    ]


@pytest.mark.parametrize("variant", ["3x3x3", "2x2x2"])
def test_h_shows_them_behind_the_cube_then_as_a_net(page: CubePage, variant: str) -> None:
    page.model.variant = variant
    page.view.setFocus()
    before = page.view.grab().toImage()
    QTest.keyClick(page.view, Qt.Key.Key_H)
    size = page.model.puzzle.size
    found = behind(page)
    free = [(colour, at) for colour, at in found if page.view._scene.pick(at.x(), at.y()) is None]
    assert len(found) == 3 * size**2 and len(free) >= size**2
    assert all(colour_at(page, at) == colour for colour, at in free)
    inside = QRectF(page.view.rect())
    assert all(inside.contains(at) for _, at in found)
    QTest.keyClick(page.view, Qt.Key.Key_H)
    net, corner = net_in(QRectF(page.view.rect()), size)
    colours = look.stickers().colours
    for face in FACES:
        assert colour_at(page, corner + net.sticker(size**2 * FACES.index(face)).center()) == colours[face].upper()
    QTest.keyClick(page.view, Qt.Key.Key_H)
    assert page.view.grab().toImage() == before


def test_a_sticker_is_dragged_where_it_is_seen(page: CubePage) -> None:
    """A sticker is dragged where it is seen, though the cube is smaller beside its hidden faces."""
    look.show_hidden_faces(look.BEHIND)
    start = page.view.pixel_of(0, 1, 1.5).toPoint()
    QTest.mousePress(page.view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(page.view, start - QPoint(40, 0))
    QTest.mouseMove(page.view, start - QPoint(90, 0))
    QTest.mouseRelease(page.view, Qt.MouseButton.LeftButton, pos=start - QPoint(90, 0))
    assert list(page.model.session.moves) == ["U"]


def test_they_follow_a_turn_and_are_in_exported_pictures(page: CubePage, qtbot: QtBot) -> None:
    look.show_hidden_faces(look.BEHIND)
    before = [colour for colour, _ in behind(page)]
    page.model.turn("F2")
    qtbot.waitUntil(lambda: not page.view.animating)
    assert [colour for colour, _ in behind(page)] != before
    picture = QImage(600, 600, QImage.Format.Format_ARGB32)
    shown = []
    for how in (look.BEHIND, look.NET, look.UNSEEN):
        look.show_hidden_faces(how)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        page.view.paint(painter, QRectF(0, 0, 600, 600))
        painter.end()
        shown.append(picture.copy())
    assert shown[0] != shown[1] != shown[2]


def test_the_choice_is_in_the_settings_too(page: CubePage, window: Window) -> None:
    window.open_preferences()
    opened = window._preferences
    assert opened is not None and isinstance(opened.of_page, CubePreferences)
    choice = opened.of_page.hidden_faces
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Right)
    assert look.hidden_faces() == look.BEHIND
    assert page.services.settings.get(look.HIDDEN_KEY, "") == look.BEHIND
