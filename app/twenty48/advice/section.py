"""Panel section with the values of the four moves as bars, a verdict, and buttons that play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app.base.actions import Actions, with_key
from app.base.language.wording import clauses, estimate, semicolons
from app.base.language.words import tr
from app.base.theme import accessible, icons, theme
from app.twenty48.advice import wording
from app.twenty48.advice.assistant import SPEEDS, Assistant
from app.twenty48.board.words import direction
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import FigureSpots, NamedFigure, find_figure_rects
from app.widgets.panel import TOOL, Section
from app.widgets.text import Label, row
from app.widgets.wrapping import wrapping
from core.twenty48.adviser.adviser import Adviser
from core.twenty48.adviser.review import Advice
from core.twenty48.puzzle import MOVES

ROW, ROW_COMPACT = 28, 24
BAR = 14
HATCH_STEP = 6.4
NAME, VALUE = 28, 84
"""Left margin of a move's name, and least width of its value, in pixels."""


class ValueSection(Section):
    """Panel section that shows an offer to compute values, the progress of that, or the values."""

    def __init__(self, assistant: Assistant, commands: Actions) -> None:
        super().__init__()
        self._assistant, self._commands = assistant, commands
        self.setAccessibleName(tr("Values of the four moves"))
        self.title = Label("", 12, 600, "text2")
        self.certainty = Certainty()
        self.hide_button = IconButton("close", with_key(tr("Hide the values"), "V"))
        self.hide_button.clicked.connect(commands["2048.values"].trigger)
        self.hide_button.setFixedSize(TOOL, TOOL)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.title, 1)
        head.addWidget(self.certainty)
        self.finish = IconButton("next", action=commands["2048.finish"])
        self.finish.setFixedSize(TOOL, TOOL)
        head.addWidget(self.finish)
        head.addWidget(self.hide_button)
        self.body.addLayout(head)
        self.offer = Label("", 13, 400, "text2", wrap=True)
        self.show_button = Button(tr("Show values"), icon="bulb")
        self.show_button.follow(commands["2048.values"])
        self.cancel_button = Button(tr("Cancel"))
        self.cancel_button.clicked.connect(commands["2048.values"].trigger)
        self.bars = MoveValueBars()
        self.verdict = Label("", 13, 400, "text2", wrap=True)
        self._make_buttons()
        self.basis, self.judgement = Label("", 12, 400, "text2", wrap=True), Label("", 12, 400, "text2", wrap=True)
        offered, shown = QWidget(), QWidget()
        for page, widgets in (
            (offered, (self.offer, row(self.show_button, self.cancel_button))), (shown, (self.bars, self.verdict)),
        ):  # fmt: skip
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(6)
            for widget in widgets:
                column.addWidget(widget)
            column.addStretch(1)
        self.verdict.reserve(2)
        self.basis.reserve(2)
        self.judgement.reserve(1)
        self._content = QStackedWidget()
        for page in (offered, shown):
            self._content.addWidget(page)
        for widget in (self._content, self._buttons, self.basis, self.judgement):
            self.add(widget)
        self.bars.chosen.connect(lambda move: commands[f"2048.{MOVES[move]}"].trigger())
        assistant.values.progressed.connect(self._show_work)
        assistant.changed.connect(self._refresh)
        self._refresh()

    def _make_buttons(self) -> None:
        commands, assistant = self._commands, self._assistant
        self.best = Button(tr("Play best move"), primary=True)
        self.best.follow(commands["2048.best"])
        self.end = Button(tr("Play to the end"))
        self.end.follow(commands["2048.auto"])
        commands["2048.auto"].changed.connect(self._rename)
        self.hint = IconButton("bulb", action=commands["2048.hint"])
        self.speed = Dropdown(SPEEDS, assistant.speed)
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("How many moves a second are played"))
        self.speed.chosen.connect(self._on_speed_chosen)
        self._buttons = QWidget()
        line = QHBoxLayout(self._buttons)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(wrapping(self.best, self.end, self.speed), 1)
        line.addWidget(self.hint, 0, Qt.AlignmentFlag.AlignTop)

    def _refresh(self) -> None:
        assistant = self._assistant
        board, advice = assistant.board, assistant.advice
        shown = assistant.values_shown
        self._commands["2048.auto"].setText(tr("Pause") if assistant.autoplaying else tr("Play to the end"))
        self.judgement.say(assistant.judgement if shown else "")
        if not shown:
            self._show_words(assistant.values.announcement(board))
            self.show_button.setVisible(assistant.possible)
            self.cancel_button.hide()
        elif advice is not None:
            self._show_advice(advice)
        elif assistant.values.job is not None:
            self._show_work()
        else:
            self._show_words(assistant.values.reason(board))
            self.show_button.hide()
            self.cancel_button.hide()
            self.hide_button.show()

    def _show_words(self, sentence: str) -> None:
        """Show a sentence in place of the values."""
        self.title.setText(tr("The four moves"))
        self._show(bars=False)
        self.offer.setText(sentence)
        self.hide_button.hide()

    def _show_work(self) -> None:
        """Show the progress of the job that computes the values."""
        job = self._assistant.values.job
        if job is None or not self._assistant.values_shown:
            return
        left = job.seconds_left
        wait = estimate(left) if left is not None else tr("a moment")
        work = clauses((job.title, job.detail))
        self._show_words(tr("{work}: {wait}.", work=work, wait=wait))
        self.show_button.hide()
        self.cancel_button.show()

    def _show_advice(self, advice: Advice) -> None:
        board, source = self._assistant.board, self._assistant.source
        self.title.setText(wording.heading(advice, board))
        self._show(bars=True)
        forecast = source.provider.forecast if source is not None and isinstance(source.provider, Adviser) else None
        self.basis.say("" if source is None else wording.basis(advice, board, source.provider_text, forecast))
        self.certainty.set_exact(advice.exact)
        self.bars.set_advice(
            advice,
            [self._assistant.explain_value(move, wording.format_full_value(advice, move)) for move in range(4)],
            self._assistant.next_move,
        )
        self.verdict.say(wording.verdict(advice))
        self.hide_button.show()

    def _show(self, *, bars: bool) -> None:
        self._content.setCurrentIndex(1 if bars else 0)
        self.certainty.setVisible(bars)
        if not bars:
            self.basis.say("")

    def _on_speed_chosen(self, speed: str) -> None:
        self._assistant.speed = speed

    def _rename(self) -> None:
        text = self._commands["2048.auto"].text()
        if text != self.end.text():
            self.end.setText(text)
            self.end.setAccessibleName(text)
            self.end.updateGeometry()


class Certainty(QWidget):
    """Label that reads "exact" with a tick, or "≈ estimate"."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._exact = True
        words = max(QFontMetricsF(theme.font(12)).horizontalAdvance(text) for text in (self._estimate, tr("exact")))
        self.setFixedSize(max(84, round(words) + 26), 20)

    @property
    def _estimate(self) -> str:
        return f"≈ {tr('estimate')}"

    def set_exact(self, exact: bool) -> None:
        self._exact = exact
        self.setAccessibleName(tr("exact") if exact else tr("estimate"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setFont(theme.font(12))
        text = tr("exact") if self._exact else self._estimate
        ink = tokens.ok if self._exact else tokens.text2
        painter.setPen(QColor(ink))
        box = QRectF(self.rect())
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        if self._exact:
            left = box.right() - painter.fontMetrics().horizontalAdvance(text) - 22
            icons.paint(painter, "check", QRectF(left, 2, 16, 16), ink)


class MoveValueBars(QWidget):
    """Chart with a row for each direction, best first: arrow, name, what the move loses, and its value.

    The bar of the worst move spans the chart, the best move has none. Solid bars are exact, hatched ones are estimates.
    A click on a row plays its move.
    """

    accessible_role = accessible.Role.Chart

    chosen = Signal(int)
    """A row was clicked: the direction."""

    def __init__(self) -> None:
        super().__init__()
        self._advice: Advice | None = None
        self.played = ""
        """Move with which a replayed game continues; "" in the running game."""
        self._told: Sequence[NamedFigure | None] = ()
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Values of the four moves"))

    def set_advice(self, advice: Advice, told: Sequence[NamedFigure | None], played: str = "") -> None:
        """Show these values with the derivation of each, and which move was `played`."""
        self._advice, self._told, self.played = advice, told, played
        self._place_figures()
        self.setAccessibleDescription(
            semicolons(f"{direction(MOVES[move])} {wording.format_full_value(advice, move)}" for move in self.order)
        )
        self.update()

    def _place_figures(self) -> None:
        places, advice = [], self._advice
        for line, move in enumerate(self.order if advice is not None else ()):
            told = self._told[move]
            if told is not None and advice is not None:
                font = theme.font(13, 600 if move == advice.best_direction else 400)
                places += find_figure_rects(told.text, [told], self._box(line), font, Qt.AlignmentFlag.AlignRight)
        self._spots.show(places)

    @property
    def texts(self) -> list[str]:
        """Value of each direction as shown."""
        advice = self._advice
        return [] if advice is None else [wording.format_full_value(advice, move) for move in range(len(MOVES))]

    @property
    def losses(self) -> list[float | None]:
        """Share of the worst legal move's loss that each direction loses against the best; None if it is illegal."""
        advice = self._advice
        if advice is None:
            return [None] * len(MOVES)
        best = advice.value(advice.best_direction)
        lost = [None if value is None else max(0.0, best - value) for value in advice.values]
        worst = max((loss for loss in lost if loss is not None), default=0.0)
        return [None if loss is None else loss / worst if worst else 0.0 for loss in lost]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        order, line = self.order, int(event.position().y() // _row())
        if event.button() == Qt.MouseButton.LeftButton and line < len(order) and self.losses[order[line]] is not None:
            self.chosen.emit(order[line])

    def _box(self, line: int) -> QRectF:
        return QRectF(0, line * _row(), self.width(), _row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    @property
    def order(self) -> list[int]:
        """Directions in the order of the rows, from top to bottom."""
        if self._advice is None:
            return []
        ranking = self._advice.ranking
        return [*ranking, *(move for move in range(4) if move not in ranking)]

    def sizeHint(self) -> QSize:
        return QSize(280, 4 * _row())

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 4 * _row())

    def paintEvent(self, _event: QPaintEvent) -> None:
        advice = self._advice
        if advice is None:
            return
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        best = advice.best_direction
        losses = self.losses
        bold = QFontMetricsF(theme.font(13, 600))
        values = max(bold.horizontalAdvance(wording.format_full_value(advice, move)) for move in range(4))
        room = max(VALUE, values + 12)
        left = max(84.0, NAME + max(bold.horizontalAdvance(direction(move)) for move in MOVES) + 12)
        for line, move in enumerate(self.order):
            box = self._box(line)
            loss, leads = losses[move], move == best
            ink = tokens.text if loss is not None else tokens.text3
            icons.paint(painter, MOVES[move], QRectF(0, box.center().y() - 8, 16, 16), ink)
            painter.setFont(theme.font(13, 600 if leads else 400))
            painter.setPen(QColor(ink))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box.adjusted(NAME, 0, 0, 0), middle, direction(MOVES[move]))
            if MOVES[move] == self.played:
                wide = bold.horizontalAdvance(direction(self.played)) + 8
                name = QRectF(-6, box.top() + 3, NAME + wide + 4, box.height() - 6).adjusted(6.5, 0, 0, 0)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(name, 6, 6)
            painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, wording.format_full_value(advice, move))
            track = QRectF(left, box.center().y() - BAR / 2, max(0.0, self.width() - left - room), BAR)
            painter.setPen(QPen(QColor(tokens.border), 1) if tokens.contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.sunken))
            painter.drawRoundedRect(track, 3, 3)
            if loss:
                filled = QRectF(track)
                filled.setWidth(max(3.0, track.width() * loss))
                _paint_bar(painter, filled, tokens.plot.exact, solid=advice.exact)


def _paint_bar(painter: QPainter, rect: QRectF, colour: str, *, solid: bool) -> None:
    if solid:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(colour, 0.78))
        painter.drawRoundedRect(rect, 3, 3)
        return
    shape = QPainterPath()
    shape.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.fillPath(shape, theme.colour(colour, 0.10))
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(QPen(theme.colour(colour, 0.7), 1.1))
    x = rect.left()
    lines = []
    while x < rect.right() + rect.height():
        lines.append(QLineF(x, rect.top(), x - rect.height(), rect.bottom()))
        x += HATCH_STEP
    painter.drawLines(lines)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 1.0))
    painter.drawPath(shape)


def _row() -> int:
    return ROW_COMPACT if theme.manager().compact else ROW
