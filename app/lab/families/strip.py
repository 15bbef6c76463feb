"""The solution as a strip: n − 2, turn, n − 1, and inside the last the same again; widths are moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent

from app.lab.families.move_line import MoveLine
from app.plots.marks import PILL, ink_of
from app.services import accessible, theme
from app.services.wording import commas, grouped, semicolons
from app.services.words import tr, translated
from app.widgets.painting import rounded
from core.sokoban.families.corridor import Corridor, Span
from core.words import phrase

EDGE = 2.0
BAR, INNER = 30.0, 16.0
TOP = PILL + 8
WORDS = 18.0
"""Pixels of the line between the bars, which names the turns."""
GAP = 2.0
NEXT = 6
"""So many moves are read out at the pill."""
FADED = 0.55
PARTS = {"opening": phrase("opening"), "turn": phrase("turn", context="of a solution")}
"""Of a solution, beside the smaller ones."""
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class AnswerStrip(MoveLine):
    """Page up and down go by parts."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__(tr("Solution by parts"))
        self._corridor: Corridor | None = None
        self.setFixedHeight(round(TOP + BAR + WORDS + INNER + 2))
        self.setMouseTracking(True)

    def show_solution(self, corridor: Corridor, at: int) -> None:
        """Draw the solution, with the pill after so many moves."""
        self._corridor, self._at = corridor, at
        accessible.describe(self, self.text)
        self.update()

    @property
    def text(self) -> str:
        """The parts in words, and where the pill is."""
        if self._corridor is None:
            return ""
        parts = commas(name(span, self._corridor.boxes) + " " + length(span) for span in self._corridor.spans)
        return semicolons((parts, self._pill_text()))

    def _pill_text(self) -> str:
        assert self._corridor is not None
        solution = self._corridor.solution
        coming = solution[self._at : self._at + NEXT]
        move = grouped(self._at)
        if coming:
            return tr("move {move}, {coming}", move=move, coming=coming)
        return tr("move {move}, home", move=move)

    @property
    def _moves(self) -> int:
        return len(self._corridor.solution) if self._corridor is not None else 0

    @property
    def _stops(self) -> Sequence[int]:
        return [0] + ([span.last for span in self._corridor.spans] if self._corridor is not None else [])

    @property
    def _line(self) -> QRectF:
        return QRectF(EDGE, TOP, self.width() - 2 * EDGE, BAR + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        corridor = self._corridor
        if corridor is None or not corridor.spans:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spans = corridor.spans
        self._paint_bars(painter, spans, TOP, BAR, 1.0)
        below = TOP + BAR + WORDS
        self._paint_names(painter, spans)
        inner = corridor.inside(spans[-1])
        if inner:
            painter.setFont(theme.font(11))
            painter.setPen(QColor(theme.current().text2))
            room = QRectF(EDGE, below, self.x_of(inner[0].first) - 12, INNER)
            words = QFontMetricsF(painter.font()).elidedText(
                tr("inside n − 1 the same again:"), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, LEFT, words)
            self._paint_bars(painter, inner, below, INNER, FADED)
        self._paint_place(painter)

    def _paint_bars(self, painter: QPainter, spans: Sequence[Span], top: float, high: float, opacity: float) -> None:
        for number, span in enumerate(spans):
            bar = self._bar(span, top, high)
            rounded(painter, bar, theme.colour(_ink(spans, number), opacity), None, 3)
            if span.part.kind != "smaller":
                continue
            ink = QColor("#06131F" if theme.current().dark and opacity == 1.0 else "#FFFFFF")
            painter.setPen(ink if opacity == 1.0 else QColor(theme.current().text))
            inside = bar.adjusted(10, 0, -10, 0)
            if opacity < 1.0:
                painter.setFont(theme.font(11, 600))
                _write(painter, inside, CENTRE, grouped(span.last - span.first))
                continue
            painter.setFont(theme.font(12, 600))
            assert self._corridor is not None
            first = name(span, self._corridor.boxes)
            taken = _write(painter, inside, LEFT, first)
            painter.setFont(theme.font(12))
            _write(painter, inside.adjusted(taken + 12, 0, 0, 0), RIGHT, length(span))

    def _bar(self, span: Span, top: float, high: float) -> QRectF:
        left, right = self.x_of(span.first), self.x_of(span.last)
        return QRectF(left + GAP / 2, top, max(1.5, right - left - GAP), high)

    def _paint_names(self, painter: QPainter, spans: Sequence[Span]) -> None:
        """Of the opening and the turn, below them; the second gives way to the first."""
        painter.setPen(QColor(theme.current().text2))
        painter.setFont(theme.font(11))
        metrics, free = QFontMetricsF(painter.font()), EDGE
        for span in spans:
            if span.part.kind == "smaller":
                continue
            words = f"{translated(PARTS[span.part.kind])} {length(span)}"
            left = max(free, self.x_of(span.first))
            wide = metrics.horizontalAdvance(words)
            if left + wide <= self.width():
                painter.drawText(QRectF(left, TOP + BAR, wide + 2, WORDS), LEFT, words)
                free = left + wide + 16


def name(span: Span, boxes: int) -> str:
    """What a part of a solution for so many boxes is called."""
    if span.part.kind == "smaller":
        return f"n − {boxes - span.part.boxes}"
    return translated(PARTS[span.part.kind])


def length(span: Span) -> str:
    """Its moves and pushes."""
    moves, pushes = span.part.length
    return f"{tr('%n moves', one='%n move', n=moves)}, {tr('%n pushes', one='%n push', n=pushes)}"


def _ink(spans: Sequence[Span], number: int) -> str:
    """Turns are grey, the smaller solution before the last is blue, the last orange."""
    if spans[number].part.kind != "smaller":
        return theme.current().outline
    return ink_of("lumped" if number == len(spans) - 1 else "exact")


def _write(painter: QPainter, room: QRectF, where: Qt.AlignmentFlag, words: str) -> float:
    """Where there is room; how wide it is."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
    if wide > room.width():
        return 0.0
    painter.drawText(room, where, words)
    return wide
