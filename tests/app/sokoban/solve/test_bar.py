"""The bar of certainty: where its parts end, and how they are animated."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.sokoban.solve.bar import CertaintyBar
from core.sokoban.solve.knowledge import PositionBounds


@pytest.fixture
def bar(qtbot: QtBot) -> CertaintyBar:
    made = CertaintyBar()
    qtbot.addWidget(made)
    made.resize(340, 42)
    made.set(PositionBounds(40, 97))
    made.show()
    return made


def test_it_glides_to_where_it_closes(bar: CertaintyBar, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(theme.manager(), "reduced_motion", False)
    before = bar.shown_edges
    bar.set(PositionBounds(97, 97))
    assert bar.shown_edges[0] < bar.edges()[0], "it has not arrived yet"
    qtbot.waitUntil(lambda: bar.shown_edges == bar.edges())
    left, right = bar.edges()
    assert left == right and before[0] < left


def test_with_reduced_motion_it_is_there_at_once(bar: CertaintyBar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme.manager(), "reduced_motion", True)
    bar.set(PositionBounds(89, 97))
    assert bar.shown_edges == bar.edges()
