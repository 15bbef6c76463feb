"""Labels in the program's text styles, counters, hairlines and rows of controls."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.words import as_shown
from app.base.theme import accessible, theme
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, are_same, figure_text, figures_in
from core.base.words import THIN_SPACE
from core.explain.formulas.derivation import DerivedFigure

UNBROKEN = {THIN_SPACE: "\u202f", "≈ ": "≈\u00a0"}
"""Breaking spaces within a number, and the equally wide non-breaking ones that are drawn instead."""


def _unbroken(text: str) -> str:
    for breaking, unbroken in UNBROKEN.items():
        text = text.replace(breaking, unbroken)
    return text


class Label(QLabel):
    """Label in one of the theme's inks ("text", "text2", "text3", "accent", "ok", "warn", "danger")."""

    def __init__(
        self,
        text: str = "",
        size: float = 13,
        weight: int = 400,
        ink: str = "text",
        *,
        wrap: bool = False,
        elided: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Create a label; an `elided` one may become narrower than its text, which then ends in an ellipsis."""
        super().__init__(parent)
        self._text = ""
        self.setTextFormat(Qt.TextFormat.PlainText)  # a level's title is not HTML, and must not load pictures
        self._ink, self.elided = ink, elided
        self._told: tuple[NamedFigure, ...] = ()
        self._waits = False
        self._spots: FigureSpots | None = None
        self.setFont(theme.font(size, weight))
        self.setWordWrap(wrap)
        self.say(text)
        self._dye()
        # With a style sheet, Qt sends a label that has its own palette no event for a new application palette.
        theme.manager().changed.connect(self._apply_theme)

    def say(self, text: str) -> None:
        """Show `text`; each of its figures opens its explanation."""
        figures = figures_in(text)
        if self._write(text) or self._waits or not are_same(figures, self._told):
            self._told, self._waits = figures, False
            self._place_figures()

    def wait(self, text: str) -> None:
        """Show `text` until its figures are computed anew; an open explanation of one stays open."""
        self._write(text)
        self._told, self._waits = (), True
        if self._spots is not None:
            self._spots.wait()

    def _write(self, text: str) -> bool:
        """Show the text without its figures; return whether it differs from the last one."""
        text = as_shown(text)
        if text == self._text:
            return False
        self._text = text
        super().setText(_unbroken(text))
        return True

    def setText(self, text: str) -> None:
        self.say(text)

    def text(self) -> str:
        """Return the text as it was given; on the screen no line ends inside a number."""
        return self._text

    def reserve(self, lines: int) -> None:
        """Reserve the height of some lines, so that what is below does not move when the text grows to them."""
        top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        if self.alignment() != top_left:
            self.setAlignment(top_left)
            self._place_figures()
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * lines)

    @property
    def _drawn_text(self) -> str:
        return super().text()

    def _place_figures(self) -> None:
        if self._waits:
            return
        if self._spots is None and self._told:
            self._spots = FigureSpots(self)
        if self._spots is not None:
            self._spots.show(list(self._places()))

    def _places(self) -> Iterator[FigureRect]:
        """Yield the rectangles of the figures, from the layout that Qt uses to draw the text."""
        layout, room = QTextLayout(self._drawn_text.replace("\n", "\u2028"), self.font()), QRectF(self.contentsRect())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap if self.wordWrap() else QTextOption.WrapMode.ManualWrap)
        layout.setTextOption(option)
        height, gap = 0.0, self.fontMetrics().leading()
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room.width())
            height += gap if height else 0
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        metrics = QFontMetricsF(self.font())
        cut = self.elided and metrics.horizontalAdvance(self._drawn_text) > room.width()
        end_of_words = room.right() - metrics.horizontalAdvance("…") if cut else room.right() + 1
        index, alignment, flags = 0, self.alignment(), Qt.AlignmentFlag
        top = room.top() + max(0.0, room.height() - height) * _share(alignment, flags.AlignVCenter, flags.AlignBottom)
        for figure in self._told:
            begin = figure.begin(self.text(), index)
            index = begin + len(figure.text)
            line = layout.lineForTextPosition(begin)
            spare = (room.width() - line.naturalTextWidth()) * _share(alignment, flags.AlignHCenter, flags.AlignRight)
            first, end = line.textStart(), line.textStart() + line.textLength()
            left = room.left() + spare + metrics.horizontalAdvance(self._drawn_text[first:begin])
            area = QRectF(
                left,
                top + line.y(),
                metrics.horizontalAdvance(self._drawn_text[begin : min(index, end)]),
                line.height(),
            )
            if area.right() <= end_of_words:
                yield FigureRect(figure, area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(min(least.width(), self.fontMetrics().height() * 2), least.height()) if self.elided else least

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics, room = self.fontMetrics(), self.contentsRect()
        if not self.elided or metrics.horizontalAdvance(self._drawn_text) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = metrics.elidedText(self._drawn_text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, self.alignment(), text)

    def set_ink(self, ink: str) -> None:
        self._ink = ink
        self._dye()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            # The style sheet resets a label that gets another parent to the palette it had in its first place.
            self._apply_theme()
        elif event.type() == QEvent.Type.FontChange:
            self._place_figures()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dye()

    def _apply_theme(self) -> None:
        """Apply the theme's colour if the label is visible; others, most of them, follow when shown."""
        if self.isVisible():
            self._dye()

    def _dye(self) -> None:
        wanted = QColor(getattr(theme.current(), self._ink))
        palette = self.palette()
        if palette.color(QPalette.ColorRole.WindowText) != wanted:
            palette.setColor(QPalette.ColorRole.WindowText, wanted)
            self.setPalette(palette)


def keep_room(widget: QWidget) -> None:
    """Keep the place of a widget while it is hidden, so that its neighbours do not move."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


def plain_tip(text: str) -> str:
    """Return the tooltip that shows `text` literally, for text from a file.

    Qt takes a tooltip that looks like HTML for it, and would open what it names (a picture, a device, another machine's
    share).
    """
    text = as_shown(text)
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>' if QtGui.Qt.mightBeRichText(text) else text


def _share(alignment: Qt.AlignmentFlag, middle: Qt.AlignmentFlag, last: Qt.AlignmentFlag) -> float:
    """Return the share of the spare space that lies before an aligned text."""
    return 0.5 if alignment & middle else 1.0 if alignment & last else 0.0


class Hairline(QWidget):
    """Rule of one pixel across a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(40, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.current().border))


class Counter(QWidget):
    """Prominent number: a small label, a large figure, and a note below."""

    accessible_role = accessible.Role.Grouping

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._value = Label("0", 26, 600)
        self._note = Label("", 12, 400, "text2")
        self._note.hide()
        self._label = Label(label, 12, 500, "text2")
        column.addWidget(self._label)
        column.addWidget(self._value)
        column.addWidget(self._note)
        self.setAccessibleName(label)

    def set_label(self, label: str) -> None:
        """Set the label of the counter."""
        self._label.setText(label)
        self.setAccessibleName(label)

    def set(self, value: str, note: str = "", worked: DerivedFigure | None = None) -> None:
        """Show `value` with its derivation; the note's line is kept once there was one, so nothing jumps."""
        self._value.say(value if worked is None else figure_text(self.accessibleName(), value, worked))
        self.set_note(note)

    def set_note(self, note: str) -> None:
        """Set the note below the number."""
        self._note.say(note)
        if note:
            self._note.show()

    @property
    def value(self) -> str:
        return self._value.text()

    @property
    def note(self) -> str:
        return self._note.text()


def row(*widgets: QWidget, spacing: int = 8) -> QWidget:
    """Return a plain container with controls side by side, at the left."""
    box = QWidget()
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    layout.addStretch(1)
    return box


def counters(*widgets: Counter) -> QWidget:
    """Return a container with counters in columns of equal width, their labels level."""
    box = QWidget()
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(16)
    for widget in widgets:
        layout.addWidget(widget, 1, Qt.AlignmentFlag.AlignTop)
    return box
