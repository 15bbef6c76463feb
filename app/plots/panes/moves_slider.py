"""Slider for the number of moves of a walk, with a scale, a play button and the number itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.base.actions import with_key
from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.session.player import StepPlayer
from app.base.theme import theme
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.slider import Slider
from app.widgets.keys import claim_key, is_plain_key
from core.base.ticks import ticks

FILM = "film"
"""Name of the player's activity while the number runs on."""
STEP_MS = 167
"""Milliseconds per step: six steps a second."""
TICK_PIXELS = 52
MOST_TICKS = 7
PIN = 4
"""Height of the tick of a pinned number, in pixels."""


class MovesSlider(QWidget):
    """Slider for a number of moves: arrow keys, Home and End move it, Space plays.

    Playing goes on to the end of the range and stops there; begun at the end, it starts over. With `pins`, numbers can
    be kept in view.
    """

    changed = Signal(int)
    """The user or the playback has changed the number."""

    pins_changed = Signal()

    def __init__(self, low: int = 0, high: int = 30, value: int = 0, *, letter: str = "N", pins: bool = False) -> None:
        super().__init__()
        self._pins: tuple[int, ...] = ()
        self._play = IconButton("play", tr("Play", context="a walk"), round_primary=True)
        self._play.clicked.connect(self.toggle)
        self._track = _Track(low, high, value)
        self._track.setAccessibleName(tr("Number of moves"))
        self._track.valueChanged.connect(self._on_value_changed)
        self._track.play_wanted.connect(self.toggle)
        self._scale = _Scale(self._track)
        self._number = _Number(letter)
        self._pin = IconButton("pin", tr("Keep this curve in view"))
        self._pin.setCheckable(True)
        self._pin.clicked.connect(self.toggle_pin)
        if not pins:
            self._pin.hide()
        self.player = StepPlayer(self)
        self.player.changed.connect(self._show_play)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self._play, 0, 0, middle)
        grid.addWidget(self._track, 0, 1, middle)
        grid.addWidget(self._number, 0, 2, middle)
        grid.addWidget(self._pin, 0, 3, middle)
        grid.addWidget(self._scale, 1, 1)
        grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._show()
        self._show_play()

    def add_tool(self, widget: QWidget) -> None:
        """Put another widget at the right end."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        grid.addWidget(widget, 0, grid.columnCount(), Qt.AlignmentFlag.AlignVCenter)

    @property
    def value(self) -> int:
        return self._track.value()

    @property
    def lowest_value(self) -> int:
        return self._track.minimum()

    @property
    def highest_value(self) -> int:
        return self._track.maximum()

    @property
    def playing(self) -> bool:
        return self.player.playing

    @property
    def pinned_numbers(self) -> tuple[int, ...]:
        """Pinned numbers in ascending order."""
        return self._pins

    def set_value(self, value: int) -> None:
        """Set the number without emitting a signal."""
        self._track.blockSignals(True)
        self._track.setValue(value)
        self._track.blockSignals(False)
        self._show()

    def set_range(self, low: int, high: int) -> None:
        """Set the range without emitting a signal; number and pins are kept where they can be."""
        self.stop()
        self._track.blockSignals(True)
        self._track.setRange(low, high)
        self._track.blockSignals(False)
        self.set_pinned_numbers(self._pins)

    def set_pinned_numbers(self, numbers: tuple[int, ...]) -> None:
        """Set the pinned numbers without emitting a signal."""
        self._pins = tuple(sorted({number for number in numbers if self.lowest_value <= number <= self.highest_value}))
        self._show()

    def toggle_pin(self) -> None:
        """Pin the current number, or unpin it."""
        self._pins = tuple(sorted({*self._pins} ^ {self.value}))
        self._show()
        self.pins_changed.emit()

    def toggle(self) -> None:
        """Start or stop playing."""
        if self.playing:
            self.stop()
        else:
            if self.value >= self.highest_value:
                self._track.setValue(self.lowest_value)
            self.player.start(FILM, self._step, STEP_MS)

    def stop(self) -> None:
        """Stop playing."""
        self.player.stop()

    def _step(self) -> bool:
        self._track.setValue(self.value + 1)
        return self.value < self.highest_value

    def _on_value_changed(self, value: int) -> None:
        self._show()
        self.changed.emit(value)

    def _show(self) -> None:
        self._number.set(self.value, self.highest_value)
        self._scale.set_pins(self._pins)
        kept = self.value in self._pins
        self._pin.setChecked(kept)
        self._pin.setToolTip(tr("Stop keeping this curve in view") if kept else tr("Keep this curve in view"))

    def _show_play(self) -> None:
        words = tr("Stop", context="a computation or a replay") if self.playing else tr("Play", context="a walk")
        self._play.set_icon("pause" if self.playing else "play")
        self._play.setToolTip(with_key(words, "Space"))
        self._play.setAccessibleName(words)

    def hideEvent(self, _event: QEvent) -> None:
        self.stop()


class _Track(Slider):
    play_wanted = Signal()

    def event(self, event: QEvent) -> bool:
        # Space may be a shortcut of the page, but plays the slider that has the focus.
        return claim_key(event, lambda key: is_plain_key(key) and key.key() == Qt.Key.Key_Space) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.play_wanted.emit()
        else:
            super().keyPressEvent(event)


class _Scale(QWidget):
    """Scale under the track: round numbers, and a tick for each pinned one; a click goes to a number."""

    def __init__(self, track: _Track) -> None:
        super().__init__()
        self._track = track
        self._pins: tuple[int, ...] = ()
        self.setFixedHeight(PIN + 15)

    def set_pins(self, pins: tuple[int, ...]) -> None:
        self._pins = pins
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._track.go_to(event.position().x())

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, low, high = theme.current(), self._track.minimum(), self._track.maximum()
        painter = QPainter(self)
        painter.setFont(theme.font(11))
        metrics = painter.fontMetrics()
        for number in ticks(low, high, max(2, min(MOST_TICKS, self.width() // TICK_PIXELS))):
            wide = metrics.horizontalAdvance(format_integer(number))
            left = max(0.0, min(self._track.x_of(number) - wide / 2, self.width() - wide))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(left, PIN, wide + 1, 15), Qt.AlignmentFlag.AlignVCenter, format_integer(number))
        painter.setPen(QPen(QColor(tokens.text), 2))
        for number in self._pins:
            x = self._track.x_of(number)
            painter.drawLine(QLineF(x, 0, x, PIN))


class _Number(QWidget):
    """Letter and number, with the width of the widest number of the range so that nothing jumps."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self._letter = f"{letter} = "
        self._value, self._widest = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set(self, value: int, highest: int) -> None:
        if highest != self._widest:
            self._widest = highest
            self.updateGeometry()
        self._value = value
        self.update()

    def _letter_width(self) -> float:
        return QFontMetricsF(theme.font(13)).horizontalAdvance(self._letter)

    def sizeHint(self) -> QSize:
        widest = QFontMetricsF(theme.font(20, 600)).horizontalAdvance(format_integer(self._widest))
        return QSize(round(self._letter_width() + widest) + 3, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setFont(theme.font(20, 600))
        painter.setPen(QColor(tokens.text))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(format_integer(self._value))
        base, start = 21.0, self.width() - wide - 1
        painter.drawText(QPointF(start, base), format_integer(self._value))
        painter.setFont(theme.font(13))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QPointF(start - self._letter_width(), base), self._letter)
