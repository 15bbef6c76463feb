"""Rows of the bank: each position with its bracket, the work of its proof and when it was proved."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.base.language.wording import (
    clauses,
    day,
    duration,
    format_integer,
    format_number,
    join_with_and,
    time_of_day,
    whole_percent,
)
from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.cube.depth.drawing import paint_hatched_bar
from app.cube.proofs.progress import BankRow
from app.cube.proofs.queue import ProofQueue
from app.cube.solve.solver import SIZES, table_size
from app.widgets.cards.card import RowModel, RowPainter, RowWords

ROW = 44
BRACKET = 86
"""Width in pixels of the depth or bracket at the right."""
TENTHS = 10
"""Seconds from which a duration is written without tenths."""


def depth_words(row: BankRow) -> str:
    """Return what is known of the depth: "17" or "16 to 18"."""
    known = row.known
    if known is None:
        return ""
    return str(known.lower) if known.is_exact else tr("{lower} to {upper}", lower=known.lower, upper=known.upper)


def work_words(row: BankRow, queue: ProofQueue) -> str:
    """Return the state of a position in words: progress, or the work of its proof, the table and the date."""
    entry, progress = row.entry, queue.at_work.get(row.id)
    unit = translate(entry.metric.unit)
    if progress is not None:
        if not progress.fraction:
            return tr("{unit}, in progress", unit=unit)
        return tr(
            "{unit}, searching depth {depth} ({share})",
            unit=unit,
            depth=progress.bracket.lower,
            share=whole_percent(progress.fraction),
        )
    seconds = (
        f"{format_number(max(0.1, entry.seconds), '.1f')} s" if entry.seconds < TENTHS else duration(entry.seconds)
    )
    took = tr("{nodes} nodes, {seconds}", nodes=format_integer(entry.nodes), seconds=seconds) if entry.nodes else ""
    if row.known is None:
        return unit
    if not row.proved or entry.proved is None:
        if row.known.provenance:
            return clauses([unit, translate(row.known.provenance)])
        return _not_proved_here(unit, took, waits=not row.proved)
    tables = [table_size(size) if size in SIZES else size for size in entry.tables.split(", ") if size]
    with_table = [tr("table {tables}", tables=join_with_and(tables))] if tables else []
    return clauses([unit, took, *with_table, _format_moment(entry.proved)])


def _not_proved_here(unit: str, took: str, *, waits: bool) -> str:
    if waits:
        words = tr("{unit}, waiting after {took}", unit=unit, took=took) if took else tr("{unit}, waiting", unit=unit)
    elif took:
        words = tr("{unit}, known from an earlier search; {took} here", unit=unit, took=took)
    else:
        words = tr("{unit}, known from an earlier search", unit=unit)
    return words


def _format_moment(moment: float) -> str:
    """Return the time of day if `moment` is today, otherwise its date."""
    return time_of_day(moment) if day(moment) == day(time.time()) else day(moment)


class ProofModel(RowModel[BankRow]):
    """List model with a row for each entry of the bank."""

    def __init__(self, queue: ProofQueue, parent: QObject | None = None) -> None:
        super().__init__(parent, list(queue.rows))
        self.queue = queue

    def renew(self) -> None:
        """Update the rows from the queue."""
        if len(self.rows) != len(self.queue.rows):
            self.show(list(self.queue.rows))
        else:
            self.rows = list(self.queue.rows)
            if self.rows:
                self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def words(self, row: int) -> RowWords:
        one = self.rows[row]
        more = f"{one.entry.text}\n{depth_words(one)} {work_words(one, self.queue)}"
        return RowWords(one.entry.text, more, more)


class ProofRow(RowPainter):
    """Painter of a two-line row with a check mark at a proved depth, a hatched mark at an open one."""

    def __init__(self, model: ProofModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, one = theme.current(), self._model.rows[row]
        middle = Qt.AlignmentFlag.AlignVCenter
        words = box.adjusted(10, 3, -BRACKET - 12, -3)
        painter.setFont(theme.font(13, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(painter.font()).elidedText(one.entry.text, elide, words.width())
        painter.drawText(words.adjusted(0, 0, 0, -words.height() / 2), middle, text)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        text = QFontMetricsF(painter.font()).elidedText(work_words(one, self._model.queue), elide, words.width())
        painter.drawText(words.adjusted(0, words.height() / 2, 0, 0), middle, text)
        self._paint_depth(painter, QRectF(box.right() - BRACKET - 8, box.top(), BRACKET, box.height()), one)

    @staticmethod
    def _paint_depth(painter: QPainter, area: QRectF, row: BankRow) -> None:
        tokens, words = theme.current(), depth_words(row)
        if not words:
            return
        painter.setFont(theme.font(15 if row.proved else 12, 600))
        painter.setPen(QColor(tokens.text if row.proved else tokens.text2))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(area.adjusted(0, 0, -22, 0), right, words)
        mark = QRectF(area.right() - 16, area.center().y() - 8, 16, 16)
        if row.proved:
            icons.paint(painter, "check", mark, tokens.ok)
        else:
            paint_hatched_bar(painter, mark.adjusted(3, 1, -3, -1), tokens.plot.exact, 3)
