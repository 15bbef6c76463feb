"""Chart of all boards of 2048, grouped by size: bars for counts of play, lines for upper bounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from app.base.language.wording import commas
from app.base.language.words import tr, translate
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import LABEL_PIXELS, Axes, View
from app.plots.drawing.caption import Caption, width_of
from app.plots.drawing.cursor import FigureRow
from app.plots.drawing.marks import Form, UnmarkedLine
from app.plots.drawing.numbers import count_text
from app.plots.drawing.placed_marks import LEVEL, Bar, Bars, Curve, PlotMark, Rule
from app.plots.drawing.scale import LogScale, Scale, choose_label_step
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48.all_boards import all_counts, at_most
from core.twenty48.states.all_boards import FIRST, LAST, AllBoards

HEAD = 24
"""Height in pixels of the captions with the board sizes, above the chart."""
MARGINS = QMarginsF(58, HEAD, 8, 24 + FOOT)
TARGETS = LAST - FIRST + 1
GROUP = TARGETS + 1
"""Places on the axis from one board size to the next; the last one is left free."""
BAR = 0.7
FILLINGS = phrase("ways to fill the board")
FORMS = (
    (FILLINGS, Form.DOTS),
    (phrase("baseline"), Form.LONG_DASH),
    (phrase("in reachable layers"), Form.LINE),
)
NOTE = phrase(
    "Bars: truly reachable (hatched: at most); line: in reachable layers; dashes: baseline; dots: "
    "ways to fill the board"
)
REACHED, AT_MOST = phrase("truly reachable"), phrase("truly reachable, at most")


class AllBoardsPlot(Plot):
    """Chart of all boards of 2048: one place on the axis per size and target, a gap between two sizes."""

    def __init__(self, boards: Sequence[AllBoards]) -> None:
        self._boards = boards
        self._at = {GROUP * (number // TARGETS) + number % TARGETS: one for number, one in enumerate(boards)}
        self._places = {(one.size, one.exponent): place for place, one in self._at.items()}
        super().__init__(_TargetAxes(self._at), tr("All boards by size and target"))
        self.axes.far_left = True
        self.unit, self.note = tr("target"), translate(NOTE)
        self.setMinimumSize(260, 120)

    def fit(self) -> None:
        highest = self.axes.up.locate_value(max(one.fillings for one in self._boards))
        self.axes.label_top = highest
        self.set_home(View(-0.8, max(self._at) + 0.8, 0, 1.04 * highest))

    # the cursor

    def places(self) -> range:
        return range(max(self._at) + 1)

    def place_of(self, one: AllBoards) -> int:
        """Return the place of a board and target on the axis."""
        return self._places[one.size, one.exponent]

    def board_at(self, place: int) -> AllBoards | None:
        """Return the board at a place on the axis, or None in a gap."""
        return self._at.get(place)

    def place_under(self, where: QPointF) -> int:
        place = super().place_under(where)
        return place if place in self._at else -1

    def walk(self, step: int) -> None:
        super().walk(step)
        if self.place not in self._at:
            super().walk(step)

    def place_name(self, place: int) -> str:
        one = self._at.get(place)
        return "" if one is None else name_of(one)

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        one = self._at.get(place)
        if one is None:
            return ()
        rows = [
            FigureRow(UnmarkedLine(form), translate(name), count_text(count), partial(_derivation, one, at))
            for at, ((name, form), count) in enumerate(zip(FORMS, lines(one), strict=True))
        ]
        if one.reached_boards is not None:
            work = partial(_derivation, one, len(FORMS))
            rows.append(FigureRow(Form.BARS, translate(REACHED), count_text(one.reached_boards), work))
        elif one.at_most is not None:
            text = count_text(one.at_most)
            rows.append(FigureRow(Form.HATCHED, translate(AT_MOST), text, partial(at_most, one), short=f"≤ {text}"))
        return rows

    def describe(self) -> str:
        *boards, last = (f"{size}×{size}" for size in sorted({one.size for one in self._boards}))
        return tr(
            "{boards} and {last}, targets from {least} to {most}",
            boards=commas(boards),
            last=last,
            least=str(1 << FIRST),
            most=str(1 << LAST),
        )

    # painting

    def marks(self) -> Iterable[PlotMark]:
        counts = (
            (place, one.at_most if one.reached_boards is None else one.reached_boards)
            for place, one in self._at.items()
        )
        yield Bars(
            [
                Bar(place - BAR / 2, place + BAR / 2, count, self._at[place].reached_boards is not None)
                for place, count in counts
                if count is not None
            ],
            "exact",
        )
        for start in range(0, len(self._boards), TARGETS):
            group = self._boards[start : start + TARGETS]
            largest = max((one for one in group if one.can_make_target), key=lambda one: one.exponent)
            if largest is not group[-1]:
                yield Rule(LEVEL, x=self.place_of(largest) + 0.5)
            for which, (_, form) in enumerate(FORMS):
                yield Curve([(self.place_of(one), lines(one)[which]) for one in group], form)

    def captions(self) -> Sequence[Caption]:
        """Return the captions above the groups: each board size with its largest tile."""
        area, texts = self.axes.area, list[Caption]()
        for start in range(0, len(self._boards), TARGETS):
            group = self._boards[start : start + TARGETS]
            left, right = (self.axes.x(self.place_of(entry)) for entry in (group[0], group[-1]))
            left, right = max(left, area.left()), min(right, area.right())
            if right - left < LABEL_PIXELS:
                continue
            last = max(entry.exponent for entry in group if entry.can_make_target)
            size = f"{group[0].size}×{group[0].size}"
            beside, tile = left + width_of(size, 12, 600) + 10, str(1 << last)
            words = tr("largest tile {tile}", tile=tile)
            texts.append(Caption(size, QRectF(left, HEAD - 24, beside, 20), size=12, weight=600, ink="text"))
            if beside + width_of(words) <= right + self.axes.step:
                figure = NamedFigure(tr("largest tile on {board}", board=size), tile, all_counts(group[0])[-1])
                texts.append(Caption(words, QRectF(beside, HEAD - 24, width_of(words) + 2, 20), (figure,)))
        return texts


class _TargetAxes(Axes):
    """Axes of the chart of all boards; label as many targets of every size as fit."""

    def __init__(self, at: dict[int, AllBoards]) -> None:
        super().__init__(Scale(whole=True), LogScale(), MARGINS)
        self._at = at

    def places(self) -> list[tuple[float, str]]:
        every = choose_label_step(self.step, LABEL_PIXELS)
        return [
            (place, str(1 << one.exponent))
            for place, one in self._at.items()
            if (one.exponent - FIRST) % every == 0 and self.view.left <= place <= self.view.right
        ]


def name_of(one: AllBoards) -> str:
    """Return the name of a board and its target, such as "4×4 to 2048"."""
    return tr("{board} to {target}", board=f"{one.size}×{one.size}", target=str(1 << one.exponent))


def _derivation(one: AllBoards, number: int) -> DerivedFigure | None:
    """Return how a count is derived: that of a line by its index, and after the lines that of the bar."""
    return all_counts(one)[number]


def lines(one: AllBoards) -> tuple[int, int, int]:
    """Return the counts that the three lines of the chart show for a board."""
    return one.fillings, one.baseline, one.in_layers
