"""Section of the side panel about the cube's depth: Solve, the bracket, and the progress of the proof."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.jobs.jobs import Job
from app.base.language.wording import clauses, duration, estimate, format_number, sentences, whole_percent
from app.base.language.words import tr, translate
from app.cube.depth.estimate import Estimates, EstimateStrip
from app.cube.depth.path import source_sentence
from app.cube.depth.watch import DepthWatch
from app.cube.model.model import CubeModel
from app.cube.solve.solution_list import CubeSolutionList
from app.cube.solve.solver import table_size
from app.cube.solve.solving import Solving
from app.widgets.bracket import Bounds, BracketWidget
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import figure_number, figure_text
from app.widgets.panel import Section
from app.widgets.text import Label, keep_room
from core.base.text.figure_text import join_texts
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.bracket import BracketSource
from core.cube.solve.solver import Search, Stage
from core.explain.cube import cube

NUMBER_ROW, SENTENCE_LINES = 36, 2
"""Height in pixels of the row with the number, and lines of text below the bracket; both are always there."""
INVITATION = phrase("Finds a short solution at once, then proves how short one can be.")


class DepthSection(Section):
    """Section that shows a `Solving`; the page connects its buttons."""

    chosen = Signal(object)
    """The user chose one of several solutions: its moves."""

    def __init__(self, model: CubeModel, solving: Solving, watch: DepthWatch, estimates: Estimates) -> None:
        super().__init__(tr("Depth", context="of a position"))
        self._model, self._solving, self._watch = model, solving, watch
        self.solve_button = Button(tr("Solve"), primary=True)
        self.cancel_button = Button(tr("Cancel"))
        self.others_button = Button(tr("Find others"))
        self._lower, self._upper = Label("", 26, 600), Label("", 26, 600)
        self._between, self._unit = Label("", 15, 400, "text2"), Label("", 15, 400, "text2")
        self._invitation = Label(INVITATION, 12, 400, "text2", wrap=True)
        self._bracket = BracketWidget()
        self._sentence = Label("", 12, 400, "text2", wrap=True)
        self.estimate = EstimateStrip(estimates)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for label in (self._lower, self._between, self._upper, self._unit):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            line.addWidget(label)
        line.addWidget(self._invitation, 1)
        line.addStretch()
        for button in (self.cancel_button, self.solve_button, self.others_button):
            line.addWidget(button)
        box = QWidget()
        box.setLayout(line)
        box.setFixedHeight(NUMBER_ROW)
        self.body.setSpacing(6)
        for widget in (box, self._bracket, self.estimate, self._sentence):
            self.add(widget)
        for widget in (self._bracket, self.estimate):
            keep_room(widget)
        self._sentence.reserve(SENTENCE_LINES)
        self._sentence.setMaximumHeight(self._sentence.minimumHeight())
        self.others = CubeSolutionList()
        self.others.chosen.connect(self.chosen)
        self.others.wanted.connect(solving.find_others)
        solving.changed.connect(self._refresh)
        watch.changed.connect(self._refresh)
        model.bracket_changed.connect(self._refresh)
        model.metric_changed.connect(self._refresh)
        # the cube may change while the bracket stays the same, and the sentence is about the cube
        model.session.changed.connect(self._refresh)
        estimates.changed.connect(self._show_estimate)
        self._refresh()

    @property
    def sentence(self) -> str:
        """Sentence shown in the section."""
        return self._sentence.text()

    @property
    def bounds(self) -> Bounds | None:
        """Bounds shown; None if no more is known than of any position."""
        model, search = self._model, self._search
        if model.depths is None:
            return None
        lower, upper = model.depths
        fraction = self._watch.fraction if search is None else search.fraction
        found = upper in (lower, model.bracket.length)
        return Bounds(lower, upper, model.metric.deepest(model.puzzle.size), fraction, model.metric.step, found)

    @property
    def _search(self) -> Search | None:
        """Search for the current cube; None if a search is for an earlier position of the game."""
        return self._solving.search if self._solving.is_for_board else None

    def _refresh(self) -> None:
        bounds, solving = self.bounds, self._solving
        self.cancel_button.setVisible(solving.running)
        self.others_button.setVisible(solving.has_others)
        self.solve_button.setVisible(not (solving.running or solving.has_others or solving.asked_for_others))
        self._show_others()
        self._bracket.setVisible(bounds is not None)
        self._bracket.set(bounds, translate(self._model.metric.unit))
        self._show_estimate()
        open_ = bounds is not None and not bounds.is_proved
        for label in (self._lower, self._between):
            label.setVisible(open_)
        for label in (self._upper, self._unit):
            label.setVisible(bounds is not None)
        self._invitation.setVisible(bounds is None)
        if bounds is None:
            self._invitation.setText(tr("Searching") if solving.is_for_board else translate(INVITATION))
            self._sentence.setText("")
            return
        lower, upper, model = str(bounds.lower), str(bounds.upper), self._model
        known = bounds.lower, bounds.upper
        self._lower.say(figure_text(tr("depth at least"), lower, cube.lower(known, model.metric)))
        depth = figure_text(
            tr("depth", context="of a position"), upper, cube.derive_exact_depth(bounds.upper, model.bracket.reference)
        )
        most = figure_text(tr("depth at most"), upper, cube.upper(known, model.bracket))
        self._upper.say(depth if bounds.is_proved else most)
        next_to = bounds.upper - bounds.lower == bounds.step
        self._between.setText(tr("or", context="18 or 19 moves") if next_to else tr("to", context="15 to 18 moves"))
        unit, source = model.metric.unit_of(bounds.upper), model.bracket.source
        published = source is BracketSource.PUBLISHED
        self._unit.setToolTip(translate(model.metric.meaning))
        proof = tr("{unit}, published", unit=unit) if published else tr("{unit}, proved", unit=unit)
        self._unit.setText(proof if bounds.is_proved else unit)
        self._sentence.say(self._say(bounds))
        self._sentence.setToolTip(self._sentence.text())

    def _show_estimate(self) -> None:
        model = self._model
        known, deepest = model.bracket, model.metric.deepest(model.puzzle.size)
        # without any knowledge there is no bracket to show, but there is an estimate
        self.estimate.show_within(self.bounds or Bounds(known.lower, known.upper, deepest, step=model.metric.step))

    def _show_others(self) -> None:
        solving = self._solving
        self.others.show_solutions(solving.others, solving.solution, self._model.metric, solving.longer, solving.faces)

    def _say(self, bounds: Bounds) -> str:
        metric, solution = self._model.metric, self._solving.solution
        if bounds.upper == 0:
            return tr("The cube is solved.")
        if self._solving.is_for_board:
            what = (
                tr("Searching for more solutions of length {upper}.", upper=bounds.upper)
                if bounds.is_proved
                else self._say_progress(bounds)
            )
            return join_texts("\n", (what, self._say_pace()))
        if bounds.is_proved:
            proof = self._model.bracket
            worked = cube.derive_exact_depth(bounds.upper, proof.reference)
            depth = figure_number(tr("depth: no solution is shorter"), bounds.upper, worked)
            shortest = tr("No solution is shorter than {turns}.", turns=metric.turns(depth))
            return sentences(shortest, source_sentence(proof))
        if solution:
            session = self._model.session
            waiting = session.moves[session.position :]
            left, known = metric.length(waiting), (bounds.lower, bounds.upper)
            length = figure_number(tr("moves of the solution"), left, cube.length(waiting, metric))
            lower = figure_text(tr("moves at least"), str(bounds.lower), cube.lower(known, metric))
            laid_out = tr(
                "Solution found: {turns}. None has fewer than {lower}.",
                turns=metric.turns(length),
                lower=lower,
            )
            going_on = tr("Still searching from the position before these moves.") if self._solving.running else ""
            return sentences(laid_out, going_on)
        return self._say_where_from(bounds)

    def _say_where_from(self, bounds: Bounds) -> str:
        """Return the sentence about an open bracket while no solution is shown."""
        known, watch = self._model.bracket, self._watch
        if watch.making is not None or watch.running or watch.is_effort_spent:
            return self._say_watch_progress(bounds)
        if known.source is not BracketSource.SOLVER and known.length == bounds.upper:
            return tr(
                "A solution of {turns} is known. Press Solve for more.", turns=self._model.metric.turns(bounds.upper)
            )
        return _where_from(known.source, self._model.metric)

    def _say_watch_progress(self, bounds: Bounds) -> str:
        """Return the progress of the background watch as a sentence."""
        watch = self._watch
        if watch.making is not None:
            size = table_size(watch.solver.size)
            return tr("Building a pruning table, {size}, once: {made}.", size=size, made=_say_made(watch.making))
        if not watch.has_table:
            return tr("Found without the pruning table. Press Solve to continue.")
        if watch.running:
            if not bounds.fraction:
                return tr("Searching for {effort:g} s.", effort=watch.effort)
            return tr(
                "Searching for {effort:g} s, now depth {depth} ({share})",
                effort=watch.effort,
                depth=bounds.lower,
                share=self._say_searched_share(bounds),
            )
        return tr("Search stopped after {effort:g} s. Press Solve to continue.", effort=watch.effort)

    def _say_progress(self, bounds: Bounds) -> str:
        search = self._search
        if search is None or search.stage is not Stage.PROOF:
            return self._say_table()
        depth, share = bounds.lower, self._say_searched_share(bounds)
        if bounds.step == 1:
            return tr("Searching depth {depth} ({share})", depth=depth, share=share)
        return tr(
            "Searching depth {depth} ({share}); {odd} is excluded by parity", depth=depth, share=share, odd=depth + 1
        )

    def _say_searched_share(self, bounds: Bounds) -> str:
        share = bounds.fraction
        return figure_text(tr("searched"), whole_percent(share), cube.derive_searched_share(share), exact=False)

    def _say_table(self) -> str:
        making, size = self._solving.making, table_size(self._solving.solver.size)
        if making is None:
            return tr("Loading the pruning table, {size}.", size=size)
        return tr("Building the pruning table, {size}, once.", size=size)

    def _say_pace(self) -> str:
        search, making = self._search, self._solving.making
        if making is not None:
            return tr("{made}, then the proof begins", made=_say_made(making))
        pace = None if search is None else search.estimate
        if search is None or pace is None:
            return ""
        nodes, each = search.nodes, pace.nodes_a_second
        done = figure_text(tr("nodes"), format_number(nodes / 1e6, ".1f"), cube.NODES.bind(nodes=nodes))
        pace_words = figure_text(tr("nodes a second"), format_number(each / 1e6, ".1f"), cube.PACE.bind(each=each))
        rate = tr("{done} M nodes, {pace} M/s", done=done, pace=pace_words)
        if pace.seconds_left is not None:
            return clauses((rate, estimate(pace.seconds_left)))
        if pace.depth_seconds_left is None:
            return rate
        left = duration(pace.depth_seconds_left)
        return clauses((rate, tr("about {duration} left for this depth", duration=left)))


def _say_made(making: Job) -> str:
    """Return how much of the table is made; storing a large one takes some seconds more."""
    if making.fraction == 1:
        return tr("built, now being saved")
    made, left = tr("{percent} built", percent=whole_percent(making.fraction or 0)), making.seconds_left
    return made if left is None else clauses((made, estimate(left)))


def _where_from(source: BracketSource, metric: Metric) -> str:
    if source is BracketSource.SOLVER:
        return tr("From an earlier search. Press Solve to continue it.")
    if source is BracketSource.METRIC:
        other = Metric.QTM if metric is Metric.HTM else Metric.HTM
        return tr("Follows from what is known in {unit}. Press Solve for more.", unit=other.unit)
    return tr("Follows from neighbouring positions. Press Solve for more.")
