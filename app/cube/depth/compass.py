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
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import commas, format_number, semicolons
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.cube.depth.drawing import paint_hatched_bar
from app.cube.depth.watch import DepthWatch
from app.cube.model.model import CubeModel
from app.widgets.explained_figures import FigureSpots, NamedFigure, figure_number, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.survey import TurnEffect
from core.cube.walk.turn_averages import MeanTurnEffects
from core.explain.cube import cube

ROWS = ("", "2", "'")
FACES = "UDLRFB"
CELL, GAP_X, GAP_Y = 28, 4, 6
BAR, WORDS, BETWEEN = 7, 20, 5
"""Heights of a share bar, of the text above it, and of the gap below it."""
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
            paint_rounded_rect(painter, cell, QColor(tokens.hover) if hovered else None, QColor(tokens.border), 6)
        words = QRectF(cell.left() + 9, cell.top(), 24, cell.height())
        if way is None:
            hatched = QRectF(words.right(), cell.top(), cell.right() - words.right(), CELL)
            paint_hatched_bar(painter, hatched, tokens.plot.exact, 6)
        painter.setFont(theme.font(12, 600 if way is TurnEffect.CLOSER else 500))
        ink = tokens.accent if way is TurnEffect.CLOSER else tokens.text2 if way is TurnEffect.FARTHER else tokens.text
        painter.setPen(QColor(ink))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, turn)
        if way is not None:
            paint_way(painter, QPointF(cell.right() - 14, cell.center().y()), way)


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


class Shares(QWidget):
    """Widget with two stacked bars: where this cube's turns lead, and the mean at its depth."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._ways: Mapping[str, TurnEffect | None] = {}
        self._usual: MeanTurnEffects | None = None
        self._depth = 0
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Number of turns that lead closer or farther"))

    def show_shares(self, ways: Mapping[str, TurnEffect | None], usual: MeanTurnEffects | None, depth: int) -> None:
        """Show where the turns lead; `usual` holds the mean numbers at this `depth`."""
        self._ways, self._usual, self._depth = ways, usual, depth
        self.setAccessibleDescription(semicolons(self.sentences))
        self.updateGeometry()
        self._place_figures()
        self.update()

    def _place_figures(self) -> None:
        lines, told = [self._line(row) for row in range(2)], [self._told_here(), self._told_of_depth()]
        fonts, left = [theme.font(12, 600), theme.font(12, 500)], Qt.AlignmentFlag.AlignLeft
        parts = zip(self.sentences, told, lines, fonts, strict=False)
        self._spots.show(
            [place for words, here, line, font in parts for place in find_figure_rects(words, here, line, font, left)]
        )

    def _told_here(self) -> list[NamedFigure]:
        *counts, left = self._counts
        ways = self._ways.values()
        told = [
            NamedFigure(lead, str(count), cube.leading([way is there for way in ways]))
            for (there, lead), count in zip(TURNS.items(), counts, strict=True)
            if there in self._counted_effects
        ]
        open_ = NamedFigure(
            tr("turns not proved"), str(left), cube.derive_proved_turns([way is not None for way in ways])
        )
        return [*told, open_] if left else told

    def _told_of_depth(self) -> list[NamedFigure]:
        usual = self._usual
        if usual is None:
            return []
        return [
            NamedFigure(tr("{lead}, expected", lead=lead), format_number(value, ".1f"), worked, usual.exact)
            for way, lead, value, worked in zip(TurnEffect, TURNS.values(), usual[:3], cube.usual(usual), strict=True)
            if way is not TurnEffect.SAME or not self._no_same
        ]

    def _line(self, row: int) -> QRectF:
        """Return the rect of the text above a bar."""
        return QRectF(0, row * (BAR + WORDS + BETWEEN), self.width(), WORDS - 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    @property
    def _counts(self) -> list[int]:
        found = list(self._ways.values())
        return [found.count(way) for way in (*TurnEffect, None)]

    @property
    def _counted_effects(self) -> Sequence[TurnEffect]:
        """Turn effects whose count is given in words."""
        *counts, left = self._counts
        ways = zip(TurnEffect, counts, strict=True)
        return [way for way, count in ways if (count or not left) and not (way is TurnEffect.SAME and self._no_same)]

    @property
    def sentences(self) -> Sequence[str]:
        """Lines of text above the bars."""
        *counts, left = self._counts
        words = [
            tr("{way} {count}", way=SHORT[way], count=count)
            for way, count in zip(TurnEffect, counts, strict=True)
            if way in self._counted_effects
        ]
        if left == len(self._ways):
            words = [tr("all {left} unproved", left=left)]
        elif left:
            words.append(tr("unproved {left}", left=left))
        lines = [" · ".join(words)]
        if self._usual is not None:
            about = "" if self._usual.exact else "≈ "
            usual = [self._usual.closer, self._usual.farther] if self._no_same else list(self._usual[:3])
            lines.append(about + " · ".join(format_number(value, ".1f") for value in usual))
        return lines

    @property
    def _no_same(self) -> bool:
        """Whether parity rules out that a turn keeps the depth."""
        return not any(turn.endswith("2") for turn in self._ways)

    def sizeHint(self) -> QSize:
        return QSize(320, (1 + (self._usual is not None)) * (BAR + WORDS + BETWEEN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        notes = (tr("this cube"), tr("expected at depth {depth}", depth=self._depth))
        for row, (words, note) in enumerate(zip(self.sentences, notes, strict=False)):
            line = self._line(row)
            painter.setPen(QColor(tokens.text))
            painter.setFont(theme.font(12, 600 if row == 0 else 500))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
            painter.setPen(QColor(tokens.text2))
            painter.setFont(theme.font(12))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, note)
            self._paint_bar(painter, QRectF(0, line.top() + WORDS, self.width(), BAR), row)

    def _paint_bar(self, painter: QPainter, bar: QRectF, row: int) -> None:
        tokens = theme.current()
        usual = self._usual
        parts = [float(count) for count in self._counts] if row == 0 or usual is None else [*usual[:3], 0.0]
        hatched = row == 1 and usual is not None and not usual.exact
        total = sum(parts) or 1.0
        inks = (tokens.plot.exact, tokens.text2, "", tokens.plot.exact)
        left = bar.left()
        for at, (part, ink) in enumerate(zip(parts, inks, strict=True)):
            width = part / total * bar.width()
            piece = QRectF(left, bar.top(), max(0.0, width - 1), bar.height())
            left += width
            if width < 1:
                continue
            if at == 3 or hatched:
                paint_hatched_bar(painter, piece, ink or tokens.text2, 2)
            elif ink:
                paint_rounded_rect(painter, piece, QColor(ink), None, 2)
            else:
                paint_rounded_rect(painter, piece, None, QColor(tokens.text2), 2)


class Key(QWidget):
    """Legend of the marks in the compass."""

    def __init__(self, model: CubeModel) -> None:
        super().__init__()
        self._model = model
        self.setFixedHeight(20)
        model.metric_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, x = theme.current(), 0.0
        painter.setFont(theme.font(11))
        # every quarter turn changes the parity, so the depth cannot stay the same
        ways = [way for way in TurnEffect if way is not TurnEffect.SAME or self._model.metric is Metric.HTM]
        for way, words in (*((way, translate(SHORT[way])) for way in ways), (None, tr("not proved yet"))):
            if way is None:
                paint_hatched_bar(painter, QRectF(x, 4, 12, 12), tokens.plot.exact, 3)
            else:
                paint_way(painter, QPointF(x + 6, 10), way)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(x + 18, 0, 120, 20), Qt.AlignmentFlag.AlignVCenter, words)
            x += 18 + painter.fontMetrics().horizontalAdvance(words) + 16


class CompassSection(Section):
    """Section with the compass of the current cube and its turns compared with the mean at its depth."""

    def __init__(self, model: CubeModel, watch: DepthWatch) -> None:
        super().__init__(tr("Where each turn leads"))
        self._model, self._watch = model, watch
        self.compass, self.shares = Compass(), Shares()
        self._words = Label("", 12, 400, "text2", wrap=True)
        for widget in (self.compass, self.shares, self._words, Key(model)):
            self.add(widget)
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
        """Sentence below the bars."""
        return self._words.text()

    def _refresh(self) -> None:
        if not self.isVisible():
            return
        model = self._model
        ways = model.ways()
        known = [way is not None for way in ways.values()]
        proved = figure_number(tr("turns proved"), sum(known), cube.derive_proved_turns(known))
        self.set_note(
            tr("all {proved} proved", proved=proved)
            if proved == len(ways)
            else tr("{proved} of {ways} proved", proved=proved, ways=len(ways))
        )
        self.compass.show_ways(ways)
        self.shares.show_shares(ways, model.usual_ways(), model.bracket.lower)
        self._show_words()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.compass.end_preview()

    def _show_words(self) -> None:
        self._words.setText(self._say())

    def _say(self) -> str:
        if None not in self.compass.ways.values():
            return tr("Point at a turn to see it on the cube, click to play it.")
        if not self._model.bracket.is_exact:
            return tr("Shows arrows once this depth is proved.")
        return (
            tr("Checking the remaining turns.")
            if self._watch.running
            else tr("The remaining turns need a longer search.")
        )
