"""How far 3 to the n is from what a level really has: the one on the Sokoban page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.plots.marks import ink_of, paint_bar
from app.plots.numbers import count_text, power_of_ten
from app.services import theme
from app.services.services import Services
from app.services.wording import labelled
from app.services.words import tr
from app.sokoban.analysis import LevelAnalysis
from app.sokoban.judge import Judge
from app.sokoban.library.level_set import PUZZLE_KEY, level_name, own_levels
from app.widgets.buttons import Button
from app.widgets.text import Label, row
from core.sokoban.board import State
from core.sokoban.puzzle import PUZZLE
from core.sokoban.sizes import Sizes, magnitude, sizes
from core.words import phrase

BAR, WORDS = 26.0, 20.0
SENTENCE = phrase(
    "The proof allows 3 to the n positions on n squares. How many a level has is known when they are counted."
)


class GrowthView(QWidget):
    """Bars on a logarithmic scale: the bound of the proof, all ways to place boxes and man, what was counted."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.analysis = LevelAnalysis(services, self, services.shared(Judge).verdict)
        self.analysis.changed.connect(self._show)
        self._watched = False
        self._start: State | None = None
        self._name = ""
        services.open_games.changed.connect(self._on_game)
        self.bars = _Bars()
        self.said = Label("", 13, 500, wrap=True)
        self.more = Button(tr("Count further"))
        self.more.clicked.connect(self.analysis.count_further)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Label(tr("Growth", context="of the number of positions"), 15, 600))
        column.addWidget(Label(SENTENCE, 12, 400, "text2", wrap=True))
        column.addWidget(self.bars, 1)
        column.addWidget(self.said)
        column.addWidget(row(self.more))

    def watch(self, watched: bool) -> None:
        """Whether somebody looks on: nothing is counted for nobody."""
        self._watched = watched
        if watched:
            self._look()
        else:
            self.analysis.rest()

    def _on_game(self, page: str) -> None:
        if page == PUZZLE_KEY and self._watched:
            self._look()

    def _look(self) -> None:
        game = self._services.open_games.game(PUZZLE_KEY)
        if game is not None and game.puzzle is PUZZLE:
            title = game.info.get("title", "")
            start, self._name = game.start, _quoted(title) if title else tr("The level on the Sokoban page")
        else:
            # before the Sokoban page is opened, its first level stands for it
            level = own_levels().levels[0]
            start, self._name = level.start, _quoted(level_name(level, 0))
        self._start = start if isinstance(start, State) else None
        self.analysis.look_at(self._start, self._start)
        self._show()

    def _show(self) -> None:
        start, depths = self._start, self.analysis.depths
        if start is None:
            return
        size = sizes(start)
        found = sum(layer.states for layer in depths.layers) if depths is not None else None
        whole = depths is not None and depths.whole
        self.bars.show_sizes(size, found, whole=whole)
        stopped, counting = self.analysis.stopped, self.analysis.counting
        self.more.setEnabled(not whole and not counting and (found is not None or stopped))
        level = tr(
            "{level}, {squares}, {boxes}",
            level=self._name,
            squares=tr("%n squares", one="%n square", n=size.cells),
            boxes=tr("%n boxes", one="%n box", n=size.boxes),
        )
        if found is None:
            self.said.setText(
                tr("{level}. The counting was cancelled.", level=level)
                if stopped
                else tr("{level}. Counting.", level=level)
            )
        else:
            more = tr("One square more makes the bound three times as large.")
            self.said.setText(f"{_come_up(level, found, whole=whole)} {more}")


def _quoted(title: str) -> str:
    return tr("“{title}”", title=title)


def _come_up(level: str, found: int, *, whole: bool) -> str:
    """How many positions a level has, or at least has."""
    if whole:
        return tr("{level}: %n positions can come up.", one="{level}: %n position can come up.", n=found, level=level)
    return tr(
        "{level}: at least %n positions can come up.",
        one="{level}: at least %n position can come up.",
        n=found,
        level=level,
    )


class _Bars(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, int, str, bool]] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(round(3 * (BAR + WORDS + 8)) + 24)
        self.setAccessibleName(tr("Numbers of positions"))

    @property
    def texts(self) -> list[str]:
        """What is drawn, in words."""
        return [labelled(name, _number(count, solid=solid)) for name, count, _, solid in self._rows]

    def show_sizes(self, size: Sizes, found: int | None, *, whole: bool) -> None:
        """`found` positions were counted; `whole` if there are no more."""
        self._rows = [
            (tr("3 to the {squares}, the bound of the proof", squares=size.cells), size.bound, "lumped", True),
            (tr("boxes and man on squares of their own"), size.placements, "simulated", True),
        ]
        if found is not None:
            self._rows.append((tr("come up in play, the man's place told by its area only"), found, "exact", whole))
        self.setAccessibleDescription("\n".join(self.texts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, 240)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._rows:
            return
        tokens, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max(1.0, *(magnitude(count) for _, count, _, _ in self._rows))
        widest, top = self.width() - 8.0, 8.0
        for name, count, ink, solid in self._rows:
            painter.setFont(theme.font(12))
            painter.setPen(QColor(tokens.text2))
            number = _number(count, solid=solid)
            line = QRectF(0, top, self.width(), WORDS)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
            taken = QFontMetricsF(painter.font()).horizontalAdvance(name) + 12
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text))
            painter.drawText(line.adjusted(taken, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, number)
            bar = QRectF(0.5, top + WORDS, max(3.0, widest * magnitude(count) / most), BAR)
            paint_bar(painter, bar, ink_of(ink), solid=solid)
            top += BAR + WORDS + 8
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        ticks = {0, round(most / 2), int(most)}
        for power in ticks:
            x = min(widest * power / most, self.width() - 34)
            painter.drawText(QRectF(x, top, 40, 16), Qt.AlignmentFlag.AlignVCenter, power_of_ten(power))


def _number(count: int, *, solid: bool) -> str:
    return f"{'' if solid else '≥ '}{count_text(count)}"
