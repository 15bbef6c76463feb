"""Under the cube while its random walk is in front: how deep it is, what led here, and the button that walks on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.services import theme
from app.services.wording import counted, grouped
from app.widgets.buttons import Button
from app.widgets.explained import Noted, Told
from app.widgets.painting import rounded
from app.widgets.text import Label
from core.depth import DepthDistribution, Exactness
from core.derivations import cube

SIDE = 28
UNKNOWN = "Depth not known yet"


class WalkCard(QWidget):
    """`solve_button` and `walk_button` follow the page's commands."""

    def __init__(self) -> None:
        super().__init__()
        self._path = _Path()
        self._depth = Label("", 15, 500)
        self._share = Label("", 12, 400, "text2")
        self.solve_button = Button("Solve")
        self.walk_button = Button("Walk 1 random move", primary=True)
        for label in (self._depth, self._share):
            # long words must not push the plot aside
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self._depth)
        words.addWidget(self._share)
        line = QHBoxLayout()
        line.setContentsMargins(20, 12, 16, 12)
        line.setSpacing(16)
        line.addLayout(words, 1)
        line.addWidget(self.solve_button)
        line.addWidget(self.walk_button)
        card = _Card()
        card.setLayout(line)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 0, SIDE, 24)
        column.setSpacing(12)
        column.addWidget(self._path)
        column.addWidget(card)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> tuple[str, str, str]:
        """What led here, the depth, and how many positions are as deep."""
        return self._path.words, self._depth.text(), self._share.text()

    def set_moves(self, moves: int) -> None:
        """Walking is so many moves."""
        words = f"Walk {counted(moves, 'random move')}"
        if words != self.walk_button.text():
            self.walk_button.setText(words)
            self.walk_button.setAccessibleName(words)
            self.walk_button.updateGeometry()

    def show_path(self, moves: Sequence[str]) -> None:
        """The random moves that led here; none if others did."""
        self._path.show_moves(moves)

    def show_depth(self, mark: tuple[int, int] | None, distribution: DepthDistribution) -> None:
        """How deep the cube is, as far as it is known."""
        if mark is None:
            self._depth.setText(UNKNOWN)
            self._share.setText("Solve it to find out")
            return
        lowest, highest = mark[0], min(mark[1], distribution.deepest)
        if lowest < highest:
            self._depth.setText(f"Depth {lowest} to {highest}")
            self._share.setText("not proved yet")
            return
        layer = distribution.layers[lowest]
        depth = str(lowest)
        self._depth.say(f"Depth {depth}, exact", Told("depth", depth, cube.exact(lowest)))
        sign = "" if layer.exactness is Exactness.EXACT else "≈ "
        share = 100 * float(distribution.share(lowest))
        worked = cube.SO_DEEP.at(total=distribution.total, here=layer.states)
        noted = Noted()
        here = noted("positions as deep", f"{sign}{grouped(layer.states)}", worked)
        part = f", {noted('their share', f'{share:.2g} %', worked)}" if share >= 0.01 else ""
        self._share.say(f"{here} of {grouped(distribution.total)} positions{part}", *noted.told)

    def set_low(self, low: bool) -> None:
        """Leave more room to the cube."""
        self._path.setVisible(not low)
        self._share.setVisible(not low)


class _Card(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        rounded(QPainter(self), QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 10)


class _Path(QWidget):
    """One line in the middle; what does not fit is left away at the end."""

    def __init__(self) -> None:
        super().__init__()
        self._moves: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        count = len(self._moves)
        return f"{counted(count, 'random move')} led here:" if count else ""

    def show_moves(self, moves: Sequence[str]) -> None:
        self._moves = tuple(moves)
        self.setToolTip(" ".join(moves))
        self.setAccessibleName(f"{self.words} {' '.join(moves)}" if moves else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._moves:
            return
        tokens = theme.current()
        painter = QPainter(self)
        plain, strong = theme.font(12), theme.font(12, 600)
        name = QFontMetricsF(plain).horizontalAdvance(self.words) + 8
        path = QFontMetricsF(strong).elidedText(
            "\u2002".join(self._moves), Qt.TextElideMode.ElideRight, self.width() - name
        )
        wide = name + QFontMetricsF(strong).horizontalAdvance(path)
        left = (self.width() - wide) / 2
        painter.setFont(plain)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QRectF(left, 0, name, self.height()), Qt.AlignmentFlag.AlignVCenter, self.words)
        painter.setFont(strong)
        painter.setPen(QColor(tokens.text))
        painter.drawText(QRectF(left + name, 0, wide, self.height()), Qt.AlignmentFlag.AlignVCenter, path)
