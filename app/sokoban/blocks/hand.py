"""Rows of the panel on the lifted box: reachable squares, costs, and nodes of the search."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.base.language.wording import format_integer, semicolons
from app.base.language.words import tr
from app.widgets.controls.buttons import IconButton
from app.widgets.text import Label, row

ROWS = 2


class HandRows(QWidget):
    """A large number of reachable squares, with rows of details below it."""

    def __init__(self, grow: IconButton) -> None:
        """`grow` is the button beside the number of nodes."""
        super().__init__()
        self._count, self._words = Label("", 26, 600), Label("", 14, 400, "text2")
        self._rows = [(Label("", 13), Label("", 13, 600)) for _ in range(ROWS)]
        self._nodes_name = Label(tr("Search nodes (box, side)"), 13, 400, "text2", wrap=True)
        self._nodes = Label("", 13, 600)
        self._grow = grow
        grow.setFixedSize(28, 28)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.addWidget(row(self._count, self._words), 0, 0, 1, 3)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, (name, value) in enumerate([*self._rows, (self._nodes_name, self._nodes)], start=1):
            grid.addWidget(name, place, 0)
            grid.addWidget(value, place, 2, right)
        grid.addWidget(grow, ROWS + 1, 1)

    def show_rows(self, squares: int, rows: Sequence[tuple[str, str]], nodes: str) -> None:
        """Show at most two `rows` of name and value; `nodes` is "" without a search that could be shown."""
        self._count.setText(format_integer(squares))
        self._words.setText(tr("square can be reached" if squares == 1 else "squares can be reached"))
        for place, (name, value) in enumerate(self._rows):
            texts = rows[place] if place < len(rows) else ("", "")
            name.setText(texts[0])
            value.setText(texts[1])
        for widget in (self._nodes_name, self._nodes, self._grow):
            widget.setVisible(bool(nodes))
        self._nodes.setText(nodes)

    @property
    def words(self) -> str:
        """All rows as one text."""
        pairs = [(self._count.text(), self._words.text()), *((name.text(), value.text()) for name, value in self._rows)]
        pairs.append((self._nodes_name.text() if self._nodes.text() else "", self._nodes.text()))
        return semicolons(" ".join(pair) for pair in pairs if pair[1])
