"""The network without search in the Lab: how often it solves, where it goes wrong, and what its scrambles are worth."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.lab.model import Model
from app.lab.policy.charts import (
    BY_DEPTH,
    BY_MOVE,
    LONGEST,
    SHORTER_TOLD,
    Telling,
    mistakes,
    shorter,
    success,
)
from app.lab.policy.evaluation import Evaluation
from app.lab.policy.measured import load
from app.lab.view import KeyFigures, SubjectView
from app.plots.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.widgets.buttons import Button
from app.widgets.dropdown import Dropdown
from app.widgets.field import Field
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Hairline, Label, grouped
from core.cube.policy.measured import Figures

if TYPE_CHECKING:
    from app.lab.policy.pane import PolicyPane

SUCCESS, MISTAKES, SHORTER = "success", "mistakes", "shorter"
FACTS = {
    SUCCESS: ("solved at n = 8", "at n = 10", "lengths better than the article", "games at each length"),
    MISTAKES: ("scrambles", "without a mistake", "depth of most mistakes", "move of most mistakes"),
    SHORTER: (*(f"shorter at n = {n}" for n in SHORTER_TOLD), "scrambles of each length"),
}
GAMES = (1_000, 10_000, 100_000)
MOST_SEED = 2**31 - 1
FIRST_LENGTH = 10
FIRST_NAME = "mlp"
TEXTS = {"mlp": "Network", "bert": "BERT"}


class PolicyView(SubjectView):
    """The pane, facts below, and a table for the side panel; there the user can also measure anew."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._settings = services.settings
        self._variant = SUCCESS
        self._name = self._settings.get("lab/policy/name", FIRST_NAME)
        self._stored: Figures | None = None
        self._length = self._settings.get("lab/policy/length", FIRST_LENGTH)
        by = self._settings.get("lab/policy/by", BY_DEPTH)
        self._by = by if by in {BY_DEPTH, BY_MOVE} else BY_DEPTH
        self.evaluation = Evaluation(services, self)
        self.evaluation.changed.connect(self._on_evaluated)
        self._lazy = LazyPane(services.jobs, "app.lab.policy.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.figures = {variant: KeyFigures(names) for variant, names in FACTS.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._lazy, 1)
        for facts in self.figures.values():
            column.addWidget(facts)
        self.tables = {
            SUCCESS: Table(("n", "Network", "95 %", "Article"), (0.5, 1.2, 1.5, 1.2)),
            MISTAKES: Table(("Place", "Share", "95 %"), (0.8, 1.2, 1.6)),
            SHORTER: Table(("n", "Shorter", "95 %"), (0.6, 1.2, 1.6)),
        }
        self._fill_panel()
        job = services.jobs.run("Reading the network's figures", load)
        job.finished.connect(self._on_loaded)
        job.failed.connect(self._on_unloaded)

    def _fill_panel(self) -> None:
        self._rates = Section("Figures")
        self.which = Dropdown([(self._name, TEXTS.get(self._name, self._name))], self._name)
        self.which.setToolTip("Which network's success is shown, and measured")
        self.which.chosen.connect(self._on_which)
        self._rates.add_tool(self.which)
        for table in self.tables.values():
            self._rates.add(table)
        self._own = Section("Measure it yourself")
        games = self._settings.get("lab/policy/games", GAMES[0])
        choices = [(str(number), f"{grouped(number)} games") for number in GAMES]
        self.games = Dropdown(choices, str(games if games in GAMES else GAMES[0]))
        self.games.setToolTip("How many scrambles of each length are played")
        self.games.chosen.connect(lambda games: self._settings.set("lab/policy/games", int(games)))
        self.seed = Field("Seed")
        self.seed.edit.setValidator(QIntValidator(0, MOST_SEED, self.seed))
        self.seed.set_text(str(self._settings.get("lab/policy/seed", 1)))
        self.seed.setToolTip("The same seed plays the same scrambles")
        self.seed.submitted.connect(self.evaluate)
        self.button = Button("Evaluate", primary=True)
        self.button.clicked.connect(self.evaluate)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.games)
        line.addWidget(Label("Seed", 13, 500, "text2"))
        line.addWidget(self.seed, 1)
        line.addWidget(self.button)
        box = QWidget()
        box.setLayout(line)
        self._own.add(box)
        self._own_words = Label("", 12, 400, "text2", wrap=True)
        self._own.add(self._own_words)
        self.table.body.setSpacing(16)
        self._rule = Hairline()
        for widget in (self._rates, self._rule, self._own):
            self.table.add(widget)
        self.table.body.addStretch(1)

    # what the Lab asks

    def show_variant(self, variant: str) -> None:
        self._variant = variant
        for key, facts in self.figures.items():
            facts.setVisible(key == variant)
            self.tables[key].setVisible(key == variant)
        for widget in (self._rule, self._own):
            widget.setVisible(variant == SUCCESS)
        self._show_which()
        self._refresh()

    @property
    def ready(self) -> bool:
        return self.pane is not None and self.pane.picture is not None

    @property
    def pane(self) -> PolicyPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    def commands(self) -> Sequence[Command]:
        return (
            Command("lab.policy_evaluate", "Evaluate the network", self.evaluate, "network", (),
                    "Let the network play many scrambles of every length, or stop it"),
        )  # fmt: skip

    # what a person does

    def evaluate(self) -> None:
        """Measure the network's success, or stop doing so."""
        if self.evaluation.running:
            self.evaluation.cancel()
            return
        text = self.seed.text
        self.seed.set_error("" if text.isdecimal() else "A seed is a whole number.")
        if text.isdecimal():
            self._settings.set("lab/policy/seed", int(text))
            self.evaluation.start(self._name, int(self.games.current), int(text))

    def _on_which(self, name: str) -> None:
        self._name = name
        self._settings.set("lab/policy/name", name)
        self.evaluation.forget()
        self._refresh()

    def _on_length(self, length: int) -> None:
        self._length = length
        self._settings.set("lab/policy/length", length)
        self._refresh()

    def _on_by(self, by: str) -> None:
        self._by = by
        self._settings.set("lab/policy/by", by)
        self._refresh()

    # what is shown

    def _show_which(self) -> None:
        several = self._stored is not None and len(self._stored.rates) > 1
        self.which.setVisible(several and self._variant == SUCCESS)

    def _on_loaded(self, figures: Figures) -> None:
        self._stored = figures
        if figures.mistakes:
            self._length = min(figures.mistakes, key=lambda n: abs(n - self._length))
        names = sorted(figures.rates, key=lambda name: name != FIRST_NAME) or [FIRST_NAME]
        if self._name not in names:
            self._name = names[0]
        self.which.set_choices([(name, TEXTS.get(name, name)) for name in names], self._name)
        self._show_which()
        self._refresh()
        self.changed.emit()

    def _on_unloaded(self, reason: str) -> None:
        self._services.messages.say(reason, good=False)
        # the article's rates are there all the same, and one can measure
        self._on_loaded(Figures({}, {}, {}, {}))

    def _on_evaluated(self) -> None:
        running = self.evaluation.running
        words = "Stop" if running else "Evaluate"
        self.button.setText(words)
        self.button.setAccessibleName(words)
        self._refresh()

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: PolicyPane = module.PolicyPane(self._services, self._length, self._by)
        pane.length_changed.connect(self._on_length)
        pane.by_changed.connect(self._on_by)
        self._refresh_pane(pane)
        return pane

    def _refresh(self) -> None:
        if self._stored is not None:
            telling = self._tell(self._stored)
            self.figures[self._variant].set(*telling.facts)
            self.tables[self._variant].set(telling.rows)
            self._rates.set_note(telling.note)
            self._own_words.setText(self._say_own())
        if self.pane is not None:
            self._refresh_pane(self.pane)

    def _refresh_pane(self, pane: PolicyPane) -> None:
        if self._stored is not None:
            pane.show_picture(self._tell(self._stored).picture)

    def _tell(self, figures: Figures) -> Telling:
        if self._variant == SUCCESS:
            return success(figures, self._name, self.evaluation.rates)
        return shorter(figures) if self._variant == SHORTER else mistakes(figures, self._length, self._by)

    def _say_own(self) -> str:
        rates = self.evaluation.rates
        if not rates:
            return f"Plays that many scrambles of each length up to {LONGEST} on this machine."
        return f"{grouped(rates[-1].games)} scrambles of each length up to {rates[-1].n} are in the plot, as circles."


def create(services: Services, _model: Model) -> PolicyView:
    """The view, for `app.lab.subjects`."""
    return PolicyView(services)
