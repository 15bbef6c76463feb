"""Legend of a plot: a row of chips with mark and name, each of which shows or hides its curve."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.words import as_shown, tr
from app.base.theme import theme
from app.plots.drawing.cursor import SwatchPainter
from app.widgets.controls.buttons import PaintedButton
from app.widgets.painting import paint_rounded_rect

HEIGHT, GAP, BETWEEN = 26, 8, 6
SWATCH = 18


class Chip(PaintedButton):
    """Chip of a legend, checked while its curve is shown; a disabled one explains itself in `hint`."""

    def __init__(self, name: str, form: SwatchPainter, parent: QWidget, short: str = "") -> None:
        super().__init__(parent)
        self._form = form
        self._names = as_shown(name), as_shown(short or name)
        self.setText(self._names[False])
        self.setCheckable(True)
        self.setChecked(True)
        self._hint: str | None = None
        self.set_hint("")

    def shorten(self, short: bool) -> None:
        """Use the short name, or the full one."""
        if self.text() != self._names[short]:
            self.setText(self._names[short])

    def set_hint(self, hint: str) -> None:
        """Disable the chip with a hint why there is no curve, or enable it with ""."""
        if hint == self._hint:
            return
        self._hint = hint
        self.setEnabled(not hint)
        self.setToolTip(hint or tr("Show or hide: {text}", text=self.text()))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(hint)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(theme.font(12, 600)).horizontalAdvance(self.text())
        return QSize(round(10 + SWATCH + 6 + words + 11), HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        on = self.isChecked() and self.isEnabled()
        fill = theme.mix(tokens.hover, tokens.outline, 0.10 * self.hover) if on else None
        if not on and self.isEnabled() and self.hover:
            fill = theme.colour(tokens.hover, 0.6 * self.hover)
        line = tokens.outline if tokens.contrast else theme.mix(tokens.border, tokens.outline, 0.12).name()
        paint_rounded_rect(painter, QRectF(self.rect()), fill, QColor(line), HEIGHT / 2)
        painter.save()
        painter.setOpacity(1.0 if on else 0.55)
        self._form.paint_swatch(painter, QRectF(10, 0, SWATCH, HEIGHT), tokens.hover if on else tokens.panel)
        painter.restore()
        ink = tokens.text if on else tokens.text2 if self.isEnabled() else tokens.text3
        painter.setPen(QColor(ink))
        painter.setFont(theme.font(12, 600 if on else 500))
        words = QRectF(10 + SWATCH + 6, 0, self.width(), HEIGHT - 1)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())


class Chips(QWidget):
    """Chips of a legend by key, in as many lines as they need."""

    toggled = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self._chips: dict[str, Chip] = {}
        self._others: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    def add(self, key: str, name: str, form: SwatchPainter, short: str = "") -> Chip:
        """Add a chip at the end; where room is scarce, it has its `short` name."""
        chip = Chip(name, form, self, short)
        chip.toggled.connect(lambda on: self.toggled.emit(key, on))
        self._chips[key] = chip
        return chip

    def add_widget(self, widget: QWidget) -> None:
        """Put another widget after the chips."""
        widget.setParent(self)
        self._others.append(widget)

    def chip(self, key: str) -> Chip:
        """Return the chip of a key.

        The method is not `__getitem__`: Shiboken would take the widget for a sequence.
        """
        return self._chips[key]

    def offer(self, named: Iterable[tuple[str, str, SwatchPainter]], hidden: Collection[str]) -> None:
        """Show chips of these keys, names and marks only; new ones whose key is in `hidden` are unchecked."""
        shown = list(named)
        for key, name, form in shown:
            if key not in self._chips:
                self.add(key, name, form).setChecked(key not in hidden)
        self.show_only(key for key, _, _ in shown)

    def show_only(self, keys: Iterable[str]) -> None:
        """Show the chips of these keys only."""
        wanted = set(keys)
        for key, chip in self._chips.items():
            chip.setVisible(key in wanted)
        self.arrange()

    def arrange(self) -> None:
        """Arrange chips and other widgets in lines after a change of width."""
        shown = [widget for widget in (*self._chips.values(), *self._others) if not widget.isHidden()]
        for short in (False, True):
            for chip in self._chips.values():
                chip.shorten(short)
            if sum(widget.sizeHint().width() + GAP for widget in shown) - GAP <= self.width():
                break
        x = y = 0
        for widget in shown:
            size = QSize(widget.sizeHint().width(), HEIGHT)
            if x and x + size.width() > self.width():
                x, y = 0, y + HEIGHT + BETWEEN
            widget.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + GAP
        self.setFixedHeight(y + HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.arrange()
