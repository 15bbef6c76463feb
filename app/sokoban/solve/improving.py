"""Improvement of a path, the game or a known solution, or of a stretch of it, by shorter variants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.options import solver_memory
from app.sokoban.model.wording import cost_of, explained_cost_of, fewest_first
from app.sokoban.play.help_given import Help
from app.sokoban.records.solutions import SolutionSource
from app.sokoban.solve.way import SolutionPath, way_to_look_at
from core.base.control import Control
from core.base.words import phrase
from core.sokoban.reverse import ReversePuzzle, forwards, solution_of
from core.sokoban.solve.backwards import improvements_back, variants_back
from core.sokoban.solve.optimiser import Improvements, MoveRange
from core.sokoban.solve.solver import Effort, SolverMetric
from core.sokoban.solve.variants import Variant, take, variants

IMPROVE = phrase("Improving")
"""Title of the job in the status line."""
SECONDS = 3600.0
"""Time limit of a search in seconds; long solutions need it, and each result is shown at once."""


class PathImprovement(NamedTuple):
    """Shorter path than a known one, divided into variants."""

    way: SolutionPath
    shorter: str
    """Moves of the shorter path."""
    pieces: Sequence[Variant]
    """Variants in which the shorter path differs, those that save most first."""
    complete: bool = False
    """Whether everything near the shorter path was searched without finding a still shorter one."""


class ImprovingProgress:
    """Progress of one search for a shorter path, read by the window.

    The search writes nothing else, even if it ends too late.
    """

    def __init__(self, way: SolutionPath) -> None:
        self.way, self.moves = way, way.moves


class AcceptedVariant(NamedTuple):
    """Variant that was accepted into the game, and the game as it was before."""

    piece: Variant
    game: str
    position: int
    help: Help
    better: PathImprovement


class LevelImproving(QObject):
    """Searches for shorter paths near the displayed one; the level's knowledge keeps what it finds."""

    changed = Signal()

    asked = Signal()
    """A search for shorter paths was requested."""

    def __init__(self, services: Services, model: SokobanModel, asker: QuestionRunner) -> None:
        """Create the search; `asker` runs one job at a time for all work on the level's solutions."""
        super().__init__(model)
        self._model, self._messages, self._settings = model, services.messages, services.settings
        self._asker = asker
        self.way: SolutionPath | None = None
        """Path that is plotted push by push and improved; None if there is none."""
        self._selected: tuple[str, MoveRange] | None = None
        self.better: PathImprovement | None = None
        """Result of improving the displayed path."""
        self.pointed: Variant | None = None
        """Variant whose stretch is highlighted."""
        self.accepted: AcceptedVariant | None = None
        """Variant that was accepted last, while that can be undone."""
        self._job: Job | None = None
        model.changed.connect(self._on_game)
        model.level_changed.connect(self._on_level)
        self._look()

    @property
    def possible(self) -> bool:
        """Whether the displayed path has pushes that could be saved, and the level is not too large."""
        moves = "" if self.way is None or self._model.too_large else self.way.moves
        return bool(moves) and not moves.islower()

    @property
    def job(self) -> Job | None:
        """Running job that improves the path, or None."""
        job = self._asker.job
        return job if job is self._job else None

    @property
    def selected_stretch(self) -> MoveRange | None:
        """Stretch of the path's moves that improving is limited to; None for all of them."""
        return self._selected[1] if self._selected is not None else None

    # Selection of a stretch

    def select_rows(self, first: int, last: int) -> None:
        """Limit improving to the rows `first` to `last` of the history."""
        rows = self._model.history
        begin = rows.position_of(first - 1) if first else 0
        self._select("".join(self._model.session.moves), MoveRange(begin, rows.position_of(last)))

    def select_pushes(self, first: int, last: int) -> None:
        """Limit improving to the pushes `first` to `last` of the path, from 1, with the walks before them."""
        if self.way is not None:
            ends = self.way.ends
            self._select(self.way.moves, MoveRange(ends[first - 2] if first > 1 else 0, ends[last - 1]))

    def select_from_here(self) -> None:
        """Let the stretch to be improved begin at the current position."""
        self._select_edge(first=self._model.session.position)

    def select_to_here(self) -> None:
        """Let the stretch to be improved end at the current position."""
        self._select_edge(end=self._model.session.position)

    def _select_edge(self, *, first: int | None = None, end: int | None = None) -> None:
        moves = "".join(self._model.session.moves)
        own = self._selected is not None and self._selected[0] == moves
        before = self._selected[1] if own and self._selected is not None else MoveRange(0, len(moves))
        first, end = before.first if first is None else first, before.end if end is None else end
        if first < end:
            self._select(moves, MoveRange(first, end))

    def select_all(self) -> None:
        """Improve the whole path instead of a stretch."""
        if self._selected is not None:
            self._selected = None
            self._look()
            self.changed.emit()

    def _select(self, moves: str, stretch: MoveRange) -> None:
        if self._selected != (moves, stretch):
            self._selected = moves, stretch
            self._look()
            self.changed.emit()

    def point(self, piece: Variant) -> None:
        """Highlight the stretch of a variant."""
        if piece != self.pointed:
            self.pointed = piece
            self.changed.emit()

    def rows_of(self, stretch: MoveRange) -> tuple[int, int]:
        """Return the first and last row, from 1, of a stretch: in the history, or else among the pushes."""
        assert self.way is not None
        if self.way.in_game:
            rows = self._model.history
            first = rows.row_at(stretch.first + 1)
            return first + 1, max(rows.row_at(stretch.end), first) + 1
        return self.way.pushes_of(stretch)

    def marks_row(self, row: int) -> bool:
        """Return whether a row of the history is in the highlighted variant or else in the selection."""
        if self.way is None or not self.way.in_game:
            return False
        piece = None if self._model.options.is_quiet else self.pointed
        stretch = MoveRange(piece.first, piece.end) if piece is not None else self.selected_stretch
        if stretch is None:
            return False
        first, last = self.rows_of(stretch)
        return first <= row + 1 <= last

    def words_of(self, stretch: MoveRange) -> str:
        """Return a stretch of the history in words: "rows 40–58"."""
        first, last = self.rows_of(stretch)
        if first == last:
            return tr("row {number}", number=first)
        return tr("rows {first}–{last}", first=first, last=last)

    # Search

    def improve(self) -> None:
        """Search for shorter paths near the displayed one, planned moves included."""
        way, model, part = self.way, self._model, self.selected_stretch
        if way is None:
            return
        metric, puzzle = model.options.metric, model.session.puzzle
        question = way, metric, part
        self.asked.emit()
        if self.job is not None and self._asker.question == question:
            return
        progress = ImprovingProgress(way)
        self.better, self.pointed, self.accepted = None, None, None
        work = partial(self._improve, progress, puzzle if isinstance(puzzle, ReversePuzzle) else None, metric, part)
        first = self.words_of(part) if part is not None else cost_of(way.moves, pulled=way.pulled)
        job = self._job = self._asker.ask(
            question,
            translate(IMPROVE),
            work,
            lambda complete: self._on_improving_ended(progress, complete=complete),
            detail=fewest_first(first, moves_first=metric is SolverMetric.MOVES, pulled=way.pulled),
            on_cancelled=lambda: self._on_improving_ended(progress, complete=False),
        )
        job.ticked.connect(lambda: self._on_shorter(progress.way, progress.moves))
        job.progressed.connect(self.changed)
        job.ended.connect(self.changed)
        self.changed.emit()

    def _improve(
        self,
        found: ImprovingProgress,
        puzzle: ReversePuzzle | None,
        metric: SolverMetric,
        part: MoveRange | None,
        control: Control,
    ) -> bool:
        """Improve the path, storing each result in `found`; return whether all near the last was searched."""
        effort, way = Effort(SECONDS, solver_memory(self._settings)), found.way
        if puzzle is not None:
            search = improvements_back(puzzle, way.start, way.moves, metric, effort, control, part)
        else:
            search = Improvements(way.start, way.moves, metric, effort, control, part)
        for gain in search:
            found.moves = forwards(gain.moves.lurd) if puzzle is not None else gain.moves.lurd
        return search.complete

    def _on_shorter(self, way: SolutionPath, shorter: str) -> None:
        """Show and learn a shorter path if the search has found one."""
        known = self.better.shorter if self.better is not None else way.moves
        if shorter != known and way is self.way:
            self._show(way, shorter)
            self._learn(shorter)
            self.changed.emit()

    def _show(self, way: SolutionPath, shorter: str) -> None:
        puzzle = self._model.session.puzzle
        if isinstance(puzzle, ReversePuzzle):
            pieces = variants_back(puzzle, way.start, way.moves, shorter)
        else:
            pieces = variants(way.start, way.moves, shorter)
        pieces.sort(key=self._saves, reverse=True)
        self.better = PathImprovement(way, shorter, pieces)
        self.pointed = pieces[0] if pieces else None

    def _saves(self, piece: Variant) -> tuple[int, int]:
        saved = piece.pushes_saved, piece.moves_saved
        return saved[::-1] if self._model.options.moves_first else saved

    def _on_improving_ended(self, found: ImprovingProgress, *, complete: bool) -> None:
        way, shorter = found.way, found.moves
        self._on_shorter(way, shorter)
        if self.better is None and way is self.way:
            self._show(way, shorter)
        if self.better is not None and self.better.shorter == shorter:
            self.better = self.better._replace(complete=complete)
        if shorter != way.moves and (solution := self._learn(shorter)):
            self._model.solutions.keep(self._model.level.key, solution, SolutionSource.PROGRAM)
        self.changed.emit()

    def _learn(self, moves: str) -> str:
        """Learn moves from the game's start if they solve the level; return the solution, else ""."""
        model = self._model
        puzzle, state = model.session.puzzle, model.session.start
        for move in moves:
            state = puzzle.apply(state, move)[0]
        if not puzzle.goal(state):
            return ""
        solution = solution_of(puzzle, state, moves)
        model.knowledge.learn_solution(model.level.start, solution)
        model.knows_more()
        return solution

    # Acceptance of variants

    def accept(self, piece: Variant) -> None:
        """Replace moves of the game by a variant; the game as it was is kept as a snapshot."""
        better, model = self.better, self._model
        if better is None or piece not in better.pieces:
            return
        way, session = better.way, model.session
        moves = take(way.moves, [piece])
        shift = len(moves) - len(way.moves)
        rest = [
            other if other.first < piece.first else other._replace(first=other.first + shift, end=other.end + shift)
            for other in better.pieces
            if other is not piece
        ]
        position = session.position if "".join(session.moves) == way.moves else 0
        if position > piece.first:
            position = piece.first if position < piece.end else position + shift
        accepted = AcceptedVariant(piece, "".join(session.moves), session.position, model.help.saved_help, better)
        self._asker.forget()
        self.better = None
        model.laid_out.rewrite(moves, position)
        self._stand_at(moves, better.shorter, rest)
        self.accepted = accepted
        self._messages.say(tr("Accepted"), tr("{cost} now", cost=explained_cost_of(moves, pulled=way.pulled)))
        self.changed.emit()

    def take_back(self) -> None:
        """Restore the game as it was before a variant was accepted."""
        accepted = self.accepted
        if accepted is None:
            return
        self.accepted = self.better = None
        self._model.laid_out.put_in_place(accepted.game, accepted.position, accepted.help)
        better = accepted.better
        cost = explained_cost_of(better.way.moves, pulled=better.way.pulled)
        self._messages.say(tr("Taken back"), tr("{cost} again", cost=cost))
        self._stand_at(better.way.moves, better.shorter, better.pieces)
        self.changed.emit()

    def _stand_at(self, moves: str, shorter: str, pieces: Sequence[Variant]) -> None:
        """Display a path, with those variants of a shorter one that were not accepted yet."""
        self._selected = None
        self._look()
        if self.way is not None and self.way.moves == moves:
            self.better = PathImprovement(self.way, shorter, pieces)
            self.pointed = pieces[0] if pieces else None

    # Changes of the game

    def _look(self) -> None:
        """Choose the path to display, and drop the results for another one."""
        better, moves = self.better, "".join(self._model.session.moves)
        if better is not None and (not better.way.in_game or better.way.moves == moves):
            return  # keep a result until it is dealt with, even if better solutions become known
        self.better = self.pointed = None
        way = way_to_look_at(self._model, self._selected[0] if self._selected is not None else "")
        if way != self.way:
            self.way = way
        if self._selected is not None and (self.way is None or self._selected[0] != self.way.moves):
            self._selected = None

    def _on_game(self) -> None:
        if self.accepted is not None and not self._stands(self.accepted):
            self.accepted = None
        self._look()
        self.changed.emit()

    def _stands(self, accepted: AcceptedVariant) -> bool:
        return "".join(self._model.session.moves) == take(accepted.better.way.moves, [accepted.piece])

    def _on_level(self) -> None:
        self._asker.forget()
        self._selected = self.better = self.pointed = self.accepted = None
        self._look()
        self.changed.emit()
