"""Diagram of the complexity classes P, NP, PSPACE and EXPTIME, one inside the other, with examples."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import label_value
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from core.base.words import phrase

CLASSES = (
    ("EXPTIME", phrase("exponential time: Go with the Japanese rules")),
    ("PSPACE", phrase("polynomial space: Sokoban, formulas with ∀, ∃")),
    ("NP", phrase("an answer is quickly checked: travelling salesman")),
    ("P", phrase("polynomial time: the squares a box can reach")),
)
"""Complexity classes from the outside in, each with one of its hardest problems."""
STEP = 24.0
SIDE = 8.0
RADIUS = 12.0


class ClassesView(QWidget):
    """Diagram of nested complexity classes that highlights Sokoban's."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(round(len(CLASSES) * (STEP + SIDE) + 8))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("P lies in NP, NP in PSPACE, PSPACE in EXPTIME"))
        said = "\n".join(label_value(name, translate(words)) for name, words in CLASSES)
        self.setAccessibleDescription(said)
        self.setToolTip(said)

    def sizeHint(self) -> QSize:
        return QSize(320, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        for number, (name, words) in enumerate(CLASSES):
            ours = name == "PSPACE"
            box = area.adjusted(number * SIDE, number * STEP, -number * SIDE, -number * SIDE)
            painter.setPen(QPen(QColor(tokens.accent if ours else tokens.outline), 1.6 if ours else 1))
            painter.setBrush(QColor(tokens.soft) if ours and not tokens.contrast else QColor(tokens.panel))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
            line = box.adjusted(12, 3, -8, 0)
            line.setHeight(STEP - 4)
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
            taken = painter.fontMetrics().horizontalAdvance(name) + 8
            painter.setFont(theme.font(11))
            painter.setPen(QColor(tokens.text2))
            room = line.adjusted(taken, 0, 0, 0)
            text = painter.fontMetrics().elidedText(translate(words), Qt.TextElideMode.ElideRight, round(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
