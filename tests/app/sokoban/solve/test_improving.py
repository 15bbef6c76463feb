"""Solutions made shorter in the window: variants to accept, found and stored as they come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.sokoban.commands import page_commands
from app.sokoban.page import SokobanPage
from core.base.control import Control
from core.sokoban.replay import replay
from core.sokoban.solve.optimiser import Gain, Improvements
from tests.app.sokoban.solve.parts import ROOM, click, open_text, waiting

DETOUR = "udduuddu"


class Unhurried(Improvements):
    """Improver that goes on after its last gain until it is cancelled."""

    def __iter__(self) -> Iterator[Gain]:
        yield from super().__iter__()
        while not self._control.cancelled:
            time.sleep(0.01)


def solved_with_a_detour(page: SokobanPage, qtbot: QtBot) -> str:
    """Play a game with a known improvement, and return its moves."""
    open_text(page, ROOM)
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    moves = DETOUR + waiting(page)
    page.model.play(moves)
    return moves


def test_a_shorter_way_is_listed_and_taken(page: SokobanPage, ended: Callable[[], None], qtbot: QtBot) -> None:
    open_text(page, ROOM)
    page.solving.solve()
    ended()
    best = waiting(page)
    page.model.play(DETOUR + best)
    assert page.model.session.is_solved
    page.model.go(3)
    click(page.solve_section.improve_button)
    ended()
    better = page.improving.better
    assert better is not None and better.pieces
    assert sum(piece.moves_saved for piece in better.pieces) >= len(DETOUR)
    count = len(better.pieces)
    accept = page.solve_section.variants.accept_buttons[0]
    qtbot.waitUntil(accept.isVisible)
    click(accept)
    shorter = "".join(page.model.session.moves)
    assert len(shorter) < len(DETOUR + best)
    assert replay(page.model.level.start, shorter).state.solved
    assert page.improving.better is not None and len(page.improving.better.pieces) == count - 1
    kept = page.model.snapshots.read_snapshots(page.model.level.key)
    assert kept[-1].moves == DETOUR + best, "the game as it was can be gone back to"


def test_what_improving_has_found_stays_when_it_is_cancelled(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("app.sokoban.solve.improving.Improvements", Unhurried)
    best = solved_with_a_detour(page, qtbot).removeprefix(DETOUR)
    page.improving.improve()
    qtbot.waitUntil(lambda: page.improving.better is not None)
    better = page.improving.better
    assert page.solving.job is not None and better is not None
    assert page.model.knowledge.look_up(page.model.level.start).upper == sum(map(str.isupper, better.shorter))
    page.solving.cancel()
    assert page.solving.job is None
    better = page.improving.better
    assert better is not None and better.pieces and len(better.shorter) <= len(best)


def test_asking_again_while_ways_are_sought_loses_nothing(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("app.sokoban.solve.improving.Improvements", Unhurried)
    solved_with_a_detour(page, qtbot)
    page.improving.improve()
    qtbot.waitUntil(lambda: page.improving.better is not None)
    page.commands["sokoban.improve"].trigger()
    page.solving.cancel()
    assert page.improving.better is not None and page.improving.better.pieces


def test_a_search_that_ends_too_late_leaves_the_next_one_alone(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    found = list[str]()

    class Late(Improvements):
        """Improver whose first run reports its gain only once cancelled; later runs report none."""

        def __iter__(self) -> Iterator[Gain]:
            first = not found
            if first:
                found.append("")
            while not self._control.cancelled:
                time.sleep(0.01)
            if first:
                yield from Improvements(page.model.level.start, whole, self._metric, self._effort, Control())
                found.append(whole)

    whole = solved_with_a_detour(page, qtbot)
    monkeypatch.setattr("app.sokoban.solve.improving.Improvements", Late)
    page.improving.improve()
    qtbot.waitUntil(lambda: bool(found))
    page.improving.select_rows(1, 3)
    page.improving.improve()
    qtbot.waitUntil(lambda: len(found) > 1)
    page.solving.cancel()
    assert page.improving.better is not None and not page.improving.better.pieces


def test_that_nothing_near_is_shorter_is_said_only_once_all_of_it_was_looked_at(
    page: SokobanPage, ended: Callable[[], None], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    class Endless(Improvements):
        def __iter__(self) -> Iterator[Gain]:
            while not self._control.cancelled:
                time.sleep(0.01)
            return iter(())

    open_text(page, ROOM)
    page.solving.solve()
    ended()
    with monkeypatch.context() as patched:
        patched.setattr("app.sokoban.solve.improving.Improvements", Endless)
        page.improving.improve()
        qtbot.waitUntil(lambda: page.solve_section.cancel_button.height() > 20)
        click(page.solve_section.cancel_button)
    assert page.solve_section.variants.foot == "No shorter variant was found so far."
    with monkeypatch.context() as patched:
        patched.setattr("app.sokoban.solve.improving.solver_memory", lambda _settings: 1 << 10)
        page.improving.improve()
        ended()
    assert page.solve_section.variants.foot == "No shorter variant was found so far."
    page.improving.improve()
    ended()
    assert page.solve_section.variants.foot.startswith(("No variant near these moves", "The number of pushes stays"))


def test_rows_that_were_selected_are_let_go_of_from_the_command_list(page: SokobanPage) -> None:
    open_text(page, ROOM)
    page.model.play("RRurrddlD")
    page.improving.select_to_here()
    assert page.improving.selected_stretch is not None
    page.commands.refresh()
    command = next(command for command in page.commands if command.text == "Improve all rows again")
    page.commands[command.key].trigger()
    assert page.improving.selected_stretch is None


def test_every_command_of_the_page_has_a_key_of_its_own(page: SokobanPage) -> None:
    keys = [command.key for command in page_commands(page)]
    assert len(keys) == len(set(keys))
