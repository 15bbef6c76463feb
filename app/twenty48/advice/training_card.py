"""Card in which the user trains a network, with its growing learning curve."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import clauses, fixed_percent, format_integer, percent_sign
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.plots.drawing.numbers import mark_approximate
from app.twenty48.advice.training import AdviserTraining
from app.widgets.cards.card import OverlayCard
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import FigureSpots, NamedFigure, find_figure_rects
from app.widgets.text import Label
from app.widgets.wrapping import wrapping
from core.base.ticks import ticks
from core.base.words import phrase
from core.explain.twenty48 import adviser
from core.twenty48.adviser.coherence import CurvePoint

WIDTH = 460
TOLD = 11
"""Exponent of the tile whose share of games is plotted: 2048."""
KEY = 24
"""Space in pixels before a name in the legend of the learning curve."""


class TrainingCard(OverlayCard):
    """Card with the controls of a training and its learning curve; training goes on when it is closed."""

    def __init__(self, window: QWidget, training: AdviserTraining) -> None:
        super().__init__(window, min(WIDTH, window.width() - 32))
        self.setAccessibleName(tr("Train an adviser"))
        self._training = training
        self.column.setContentsMargins(20, 16, 20, 16)
        self.column.setSpacing(10)
        self.curve = AdviserTrainingCurve()
        self.sentence = Label("", 12, 400, "text2", wrap=True)
        self.start = Button(tr("Start"), primary=True)
        self.start.clicked.connect(lambda: training.pause() if training.running else training.start())
        self.stop = Button(tr("Discard"))
        self.stop.setToolTip(tr("Discard the network that is being trained"))
        self.stop.clicked.connect(training.give_up)
        self.use = Button(tr("Use as adviser"))
        self.use.setToolTip(tr("Let this network value the moves on 4×4"))
        self.use.clicked.connect(training.use)
        self.back = Button(tr("Use built-in network"))
        self.back.setToolTip(tr("Let the network that comes with the program be the adviser again"))
        self.back.clicked.connect(training.use_original)
        buttons = wrapping(self.start, self.use, self.stop)
        for part in (Label(tr("Train an adviser"), 15, 600), self.sentence, self.curve, buttons, self.back):
            self.column.addWidget(part)
        training.changed.connect(self._refresh)
        self._refresh()

    def open_below(self, anchor: QWidget) -> None:
        """Show the card under the header."""
        corner = anchor.mapTo(anchor.window(), anchor.rect().bottomLeft())
        self.sheet.adjustSize()
        self.sheet.move(min(corner.x() + 20, self.width() - self.sheet.width() - 8), corner.y() - 8)
        self.show()
        self.raise_()
        self.start.setFocus()

    def _refresh(self) -> None:
        training = self._training
        self.sentence.say(training.sentence)
        self.curve.set_points(training.curve)
        text = tr("Pause") if training.running else tr("Go on") if training.games else tr("Start")
        if text != self.start.text():
            self.start.setText(text)
            self.start.setAccessibleName(text)
            self.start.updateGeometry()
        self.use.setEnabled(training.games > 0)
        self.stop.setEnabled(training.games > 0)
        own = training.values.has_own
        if own == self.back.isHidden():
            self.back.setVisible(own)
            self.sheet.adjustSize()


class AdviserTrainingCurve(QWidget):
    """Learning curve of an adviser.

    The mean score by games is a line with points; the share of games with 2048 is dashes on a scale of its own.
    """

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._points: Sequence[CurvePoint] = ()
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Learning curve"))

    def set_points(self, points: Sequence[CurvePoint]) -> None:
        if len(points) != len(self._points) or points != self._points:
            self._points = points
            if points:
                last = points[-1]
                games = tr("%n games", one="%n game", n=last.games)
                self.setAccessibleDescription(clauses((games, *_describe_games(last))))
            self._place_figures()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        """Make the figures in the legend open their explanation."""
        if not self._points:
            self._spots.show(())
            return
        last, places = self._points[-1], []
        worked = adviser.derive_training_results(last, TOLD)
        names = phrase("mean score"), phrase("share of games with 2048")
        figures = f"≈ {format_integer(last.mean_score)}", _share(last)
        for (text, box), name, figure, derivation in zip(self._key(last), names, figures, worked, strict=True):
            named_figure = NamedFigure(name, figure, derivation, exact=False)
            places += find_figure_rects(text, [named_figure], box, theme.font(11), Qt.AlignmentFlag.AlignLeft)
        self._spots.show(places)

    def sizeHint(self) -> QSize:
        return QSize(400, 220)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, points = theme.current(), self._points
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(11))
        area = QRectF(52, 22, self.width() - 52 - 44, self.height() - 22 - 24)
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(QColor(tokens.text2))
        if not points:
            words = tr("The learning curve will appear here.")
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, words)
            return
        most = max(point.mean_score for point in points) * 1.08
        last = points[-1].games
        for tick in ticks(0, most, 5):
            y = area.bottom() - area.height() * tick / most
            if tick:
                painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(tokens.text2))
            middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - 8, 44, 16), middle, format_integer(tick))
        for share in (0, 50, 100):
            y = area.bottom() - area.height() * share / 100 / 1.08
            box = QRectF(area.right() + 6, y - 8, 40, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, percent_sign(str(share)))
        for tick in ticks(0, last, 5):
            x = area.left() + area.width() * tick / last
            painter.drawText(
                QRectF(x - 40, area.bottom() + 4, 80, 16), Qt.AlignmentFlag.AlignHCenter, format_integer(tick)
            )
        scores = [_map_to_area(area, point.games / last, point.mean_score / most) for point in points]
        shares = [_map_to_area(area, point.games / last, point.share(TOLD) / 1.08) for point in points]
        solid, dashes = QPen(QColor(tokens.plot.simulated), 1.8), QPen(QColor(tokens.plot.measured), 1.6)
        dashes.setDashPattern([4.0, 2.5])
        for pen, line in ((dashes, shares), (solid, scores)):
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_path(line))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pen.color())
            painter.drawEllipse(line[-1], 3.0, 3.0)
        self._paint_key(painter, solid, dashes, points[-1])

    def _key(self, last: CurvePoint) -> Sequence[tuple[str, QRectF]]:
        """Return the texts of the legend, about the last games, with their rectangles."""
        score, share = _describe_games(last)
        metrics = QFontMetricsF(theme.font(11))
        words = metrics.horizontalAdvance(f"{score}{share}") + 3 * KEY
        left = max(0.0, min(52.0, self.width() - words)) + KEY
        after = left + metrics.horizontalAdvance(score) + 2 * KEY
        return [
            (text, QRectF(x, 0, metrics.horizontalAdvance(text) + 4, 16)) for text, x in ((score, left), (share, after))
        ]

    def _paint_key(self, painter: QPainter, solid: QPen, dashes: QPen, last: CurvePoint) -> None:
        for pen, (text, box) in zip((solid, dashes), self._key(last), strict=True):
            painter.setPen(pen)
            painter.drawLine(QPointF(box.left() - KEY, 8), QPointF(box.left() - 6, 8))
            painter.setPen(QColor(theme.current().text2))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)


def _describe_games(last: CurvePoint) -> tuple[str, str]:
    """Return two texts about the last games: their mean score, and how often they made the tile."""
    score = tr("mean score ≈ {score}", score=format_integer(last.mean_score))
    return score, tr("2048 in {share} of games", share=_share(last))


def _share(last: CurvePoint) -> str:
    """Return the share of the last games that made the tile, as text."""
    return mark_approximate(fixed_percent(last.share(TOLD), 0), exact=False)


def _map_to_area(area: QRectF, across: float, up: float) -> QPointF:
    return QPointF(area.left() + area.width() * across, area.bottom() - area.height() * up)


def _path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path
