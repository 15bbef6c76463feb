"""Strip of a solution: n − 2, turn, n − 1, and below the last its own parts; widths are moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent

from app.base.language.wording import commas, format_integer, semicolons
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.lab.families.move_line import MoveLine
from app.plots.drawing.caption import CENTRE, RIGHT, Caption, width_of
from app.plots.drawing.marks import PILL, ink_of
from app.widgets.explained_figures import FigureSpots, NamedFigure
from app.widgets.painting import paint_rounded_rect
from core.base.words import phrase
from core.explain.sokoban import families
from core.sokoban.families.corridor import Corridor, SolutionPartSpan

EDGE = 2.0
BAR, INNER = 30.0, 16.0
TOP = PILL + 8
WORDS = 18.0
"""Height in pixels of the line between the bars, with the names of the turns."""
BELOW = TOP + BAR + WORDS
GAP = 2.0
NEXT = 6
"""Number of the coming moves that the pill shows."""
FADED = 0.55
PARTS = {"opening": phrase("opening"), "turn": phrase("turn", context="of a solution")}
"""Names of the parts of a solution that are not a smaller solution."""


class AnswerStrip(MoveLine):
    """Strip of the parts of a solution; Page Up and Page Down go from part to part."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__(tr("Solution by parts"))
        self._corridor: Corridor | None = None
        self._spots = FigureSpots(self)
        self.setFixedHeight(round(TOP + BAR + WORDS + INNER + 2))
        self.setMouseTracking(True)

    def show_solution(self, corridor: Corridor, at: int, *, played: bool) -> None:
        """Draw the solution with the pill after `at` moves.

        While the solution is `played`, the text for screen readers is not announced.
        """
        self._corridor, self._at = corridor, at
        accessible.describe(self, self.text, aloud=not played)
        self._place_figures()
        self.update()

    @property
    def text(self) -> str:
        """Names and lengths of the parts, and the current move, as text."""
        if self._corridor is None:
            return ""
        parts = commas(name(span, self._corridor.boxes) + " " + length(span) for span in self._corridor.spans)
        return semicolons((parts, self._pill_text()))

    def _pill_text(self) -> str:
        assert self._corridor is not None
        solution = self._corridor.solution
        coming = solution[self._at : self._at + NEXT]
        move = format_integer(self._at)
        if coming:
            return tr("move {move}, {coming}", move=move, coming=coming)
        return tr("move {move}, solved", move=move)

    @property
    def _moves(self) -> int:
        return len(self._corridor.solution) if self._corridor is not None else 0

    @property
    def _stops(self) -> Sequence[int]:
        return [0] + ([span.last for span in self._corridor.spans] if self._corridor is not None else [])

    @property
    def _line(self) -> QRectF:
        return QRectF(EDGE, TOP, self.width() - 2 * EDGE, BAR + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        self._spots.show([place for words in self._words() for place in words.places()])

    @property
    def _inner(self) -> Sequence[SolutionPartSpan]:
        """Spans into which the last span of a solution is divided, drawn in a second row; empty without a level."""
        return () if self._corridor is None else self._corridor.inside(self._corridor.spans[-1])

    def paintEvent(self, _event: QPaintEvent) -> None:
        corridor = self._corridor
        if corridor is None or not corridor.spans:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bars(painter, corridor.spans, TOP, BAR, 1.0)
        self._paint_bars(painter, self._inner, BELOW, INNER, FADED)
        for words in self._words():
            words.paint(painter)
        self._paint_place(painter)

    def _paint_bars(
        self, painter: QPainter, spans: Sequence[SolutionPartSpan], top: float, high: float, opacity: float
    ) -> None:
        for number, span in enumerate(spans):
            paint_rounded_rect(painter, self._bar(span, top, high), theme.colour(_ink(spans, number), opacity), None, 3)

    def _bar(self, span: SolutionPartSpan, top: float, high: float) -> QRectF:
        left, right = self.x_of(span.first), self.x_of(span.last)
        return QRectF(left + GAP / 2, top, max(1.5, right - left - GAP), high)

    def _words(self) -> Sequence[Caption]:
        """Return the captions on the bars and below them, as far as there is room."""
        corridor = self._corridor
        if corridor is None or not corridor.spans:
            return ()
        on_bars = [caption for span in corridor.spans if span.part.kind == "smaller" for caption in self._on_bar(span)]
        return [*on_bars, *self._names(corridor.spans), *self._inside(self._inner)]

    def _on_bar(self, span: SolutionPartSpan) -> Sequence[Caption]:
        """Return the captions on the bar of a part: its name, and its length to the right."""
        assert self._corridor is not None
        inside, part_name = self._bar(span, TOP, BAR).adjusted(10, 0, -10, 0), name(span, self._corridor.boxes)
        ink, name_width = "#06131F" if theme.current().dark else "#FFFFFF", width_of(part_name, 12, 600)
        texts = [Caption(part_name, inside, size=12, weight=600, ink=ink)] if name_width <= inside.width() else []
        rest = inside.adjusted((name_width if texts else 0.0) + 12, 0, 0, 0)
        if width_of(length(span), 12) <= rest.width():
            texts.append(Caption(length(span), rest, list_part_figures(span, part_name), RIGHT, 12, ink=ink))
        return texts

    def _names(self, spans: Sequence[SolutionPartSpan]) -> Sequence[Caption]:
        """Return the captions of opening and turn below their bars; the second gives way to the first."""
        texts, next_left = [], EDGE
        for span in spans:
            if span.part.kind == "smaller":
                continue
            part_name = translate(PARTS[span.part.kind])
            words, left = f"{part_name} {length(span)}", max(next_left, self.x_of(span.first))
            wide = width_of(words)
            if left + wide <= self.width():
                texts.append(
                    Caption(words, QRectF(left, TOP + BAR, wide + 2, WORDS), list_part_figures(span, part_name))
                )
                next_left = left + wide + 16
        return texts

    def _inside(self, inner: Sequence[SolutionPartSpan]) -> Sequence[Caption]:
        """Return captions for the row below: move counts of the smaller corridor solutions in the last part.

        `inner` are the parts of the last part of the Sokoban solution. The first caption introduces the row; a count
        that does not fit its bar is left out. Empty if `inner` is empty.
        """
        if not inner:
            return ()
        room = QRectF(EDGE, BELOW, self.x_of(inner[0].first) - 12, INNER)
        words = QFontMetricsF(theme.font(11)).elidedText(
            tr("inside n − 1 the same again:"), Qt.TextElideMode.ElideRight, room.width()
        )
        texts = [Caption(words, room)]
        for span in inner:
            moves, bar = format_integer(span.last - span.first), self._bar(span, BELOW, INNER).adjusted(10, 0, -10, 0)
            if span.part.kind == "smaller" and width_of(moves, weight=600) <= bar.width():
                assert self._corridor is not None
                part_name = tr("{part}, inside n − 1", part=name(span, self._corridor.boxes))
                figure = NamedFigure(tr("moves of {part}", part=part_name), moves, families.of_part(span.part)[0])
                texts.append(Caption(moves, bar, (figure,), CENTRE, 11, 600, "text"))
        return texts


def list_part_figures(span: SolutionPartSpan, called: str) -> tuple[NamedFigure, NamedFigure]:
    """Return the moves and the pushes of a part of the solution as figures, under the name `called`."""
    (moves, pushes), derivations = span.part.length, families.of_part(span.part)
    return (
        NamedFigure(tr("moves of {part}", part=called), format_integer(moves), derivations[0]),
        NamedFigure(tr("pushes of {part}", part=called), format_integer(pushes), derivations[1]),
    )


def name(span: SolutionPartSpan, boxes: int) -> str:
    """Return the name of a part of a solution for a number of boxes."""
    if span.part.kind == "smaller":
        return f"n − {boxes - span.part.boxes}"
    return translate(PARTS[span.part.kind])


def length(span: SolutionPartSpan) -> str:
    """Return the moves and pushes of a part as text."""
    moves, pushes = span.part.length
    return f"{tr('%n moves', one='%n move', n=moves)}, {tr('%n pushes', one='%n push', n=pushes)}"


def _ink(spans: Sequence[SolutionPartSpan], number: int) -> str:
    """Return the colour of a part: turns grey, the last smaller solution orange, the one before blue."""
    if spans[number].part.kind != "smaller":
        return theme.current().outline
    return ink_of("lumped" if number == len(spans) - 1 else "exact")
