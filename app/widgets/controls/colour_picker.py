"""Picker for any colour: sliders for hue, saturation and brightness, or six hexadecimal digits."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from app.base.language.words import tr
from app.base.theme import theme
from app.widgets.controls.slider import THUMB, Slider
from app.widgets.text import Label

STEPS = 360
TRACK = 12.0


class ColourPicker(QWidget):
    """Three sliders and a field of digits, each of which shows at once what the others choose."""

    picked = Signal(str)
    """Emitted with "#rrggbb" when the user chooses another colour."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = "#000000"
        """Exact colour, which the sliders show only in steps."""
        self._strips = [_Strip(name) for name in (tr("Hue"), tr("Saturation"), tr("Brightness"))]
        self.foot = QHBoxLayout()
        """Layout of the digits, with room for more controls at their right."""
        self.digits = QLineEdit()
        self.digits.setAccessibleName(tr("Colour in digits"))
        self.digits.setToolTip(tr("Red, green and blue as six hexadecimal digits"))
        self.digits.setMaxLength(7)
        self.digits.setFixedSize(92, 30)
        self.digits.textEdited.connect(self._on_digits)
        self.digits.editingFinished.connect(self._show_digits)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for row, strip in enumerate(self._strips):
            strip.valueChanged.connect(self._on_strip)
            grid.addWidget(Label(strip.accessibleName(), 12, 400, "text2"), row, 0)
            grid.addWidget(strip, row, 1)
        grid.addWidget(Label(tr("Digits"), 12, 400, "text2"), 3, 0)
        self.foot.addWidget(self.digits)
        self.foot.addStretch(1)
        grid.addLayout(self.foot, 3, 1)
        grid.setRowMinimumHeight(3, 36)
        grid.setColumnStretch(1, 1)

    def show_colour(self, colour: str) -> None:
        """Show a colour to start from, without a signal."""
        self._set_strips(QColor(colour))
        self._colour = colour.upper()
        self._show_digits()

    @property
    def colour(self) -> str:
        """Colour that the sliders show."""
        return QColor.fromHsvF(*self._parts).name().upper()

    @property
    def _parts(self) -> tuple[float, float, float]:
        """Hue, saturation and brightness of the sliders, 0..1."""
        hue, saturation, value = [strip.value() / STEPS for strip in self._strips]
        return hue % 1.0, saturation, value

    def _set_strips(self, colour: QColor) -> None:
        parts = (colour.hsvHueF(), colour.hsvSaturationF(), colour.valueF())
        for strip, part in zip(self._strips, parts, strict=True):
            if part >= 0:  # a grey has no hue; the one chosen before stays
                strip.blockSignals(True)
                strip.setValue(round(part * STEPS))
                strip.blockSignals(False)
        self._tint()

    def _tint(self) -> None:
        hue, saturation, value = self._parts
        self._strips[0].set_stops([QColor.fromHsvF(k / 6 % 1.0, 1.0, 1.0) for k in range(7)])
        self._strips[1].set_stops([QColor.fromHsvF(hue, s, value) for s in (0.0, 1.0)])
        self._strips[2].set_stops([QColor.fromHsvF(hue, saturation, v) for v in (0.0, 1.0)])

    def _show_digits(self) -> None:
        """Show the digits of the present colour, in place of any that are invalid."""
        self.digits.setText(self._colour)

    def _on_strip(self) -> None:
        self._tint()
        self._colour = self.colour
        self._show_digits()
        self.picked.emit(self.colour)

    def _on_digits(self, text: str) -> None:
        digits = text.removeprefix("#")
        if len(digits) == 6 and QColor.isValidColorName(f"#{digits}"):
            self._colour = f"#{digits}".upper()
            self._set_strips(QColor(self._colour))
            self.picked.emit(self._colour)


class _Strip(Slider):
    """Slider on a track of colours."""

    def __init__(self, name: str) -> None:
        super().__init__(0, STEPS, 0)
        self.setAccessibleName(name)
        self.setPageStep(STEPS // 12)
        self._stops: list[QColor] = []

    def set_stops(self, stops: list[QColor]) -> None:
        """Set colours that are spread evenly over the track."""
        self._stops = stops
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(0.5, (self.height() - TRACK) / 2, self.width() - 1, TRACK)
        blend = QLinearGradient(QPointF(THUMB, 0), QPointF(self.width() - THUMB, 0))
        for k, colour in enumerate(self._stops):
            blend.setColorAt(k / (len(self._stops) - 1), colour)
        painter.setBrush(blend)
        painter.setPen(QPen(QColor(tokens.border if not tokens.contrast else tokens.outline), 1))
        painter.drawRoundedRect(track, TRACK / 2, TRACK / 2)
        middle = QPointF(self.x_of(self.value()), self.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, ink, width in ((THUMB, "#FFFFFF", 3.0), (THUMB + 1.5, tokens.outline, 1.0)):
            painter.setPen(QPen(QColor(ink), width))
            painter.drawEllipse(middle, radius, radius)
