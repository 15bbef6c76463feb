"""Side panel of "Memory against time": both algorithms side by side, controls, and waiting times."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.base.language.wording import format_integer, sentences
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.panel import InstrumentPanel
from app.lab.savitch.model import DRAWN, PreparedQuestion, SavitchModel, SavitchProgress
from app.lab.savitch.wording import calls, wait
from app.plots.panes.lazy import LazyPane
from app.widgets.controls.buttons import Button, CheckBox
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import Figure, NamedFigure, figure_number, figure_text
from app.widgets.status import ProgressBar
from app.widgets.table import DataTable
from app.widgets.text import Label, row
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import families
from core.sokoban.level import state_of
from core.sokoban.savitch.boards import CORRIDORS, SMALL
from core.sokoban.savitch.cost import bounds
from core.sokoban.savitch.question import ask

if TYPE_CHECKING:
    from app.lab.savitch.chart import Cost, CostPane

NONE = "–"
SOLVED, ENDS = "solved", phrase("solved", context="the second position")
ARRANGED = "arranged"
"""Key of the second position that was drawn."""
FEW = 64
"""Largest number of positions that are offered as the end."""
MILLION = 1_000_000
CHART = 280
"""Height of the chart in pixels, with its title and foot."""
WIDEST = 16_777_215
"""Maximum width in pixels, which stands for no limit."""


class SavitchPanel(InstrumentPanel):
    """Side panel with both algorithms side by side, the controls of Savitch's, and its waiting times."""

    def __init__(self, services: Services, model: SavitchModel) -> None:
        super().__init__()
        self._model, self._services = model, services
        self._corridors = {key: ask(state_of(SMALL[key].rows)) for key in CORRIDORS}
        self._expected = {key: question.expected_cost for key, question in self._corridors.items()}
        self._lazy = LazyPane(services.jobs, "app.lab.savitch.chart", self._make_pane, docked=False)
        self._lazy.setFixedHeight(CHART)
        self.table = DataTable(("", tr("Savitch"), tr("Breadth-first")), (0.8, 1.4, 1.1))
        self.table.setAccessibleName(tr("Both algorithms"))
        self.bar = ProgressBar()
        self.bar.setMinimumWidth(80)
        self.bar.setMaximumWidth(WIDEST)
        self.note = Label("", 12, 400, "text2", wrap=True)
        self.run = Button(tr("Run", context="an algorithm"), primary=True)
        self.run.clicked.connect(model.go_on)
        self.cancel = Button(tr("Cancel"))
        self.cancel.clicked.connect(model.cancel)
        self.end = Dropdown(((SOLVED, ENDS),), SOLVED, tr("Second position:"))
        self.end.setToolTip(tr("What the first position is to become"))
        self.end.chosen.connect(self._on_end)
        self.in_vain = CheckBox(tr("Ask for an unreachable position"))
        self.in_vain.toggled.connect(model.set_in_vain)
        self.waits = DataTable((tr("Cells"), tr("Calls"), tr("Waiting time")), (0.6, 1.3, 1.6))
        self.waits.setAccessibleName(tr("Waiting times by number of cells"))
        self._rate = Label("", 12, 400, "text2", wrap=True)
        self.add(self.table)
        self.body.addSpacing(8)
        self.add(self.bar)
        self.add(self.note)
        self.add(row(self.run, self.cancel))
        self.add(self.end)
        self.add(self.in_vain)
        self.body.addSpacing(12)
        self.add(Label(tr("Waiting time for 3ⁿ moves in a corridor"), 12, 600, "text2", wrap=True))
        self.add(self.waits)
        self.add(self._rate)
        self.add(self._lazy)
        model.progressed.connect(self._show_progress)

    @property
    def pane(self) -> CostPane | None:
        """Pane with the chart, or None until it is first shown."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: CostPane = module.CostPane(self._services)
        pane.plot.show_costs(self._costs(module.Cost), self._corridor)
        pane.plot.sheets = lambda place: self._sheets(pane.plot.nearest(place))
        return pane

    def _sheets(self, cost: Cost) -> Sequence[NamedFigure]:
        question = next(one for one in self._corridors.values() if one.cells == cost.cells)
        if not cost.savitch:
            return (NamedFigure(tr("cells remembered"), format_integer(cost.space), families.breadth_first(question)),)
        space = families.SPACE.bind(n=cost.cells)
        return (
            NamedFigure(tr("calls"), calls(cost.time), families.calls(question)),
            NamedFigure(tr("cells remembered"), f"≤ {format_integer(cost.space)}", space),
        )

    def _costs(self, cost: type[Cost]) -> list[Cost]:
        """Return the costs of both algorithms on every corridor."""
        costs = []
        for key, question in self._corridors.items():
            positions = len(question.flood.distance)
            costs.append(cost(question.cells, True, self._expected[key].calls, int(bounds(question.cells)[1])))
            costs.append(cost(question.cells, False, positions, positions * question.cells))
        return costs

    @property
    def _corridor(self) -> int:
        """Number of cells of the chosen corridor; 0 for another board."""
        question = self._corridors.get(self._model.board)
        return question.cells if question is not None else 0

    def _show_costs(self) -> None:
        if self.pane is not None:
            self.pane.plot.show_costs(self.pane.plot.costs, self._corridor)

    def _on_end(self, key: str) -> None:
        if key == ARRANGED:
            self._model.ask_drawn_end()
        else:
            self._model.set_nearest(None if key == SOLVED else int(key))

    def refresh(self) -> None:
        self._show_question()
        self._show_progress()

    def _show_question(self) -> None:
        """Show another question, or that the algorithm was started or stopped."""
        model, prepared = self._model, self._model.prepared
        working, done = model.running is not None, model.progress.answer is not None
        self.run.setText(tr("Pause") if working else tr("Start over") if done else _verb(model))
        self.run.setEnabled(model.can_go_on)
        self.cancel.setEnabled(model.has_begun and not done)
        self.in_vain.blockSignals(True)
        self.in_vain.setChecked(model.in_vain)
        self.in_vain.blockSignals(False)
        self.end.setEnabled((prepared is not None or model.board == DRAWN) and not model.in_vain)
        self._show_ends(list(prepared.question.flood.distance.values()) if prepared is not None else ())
        if prepared is None:
            return
        self.waits.set(
            [
                (
                    key,
                    Figure(calls(expected.calls), families.calls(self._corridors[key])),
                    Figure(*_wait(expected.calls, prepared.rate), exact=False),
                )
                for key, expected in self._expected.items()
            ]
        )
        self._show_costs()
        measured = prepared.measured
        rate = calls(round(prepared.rate / MILLION) * MILLION)
        worked = families.RATE.bind(calls=measured.done, seconds=measured.seconds)
        pace = figure_text(tr("calls a second"), rate, worked, exact=False)
        self._rate.say(tr("At {calls} calls a second, as measured here.", calls=pace))

    def _show_ends(self, distances: Sequence[int]) -> None:
        """Offer every reachable position as the end, by its distance, if there are few."""
        model = self._model
        offered = enumerate(distances if len(distances) <= FEW else ())
        ends = [
            (str(index), tr("no. {number}, %n moves away", one="no. {number}, %n move away", number=index + 1, n=moves))
            for index, moves in offered
        ]
        key = ARRANGED if model.is_end_drawn else SOLVED
        if model.nearest is not None:
            key = str(min(model.nearest, len(distances) - 1))
        drawn_ends = [(ARRANGED, tr("as drawn"))] if model.board == DRAWN and model.sketch.second is not None else []
        choices = [(SOLVED, ENDS), *drawn_ends, *ends]
        self.end.set_choices(choices, key if key in dict(choices) else SOLVED)

    def _show_progress(self) -> None:
        """Show the progress of the algorithm at this moment; it may go on meanwhile."""
        model, prepared, progress = self._model, self._model.prepared, self._model.progress
        if prepared is None:
            self.table.set([])
            self.note.say(model.error)
            self.bar.set_fraction(None)
            return
        question, expected = prepared.question, prepared.expected
        depth, space = bounds(question.cells)
        positions, bfs_derivation = len(question.flood.distance), families.breadth_first(question)
        answer = {True: tr("yes"), False: tr("no"), None: NONE}
        depths = tr("{part} of {all}", part=progress.depth, all=int(depth) + 1)
        halvings = families.HALVINGS.bind(n=question.cells, made=progress.depth)
        self.table.set(
            [
                (tr("Answer"), answer[progress.answer], answer[question.answer]),
                (tr("Calls"), Figure(calls(progress.calls), _explain_calls_made(prepared, progress)), NONE),
                (tr("Positions"), NONE, Figure(format_integer(positions), bfs_derivation)),
                (
                    tr("Memory"),
                    Figure(f"≤ {_cells(int(space))}", families.SPACE.bind(n=question.cells)),
                    Figure(_cells(positions * question.cells), bfs_derivation),
                ),
                (
                    tr("Depth", context="of nested calls"),
                    Figure(depths, halvings),
                    Figure(_moves(question.moves), families.derive_shortest_moves(question)),
                ),
                (
                    tr("Time", context="a computation takes"),
                    wait(progress.seconds) if progress.seconds else NONE,
                    wait(prepared.seconds),
                ),
            ]
        )
        share = progress.calls / expected.calls if expected.exact else None
        self.bar.set_fraction(1.0 if progress.answer is not None else share)
        other_run, words = model.elsewhere, self._sentence(prepared, progress)
        if other_run is not None:
            at_work = tr(
                "The question on %n cells is still running; running this one pauses it.",
                one="The question on %n cell is still running; running this one pauses it.",
                n=len(other_run.search.cells),
            )
            words = sentences(words, at_work)
        self.note.say(words)

    def _sentence(self, prepared: PreparedQuestion, progress: SavitchProgress) -> str:
        if progress.answer is not None:
            after = figure_number(tr("calls"), progress.calls, _explain_calls_made(prepared, progress))
            return tr("Answered after %n calls.", one="Answered after %n call.", n=after)
        if self._model.too_long or self._model.asks_first:
            return self._cost(prepared, progress)
        expected = prepared.expected
        made = figure_text(tr("calls made"), calls(progress.calls), _explain_calls_made(prepared, progress))
        total = figure_text(tr("calls"), calls(expected.calls), _explain_total_calls(prepared, progress))
        measured = progress.measured_rate or prepared.measured
        rate = measured.done / measured.seconds
        rest = figure_text(tr("time left"), *_wait(expected.calls - progress.calls, rate))
        if expected.exact:
            return tr("{made} of {calls} calls, {wait} left.", made=made, calls=total, wait=rest)
        return tr("{made} of at most {calls} calls, at most {wait} left.", made=made, calls=total, wait=rest)

    def _cost(self, prepared: PreparedQuestion, progress: SavitchProgress) -> str:
        """Return the cost of a question that is not started, or only after a second request."""
        exact = prepared.expected.exact
        total = figure_text(tr("calls"), calls(prepared.expected.calls), _explain_total_calls(prepared, progress))
        whole = figure_text(tr("Waiting time"), *_wait(prepared.expected.calls, prepared.rate))
        if self._model.too_long:
            cost = (
                tr("Not started: it takes {calls} calls, {wait}.", calls=total, wait=whole)
                if exact
                else tr("Not started: it takes at most {calls} calls, at most {wait}.", calls=total, wait=whole)
            )
            return sentences(cost, tr("Step through it, or allow fewer moves."))
        if exact:
            return tr("It takes {calls} calls, {wait}.", calls=total, wait=whole)
        return tr("It takes at most {calls} calls, at most {wait}.", calls=total, wait=whole)


def _explain_calls_made(prepared: PreparedQuestion, progress: SavitchProgress) -> DerivedFigure:
    """Return the derivation of the calls made so far, or of those until the answer once there is one."""
    if progress.answer is not None:
        return families.derive_calls_made(prepared.question, progress.calls)
    return families.MADE.bind(calls=prepared.expected.calls, made=progress.calls)


def _explain_total_calls(prepared: PreparedQuestion, progress: SavitchProgress) -> DerivedFigure:
    """Return the derivation of the calls until the answer, or of their upper bound."""
    return families.calls(prepared.question) if prepared.expected.exact else _explain_calls_made(prepared, progress)


def _verb(model: SavitchModel) -> str:
    if model.prepared is not None and model.asks_first:
        return tr("Run all the same")
    return tr("Go on") if model.has_begun else tr("Run", context="an algorithm")


def _wait(made: int, rate: float) -> tuple[str, DerivedFigure]:
    """Return the waiting time for `made` calls at `rate` calls a second, with its derivation."""
    return wait(made / rate), families.WAIT.bind(calls=made, rate=rate)


def _moves(moves: int | None) -> str:
    return tr("unreachable") if moves is None else tr("%n moves", one="%n move", n=moves)


def _cells(cells: int) -> str:
    return tr("%n cells", one="%n cell", n=cells, context="of memory")
