"""List of the parts of one colour: the nearest one, its depth, and how common that depth is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy

from app.base.language.wording import format_integer, label_value
from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.cube.board import look
from app.plots.drawing.marks import BAR_OPACITY, paint_bar
from app.plots.drawing.scale import LogScale
from app.widgets.cards.card import RowModel, RowPainter, RowView, RowWords
from app.widgets.keys import claim_key, is_plain_key
from core.base.depth import DepthDistribution
from core.base.words import phrase
from core.cube.cubie import FACES
from core.cube.metrics import Metric
from core.cube.subgoals.nearest import IN_DOMINO, KINDS, NearestSubgoal

ROW = 28
NAMES = {
    "cross": phrase("Cross"),
    "block": phrase("2×2×2 block"),
    "first-block": phrase("1×2×3 block"),
    "edges": phrase("Edges oriented"),
    "domino": phrase("Domino"),
    "half-turns": phrase("Half-turn group"),
}
LOWER = {
    "cross": phrase("cross"),
    "block": phrase("2×2×2 block"),
    "first-block": phrase("1×2×3 block"),
    "edges": phrase("edges oriented"),
    "domino": phrase("domino"),
    "half-turns": phrase("half-turn group"),
}
"""Names of the parts within a sentence."""
NAME, FACELET, PLOT_LEAST, DEPTH, ICON = 116, 9, 48, 34, 24
"""Widths in pixels of a name, a small sticker, the smallest plot, a depth and an icon."""
UNDEFINED = "–"
"""Mark in place of an undefined depth."""


class PartListRow(NamedTuple):
    """Contents of a row of the list of parts; None for both while the cases are being counted."""

    found: NearestSubgoal | None = None
    cases: DepthDistribution | None = None


class PartModel(RowModel[str]):
    """List model with a row for each kind of part."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, KINDS)
        self.lines: Mapping[str, PartListRow] = {}
        self.metric = Metric.HTM

    def tell(self, lines: Mapping[str, PartListRow], metric: Metric) -> None:
        """Set what is known of each kind."""
        self.lines, self.metric = lines, metric
        self.dataChanged.emit(self.index(0), self.index(len(KINDS) - 1))

    def words(self, row: int) -> RowWords:
        sentence = self.sentence(KINDS[row])
        return RowWords(translate(NAMES[KINDS[row]]), sentence, sentence)

    def sentence(self, kind: str) -> str:
        """Return the contents of a row as a sentence."""
        found, cases = self.lines.get(kind, PartListRow())
        if found is None or cases is None:
            return tr("{part}: the cases are being counted", part=NAMES[kind])
        if found.name == IN_DOMINO and found.depth is None:
            return tr("Half-turn group: it is reached from a domino; solve that first")
        colours = [look.colour_name(FACES.index(face)) for face in found.faces]
        words = translate(NAMES[kind])
        if len(colours) == 1:
            words = tr("{part} of {colour}", part=words, colour=colours[0])
        elif colours:
            words = tr("{part} of {first} and {second}", part=words, first=colours[0], second=colours[1])
        depth = found.depth or 0
        if found.name == IN_DOMINO:
            words = tr("{part}: {turns} within the domino lead into it", part=words, turns=self.metric.turns(depth))
        elif found.name == "half-turns":
            words = tr("{part}: solved with half turns alone in {turns}", part=words, turns=self.metric.turns(depth))
        else:
            words = label_value(words, self.metric.turns(depth)) if depth else tr("{part}: done", part=words)
        return tr(
            "{words}. {states} of {total} cases have this depth.",
            words=words,
            states=format_integer(cases.layers[depth].states),
            total=format_integer(cases.total),
        )


class PartList(RowView):
    """List of the cube's subgoals for one colour, such as cross, block and domino, with their depths.

    A click or Enter emits `wanted`, the request for a sequence of turns to that subgoal. Arrow keys choose a row.
    """

    wanted = Signal(str)
    """A way to the part of this kind is wanted."""
    looked_at = Signal(str)
    """The row of this kind has become the current one."""

    def __init__(self) -> None:
        self.parts = PartModel()
        super().__init__(self.parts, _Row(self.parts), tr("Parts"))
        self.parts.setParent(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(self._on_current)

    def sizeHint(self) -> QSize:
        return QSize(312, ROW * len(KINDS) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 2 * ROW)

    def show_kind(self, kind: str) -> None:
        """Make the row of a kind the current one."""
        self.setCurrentIndex(self.parts.index(KINDS.index(kind)))

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.looked_at.emit(KINDS[index.row()])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(KINDS[index.row()])

    def event(self, event: QEvent) -> bool:
        # the page uses the arrow keys as shortcuts
        return claim_key(event, lambda key: is_plain_key(key) and key.key() in MOVES) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self.wanted.emit(KINDS[self.currentIndex().row()])
        else:
            super().keyPressEvent(event)


ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
MOVES = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, *ENTER}


class _Row(RowPainter):
    def __init__(self, model: PartModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, kind = theme.current(), KINDS[row]
        found, cases = self._model.lines.get(kind, PartListRow())
        painter.setFont(theme.font(13, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(8, 0, 0, 0), middle, translate(NAMES[kind]))
        if found is None or cases is None:
            painter.setPen(QColor(tokens.text2))
            painter.setFont(theme.font(12))
            painter.drawText(box.adjusted(NAME + 8, 0, -8, 0), middle, tr("counting", context="the cases of a part"))
            return
        left = box.left() + NAME + 8
        for at, face in enumerate(found.faces):
            place = QRectF(left + at * (FACELET + 2), box.center().y() - FACELET / 2, FACELET, FACELET)
            self._paint_sticker(painter, place, face)
        left += 3 * (FACELET + 2) + 8
        right = box.right() - ICON - DEPTH
        if right - left >= PLOT_LEAST:
            area = QRectF(left, box.top() + 4, right - left - 8, box.height() - 8)
            self._paint_cases(painter, area, found.depth, cases)
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.text if found.depth is not None else tokens.text2))
        words = UNDEFINED if found.depth is None else str(found.depth)
        painter.drawText(QRectF(right - 8, box.top(), DEPTH, box.height()), middle | Qt.AlignmentFlag.AlignRight, words)
        if found.depth is not None:
            icon = QRectF(box.right() - ICON + 4, box.center().y() - 7, 14, 14)
            icons.paint(painter, "play" if found.depth else "check", icon, tokens.text2 if found.depth else tokens.ok)

    @staticmethod
    def _paint_sticker(painter: QPainter, box: QRectF, face: str) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(look.PLASTIC if not theme.current().dark else theme.current().outline))
        painter.setBrush(look.sticker_colour(FACES.index(face)))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)

    @staticmethod
    def _paint_cases(painter: QPainter, area: QRectF, depth: int | None, cases: DepthDistribution) -> None:
        """Draw the number of cases at each depth as bars on a logarithmic scale, highlighting `depth`."""
        tokens, scale = theme.current(), LogScale()
        step = area.width() / len(cases.layers)
        top = scale.locate_value(max(layer.states for layer in cases.layers))
        for layer in cases.layers:
            if not layer.states:
                continue
            high = max(2.0, area.height() * scale.locate_value(layer.states) / top)
            bar = QRectF(area.left() + layer.depth * step, area.bottom() - high, max(1.5, step - 1.5), high)
            here = layer.depth == depth
            painter.setOpacity(1.0 if here else 0.55 / BAR_OPACITY)
            paint_bar(painter, bar, tokens.text if here else tokens.plot.exact, current=here)
        painter.setOpacity(1.0)
