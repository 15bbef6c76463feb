"""Marks in the rows of the history where a line of play was left, with tooltip and click."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from app.base.language.wording import format_integer, label_value, sentences
from app.base.language.words import tr
from app.base.session.branches import Branch
from app.base.theme import icons, theme
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import cost_of
from app.sokoban.play.history_rows import HistoryRows

NUMBER, GAP, EDGE = 20, 14, 8
"""Least width of a column of numbers, gap beside it, and margin at the edges of a row, in pixels."""
SIZE = 16
MOST_SHOWN = 24
"""Number of a branch's first moves that the menu shows."""


def columns(rows: HistoryRows) -> tuple[float, float]:
    """Return the widths of the columns of row numbers and of move numbers, as wide as the largest."""
    metrics = QFontMetricsF(theme.font(12))
    last = rows.rowCount()
    number, end = (metrics.horizontalAdvance(format_integer(most)) for most in (last, rows.position_of(last - 1)))
    return max(NUMBER, number), max(NUMBER, end)


def mark_of(area: QRectF, end: float) -> QRectF:
    """Return the rectangle of the mark in a row: left of the last column, which is `end` wide."""
    return QRectF(area.right() - EDGE - end - 6 - SIZE, area.center().y() - SIZE / 2, SIZE, SIZE)


def paint_mark(painter: QPainter, place: QRectF) -> None:
    """Paint the mark of a branch."""
    icons.paint(painter, "branch", place, theme.current().accent)


class BranchMarks:
    """Texts and actions of the branch marks in a list of history rows."""

    def __init__(self, view: QWidget, model: SokobanModel) -> None:
        self._view, self._model = view, model
        self.menu: QMenu | None = None
        """Menu of the branches left at one row, if there are several."""

    def words(self, row: int) -> str:
        """Return a text on the branches left at a row; "" if there are none."""
        branches = self._model.history.branches_of(row)
        if not branches:
            return ""
        if len(branches) > 1:
            return tr("%n other lines were played here. Click to choose one.", n=len(branches))
        return sentences(
            tr("Another line was played here: {cost}.", cost=self._cost(branches[0])), tr("Click to go back to it.")
        )

    def take(self, row: int, at: QPoint) -> bool:
        """Return to a branch that was left at a row; False if there is none.

        If there are several, a menu at the point `at` of the screen offers them.
        """
        branches = self._model.history.branches_of(row)
        if len(branches) == 1:
            self._model.session.take_branch(branches[0])
        elif branches:
            self._ask(branches, at)
        return bool(branches)

    def _ask(self, there: Sequence[Branch], at: QPoint) -> None:
        menu = self.menu = QMenu(self._view)
        for branch in there:
            action = menu.addAction(label_value(self._cost(branch), self._moves(branch)))
            action.triggered.connect(partial(self._model.session.take_branch, branch))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _cost(self, branch: Branch) -> str:
        return cost_of("".join(branch.moves), pulled=self._model.pulling)

    def _moves(self, branch: Branch) -> str:
        text = self._model.as_seen("".join(branch.moves[:MOST_SHOWN]))
        return text if len(branch.moves) <= MOST_SHOWN else f"{text}…"
