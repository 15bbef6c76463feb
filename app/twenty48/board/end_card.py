"""Card over the 2048 board at the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPropertyAnimation, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.theme import theme
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.board.tiles import BOARD_RADIUS
from app.twenty48.games.ending import GameEnding
from app.twenty48.model.model import Twenty48Model
from app.widgets.controls.buttons import Button
from app.widgets.text import Label

DELAY_MS = 1200
FADE_MS = 800
QUICK_MS = 100
LEAST = QSize(320, 190)
"""Least size of the card, for boards too small for its texts."""


class EndCard(QWidget):
    """Overlay of the board with a title, a sentence and buttons when a game is won or lost.

    It fades in after a moment and blocks no key.
    """

    def __init__(self, view: Twenty48BoardView, model: Twenty48Model) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._ending: GameEnding | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(6)
        self._title = Label("", 26, 600)
        self._text = Label("", 13, 400, "text", wrap=True)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        column.addStretch(1)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(12)
        column.addLayout(self._buttons)
        column.addStretch(1)
        effect = QGraphicsOpacityEffect(self)
        effect.setOpacity(0.0)
        self.setGraphicsEffect(effect)
        self._fade = QPropertyAnimation(effect, b"opacity", self)
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._appear)
        view.resized.connect(self._place)
        model.changed.connect(self._refresh)
        self.hide()
        self._refresh()

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def buttons(self) -> list[Button]:
        """The buttons on the card, the primary one first."""
        items = (self._buttons.itemAt(index) for index in range(self._buttons.count()))
        return [widget for item in items if item and isinstance(widget := item.widget(), Button)]

    @property
    def coming(self) -> bool:
        """Whether the card is visible or about to appear."""
        return self.isVisible() or self._delay.isActive()

    def _refresh(self) -> None:
        ending = self._model.ending
        if ending == self._ending:
            return
        self._ending = ending
        self._dismiss()
        if ending is not None:
            self._announce(ending)

    def _announce(self, ending: GameEnding) -> None:
        """Fill the card and show it after a pause as long as the original game's."""
        model = self._model
        if ending.won:
            buttons = [
                _button(tr("Keep going"), model.keep_going, primary=True),
                _button(tr("New game"), model.new_game),
            ]
        else:
            buttons = [_button(tr("New game"), model.new_game, primary=not model.game.can_undo)]
            if model.game.can_undo:
                buttons.insert(0, _button(tr("Undo"), model.undo, primary=True))
        if model.can_review:
            buttons.append(_button(tr("Review", context="look at the mistakes"), model.review))
        self._title.setText(ending.title)
        self._text.say(ending.text)
        self._buttons.addStretch(1)
        for button in buttons:
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._delay.start(theme.duration(DELAY_MS))

    def show_now(self) -> None:
        """Show the card completely, without pause and fading."""
        self._delay.stop()
        self._appear()
        self._fade.setCurrentTime(self._fade.duration())

    def _dismiss(self) -> None:
        """Hide the card at once."""
        self._delay.stop()
        self._fade.stop()
        self.hide()
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()

    def _appear(self) -> None:
        self._place()
        self.show()
        self._fade.setDuration(theme.duration(FADE_MS) or QUICK_MS)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.start()

    def _place(self) -> None:
        board = self._view.grid.rect.toAlignedRect()
        least = LEAST.expandedTo(QSize(self.minimumSizeHint().width(), 0))
        wide, high = max(board.width(), least.width()), max(board.height(), least.height())
        card = QRect(0, 0, wide, high)
        card.moveCenter(board.center())
        self.setGeometry(card.intersected(self._view.rect()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(tokens.border) if tokens.contrast else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(tokens.panel, 0.84))
        painter.drawRoundedRect(QRectF(self.rect()), BOARD_RADIUS, BOARD_RADIUS)


def _button(text: str, run: Callable[[], object], *, primary: bool = False) -> Button:
    button = Button(text, primary=primary)
    button.clicked.connect(lambda _checked=False: run())
    return button
