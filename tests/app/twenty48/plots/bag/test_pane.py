"""The moves to win beside the board: shown by key, read by cursor, with the game marked in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.plots.panes.axis_choice import LOG
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.bag.chart import EXACT, FORMS, GAMES, MIXTURE, SUMS, told_end
from app.twenty48.plots.bag.pane import BagPane
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.path import follow
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE, targets
from core.twenty48.shape import LEAST, MOST, shape_of
from tests.app.plots.mouse import hover
from tests.app.sheets import holds
from tests.app.twenty48.conftest import Open

LASTING = 1
"""Seed of a 3x3 game that lasts a while if the first legal move is always made."""


def pane_of(page: Twenty48Page, qtbot: QtBot, exponent: int) -> BagPane:
    """Return the pane once it draws the chain to 2^exponent."""

    def drawn() -> bool:
        pane = page.plots.bag.pane
        return pane is not None and pane.shown_plot is not None and pane.shown_plot.target == exponent

    page.plots.choose("bag")
    qtbot.waitUntil(drawn)
    assert page.plots.bag.pane is not None
    return page.plots.bag.pane


@pytest.fixture
def pane(page: Twenty48Page, qtbot: QtBot) -> BagPane:
    """Provide the pane for 3x3 to 512, in a window with enough room."""
    page.window().resize(1440, 900)
    page.model.shape = shape_of(3)
    return pane_of(page, qtbot, 9)


def picture(pane: BagPane) -> QImage:
    image: QImage = pane.chart.grab().toImage()
    return image


def press(pane: BagPane, part: str) -> None:
    QTest.mouseClick(pane.chips.chip(part), Qt.MouseButton.LeftButton)


def test_every_chip_shows_and_hides_its_part(pane: BagPane) -> None:
    whole = picture(pane)
    for part in (EXACT, MIXTURE, SUMS, GAMES):
        press(pane, part)
        assert part not in pane.parts
        without = picture(pane)
        assert without != whole
        press(pane, part)
        assert picture(pane) == whole
    for part in (EXACT, MIXTURE, SUMS, GAMES):
        press(pane, part)
    assert pane.parts == []
    picture(pane)


def test_the_cursor_reads_every_figure_of_a_bar(page: Twenty48Page, pane: BagPane) -> None:
    plot, chart, before = pane.shown_plot, pane.chart, page.model.game.state
    assert plot is not None
    QTest.keyClick(chart, Qt.Key.Key_Right)
    likeliest = max(plot.bins, key=lambda one: one.exact)
    reading = chart.read(chart.place)
    assert reading.title == f"{likeliest.low} moves" == "239 moves"
    figures = {name: figure for _, name, figure in reading.rows}
    assert figures["exact"] == f"{100 * likeliest.exact:.4g}\u2009%"
    assert figures["binomial mixture"] == f"≈ {100 * likeliest.mixture:.4g}\u2009%"
    assert chart.accessibleDescription().startswith("239 moves: exact 9.")
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.read(chart.place).title == "238 moves"
    assert page.model.game.state is before, "the arrow keys are the chart's"
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.place == -1
    hover(chart, QPoint(chart.width() // 2, chart.height() // 2))
    assert chart.place >= 0


def test_a_logarithmic_axis_shows_the_tails(pane: BagPane) -> None:
    plot = pane.shown_plot
    assert plot is not None and list(pane.chart.bins) == list(plot.bins)
    pane.axis.setFocus()
    QTest.keyClick(pane.axis.option(pane.axis.current), Qt.Key.Key_Right)
    assert pane.axis.current == LOG and pane.chart.log
    assert list(pane.chart.bins) == list(plot.far)
    # the numbers are the law, whatever is drawn of it
    assert len(pane.csv().splitlines()) == len(plot.law.exact.probabilities) + 1
    picture(pane)


def test_key_and_axis_are_remembered(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    page.window().resize(1440, 900)
    first = pane_of(page, qtbot, 11)
    press(first, GAMES)
    QTest.keyClick(first.axis.option(first.axis.current), Qt.Key.Key_Right)
    page = open_page()
    again = pane_of(page, qtbot, 11)
    assert again.chart.log and again.axis.current == LOG
    assert again.parts == [EXACT, MIXTURE, SUMS]
    assert not again.chips.chip(GAMES).isChecked()


def test_the_game_is_followed_move_by_move(page: Twenty48Page, pane: BagPane) -> None:
    chain = BagChain(9)
    # a game that lasts: some are over after eleven moves
    page.model.game.begin(PUZZLE.new("3x3:512", LASTING), seed=LASTING)
    seen = []
    for _ in range(12):
        move = PUZZLE.moves(page.model.game.state)[0]
        QTest.keyClick(page.view, getattr(Qt.Key, f"Key_{move.capitalize()}"))
        path = pane.chart.path
        assert path == follow(chain, page.model.game.states[: page.model.game.position + 1])
        assert path is not None and path.moves == page.model.game.position
        assert chain.sums[path.state] == page.model.game.state.tile_sum
        seen.append(pane.chart.pill)
    assert page.model.game.position == 12
    assert pane.chart.path is not None
    assert seen[-1] == f"this game's bag {pane.chart.path.forecast:.1f}" in pane.chart.accessibleDescription()
    assert len(set(seen)) > 1, "the pill moves"
    page.model.undo()
    assert pane.chart.path is not None and pane.chart.path.moves == 11
    page.model.new_game()
    assert pane.chart.path is not None and pane.chart.path.moves == 0


def test_a_game_that_goes_on_after_its_bag_was_won(page: Twenty48Page, pane: BagPane, qtbot: QtBot) -> None:
    page.model.target = 8
    small = pane_of(page, qtbot, 3)
    while PUZZLE.moves(page.model.game.state) and page.model.game.position < 8:
        page.model.play(PUZZLE.moves(page.model.game.state)[0])
    path = small.chart.path
    assert small is pane and path is not None and path.won
    assert path.moves < page.model.game.position
    assert small.chart.pill == f"this game's bag {path.moves}"
    own = next((board.moves for board in page.model.boards if board.won), None)
    itself = "the game itself has not" if own is None else f"the game itself after {own}"
    moves = "1 move" if path.moves == 1 else f"{path.moves} moves"
    assert small.chart.note == f"its tiles won in a bag after {moves}, {itself}"


def test_a_game_that_won_later_than_its_bag_says_which_number_is_whose(
    page: Twenty48Page, pane: BagPane, qtbot: QtBot
) -> None:
    page.model.target = 8
    small = pane_of(page, qtbot, 3)
    assert small is pane
    for seed in range(1, 500):
        boards = won_game(seed)
        if boards and follow(BagChain(3), boards).moves < boards[-1].moves:  # type: ignore[union-attr]
            break
    page.model.game.begin(boards[0])
    while not page.model.board.won:
        page.model.play(PUZZLE.moves(page.model.board)[0])
    path = small.chart.path
    assert path is not None and path.moves < page.model.board.moves
    assert small.chart.pill == f"this game's bag {path.moves}"
    after = f"its tiles won in a bag after {path.moves} moves, the game itself after {page.model.board.moves}"
    assert small.chart.note == after
    end = told_end(path)
    assert end.name == "moves in the bag"
    holds(end.name, end.text, end.worked)


def won_game(seed: int) -> list[Board]:
    """Return a 3x3 game to 8 played by first legal moves, up to its win; empty if it is lost."""
    boards: list[Board] = [PUZZLE.new("3x3:8", seed)]
    while not boards[-1].won:
        moves = PUZZLE.moves(boards[-1])
        if not moves:
            return []
        boards.append(PUZZLE.apply(boards[-1], moves[0])[0])
    return boards


def test_a_pasted_board_is_followed_roughly(page: Twenty48Page, pane: BagPane) -> None:
    page.model.game.begin(PUZZLE.parse("target 512\n2 4 2\n4 2 4\n2 4 ."))
    path = pane.chart.path
    assert path is not None and not path.exact_start
    assert pane.chart.pill.startswith("this game's bag ≈ ")
    page.model.game.begin(PUZZLE.parse("target 512\n256 256 256\n256 . .\n. . ."))
    assert pane.chart.path is None and pane.chart.pill == ""


def test_another_share_of_fours_has_a_chain_of_its_own(page: Twenty48Page, pane: BagPane, qtbot: QtBot) -> None:
    before = pane.shown_plot
    page.model.game.begin(PUZZLE.new("3x3:512:0.5", 4))
    assert pane.chart.path is None, "not in a chain for other tiles"
    qtbot.waitUntil(lambda: pane.shown_plot not in {None, before})
    assert pane.shown_plot is not None and pane.shown_plot.chain.four == 0.5
    assert pane.chart.path is not None and pane.chart.path.forecast < 200


def test_the_pane_opens_on_every_size_and_target(page: Twenty48Page, qtbot: QtBot) -> None:
    for size in range(LEAST, MOST + 1):
        page.model.shape = shape_of(size)
        smallest, *_, largest = targets(shape_of(size))
        for target in (smallest, largest, min(2048, largest)):
            page.model.target = target
            if target > 65_536:
                assert page.plots.bag.pane is not None
                qtbot.waitUntil(lambda: page.plots.bag.pane.shown_plot is None)  # type: ignore[union-attr]
                continue
            pane = pane_of(page, qtbot, target.bit_length() - 1)
            assert pane.chart.path is not None
            page.plots.grab()


@pytest.mark.parametrize("ending", [".svg", ".pdf"])
def test_the_plot_is_saved_as_vectors(pane: BagPane, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"moves{ending}"
    export.save(pane.draw, pane.picture_size(), file)
    assert file.stat().st_size > 2000
    if ending == ".svg":
        assert "<image" not in file.read_text(encoding="utf-8")
    assert pane.picture_name() == "2048-bag-512-moves"


def test_every_theme_and_a_low_pane(page: Twenty48Page, pane: BagPane) -> None:
    pictures = []
    for choice in (theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST, theme.ThemeChoice.LIGHT):
        theme.manager().choose(choice)
        pictures.append(picture(pane))
    assert pictures[0] != pictures[1] != pictures[2]
    assert pane.chips.isVisible()
    page.window().resize(1100, 760)
    page.grab()
    assert not pane.chips.isVisible(), "a low pane needs the room for the plot"


def test_a_game_that_ends_out_of_view_has_an_arrow(page: Twenty48Page, pane: BagPane) -> None:
    chart = pane.chart
    chart.set_log(False)
    assert chart.path is not None and chart.forecast_side == 0
    for zoomed, side in ((0.02, 1), (0.98, -1)):
        within = picture(pane)
        left, right, _, _ = chart.home
        chart.show_all()
        chart.zoom(0.1, left + zoomed * (right - left), 0.0)
        assert chart.forecast_side == side and picture(pane) != within
    assert page.model.game.position == 0


def test_the_axis_says_how_many_moves_a_bar_stands_for(page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.shape = shape_of(4)
    pane = pane_of(page, qtbot, 11)
    assert pane.chart.unit == "moves until 2048 appears, 2 per bar"


def test_the_mixture_and_its_parts_have_keys_of_their_own() -> None:
    assert len(set(FORMS.values())) == len(FORMS)


def test_the_stem_of_the_game_does_not_cross_the_words_at_the_mean(page: Twenty48Page, qtbot: QtBot) -> None:
    page.window().resize(1440, 900)
    page.model.shape = shape_of(2)
    page.model.game.begin(PUZZLE.parse("target 16\n4 .\n4 ."), seed=7)
    chart = pane_of(page, qtbot, 4).chart
    qtbot.waitUntil(lambda: chart.path is not None)
    assert chart.plot is not None and chart.path is not None and chart.path.forecast < chart.plot.mean
    mean, stem, wide = chart.axes.x(chart.plot.mean), chart.axes.x(chart.path.forecast), 112.0
    assert mean + 8 + wide > chart.width(), "there is no room for the words right of the mean"
    start = chart._find_words_start(mean, wide)
    assert not start < stem < start + wide
