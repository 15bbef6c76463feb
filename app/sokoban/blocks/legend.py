"""Legend below the board while its blocks are shown: the effect of a square, and what the marks mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.sokoban.blocks.floor import FloorBlocksModel
from app.sokoban.blocks.overlay import EDGE, TINT, block_ink, diamond, shade_ink
from app.sokoban.board.board import SokobanBoardView
from app.sokoban.model.model import SokobanModel
from app.sokoban.skins import drawing
from app.widgets.explained_figures import FigureRect, FigureSpots, figure_number, figures_in, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Hairline, Label
from core.explain.sokoban import pushes

LOW = 620
"""Height of the page in pixels below which only the sentence and the marks are shown."""
SIDE, ROW = 28, 22
SWATCH, SWATCH_GAP, LEAST_GAP, WIDEST_GAP = 15.0, 9.0, 22.0, 84.0
LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

Mark = Callable[[QPainter, QRectF], None]


class LegendEntry(NamedTuple):
    """Entry of the legend: a mark, its name and its meaning."""

    paint: Mark
    name: str
    """Text in bold; "" for none."""
    meaning: str

    @property
    def words(self) -> str:
        return f"{self.name} {self.meaning}".strip()


class BlocksLegend(QWidget):
    """Legend of the floor's blocks: their colours, sizes and marks, shown while the board shows blocks.

    It follows a `FloorBlocksModel` and the piece lifted from the board.
    """

    accessible_role = accessible.Role.Grouping

    def __init__(self, model: SokobanModel, board: SokobanBoardView, floor: FloorBlocksModel) -> None:
        super().__init__()
        self._model, self._board, self._floor = model, board, floor
        self._low = False
        self.sentence = Label("", 13, 500, elided=True)
        self.blocks, self.marks = _Row(), _Row()
        self._rule = Hairline()
        card = _Card()
        inner = QVBoxLayout(card)
        inner.setContentsMargins(20, 10, 20, 10)
        inner.setSpacing(6)
        for widget in (self.sentence, self._rule, self.blocks, self.marks):
            inner.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 0, SIDE, 16)
        column.addWidget(card)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("What the blocks and marks on the board mean"))
        for signal in (floor.changed, floor.pointed, model.changed, model.turned):
            signal.connect(self.refresh)
        self.hide()
        self.refresh()

    def set_low(self, low: bool) -> None:
        """Set whether the legend is short, to leave more room for the board."""
        self._low = low
        self.refresh()

    def refresh(self) -> None:
        """Show the current blocks and marks."""
        self.setVisible(self._floor.is_shown)
        if not self._floor.is_shown:
            return
        self.sentence.setText(self._describe_cut_vertex())
        self.sentence.setToolTip(self.sentence.text())
        blocks = [
            LegendEntry(
                partial(_paint_swatch, block_ink(number)),
                str(number + 1),
                self._size_words(number, block),
            )
            for number, block in enumerate(self._floor.numbered_blocks)
        ]
        self.blocks.show_entries(blocks)
        self.blocks.setVisible(bool(blocks) and not self._low)
        self.marks.show_entries(list(self._entries()))

    def _size_words(self, number: int, block: Sequence[int]) -> str:
        """Return the number of squares of a block in words."""
        name, worked = tr("squares of block {number}", number=number + 1), pushes.block_size(self._floor.blocks, block)
        return tr("%n squares", one="%n square", n=figure_number(name, len(block), worked))

    def _describe_cut_vertex(self) -> str:
        """Return a sentence on what a box on the square would cut off, that is, whether it is a cut vertex."""
        name = self._model.square_name(self._floor.cell)
        off = len(self._floor.cut_off)
        if not off:
            return tr(
                "A box on {square} would cut nothing off: the rest stays connected. Not a cut vertex.", square=name
            )
        return tr(
            "A box on {square} would cut the %n shaded squares off from the rest: {square} is a cut vertex.",
            one="A box on {square} would cut the shaded square off from the rest: {square} is a cut vertex.",
            n=off,
            square=name,
        )

    def _entries(self) -> Sequence[LegendEntry]:
        held = self._board.lift.held
        entries = [
            LegendEntry(_paint_diamond, "", tr("cut vertex")),
            LegendEntry(_paint_passage, "", tr("passage: a block of two squares")),
        ]
        if held is not None and held.is_box:
            pull = self._board.lift.deadlocks.pull
            here = tr("the box can be pulled here" if pull else "the box can be pushed here")
            entries += [
                LegendEntry(partial(_paint_square, drawing.paint_lit), "", here),
                LegendEntry(partial(_paint_square, drawing.paint_slot), "", tr("where it stood")),
            ]
        else:
            entries.append(LegendEntry(_paint_shade, "", tr("what a box there would cut off")))
        return entries


class _Card(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        paint_rounded_rect(QPainter(self), QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 10)


class _Row(QWidget):
    """Row of legend entries; those that do not fit are only counted at the end."""

    accessible_role = accessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[LegendEntry] = ()
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entries(self, entries: Sequence[LegendEntry]) -> None:
        self.entries = entries
        words = commas(entry.words for entry in entries)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self._place_figures()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        for entry, left in self._place_entries():
            area = QRectF(left + SWATCH + SWATCH_GAP + self._name_width(entry), 0, self.width(), self.height())
            places += find_figure_rects(entry.meaning, figures_in(entry.meaning), area, theme.font(12), LINE)
        self._spots.show(places)

    def _place_entries(self) -> Iterator[tuple[LegendEntry, float]]:
        """Yield the entries that fit into the row, each with the x coordinate where it begins."""
        widths = [self._width(entry) for entry in self.entries]
        shown, gap = self._arrange(widths)
        left = 0.0
        for entry, width in zip(self.entries[:shown], widths, strict=False):
            yield entry, left
            left += width + gap

    def sizeHint(self) -> QSize:
        return QSize(200, ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, bold, plain = theme.current(), theme.font(12, 600), theme.font(12)
        widths = [self._width(entry) for entry in self.entries]
        shown, gap = self._arrange(widths)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self.height())
        for (entry, left), width in zip(self._place_entries(), widths, strict=False):
            painter.save()
            entry.paint(painter, QRectF(left, (high - SWATCH) / 2, SWATCH, SWATCH))
            painter.restore()
            at = left + SWATCH + SWATCH_GAP
            for text, font, ink in ((entry.name, bold, tokens.text), (entry.meaning, plain, tokens.text2)):
                painter.setFont(font)
                painter.setPen(QColor(ink))
                painter.drawText(QRectF(at, 0, width, high), LINE, text)
                at += QFontMetricsF(font).horizontalAdvance(f"{text}  ") if text else 0.0
        if shown < len(self.entries):
            left = sum(widths[:shown]) + gap * shown
            painter.setFont(plain)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(left, 0, 200, high), LINE, self._format_remainder(len(self.entries) - shown))

    @staticmethod
    def _format_remainder(count: int) -> str:
        return tr("and {count:,} more", count=count)

    @staticmethod
    def _name_width(entry: LegendEntry) -> float:
        return QFontMetricsF(theme.font(12, 600)).horizontalAdvance(f"{entry.name}  ") if entry.name else 0.0

    def _width(self, entry: LegendEntry) -> float:
        return (
            SWATCH
            + SWATCH_GAP
            + self._name_width(entry)
            + QFontMetricsF(theme.font(12)).horizontalAdvance(entry.meaning)
        )

    def _arrange(self, widths: Sequence[float]) -> tuple[int, float]:
        """Return how many entries fit, and the gap between them."""
        room, count = float(self.width()), len(widths)
        if sum(widths) + LEAST_GAP * (count - 1) <= room:
            spare = (room - sum(widths)) / (count - 1) if count > 1 else 0.0
            return count, min(spare, WIDEST_GAP)
        room -= QFontMetricsF(theme.font(12)).horizontalAdvance(self._format_remainder(count))
        while count > 1 and sum(widths[:count]) + LEAST_GAP * count > room:
            count -= 1
        return count, LEAST_GAP


def _paint_swatch(ink: QColor, painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(ink, EDGE))
    painter.setBrush(theme.colour(ink.name(), TINT * 2))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


def _paint_diamond(painter: QPainter, area: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.current().text))
    painter.drawPath(diamond(area.center(), 12))


def _paint_passage(painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(QColor(theme.current().text), 1.2, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(area.left() - 1, area.center().y()), QPointF(area.right() + 2, area.center().y()))


def _paint_shade(painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(QColor(theme.current().outline), 1))
    painter.setBrush(shade_ink())
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


def _paint_square(paint: Callable[[QPainter, float], None], painter: QPainter, area: QRectF) -> None:
    painter.translate(area.topLeft())
    paint(painter, area.width())
