"""View of the seven lines: the mathematics, the chain's numbers, and those of the player's games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.base.export import export
from app.base.language.wording import fixed_percent, format_integer, format_number, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import Instrument
from app.lab.frame.panel import InstrumentPanel
from app.lab.life.model import LifeModel
from app.twenty48.games.lines import StatisticsLine, lines
from app.twenty48.plots.path.wording import format_signed
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import GROUP, NONE, Figure, figure_number
from app.widgets.key_figures import LEFT
from app.widgets.panel import MARGIN
from app.widgets.scrolling import scrolling
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label, row
from core.base.words import phrase
from core.explain.formulas import trials
from core.explain.twenty48 import bag_states, twenty48
from core.explain.twenty48 import life as derived
from core.twenty48.bag.life import GameStatistics
from core.twenty48.board import FOUR

TITLE = phrase("The mathematics of your games in seven lines")
SENTENCE = phrase(
    "However you play, new tiles are drawn as in the bag: put into a bag, your games are paths "
    "through this chain. J. Lees-Miller, The Mathematics of 2048 (2017)."
)
WAITING = phrase("Putting your games into the bag.")
NO_GAMES = phrase(
    "You have not won such a game yet. Each win is a path through the chain and adds to the right column."
)
ENDS = 12
FIGURES = 110
"""Least width of a column of figures in pixels."""


class LifeStage(QWidget):
    """Stage with seven rows under an introduction."""

    def __init__(self, _services: Services, model: LifeModel) -> None:
        super().__init__()
        self._model = model
        self.words = Label(SENTENCE, 12, 400, "text2", wrap=True)
        self.rows = [LineRow(number) for number in range(1, 8)]
        self.words.setMinimumWidth(1)
        sheet = QWidget()
        sheet.setProperty(GROUP, True)
        grid = QGridLayout(sheet)
        grid.setContentsMargins(LEFT, 12, MARGIN, 16)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 5)
        for column in (2, 3):
            grid.setColumnStretch(column, 2)
            grid.setColumnMinimumWidth(column, FIGURES)
        grid.addWidget(Label(TITLE, 15, 600), 0, 0, 1, 4)
        grid.addWidget(self.words, 1, 0, 1, 4)
        self.heads = [Label(tr("In the bag"), 12, 600, "text2"), Label(tr("Your games"), 12, 600, "text2")]
        for column, head in enumerate(self.heads, 2):
            grid.addWidget(head, 2, column)
        for number, one in enumerate(self.rows):
            one.lay(grid, 3 + 2 * number)
        grid.setRowStretch(3 + 2 * len(self.rows), 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(sheet))
        model.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        found = self._model.found
        if found is None:
            self.words.setText(self._model.reason or WAITING)
            for one in self.rows:
                one.clear(wait=self._model.is_busy)
            return
        sentence = translate(SENTENCE)
        self.words.setText(sentence if found.games else sentences(sentence, translate(NO_GAMES)))
        games = tr("Your %n games", one="Your %n game", n=_games(found))
        self.heads[1].say(games if found.games else tr("Your games"))
        for one, line in zip(self.rows, lines(found), strict=True):
            one.show_line(line)


class LifePanel(InstrumentPanel):
    """Side panel on how games end, with buttons to copy and save all numbers."""

    def __init__(self, services: Services, model: LifeModel) -> None:
        super().__init__(tr("How games end"), tr("in the bag"))
        self._services, self._model = services, model
        self._ends = DataTable((tr("Tiles"), tr("Chance"), tr("You")), (2.2, 1.0, 0.7))
        self.copy, self.save = Button(tr("Copy"), icon="copy"), Button("CSV")
        self.copy.clicked.connect(self._copy_numbers)
        self.save.clicked.connect(self._save_numbers)
        self.add(self._ends)
        self.add(row(self.copy, self.save))

    def refresh(self) -> None:
        found = self._model.found
        self.copy.setEnabled(found is not None)
        self.save.setEnabled(found is not None)
        self._ends.set([] if found is None else [_end(found, *end) for end in found.ends[:ENDS]])

    def _copy_numbers(self) -> None:
        if self._model.found is not None:
            QGuiApplication.clipboard().setText(self._model.found.to_csv())
            self._services.messages.toast(tr("Copied the seven lines"), tr("Paste into any spreadsheet"))

    def _save_numbers(self) -> None:
        if self._model.found is not None:
            name = f"2048-seven-lines-{self._model.variant}"
            export.ask_and_save_numbers(self, self._model.found.to_csv(), name, self._services)


def _values(model: LifeModel) -> Sequence[Figure | str]:
    """Return the difference that the rows explain, split so that the rounded parts add up."""
    statistics = model.found
    if statistics is None:
        return ()
    if not statistics.games:
        return NONE, Figure(format_number(statistics.mean, ".1f"), derived.mean(statistics)), NONE, NONE
    sums = [round(10 * one) for one in (statistics.mean, statistics.own_mean.figure, statistics.played.figure)]
    luck, geometry = format_signed(sums[1] - sums[0]), format_signed(sums[2] - sums[1])
    texts = format_number(sums[2] / 10, ".1f"), format_number(sums[0] / 10, ".1f"), luck, geometry
    return tuple(map(Figure, texts, twenty48.split(*(one / 10 for one in sums))))


def _facts(model: LifeModel) -> Sequence[str]:
    found = model.found
    rules = () if model.four == FOUR else (tr("{share:g} % fours", share=100 * model.four),)
    if found is None:
        return rules
    return *rules, tr("%n games", one="%n game", n=_games(found))


def _games(found: GameStatistics) -> int:
    """Return the number of games, as a figure if there are any."""
    return figure_number(tr("your won games"), found.games, derived.games(found)) if found.games else 0


def _end(found: GameStatistics, tiles: Sequence[int], share: float, count: int) -> tuple[str | Figure, ...]:
    """Return a row on how often games end in these tiles, and how many of the player's own did."""
    chance = Figure(fixed_percent(share, 2), bag_states.ends(found.target, found.four, tiles))
    own = Figure(format_integer(count), trials.share(count, found.games)) if found.games else Figure(NONE)
    return " ".join(map(str, tiles)), chance, own


class LineRow:
    """Widgets of one line in the grid, under a hairline."""

    def __init__(self, number: int) -> None:
        self.number = Label(str(number), 15, 600, "text3")
        self.formula, self.words = Label("", 15, 500), Label("", 12, 400, "text2", wrap=True)
        self.chain, self.own = Label(NONE, 17, 600, "accent"), Label(NONE, 17, 600, "ok")
        self.chain_note, self.own_note = Label("", 12, 400, "text2", wrap=True), Label("", 12, 400, "text2", wrap=True)

    def lay(self, grid: QGridLayout, line: int) -> None:
        """Put the widgets into two rows of the grid: a hairline, and the line itself."""
        align_top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(Hairline(), line, 0, 1, 4)
        for column, labels in (
            (0, (self.number,)),
            (1, (self.formula, self.words)),
            (2, (self.chain, self.chain_note)),
            (3, (self.own, self.own_note)),
        ):
            box = QWidget()
            stack = QVBoxLayout(box)
            stack.setContentsMargins(0, 6, 0, 8)
            stack.setSpacing(1)
            for label in labels:
                stack.addWidget(label)
            grid.addWidget(box, line + 1, column, align_top)

    def show_line(self, line: StatisticsLine) -> None:
        self.formula.setText(line.formula)
        self.words.setText(line.words)
        for label, text in (
            (self.chain, line.chain.figure), (self.chain_note, line.chain.note),
            (self.own, line.own.figure), (self.own_note, line.own.note),
        ):  # fmt: skip
            label.say(text)

    def clear(self, *, wait: bool) -> None:
        """Show no figures; with `wait`, an open explanation of a figure stays open until the next ones."""
        for label, text in ((self.chain, NONE), (self.own, NONE), (self.chain_note, ""), (self.own_note, "")):
            if wait:
                label.wait(text)
            else:
                label.setText(text)


INSTRUMENT = Instrument(
    model=LifeModel,
    stage=LifeStage,
    figures=(phrase("your moves"), phrase("in the bag"), phrase("luck"), phrase("geometry")),
    values=_values,
    panel=LifePanel,
    facts=_facts,
)
