"""Card below the cube in the walk view: depth, random moves made, and the button to walk on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import clauses, format_integer, format_number, percent_sign
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import figure_text
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.base.depth import DepthDistribution, Exactness
from core.base.words import phrase
from core.cube.solve.bracket import Bracket, BracketSource
from core.explain.cube import cube
from core.explain.formulas import depths

SIDE = 28
UNKNOWN = phrase("Depth not known yet")


class WalkCard(QWidget):
    """Card of the walk view; the page connects `solve_button` and `walk_button` with its commands."""

    def __init__(self) -> None:
        super().__init__()
        self._path = _Path()
        self._depth = Label("", 15, 500)
        self._share = Label("", 12, 400, "text2")
        self.solve_button = Button(tr("Solve"))
        self.walk_button = Button(tr("Walk 1 random move"), primary=True)
        for label in (self._depth, self._share):
            # long texts must not squeeze the plot
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
        """Texts about the moves made, the depth, and the number of positions as deep."""
        return self._path.words, self._depth.text(), self._share.text()

    def set_moves(self, moves: int) -> None:
        """Set the number of moves of a walk on the button."""
        words = tr("Walk %n random moves", one="Walk %n random move", n=moves)
        if words != self.walk_button.text():
            self.walk_button.setText(words)
            self.walk_button.setAccessibleName(words)
            self.walk_button.updateGeometry()

    def show_path(self, moves: Sequence[str]) -> None:
        """Show the random moves that led to the cube; empty if other moves did."""
        self._path.show_moves(moves)

    def show_depth(self, bracket: Bracket, distribution: DepthDistribution, puzzle: str) -> None:
        """Show what is known of the cube's depth.

        `distribution` is that of the cube's variant in the metric of `bracket`.
        """
        if bracket.source is BracketSource.NOTHING:
            self._depth.setText(translate(UNKNOWN))
            self._share.setText(tr("Solve it to find out"))
            return
        lowest, highest = known = bracket.lower, bracket.upper
        if not bracket.is_exact:
            words = tr(
                "Depth {lowest} to {highest}, {unit}",
                unit=bracket.metric.unit,
                lowest=figure_text(tr("depth at least"), str(lowest), cube.lower(known, bracket.metric)),
                highest=figure_text(tr("depth at most"), str(highest), cube.upper(known, bracket)),
            )
            self._depth.say(words)
            self._share.setText(tr("not proved yet"))
            return
        layer = distribution.layers[lowest]
        depth = figure_text(
            tr("depth", context="of a position"), str(lowest), cube.derive_exact_depth(lowest, bracket.reference)
        )
        self._depth.say(tr("Depth {depth}, {unit}, exact", depth=depth, unit=bracket.metric.unit))
        sign = "" if layer.exactness is Exactness.EXACT else "≈ "
        share = 100 * float(distribution.share(lowest))
        worked = cube.SO_DEEP.bind(total=distribution.total, here=layer.states)
        here = figure_text(tr("positions at this depth"), f"{sign}{format_integer(layer.states)}", worked)
        words = tr(
            "{here} of {total} positions",
            here=here,
            total=figure_text(
                tr("positions of the cube"), format_integer(distribution.total), depths.positions(puzzle)
            ),
        )
        if share >= 0.01:
            words = clauses((words, figure_text(tr("their share"), percent_sign(format_number(share, ".2g")), worked)))
        self._share.say(words)

    def set_low(self, low: bool) -> None:
        """Hide the less important lines (`low`), to leave more room for the cube."""
        self._path.setVisible(not low)
        self._share.setVisible(not low)


class _Card(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        paint_rounded_rect(QPainter(self), QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 10)


class _Path(QWidget):
    """Centred line of moves, elided at the end."""

    accessible_role = accessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self._moves: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        count = len(self._moves)
        return tr("%n random moves led here:", one="%n random move led here:", n=count) if count else ""

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
