"""Solver of the level on the board, forwards or backwards: plans a solution or shows the next push."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.sokoban.analysis.counted_levels import CountedLevels
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.options import solver_memory
from app.sokoban.model.wording import explained_cost_of
from app.sokoban.records.solutions import SolutionSource
from app.sokoban.solve.gave_up import LONGER, GaveUp
from app.sokoban.solve.known_levels import KnownLevels
from app.sokoban.solve.ordered_solution import OrderedSolution, solve_by_order
from core.base.control import Control
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.replay import Replay, replay
from core.sokoban.reverse import ReversePuzzle, solution_of
from core.sokoban.solve.backwards import BackwardSearchResult, solve_back
from core.sokoban.solve.finish import finish
from core.sokoban.solve.knowledge import position_of
from core.sokoban.solve.order import PUSHES_FIRST, SolutionOrder
from core.sokoban.solve.solver import Answer, Effort, SearchEnding, SolveProgress, SolverMetric, solve

SOLVE, PROVE = phrase("Solving"), phrase("Proving the fewest pushes")
FINISH = phrase("Looking for the fewest moves")
"""Titles of the jobs in the status line."""
SECONDS = 60.0
THREADS = 2


class LevelSolving(QObject):
    """Runs one search at a time; its results are learnt for the level even if the board has changed."""

    changed = Signal()

    laid_out_now = Signal()
    """A solution that was requested is planned now."""

    def __init__(self, services: Services, model: SokobanModel, asker: QuestionRunner) -> None:
        """Create the solver; `asker` runs one job at a time for all work on the level's solutions."""
        super().__init__(model)
        self._model, self._messages, self._settings = model, services.messages, services.settings
        self._asker, self._counted = asker, services.get_shared(CountedLevels)
        self._known_levels = services.get_shared(KnownLevels)
        self._then = self.lay_out
        """Function to be called once a solution is found."""
        self.gave_up: GaveUp | None = None
        """Search that ended last, if it found no answer."""
        self.hinted: int | None = None
        """Cell of the box to be pushed next, from the hint until the boxes move."""
        self.shown_to: int | None = None
        """Cell to which the hinted box is to be pushed, if that was asked for too."""
        self.progress: SolveProgress | None = None
        """Progress of the running search for a solution."""
        self.seconds = SECONDS
        """Time limit of the running search in seconds."""
        self._hinted: State | None = None
        self.ordered: OrderedSolution | None = None
        """Solution found in another order of measures, until the game goes on."""
        self._laid: tuple[State, str] | None = None
        """Position and moves of the solution planned last, which better ones replace."""
        model.changed.connect(self._on_game)
        model.level_changed.connect(self._on_level)

    @property
    def possible(self) -> bool:
        """Whether there is anything to solve, and the level is not too large.

        If the user wants no hints, a lost position counts as solvable: a disabled button would give it away.
        """
        model = self._model
        lost = model.verdict.dead and model.options.has_answered and not model.options.is_quiet
        return not (model.session.is_solved or lost or model.too_large)

    @property
    def sentence_on_lost(self) -> str:
        """Sentence about a position that cannot be solved."""
        if self._model.pulling:
            return tr("The start cannot be reached from here any more.")
        return tr("There is no solution from here.")

    @property
    def memory(self) -> int:
        """Memory limit of a search in bytes."""
        return solver_memory(self._settings)

    @property
    def is_played_backwards(self) -> bool:
        """Whether the level is played backwards."""
        return self._model.pulling

    @property
    def job(self) -> Job | None:
        """Running search, or None."""
        return self._asker.job

    @property
    def hint(self) -> str:
        """Name of the hinted box's square in the view; "" without a hint."""
        return "" if self.hinted is None else self._model.square_name(self.hinted)

    @property
    def laid_out(self) -> bool:
        """Whether the planned moves solve the level in the fewest pushes that are known."""
        model, session = self._model, self._model.session
        if not session.can_redo or not session.puzzle.goal(session.states[-1]):
            return False
        return model.history.total_tally.pushes - model.history.tally.pushes == model.known_bounds.upper

    # Search

    def solve(self) -> None:
        """Plan a solution, searching for one if none is known, or for fewer pushes if one is planned.

        The search goes on to the fewest pushes with the fewest moves; better solutions replace the planned one.
        """
        self._learn_counted_solution()
        model = self._model
        if self._by_other_order:
            self._search_in_order(model.options.order)
        elif self.laid_out and not model.known_bounds.is_proved:
            self._search(PROVE, self.lay_out)
        elif model.ways.steps_from(model.session.state):
            if not self.laid_out:
                self.lay_out()
            self._finish_known()
        else:
            self._search(SOLVE, self.lay_out)

    def cancel(self) -> None:
        """Cancel the running search; what was found so far is kept."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    def _search(self, title: str, then: Callable[[], None]) -> None:
        state, model = self._model.session.state, self._model
        if model.verdict.dead:
            self._messages.say(self.sentence_on_lost, good=False)
            return
        model.session.player.stop()
        seconds = self._time_limit_for(state)
        self._then, self.gave_up = then, None
        effort = Effort(seconds, self.memory, THREADS)
        self.seconds = seconds
        puzzle, optimal = model.session.puzzle, title == PROVE
        if isinstance(puzzle, ReversePuzzle):
            progress = SolveProgress(puzzle.question(state))
            work = partial(solve_back, puzzle, state, effort, optimal=optimal, progress=progress)
        else:
            progress = SolveProgress(state)
            work = partial(_solve, state, effort, optimal=optimal, progress=progress)
        self.progress = progress
        detail = tr("for {seconds:.0f} s at most", seconds=seconds)
        learn = partial(self._learn_bound, state, progress)
        job = self._asker.ask(
            (state, title, seconds),
            translate(title),
            work,
            partial(self._on_answer, model.slot, state, seconds),
            detail=detail,
            on_cancelled=learn,
        )
        job.ticked.connect(learn)
        job.progressed.connect(partial(self._show_time, job, seconds))
        job.ended.connect(self._on_job_ended)
        self.changed.emit()

    def _time_limit_for(self, state: State) -> float:
        """Return the time limit in seconds of a search from `state`, longer than that of one that gave up there."""
        before = self.gave_up
        return before.seconds * LONGER if before is not None and before.state == state else SECONDS

    def _show_time(self, job: Job, seconds: float) -> None:
        job.tell(min(1.0, job.seconds / seconds), None)
        self.changed.emit()

    def _learn_bound(self, state: State, progress: SolveProgress) -> None:
        """Learn and store the lower bound that a search has reached so far."""
        model, bound = self._model, progress.lower_bound
        if bound > model.ways.look_up(state).lower and progress is self.progress:
            model.ways.learn_bound(state, bound)
            self._keep(state)
            if model.ways.look_up(state).is_proved:  # by the known solution, so the search can stop
                self._asker.forget()
                self._use_answer(state)
                if self._then == self.lay_out:
                    self._finish_known()
            self.changed.emit()

    def _keep(self, state: State) -> None:
        """Store what is known of a searched position and of its level."""
        model = self._model
        if not model.pulling:
            self._known_levels.keep_position(model.level, state)
        model.knows_more()

    def _on_job_ended(self) -> None:
        if self.job is None:
            self.progress = None
        self.changed.emit()

    def _on_answer(self, slot: str, state: State, seconds: float, found: BackwardSearchResult) -> None:
        model, answer = self._model, found.answer
        if slot != model.slot:
            return
        if found.moves:
            _learn(model, state, found.moves)
            if state == model.level.start:
                model.solutions.keep(model.level.key, found.moves, SolutionSource.PROGRAM)
        if answer.lower_bound is not None and answer.lower_bound > 0:
            model.ways.learn_bound(state, answer.lower_bound)
        if answer.ending is SearchEnding.UNSOLVABLE:
            model.ways.learn_dead(state, answer.reason)
        gave_up = not found.moves and answer.ending is not SearchEnding.UNSOLVABLE
        self.gave_up = GaveUp(state, answer.ending, seconds, self.memory, self.best_packing) if gave_up else None
        self._keep(state)
        self._use_answer(state)
        if self._then == self.lay_out and answer.solution is not None and not model.pulling:
            self._finish(state, answer, seconds)
        self.changed.emit()

    # from a first solution to the best

    @property
    def complete(self) -> bool:
        """Whether the planned solution is proved to have the fewest pushes, and with these the fewest moves."""
        model = self._model
        if self._by_other_order:
            return self.ordered is not None and self.ordered.proved == 2 and self.ordered.state == model.session.state
        walked = model.pulling or model.ways.is_walk_proved(model.session.state)
        return self.laid_out and model.known_bounds.is_proved and walked

    @property
    def _by_other_order(self) -> bool:
        """Whether another measure than pushes is to be minimal; backwards it is always pulls."""
        return not self._model.pulling and self._model.options.order != PUSHES_FIRST

    def _search_in_order(self, order: SolutionOrder) -> None:
        """Search for the best solution in another order of measures than pushes, then moves."""
        state, model = self._model.session.state, self._model
        if model.verdict.dead:
            self._messages.say(self.sentence_on_lost, good=False)
            return
        model.session.player.stop()
        seconds = self._time_limit_for(state)
        self.gave_up = self.ordered = None
        progress = self.progress = SolveProgress(state)
        self.seconds = seconds
        job = self._asker.ask(
            (state, order, seconds),
            translate(SOLVE),
            partial(solve_by_order, state, order, Effort(seconds, self.memory, THREADS), progress=progress),
            partial(self._on_ordered_solved, model.slot, state, order),
            detail=tr("for {seconds:.0f} s at most", seconds=seconds),
        )
        job.progressed.connect(partial(self._show_time, job, seconds))
        job.ended.connect(self._on_job_ended)
        self.changed.emit()

    def _on_ordered_solved(self, slot: str, state: State, order: SolutionOrder, answer: Answer) -> None:
        model, solution = self._model, answer.solution
        if slot != model.slot:
            return
        if answer.ending is SearchEnding.UNSOLVABLE:
            model.ways.learn_dead(state, answer.reason)
        elif solution is None:
            self.gave_up = GaveUp(state, answer.ending, self.seconds, self.memory, self.best_packing)
        else:
            _learn(model, state, solution.lurd)
        self._keep(state)
        if model.session.state == state and not model.covered:
            if solution is None:
                self._use_answer(state)
            else:
                self.ordered = OrderedSolution(state, order, solution, answer.optimal + answer.tie_optimal)
                model.laid_out.lay_out_from_here(solution.lurd)
                self.laid_out_now.emit()
                self._messages.say(tr("Solution found"), self.ordered.words)
        self.changed.emit()

    def _finish_known(self) -> None:
        """Improve the known solution if it is not proved to be the best."""
        model = self._model
        if model.pulling or model.verdict.dead or self.complete:
            return
        state, known = model.session.state, model.known_bounds
        solution = replay(state, model.ways.solution_from(state))
        answer = Answer(SearchEnding.SOLVED, "", solution, known.lower, known.is_proved, 0, 0, 0, None)
        self._finish(state, answer, SECONDS)

    def _finish(self, state: State, answer: Answer, seconds: float) -> None:
        """Search for fewer pushes and then for fewer moves, while the solution is planned on the board."""
        if self._laid is None or self._laid[0] != state or answer.tie_optimal:
            return
        progress, model = SolveProgress(state), self._model
        self.progress, self.seconds = progress, seconds
        work = partial(_finish, state, answer, Effort(seconds, self.memory, THREADS), progress=progress)
        take = partial(self._take_progress, model.slot, state, progress)
        job = self._asker.ask(
            (state, FINISH, seconds),
            translate(FINISH),
            work,
            partial(self._on_improvement_finished, model.slot, state),
            detail=tr("for {seconds:.0f} s at most", seconds=seconds),
            on_cancelled=take,
        )
        job.ticked.connect(take)
        job.progressed.connect(partial(self._show_time, job, seconds))
        job.ended.connect(self._on_job_ended)

    def _take_progress(self, slot: str, state: State, progress: SolveProgress) -> None:
        """Use the best solution that the search has found so far."""
        if slot == self._model.slot and progress is self.progress:
            self._take_better(state, progress.solution, proved=False)

    def _on_improvement_finished(self, slot: str, state: State, answer: Answer) -> None:
        model = self._model
        if slot != model.slot:
            return
        self._take_better(state, answer.solution, proved=answer.tie_optimal)
        if answer.lower_bound:
            model.ways.learn_bound(state, answer.lower_bound)
        self._keep(state)
        self.changed.emit()

    def _take_better(self, state: State, solution: Replay | None, *, proved: bool) -> None:
        """Learn a solution that is better than the known one, and plan it in place of that."""
        model, laid = self._model, self._laid
        known = model.ways.solution_from(state)
        if solution is None or not known:
            return
        better = (solution.tally.pushes, solution.tally.moves) < (sum(map(str.isupper, known)), len(known))
        if not better and not proved:
            return
        model.knowledge.learn_walk(state, solution.lurd, proved=proved)
        if not better:
            return
        self._keep(state)
        session = model.session
        if laid == (session.state, "".join(session.moves[session.position :])) and laid[0] == state:
            self._laid = state, solution.lurd
            model.laid_out.lay_out_better(solution.lurd)

    @property
    def best_packing(self) -> tuple[int, int] | None:
        """Number of boxes on goals in the best attempt, and of all boxes; None without an attempt."""
        attempt = self.progress.attempt if self.progress is not None else None
        return None if attempt is None else (attempt.placed, len(attempt.boxes))

    def _use_answer(self, state: State) -> None:
        """Show what the Sokoban search was to find, or tell the user why that is impossible.

        That is the solution, the next push, the box to push, or that the position is solvable. Nothing is done if the
        board shows another position than `state` by now, or is covered.
        """
        model = self._model
        if position_of(model.session.state) != position_of(state) or model.covered:
            return  # the board has changed or is covered; Solve will use what is known of the position by then
        if self.gave_up is not None:
            self._messages.say(self.gave_up.words, good=False)
        elif not model.verdict.dead:
            self._then()
        elif model.loss_verdict is None:  # otherwise the notice says so
            self._messages.say(self.sentence_on_lost, good=False)

    # Use of known solutions

    def _learn_counted_solution(self) -> None:
        """Learn the shortest solution if counting positions has found it, so that no search is needed."""
        model = self._model
        state = model.session.state
        if not model.pulling and model.knowledge.look_up(state).upper != model.verdict.left:
            counts = self._counted.level(model.level.start).counts
            if counts is not None and (moves := counts.solution_from(state)):
                model.knowledge.learn_walk(state, moves, proved=True)  # counted with the fewest moves

    def lay_out(self) -> None:
        """Plan the shortest known solution from the current position."""
        model = self._model
        moves = model.ways.solution_from(model.session.state)
        model.laid_out.lay_out_from_here(moves)
        self._laid = model.session.state, moves
        self.laid_out_now.emit()
        self._messages.say(
            tr("Moves back to the start found") if model.pulling else tr("Solution found"),
            tr("{cost} from here", cost=explained_cost_of(moves, pulled=model.pulling)),
        )

    def next_push(self) -> None:
        """Show one push of a solution, or play it once it is shown; search first if no solution is known."""
        model = self._model
        self._learn_counted_solution()
        state = model.session.state
        moves = model.ways.solution_from(state)
        if not moves:
            self._search(SOLVE, self.next_push)
            return
        push = moves[: next(end for end, move in enumerate(moves, 1) if move.isupper())]
        if self.shown_to is None:
            self._show_push(state, push)
        else:
            model.follow(push)

    def _show_push(self, state: State, push: str) -> None:
        """Show which box these moves push, and where to."""
        model, after = self._model, state
        for move in push:
            after = model.session.puzzle.apply(after, move)[0]
        self._hinted = state
        (self.hinted,) = {*state.boxes} - {*after.boxes}
        (self.shown_to,) = {*after.boxes} - {*state.boxes}
        target = model.square_name(self.shown_to)
        if model.pulling:
            words = tr("Pull the box at {square} to {target}", square=self.hint, target=target)
            self._messages.say(words, tr("Press Next pull again to play it"))
        else:
            words = tr("Push the box at {square} to {target}", square=self.hint, target=target)
            self._messages.say(words, tr("Press Next push again to play it"))
        self.changed.emit()

    def name_box(self) -> None:
        """Tell the user which box is to be pushed next, but not where to."""
        self._learn_counted_solution()
        state = self._model.session.state
        pushes = self._model.ways.steps_from(state)
        if not pushes:
            self._search(SOLVE, self.name_box)
            return
        self._hinted, self.hinted, self.shown_to = state, pushes[0].box, None
        self._messages.say(
            tr("Pull the box at {square} next", square=self.hint)
            if self._model.pulling
            else tr("Push the box at {square} next", square=self.hint)
        )
        self.changed.emit()

    def say_solvable(self) -> None:
        """Tell the user whether the position can be solved, searching for an answer if none is known."""
        self._learn_counted_solution()
        model = self._model
        if model.verdict.dead:
            self._messages.say(self.sentence_on_lost, good=False)
        elif model.verdict.left is None and not model.ways.steps_from(model.session.state):
            self._search(SOLVE, self.say_solvable)
        elif model.pulling:
            self._messages.say(tr("The start can still be reached."))
        else:
            self._messages.say(tr("This position can still be solved."))

    # Changes of the game

    def _on_game(self) -> None:
        model = self._model
        if self._hinted is not None and model.session.state.boxes != self._hinted.boxes:
            self._hinted = self.hinted = self.shown_to = None
        if self.ordered is not None and self.ordered.state != model.session.state:
            self.ordered = None
        if self.gave_up is not None and self.gave_up.state != model.session.state:
            self.gave_up = None
        self.changed.emit()

    def _on_level(self) -> None:
        self._asker.forget()
        self.gave_up = self.progress = self._hinted = self.hinted = self.shown_to = self._laid = self.ordered = None
        self.changed.emit()


def _learn(model: SokobanModel, state: State, moves: str) -> None:
    """Learn moves from a position to the end, in the direction of play.

    If the position is that of the game, the whole game is learnt as a solution too.
    """
    model.ways.learn_solution(state, moves)
    puzzle, session = model.session.puzzle, model.session
    if state == session.state:
        game_moves, end = "".join(session.played_moves) + moves, state
        for move in moves:
            end = puzzle.apply(end, move)[0]
        model.knowledge.learn_solution(model.level.start, solution_of(puzzle, end, game_moves))


def _solve(
    state: State, effort: Effort, control: Control, *, optimal: bool, progress: SolveProgress
) -> BackwardSearchResult:
    answer = solve(state, SolverMetric.PUSHES, effort, control, optimal=optimal, progress=progress)
    return BackwardSearchResult(answer, answer.solution.lurd if answer.solution is not None else "")


def _finish(state: State, answer: Answer, effort: Effort, control: Control, *, progress: SolveProgress) -> Answer:
    return finish(state, answer, PUSHES_FIRST, effort, control, progress=progress)
