"""Large clock of the timer, the averages below it, and the veil that hides all else while it runs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.widgets.explained_figures import Figure, figure_text
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.base.words import phrase

NAMES = ("ao5", "ao12", phrase("best", context="a time"))
INSET = 8
"""Space between the figures and the edge of the lit area."""


class Clock(QWidget):
    """Large clock; at 60 frames per second only this widget is painted, and the layout never changes."""

    accessible_role = accessible.Role.StaticText

    def __init__(self, pixels: int = 44, parent: QWidget | None = None, *, centred: bool = False) -> None:
        """Create a clock with digits of this height in pixels."""
        super().__init__(parent)
        self._centred = centred
        self.pixels = 0
        """Height of the digits."""
        self.text = ""
        self._ink = "text"
        self.lit = False
        self.set_pixels(pixels)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Time", context="a solve"))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme.font(self.pixels, 300))
        return QSize(round(metrics.horizontalAdvance("00:00.00+")), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.height())

    def set_pixels(self, pixels: int) -> None:
        """Give the digits another height."""
        self.pixels = pixels
        self.setFixedHeight(round(pixels * 1.2))
        self.updateGeometry()

    def show_text(self, text: str, ink: str, *, lit: bool = False) -> None:
        """Show `text` in an ink of the theme; `lit` highlights the whole clock."""
        if (text, ink, lit) != (self.text, self._ink, self.lit):
            self.text, self._ink, self.lit = text, ink, lit
            self.update()

    def accessible_value(self) -> str:
        """Return the time shown."""
        return self.text

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), theme.current()
        if self.lit:
            fill = tokens.warn if tokens.contrast else tokens.warn_fill
            paint_rounded_rect(painter, QRectF(self.rect()), QColor(fill), QColor(tokens.warn))
        font = theme.font(self.pixels, 300)
        width = QFontMetricsF(font).horizontalAdvance(self.text)
        if width > self.width():
            font.setPixelSize(int(self.pixels * self.width() / width))
        painter.setFont(font)
        painter.setPen(QColor(tokens.on_accent if self.lit and tokens.contrast else getattr(tokens, self._ink)))
        where = Qt.AlignmentFlag.AlignCenter if self._centred else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect().adjusted(INSET if self.lit else 0, 0, 0, 0), where, self.text)


class Averages(QWidget):
    """Averages of 5 and of 12 times and the best time, in one line."""

    accessible_role = accessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.values: tuple[str, ...] = ("",) * len(NAMES)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(5)
        self._labels = [Label("", 12, 600) for _ in NAMES]
        for name, label in zip(NAMES, self._labels, strict=True):
            line.addWidget(Label(translate(name), 12, 400, "text2"))
            line.addWidget(label)
            line.addSpacing(8)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Averages"))
        self.setToolTip(tr("Average of the last 5 and 12 times, without the best and the worst"))

    def set(self, *figures: Figure) -> None:
        """Show the averages and the best time, in the order of their names."""
        self.values = tuple(figure.text for figure in figures)
        for name, label, figure in zip(NAMES, self._labels, figures, strict=True):
            worked = figure.worked
            label.say(figure.text if worked is None else figure_text(translate(name), figure.text, worked))
        named = (f"{translate(name)} {value}" for name, value in zip(NAMES, self.values, strict=True))
        self.setAccessibleDescription(clauses(named))


class TimerVeil(QWidget):
    """Dimmed picture of a page with the time in its middle, which covers the page while a solve is timed.

    The picture is taken once: below a translucent widget the page would be painted anew for every hundredth of a
    second.
    """

    DIMMED = 0.7

    def __init__(self, page: QWidget, stage: QWidget) -> None:
        super().__init__(page)
        self._page, self._stage = page, stage
        self._picture = QPixmap()
        self.clock = Clock(96, self, centred=True)
        self.cue = Label("", 15, 400, "text2", parent=self)
        self.cue.setAlignment(Qt.AlignmentFlag.AlignCenter)
        page.installEventFilter(self)
        self.hide()

    def show_over_page(self) -> None:
        """Cover the page; a veil that is there stays."""
        if self.isHidden():
            self._place()
            self.show()
            self.raise_()

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.hide()
            self.show_over_page()
        return False

    def _place(self) -> None:
        self.setGeometry(self._page.rect())
        self._picture = self._page.grab()
        middle = self._stage.mapTo(self._page, self._stage.rect().center())
        wide, high = min(self._stage.width(), 640), self.clock.height()
        self.clock.setGeometry(middle.x() - wide // 2, middle.y() - high // 2, wide, high)
        self.cue.setGeometry(middle.x() - wide // 2, middle.y() + high // 2 + 8, wide, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area = QPainter(self), event.rect()
        ratio = self._picture.devicePixelRatio()
        scaled = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
        painter.drawPixmap(QRectF(area), self._picture, scaled)
        painter.fillRect(area, theme.colour(theme.current().stage_centre, self.DIMMED))
