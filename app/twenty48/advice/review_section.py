"""Panel section during a replay: the costliest moves of the game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from app.base.actions import Actions
from app.base.language.wording import clauses, format_integer, join_with_and
from app.base.language.words import tr, translate
from app.base.theme import theme
from app.twenty48.advice import wording
from app.twenty48.advice.review import ReviewedBoard
from app.twenty48.board.words import direction
from app.twenty48.model.model import Twenty48Model
from app.widgets.controls.buttons import Button, PaintedButton
from app.widgets.explained_figures import FigureSpots, NamedFigure, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Label
from app.widgets.wrapping import wrapping
from core.base.words import phrase
from core.twenty48.puzzle import MOVES

SHOWN = 5
ROW = 38
UNITS = {True: phrase("percentage points"), False: phrase("≈ points of the score")}
SEARCH = phrase("What each board of this game was worth, and which moves cost most.")
NONE = phrase("No mistakes found: every move was best or equally good.")


class ReviewSection(Section):
    """Panel section during a replay: an offer to review the game, progress, or its costliest moves."""

    def __init__(self, model: Twenty48Model, commands: Actions) -> None:
        super().__init__(tr("Mistakes"), " ")
        self.body.setSpacing(3)
        self._model = model
        self._words = Label("", 13, 400, "text2", wrap=True)
        self.search = Button(tr("Find mistakes"))
        self.search.clicked.connect(model.mistakes.look_again)
        self.rows = [MistakeRow() for _ in range(SHOWN)]
        self.next = Button(tr("Jump to next"), primary=True)
        self.next.follow(commands["2048.mistake"])
        self.play_on = Button(tr("Play on from here"), icon="play")
        self.play_on.follow(commands["2048.on"])
        self._buttons = wrapping(self.next, self.play_on)
        self.add(self._words)
        self.add(self.search)
        self.add(self._buttons)
        for one in self.rows:
            one.chosen.connect(model.mistakes.go_to)
            self.add(one)
        self.hide()
        model.changed.connect(self._refresh)
        model.mistakes.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        model, mistakes = self._model, self._model.mistakes
        replay = model.replay
        self.setVisible(replay is not None)
        if replay is None:
            return
        numbers = mistakes.numbers
        judged = mistakes.reviewed_boards
        worst = sorted(numbers, key=lambda number: (judged[number].worth.chance, judged[number].worth.cost or 0.0))
        worst = worst[::-1][:SHOWN]
        for line, one in enumerate(self.rows):
            one.setVisible(line < len(worst))
            if line < len(worst):
                one.show_mistake(worst[line], judged[worst[line]], here=worst[line] == replay.position)
        kinds = {judged[number].worth.chance for number in worst}
        units = join_with_and([translate(UNITS[chance]) for chance in UNITS if chance in kinds]) if worst else ""
        few = len(numbers) > len(worst)
        self.set_note(tr("{units}, {number} largest", units=units, number=len(worst)) if few else units)
        words = SEARCH if not mistakes.is_known else NONE
        self._words.setText(tr("Looking through the game.") if mistakes.is_busy else mistakes.reason or words)
        self._words.setVisible(not worst)
        self.search.setVisible(not mistakes.is_known and not mistakes.is_busy and mistakes.possible)
        self._buttons.setVisible(bool(worst))


class MistakeRow(PaintedButton):
    """Row of the review: a move, the best move instead, and the cost of the mistake."""

    chosen = Signal(int)
    """Emitted with the number of moves before the mistake when the row is clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.number = -1
        self._here = False
        self._texts = ("", "", "")
        self._told: NamedFigure | None = None
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(tr("A mistake"))
        self.setToolTip(tr("Go to the board before this move"))
        self.clicked.connect(self._on_clicked)

    def show_mistake(self, number: int, judged: ReviewedBoard, *, here: bool) -> None:
        """Show the mistake with `number` moves before it; `here` if the board on the screen is that one."""
        worth = judged.worth
        best = direction(MOVES[worth.best]) if worth.best is not None else ""
        cost = wording.loss(worth.chance, worth.cost or 0.0)
        self.number, self._here = number, here
        instead = tr("{move}, best was {best}", move=direction(judged.move), best=best)
        self._texts = tr("Move {number}", number=format_integer(number + 1)), instead, cost
        self.setText(clauses(self._texts))
        self.setAccessibleName(self.text())
        self._told = wording.cost_told(worth)
        self._place_figure()
        self.update()

    @property
    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(10, 4, -10, -4)

    def _place_figure(self) -> None:
        cost = self._texts[2]
        told = () if self._told is None else (self._told,)
        self._spots.show(find_figure_rects(cost, told, self._box, theme.font(13, 600), Qt.AlignmentFlag.AlignRight))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figure()

    def sizeHint(self) -> QSize:
        return QSize(200, ROW)

    def _on_clicked(self) -> None:
        self.chosen.emit(self.number)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        move, best, cost = self._texts
        rest = tokens.soft if self._here else tokens.panel
        paint_rounded_rect(
            painter, QRectF(self.rect()), theme.mix(rest, tokens.hover, 0.0 if self._here else self.hover), None
        )
        box = self._box
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.accent if self._here else tokens.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, move)
        painter.setPen(QColor(tokens.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, cost)
        room = box.width() - painter.fontMetrics().horizontalAdvance(cost) - 8
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        best = painter.fontMetrics().elidedText(best, Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, best)
