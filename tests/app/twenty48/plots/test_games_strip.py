"""The histogram of won games: bar heights are numbers of games, the player's own at the bottom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.base.theme import theme
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.scale import Scale
from app.twenty48.plots.games.chart import HEAD, ROOMY, STRIP, GamesStrip

GROUND = QColor("white")


def painted(height: float, own: list[int], others: list[int], shift: float = 0.0) -> tuple[QImage, Axes]:
    axes = Axes(Scale(whole=True), Scale(whole=True), QMarginsF())
    axes.fit(QSizeF(300, height))
    axes.show(View(9.5 - shift, 12.5 - shift, 0, 1))
    image = QImage(300, 400, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    GamesStrip(own, others, shift).paint(painter, axes)
    painter.end()
    return image, axes


def blended(ink: str) -> str:
    """Return the colour of an ink at its opacity."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.fillRect(0, 0, 1, 1, theme.colour(ink, 0.7))
    painter.end()
    return image.pixelColor(0, 0).name()


def bar(image: QImage, x: float) -> list[str]:
    """Return the distinct colours of a column of the histogram from bottom to top."""
    column = [image.pixelColor(round(x), y).name() for y in range(HEAD + STRIP - 2, HEAD - 4, -1)]
    return [colour for index, colour in enumerate(column) if not index or colour != column[index - 1]]


def height(image: QImage, x: float) -> int:
    return sum(image.pixelColor(round(x), y) != GROUND for y in range(HEAD, HEAD + STRIP - 1))


@pytest.mark.parametrize("shift", [0.0, 7.0])
def test_own_games_are_at_the_foot_and_those_of_others_on_top(qapp: object, shift: float) -> None:  # noqa: ARG001
    image, axes = painted(300, [10, 10, 11], [10, 10, 12, 12], shift)
    plot = theme.current().plot
    mine, theirs = blended(plot.measured), blended(plot.simulated)
    ten, eleven, twelve = (axes.x(moves - shift) for moves in (10, 11, 12))
    assert [bar(image, x) for x in (ten, eleven, twelve)] == [
        [mine, theirs, "#ffffff"],
        [mine, "#ffffff"],
        [theirs, "#ffffff"],
    ]
    assert height(image, ten) == pytest.approx(STRIP - 1.5, abs=1)
    assert height(image, eleven) == pytest.approx(STRIP / 4 - 1.5, abs=1)
    assert height(image, twelve) == pytest.approx(STRIP / 2 - 1.5, abs=1)
    assert image.pixelColor(round((ten + eleven) / 2), HEAD + STRIP - 3) == GROUND, "bars stand apart"


def test_a_low_plot_has_none(qapp: object) -> None:  # noqa: ARG001
    image, axes = painted(ROOMY - 1, [10], [10])
    assert height(image, axes.x(10)) == 0
    image, axes = painted(ROOMY, [10], [10])
    assert height(image, axes.x(10)) > 0
