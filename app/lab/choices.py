"""Choices in the header of the Lab: subject and variant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.lab.subjects import HeaderChoice, LabSubject
from app.widgets.controls.dropdown import ICON_ROLE, Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.painting import paint_rounded_rect

GAP = 16
TEXT_LEFT, TEXT_RIGHT, LEAST_LIST = 38, 28, 160
"""Pixels left and right of the subject's name, and least width of the list of subjects."""


class SubjectList(Dropdown):
    """List of subjects with icons and a separator between puzzles; up and down step through it."""

    def __init__(self, subjects: Sequence[LabSubject], current: str) -> None:
        self._subjects = {subject.key: subject for subject in subjects}
        super().__init__([(subject.key, subject.text) for subject in subjects], current)
        self.setAccessibleName(tr("Subject", context="of the Lab"))
        puzzle = ""
        for subject in subjects:
            row = self.findData(subject.key)
            self.setItemData(row, subject.icon, ICON_ROLE)
            if puzzle not in {"", subject.icon}:
                self.insertSeparator(row)
            puzzle = subject.icon
        self.setMaxVisibleItems(self.count())
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(theme.font(13, 600)).horizontalAdvance(self.text())
        return QSize(TEXT_LEFT + round(wide) + 1 + TEXT_RIGHT, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST_LIST, self.sizeHint().width()), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(self.text() if self.width() < self.sizeHint().width() else "")

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_rounded_rect(painter, box, QColor(tokens.panel), QColor(tokens.border))
        paint_rounded_rect(painter, box, theme.colour(tokens.hover, self.hover), None)
        middle = self.height() / 2
        icons.paint(painter, self._subjects[self.current].icon, QRectF(11, middle - 9, 18, 18), tokens.text2)
        icons.paint(painter, "chev", QRectF(self.width() - 26, middle - 8, 16, 16), tokens.text2)
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.text))
        self.paint_text(painter, QRectF(TEXT_LEFT, 0, self.width() - TEXT_LEFT - TEXT_RIGHT, self.height()))


class VariantChoice(QWidget):
    """Choices for the parts of a subject's variant, side by side; the longest fold into lists if needed."""

    chosen = Signal(str)

    def __init__(self, subject: LabSubject, variant: str) -> None:
        super().__init__()
        self._parts = [_PartChoice(part, key) for part, key in zip(subject.parts, variant.split("-"), strict=False)]
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        for part in self._parts:
            line.addWidget(part)
            part.chosen.connect(self._on_chosen)

    @property
    def variant(self) -> str:
        return "-".join(part.current for part in self._parts)

    def part(self, name: str) -> _PartChoice:
        """Return the choice of a part by its name."""
        return next(part for part in self._parts if part.name == name)

    def set_variant(self, variant: str) -> None:
        """Show a variant as chosen without emitting a signal."""
        for part, key in zip(self._parts, variant.split("-"), strict=False):
            part.set_current(key)

    def fit(self, room: int) -> None:
        """Fold as many choices into lists as it takes to fit into `room` pixels, the widest first."""
        for part in self._parts:
            part.fold(False)
        for part in sorted(self._parts, key=lambda part: -part.sizeHint().width()):
            if sum(one.sizeHint().width() + GAP for one in self._parts) - GAP > room:
                part.fold(True)

    def _on_chosen(self, _key: str) -> None:
        self.chosen.emit(self.variant)


class _PartChoice(QWidget):
    """Choice of one part of a variant, as a segmented control or a list; long ones are always a list."""

    chosen = Signal(str)

    def __init__(self, part: HeaderChoice, current: str) -> None:
        super().__init__()
        self.name = part.name
        self._is_listed = part.is_listed
        self.segment = Segment(part.options, current, tips=part.tips)
        self.segment.setAccessibleName(translate(part.name))
        self.list = Dropdown(part.options, current, translate(part.name) if part.is_listed else "")
        self.list.setAccessibleName(translate(part.name))
        self._widest = max(self._width_with(key) for key, _ in part.options)
        self.list.set_current(current)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        for widget in (self.segment, self.list):
            line.addWidget(widget)
            widget.chosen.connect(self._on_chosen)
        self.fold(False)

    @property
    def current(self) -> str:
        return self.list.current

    def set_current(self, key: str) -> None:
        """Show `key` as chosen without emitting a signal."""
        self.segment.set_current(key)
        self.list.set_current(key)

    def fold(self, folded: bool) -> None:
        """Show the list, or the options side by side."""
        listed = folded or self._is_listed
        self.segment.setVisible(not listed)
        self.list.setVisible(listed)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        # the width must not depend on what is chosen, or the header would move
        return QSize(self._widest if self.segment.isHidden() else self.segment.sizeHint().width(), 32)

    def _width_with(self, key: str) -> int:
        self.list.set_current(key)
        return self.list.sizeHint().width()

    def _on_chosen(self, key: str) -> None:
        self.set_current(key)
        self.chosen.emit(key)
