"""The panel describes a search only for the position on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytest import MonkeyPatch
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE
from core.cube.solve import tables
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.solver import Stage
from tests.core.cube.solve.cosets import small_table

OF_A_SEARCH = ("excluded", "Searching", "nodes", "M/s", "left", "parity", "Search stopped")


@pytest.fixture
def page(window: Window, monkeypatch: MonkeyPatch, qtbot: QtBot) -> CubePage:
    """Provide a page that proves the depth of a scramble, with its solution shown."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: small_table("htm", 2))
    page = window.page
    assert isinstance(page, CubePage)
    page.services.settings.set(TABLE_KEY, "small")
    page.model.begin(PUZZLE.new("3x3x3", 5))
    page.solving.solve()
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    qtbot.waitUntil(lambda: "Searching depth" in page.depth_section.sentence)
    return page


def says_nothing_of_a_search(page: CubePage) -> bool:
    section = page.depth_section
    return (
        not any(word in section.sentence for word in OF_A_SEARCH)
        and not (section._invitation.isVisibleTo(section) and section._invitation.text() == "Searching")
        and (section.bounds is None or section.bounds.fraction == 0.0)
    )


def test_on_the_way_to_the_solution_the_search_of_its_start_says_nothing(page: CubePage, qtbot: QtBot) -> None:
    solution = page.solving.solution
    page.model.go_to(len(solution) - 6)
    qtbot.waitUntil(lambda: not page.model.session.player.playing)
    assert page.solving.running, "the proof goes on"
    assert page.solving.search is not None and page.solving.search.stage is Stage.PROOF
    left = page.model.metric.length(page.model.session.moves[page.model.session.position :])
    nodes = page.solving.search.nodes
    qtbot.waitUntil(lambda: page.solving.search is not None and page.solving.search.nodes > nodes)
    assert says_nothing_of_a_search(page)
    assert f"Solution found: {left} move" in page.depth_section.sentence
    assert page.depth_section.sentence.endswith("Still searching from the position before these moves.")
    assert page.depth_section.bounds is not None and page.depth_section.bounds.upper <= left
    page.model.go_to(0)
    qtbot.waitUntil(lambda: "Searching depth" in page.depth_section.sentence)


def turn_away(page: CubePage) -> None:
    page.model.turn("x" if page.solving.solution[0][0] == "U" else "U")


def scramble(page: CubePage) -> None:
    page.model.begin(PUZZLE.new("3x3x3", 6))


def begin_solved(page: CubePage) -> None:
    page.model.begin_solved()


def other_metric(page: CubePage) -> None:
    page.model.metric = Metric.QTM


def other_cube(page: CubePage) -> None:
    page.model.variant = "2x2x2"


def undo_the_scramble(page: CubePage) -> None:
    page.model.session.bring_back()


CHANGES = (turn_away, scramble, begin_solved, other_metric, other_cube, undo_the_scramble)


@pytest.mark.parametrize("change", CHANGES, ids=lambda one: one.__name__)
def test_another_position_another_metric_another_cube_another_sentence(
    page: CubePage, change: Callable[[CubePage], None]
) -> None:
    change(page)
    assert says_nothing_of_a_search(page), page.depth_section.sentence
    assert not page.depth_section.cancel_button.isVisibleTo(page.depth_section)


def test_on_another_page_the_status_line_names_the_cube(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.services.open_subject("2048", "")
    qtbot.waitUntil(lambda: window.page is not page)
    assert page.solving.running

    def titles() -> set[str]:
        return set() if window.jobs.current is None else {window.jobs.current.title}

    # the job is named at its next look, and that of a plot may be there for a moment
    qtbot.waitUntil(lambda: titles() == {"Proving the cube's depth"})


def test_the_table_in_the_status_line_is_that_of_the_metric(page: CubePage, qtbot: QtBot) -> None:
    page.solving.cancel()
    qtbot.waitUntil(lambda: not page.solving.running)
    assert any(fact.startswith("Pruning table ") for fact in page.facts)
    page.model.metric = Metric.QTM
    assert not any(fact.startswith("Pruning table ") for fact in page.facts), "there is none for quarter turns"


def test_two_positions_of_one_bracket_do_not_share_a_sentence(page: CubePage, qtbot: QtBot) -> None:
    """The text about a search disappears with its position, even if the next has the same bracket.

    An equal bracket emits no signal.
    """
    page.solving.cancel()
    qtbot.waitUntil(lambda: not page.solving.running)
    first, second = PUZZLE.new("3x3x3", 8), PUZZLE.new("3x3x3", 9)
    page.model.begin(first)
    page.model.learn(first, Bracket(Metric.HTM, 15, 19, None, BracketSource.SOLVER))
    assert page.depth_section.sentence == "From an earlier search. Press Solve to continue it."
    page.model.learn(second, Bracket(Metric.HTM, 15, 19, None, BracketSource.SOLVER))
    page.solving.solve()
    qtbot.waitUntil(lambda: page.depth_section.cancel_button.isVisibleTo(page.depth_section))
    page.model.begin(second)
    assert page.depth_section.sentence == "From an earlier search. Press Solve to continue it."
