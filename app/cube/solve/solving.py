"""Solving of the current cube: a short solution at once, then the bracket around its depth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.post import GuiThreadCallback
from app.base.jobs.priority import run_low_priority
from app.base.language.wording import format_integer, whole_percent
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import PLAN, CubeModel
from app.cube.solve.log import ProofLog
from app.cube.solve.solver import THREADS, WindowSolver, table_size
from app.widgets.explained_figures import figure_number, figure_text
from core.base.control import Control
from core.base.words import phrase
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.solver import ALL_FACES, Search, Solver, Stage
from core.explain.cube import cube

SOLVING, PROVING = phrase("Solving the cube"), phrase("Proving the cube's depth")
MAKING = phrase("Building the cube's pruning table")
MOST = 500
"""Most solutions listed."""


class Solving(QObject):
    """Solves the current cube, one search at a time.

    A search ends when the cube leaves the path of its solution. The model learns the results.
    """

    changed = Signal()

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services, self._model = services, model
        self._solver = WindowSolver.of_window(services)
        self._asker = QuestionRunner(services.jobs)
        self._search: Search | None = None
        self._log = services.get_shared(ProofLog)
        self._shortened = GuiThreadCallback(self._on_solution_shortened)
        self.cube: Cube | None = None
        """Position being solved, while the current cube is on the way to its solution."""
        self.metric: Metric | None = None
        """Metric in which the position is being solved."""
        self.solution: list[str] = []
        """Solution shown for the position, including moves already played."""
        self.others: list[list[str]] = []
        """Solutions found by `find_others`, shortest first."""
        self.longer, self.faces = 0, ALL_FACES
        """Extra turns and faces allowed in `others`."""
        self.asked_for_others = False
        self.changed.connect(lambda: self._solver.asked.emit(self.running))
        model.session.changed.connect(self._on_game)
        model.session.jumped.connect(self._on_session_jumped)
        model.metric_changed.connect(self._on_metric)
        model.variant_changed.connect(self.forget)

    @property
    def running(self) -> bool:
        return self._asker.is_busy

    @property
    def search(self) -> Search | None:
        """Running search for a shortest solution, or None."""
        return self._search if self.running else None

    @property
    def is_for_board(self) -> bool:
        """Whether the running search is for the current cube, and not for an earlier position of the game."""
        return self.running and self._in_front and (self._search is None or self._search.metric is self._model.metric)

    @property
    def solver(self) -> Solver:
        """Solver of the window."""
        return self._solver.solver

    @property
    def table(self) -> str:
        """Table in use, in words for the status line; "" if there is none."""
        metric = self._model.metric
        solver = self._solver.solver
        there = self._model.is_large and solver.has_table(metric)
        return tr("Pruning table {size}, verified", size=table_size(solver.size)) if there else ""

    @property
    def making(self) -> Job | None:
        """Job while it is making the table, which is done once; None otherwise."""
        waits = self.search is not None and self.search.stage is Stage.TABLE
        job = self._asker.job
        return job if waits and job is not None and job.control.total else None

    # one solution

    def solve(self) -> None:
        """Search for solutions of the current cube, dropping any previous search."""
        model, cube = self._model, self._model.session.state
        model.session.player.stop()
        self.forget()
        self.cube, self.metric = cube, model.metric
        if model.is_large:
            search = self._search = self.solver.search(cube, model.metric, model.bracket)
            work, detail = partial(_run, search, self._shortened), tr("a short solution first")
        else:
            work, detail = partial(_look_up, cube, model.metric), ""
        job = self._asker.ask((cube, model.metric), translate(SOLVING), work, self._on_search_ended, detail=detail)
        job.ticked.connect(self._on_tick)
        job.progressed.connect(self._on_progress)
        if self._search is not None:
            job.ended.connect(partial(self._log.end, self._search))
        job.ended.connect(self.changed)
        self.changed.emit()

    @property
    def shorter_solution(self) -> Sequence[str]:
        """Shorter solution found for the position being solved than the one shown; empty if there is none."""
        model, known = self._model, self.known_bracket
        if known is None or known.solution is None or not self.solution:
            return ()
        return known.solution if (known.length or 0) < model.metric.length(self.solution) else ()

    @property
    def start(self) -> int | None:
        """Number of moves of the game before the solution shown; None if there is none."""
        start = self._model.session.info.get(PLAN)
        return start if self.solution and isinstance(start, int) else None

    @property
    def known_bracket(self) -> Bracket | None:
        """Bracket known for the position being solved; None if there is no such position."""
        return None if self.cube is None else self._model.find_bracket(self.cube)

    @property
    def is_shortest(self) -> bool:
        """Whether the solution shown is proved to be a shortest one."""
        known = self.known_bracket
        return known is not None and known.lower == self._model.metric.length(self.solution)

    def cancel(self) -> None:
        """Stop searching; what is known is kept."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    def forget(self) -> None:
        """Stop searching and drop the solution."""
        self._stop()
        if self.cube is not None:
            self.cube, self.solution = None, []
            self._model.session.info.pop(PLAN, None)
            self.changed.emit()

    def _stop(self) -> None:
        self._asker.forget()
        self._search, self.others, self.asked_for_others = None, [], False
        self.longer, self.faces = 0, ALL_FACES

    def _on_metric(self) -> None:
        """Keep the solution after a change of metric, but end the proof, which was in the other one."""
        if not self.solution:
            self.forget()
            return
        self._stop()
        self._lay_out_shorter()
        self.changed.emit()

    def _on_solution_shortened(self, search: Search) -> None:
        if search is self.search:
            self._take(search.bracket)

    def _on_tick(self) -> None:
        if self.search is not None:
            self._take(self.search.bracket)
            self._log.follow(self.search)

    def _on_progress(self) -> None:
        search, job = self.search, self._asker.job
        if search is None or job is None:
            return
        if search.stage is not Stage.PROOF:
            job.title, job.detail = (
                (translate(MAKING), table_size(self.solver.size)) if self.making else (translate(SOLVING), "")
            )
            tell_share(job)
        else:
            share, estimate = search.fraction, search.estimate
            job.title, job.detail = (
                translate(PROVING),
                tr(
                    "searching depth {depth} ({share}), in {unit}",
                    depth=search.bracket.lower,
                    share=whole_percent(share),
                    unit=search.metric.unit,
                ),
            )
            job.tell(share, None if estimate is None else estimate.seconds_left)
        self.changed.emit()

    def _on_search_ended(self, found: Bracket) -> None:
        self._take(found)
        search, self._search = self._search, None
        if found.is_proved and search is not None and search.stage is Stage.PROOF and self._in_front:
            nodes = figure_text(tr("nodes"), format_integer(search.nodes), cube.NODES.bind(nodes=search.nodes))
            words = tr("{unit}, {nodes} nodes", unit=found.metric.unit, nodes=nodes)
            depth = figure_number(
                tr("depth", context="of a position"), found.lower, cube.derive_exact_depth(found.lower, found.reference)
            )
            self._services.messages.say(tr("Depth {depth} is proved", depth=depth), words)

    @property
    def _in_front(self) -> bool:
        """Whether the current cube is the position being solved, and not one on the way to its solution."""
        return bool(self._model.session.state == self.cube)

    def _take(self, found: Bracket) -> None:
        """Learn what was found, and show a first or a shorter solution."""
        assert self.cube is not None
        self._model.learn(self.cube, found)
        if found.solution is not None and not self.solution:
            self._lay_out(found.solution)
        self._lay_out_shorter()

    def _lay_out(self, moves: Sequence[str], played: int = 0) -> None:
        """Show a solution of the cube, and let its moves that are not yet played wait to be redone.

        `moves` is the whole solution, of which the first `played` are played already. Does nothing if `played` is 0 and
        the current cube is not the one being solved.
        """
        session = self._model.session
        if played == 0 and session.state != self.cube:
            return
        self.solution = list(moves)
        session.info[PLAN] = session.position - played
        session.plan(moves[played:])
        self.changed.emit()

    def _lay_out_shorter(self) -> None:
        """Show the rest of a shorter solution that is known.

        That is possible only if the moves played so far begin the shorter one, too; otherwise the user must ask for it.
        """
        session, shorter, start = self._model.session, self.shorter_solution, self.start
        if not shorter or start is None or session.position < start:
            return
        if session.player.playing and not session.player.stepping:
            return
        played = session.played_moves[start:]
        at, length = session.states[start], self._model.metric.length
        for count in range(len(shorter) + 1):
            if at == session.state and length(shorter[:count]) == length(played):
                self._lay_out(shorter, count)
                return
            if count < len(shorter):
                at = self._model.puzzle.apply(at, shorter[count])[0]

    def lay_out_shorter(self) -> None:
        """Go back to the position that was solved and show the shorter solution."""
        self.lay_out(list(self.shorter_solution))

    def _on_game(self) -> None:
        if self.cube is None:
            return
        session, start = self._model.session, self.start
        if not self.solution:
            there = session.state == self.cube
        else:
            there = start is not None and list(session.moves[start:]) == self.solution
        if there:
            self._lay_out_shorter()
        else:
            self.forget()

    def _on_session_jumped(self) -> None:
        """Restore the solution that a loaded game contains, if there is one."""
        session = self._model.session
        start = session.info.get(PLAN)
        if self.cube is not None or not isinstance(start, int) or not 0 <= start < len(session.moves):
            return
        if self._model.puzzle.goal(session.states[-1]):
            self.cube, self.solution = session.states[start], list(session.moves[start:])
            self.changed.emit()

    # more solutions

    @property
    def has_others(self) -> bool:
        """Whether more solutions can be searched for: the solution of a 3x3x3 is proved to be a shortest one."""
        model = self._model
        if self.running or self.asked_for_others or self.cube is None or not self.solution or not model.is_large:
            return False
        if model.session.is_solved:
            return False
        return self.is_shortest

    def find_others(self, longer: int = 0, faces: str = ALL_FACES) -> None:
        """Search for solutions that turn only `faces`, at most `longer` turns longer than the shortest."""
        assert self.cube is not None and self.known_bracket is not None
        metric, before = self._model.metric, (self.longer, self.faces, self.asked_for_others)
        self.longer, self.faces, self.asked_for_others = longer, faces, True
        shortest = self.known_bracket.lower if faces == ALL_FACES else 0
        work = partial(_search_others, self.solver, self.cube, metric, longer, faces, shortest)
        question = (self.cube, metric, longer, faces)
        detail = (
            tr("that turn only {faces}", faces=faces)
            if faces != ALL_FACES
            else tr("of at most {turns}", turns=metric.turns(shortest + longer))
        )
        job = self._asker.ask(
            question, tr("Searching for more solutions"), work, self._on_others, detail=detail,
            on_cancelled=partial(self._list_again, *before),
        )  # fmt: skip
        job.progressed.connect(self._on_searching_others)
        job.ended.connect(self.changed)
        self.changed.emit()

    def _list_again(self, longer: int, faces: str, asked: bool) -> None:
        """Restore the options of the listed solutions after a search was cancelled."""
        self.longer, self.faces, self.asked_for_others = longer, faces, asked

    def _on_searching_others(self) -> None:
        if self._asker.job is not None:
            tell_share(self._asker.job)
        self.changed.emit()

    def _on_others(self, found: list[tuple[str, ...]]) -> None:
        self.others = [list(moves) for moves in found]
        if not self._in_front:
            return
        metric, count = self._model.metric, len(found)
        if not count:
            most = metric.turns(metric.deepest(self._model.puzzle.size))
            none = tr("No solution within {most} if only these faces turn.", most=most)
            self._services.messages.say(none, tr("Choose more faces."), good=False)
            return
        number = figure_number(tr("solutions"), count, cube.solutions(found, metric))
        many = (
            tr("{count} or more solutions", count=number)
            if count == MOST
            else tr("%n solutions in total", one="%n solution in total", n=number)
        )
        first = figure_number(tr("length"), metric.length(found[0]), cube.length(found[0], metric))
        last = figure_number(tr("greatest length"), metric.length(found[-1]), cube.length(found[-1], metric))
        of = (
            tr("of {turns}", turns=metric.turns(first))
            if first == last
            else tr("of {first} to {turns}", first=first, turns=metric.turns(last))
        )
        self._services.messages.say(many if count > 1 else tr("There is no other solution"), of)

    def lay_out(self, moves: list[str]) -> None:
        """Go back to the position that was solved and show another solution."""
        start = self.start
        if start is not None:
            self._model.go_to(start)
            self._lay_out(moves)


def tell_share(job: Job) -> None:
    """Report the made share of a table without a time left: the search that follows may take any time."""
    job.tell(job.counted_fraction, None)


def _run(search: Search, shortened: Callable[[Search], object], control: Control) -> Bracket:
    return run_low_priority(partial(search.run, control, THREADS, shortened=partial(shortened, search)))


def _search_others(
    solver: Solver, cube: Cube, metric: Metric, longer: int, faces: str, shortest: int, control: Control
) -> list[tuple[str, ...]]:
    search = partial(solver.solutions, longer=longer, faces=faces, shortest=shortest)
    return run_low_priority(partial(search, cube, metric, MOST, control, THREADS))


def _look_up(cube: Cube, metric: Metric, _control: Control) -> Bracket:
    moves = pocket.solve(cube, metric)
    length = metric.length(moves)
    return Bracket(metric, length, length, moves, BracketSource.TABLE)
