"""Blocks and cut vertices over the board, and what the panel says about them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.blocks.floor import FOLLOW_MS
from app.sokoban.blocks.overlay import BlocksOverlay, area_of
from app.sokoban.board.look import BLOCK_INKS
from app.sokoban.board.viewport import LevelLayout
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.page import SokobanPage
from core.sokoban.path.cut_vertices import reason
from core.sokoban.transform import Symmetry
from tests.app.sheets import check_all, figures, sheet_of
from tests.app.sokoban.conftest import Hand

ARTICLE = "####\n#  #\n#  #\n#  #\n#  #\n##$#\n #@#\n # .#\n ###"
ROOMS = "########\n#@  #  #\n#      #\n#  #$ .#\n########"


@pytest.fixture
def rooms(page: SokobanPage) -> SokobanPage:
    """Provide two rooms with a door between them on the board."""
    QGuiApplication.clipboard().setText(ROOMS)
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.board, Qt.Key.Key_B)
    assert page.blocks.is_shown
    return page


def look(page: SokobanPage) -> QImage:
    return page.board.grab().toImage()


def point(page: SokobanPage, hand: Hand, square: tuple[int, int], qtbot: QtBot) -> None:
    cell = page.board.state.board.cell(*square)
    # Qt tells of no movement to where the pointer is, which an earlier test may have left there
    QTest.mouseMove(page.board, hand.at(square) + QPoint(3, 3))
    QTest.mouseMove(page.board, hand.at(square))
    qtbot.waitUntil(lambda: page.blocks.cell == cell)


def test_the_key_shows_and_hides_them(rooms: SokobanPage) -> None:
    section = rooms.blocks_section
    assert section.isVisible()
    assert [section.count(name) for name in ("Blocks", "Blocks of two", "Cut vertices", "Squares")] == [
        "4",
        "2",
        "3",
        "15",
    ]
    with_blocks = look(rooms)
    QTest.keyClick(rooms.board, Qt.Key.Key_B)
    assert not section.isVisible()
    assert look(rooms) != with_blocks
    rooms.commands["sokoban.blocks"].trigger()
    assert look(rooms) == with_blocks


def test_floor_of_a_block_has_its_colour(rooms: SokobanPage) -> None:
    picture = look(rooms)
    square = rooms.board.viewport.rect(rooms.board.state.board.cell(1, 3)).center().toPoint()
    tinted = picture.pixelColor(square * picture.devicePixelRatio())
    rooms.blocks.toggle()
    bare = look(rooms).pixelColor(square * picture.devicePixelRatio())
    ink = QColor(BLOCK_INKS[0])
    for channel in (QColor.red, QColor.green, QColor.blue):
        expected = channel(bare) + 0.17 * (channel(ink) - channel(bare))
        assert channel(tinted) == pytest.approx(expected, abs=2)


def test_the_square_under_the_pointer_is_explained(rooms: SokobanPage, hand: Hand, qtbot: QtBot) -> None:
    section = rooms.blocks_section
    assert "is the root" in section.test.text()
    QApplication.processEvents()
    number = next(one for one in figures(section.tree) if one.name.startswith("d("))
    QTest.mouseClick(number, Qt.MouseButton.LeftButton)
    assert sheet_of(rooms).number.text() == "1"
    QTest.keyClick(sheet_of(rooms), Qt.Key.Key_Escape)
    point(rooms, hand, (4, 2), qtbot)
    assert section.test.text().startswith("low(F3) = ")
    assert "≥ d(E3)" in section.test.text()
    numbers = rooms.blocks.blocks.squares[rooms.blocks.cell]
    parent = rooms.model.square_name(numbers.parent)
    said = f"Depth-first tree to E3: d {numbers.number}, low {numbers.low}, parent {parent}"
    assert section.looked_at.text() == said
    assert section.why.text().endswith("without E3, 6 squares are cut off.")
    QApplication.processEvents()
    names = check_all(section)
    assert {"number of the square", "its low number", "squares that are cut off", "d(E3)", "low(F3)"} <= set(names)
    assert [square.cell for square in section.tree.drawn_squares][-2] == rooms.board.state.board.cell(4, 2)
    point(rooms, hand, (2, 2), qtbot)
    assert "≥" not in section.test.text()
    expected = "From the subtree of each child an edge leads back above C3: nothing is cut off without it."
    assert section.why.text() == expected


def test_numbers_of_the_square_pointed_at_are_clicked_with_the_mouse(
    rooms: SokobanPage, hand: Hand, qtbot: QtBot
) -> None:
    """The tree keeps its square while the pointer moves from the board to its numbers in the panel."""
    section = rooms.blocks_section
    point(rooms, hand, (4, 2), qtbot)
    QApplication.processEvents()
    number = next(candidate for candidate in figures(section.tree) if candidate.name == "d(E3)")
    start, end = hand.at((4, 2)), rooms.board.mapFromGlobal(number.mapToGlobal(number.rect().center()))
    # a hand goes on; a busy machine may rest on the way longer than the tree waits
    rooms.blocks._following.setInterval(60_000)
    for step in range(1, 41):
        spot = start + (end - start) * (step / 40)
        if rooms.board.rect().contains(spot):
            QTest.mouseMove(rooms.board, spot, 10)
    QTest.mouseMove(number, number.rect().center())
    rooms.blocks._following.setInterval(FOLLOW_MS)
    QTest.qWait(2 * FOLLOW_MS)
    assert rooms.blocks.cell == rooms.board.state.board.cell(4, 2)
    QTest.mouseClick(number, Qt.MouseButton.LeftButton)
    assert sheet_of(rooms).number.text() == number.value
    QTest.keyClick(sheet_of(rooms), Qt.Key.Key_Escape)


def test_sizes_of_blocks_open_their_sheets_under_the_board(rooms: SokobanPage) -> None:
    legend = rooms.legend
    assert check_all(legend) == ["squares of block 1", "squares of block 2"]
    for size in figures(legend):
        QTest.mouseClick(size, Qt.MouseButton.LeftButton)
        assert sheet_of(rooms).number.text() == size.value
        QTest.keyClick(sheet_of(rooms), Qt.Key.Key_Escape)
    assert sorted(int(size.value) for size in figures(legend)) == sorted(map(len, rooms.blocks.numbered_blocks))


def test_the_back_edge_that_makes_the_low_number_is_drawn(rooms: SokobanPage, hand: Hand, qtbot: QtBot) -> None:
    """The back edge that makes the low number is drawn, from the child itself or from far below it."""
    tree, found = rooms.blocks_section.tree, rooms.blocks.blocks
    below = 0
    for x, y in ((2, 1), (1, 2), (1, 3), (2, 2), (2, 3)):
        point(rooms, hand, (x, y), qtbot)
        cut_reason = reason(found, rooms.blocks.cell)
        assert cut_reason is not None
        vertex = cut_reason.child or cut_reason.square
        if vertex.low < vertex.number:
            assert tree.back is not None and tree.back[1].number == vertex.low
            assert tree.drawn_squares[-1] == tree.back[0] and vertex in tree.drawn_squares
            below += tree.back[0] != vertex
        else:
            assert tree.back is None
    assert below


def test_blocks_follow_the_box_in_hand_and_the_game(rooms: SokobanPage, hand: Hand) -> None:
    section = rooms.blocks_section
    assert not section.hand.isVisible()
    hand.press((4, 3))
    hand.release((4, 3))
    assert section.hand.words.startswith("0 squares can be reached; ")
    assert section.count("Squares") == "16"
    QTest.keyClick(rooms.board, Qt.Key.Key_Escape)
    assert section.count("Squares") == "15"
    assert not section.hand.isVisible()


def test_a_box_there_would_cut_what_is_shaded_off(rooms: SokobanPage, hand: Hand, qtbot: QtBot) -> None:
    legend = rooms.legend
    assert legend.isVisible()
    assert [entry.words for entry in legend.blocks.entries] == ["1 8 squares", "2 6 squares"]
    assert "what a box there would cut off" in [entry.words for entry in legend.marks.entries]
    point(rooms, hand, (2, 2), qtbot)
    assert legend.sentence.text() == "A box on C3 would cut nothing off: the rest stays connected. Not a cut vertex."
    lit = _brightness(rooms, (6, 2))
    point(rooms, hand, (4, 2), qtbot)
    assert legend.sentence.text() == (
        "A box on E3 would cut the 6 shaded squares off from the rest: E3 is a cut vertex."
    )
    assert _brightness(rooms, (6, 2)) < 0.8 * lit
    QTest.keyClick(rooms.board, Qt.Key.Key_B)
    assert not legend.isVisible()


def test_the_legend_tells_of_the_box_in_hand(rooms: SokobanPage, hand: Hand) -> None:
    hand.press((4, 3))
    hand.release((4, 3))
    assert [entry.words for entry in rooms.legend.marks.entries][-2:] == [
        "the box can be pushed here",
        "where it stood",
    ]


def test_a_low_window_leaves_the_sentence_and_the_marks(rooms: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    shown.resize(720, 560)
    qtbot.waitUntil(lambda: not rooms.legend.blocks.isVisible())
    assert rooms.legend.sentence.isVisible() and rooms.legend.marks.isVisible()
    assert rooms.board.height() > 300


def _brightness(page: SokobanPage, square: tuple[int, int]) -> int:
    """Return the brightness of the floor, beside the centre of a square."""
    picture = look(page)
    place = page.board.viewport.rect(page.board.state.board.cell(*square)).center().toPoint() + QPoint(12, 12)
    return picture.pixelColor(place * picture.devicePixelRatio()).lightness()


def test_the_search_grows_to_the_square_pointed_at(page: SokobanPage, hand: Hand, qtbot: QtBot) -> None:
    """The drawn search grows to the square pointed at; tested with the article's example.

    Six pushes: two up, round the box, four down; seven nodes.
    """
    QGuiApplication.clipboard().setText(ARTICLE)
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    growth = page.growth
    assert not page.commands["sokoban.grow"].isEnabled()
    hand.press((2, 5))
    hand.release((2, 5))
    QTest.mouseMove(page.board, hand.at((2, 7)))
    assert page.board.lift.price == "6 pushes"
    QTest.keyClick(page.board, Qt.Key.Key_T)
    assert growth.grown == 1 and not growth.way
    qtbot.waitUntil(lambda: growth.grown == len(growth.nodes))
    assert len(growth.way) == 7
    squares = [page.board.state.board.xy(growth.nodes[place].box) for place in growth.way]
    assert squares == [(2, 5), (2, 4), (2, 3), (2, 4), (2, 5), (2, 6), (2, 7)]
    grown = look(page)
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not growth.nodes
    assert look(page) != grown


def test_they_are_remembered(rooms: SokobanPage, shown: Window) -> None:
    assert shown.services.settings.get("sokoban/blocks", False) is rooms.blocks.is_shown


def test_a_step_of_the_man_draws_no_block_anew(rooms: SokobanPage, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(BlocksOverlay, "_draw_tints", lambda _self, painter: drawn.append(painter))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(rooms.board, key)
        rooms.board.position.finish()
        look(rooms)
    assert rooms.model.session.position == 3 and len(drawn) <= 1
    drawn.clear()
    rooms.commands["sokoban.rotate"].trigger()
    look(rooms)
    assert len(drawn) == 1


def turned_every_way(page: SokobanPage) -> Iterator[Symmetry]:
    """Yield each symmetry with the level shown in it."""
    seen = set()
    for symmetry in Symmetry:
        page.model.turn(page.model.symmetry.inverse.compose_with(symmetry))
        seen.add(page.model.symmetry)
        yield symmetry
    assert seen == set(Symmetry)


def test_stretches_of_a_block_are_its_squares(rooms: SokobanPage) -> None:
    for symmetry in turned_every_way(rooms):
        orientation = rooms.board.viewport.orientation
        for block in rooms.blocks.blocks.blocks:
            squares = [
                (x, y)
                for one in rooms.blocks_overlay._stretches(block)
                for x in range(one.left(), one.right() + 1)
                for y in range(one.top(), one.bottom() + 1)
            ]
            assert sorted(squares) == sorted(orientation.square(cell) for cell in block), symmetry


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75])
def test_a_block_is_tinted_as_a_whole_however_squares_fall_on_pixels(rooms: SokobanPage, ratio: float) -> None:
    for symmetry in turned_every_way(rooms):
        viewport = rooms.board.viewport
        for width in range(301, 900, 37):
            fit = LevelLayout(viewport.outline, QSize(width, width), ratio)
            for block in rooms.blocks.blocks.blocks:
                area = area_of(rooms.blocks_overlay._stretches(block), fit)
                squares = [fit.rect(*viewport.orientation.square(cell)) for cell in block]
                assert all(area.contains(square.center()) for square in squares), symmetry
                (edge,) = area.toFillPolygons()
                assert abs(_area(edge)) == pytest.approx(len(squares) * fit.size**2), "no edge is within"


def _area(polygon: QPolygonF) -> float:
    points = [polygon.at(at) for at in range(polygon.count())]
    return sum(one.x() * other.y() - other.x() * one.y() for one, other in pairwise([*points, points[0]])) / 2


def test_only_what_is_in_view_is_drawn(rooms: SokobanPage) -> None:
    inner = ["#@$." + " " * 26 + "#", *["#" + " " * 29 + "#"] * 20]
    rooms.take(pasted_levels("\n".join(["#" * 31, *inner, "#" * 31])))
    viewport = rooms.board.viewport
    every = {cell for block in rooms.blocks.blocks.blocks for cell in block}
    assert every < viewport.cells_in_view()
    viewport.zoom_by(3)
    look(rooms)
    view = QRectF(rooms.board.rect())
    assert {cell for cell in every if viewport.rect(cell).intersects(view)} == every & viewport.cells_in_view() < every
