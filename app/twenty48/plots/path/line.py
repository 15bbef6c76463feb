"""Base of the two plots of a 2048 game's path: the current move, mistakes and pill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes
from app.plots.drawing.placed_marks import HeadPill, PlotMark, Stroke
from app.twenty48.plots.path import wording
from app.widgets.explained_figures import NamedFigure
from core.twenty48.bag.game_path import GamePath

POINTS_A_PIXEL = 2


class MistakeMark:
    """Mark of one of the costliest moves."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        paint_triangle(painter, QPointF(area.center().x(), area.center().y() + 5), 5)


GAME = Stroke("text", smooth=True)
"""Stroke of the game's own line."""


class PathPlot(Plot):
    """Plot along a path; its places are numbers of moves, `here` the current one, and a click goes there."""

    own_click = waits = True
    path: GamePath

    def __init__(self, axes: Axes, name: str) -> None:
        super().__init__(axes, name)
        self.here = 0
        self.mistakes: Sequence[tuple[int, float, str]] = ()
        self.setMinimumSize(260, 110)

    # to be implemented by charts

    def height_of(self, path: GamePath, place: int) -> float:
        """Return the value of the game after `place` moves."""
        raise NotImplementedError

    def words_here(self, path: GamePath, place: int) -> str:
        """Return the text of the pill at a move."""
        raise NotImplementedError

    def told_here(self, path: GamePath, place: int) -> NamedFigure:
        """Return the figure in the text of the pill at a move."""
        raise NotImplementedError

    def note_of(self, path: GamePath) -> str:
        """Return the note below the plot, which explains the dashed lines."""
        raise NotImplementedError

    # content

    def show_path(self, path: GamePath, here: int, mistakes: Sequence[tuple[int, float, str]] = ()) -> None:
        """Show the path of a game at the move `here`; `mistakes` are (number, weight, move)."""
        again = not self.is_empty and self.path.target == path.target
        mistakes = [mistake for mistake in mistakes if mistake[0] <= path.moves]
        if again and (path, here, mistakes) == (self.path, self.here, self.mistakes):
            return
        self.path, self.here, self.mistakes = path, min(here, path.moves), mistakes
        self.unit = tr("moves made")
        self.note = self.note_of(path)
        self.show_data()
        if not again:
            self.show_all()

    # cursor

    def places(self) -> range:
        return range(0 if self.is_empty else len(self.path.points))

    def describe(self) -> str:
        return wording.split(self.path)

    # painting

    def drawn_places(self, path: GamePath) -> list[int]:
        """Return the places to draw: evenly spaced if there are more than pixels, and the last."""
        stride = max(1, int(1 / (POINTS_A_PIXEL * max(self.axes.step, 1e-9))))
        return [*range(0, path.moves, stride), path.moves]

    def paint_mistakes(self, painter: QPainter, path: GamePath) -> None:
        """Draw a triangle above the game at each mistake, larger for a costlier one."""
        axes = self.axes
        for place, weight, _ in self.mistakes:
            x = axes.x(place)
            if axes.area.left() <= x <= axes.area.right():
                tip = axes.y(self.height_of(path, place)) - 5
                paint_triangle(painter, QPointF(x, tip), 3.5 + 3.5 * weight)

    def signs(self) -> Iterable[PlotMark]:
        """Yield the pill of the current move, with the sign of a win at the end of a won game."""
        path, place = self.path, self.here
        won = path.won and place == path.moves
        text = tr("won, %n moves", one="won, %n move", n=path.moves) if won else self.words_here(path, place)
        figure = wording.explain_path(path)[0] if won else self.told_here(path, place)
        yield HeadPill(place, text, (figure,), dot=self.height_of(path, place), won=won)


def paint_triangle(painter: QPainter, tip: QPointF, half: float) -> None:
    """Draw a hollow triangle that stands on its tip and has the half width `half`."""
    tokens = theme.current()
    painter.setPen(QPen(QColor(tokens.text), 1.4))
    painter.setBrush(QColor(tokens.bg))
    corners = QPointF(0, 0), QPointF(-half, -1.7 * half), QPointF(half, -1.7 * half)
    painter.drawPolygon(QPolygonF([tip + corner for corner in corners]))
