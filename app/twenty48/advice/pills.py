"""Four pill-shaped buttons around the 2048 board with the values of the moves; the best is filled."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.twenty48.advice import wording
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.board.words import MOVING
from app.twenty48.model.model import Twenty48Model
from app.widgets.controls.buttons import PaintedButton, surface
from app.widgets.explained_figures import GROUP, FigureSpots, NamedFigure, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from core.twenty48.puzzle import MOVES

UPRIGHT, LEVEL = QSize(76, 90), QSize(124, 44)
"""Sizes of the pills left and right of the board, and above and below it."""
SMALL_UPRIGHT, SMALL_LEVEL = QSize(64, 56), QSize(104, 28)
"""Sizes of the pills in a low window."""
MOST_WIDE = 98
PADDING = 11
"""Least distance in pixels from a pill's edge to its value."""
TEXT, SMALL_TEXT, LEAST_TEXT = 15, 13, 9
"""Text sizes of a value: usual, in a low window, and the least, for many digits."""
ICON, GAP = 18, 10
"""Size of an arrow, and gap between it and the value beside it, in pixels."""
BESIDE = ("left", "right")
"""Moves whose pill has its arrow above the value."""
RADIUS, OUTLINE = 9.0, 2.0


class Pills(QObject):
    """Shows the values of all moves, only the hinted move, or nothing, and a note below the board."""

    def __init__(self, view: Twenty48BoardView, model: Twenty48Model) -> None:
        super().__init__(view)
        self._view, self._assistant = view, model.assistant
        self.pills = {move: MovePill(move, view) for move in MOVES}
        for move, pill in self.pills.items():
            pill.clicked.connect(lambda _checked=False, move=move: model.play(move))
        view.setProperty(GROUP, True)
        view.resized.connect(self._refresh)
        self._assistant.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        assistant = self._assistant
        advice = assistant.advice if assistant.values_shown else None
        # where the board leaves no room for pills, the panel shows the values instead
        around = assistant.values_shown and assistant.values.covers(assistant.board) and not self._view.narrow
        self._view.set_pills(around)
        source = assistant.source
        if advice is None or source is None:
            self._view.set_note("")
        else:
            self._view.set_note(wording.note(advice, assistant.board, source.origin.value))
        for direction, pill in enumerate(self.pills.values()):
            if around:
                text = "" if advice is None else wording.format_short_value(advice, direction)
                best = advice is not None and direction == advice.best_direction
                figure = assistant.explain_value(direction, text)
                pill.show_value(text, figure, best=best, played=pill.move_name == assistant.next_move)
            elif direction == assistant.hint:
                pill.show_value(tr("best", context="a move"), None, best=True, played=False)
            else:
                pill.hide()
        self._place()

    def _place(self) -> None:
        board, small = self._view.grid.rect.toAlignedRect(), self._view.is_small
        upright, level = (SMALL_UPRIGHT, SMALL_LEVEL) if small else (UPRIGHT, LEVEL)
        gap = 6 if small else 20
        room = self._view.rect().adjusted(4, 4, -4, -4)
        for size in range(SMALL_TEXT if small else TEXT, LEAST_TEXT - 1, -2):
            widest = max(pill.set_text_size(size) for pill in self.pills.values()) + 2 * PADDING
            if widest <= MOST_WIDE:
                break
        upright = QSize(min(MOST_WIDE, max(upright.width(), widest)), upright.height())
        level = QSize(max(level.width(), ICON + GAP + widest), level.height())
        boxes = {
            "left": QRect(QPoint(board.left() - gap - upright.width(), 0), upright),
            "right": QRect(QPoint(board.right() + 1 + gap, 0), upright),
            "up": QRect(QPoint(0, board.top() - gap - level.height()), level),
            "down": QRect(QPoint(0, board.bottom() + 1 + gap), level),
        }
        for move, box in boxes.items():
            if move in BESIDE:
                box.moveTop(round(board.center().y() - box.height() / 2))
            else:
                box.moveLeft(round(board.center().x() - box.width() / 2))
            # a hint's pill is shown even where there is no room for four, and then overlaps the board's rim
            box.moveTop(max(room.top(), min(box.top(), room.bottom() - box.height())))
            box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
            self.pills[move].setGeometry(box)


class MovePill(PaintedButton):
    """Button around the board with one move and its value; a click plays the move.

    Ctrl+click, the context menu or the keyboard open the explanation of the value.
    """

    def __init__(self, move: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.move_name = move
        self.best = self.played = False
        self._text_size = TEXT
        self._told: NamedFigure | None = None
        self._spots = FigureSpots(self, clicked=False)
        self._explain = QAction(icons.icon("info"), tr("Where this figure comes from"), self)
        self._explain.triggered.connect(self._spots.open_first)
        self.addAction(self._explain)
        self.setToolTip(translate(MOVING[move]))
        self.setAccessibleName(self.toolTip())
        self.hide()

    def show_value(self, text: str, told: NamedFigure | None, *, best: bool, played: bool) -> None:
        """Show a value and its derivation; an empty text dims the pill.

        The best move is filled, the move with which a replayed game continues is outlined.
        """
        self.best, self.played, self._told = best and bool(text), played, told
        self.setText(text)
        self.setEnabled(bool(text))
        move = translate(MOVING[self.move_name])
        self.setAccessibleName(clauses([move, *([text] if text else []), *([tr("played", context="a move")] * played)]))
        explainable = told is not None
        hint = tr("Ctrl+click: where {value} comes from", value=text) if explainable else ""
        self.setToolTip("\n".join(filter(None, (move, hint))))
        menu = Qt.ContextMenuPolicy
        self.setContextMenuPolicy(menu.ActionsContextMenu if explainable else menu.NoContextMenu)
        self.show()
        self.update()

    def set_text_size(self, size: int) -> int:
        """Set the text size of the value and return the width that the value takes."""
        self._text_size = size
        self._place_figure()
        self.update()
        return round(QFontMetricsF(theme.font(size, 600)).horizontalAdvance(self.text()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and self._told is not None:
            self._spots.open_first()
        else:
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figure()

    def _place_figure(self) -> None:
        told = self._told
        if told is None:
            self._spots.show(())
            return
        _, words, aligned = self._layout()
        ink = theme.current().on_accent if self.best else ""
        self._spots.show(find_figure_rects(told.text, (told,), words, theme.font(self._text_size, 600), aligned, ink))

    @property
    def _body(self) -> QRectF:
        """Rectangle of the pill without the shadow under it."""
        return QRectF(self.rect()).adjusted(1, 0, -1, -2)

    def _layout(self) -> tuple[QRectF, QRectF, Qt.AlignmentFlag]:
        """Return the rectangles of the arrow and of the value, and the alignment of the value."""
        body, middle = self._body, Qt.AlignmentFlag.AlignVCenter
        if self.move_name in BESIDE:
            raised = 24 if self.text() else 9
            icon = QRectF(body.center().x() - ICON / 2, body.center().y() - raised, ICON, ICON)
            words = QRectF(body.left(), body.center().y(), body.width(), 24)
            return icon, words, middle | Qt.AlignmentFlag.AlignHCenter
        width = QFontMetricsF(theme.font(self._text_size, 600)).horizontalAdvance(self.text())
        left = body.center().x() - (ICON + (GAP + width if self.text() else 0)) / 2
        icon = QRectF(left, body.center().y() - ICON / 2, ICON, ICON)
        words = QRectF(left + ICON + GAP, body.top(), width + 4, body.height())
        return icon, words, middle | Qt.AlignmentFlag.AlignLeft

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, body = theme.current(), self._body
        painter = QPainter(self)
        if self.best:
            darker = theme.mix(tokens.accent, "#FFFFFF" if tokens.dark else "#000000", 0.12).name()
            paint_rounded_rect(painter, body, surface(tokens.accent, darker, self, self.hover), None, RADIUS)
            ink = QColor(tokens.on_accent)
        else:
            if not tokens.contrast:
                paint_rounded_rect(painter, body.translated(0, 2), theme.colour("#000000", 0.10), None, RADIUS)
            fill = surface(tokens.panel, tokens.hover, self, self.hover)
            paint_rounded_rect(painter, body, fill, QColor(tokens.border), RADIUS)
            ink = QColor(tokens.text) if self.text() else theme.mix(tokens.text3, tokens.panel, 0.5)
        if self.played:
            painter.setPen(QPen(QColor(tokens.text), OUTLINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = OUTLINE / 2
            painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), RADIUS - inset, RADIUS - inset)
        painter.setFont(theme.font(self._text_size, 600))
        painter.setPen(ink)
        icon, words, aligned = self._layout()
        icons.paint(painter, self.move_name, icon, ink.name())
        painter.drawText(words, aligned, self.text())
