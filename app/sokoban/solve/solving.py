"""Solving the level on the board: a solution laid out, the next push, which box is next, and ways made shorter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.services.jobs import Asker, Job
from app.services.services import Services
from app.sokoban.model import SokobanModel
from app.sokoban.options import solver_megabytes
from app.sokoban.records.solutions import Source
from app.sokoban.wording import cost_of
from core.control import Control
from core.sokoban.board import State
from core.sokoban.draft.grid import square_name
from core.sokoban.replay import replay
from core.sokoban.solve.knowledge import position_of
from core.sokoban.solve.optimiser import improvements
from core.sokoban.solve.solver import Answer, Effort, Ending, Metric, Progress, solve
from core.sokoban.solve.variants import Variant, take, variants

SOLVE, PROVE, IMPROVE = "Solving", "Proving the fewest pushes", "Improving"
"""What is being done, as the status line has it."""
SECONDS = 60.0
THREADS = 2
LONGER = 4
"""Searching on takes so many times as long as before."""


class GaveUp(NamedTuple):
    """A search that ended without an answer."""

    state: State
    reason: str
    seconds: float


class Better(NamedTuple):
    """A shorter way than the game's, in pieces."""

    moves: str
    """Those of the game that was looked at."""
    shorter: str
    """The shorter way itself."""
    pieces: Sequence[Variant]


class LevelSolving(QObject):
    """One search at a time. What it finds is known of the level from then on, whatever is on the board by then."""

    changed = Signal()

    def __init__(self, services: Services, model: SokobanModel) -> None:
        super().__init__(model)
        self._model, self._messages, self._settings = model, services.messages, services.settings
        self._asker = Asker(services.jobs)
        self._then = self.lay_out
        """What to do with the solution that is searched for."""
        self.gave_up: GaveUp | None = None
        """Of the search that ended last, if it found nothing."""
        self.better: Better | None = None
        """What was found by improving the game as it was then."""
        self.hint = ""
        """The square of the box that is to be pushed next, once it was asked for and until the boxes move."""
        self.progress: Progress | None = None
        """Of the search for a solution that is under way."""
        self.seconds = SECONDS
        """How long that may take."""
        self._hinted: State | None = None
        self._shorter = ""
        model.changed.connect(self._on_game)
        model.level_changed.connect(self._on_level)

    @property
    def possible(self) -> bool:
        """Whether there is anything to solve: the level is played forwards and not solved."""
        return not (self._model.pulling or self._model.session.solved or self._model.verdict.dead)

    @property
    def memory(self) -> int:
        """The most bytes that a search may take."""
        return solver_megabytes(self._settings) << 20

    @property
    def job(self) -> Job | None:
        """The search under way."""
        return self._asker.job

    @property
    def laid_out(self) -> bool:
        """Whether the moves that wait solve the level in as few pushes as any that are known."""
        model, session = self._model, self._model.session
        if not session.can_redo or not session.puzzle.goal(session.states[-1]):
            return False
        return model.history.whole.pushes - model.history.tally.pushes == model.known.upper

    @property
    def can_improve(self) -> bool:
        """Whether the game has pushes that could be saved."""
        return not self._model.pulling and self._model.history.whole.pushes > 0

    # searching

    def solve(self) -> None:
        """Lay a solution out; search for one if none is known, and for fewer pushes if one is laid out already."""
        self._model.learn_counted()
        if self.laid_out:
            self._search(PROVE, self.lay_out)
        elif self._model.knowledge.steps_from(self._model.session.state):
            self.lay_out()
        else:
            self._search(SOLVE, self.lay_out)

    def cancel(self) -> None:
        """Stop searching; what is known by now stays known."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    def _search(self, title: str, then: Callable[[], None]) -> None:
        state, model = self._model.session.state, self._model
        model.session.player.stop()
        before = self.gave_up
        seconds = before.seconds * LONGER if before is not None and before.state == state else SECONDS
        self._then = then
        effort = Effort(seconds, self.memory, THREADS)
        progress = self.progress = Progress(state)
        self.seconds = seconds
        work = partial(_solve, state, effort, title == PROVE, progress)
        detail = f"for {seconds:.0f} s at most"
        job = self._asker.ask(
            (state, title, seconds), title, work, partial(self._on_answer, model.level, state, seconds), detail=detail
        )
        job.progressed.connect(self.changed)
        job.ended.connect(self._on_ended)
        self.changed.emit()

    def _on_ended(self) -> None:
        if self.job is None:
            self.progress = None
        self.changed.emit()

    def _on_answer(self, level: object, state: State, seconds: float, answer: Answer) -> None:
        model = self._model
        if level is not model.level:
            return
        knowledge = model.knowledge
        if answer.solution is not None:
            knowledge.learn_solution(state, answer.solution.lurd)
            if state == model.level.start:
                model.solutions.keep(model.level.key, answer.solution.lurd, Source.PROGRAM)
        if answer.lower_bound is not None and answer.lower_bound > 0:
            knowledge.learn_bound(state, answer.lower_bound)
        if answer.ending is Ending.UNSOLVABLE:
            knowledge.learn_dead(state, answer.reason)
        gave_up = answer.solution is None and answer.ending is not Ending.UNSOLVABLE
        self.gave_up = GaveUp(state, answer.reason, seconds) if gave_up else None
        model.knows_more()
        if answer.solution is not None:
            self._found(state)
        self.changed.emit()

    def _found(self, state: State) -> None:
        here = self._model.session.state
        if position_of(here) == position_of(state):
            self._then()
        # else the board went on; Solve lays out what is known of the position by then

    # what is known, shown

    def lay_out(self) -> None:
        """Let a shortest solution known wait to be played from here."""
        model = self._model
        moves = model.knowledge.solution_from(model.session.state)
        model.lay_out_from_here(moves)
        self._messages.say("A solution is laid out", f"{cost_of(moves)} from here")

    def next_push(self) -> None:
        """Play one push of a solution, searching for one first if none is known."""
        model = self._model
        model.learn_counted()
        moves = model.knowledge.solution_from(model.session.state)
        if not moves:
            self._search(SOLVE, self.next_push)
            return
        end = next(at for at, move in enumerate(moves, 1) if move.isupper())
        model.follow(moves[:end])

    def name_box(self) -> None:
        """Say which box is to be pushed next, and not where to."""
        self._model.learn_counted()
        state = self._model.session.state
        pushes = self._model.knowledge.steps_from(state)
        if not pushes:
            self._search(SOLVE, self.name_box)
            return
        self._hinted, self.hint = state, square_name(*state.board.xy(pushes[0].box))
        self._messages.say(f"Push the box at {self.hint} next")
        self.changed.emit()

    # shorter ways

    def improve(self) -> None:
        """Search for shorter ways near the game's, the moves that wait included."""
        model = self._model
        moves = "".join(model.session.moves)
        metric = Metric.MOVES if model.options.moves_first else Metric.PUSHES
        self._shorter, self.better, self.progress = moves, None, None
        work = partial(self._improve, model.session.start, moves, metric)
        detail = f"{cost_of(moves)}, fewest {metric.value} first"
        job = self._asker.ask((moves, metric), IMPROVE, work, partial(self._on_improved, moves), detail=detail)
        job.progressed.connect(partial(self._on_shorter, moves))
        job.ended.connect(self.changed)
        self.changed.emit()

    def _improve(self, start: State, moves: str, metric: Metric, control: Control) -> str:
        effort = Effort(SECONDS, self.memory)
        for gain in improvements(start, moves, metric, effort, control):
            self._shorter = gain.moves.lurd
        return self._shorter

    def _on_shorter(self, moves: str) -> None:
        """A shorter way may have been found meanwhile."""
        model, shorter = self._model, self._shorter
        known = self.better.shorter if self.better is not None else moves
        if shorter != known and moves == "".join(model.session.moves):
            self.better = Better(moves, shorter, variants(model.session.start, moves, shorter))
        self.changed.emit()

    def _on_improved(self, moves: str, shorter: str) -> None:
        model, self._shorter = self._model, shorter
        self._on_shorter(moves)
        if self.better is None and moves == "".join(model.session.moves):
            self.better = Better(moves, shorter, ())
        if replay(model.level.start, shorter).state.solved:
            if shorter != moves:
                model.solutions.keep(model.level.key, shorter, Source.PROGRAM)
            model.knowledge.learn_solution(model.level.start, shorter)
            model.knows_more()
        self.changed.emit()

    def accept(self, piece: Variant) -> None:
        """Put a variant in the place of the moves it replaces; the game as it was is kept as a snapshot."""
        better, model = self.better, self._model
        if better is None or better.moves != "".join(model.session.moves):
            return
        moves = take(better.moves, [piece])
        shift = len(moves) - len(better.moves)
        rest = [
            other if other.first < piece.first else other._replace(first=other.first + shift, end=other.end + shift)
            for other in better.pieces
            if other is not piece
        ]
        position = model.session.position
        if position > piece.first:
            position = piece.first if position < piece.end else position + shift
        self._asker.forget()
        self.better = None
        model.rewrite(moves, position)
        self.better = Better(moves, better.shorter, rest)
        self.changed.emit()

    # the game goes on

    def _on_game(self) -> None:
        model = self._model
        if self._hinted is not None and model.session.state.boxes != self._hinted.boxes:
            self._hinted, self.hint = None, ""
        if self.better is not None and self.better.moves != "".join(model.session.moves):
            self.better = None
        if self.gave_up is not None and self.gave_up.state != model.session.state:
            self.gave_up = None
        self.changed.emit()

    def _on_level(self) -> None:
        self._asker.forget()
        self.gave_up = self.better = self.progress = self._hinted = None
        self.hint = ""
        self.changed.emit()


def _solve(state: State, effort: Effort, optimal: bool, progress: Progress, control: Control) -> Answer:
    return solve(state, Metric.PUSHES, effort, control, optimal=optimal, progress=progress)
