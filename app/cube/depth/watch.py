"""Background watch that finds the depth of the current cube after every turn, within a set effort."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.post import GuiThreadCallback
from app.base.jobs.priority import run_low_priority
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage.settings import Settings
from app.cube.model.follower import CubeFollower
from app.cube.model.model import CubeModel, Mode
from app.cube.solve.solver import WindowSolver, table_size
from app.cube.solve.solving import MAKING, Solving
from core.base.control import Control
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.solver import Solver
from core.cube.solve.survey import Survey

EFFORTS = (("0", phrase("Off")), ("0.5", "½ s"), ("3", "3 s"), ("20", "20 s"))
EFFORT_KEY, USUAL_EFFORT = "cube/effort", "3"
WATCHING, READING = phrase("Searching the cube's depth"), phrase("Loading the cube's pruning table")


def chosen_effort(settings: Settings) -> str:
    """Return the chosen key of `EFFORTS`, the seconds of search after a turn."""
    chosen = settings.get(EFFORT_KEY, USUAL_EFFORT)
    return chosen if chosen in dict(EFFORTS) else USUAL_EFFORT


class DepthWatch(CubeFollower):
    """Searches for the depth of the current cube, one position at a time; the next turn ends the search.

    The watch rests while a solution is searched for, while stickers are painted and while the page is hidden. The model
    learns the results. The chosen table is made when it is asked for; until then the small one is used.
    """

    def __init__(self, services: Services, model: CubeModel, solving: Solving) -> None:
        super().__init__(model)
        self._settings, self._solving = services.settings, solving
        self._solvers = WindowSolver.of_window(services)
        self._asker, self._table = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._survey: Survey | None = None
        self._learned: dict[Cube, Bracket] = {}
        """Brackets of the surveyed position and its neighbours that the model has already learnt."""
        self._asked: Hashable = None
        self._done: Hashable = None
        """Last question answered as far as the effort allowed, or cancelled by the user."""
        self._refused: Hashable = None
        """Table whose making the user cancelled."""
        self._shortened = GuiThreadCallback(self._on_solution_shortened)
        for signal in (model.session.moved, model.session.jumped):
            # connected first, so that the search ends before anything else is done about the turn
            signal.connect(self._let_go)
        model.mode_changed.connect(self.follow)
        solving.changed.connect(self.follow)

    @property
    def running(self) -> bool:
        return self._asker.is_busy

    @property
    def effort(self) -> float:
        """Seconds of search after each turn."""
        return float(chosen_effort(self._settings))

    @property
    def fraction(self) -> float:
        """Searched share, 0..1, of the least depth that is not excluded yet."""
        return self._survey.fraction if self._survey is not None and self.running else 0.0

    @property
    def solver(self) -> Solver:
        """Solver used after turns."""
        return self._solvers.solver

    @property
    def has_table(self) -> bool:
        """Whether the table is loaded; without it only a short solution is found."""
        return self.solver.has_table(self._model.metric)

    @property
    def making(self) -> Job | None:
        """Job that is making the table, or None."""
        job = self._table.job
        return job if job is not None and job.control.total else None

    @property
    def is_effort_spent(self) -> bool:
        """Whether the current cube has been searched with the whole effort."""
        question = self._question
        return question is not None and self._done == (question, self._model.bracket.is_exact)

    @property
    def _question(self) -> Hashable:
        """Cube, metric, effort and table of the wanted search; None if there is nothing to find out."""
        model, effort = self._model, self.effort
        if not (self._in_sight and model.is_large and effort) or self._solving.running or model.mode is Mode.EDITING:
            return None
        asked = self._solving.cube == model.session.state and self._solving.metric is model.metric
        if asked and not model.bracket.is_exact:
            # the user ended a longer search of this cube and wants no shorter one
            return None
        solver = self.solver
        return model.session.state, model.metric, effort, solver.size if solver.has_table(model.metric) else None

    def follow(self) -> None:
        """Start searching the current cube, unless that search is running or done."""
        question = self._question
        if question is None:
            self._rest()
            return
        if question == self._asker.question or self.is_effort_spent:
            return
        self._begin(question)

    def _let_go(self) -> None:
        """Cancel the search because the cube changed; its results are learnt when the next one starts."""
        self._asker.forget()

    def _rest(self) -> None:
        if self._solving.running:
            # the solver makes the table itself and reports its progress
            self._table.forget()
        if self._asker.is_busy:
            self._asker.forget()
            self.changed.emit()

    def _begin(self, question: Hashable) -> None:
        model, solver = self._model, self.solver
        self._asker.forget()
        if self._survey is not None:
            self._take(self._survey)
        self._asked, self._survey = question, None
        known, beside = model.bracket, model.neighbour_brackets
        if known.is_exact and all(way is not None for way in model.ways().values()):
            self._end()
            return
        self._prepare(solver)
        survey = Survey(solver, model.session.state, model.metric, known, beside)
        seconds = self.effort if solver.has_table(model.metric) else 0.0
        begun = time.monotonic()
        self._survey = survey
        self._learned = dict(self._list_known_brackets(survey))
        work = partial(_run, survey, seconds, self._shortened)
        job = self._asker.ask(
            question,
            translate(WATCHING),
            work,
            self._on_done,
            detail=tr("in {unit}", unit=model.metric.unit),
            on_cancelled=self._end,
        )

        def on_progress() -> None:
            spent = time.monotonic() - begun
            # without a table the time left is unknown
            job.tell(min(1.0, spent / seconds) if seconds else None, max(0.0, seconds - spent) or None)
            self._take(survey)
            self.changed.emit()

        job.progressed.connect(on_progress)
        self.changed.emit()

    def _on_solution_shortened(self, survey: Survey) -> None:
        if survey is self._survey and self.running:
            self._take(survey)
            self.changed.emit()

    def _on_done(self, survey: Survey) -> None:
        self._take(survey)
        self._end()

    def _end(self) -> None:
        self._done = self._asked, self._model.bracket.is_exact
        self.changed.emit()

    def _take(self, survey: Survey) -> None:
        """Pass the brackets found since the last call to the model."""
        news = [
            (cube, bracket) for cube, bracket in self._list_known_brackets(survey) if self._learned.get(cube) != bracket
        ]
        if news:
            self._learned.update(news)
            self._model.learn_all(news)

    def _list_known_brackets(self, survey: Survey) -> Iterator[tuple[Cube, Bracket]]:
        """Yield the brackets known to the survey, by position.

        Open brackets of neighbours are marked as following from neighbours.
        """
        yield survey.cube, survey.bracket
        for turn, bracket in survey.neighbour_brackets.items():
            if bracket.source is not BracketSource.NOTHING:
                kept = bracket if bracket.is_exact else replace(bracket, source=BracketSource.NEIGHBOURS)
                yield self._model.puzzle.apply(survey.cube, turn)[0], kept

    # the table

    def prepare(self) -> None:
        """Make the chosen table now, whatever cube is shown."""
        self._prepare(self.solver)

    def _prepare(self, solver: Solver) -> None:
        """Load or make the table; turns do not cancel that."""
        metric = self._model.metric
        wanted = metric, solver.size
        if solver.has_table(metric) or self._refused == wanted:
            return
        work = partial(_have_table, solver, metric)
        job = self._table.ask(
            wanted, translate(READING), work, self._on_table_prepared, detail=table_size(solver.size),
            on_cancelled=partial(self._on_table_refused, wanted),
        )  # fmt: skip

        def on_progress() -> None:
            if job.control.total:
                job.title = translate(MAKING)
                self.changed.emit()

        job.progressed.connect(on_progress)

    def _on_table_prepared(self, _there: bool) -> None:
        self.follow()
        self.changed.emit()

    def _on_table_refused(self, table: Hashable) -> None:
        self._refused = table
        self.changed.emit()


def _run(survey: Survey, seconds: float, shortened: Callable[[Survey], object], control: Control) -> Survey:
    """Run the survey; its short solution comes first, at normal priority, so no busy machine delays it."""
    survey.shorten(control)
    shortened(survey)
    return run_low_priority(partial(survey.run, control, seconds))


def _have_table(solver: Solver, metric: Metric, control: Control) -> bool:
    return run_low_priority(partial(solver.table, metric, control)) is not None
