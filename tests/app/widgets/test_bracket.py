"""The drawing of the bracket: only found solutions have a tick."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.widgets.bracket import Bounds, BracketWidget, cells


def drawn(qtbot: QtBot, bounds: Bounds) -> QImage:
    bracket = BracketWidget()
    qtbot.addWidget(bracket)
    bracket.resize(bracket.sizeHint())
    bracket.set(bounds, "HTM")
    return bracket.grab().toImage()


def share_of_ink(picture: QImage, bounds: Bounds, depth: int) -> float:
    """Return the share of a depth's cell that has the text colour."""
    cell = dict(cells(bounds, picture.width()))[depth].toRect()
    ink = QColor(theme.current().text).rgb()
    pixels = [picture.pixel(x, y) for x in range(cell.left(), cell.right()) for y in range(cell.top(), cell.bottom())]
    return pixels.count(ink) / len(pixels)


@pytest.mark.parametrize(("deepest", "step"), [(20, 1), (26, 2)])
def test_a_tick_stands_for_a_solution_and_an_outline_for_a_limit(qtbot: QtBot, deepest: int, step: int) -> None:
    found = Bounds(14, deepest, deepest, step=step)
    limit = Bounds(14, deepest, deepest, step=step, found=False)
    assert share_of_ink(drawn(qtbot, found), found, deepest) > 0.5
    outlined = share_of_ink(drawn(qtbot, limit), limit, deepest)
    assert 0 < outlined < 0.35
    assert share_of_ink(drawn(qtbot, limit), limit, deepest - step) == 0, "what is open is not inked"


def test_what_is_heard_names_the_metric(qtbot: QtBot) -> None:
    bracket = BracketWidget()
    qtbot.addWidget(bracket)
    bracket.set(Bounds(14, 20, 20, found=False), "HTM")
    assert bracket.accessibleName() == "Depth between 14 and 20, HTM"
    bracket.set(Bounds(26, 26, 26, step=2), "QTM")
    assert bracket.accessibleName() == "Depth 26, QTM, proved"
