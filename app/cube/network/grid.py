"""Bar chart of the network's eighteen probabilities, a row for each face and a column for each turn."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.base.language.wording import label_value, percent_sign
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.cube.depth.drawing import paint_hatched_bar
from app.plots.drawing.numbers import mark_approximate, percent
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from app.widgets.hover_places import HoverPlaces
from app.widgets.keys import claim_key
from app.widgets.painting import paint_rounded_rect
from core.cube.moves import FACE_TURNS
from core.explain.cube import network

HEADS = ("90°", "180°", "270°")
HEAD, ROW, ROW_COMPACT = 16, 21, 19
GAP = 2
INSET = 7
"""Padding inside a cell."""
NAME, FIGURE = 22, 41
BAR = 10.0
TOLD = 0.005
"""Smallest probability written in a cell; smaller ones are in the tooltip only."""
COLUMNS = len(HEADS)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}
PLAYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class TurnGrid(HoverPlaces, QWidget):
    """Grid of the eighteen turns' probabilities; the most probable turn is outlined, a click plays a turn.

    The arrow keys go from turn to turn and Return plays one.
    """

    chosen = Signal(str)

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._shares: dict[str, float] = {}
        self._choice = ""
        self._cursor = -1
        self._spots = FigureSpots(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Probabilities of the eighteen turns"))
        theme.manager().changed.connect(self.updateGeometry)

    @property
    def shares(self) -> Mapping[str, float]:
        """Shown probabilities by turn."""
        return self._shares

    @property
    def choice(self) -> str:
        """Turn that is outlined."""
        return self._choice

    def set_shares(self, shares: Mapping[str, float] | None, choice: str = "") -> None:
        """Show a probability for each turn (None: empty bars) and outline `choice`."""
        new = dict(shares or {})
        if (new, choice) == (self._shares, self._choice):
            return
        self._shares, self._choice = new, choice
        self._place_figures()
        self._describe()
        self.update()

    def figure(self, turn: str) -> str:
        """Return the probability of a turn in words."""
        share = self._shares.get(turn)
        return label_value(turn, mark_approximate(percent(share, 3), exact=False)) if share is not None else turn

    def cell(self, index: int) -> QRectF:
        """Return the rect of a turn, given by its index in FACE_TURNS."""
        wide = (self.width() - (COLUMNS - 1) * GAP) / COLUMNS
        row, column = divmod(index, COLUMNS)
        return QRectF(column * (wide + GAP), HEAD + row * self._row, wide, self._row)

    @property
    def _row(self) -> int:
        return ROW_COMPACT if theme.manager().compact else ROW

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + self._row * len(FACE_TURNS) // COLUMNS)

    def minimumSizeHint(self) -> QSize:
        return QSize(264, self.sizeHint().height())

    def _place_figures(self) -> None:
        """Place the figures: a click on one opens its explanation, a click beside it plays the turn."""
        places: list[FigureRect] = []
        for index, turn in enumerate(FACE_TURNS):
            share = self._shares.get(turn, 0.0)
            if share >= TOLD:
                others = [one for other, one in self._shares.items() if other != turn]
                figure = _figure(share)
                named = NamedFigure(figure_name(turn), figure, network.TURN.bind(o=others), exact=False)
                area = self.cell(index).adjusted(INSET, 1, -INSET, -1)
                places += find_figure_rects(figure, [named], area, self._font_of(turn), Qt.AlignmentFlag.AlignRight)
        self._spots.show(places)

    def _font_of(self, turn: str) -> QFont:
        return theme.font(11, 600 if turn == self._choice else 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _describe(self) -> None:
        turn = FACE_TURNS[self._cursor] if self._cursor >= 0 else self._choice
        accessible.describe(self, self.figure(turn) if turn else "")

    # mouse and keys

    def place_at(self, where: QPointF) -> int:
        inside = (at for at in range(len(FACE_TURNS)) if self.cell(at).contains(where))
        return next(inside, -1)

    def click(self, place: int) -> None:
        self.chosen.emit(FACE_TURNS[place])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event.globalPos(), self.place_at(QPointF(event.pos())))
            return True
        # the page may use these keys as shortcuts; in this widget they go from turn to turn
        return claim_key(event, lambda key: key.key() in STEPS or key.key() in PLAYS) or super().event(event)

    def _show_tip(self, where: QPoint, at: int) -> None:
        words = tr("{figure}. Click to play it by hand", figure=self.figure(FACE_TURNS[at])) if at >= 0 else ""
        QToolTip.showText(where, words, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            start = self._cursor if self._cursor >= 0 else FACE_TURNS.index(self._choice) if self._choice else 0
            to = start + STEPS[key] if self._cursor >= 0 else start
            self._cursor = to if 0 <= to < len(FACE_TURNS) else start
            self._describe()
            self.update()
        elif key in PLAYS and self._cursor >= 0:
            self.chosen.emit(FACE_TURNS[self._cursor])
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QEvent) -> None:
        self._cursor = -1
        self._describe()
        super().focusOutEvent(event)  # type: ignore[arg-type]

    # drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text3))
        for column, head in enumerate(HEADS):
            cell = self.cell(column)
            place = QRectF(cell.left() + INSET + NAME, 0, cell.width(), HEAD - 4)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, head)
        for at, turn in enumerate(FACE_TURNS):
            if event.region().intersects(self.cell(at).toAlignedRect()):
                self._paint_cell(painter, at, turn)

    def _paint_cell(self, painter: QPainter, at: int, turn: str) -> None:
        tokens, box = theme.current(), self.cell(at).adjusted(0, 1, 0, -1)
        chosen = turn == self._choice
        if at in {self.hovered, self._cursor}:
            paint_rounded_rect(
                painter, box, QColor(tokens.hover), QColor(tokens.accent) if at == self._cursor else None, 5
            )
        inner = box.adjusted(INSET, 0, -INSET, 0)
        bar = QRectF(inner.left() + NAME, inner.center().y() - BAR / 2, inner.width() - NAME - FIGURE, BAR)
        paint_rounded_rect(painter, bar, QColor(tokens.hover if tokens.contrast else tokens.sunken), None, 2)
        long = self._shares.get(turn, 0.0) * bar.width()
        if long >= 1:
            paint_hatched_bar(painter, QRectF(bar.left(), bar.top(), long, BAR), tokens.plot.lumped, 1.5)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.text), 1.5))
            painter.drawRoundedRect(box.adjusted(1, 0, -1, 0), 5, 5)
        painter.setFont(theme.font(12, 600 if chosen else 500))
        painter.setPen(QColor(tokens.text if chosen else tokens.text2))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, turn)
        told = self._shares.get(turn, 0.0)
        if told >= TOLD:
            painter.setFont(self._font_of(turn))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(inner, right, _figure(told))


def _figure(share: float) -> str:
    return percent_sign(f"{100 * share:.0f}")


def figure_name(turn: str) -> str:
    """Return the name of the figure for a turn's probability."""
    return tr("probability of {turn}", turn=turn)
