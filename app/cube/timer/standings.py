"""Table of a session's latest and best averages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses, full_stops
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.cube.timer.recent_times import format_result_or_dash
from core.cube.timing import times
from core.cube.timing.times import AverageStanding

LINE = 19
EDGES = (0.34, 0.67, 1.0)
"""Right edges of the columns, as shares of the width."""


class StandingsTable(QWidget):
    """Table of the single time, the mean of three and each average: the latest and the best."""

    accessible_role = accessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[tuple[str, str, str]] = []
        """Name of each average, its latest value and its best."""
        self.setAccessibleName(tr("Averages"))

    def reserve(self, count: int) -> None:
        """Set the height needed for a session of `count` times, before its averages are known."""
        sizes = sum(count >= size for size in times.SIZES)
        self.setFixedHeight(LINE * (1 + sizes))
        self.rows = self.rows[:sizes]

    def show_standings(self, found: Sequence[AverageStanding]) -> None:
        """Show these averages."""
        self.rows = [
            (name_of(one.size), format_result_or_dash(one.now), format_result_or_dash(one.best)) for one in found
        ]
        said = (
            clauses((name, tr("now {time}", time=now), tr("best {time}", time=best))) for name, now, best in self.rows
        )
        self.setAccessibleDescription(full_stops(said))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        heads = ("", tr("now", context="an average"), tr("best", context="a time"))
        for place, row in enumerate([heads, *self.rows]):
            left = 0.0
            for column, (cell, edge) in enumerate(zip(row, EDGES, strict=True)):
                box = QRectF(left * self.width(), place * LINE, (edge - left) * self.width(), LINE)
                heading = not place or not column
                painter.setFont(theme.font(12, 400 if heading else 600))
                painter.setPen(QColor(tokens.text2 if heading else tokens.text))
                side = Qt.AlignmentFlag.AlignLeft if not column else Qt.AlignmentFlag.AlignRight
                painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, cell)
                left = edge


def name_of(size: int) -> str:
    """Return the cubers' name of an average of `size` times: "time", "mo3" or "ao5"."""
    if size == 1:
        return tr("time", context="of a solve")
    return f"mo{size}" if size == 3 else f"ao{size}"  # not shown
