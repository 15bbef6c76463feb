"""Slider with two thumbs, for a range of the values that occur."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect

THUMB = 7.0
FIGURES = 58
"""Pixels for the range as text."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}
WIDEN = frozenset({Qt.Key.Key_Home, Qt.Key.Key_End})
"""Keys that select the whole range."""


class RangeSlider(QWidget):
    """Range slider: a name, a track with two thumbs, and the range as text.

    The thumbs go from value to value, so every step changes something. The arrow keys move the upper thumb, with Shift
    the lower one; Home and End select the whole range.
    """

    changed = Signal()

    accessible_role = accessible.Role.Slider

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._values: list[int] = [0]
        self._ends = [0, 0]
        self._open_end = False
        self._held = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        keys = tr("{name}: drag either end; arrow keys move the upper one, with Shift the lower one", name=name)
        self.setToolTip(keys)

    def set_values(self, values: Iterable[int], *, open_end: bool = False) -> None:
        """Set the values and select all of them, without a signal; with `open_end` the last means no limit."""
        self._values = sorted(set(values)) or [0]
        self._open_end = open_end
        self._ends = [0, len(self._values) - 1]
        self.setEnabled(len(self._values) > 1)
        self.update()

    def accessible_value(self) -> str:
        """Return the range as text."""
        return self.text

    @property
    def low_value(self) -> int:
        return self._values[self._ends[0]]

    @property
    def high_value(self) -> int:
        return self._values[self._ends[1]]

    @property
    def wide(self) -> bool:
        """Whether the range includes every value."""
        return self._ends == [0, len(self._values) - 1]

    @property
    def text(self) -> str:
        """Text of the range: "22–40", "7", and "22+" where there is no upper limit."""
        if self._open_end and self._ends[1] == len(self._values) - 1:
            return f"{format_integer(self.low_value)}+"
        return (
            format_integer(self.low_value)
            if self.low_value == self.high_value
            else f"{format_integer(self.low_value)}–{format_integer(self.high_value)}"
        )

    def set_ends(self, low: int, high: int) -> None:
        """Select the range from `low` to `high`, two of the values, without a signal."""
        self._ends = [self._values.index(low), self._values.index(high)]
        self.update()

    def widen(self) -> None:
        """Select the whole range."""
        self._change_ends(0, len(self._values) - 1)

    def _set(self, thumb: int, index: int) -> None:
        """Move a thumb as far towards the value at `index` as the other thumb allows."""
        last = len(self._values) - 1
        low, high = self._ends
        if thumb == 0:
            self._change_ends(max(0, min(index, high)), high)
        else:
            self._change_ends(low, max(low, min(index, last)))

    def _change_ends(self, low: int, high: int) -> None:
        if [low, high] != self._ends:
            self._ends = [low, high]
            self.update()
            self.changed.emit()

    def sizeHint(self) -> QSize:
        return QSize(round(self._name_width()) + 96 + FIGURES, 30)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _name_width(self) -> float:
        return QFontMetricsF(theme.font(13, 500)).horizontalAdvance(self._name) + 12 if self._name else 0.0

    def _track(self) -> tuple[float, float]:
        left = self._name_width() + THUMB
        return left, self.width() - FIGURES - THUMB

    def _x(self, thumb: int) -> float:
        left, right = self._track()
        span = len(self._values) - 1
        return left + (right - left) * (self._ends[thumb] / span if span else thumb)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        x = event.position().x()
        distances = [abs(x - self._x(0)), abs(x - self._x(1))]
        nearer = 0 if distances[0] < distances[1] else 1
        # With both thumbs on one spot, take the one that can follow the mouse.
        self._held = (0 if x < self._x(0) else 1) if distances[0] == distances[1] else nearer
        self._go(x)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held >= 0:
            self._go(event.position().x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._held = -1

    def _go(self, x: float) -> None:
        left, right = self._track()
        share = (x - left) / max(1.0, right - left)
        self._set(self._held, round(share * (len(self._values) - 1)))

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but move the slider that has the focus.
        return claim_key(event, lambda key: is_plain_key(key) and key.key() in {*STEPS, *WIDEN}) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step:
            thumb = 0 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            self._set(thumb, self._ends[thumb] + step)
        elif event.key() in WIDEN:
            self.widen()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        on = self.isEnabled()
        middle, lower, upper = self.height() / 2, self._x(0), self._x(1)
        left, right = self._track()
        painter.setFont(theme.font(13, 500))
        painter.setPen(QColor(tokens.text2 if on else tokens.text3))
        painter.drawText(QRectF(0, 0, left, self.height()), Qt.AlignmentFlag.AlignVCenter, self._name)
        track = theme.mix(tokens.border, tokens.outline, 0.1 if not tokens.dark else 0.25)
        paint_rounded_rect(painter, QRectF(left, middle - 2, right - left, 4), track, None, 2)
        if on:
            paint_rounded_rect(painter, QRectF(lower, middle - 2, upper - lower, 4), QColor(tokens.accent), None, 2)
            painter.setPen(QColor(tokens.outline))
            painter.setBrush(QColor("#FFFFFF" if not tokens.contrast else tokens.accent))
            for x in (lower, upper):
                painter.drawEllipse(QPointF(x, middle), THUMB, THUMB)
        painter.setPen(QColor(tokens.text2 if self.wide else tokens.text))
        painter.setFont(theme.font(12, 400 if self.wide else 600))
        place = QRectF(right + THUMB + 8, 0, self.width() - right - THUMB - 8, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.text)
