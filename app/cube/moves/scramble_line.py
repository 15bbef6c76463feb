"""Line above the cube with the scramble of the game, as timers show it, and the buttons for others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.base.actions import Actions
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.cube.model.model import CubeModel
from app.cube.moves.lengths import lengths
from app.cube.moves.scrambles import Scrambles
from app.widgets.controls.buttons import IconButton
from app.widgets.panel import TOOL
from app.widgets.text import Label
from core.base.words import phrase

FROM_SOLVED = phrase("Solved. Press N for a scramble.")
FROM_ELSEWHERE = phrase("From a position entered. Press N for a scramble.")
SIZES = (20, 16, 13)
"""Text sizes in pixels, largest first; the first in which the scramble fits is used."""
HEIGHT = 60
"""Height of the line: two rows of the largest text."""
MARGIN = 28
BALANCED_FROM, LENGTHS_WIDTH = 520, 116
"""Width in pixels from which the line shows the scramble's place and length, and the width of these."""
MENU = ("cube.patterns", "cube.enter", "cube.setup", "", "cube.scramble_back", "cube.scrambles_paste",
        "cube.scrambles_drop")  # fmt: skip
"""Commands of the menu, "" for a separator."""


class ScrambleText(QWidget):
    """Moves of a scramble, centred and in up to two rows, or a sentence where there is none."""

    accessible_role = accessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self.moves: Sequence[str] = ()
        self.sentence = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(tr("Scramble"))

    def show_moves(self, moves: Sequence[str], sentence: str) -> None:
        """Show `moves`, or `sentence` if there are none."""
        self.moves, self.sentence = list(moves), sentence
        self.setAccessibleDescription(self.text)
        self.update()

    @property
    def text(self) -> str:
        """Text shown."""
        return " ".join(self.moves) or self.sentence

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    @property
    def _flags(self) -> int:
        return Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value

    def _size_that_fits(self) -> int:
        """Return the largest size in which the text fits, or the smallest."""
        return next((size for size in SIZES if self._rect_of_text(size).height() <= HEIGHT), SIZES[-1])

    def _rect_of_text(self, size: int) -> QRect:
        metrics = QFontMetricsF(theme.font(size, 500))
        return metrics.boundingRect(self.rect().adjusted(0, 0, 0, 1000).toRectF(), self._flags, self.text).toRect()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        size = self._size_that_fits() if self.moves else 15
        painter.setFont(theme.font(size, 500 if self.moves else 400))
        painter.setPen(QColor(tokens.text if self.moves else tokens.text2))
        painter.drawText(self.rect(), self._flags, self.text)


class ScrambleLine(QWidget):
    """Scramble the game began with; buttons for a new one and to copy it, and a menu with all else.

    Its height never changes, so that nothing below it moves.
    """

    def __init__(self, model: CubeModel, scrambles: Scrambles) -> None:
        super().__init__()
        self._model, self._scrambles = model, scrambles
        self.scramble = ScrambleText()
        self.place = Label("", 12, 400, "text2")
        """Place in the row of scrambles, such as "3 of 12"."""
        self.setFixedHeight(HEIGHT)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(MARGIN, 0, MARGIN - 4, 0)
        self._line.setSpacing(4)
        self._left_side = QWidget()
        """Place in the list, as wide as the buttons at the right, so that the scramble is centred over the cube."""
        self.lengths = Label("", 12, 400, "text2", elided=True)
        """Number of moves of the scramble in both metrics."""
        column = QVBoxLayout(self._left_side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._left, self._right = QHBoxLayout(), QHBoxLayout()
        for side in (self._left, self._right):
            side.setSpacing(4)
        column.addStretch(1)
        column.addLayout(self._left)
        column.addWidget(self.lengths)
        column.addStretch(1)
        self._line.addWidget(self._left_side)
        self._line.addWidget(self.scramble, 1)
        self._line.addLayout(self._right)
        model.session.changed.connect(self._refresh)
        scrambles.changed.connect(self._show_place)

    def offer(self, actions: Actions) -> None:
        """Add the buttons for these commands of the page."""
        self.back = IconButton("prev", action=actions["cube.scramble_back"])
        self.new = IconButton("shuffle", action=actions["cube.scramble"])
        self.copy = IconButton("copy", action=actions["cube.copy_scramble"])
        self.more = IconButton("more", tr("Patterns, moves to enter, and earlier scrambles"))
        self.menu = QMenu(self.more)
        for key in MENU:
            self.menu.addAction(actions[key]) if key else self.menu.addSeparator()
        self.more.clicked.connect(lambda: self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        for widget in (self.back, self.place):
            self._left.addWidget(widget)
        self._left.addStretch(1)
        for button in (self.new, self.copy, self.more):
            self._right.addWidget(button)
        self._left_side.setFixedWidth(max(LENGTHS_WIDTH, self._right.sizeHint().width()))
        self.back.setFixedSize(TOOL, TOOL)
        self._scrambles.changed.connect(actions.refresh)
        self._refresh()
        self._show_place()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._left_side.setVisible(self.width() >= BALANCED_FROM)

    def _show_place(self) -> None:
        scrambles = self._scrambles
        at, count = scrambles.current_index, len(scrambles.row)
        for widget in (self.place, self.back):
            widget.setVisible(count > 1)
        self.place.setText(
            tr("{at} of {count}", at=format_integer(at + 1), count=format_integer(count))
            if at >= 0
            else tr("{count} scrambles", count=format_integer(count))
        )

    def _refresh(self) -> None:
        model, scramble = self._model, self._model.scramble
        solved = model.puzzle.goal(model.session.start)
        self.scramble.show_moves(scramble, translate(FROM_SOLVED if solved else FROM_ELSEWHERE))
        self.lengths.say(lengths(scramble))
