"""List of better variants: what each saves, its rows, and a button that accepts it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.wording import clauses, sentences
from app.base.language.words import tr
from app.base.theme import theme
from app.sokoban.model.wording import cost_of
from app.sokoban.solve.improving import LevelImproving, PathImprovement
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import figure_number
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Hairline, Label
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import pushes
from core.sokoban.solve.optimiser import MoveRange
from core.sokoban.solve.variants import Variant

MOST_LISTED = 4
"""Most variants that are listed, those that save most."""
OUT = 8
"""Pixels by which the line of a highlighted variant extends beyond the panel's column."""


class VariantList(QWidget):
    """List of the variants that a `LevelImproving` has found."""

    def __init__(self, improving: LevelImproving) -> None:
        super().__init__()
        self._improving = improving
        self._shown: object = None
        self.accept_buttons: list[Button] = []
        self.undo_button = Button(tr("Undo"), icon="undo")
        self.undo_button.setToolTip(tr("Restore the game as it was before"))
        self.undo_button.clicked.connect(improving.take_back)
        self._note = Label("", 12, 400, "text2", elided=True)
        self._foot = Label("", 12, 400, "text2", wrap=True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Label(tr("Better variants"), 12, 600, "text2"))
        head.addWidget(self._note, 1)
        head.addWidget(self.undo_button)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        column.addWidget(Hairline())
        column.addLayout(head)
        column.addLayout(self._lines)
        column.addWidget(self._foot)

    @property
    def note(self) -> str:
        """Text that says how many better variants of the plotted Sokoban path were found.

        It stands beside the heading of the list, and is empty if there are none.
        """
        return self._note.text()

    @property
    def foot(self) -> str:
        """Text below the variants."""
        return self._foot.text()

    def refresh(self) -> None:
        """Show the current variants; lines are created anew only for another result."""
        improving = self._improving
        better = improving.better
        self.setVisible(better is not None)
        self.undo_button.setVisible(improving.accepted is not None)
        if better is None:
            self._shown = None
            return
        if better is not self._shown:
            self._shown = better
            self._list(better.pieces)
            note = tr("%n found, the rest unchanged", one="%n found, the rest unchanged", n=len(better.pieces))
            self._note.setText(note if better.pieces else "")
            self._foot.setText(self._say())
        for index in range(self._lines.count()):
            item = self._lines.itemAt(index)
            line = item.widget() if item is not None else None
            if line is not None:
                line.update()

    def _list(self, pieces: Sequence[Variant]) -> None:
        self.accept_buttons = []
        while (item := self._lines.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for piece in pieces[:MOST_LISTED]:
            line = _Line(self._improving, piece)
            self.accept_buttons.append(line.button)
            self._lines.addWidget(line)

    def _say(self) -> str:
        better = self._improving.better
        assert better is not None
        if not better.pieces and self._improving.accepted is not None:
            return ""
        if not better.pieces and better.complete:
            return tr("No variant near these moves is shorter.")
        if not better.pieces:
            return tr("No shorter variant was found so far.")
        more = len(better.pieces) - MOST_LISTED
        all_of_it = _all_together(better)
        if more <= 0:
            return all_of_it
        others = tr("%n more are not listed.", one="%n more is not listed.", n=more)
        return sentences(others, all_of_it)


def _all_together(better: PathImprovement) -> str:
    """Return the sentence about the saving of all variants together."""
    way = better.way
    if any(piece.pushes_saved for piece in better.pieces):
        cost = cost_of(better.shorter, pulled=way.pulled)
        return tr("All together: {cost}. Each variant was checked by replaying it.", cost=cost)
    if way.pulled:
        return tr("The number of pulls stays {number}. Each variant was checked by replaying it.", number=len(way.ends))
    return tr("The number of pushes stays {number}. Each variant was checked by replaying it.", number=len(way.ends))


class _Line(QWidget):
    """Line of one variant, which highlights its stretch under the mouse or with the focus."""

    def __init__(self, improving: LevelImproving, piece: Variant) -> None:
        super().__init__()
        self._improving, self._piece = improving, piece
        pulled = improving.way is not None and improving.way.pulled
        line = QHBoxLayout(self)
        line.setContentsMargins(OUT, 2, 0, 2)
        line.setSpacing(14)
        saves = Label("", 13, 600)
        saves.say(saving(piece, pulled=pulled))
        line.addWidget(saves)
        rows = improving.words_of(MoveRange(piece.first, piece.end))
        line.addWidget(Label(rows, 13, 400, "text2"), 1)
        self.button = Button(tr("Accept"))
        self.button.setToolTip(tr("Replace those rows with this variant; the game as it was is kept as a snapshot"))
        self.button.setAccessibleName(tr("Accept {saving}, {rows}", saving=saving(piece, pulled=pulled), rows=rows))
        self.button.clicked.connect(lambda: improving.accept(piece))
        self.button.installEventFilter(self)
        line.addWidget(self.button)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._improving.point(self._piece)
        super().enterEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._improving.point(self._piece)
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._improving.pointed == self._piece:
            tokens = theme.current()
            line = QColor(tokens.accent) if tokens.contrast else None
            paint_rounded_rect(QPainter(self), QRectF(self.rect()), QColor(tokens.soft), line, 6)


def saving(piece: Variant, *, pulled: bool = False) -> str:
    """Return what a variant saves, as a figure, or costs: "−2 pushes, +6 moves"."""
    in_pushes, in_moves = pushes.derive_savings(piece)
    parts = []
    if piece.pushes_saved:
        sign, number = _split_sign(tr("pushes saved"), piece.pushes_saved, in_pushes)
        parts.append(
            tr("{sign}%n pulls", one="{sign}%n pull", n=number, sign=sign)
            if pulled
            else tr("{sign}%n pushes", one="{sign}%n push", n=number, sign=sign)
        )
    if piece.moves_saved:
        sign, number = _split_sign(tr("moves saved"), piece.moves_saved, in_moves)
        parts.append(tr("{sign}%n moves", one="{sign}%n move", n=number, sign=sign))
    return clauses(parts)


def _split_sign(name: str, saved: int, worked: DerivedFigure) -> tuple[str, int]:
    """Return the sign and the amount of a saving; what is saved counts as negative."""
    return ("−", figure_number(name, saved, worked)) if saved > 0 else ("+", -saved)
