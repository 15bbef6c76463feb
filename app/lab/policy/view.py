"""Lab view of the policy network: how often it solves, where it goes wrong, how long scrambles are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout

from app.base.actions import Command
from app.base.language.wording import percent_sign
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.lab.frame.panel import InstrumentPanel
from app.lab.policy.model import CONFUSIONS, LEARNING, MISTAKES, SHORTER, SUCCESS, SURENESS, PolicyModel
from app.lab.policy.network_studies import ACROSS, BESIDE, CURVES, SAME
from app.lab.policy.summary import LENGTHS_SHOWN, LONGEST, TEXTS
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.field import Field
from app.widgets.explained_figures import Figure
from app.widgets.panel import Section
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label, row
from core.base.words import phrase

FIGURES = {
    SUCCESS: (
        phrase("solved at n = {n}", n=8), phrase("at n = {n}", n=10), phrase("lengths better than the article"),
        phrase("scrambles at each length"),
    ),
    MISTAKES: (
        phrase("scrambles"), phrase("without a mistake"), phrase("depth of most mistakes"),
        phrase("move of most mistakes"),
    ),
    SHORTER: (*(phrase("shorter at n = {n}", n=n) for n in LENGTHS_SHOWN), phrase("scrambles of each length")),
    LEARNING: (phrase("samples in all"), *(phrase("solved at n = {n}", n=n) for n in CURVES)),
    SURENESS: (
        phrase("moves judged"), phrase("right", context="not wrong"), phrase("accuracy of the most confident moves"),
        phrase("accuracy below 50 % confidence"),
    ),
    CONFUSIONS: (phrase("mistakes"), SAME, ACROSS, BESIDE),
}  # fmt: skip
GAMES = (1_000, 10_000, 100_000)
MOST_SEED = 2**31 - 1
WHICH = phrase("Which network's success is shown, and measured")
WHICH_LEARNS = phrase("Which network's learning is shown")
KINDS = {"pairs": phrase("One view"), "faces": phrase("Six faces"), "text": "BERT"}


class PolicyPanel(InstrumentPanel):
    """Side panel with a table of the figures that are drawn, and controls to evaluate a network."""

    def __init__(self, services: Services, model: PolicyModel) -> None:
        super().__init__()
        self._settings, self._model = services.settings, model
        self.tables = {
            SUCCESS: DataTable(("n", tr("Network"), percent_sign("95"), tr("Article")), (0.5, 1.2, 1.5, 1.2)),
            MISTAKES: DataTable(
                (tr("Place", context="of a mistake"), tr("Share", context="a part of all"), percent_sign("95")),
                (0.8, 1.2, 1.6),
            ),
            SHORTER: DataTable(("n", tr("Shorter"), percent_sign("95")), (0.6, 1.2, 1.6)),
            LEARNING: DataTable((tr("Samples"), *(f"n = {n}" for n in CURVES)), (1.6, 1.2, 1.2, 1.2)),
            SURENESS: DataTable(
                (tr("Confidence"), tr("Right", context="not wrong"), percent_sign("95")), (1.2, 1.2, 1.6)
            ),
            CONFUSIONS: DataTable(
                (tr("Played"), tr("Share", context="a part of all"), percent_sign("95")), (3.2, 0.9, 1.4)
            ),
        }
        self._rates = Section(tr("Figures"))
        self.which = Dropdown([(name, TEXTS.get(name, name)) for name in model.names], model.name)
        self.which.setAccessibleName(tr("Network"))
        self.which.setToolTip(translate(WHICH))
        self.which.chosen.connect(self._on_which)
        self._rates.add_tool(self.which)
        for table in self.tables.values():
            self._rates.add(table)
        self._own = Section(tr("Measure it yourself"))
        games = self._settings.get("lab/policy/games", GAMES[0])
        choices = [(str(number), tr("%n games", one="%n game", n=number)) for number in GAMES]
        self.games = Dropdown(choices, str(games if games in GAMES else GAMES[0]))
        self.games.setAccessibleName(tr("Games"))
        self.games.setToolTip(tr("How many scrambles of each length are played"))
        self.games.chosen.connect(lambda games: self._settings.set("lab/policy/games", int(games)))
        self.seed = Field(tr("Seed"))
        self.seed.edit.setValidator(QIntValidator(0, MOST_SEED, self.seed))
        self.seed.set_text(str(self._settings.get("lab/policy/seed", 1)))
        self.seed.setToolTip(tr("The same seed plays the same scrambles"))
        self.seed.submitted.connect(self.evaluate)
        self.button = Button(tr("Evaluate"), primary=True)
        self.button.clicked.connect(self.evaluate)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self.games)
        line.addWidget(Label(tr("Seed"), 13, 500, "text2"))
        line.addWidget(self.seed, 1)
        self._own.body.addLayout(line)
        self._own.add(row(self.button))
        self._own_words = Label("", 12, 400, "text2", wrap=True)
        self._own.add(self._own_words)
        self.body.setSpacing(16)
        self._rule = Hairline()
        for widget in (self._rates, self._rule, self._own):
            self.add(widget)

    # user actions

    def evaluate(self) -> None:
        """Start measuring the network's success, or stop."""
        evaluation, text = self._model.evaluation, self.seed.text
        if evaluation.running:
            evaluation.cancel()
            return
        valid = self.seed.edit.hasAcceptableInput()
        self.seed.set_error("" if valid else tr("A seed is a whole number from 0 to {most}.", most=MOST_SEED))
        if valid:
            self._settings.set("lab/policy/seed", int(text))
            evaluation.start(self._model.name, int(self.games.current), int(text))

    def _on_which(self, name: str) -> None:
        if self._model.variant == LEARNING:
            self._model.kind = name
        else:
            self._model.name = name

    # updates from the model

    def refresh(self) -> None:
        model = self._model
        for variant, table in self.tables.items():
            table.setVisible(variant == model.variant)
        for widget in (self._rule, self._own):
            widget.setVisible(model.variant == SUCCESS)
        if model.variant == LEARNING:
            names, chosen, tip = model.kinds, model.kind, WHICH_LEARNS
        else:
            names, chosen, tip = model.names, model.name, WHICH
        self.which.set_choices([(name, (KINDS | TEXTS).get(name, name)) for name in names], chosen)
        self.which.setToolTip(translate(tip))
        self.which.setVisible(len(names) > 1 and model.variant in {SUCCESS, LEARNING})
        self.button.setText(
            tr("Stop", context="a computation or a replay") if model.evaluation.running else tr("Evaluate")
        )
        summary = model.summary
        if summary is not None:
            self.tables[model.variant].set(summary.rows)
            self._rates.set_note(summary.note)
            self._own_words.setText(self._say_own())

    def _say_own(self) -> str:
        rates = self._model.evaluation.rates
        if not rates:
            return tr("Plays that many scrambles of each length up to {longest} on this machine.", longest=LONGEST)
        return tr(
            "%n scrambles of each length up to {longest} are in the plot, as circles.",
            one="%n scramble of each length up to {longest} is in the plot, as circles.",
            n=rates[-1].games,
            longest=rates[-1].n,
        )


def _values(model: PolicyModel) -> Sequence[Figure]:
    summary = model.summary
    return () if summary is None else summary.figures


def _commands(model: PolicyModel, view: InstrumentView) -> Sequence[Command]:
    return (
        Command("lab.policy_evaluate", "Evaluate the network", view.panel.evaluate, "network", (),
                "Let the network play many scrambles of every length, or stop it",
                enabled=lambda: model.variant == SUCCESS),
    )  # fmt: skip


INSTRUMENT = Instrument(
    model=PolicyModel,
    stage=PaneMaker("app.lab.policy.pane", "PolicyPane"),
    figures=lambda model: FIGURES[model.variant],
    values=_values,
    panel=PolicyPanel,
    commands=_commands,
)
