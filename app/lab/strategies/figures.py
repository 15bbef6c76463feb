"""Side panel of the strategies: what each of them wins, and the habits of one."""

from __future__ import annotations

from app.base.language.wording import fixed_percent, format_number, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.panel import InstrumentPanel
from app.lab.strategies.model import MicroscopeModel
from app.plots.drawing.numbers import table_percent
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import NONE, Figure, figure_text
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.twenty48 import boards, layers
from core.twenty48.strategies.microscope import StrategyOutcome
from core.twenty48.strategies.strategy import ADVISER, Strategy

HEADING = phrase("Shares of all games, exact. Mistakes: moves per game that are not best.")


class MicroscopePanel(InstrumentPanel):
    """Side panel with a table of all strategies, and the habits of the one chosen in it."""

    def __init__(self, _services: Services, model: MicroscopeModel) -> None:
        super().__init__()
        self._model = model
        self.table = DataTable(
            (tr("Strategy"), tr("Wins"), tr("Costs"), tr("Mistakes")), (1.25, 1.1, 1.1, 0.7), rows_lead=True
        )
        self.table.setAccessibleName(tr("Strategies"))
        self.table.row_chosen.connect(self._on_row)
        self._state = Label("", 12, 400, "text2", wrap=True)
        self.again = Button(tr("Go on"))
        self.again.clicked.connect(model.go_on)
        self._name = Label("", 13, 600)
        self._plays = Label("", 12, 400, "text2", wrap=True)
        self.habits = DataTable((tr("Habit"), tr("Moves"), tr("Mistakes"), tr("Costs")), (1.7, 0.75, 0.7, 1.0))
        self.habits.setAccessibleName(tr("Habits"))
        self._finding = Label("", 12, 400, "text2", wrap=True)
        self.reached = DataTable((tr("Tile"), tr("Made in")), (1.0, 1.6))
        self.reached.setAccessibleName(tr("Tiles"))
        self._heading = Label("", 12, 400, "text2", wrap=True)
        for widget in (
            self._heading, self.table, self._state, self.again, Hairline(),
            self._name, self._plays, self.habits, self._finding, self.reached,
        ):  # fmt: skip
            self.add(widget)

    @property
    def heading(self) -> str:
        """Text on what the table of strategies shows, and on a missing strategy."""
        return self._heading.text()

    @property
    def finding(self) -> str:
        """Text on where the chosen strategy leaves perfect play."""
        return self._finding.text()

    def refresh(self) -> None:
        model = self._model
        heading = translate(HEADING)
        if ADVISER not in model.strategies:
            missing = tr("The adviser is missing: it has no network for {board}.", board=model.shape.title)
            heading = sentences(heading, missing)
        self._heading.setText(heading)
        self.table.set([_row(one, model.outcomes.get(one.key)) for one in model.strategies])
        self.table.selectRow(list(model.strategies).index(model.chosen_strategy))
        self._state.setText(model.ended if not model.is_complete else "")
        self._state.setVisible(bool(self._state.text()))
        self.again.setVisible(bool(model.ended) and not model.is_complete)
        strategy, outcome = model.chosen_strategy, model.outcomes.get(model.chosen_strategy.key)
        self._name.setText(translate(strategy.name))
        self._plays.setText(translate(strategy.sentence))
        for widget in (self.habits, self.reached, self._finding):
            widget.setVisible(outcome is not None)
        if outcome is not None:
            self.habits.set(_habits(strategy, outcome))
            self._finding.say(_finding(outcome))
            self.reached.set(
                [
                    (str(8 << place), Figure(fixed_percent(share, 4), layers.derive_tile_frequency(outcome, place)))
                    for place, share in enumerate(outcome.reached)
                ]
            )

    def _on_row(self, row: int) -> None:
        self._model.chosen_strategy = self._model.strategies[row]


def _row(strategy: Strategy, outcome: StrategyOutcome | None) -> tuple[str | Figure, ...]:
    name = translate(strategy.name)
    if outcome is None:
        return name, NONE, NONE, NONE
    wins, _, _, mistakes, _ = boards.strategy(outcome)
    return (
        name,
        Figure(fixed_percent(outcome.win_probability, 2), wins),
        Figure(fixed_percent(outcome.total_cost, 2), layers.derive_total_cost(outcome)),
        Figure(format_number(outcome.mistakes, ".2f"), mistakes),
    )


def _habits(strategy: Strategy, outcome: StrategyOutcome) -> list[tuple[str | Figure, ...]]:
    worked = layers.habits(outcome, strategy)
    return [
        (
            translate(name),
            Figure(format_number(habit.played, ".2f"), worked[name]),
            Figure(format_number(habit.wrong, ".2f"), worked[name]),
            Figure(table_percent(habit.cost) if habit.cost else "0", worked[name]),
        )
        for name, habit in outcome.habits(strategy).items()
    ]


def _finding(outcome: StrategyOutcome) -> str:
    """Return a text on where a strategy leaves perfect play."""
    if outcome.leaves is None or outcome.half_lost is None:
        return tr("Every move is one of the best.")
    return tr(
        "It first departs from perfect play at tile sum {leaves}; half of its total cost has arisen by {half_lost}.",
        leaves=figure_text(tr("first mistake"), str(outcome.leaves), layers.leaves(outcome)),
        half_lost=figure_text(tr("half lost"), str(outcome.half_lost), layers.half_lost(outcome)),
    )
