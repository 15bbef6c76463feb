"""Pictures of the Lab that are not plots explain their figures at a click or Enter, as plots do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.lab.bag.canvas import GraphCanvas
from app.lab.bag.endings import Endings
from app.lab.bag.matrix import MatrixPicture
from app.lab.chain.bands import Bands
from app.lab.chain.matrix import ChainMatrix
from app.lab.chain.model import MATRIX, TOWER
from app.lab.chain.tower import Tower
from app.lab.page import LabPage
from app.lab.policy.matrix import TurnMatrix
from app.plots.charts.plot_figure_picker import AskedPicture
from tests.app.sheets import holds, sheet_of

pytestmark = pytest.mark.patient("some subjects compute for many seconds")

MOST = 60
LEFT = Qt.MouseButton.LeftButton


def shown(page: LabPage, qtbot: QtBot, subject: str, kind: type[AskedPicture]) -> AskedPicture:
    """Return the picture of a kind once it has content."""

    def found() -> list[AskedPicture]:
        every = [*page.view.findChildren(kind), *page.view.panel.findChildren(kind)]
        return [one for one in every if one.isVisible() and one.places()]

    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject and bool(found()))
    return found()[0]


def check_places(picture: AskedPicture) -> None:
    """Check figures at many places of a picture against their formulas."""
    places = picture.places()
    figures_by_place = [
        (place, figure) for place in places[:: max(1, len(places) // MOST)] for figure in picture.list_figures_at(place)
    ]
    assert figures_by_place
    for place, figure in figures_by_place:
        holds(f"{picture.place_name(place)}: {figure.name}", figure.text, figure.worked)


@pytest.mark.parametrize(
    ("subject", "kind"), [("bag-32", GraphCanvas), ("bag-32", MatrixPicture), ("bag-32", Endings),
                          ("policy-confusions", TurnMatrix), ("chain-3x3x3-htm", Bands)],
)  # fmt: skip
def test_a_click_and_enter_open_the_sheet_of_what_is_pointed_at(
    page: LabPage, qtbot: QtBot, subject: str, kind: type[AskedPicture]
) -> None:
    picture = shown(page, qtbot, subject, kind)
    check_places(picture)
    spot = QPoint(picture.width() // 2, picture.height() // 2)
    if isinstance(picture, GraphCanvas):
        assert picture._drawing is not None
        spot = picture._drawing.place(picture.camera, picture.current).toPoint()
    QTest.mouseMove(picture, spot)
    QTest.mouseClick(picture, LEFT, pos=spot)
    place = picture.asked_place
    assert sheet_of(page).number.text() in {one.text for one in picture.list_figures_at(place)}
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    picture.setFocus()
    QTest.keyClick(picture, Qt.Key.Key_Return)
    assert sheet_of(page).number.text() in {one.text for one in picture.list_figures_at(picture.asked_place)}


@pytest.mark.parametrize(("kind", "head"), [(MatrixPicture, "from,from_sum,"), (Endings, "tiles,sum,probability\n")])
def test_the_menu_of_a_picture_without_a_pane_has_its_sheet_picture_and_numbers(
    page: LabPage, qtbot: QtBot, kind: type[MatrixPicture | Endings], head: str
) -> None:
    picture = shown(page, qtbot, "bag-32", kind)
    assert isinstance(picture, MatrixPicture | Endings)
    spot = picture.rect().center()
    QTest.mouseMove(picture, spot)
    QApplication.sendEvent(picture, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, picture.mapToGlobal(spot)))
    menu = picture.findChild(QMenu)
    assert menu is not None
    actions = {action.text(): action for action in menu.actions() if action.text()}
    assert list(actions)[1:] == ["Save picture", "Copy picture", "Save numbers", "Copy numbers"]
    actions["Copy numbers"].trigger()
    assert QGuiApplication.clipboard().text().startswith(head)
    actions["Copy picture"].trigger()
    image = QGuiApplication.clipboard().image()
    assert len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}) > 4
    actions["Where this figure comes from"].trigger()
    assert sheet_of(page).number.text() in {one.text for one in picture.list_figures_at(picture.asked_place)}
    menu.close()


def test_what_is_clicked_in_the_pictures_of_the_chain_decides_which_figure_is_asked_about(
    page: LabPage, qtbot: QtBot
) -> None:
    bands = shown(page, qtbot, "chain-3x3x3-qtm", Bands)
    assert isinstance(bands, Bands)
    check_places(bands)
    x = round(bands._x(12))
    for y, text in ((round(bands._circles) - 26, "0.9032"), (round(bands._circles) + 26, "0.0968")):
        QTest.mouseClick(bands, LEFT, pos=QPoint(x, y))
        assert sheet_of(page).number.text() == text
        QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    page.view.model.view = TOWER
    tower = shown(page, qtbot, "chain-3x3x3-qtm", Tower)
    assert isinstance(tower, Tower)
    check_places(tower)
    row = tower.row(1)
    QTest.mouseClick(tower, LEFT, pos=QPoint(round(row.left() + 0.7 * row.width()), round(row.center().y())))
    assert sheet_of(page).number.text() == "114"
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    page.view.model.view = MATRIX
    matrix = shown(page, qtbot, "chain-3x3x3-qtm", ChainMatrix)
    assert isinstance(matrix, ChainMatrix)
    cell = matrix._cell
    QTest.mouseClick(matrix, LEFT, pos=QPoint(round(matrix._left_edge + 13.5 * cell), round(18 + 12.5 * cell)))
    assert sheet_of(page).number.text() == "0.9032"
