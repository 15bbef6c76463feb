"""Boards that are not square: chosen, played, stored, edited, exported; missing features are named."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.twenty48.board.shape_choice import OTHER, ShapeCard
from app.twenty48.board.tiles import TileGrid
from app.twenty48.games.bests import BestScores
from app.twenty48.games.finished_games import FinishedGames
from app.twenty48.page import Twenty48Page
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import BoardShape, shape_of

LYING, STANDING = BoardShape(3, 4), BoardShape(4, 3)


def card_of(page: Twenty48Page) -> ShapeCard:
    cards = [card for card in page.window().findChildren(ShapeCard) if card.isVisible()]
    assert len(cards) == 1
    return cards[0]


def widen(page: Twenty48Page, qtbot: QtBot) -> None:
    """Widen the window so that the header shows the boards side by side."""
    page.window().resize(1600, 900)
    qtbot.waitUntil(page.shapes.segment.isVisible)


def choose(page: Twenty48Page, rows: int, columns: int) -> None:
    """Choose a shape by the mouse."""
    QTest.mouseClick(page.shapes.segment.option(OTHER), Qt.MouseButton.LeftButton)
    card = card_of(page)
    for choice, count in ((card.rows, rows), (card.columns, columns)):
        QTest.mouseClick(choice.option(str(count)), Qt.MouseButton.LeftButton)
    QTest.mouseClick(card.go, Qt.MouseButton.LeftButton)


def test_rows_and_columns_are_chosen_with_the_mouse(page: Twenty48Page, qtbot: QtBot) -> None:
    widen(page, qtbot)
    choose(page, 3, 4)
    assert page.model.shape == LYING and page.model.target == 1024
    assert page.shapes.segment.current == OTHER and page.shapes.segment.option(OTHER).text() == "3×4"
    assert page.shapes.list.current == "3x4"
    choose(page, 4, 3)
    assert page.model.shape == STANDING
    page.model.shape = shape_of(4)
    assert page.shapes.segment.current == "4" and page.shapes.segment.option(OTHER).text() == "Other"


def test_a_card_that_is_closed_changes_nothing(page: Twenty48Page, qtbot: QtBot) -> None:
    widen(page, qtbot)
    before = page.model.shape
    QTest.mouseClick(page.shapes.segment.option(OTHER), Qt.MouseButton.LeftButton)
    card = card_of(page)
    QTest.mouseClick(card.rows.option("7"), Qt.MouseButton.LeftButton)
    assert "28 squares" in card.sentence.text()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert page.model.shape == before and page.shapes.segment.current == str(before.option_value)


def test_a_narrow_page_offers_the_same_in_its_list(page: Twenty48Page, qtbot: QtBot) -> None:
    page.window().resize(900, 700)
    qtbot.waitUntil(page.shapes.list.isVisible)
    page.shapes.list.chosen.emit(OTHER)
    card = card_of(page)
    QTest.mouseClick(card.columns.option("7"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(card.go, Qt.MouseButton.LeftButton)
    assert page.model.shape.columns == 7 and page.shapes.list.currentText() == page.model.shape.title


def test_the_board_is_drawn_with_square_cells_inside_its_stage(page: Twenty48Page) -> None:
    for shape in (LYING, STANDING, BoardShape(2, 8), BoardShape(8, 2), BoardShape(5, 6)):
        page.model.shape = shape
        grid = page.view.grid
        assert (grid.shape, grid.rect.width() > grid.rect.height()) == (shape, shape.columns > shape.rows)
        assert page.view.rect().contains(grid.rect.toAlignedRect())
        whole = grid.cell_rect(0, 0) | grid.cell_rect(shape.columns - 1, shape.rows - 1)
        assert grid.rect.contains(whole) and grid.rect.right() - whole.right() == pytest.approx(grid.gap)
    square = TileGrid.fit_into(shape_of(4), QRectF(0, 0, 500, 400))
    assert square.rect.width() == square.rect.height() <= 400


def test_moves_and_swipes_play_and_undo_takes_back(page: Twenty48Page) -> None:
    page.model.set_up(PUZZLE.parse("2 . . 2\n. 4 . .\n. . . 8"))
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert page.model.board.cells[0] == 2 and page.model.board.cells[8] == 3
    QTest.keyClick(page.view, Qt.Key.Key_Up)
    page.model.undo()
    page.model.undo()
    assert PUZZLE.format(page.model.board).split("\n", 1)[1].split() == [
        "2",
        ".",
        ".",
        "2",
        ".",
        "4",
        ".",
        ".",
        ".",
        ".",
        ".",
        "8",
    ]


def test_games_and_bests_of_a_rectangle_are_its_own(page: Twenty48Page) -> None:
    store = page.services.store
    page.model.shape = LYING
    while not page.model.board.over:
        page.model.play(PUZZLE.moves(page.model.board)[0])
    page.model.recorder.settle()
    games = FinishedGames(store)
    (kept,) = games.list_games(LYING)
    assert kept.result.shape == LYING and kept.result.score == page.model.board.score
    assert not games.list_games(STANDING) and games.shapes() == [LYING] and page.model.best_score == kept.result.score
    page.model.shape = STANDING
    assert page.model.best_score == 0 and BestScores(store).of_anybody(LYING) == 0
    page.model.shape = LYING
    assert page.model.board.over, "each board keeps its own game"
    page.model.show_replay(kept)
    assert page.model.boards[0].shape == LYING


def test_a_saved_game_comes_back_on_its_rectangle(page: Twenty48Page) -> None:
    page.model.set_up(PUZZLE.parse("2 . 8\n. 4 .\n. . .\n. . 2"))
    page.model.save("standing")
    page.model.shape = shape_of(4)
    (saved,) = page.model.saved.list_games()
    assert saved.shape == STANDING
    page.model.load("standing")
    assert page.model.shape == STANDING and page.model.board.tile_sum == 16


def test_a_pasted_rectangle_is_played_and_copied_back(page: Twenty48Page) -> None:
    QGuiApplication.clipboard().setText("2 4 8 16 32\n. . . . 2")
    page.paste_board()
    assert page.model.shape == (2, 5)
    page.copy_board()
    assert PUZZLE.parse(QGuiApplication.clipboard().text()) == page.model.board


def test_its_squares_are_edited_by_click_and_by_keys(page: Twenty48Page) -> None:
    page.model.set_up(PUZZLE.parse("2 . . .\n. . . .\n. . . 2"))
    page.model.edit()
    assert page.model.draft is not None
    last = page.view.grid.cell_rect(3, 1).center().toPoint()
    QTest.mouseClick(page.editor, Qt.MouseButton.LeftButton, pos=last)
    assert page.model.draft.board.cells[7] == 1
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(page.editor, key)
    assert page.editor.cell == 7
    QTest.mouseClick(page.editor, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    page.model.play_draft()
    assert page.model.shape == LYING and page.model.board.tile_sum == 6


def test_plots_say_what_is_not_there_for_a_rectangle(page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.shape = BoardShape(2, 5)
    page.plots.choose("layers")
    qtbot.waitUntil(lambda: page.plots.layers.is_settled)
    pane = page.plots.layers.pane
    assert pane is not None and pane.shown_plot is not None and pane.shown_plot.shape == (2, 5)
    assert "there are too many boards" in pane.note.text()
    assert "2×5" in page.model.assistant.values.reason(page.model.board)


def test_it_is_exported_in_its_own_proportions(page: Twenty48Page) -> None:
    page.model.shape = BoardShape(2, 8)
    image = QImage(page.picture_size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    page.view.paint(painter, QRectF(image.rect()))
    painter.end()
    assert image.width() > 3 * image.height()
    assert image.pixelColor(image.width() // 2, 20) != image.pixelColor(0, 0)
