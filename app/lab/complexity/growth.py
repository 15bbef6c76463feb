"""Exhibit: the bound of 3 to the n positions beside the counted ones of the level on the Sokoban page."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import label_value, sentences
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import accessible, theme
from app.plots.drawing.marks import ink_of, paint_bar
from app.plots.drawing.numbers import count_text, power_of_ten
from app.sokoban.analysis.analysis import LevelAnalysis
from app.sokoban.analysis.judge import PositionEvaluator
from app.sokoban.library.level_set import PUZZLE_KEY, level_name, own_levels
from app.sokoban.library.titles import own_title
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, figure_number, find_figure_rects
from app.widgets.text import Label, row
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import complexity, sokoban
from core.sokoban.board import State
from core.sokoban.graph.counting import Depths
from core.sokoban.puzzle import PUZZLE
from core.sokoban.sizes import Sizes, magnitude, sizes

BAR, WORDS = 26.0, 20.0
EDGE, STEP = 8.0, BAR + WORDS + 8
"""Pixels above the first bar, and from each bar to the next."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
NAMES = (
    phrase("bound of the proof"),
    phrase("boxes and man on different squares"),
    phrase("reachable positions"),
)
"""Names of the numbers, one per bar."""
SENTENCE = phrase(
    "The proof allows up to 3 to the n positions on n squares. How many a level really has shows "
    "only when they are counted."
)


class GrowthView(QWidget):
    """Bars on a logarithmic scale: the bound of the proof, all placements, and the counted positions."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.analysis = LevelAnalysis(services, self, services.get_shared(PositionEvaluator).verdict)
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
        """Set whether the exhibit is in view; positions are counted only then."""
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
            start, self._name = (
                game.start,
                _quote_title(own_title(title)) if title else tr("The level on the Sokoban page"),
            )
        else:
            # until a level is opened, show the first level of the Sokoban page
            level = own_levels().levels[0]
            start, self._name = level.start, _quote_title(level_name(level, 0))
        self._start = start if isinstance(start, State) else None
        self.analysis.look_at(self._start, self._start)
        self._show()

    def _show(self) -> None:
        start, depths = self._start, self.analysis.depths
        if start is None:
            return
        size = sizes(start)
        whole = depths is not None and depths.whole
        self.bars.show_sizes(size, depths)
        stopped, counting = self.analysis.stopped, self.analysis.counting
        self.more.setEnabled(not whole and not counting and (depths is not None or stopped))
        level = tr(
            "{level}, {squares}, {boxes}",
            level=self._name,
            squares=tr("%n squares", one="%n square", n=size.cells),
            boxes=tr("%n boxes", one="%n box", n=size.boxes),
        )
        if depths is None:
            self.said.setText(
                tr("{level}. The counting was cancelled.", level=level)
                if stopped
                else tr("{level}. Counting.", level=level)
            )
            return
        worked, *_ = sokoban.derive_position_counts(depths)
        found = figure_number(NAMES[-1], _positions(depths), worked, exact=whole)
        more = tr("Each additional square triples the bound.")
        self.said.say(sentences(_come_up(level, found, whole=whole), more))


def _positions(depths: Depths) -> int:
    return sum(layer.states for layer in depths.layers)


def _quote_title(title: str) -> str:
    return tr("“{title}”", title=title)


def _come_up(level: str, found: int, *, whole: bool) -> str:
    """Return a sentence on how many positions a level has, or has at least."""
    if whole:
        return tr("{level}: %n reachable positions.", one="{level}: %n reachable position.", n=found, level=level)
    return tr(
        "{level}: at least %n reachable positions.",
        one="{level}: at least %n reachable position.",
        n=found,
        level=level,
    )


class _Bar(NamedTuple):
    """Bar of a number of positions, with its name, colour and derivation."""

    name: str
    amount: int
    ink: str
    worked: DerivedFigure
    whole: bool = True
    """Whether the number is complete; otherwise it is a lower bound."""

    @property
    def number(self) -> str:
        return f"{'' if self.whole else '≥ '}{count_text(self.amount)}"


class _Bars(QWidget):
    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._bars: list[_Bar] = []
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(round(3 * STEP) + 24)
        self.setAccessibleName(tr("Numbers of positions"))

    @property
    def texts(self) -> list[str]:
        """Names and numbers of the bars."""
        return [label_value(bar.name, bar.number) for bar in self._bars]

    def show_sizes(self, size: Sizes, depths: Depths | None) -> None:
        """Show the sizes of a level, and its positions as far as they are counted."""
        self._bars = [
            _Bar(
                tr("3 to the {squares}, the bound of the proof", squares=size.cells),
                size.bound,
                "lumped",
                complexity.derive_arrangement_bound(size.cells),
            ),
            _Bar(
                tr("boxes and man on different squares"),
                size.placements,
                "simulated",
                complexity.placements(size),
            ),
        ]
        if depths is not None:
            name = tr("reachable in play; of the man only his area counts")
            worked, *_ = sokoban.derive_position_counts(depths)
            self._bars.append(_Bar(name, _positions(depths), "exact", worked, depths.whole))
        self.setAccessibleDescription("\n".join(self.texts))
        self._place_figures()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _line(self, at: int) -> tuple[QRectF, QRectF]:
        """Return the rect of the text above a bar, and the part of it to the right of the bar's name.

        `at` is the index of the bar. The number is written in the right part.
        """
        words = QRectF(0, EDGE + at * STEP, self.width(), WORDS)
        name_width = QFontMetricsF(theme.font(12)).horizontalAdvance(self._bars[at].name) + 12
        return words, words.adjusted(name_width, 0, 0, 0)

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        for at, bar in enumerate(self._bars):
            _, room = self._line(at)
            told = NamedFigure(NAMES[at], bar.number, bar.worked)
            places += find_figure_rects(bar.number, (told,), room, theme.font(12, 600), LEFT)
        self._spots.show(places)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._bars:
            return
        tokens, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max(1.0, *(magnitude(bar.amount) for bar in self._bars))
        widest = self.width() - 8.0
        for at, bar in enumerate(self._bars):
            words, number = self._line(at)
            painter.setFont(theme.font(12))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(words, LEFT, bar.name)
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.text))
            painter.drawText(number, LEFT, bar.number)
            area = QRectF(0.5, words.bottom(), max(3.0, widest * magnitude(bar.amount) / most), BAR)
            paint_bar(painter, area, ink_of(bar.ink), solid=bar.whole)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        ticks = {0, round(most / 2), int(most)}
        for power in ticks:
            x = min(widest * power / most, self.width() - 34)
            foot = QRectF(x, EDGE + len(self._bars) * STEP, 40, 16)
            painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, power_of_ten(power))
