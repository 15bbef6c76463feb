"""Solve in the window: fewest pushes with fewest moves, other metrics, and what is proved."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.shell.window import open_window
from app.sokoban.model import options as options_module
from app.sokoban.model.options import PlayOptions
from app.sokoban.page import SokobanPage
from app.sokoban.plots.switcher import DEPTHS
from app.sokoban.records.solutions import SolutionSource
from app.sokoban.solve import solving as solving_module
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.solve.finish import finish
from core.sokoban.solve.order import MOVES_FIRST, ORDERS, PUSHES_FIRST, SolutionMeasure, SolutionOrder, order_of
from core.sokoban.solve.solver import Answer, Effort, SearchEnding
from tests.app.sokoban.solve.parts import click, open_text, waiting

CROSSED = "######\n#.   #\n#$ # #\n#@$  #\n#   .#\n######"
SHORTEST, LONGER = "UrDldRR", "drruruulldDldRRlluU"
"""Two solutions of the level with four pushes each."""
BOTH = "No solution has fewer pushes, or as few pushes and fewer moves."


def test_solve_ends_with_the_shortest_walk_among_the_fewest_pushes(
    page: SokobanPage, ended: Callable[[], None]
) -> None:
    open_text(page, CROSSED)
    click(page.solve_section.solve_button)
    ended()
    assert waiting(page) == SHORTEST
    assert page.solve_section.sentence == BOTH
    assert not page.solve_section.solve_button.isEnabled()
    kept = page.model.solutions.read_records(page.model.level.key)
    assert kept[SHORTEST].source & SolutionSource.PROGRAM
    page.model.play("U")
    assert page.solve_section.sentence == BOTH, "what is left of a shortest walk is one"


def test_a_longer_walk_from_a_file_makes_way(page: SokobanPage, ended: Callable[[], None]) -> None:
    open_text(page, f"{CROSSED}\n\nSolution\n{LONGER}\n")
    assert page.model.known_bounds.upper == 4
    click(page.solve_section.solve_button)
    ended()
    assert waiting(page) == SHORTEST
    assert page.solve_section.sentence == BOTH


def test_what_is_played_meanwhile_is_not_taken_away(
    page: SokobanPage, ended: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on: list[bool] = []

    def wait(state: State, answer: Answer, order: Any, effort: Any, control: Control, **more: Any) -> Answer:
        while not go_on and not control.cancelled:
            time.sleep(0.01)
        return finish(state, answer, order, effort, control, **more)

    monkeypatch.setattr(solving_module, "finish", wait)
    open_text(page, f"{CROSSED}\n\nSolution\n{LONGER}\n")
    click(page.solve_section.solve_button)
    before = waiting(page)
    assert page.solving.job is not None and len(before) == len(LONGER)
    page.model.go(1)
    go_on.append(True)
    ended()
    assert waiting(page) == before[1:], "the game went on"
    page.model.go(0)
    assert page.model.ways.solution_from(page.model.session.state) == SHORTEST


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (MOVES_FIRST, "7 moves, 4 pushes: the first two are proved to be minimal."),
        (order_of(SolutionMeasure.LINES), "3 box lines, 4 pushes, 7 moves: the first two are proved to be minimal."),
        (
            order_of(SolutionMeasure.CHANGES),
            "2 box changes, 4 pushes, 7 moves: the first two are proved to be minimal.",
        ),
    ],
)
def test_something_else_can_be_least(order: Any, words: str, page: SokobanPage, ended: Callable[[], None]) -> None:
    open_text(page, CROSSED)
    dropdown = page.options_section.order
    dropdown.setCurrentIndex(ORDERS.index(order))
    dropdown.activated.emit(ORDERS.index(order))
    assert PlayOptions(page.services.settings).order == order, "it is remembered"
    click(page.solve_section.solve_button)
    ended()
    assert waiting(page) == SHORTEST
    assert page.solve_section.sentence == words


@pytest.mark.parametrize("order", [PUSHES_FIRST, MOVES_FIRST])
def test_searching_on_takes_the_time_that_was_offered(
    order: SolutionOrder, page: SokobanPage, ended: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[float] = []

    def give_up(_state: State, _measure: Any, effort: Effort, *_: Any, **_more: Any) -> Answer:
        limits.append(effort.seconds)
        return Answer(SearchEnding.TIME, "The time was up", None, 0, False, 0, 0, 0, None)

    monkeypatch.setattr(
        solving_module.LevelSolving, "_learn_counted_solution", lambda _: None
    )  # counting may be faster
    monkeypatch.setattr(solving_module, "solve", give_up)
    monkeypatch.setattr(solving_module, "solve_by_order", give_up)
    open_text(page, CROSSED)
    page.model.options.order = order
    for _ in range(2):
        click(page.solve_section.solve_button)
        ended()
    assert limits == [60.0, 240.0]
    assert page.solve_section.sentence == "Gave up after 240 s. Search on for 960 s?"


def answer_of(page: SokobanPage, words: str) -> QAbstractButton:
    """Return the button of the question with these words."""
    buttons = page.notices.warning.findChildren(QAbstractButton)
    return next(button for button in buttons if button.text() == words)


@pytest.fixture
def asked_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[SokobanPage]:
    """Provide the page of a player who has not yet been asked about unrequested warnings."""
    monkeypatch.setattr(options_module, "TOLD_AT_FIRST", False)
    window = open_window("sokoban")
    window.resize(1280, 800)
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    assert isinstance(window.page, SokobanPage)
    yield window.page
    window.close()


def test_nothing_is_given_away_until_the_player_was_asked(asked_page: SokobanPage) -> None:
    page = asked_page
    open_text(page, f"{CROSSED}\n\nSolution\n{SHORTEST}\n")
    warning, section = page.notices.warning, page.solve_section
    assert warning.isVisible() and warning.title == "Do you want hints?"
    assert not section.bar.isVisible() and "fewe" not in section.sentence
    page.model.play("UrDrdL")
    assert page.model.verdict.dead
    assert warning.title == "Do you want hints?"
    assert section.solve_button.isEnabled(), "a dead button would tell"
    click(answer_of(page, "Show hints"))
    assert warning.title == "This position cannot be solved any more"
    assert PlayOptions(page.services.settings).has_answered
    page.model.go(0)
    assert not warning.isVisible(), "it is asked once"
    assert section.bar.isVisible()


def test_who_wants_to_be_told_nothing_is_told_nothing(asked_page: SokobanPage) -> None:
    page = asked_page
    open_text(page, CROSSED)
    click(answer_of(page, "No spoilers"))
    assert page.options_section.quiet.isChecked() and page.model.options.is_quiet
    assert not page.notices.warning.isVisible()
    page.model.play("UrDrdL")
    assert page.model.verdict.dead and not page.notices.warning.isVisible()


def test_the_plot_of_depths_says_nothing_of_the_position_before_the_answer(
    asked_page: SokobanPage, qtbot: QtBot
) -> None:
    page = asked_page
    open_text(page, CROSSED)
    page.show_plot(DEPTHS)
    qtbot.waitUntil(lambda: page.plots.depth_pane is not None and page.model.analysis.verdict.left == 4)
    pane, counted = page.plots.depth_pane, page.model.analysis.depths
    assert pane is not None and counted is not None
    assert "pushes left" not in pane.sentence(counted) and not pane._pills()
    page.model.play("UrDrdL")
    qtbot.waitUntil(lambda: page.model.analysis.verdict.dead)
    assert "dead" not in pane.sentence(counted)
    click(answer_of(page, "Show hints"))
    assert "This position is a deadlock." in pane.sentence(counted)
    page.model.go(0)
    qtbot.waitUntil(lambda: bool(pane._pills()))
    assert "Fewest pushes left: 4." in pane.sentence(counted)
