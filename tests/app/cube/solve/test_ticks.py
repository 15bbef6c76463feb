"""A search reports a solution at once, its progress to visible views, and nothing to a hidden page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.solve.log import ProofLog
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window
from app.widgets.text import Label
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Stage

FAR = ["D2", "F'", "L2", "U", "R2", "B'", "D'", "F", "U2", "L", "B2", "R'", "D", "F2", "L'", "U2", "B", "R"]


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[CubePage]:
    """Provide a page whose proof goes on until it is cancelled, without a table."""

    def prove(search: Search, control: Control, *_: object) -> None:
        search.stage = Stage.PROOF
        while not control.cancelled:
            time.sleep(0.002)

    monkeypatch.setattr(Search, "prove", prove)
    cube_page = window.page
    assert isinstance(cube_page, CubePage)
    cube_page.services.settings.set(TABLE_KEY, "small")
    cube_page.model.begin_scrambled(FAR)
    yield cube_page
    cube_page.solving.forget()


def test_the_short_solution_is_laid_out_as_soon_as_it_is_found(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short solution is shown at once, not at the next tick."""
    monkeypatch.setattr("app.base.jobs.jobs.TICK_MS", 10**8)
    page.solving.solve()
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    assert page.solving.running


def test_a_proof_behind_another_page_is_kept_and_not_shown(
    page: CubePage, window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.search is not None and page.solving.search.stage is Stage.PROOF)
    job, search = page.solving._asker.job, page.solving.search
    assert job is not None and search is not None
    window.open_page("lab")
    heard: list[str] = []
    page.solving.changed.connect(lambda: heard.append("changed"))
    say, follow = Label.say, ProofLog.follow

    def hear_say(label: Label, *words: Any) -> None:
        heard.append(f"said {words[0]}")
        say(label, *words)

    def hear_follow(log: ProofLog, search: Search) -> None:
        heard.append("logged")
        follow(log, search)

    monkeypatch.setattr(Label, "say", hear_say)
    monkeypatch.setattr(ProofLog, "follow", hear_follow)
    job._on_tick()
    heard.clear()
    for _ in range(3):
        job._on_tick()
    assert heard == ["logged"] * 3
    narrower = search.bracket.combine_with(Bracket(Metric.HTM, 15, 18))
    monkeypatch.setattr(search, "_learn_beside", lambda _found: None)
    search._bracket = narrower
    job._on_tick()
    assert page.model.bracket.lower == 15, "it is kept, though nobody looks on"
    heard.clear()
    window.open_page("cube")
    assert "changed" in heard
    assert page.depth_section.bounds is not None and page.depth_section.bounds.lower == 15
