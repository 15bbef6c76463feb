"""The side panel of "Space against time": both algorithms side by side, running and stopping, and the waits."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.savitch.model import DRAWN, SavitchModel
from app.lab.savitch.wording import calls, wait
from app.plots.lazy import LazyPane
from app.services.services import Services
from app.services.wording import counted, grouped
from app.widgets.buttons import Button, CheckBox
from app.widgets.dropdown import Dropdown
from app.widgets.panel import Section
from app.widgets.status import ProgressBar
from app.widgets.table import Table
from app.widgets.text import Label, row
from core.sokoban.level import state_of
from core.sokoban.savitch.boards import CORRIDORS, SMALL
from core.sokoban.savitch.cost import bounds
from core.sokoban.savitch.question import ask

if TYPE_CHECKING:
    from app.lab.savitch.chart import Cost, CostPane

NONE = "–"
SOLVED, ENDS = "solved", "solved"
ARRANGED = "arranged"
"""The second position that was drawn."""
FEW = 64
"""Positions that are offered as the end."""
MILLION = 1_000_000
CHART = 280
"""Pixels of its height, with all that is around it."""
WIDEST = 16_777_215
"""Pixels: as wide as there is room."""


class SavitchFigures:
    """Fills a section with what follows from the model."""

    def __init__(self, section: Section, model: SavitchModel, services: Services) -> None:
        self._model, self._services = model, services
        self._corridors = {key: ask(state_of(SMALL[key].rows)) for key in CORRIDORS}
        self._expected = {key: question.expected for key, question in self._corridors.items()}
        self._lazy = LazyPane(services.jobs, "app.lab.savitch.chart", self._make_pane, docked=False)
        self._lazy.setFixedHeight(CHART)
        self.table = Table(("", "Savitch", "Breadth-first"), (0.8, 1.4, 1.1))
        self.table.setAccessibleName("Both algorithms")
        self.bar = ProgressBar()
        self.bar.setMinimumWidth(80)
        self.bar.setMaximumWidth(WIDEST)
        self.note = Label("", 12, 400, "text2", wrap=True)
        self.run = Button("Run", primary=True)
        self.run.clicked.connect(self._on_run)
        self.cancel = Button("Cancel")
        self.cancel.clicked.connect(model.cancel)
        self.end = Dropdown(((SOLVED, ENDS),), SOLVED, "Second position:")
        self.end.setToolTip("What the first position is to become")
        self.end.chosen.connect(self._on_end)
        self.in_vain = CheckBox("Ask for an end out of reach")
        self.in_vain.toggled.connect(model.set_in_vain)
        self.waits = Table(("Cells", "Calls", "Wait"), (0.6, 1.3, 1.6))
        self.waits.setAccessibleName("Waits by cells")
        self._rate = Label("", 12, 400, "text2", wrap=True)
        section.add(self.table)
        section.body.addSpacing(8)
        section.add(self.bar)
        section.add(self.note)
        section.add(row(self.run, self.cancel))
        section.add(self.end)
        section.add(self.in_vain)
        section.body.addSpacing(12)
        section.add(Label("If you wait, for 3ⁿ moves in a corridor", 12, 600, "text2"))
        section.add(self.waits)
        section.add(self._rate)
        section.add(self._lazy)
        section.body.addStretch(1)

    @property
    def pane(self) -> CostPane | None:
        """Once it was looked at."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: CostPane = module.CostPane(self._services)
        pane.plot.show_costs(self._costs(module.Cost), self._corridor)
        return pane

    def _costs(self, cost: type[Cost]) -> list[Cost]:
        """Of both algorithms on every corridor."""
        found = []
        for key, question in self._corridors.items():
            known = len(question.flood.distance)
            found.append(cost(question.cells, True, self._expected[key].calls, int(bounds(question.cells)[1])))
            found.append(cost(question.cells, False, known, known * question.cells))
        return found

    @property
    def _corridor(self) -> int:
        """The cells of the corridor that is looked at; 0 for another board."""
        question = self._corridors.get(self._model.board)
        return question.cells if question is not None else 0

    def _show_costs(self) -> None:
        if self.pane is not None:
            self.pane.plot.show_costs(self.pane.plot.costs, self._corridor)

    def _on_end(self, key: str) -> None:
        if key == ARRANGED:
            self._model.ask_arranged()
        else:
            self._model.set_nearest(None if key == SOLVED else int(key))

    def _on_run(self) -> None:
        if self._model.running is not None:
            self._model.pause()
        elif self._model.progress.answer is not None:
            self._model.cancel()
        else:
            self._model.run()

    def show(self) -> None:
        """Another question, or the algorithm was started or stopped."""
        model, prepared = self._model, self._model.prepared
        working, done = model.running is not None, model.progress.answer is not None
        self.run.setText("Pause" if working else "Begin anew" if done else _verb(model))
        self.run.setEnabled(working or done or (model.idle and not model.too_long))
        self.cancel.setEnabled(model.begun and not done)
        self.in_vain.blockSignals(True)
        self.in_vain.setChecked(model.in_vain)
        self.in_vain.blockSignals(False)
        self.end.setEnabled((prepared is not None or model.board == DRAWN) and not model.in_vain)
        self.show_progress()
        self._show_ends(list(prepared.question.flood.distance.values()) if prepared is not None else ())
        if prepared is None:
            return
        self.waits.set(
            [
                (key, calls(expected.calls), wait(expected.calls / prepared.rate))
                for key, expected in self._expected.items()
            ]
        )
        self._show_costs()
        self._rate.setText(f"At {calls(round(prepared.rate / MILLION) * MILLION)} calls a second, as measured here.")

    def _show_ends(self, distances: Sequence[int]) -> None:
        """Offer every position that can be reached, if they are few, by how far it is."""
        model = self._model
        offered = enumerate(distances if len(distances) <= FEW else ())
        ends = [(str(at), f"no. {at + 1}, {counted(moves, 'move')} away") for at, moves in offered]
        key = ARRANGED if model.arranged else SOLVED
        if model.nearest is not None:
            key = str(min(model.nearest, len(distances) - 1))
        drawn = [(ARRANGED, "as drawn")] if model.board == DRAWN and model.sketch.second is not None else []
        choices = [(SOLVED, ENDS), *drawn, *ends]
        self.end.set_choices(choices, key if key in dict(choices) else SOLVED)

    def show_progress(self) -> None:
        """How far the algorithm is."""
        model, prepared, progress = self._model, self._model.prepared, self._model.progress
        if prepared is None:
            self.table.set([])
            self.note.setText(model.error)
            self.bar.set_fraction(None)
            return
        question, expected = prepared.question, prepared.expected
        depth, space = bounds(question.cells)
        known = len(question.flood.distance)
        answer = {True: "yes", False: "no", None: NONE}
        self.table.set(
            [
                ("Answer", answer[progress.answer], answer[question.answer]),
                ("Calls", calls(progress.calls), NONE),
                ("Positions", NONE, grouped(known)),
                ("Space", f"≤ {counted(int(space), 'cell')}", counted(known * question.cells, "cell")),
                ("Depth", f"{progress.depth} of {int(depth) + 1}", _moves(question.moves)),
                ("Time", wait(progress.seconds) if progress.seconds else NONE, wait(prepared.seconds)),
            ]
        )
        share = progress.calls / expected.calls if expected.exact else None
        self.bar.set_fraction(1.0 if progress.answer is not None else share)
        other = model.elsewhere
        cells = "" if other is None else counted(len(other.search.cells), "cell")
        at_work = f" The question on {cells} is still at work; running this one pauses it." if cells else ""
        self.note.setText(f"{self._sentence()}{at_work}")

    def _sentence(self) -> str:
        model, prepared, progress = self._model, self._model.prepared, self._model.progress
        assert prepared is not None
        most = "" if prepared.expected.exact else "at most "
        all_calls = f"{most}{calls(prepared.expected.calls)} calls"
        if progress.answer is not None:
            return f"Answered after {counted(progress.calls, 'call')}."
        if model.too_long:
            cost = f"It takes {all_calls}, {most}{wait(prepared.wait)}, and is not started."
            return f"{cost} Step through it, or allow fewer moves."
        if model.asks_first:
            return f"It takes {all_calls}, {most}{wait(prepared.wait)}."
        left = (prepared.expected.calls - progress.calls) / prepared.rate
        if progress.seconds:
            left = progress.seconds * (prepared.expected.calls / max(1, progress.calls) - 1)
        return f"{calls(progress.calls)} of {all_calls}, {most}{wait(left)} left."


def _verb(model: SavitchModel) -> str:
    if model.prepared is not None and model.asks_first:
        return "Run all the same"
    return "Go on" if model.begun else "Run"


def _moves(moves: int | None) -> str:
    return "out of reach" if moves is None else counted(moves, "move")
