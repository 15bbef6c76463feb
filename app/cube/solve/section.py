"""The section of the side panel that says how deep the cube is: Solve, the closing bracket, and what is left to do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.cube.depth.estimate import Estimates, EstimateStrip
from app.cube.depth.watch import Watch
from app.cube.model import CubeModel
from app.cube.solve.solution_list import SolutionList
from app.cube.solve.solver import SIZES
from app.cube.solve.solving import Solving
from app.services.jobs import Job, estimate
from app.widgets.bracket import Bounds, Bracket
from app.widgets.buttons import Button
from app.widgets.explained import Noted, Told
from app.widgets.panel import Section
from app.widgets.text import Label, row
from core.cube.metrics import Metric
from core.cube.solve.bracket import Source
from core.cube.solve.solver import Stage
from core.derivations import cube

INVITATION = "Finds a short solution at once, then proves how short one can be."


class DepthSection(Section):
    """Shows a `Solving`; what its buttons do is the page's business."""

    chosen = Signal(object)
    """One of several solutions: its moves."""

    def __init__(self, model: CubeModel, solving: Solving, watch: Watch, estimates: Estimates) -> None:
        super().__init__("Depth")
        self._model, self._solving, self._watch = model, solving, watch
        self._noted = Noted()
        self.solve_button = Button("Solve", primary=True)
        self.cancel_button = Button("Cancel")
        self._lower, self._upper = Label("", 26, 600), Label("", 26, 600)
        self._between = Label("≤  depth  ≤", 15, 400, "text2")
        self._exact = Label("", 15, 400, "text2")
        self._invitation = Label(INVITATION, 12, 400, "text2", wrap=True)
        self._bracket = Bracket()
        self._sentence = Label("", 12, 400, "text2", wrap=True)
        line = QHBoxLayout()
        line.setSpacing(10)
        for label in (self._lower, self._between, self._upper, self._exact):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            line.addWidget(label)
        line.addWidget(self._invitation, 1)
        line.addStretch()
        line.addWidget(self.cancel_button)
        line.addWidget(self.solve_button)
        box = QWidget()
        box.setLayout(line)
        line.setContentsMargins(0, 0, 0, 0)
        self.add(box)
        self.add(self._bracket)
        self.estimate = EstimateStrip(estimates)
        self.add(self.estimate)
        self.add(self._sentence)
        self.others_button = Button("Find others")
        line.addWidget(self.others_button)
        self.others = SolutionList()
        self.others.chosen.connect(self.chosen)
        self.others.wanted.connect(solving.find_others)
        self.add(self.others)
        self.shorter_button = Button("Lay out the shorter solution")
        self._shorter_row = row(self.shorter_button)
        self.add(self._shorter_row)
        solving.changed.connect(self._refresh)
        watch.changed.connect(self._refresh)
        model.bracket_changed.connect(self._refresh)
        model.metric_changed.connect(self._refresh)
        estimates.changed.connect(self._show_estimate)
        self._refresh()

    @property
    def sentence(self) -> str:
        """What the section says."""
        return self._sentence.text()

    @property
    def bounds(self) -> Bounds | None:
        """The bracket that is shown; None if no more is known than of any position."""
        model, search = self._model, self._solving.search
        if model.depths is None:
            return None
        lower, upper = model.depths
        fraction = self._watch.fraction if search is None else search.fraction
        return Bounds(lower, upper, model.metric.deepest(model.puzzle.size), fraction, model.metric.step)

    def _refresh(self) -> None:
        bounds, solving = self.bounds, self._solving
        self.cancel_button.setVisible(solving.running)
        self.others_button.setVisible(solving.has_others)
        self.solve_button.setVisible(not (solving.running or solving.has_others or solving.asked_for_others))
        self._show_others()
        self._bracket.setVisible(bounds is not None)
        self._bracket.set(bounds)
        self._show_estimate()
        self._show_shorter()
        open_ = bounds is not None and not bounds.proved
        for label in (self._lower, self._between):
            label.setVisible(open_)
        self._upper.setVisible(bounds is not None)
        self._exact.setVisible(bounds is not None and bounds.proved)
        self._invitation.setVisible(bounds is None)
        self._sentence.setVisible(bounds is not None)
        if bounds is None:
            self._invitation.setText("Searching" if solving.running else INVITATION)
            self._sentence.setText("")
            return
        lower, upper, model = str(bounds.lower), str(bounds.upper), self._model
        known = bounds.lower, bounds.upper
        self._lower.say(lower, Told("depth at least", lower, cube.lower(known, model.metric)))
        depth = Told("depth", upper, cube.exact(bounds.upper))
        self._upper.say(
            upper, depth if bounds.proved else Told("depth at most", upper, cube.upper(known, model.bracket))
        )
        self._exact.setText(f"{self._model.metric.unit_of(bounds.upper)}, proved")
        self._noted = Noted()
        words = self._say(bounds)
        self._sentence.say(words, *self._noted.told)

    def _show_estimate(self) -> None:
        model = self._model
        known, deepest = model.bracket, model.metric.deepest(model.puzzle.size)
        # where no more is known than of any position there is no bracket, but there is an estimate
        self.estimate.show_within(self.bounds or Bounds(known.lower, known.upper, deepest, step=model.metric.step))

    def _show_shorter(self) -> None:
        shorter = self._solving.shorter
        self._shorter_row.setVisible(bool(shorter))
        if shorter:
            self.shorter_button.setText(f"Go back and lay out the solution of {self._model.metric.length(shorter)}")

    def _show_others(self) -> None:
        solving = self._solving
        self.others.setVisible(solving.asked_for_others)
        self.others.show_solutions(solving.others, solving.solution, self._model.metric, solving.longer, solving.faces)

    def _say(self, bounds: Bounds) -> str:
        metric, solution = self._model.metric, self._solving.solution
        if bounds.upper == 0:
            return "The cube is solved."
        if self._solving.running:
            what = f"Searching for more ways in {bounds.upper}." if bounds.proved else self._say_progress(bounds)
            return f"{what}\n{self._say_pace()}"
        if bounds.proved:
            return f"No way is shorter than {metric.turns(bounds.upper)}."
        if solution:
            session = self._model.session
            left = metric.length(session.moves[session.position :])
            return f"A solution of {metric.turns(left)} is laid out below; none has fewer than {bounds.lower}."
        return self._say_where_from(bounds)

    def _say_where_from(self, bounds: Bounds) -> str:
        """Of a bracket that is open, while nothing is laid out."""
        known, watch = self._model.bracket, self._watch
        if watch.making is not None or watch.running or watch.spent:
            return self._say_watched(bounds)
        if known.source is not Source.SOLVER and known.length == bounds.upper:
            return f"A way of {self._model.metric.turns(bounds.upper)} is known. Solve it to know more."
        return _where_from(known.source, self._model.metric)

    def _say_watched(self, bounds: Bounds) -> str:
        """How far the watch came, or is."""
        watch, wanted = self._watch, self._solving.solver
        if watch.making is not None:
            size = dict(SIZES)[watch.solver.size]
            return f"Making a table that tells more, {size}, once: {_say_made(watch.making)}."
        if not watch.has_table:
            return "Known without the table. Solve goes on to the proof."
        if watch.running:
            part = f" {bounds.lower} is {self._excluded(bounds)} excluded." if bounds.fraction else ""
            return f"Looking for {watch.effort:g} s.{part}"
        further = "goes on to the proof"
        if wanted is not watch.solver:
            further = f"makes a larger table, {dict(SIZES)[wanted.size]}, once, and {further}"
        return f"Looked for {watch.effort:g} s. Solve {further}."

    def _say_progress(self, bounds: Bounds) -> str:
        search = self._solving.search
        if search is None or search.stage is not Stage.PROOF:
            return self._say_table()
        parity = f" {bounds.lower + 1} has the wrong parity." if bounds.step == 2 else ""
        return f"{bounds.lower} is {self._excluded(bounds)} excluded.{parity}"

    def _excluded(self, bounds: Bounds) -> str:
        return self._noted("excluded", _percent(bounds.fraction), cube.excluded(bounds.fraction), exact=False)

    def _say_table(self) -> str:
        making, size = self._solving.making, dict(SIZES)[self._solving.solver.size]
        if making is None:
            return f"Loading the table that proves it, {size}."
        return f"Making the table that proves it, {size}, once."

    def _say_pace(self) -> str:
        search, making = self._solving.search, self._solving.making
        if making is not None:
            return f"{_say_made(making)}, then the proof begins"
        pace = None if search is None else search.estimate
        if search is None or pace is None:
            return ""
        nodes, each = search.nodes, pace.nodes_a_second
        done = self._noted("nodes", f"{nodes / 1e6:.1f}", cube.NODES.at(nodes=nodes))
        rate = f"{done} M nodes, {self._noted('nodes a second', f'{each / 1e6:.1f}', cube.PACE.at(each=each))} M/s"
        return rate if pace.seconds_left is None else f"{rate}, {estimate(pace.seconds_left)}"


def _say_made(making: Job) -> str:
    """How much of a table is made."""
    made, left = f"{_percent(making.fraction or 0)} made", making.seconds_left
    return made if left is None else f"{made}, {estimate(left)}"


def _where_from(source: Source, metric: Metric) -> str:
    if source is Source.SOLVER:
        return "From an earlier search. Solve goes on where it ended."
    if source is Source.METRIC:
        other = Metric.QTM if metric is Metric.HTM else Metric.HTM
        return f"From what is known of it in {other.unit}. Solve it to know more."
    return "From what is known of the positions beside it. Solve it to know more."


def _percent(part: float) -> str:
    """Cut off, not rounded: what is not quite done is not 100 %."""
    return f"{int(100 * part)}\u2009%"
