"""Tree of the recursion, of which one path is in memory: from the question to the current call."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import format_integer, sentences
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.lab.savitch.model import SavitchProgress
from app.sokoban.board import look
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, figure_number, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.explain.sokoban import families
from core.sokoban.savitch.configuration import BOX, MAN, digits, free_cells
from core.sokoban.savitch.question import ReachabilityQuestion
from core.sokoban.savitch.search import Frame

ROW, LEAST_ROW = 64.0, 40.0
SQUARE, LEAST_SQUARE = 13.0, 5.0
"""Side of a cell in a small board, in pixels."""
ARROW = 26.0
EDGE = 8.0
"""Margin in pixels around the tree, for the focus ring."""
NAMES = 124.0
"""Least width in pixels of the texts left of a level."""
GAP = 10.0
"""Gap in pixels between the two texts left of a level."""
WORDS = 150.0
"""Width in pixels of the text right of a level's branch."""
SIBLINGS = 10
DOT, DOT_GAP, LEAST_GAP = 9.0, 32.0, 15.0
MIDDLE = Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | MIDDLE
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_PageDown: 1000}
"""Number of calls that a key makes."""
PILL_EDGE = 10.0


class RecursionView(QWidget):
    """Picture of the recursion, one row per level: its question, and which middle is being tried.

    The left and right keys make a call or take one back, Page Down makes a thousand calls at once.
    """

    stepped = Signal(int)
    """Request to make this number of calls, or with -1 to take one back."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._question: ReachabilityQuestion | None = None
        self._progress = SavitchProgress()
        self._spots = FigureSpots(self)
        self._rest = Label("", 13, 400, "text2", wrap=True, parent=self)
        self._rest.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._rest.hide()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Recursion"))

    def show_progress(self, question: ReachabilityQuestion | None, progress: SavitchProgress, *, at_work: bool) -> None:
        """Draw the progress of the algorithm; while it is `at_work`, the text is not announced."""
        self._question, self._progress = question, progress
        accessible.describe(self, self.text, aloud=not at_work)
        self.setMinimumHeight(round(max(1, len(progress.path)) * LEAST_ROW + 8))
        ended = question is not None and progress.answer is not None
        if ended:
            assert question is not None
            _, rest = outcome(question, progress)
            self._rest.say(rest)
        self._rest.setVisible(ended)
        self._place_figures()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rest.setGeometry(0, 50, self.width(), 80)
        self._place_figures()

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        if self._question is not None and self._progress.answer is None:
            tree = _Tree(self._question, self._progress.path, QRectF(self.rect()))
            for level in range(1, len(self._progress.path)):
                places += tree.limit_place(level)
        self._spots.show(places)

    @property
    def text(self) -> str:
        """Content of the picture as text."""
        if self._question is None:
            return ""
        if self._progress.answer is not None:
            answer, rest = outcome(self._question, self._progress)
            return sentences(answer, rest)
        return "\n".join(self._level(level, frame) for level, frame in enumerate(self._progress.path, 1))

    def _level(self, level: int, frame: Frame) -> str:
        assert self._question is not None
        if frame.middle is None:
            return tr("level {level}, t = {limit:,}", level=level, limit=frame.limit)
        return tr(
            "level {level}, t = {limit:,}, middle {middle:,} of {all:,}",
            level=level,
            limit=frame.limit,
            middle=frame.middle + 1,
            all=3**self._question.cells,
        )

    def sizeHint(self) -> QSize:
        return QSize(600, 420)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def paintEvent(self, _event: QPaintEvent) -> None:
        question, path = self._question, self._progress.path
        if question is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._progress.answer is not None:
            answer, _ = outcome(question, self._progress)
            painter.setPen(QColor(theme.current().text))
            painter.setFont(theme.font(20, 600))
            painter.drawText(QRectF(0, 12, self.width(), 34), Qt.AlignmentFlag.AlignLeft | MIDDLE, answer)
            return
        tree = _Tree(question, path, QRectF(self.rect()))
        for level in range(1, len(path)):
            tree.paint_branch(painter, level)
        for level in range(len(path)):
            tree.paint_level(painter, level)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.current().accent), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)


def outcome(question: ReachabilityQuestion, progress: SavitchProgress) -> tuple[str, str]:
    """Return the answer, and a text on what both algorithms needed for it."""
    limit = question.limit
    answer = (
        tr("Yes, within %n moves.", one="Yes, within %n move.", n=limit)
        if progress.answer
        else tr("No, not within %n moves.", one="No, not within %n move.", n=limit)
    )
    savitch = tr(
        "Savitch's algorithm made %n calls and has forgotten all of them.",
        one="Savitch's algorithm made %n call and has forgotten all of them.",
        n=figure_number(tr("calls"), progress.calls, families.derive_calls_made(question, progress.calls)),
    )
    known = figure_number(tr("positions"), len(question.flood.distance), families.breadth_first(question))
    other = (
        tr(
            "Breadth-first search agrees, and remembers %n positions.",
            one="Breadth-first search agrees, and remembers %n position.",
            n=known,
        )
        if progress.answer == question.answer
        else tr(
            "Breadth-first search does not agree, and remembers %n positions.",
            one="Breadth-first search does not agree, and remembers %n position.",
            n=known,
        )
    )
    return answer, sentences(savitch, other)


def _name(level: int) -> str:
    return tr("level {level}", level=level + 1)


def _limit(frame: Frame) -> str:
    return f"t = {format_integer(frame.limit)}"


class _Tree:
    """Layout and painting of the tree in a widget of a given size."""

    def __init__(self, question: ReachabilityQuestion, path: Sequence[Frame], area: QRectF) -> None:
        self._path, self._area = path, area
        self._cells = question.cells
        self._middles = 3**self._cells
        board = question.start.board
        places = [board.xy(cell) for cell in free_cells(question.start)]
        left, top = (min(place[axis] for place in places) for axis in (0, 1))
        self._places = [(x - left, y - top) for x, y in places]
        self._across = 1 + max(x for x, _ in self._places)
        self._down = 1 + max(y for _, y in self._places)
        self._row = max(LEAST_ROW, min(ROW, area.height() / max(1, len(path))))
        self._names = max(map(QFontMetricsF(theme.font(12)).horizontalAdvance, map(_name, range(len(path)))))
        limits = [QFontMetricsF(theme.font(12, 600)).horizontalAdvance(_limit(frame)) for frame in path]
        self._left = max(NAMES, EDGE + self._names + 2 * GAP + max(limits))
        room = max(120.0, area.width() - self._left - WORDS)
        square = min(SQUARE, (self._row - 20) / self._down, (room - ARROW - 2 * PILL_EDGE) / (2 * self._across))
        self._square = max(LEAST_SQUARE, square)
        self._x = self._left + room / 2

    def _words(self, level: int) -> QRectF:
        """Return the rectangle of a level's limit."""
        pill = self._pill(level)
        return QRectF(EDGE + self._names + GAP, pill.top(), self._left - self._names - GAP, pill.height())

    def limit_place(self, level: int) -> list[FigureRect]:
        """Return the rectangle of the number of moves that a level below the first allows."""
        limit = format_integer(self._path[level].limit)
        worked = families.halves_of(self._path[level - 1].limit)
        told = NamedFigure(tr("moves allowed at level {level}", level=level + 1), limit, worked)
        return find_figure_rects(_limit(self._path[level]), (told,), self._words(level), theme.font(12, 600), LEFT)

    def _centre(self, level: int) -> QPointF:
        return QPointF(self._x, (level + 0.5) * self._row - 6)

    def _pill(self, level: int) -> QRectF:
        wide = 2 * self._across * self._square + ARROW + 2 * PILL_EDGE
        high = max(24.0, self._down * self._square + 8)
        centre = self._centre(level)
        return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)

    def paint_branch(self, painter: QPainter, level: int) -> None:
        """Paint the branches to a level and its siblings: filled dots were tried, open ones are to come."""
        tokens, above = theme.current(), self._path[level - 1]
        assert above.middle is not None
        start = QPointF(self._x, self._pill(level - 1).bottom())
        pill = self._pill(level)
        siblings = self._siblings(pill)
        tried = min(siblings, -(-siblings * above.middle // self._middles))
        places = self._sibling_places(tried, siblings, pill)
        line = QPen(QColor(tokens.border), 1)
        for place in places:
            curve = QPainterPath(start)
            curve.cubicTo(QPointF(start.x(), place.y() - 10), QPointF(place.x(), start.y() + 8), place)
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(curve)
        for number, place in enumerate(places):
            dot = QRectF(place.x() - DOT / 2, place.y() - DOT / 2, DOT, DOT)
            done = number < tried
            painter.setPen(QPen(QColor(tokens.accent if done else tokens.outline), 1))
            painter.setBrush(theme.colour(tokens.accent, 0.45) if done else QColor(tokens.bg))
            painter.drawRoundedRect(dot.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.setPen(QPen(QColor(tokens.accent), 3))
        painter.drawLine(start, QPointF(self._x, pill.top()))
        below = self._path[level]
        middle, middles = above.middle + 1, self._middles
        words = (
            tr("middle {middle:,} of {all:,}, first half", middle=middle, all=middles)
            if (below.start, below.end) == (above.start, above.middle)
            else tr("middle {middle:,} of {all:,}, second half", middle=middle, all=middles)
        )
        painter.setFont(theme.font(11))
        width = painter.fontMetrics().horizontalAdvance(words) + 8
        room = QRectF(self._x + 8, (start.y() + pill.top()) / 2 - 8, width, 16)
        paint_rounded_rect(painter, room, theme.colour(tokens.bg, 0.9), None, 4)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    def _room(self, pill: QRectF) -> float:
        return min(pill.left() - self._left, self._area.right() - EDGE - pill.right())

    def _siblings(self, pill: QRectF) -> int:
        """Return how many siblings fit on one side of the node."""
        return max(1, min(SIBLINGS, int(self._room(pill) / LEAST_GAP)))

    def _sibling_places(self, tried: int, siblings: int, pill: QRectF) -> list[QPointF]:
        """Return the places of the siblings: tried ones left of the pill, the others right of it."""
        y, fit = pill.center().y(), min(DOT_GAP, self._room(pill) / siblings)
        places = [QPointF(pill.left() - fit * number, y) for number in range(tried, 0, -1)]
        return places + [QPointF(pill.right() + fit * number, y) for number in range(1, siblings - tried + 1)]

    def paint_level(self, painter: QPainter, level: int) -> None:
        """Paint a level: number, limit and question; the last level is the call that is made next."""
        tokens, frame, pill = theme.current(), self._path[level], self._pill(level)
        is_current = level == len(self._path) - 1
        line = QRectF(EDGE, pill.top(), self._left, pill.height())
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(line, MIDDLE, _name(level))
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(self._words(level), MIDDLE, _limit(frame))
        radius = min(12.0, pill.height() / 2)
        paint_rounded_rect(painter, pill, QColor(tokens.text if is_current else tokens.panel), None, radius)
        if not is_current:
            painter.setPen(QPen(QColor(tokens.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        width, high = self._across * self._square, self._down * self._square
        top = pill.center().y() - high / 2
        self._paint_configuration(painter, frame.start, pill.left() + PILL_EDGE, top)
        self._paint_configuration(painter, frame.end, pill.right() - PILL_EDGE - width, top)
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.bg if is_current else tokens.text2))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, "→")

    def _paint_configuration(self, painter: QPainter, number: int, left: float, top: float) -> None:
        """Paint the content of each cell of a configuration, which need not be a legal position."""
        colours, size = look.colours(), self._square
        for digit, (x, y) in zip(digits(number, self._cells), self._places, strict=True):
            cell = QRectF(left + x * size, top + y * size, size, size)
            painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), QColor(colours.floor))
            painter.setPen(Qt.PenStyle.NoPen)
            if digit == BOX:
                painter.setBrush(QColor(colours.box))
                painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 1.5, 1.5)
            elif digit == MAN:
                painter.setBrush(QColor(colours.man))
                painter.drawEllipse(cell.adjusted(1.5, 1.5, -1.5, -1.5))
