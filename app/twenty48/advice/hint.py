"""Hint on the 2048 board: a button beside it that points to the best move, and a note below it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.twenty48.advice import wording
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.board.words import MOVING
from app.twenty48.model.model import Twenty48Model
from app.widgets.controls.buttons import PaintedButton, surface
from app.widgets.painting import paint_rounded_rect
from core.twenty48.puzzle import MOVES

SIZE = QSize(92, 40)
ICON, GAP, RADIUS = 18, 8, 9.0
EDGE = 4
"""Pixels between the button and the edge of the view."""
SIDES = {"left": (0.0, 0.5), "right": (1.0, 0.5), "up": (0.5, 0.0), "down": (0.5, 1.0)}
"""Point of the board's rim at which the button of each move stands, as shares of its size."""


class MoveHint(QObject):
    """Shows the hinted move on the rim of the board, which keeps its size, and what the values below it mean."""

    def __init__(self, view: Twenty48BoardView, model: Twenty48Model) -> None:
        super().__init__(view)
        self._view, self._assistant = view, model.assistant
        self.button = HintButton(view)
        self.button.clicked.connect(lambda: model.play(self.button.move_name))
        view.resized.connect(self._place)
        self._assistant.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        assistant = self._assistant
        advice, source = assistant.advice if assistant.values_shown else None, assistant.source
        noted = advice is not None and source is not None
        self._view.set_note(
            wording.note(advice, assistant.board, source.origin.value)
            if noted and advice is not None and source is not None
            else ""
        )
        hinted = assistant.hint
        self.button.setVisible(hinted is not None)
        if hinted is not None:
            self.button.show_move(MOVES[hinted])
            self._place()

    def _place(self) -> None:
        """Put the button over the middle of the side to which it points."""
        board, room = self._view.grid.rect, QRectF(self._view.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        across, down = SIDES.get(self.button.move_name, (0.5, 0.5))
        rim = QPointF(board.left() + across * board.width(), board.top() + down * board.height())
        left = min(max(room.left(), rim.x() - SIZE.width() / 2), room.right() - SIZE.width())
        top = min(max(room.top(), rim.y() - SIZE.height() / 2), room.bottom() - SIZE.height())
        self.button.setGeometry(round(left), round(top), SIZE.width(), SIZE.height())


class HintButton(PaintedButton):
    """Button with the arrow of one move; a click plays the move."""

    def __init__(self, parent: Twenty48BoardView) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.move_name = ""
        self.setText(tr("best", context="a move"))
        self.hide()

    def show_move(self, move: str) -> None:
        """Point to a move."""
        self.move_name = move
        self.setToolTip(translate(MOVING[move]))
        self.setAccessibleName(self.toolTip())
        self.update()

    def sizeHint(self) -> QSize:
        return SIZE

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter, body = theme.current(), QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        darker = theme.mix(tokens.accent, "#FFFFFF" if tokens.dark else "#000000", 0.12).name()
        paint_rounded_rect(painter, body, surface(tokens.accent, darker, self, self.hover), None, RADIUS)
        painter.setFont(theme.font(15, 600))
        wide = painter.fontMetrics().horizontalAdvance(self.text())
        left = body.center().x() - (ICON + GAP + wide) / 2
        icon = QRectF(left, body.center().y() - ICON / 2, ICON, ICON)
        icons.paint(painter, self.move_name, icon, tokens.on_accent)
        painter.setPen(QColor(tokens.on_accent))
        painter.drawText(
            body.adjusted(icon.right() + GAP - body.left(), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
