"""Table of the conditions that make every q a probability, for the published populations."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.base.language.words import tr, translate
from app.base.theme import theme
from app.lab.chain.picture import ChainPicture
from app.lab.chain.sentences import states_text
from app.plots.drawing.numbers import mark_approximate
from core.base.words import phrase
from core.cube.walk.chain_states import Condition, DepthState

HEAD, ROW = 20.0, 16.0
COLUMNS = (0.08, 0.46, 0.53, 0.85)
"""Right ends of the columns depth, flow, sign and population, as shares of the width of a half."""
HEADS = ("d", "0 < D(d−1) − …", "≤", "D(d)")
NONE = phrase("Where a move may keep the depth, the numbers of positions need not fulfil such conditions.")
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class Tower(ChainPicture):
    """Table of the conditions in two halves; the mouse or the up and down keys choose a row."""

    def __init__(self) -> None:
        super().__init__({Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}, QSizePolicy.Policy.Expanding)
        self.conditions: Sequence[Condition] = ()
        self._counted = 0
        self.setAccessibleName(tr("Conditions on the numbers of positions. Up and down choose a row."))

    def show_conditions(self, states: Sequence[DepthState], conditions: Sequence[Condition], counted: int) -> None:
        """Show the conditions of a chain; there are none if turns may keep the depth.

        The populations of the first `counted` depths are counted.
        """
        self.conditions, self._counted = conditions, counted
        first_broken = next((one.depth for one in conditions if not one.holds), None)
        description = tr("First fails at depth {depth}", depth=first_broken) if conditions else translate(NONE)
        self.setAccessibleDescription(description)
        self.show_states(states)

    @property
    def _half(self) -> int:
        """Number of rows of the left half."""
        return (len(self.conditions) + 1) // 2

    def sizeHint(self) -> QSize:
        return QSize(420, round(HEAD + ROW * self._half) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def row(self, number: int) -> QRectF:
        """Return the rectangle of the condition with this index, counted from 0."""
        half_width = self.width() / 2
        side, row = divmod(number, self._half)
        return QRectF(side * half_width, HEAD + ROW * row, half_width, ROW)

    def find_share_at(self, where: QPointF) -> tuple[int, str]:
        for number, one in enumerate(self.conditions):
            row = self.row(number)
            if row.contains(where):
                beyond = where.x() > row.left() + COLUMNS[2] * row.width()
                return one.depth, tr("positions") if beyond else tr("flow back")
        return -1, ""

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        if not self.conditions:
            where = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(QRectF(self.rect()), where, translate(NONE))
            return
        for side in (0, 1):
            self._paint_row(painter, QRectF(side * self.width() / 2, 0, self.width() / 2, ROW), HEADS)
        for number, one in enumerate(self.conditions):
            states = states_text(one.states, exact=one.depth < self._counted)
            words = (str(one.depth), flow_text(one, self._counted), _sign(one), states)
            painter.setFont(theme.font(11, 400 if one.holds else 600))
            painter.setPen(QColor(tokens.text if one.holds else tokens.danger))
            self._paint_row(painter, self.row(number), (*words, "" if one.holds else tr("fails")))
        if 1 <= self.at <= len(self.conditions):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.text), 1.2))
            painter.drawRoundedRect(self.row(self.at - 1).adjusted(1, 0, -1, 0), 3, 3)

    @staticmethod
    def _paint_row(painter: QPainter, row: QRectF, words: Sequence[str]) -> None:
        for part, word in zip((*COLUMNS, 1.0), words, strict=False):
            painter.drawText(QRectF(row.left(), row.top(), part * row.width() - 6, row.height()), RIGHT, word)


def _sign(one: Condition) -> str:
    """Return the sign between flow and population: "< 0" or ">" where the condition is broken."""
    if one.flow <= 0:
        return "< 0"
    return "≤" if one.flow <= one.states else ">"


def flow_text(one: Condition, counted: int) -> str:
    """Return the flow back as text, exact if all depths before it are among the first `counted`.

    A broken condition has a flow below 0.
    """
    sign = "−" if one.flow < 0 else ""
    return mark_approximate(f"{sign}{states_text(abs(one.flow), exact=True)}", exact=one.depth <= counted)
