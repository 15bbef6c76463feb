"""Compass of the current cube: turns that lead closer, keep the depth, lead farther, or are unproved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from app.base.language.wording import commas, format_number
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.cube.depth.watch import DepthWatch
from app.cube.model.model import CubeModel
from app.widgets.explained_figures import figure_number, figure_text
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Label, row
from core.base.text.figure_text import join_texts
from core.base.words import phrase
from core.cube.solve.survey import TurnEffect
from core.explain.cube import cube
from core.explain.formulas.derivation import DerivedFigure

ROWS = ("", "2", "'")
FACES = "UDLRFB"
CELL, GAP_X, GAP_Y = 24, 4, 4
LINE = 20
"""Height of the legend in pixels."""
TURNS = {
    TurnEffect.CLOSER: phrase("turns that lead closer"),
    TurnEffect.SAME: phrase("turns that keep the depth"),
    TurnEffect.FARTHER: phrase("turns that lead farther"),
}
WORDS_OF = {
    TurnEffect.CLOSER: phrase("leads closer"),
    TurnEffect.SAME: phrase("keeps the depth"),
    TurnEffect.FARTHER: phrase("leads farther"),
}
SHORT = {
    TurnEffect.CLOSER: phrase("closer", context="turns that lead so"),
    TurnEffect.SAME: phrase("same", context="turns that lead so"),
    TurnEffect.FARTHER: phrase("farther", context="turns that lead so"),
}


class Compass(QWidget):
    """Widget with a cell for each turn, one column per face; a click plays the turn, hovering previews it."""

    accessible_role = accessible.Role.Chart

    chosen = Signal(str)
    pointed = Signal(str)
    """The pointer is over this turn; empty for none."""

    def __init__(self) -> None:
        super().__init__()
        self._ways: Mapping[str, TurnEffect | None] = {}
        self._faces: Sequence[str] = FACES
        self._rows: Sequence[str] = ()
        self._hovered = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Where each turn leads"))

    @property
    def ways(self) -> Mapping[str, TurnEffect | None]:
        return self._ways

    def show_ways(self, ways: Mapping[str, TurnEffect | None]) -> None:
        """Show where each turn leads; None stands for not proved yet."""
        if ways == self._ways:
            return
        self._ways = ways
        shown_faces, shown_rows = {turn[0] for turn in ways}, {turn[1:] for turn in ways}
        self._faces = [face for face in FACES if face in shown_faces]
        self._rows = [row for row in ROWS if row in shown_rows]
        proved = [tr("{turn} {leads}", turn=turn, leads=WORDS_OF[way]) for turn, way in ways.items() if way is not None]
        self.setAccessibleDescription(commas(proved) or tr("not proved yet"))
        if self._hovered not in ways:
            self._point("")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = max(1, len(self._rows))
        return QSize(320, rows * CELL + (rows - 1) * GAP_Y)

    def cell(self, turn: str) -> QRectF:
        """Return the rect of a turn's cell."""
        columns, column, row = len(self._faces), self._faces.index(turn[0]), self._rows.index(turn[1:])
        width = (self.width() - GAP_X * (columns - 1)) / columns
        return QRectF(column * (width + GAP_X), row * (CELL + GAP_Y), width, CELL)

    # mouse

    def _find_turn(self, where: QPointF) -> str:
        return next((turn for turn in self._ways if self.cell(turn).contains(where)), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._find_turn(event.position()))

    def leaveEvent(self, _event: QEvent) -> None:
        self._point("")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._point("")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        turn = self._find_turn(event.position())
        if turn and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(turn)

    def end_preview(self) -> None:
        """Show no preview until the mouse moves again, because the cube or the widget has moved."""
        self._point("")

    def _point(self, turn: str) -> None:
        if turn != self._hovered:
            self._hovered = turn
            self.setCursor(Qt.CursorShape.PointingHandCursor if turn else Qt.CursorShape.ArrowCursor)
            self.pointed.emit(turn)
            self.update()

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for turn, way in self._ways.items():
            self._paint_cell(painter, turn, way)

    def _paint_cell(self, painter: QPainter, turn: str, way: TurnEffect | None) -> None:
        tokens, cell = theme.current(), self.cell(turn)
        hovered = turn == self._hovered
        if way is TurnEffect.CLOSER:
            paint_rounded_rect(painter, cell, QColor(tokens.soft), QColor(tokens.accent), 6)
        else:
            outline = QColor(tokens.outline if way is None else tokens.border)
            paint_rounded_rect(painter, cell, QColor(tokens.hover) if hovered else None, None, 6)
            painter.setPen(QPen(outline, 1, Qt.PenStyle.DashLine if way is None else Qt.PenStyle.SolidLine))
            painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        words = QRectF(cell.left() + 9, cell.top(), 24, cell.height())
        mark = QPointF(cell.right() - 14, cell.center().y())
        if way is None:
            paint_open(painter, QRectF(mark.x() - 8, cell.top(), 16, cell.height()))
        painter.setFont(theme.font(12, 600 if way is TurnEffect.CLOSER else 500))
        ink = tokens.accent if way is TurnEffect.CLOSER else tokens.text2 if way is TurnEffect.FARTHER else tokens.text
        painter.setPen(QColor(ink))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, turn)
        if way is not None:
            paint_way(painter, mark, way)


def paint_way(painter: QPainter, at: QPointF, way: TurnEffect) -> None:
    """Draw a filled arrow down (closer), a dot (same depth) or an open arrow up (farther)."""
    tokens = theme.current()
    if way is TurnEffect.SAME:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.text2))
        painter.drawEllipse(at, 2.6, 2.6)
        return
    down = 1 if way is TurnEffect.CLOSER else -1
    outline = ((-1.6, -6), (1.6, -6), (1.6, 0), (4.8, 0), (0, 6), (-4.8, 0), (-1.6, 0))
    shape = QPolygonF([QPointF(at.x() + x, at.y() + down * y) for x, y in outline])
    painter.setPen(QPen(QColor(tokens.accent if down > 0 else tokens.text2), 1.1))
    painter.setBrush(QColor(tokens.accent) if down > 0 else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(shape)


def paint_open(painter: QPainter, where: QRectF) -> None:
    """Write "?" for a turn whose effect is not proved."""
    painter.setPen(QColor(theme.current().text2))
    painter.setFont(theme.font(12))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, "?")


class WayMark(QWidget):
    """Mark of the compass for its legend: an arrow, a dot, or "?" for None."""

    def __init__(self, way: TurnEffect | None) -> None:
        super().__init__()
        self._way = way
        self.setFixedSize(14, LINE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._way is None:
            paint_open(painter, QRectF(self.rect()))
        else:
            paint_way(painter, QRectF(self.rect()).center(), self._way)


class CompassKey(QWidget):
    """Legend of the compass, with the number of turns that each mark has."""

    def __init__(self) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(14)
        self._labels: dict[TurnEffect | None, Label] = {}
        self._parts: dict[TurnEffect | None, QWidget] = {}
        for way in (*TurnEffect, None):
            label = self._labels[way] = Label("", 12, 400, "text2")
            self._parts[way] = row(WayMark(way), label)
            line.addWidget(self._parts[way])
        line.addStretch(1)

    def show_counts(self, ways: Mapping[str, TurnEffect | None]) -> None:
        """Count the turns of each kind; a kind that does not occur is left out."""
        found = list(ways.values())
        proved = [way is not None for way in found]
        for way, label in self._labels.items():
            count = found.count(way)
            self._parts[way].setVisible(count > 0)
            if way is None:
                label.say(_count(tr("not proved"), tr("turns not proved"), count, cube.derive_proved_turns(proved)))
            else:
                label.say(_count(translate(SHORT[way]), translate(TURNS[way]), count,
                                 cube.leading([one is way for one in found])))  # fmt: skip

    @property
    def sentence(self) -> str:
        """Legend as a text: "closer 1 · same 2 · farther 15"."""
        return " · ".join(label.text() for way, label in self._labels.items() if not self._parts[way].isHidden())


def _count(words: str, name: str, count: int, worked: DerivedFigure) -> str:
    return tr("{way} {count}", way=words, count=figure_text(name, str(count), worked))


class CompassSection(Section):
    """Section with the compass of the current cube; its heading compares it with the mean at its depth."""

    def __init__(self, model: CubeModel, watch: DepthWatch) -> None:
        super().__init__(tr("Where each turn leads"), tr("not searched"))
        self._model, self._watch = model, watch
        self.body.setSpacing(6)
        self.compass, self.key = Compass(), CompassKey()
        self.compass.setToolTip(tr("Point at a turn to see it on the cube, click to play it."))
        self._words = Label("", 12, 400, "text2", elided=True)
        for widget in (self.key, self._words):
            widget.setFixedHeight(LINE)
        self.add(self.compass)
        self._line = QStackedWidget()
        self._line.setFixedHeight(LINE)
        self._line.addWidget(self.key)
        self._line.addWidget(self._words)
        self.add(self._line)
        self.compass.chosen.connect(model.turn)
        model.session.changed.connect(self.compass.end_preview)
        # all of these are emitted after the current cube's bracket has changed
        for signal in (model.session.changed, model.learned, model.metric_changed, model.variant_changed):
            signal.connect(self._refresh)
        # the watch changes many times a second while searching, so only the text is renewed
        watch.changed.connect(self._show_words)
        self._refresh()

    @property
    def words(self) -> str:
        """Sentence below the compass while nothing is proved; otherwise its legend."""
        return self._words.text() if self._line.currentWidget() is self._words else self.key.sentence

    @property
    def note(self) -> str:
        """Note beside the heading."""
        return self._note.text()

    def _refresh(self) -> None:
        if not self.isVisible():
            return
        model = self._model
        ways = model.ways()
        self.set_note(self._compare(ways))
        self.compass.show_ways(ways)
        self.key.show_counts(ways)
        self._show_words()

    def _compare(self, ways: Mapping[str, TurnEffect | None]) -> str:
        """Return the mean numbers at this depth; how many turns are proved while these are unknown."""
        usual, known = self._model.usual_ways(), [way is not None for way in ways.values()]
        if usual is None or not all(known):
            proved = figure_number(tr("turns proved"), sum(known), cube.derive_proved_turns(known))
            return tr("{proved} of {ways} proved", proved=proved, ways=len(ways))
        # every quarter turn changes the parity, so the depth cannot stay the same
        no_same = not any(turn.endswith("2") for turn in ways)
        means = [
            figure_text(tr("{lead}, expected", lead=lead), format_number(value, ".1f"), worked, exact=usual.exact)
            for way, lead, value, worked in zip(TurnEffect, TURNS.values(), usual[:3], cube.usual(usual), strict=True)
            if way is not TurnEffect.SAME or not no_same
        ]
        depth, expected = self._model.bracket.lower, join_texts(" · ", means)
        if usual.exact:
            return tr("expected at depth {depth}: {means}", depth=depth, means=expected)
        return tr("expected at depth {depth}: ≈ {means}", depth=depth, means=expected)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.compass.end_preview()

    def _show_words(self) -> None:
        ways = self.compass.ways.values()
        nothing = all(way is None for way in ways)
        self._line.setCurrentWidget(self._words if nothing else self.key)
        self._words.setText(self._say() if nothing else "")
        self.key.setToolTip("" if None not in ways else self._say())

    def _say(self) -> str:
        if not self._model.bracket.is_exact:
            return tr("Shows arrows once this depth is proved.")
        return (
            tr("Checking the remaining turns.")
            if self._watch.running
            else tr("The remaining turns need a longer search.")
        )
