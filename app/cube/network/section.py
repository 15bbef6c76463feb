"""Side panel sections of the network: its probabilities, its controls and its trace."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.actions import Actions
from app.base.language.words import tr
from app.base.storage.settings import Settings
from app.cube.model.model import CubeModel
from app.cube.moves.playback import speed_choice
from app.cube.network.grid import TurnGrid
from app.cube.network.model import LIMITS, NetworkModel, NetworkStatus
from app.cube.network.trace import LEAST, MOST, NetworkTrace, Steps, bracket_words
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import figure_number
from app.widgets.panel import TOOL, Section
from app.widgets.text import Label
from core.base.words import phrase
from core.cube.metrics import Metric
from core.explain.cube import cube

MOST_TURNS, FIRST_TURNS = 20, 8
TEXTS = {"mlp": phrase("Network"), "bert": "BERT"}
TURNS_KEY = "cube/network/turns"
NUMBER = 44
"""Fixed width of the number beside the slider, so that nothing moves."""


class NetworkSection(Section):
    """Section with the network's probabilities on the current cube, and a scramble of chosen length."""

    closed = Signal()
    figures_wanted = Signal()
    turn_chosen = Signal(str)
    """The user plays this turn by hand."""

    def __init__(self, network: NetworkModel, settings: Settings, actions: Actions) -> None:
        super().__init__()
        self.setAccessibleName(tr("Network"))
        self._network, self._settings = network, settings
        close = IconButton("close", tr("Back to the other sections"))
        close.clicked.connect(self.closed)
        self.turns = Slider(1, MOST_TURNS, _limit_turns(settings.get(TURNS_KEY, FIRST_TURNS)))
        self.turns.setAccessibleName(tr("Length of the scramble"))
        self.turns.setToolTip(tr("Number of random moves in the scramble; the network may make as many"))
        self.turns.valueChanged.connect(self._on_turns)
        self._number = Label("", 13, 600)
        self._number.setFixedWidth(NUMBER)
        self.scramble_button = IconButton("shuffle", action=actions["cube.network_scramble"])
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        self._title = Label(tr("Network"), 12, 600, "text2")
        self.which = Dropdown(((network.name, ""),), network.name)
        self.which.setAccessibleName(tr("Network"))
        self.which.setToolTip(tr("Which network plays"))
        self.which.chosen.connect(network.choose)
        line.addWidget(self._title)
        line.addWidget(self.which)
        line.addSpacing(4)
        line.addWidget(self.turns, 1)
        line.addWidget(self._number)
        figures = IconButton("lab", tr("Show its success rate in the Lab"))
        figures.clicked.connect(self.figures_wanted)
        for button in (self.scramble_button, figures, close):
            button.setFixedSize(TOOL, TOOL)
            line.addWidget(button)
        box = QWidget()
        box.setLayout(line)
        self.add(box)
        self.grid = TurnGrid()
        self.grid.chosen.connect(self.turn_chosen)
        self.add(self.grid)
        network.changed.connect(self._refresh)
        self._on_turns(self.turns.value())
        self._refresh()

    def _on_turns(self, turns: int) -> None:
        self._number.setText(f"n = {turns}")
        self._settings.set(TURNS_KEY, turns)

    def _refresh(self) -> None:
        names = self._network.names
        self._title.setVisible(len(names) < 2)
        self.which.setVisible(len(names) > 1)
        self.which.set_choices([(name, TEXTS.get(name, name)) for name in names], self._network.name)
        self.grid.set_shares(self._network.probabilities, self._network.choice)


class NetworkRunSection(Section):
    """Section with the buttons to step and run, the limit, the speed, a status line and the trace."""

    def __init__(self, network: NetworkModel, model: CubeModel, actions: Actions) -> None:
        super().__init__()
        self._network, self._model = network, model
        self.run_button = Button(tr("Run", context="an algorithm"), primary=True)
        self.step_button = Button(tr("Step", context="of an algorithm"))
        for button, key in ((self.run_button, "run"), (self.step_button, "step")):
            button.follow(actions[f"cube.network_{key}"])
        self.limit = Dropdown([(str(limit), str(limit)) for limit in LIMITS], str(LIMITS[-1]), tr("At most"))
        self.limit.setToolTip(tr("How many moves the network may make"))
        self.limit.chosen.connect(lambda limit: network.set_limit(int(limit)))
        self.speed = speed_choice(model)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for widget in (self.run_button, self.step_button):
            line.addWidget(widget)
        line.addStretch(1)
        for choice in (self.limit, self.speed):
            line.addWidget(choice)
        box = QWidget()
        box.setLayout(line)
        self.add(box)
        self._stand = Label("", 13, 500, wrap=True)
        self.add(self._stand)
        self.trace = NetworkTrace()
        self.trace.setFixedHeight(LEAST)
        self.trace.chosen.connect(self._on_chosen)
        self.add(self.trace)
        network.changed.connect(self._refresh)
        self._refresh()

    def fit(self, more: int) -> None:
        """Make the trace `more` pixels taller (or shorter), within its limits."""
        self.trace.setFixedHeight(max(LEAST, min(self.trace.minimumHeight() + more, MOST)))

    @property
    def sentence(self) -> str:
        """Status line of the network."""
        return self._stand.text()

    def _on_chosen(self, moves: int) -> None:
        self._model.go_to(self._network.start + moves)

    def _refresh(self) -> None:
        network = self._network
        self.limit.set_current(str(network.limit))
        running = network.stand is NetworkStatus.RUNNING
        words = tr("Again")
        if running:
            words = tr("Pause")
        elif network.can_step or not network.moves:
            words = tr("Run", context="an algorithm")
        self.run_button.setText(words)
        self.run_button.setAccessibleName(words)
        self.run_button.updateGeometry()
        said = say(network)
        self._stand.say(said)
        self._stand.set_ink({NetworkStatus.SOLVED: "ok", NetworkStatus.DAMAGED: "danger"}.get(network.stand, "text"))
        steps = Steps(network.moves, network.confidences, network.depths.brackets, network.played_count, network.limit)
        self.trace.show_steps(steps)


def say(network: NetworkModel) -> str:
    """Return the status of the network in one line."""
    stand, played, limit = network.stand, network.played_count, network.limit
    if stand is NetworkStatus.DAMAGED:
        return network.failure
    if stand is NetworkStatus.LOADING:
        return tr("The network is being loaded.")
    if stand is NetworkStatus.SOLVED:
        return _say_solution_length(network) if network.moves else tr("The cube is solved. Scramble it first.")
    if stand is NetworkStatus.OUT:
        known = network.bracket
        if known is None:
            return tr("Out of moves after {played}.", played=played)
        return tr(
            "Out of moves after {played}: now at depth {depth} {unit}.",
            played=played,
            depth=bracket_words(known),
            unit=known.metric.unit,
        )
    return (
        tr("Move {played} of {limit}.", played=played, limit=limit)
        if played
        else tr("Press Run: the network may make %n moves.", one="Press Run: the network may make %n move.", n=limit)
    )


def _say_solution_length(network: NetworkModel) -> str:
    length = cube.length(network.moves[: network.played_count], Metric.HTM)
    played, limit = figure_number(tr("moves of the network"), network.played_count, length), network.limit
    return tr("Solved in {played} of %n moves.", one="Solved in {played} of %n move.", n=limit, played=played)


def _limit_turns(turns: int) -> int:
    return max(1, min(turns, MOST_TURNS))
