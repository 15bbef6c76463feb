"""Ways made shorter: the game's or a known solution, the whole of it or a stretch, by variants that one may accept."""

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
"""What is being done, as the status line has it."""
SECONDS = 3600.0
"""Long ways take as much. What is found is there at once, and it can be cancelled at any time."""


class PathImprovement(NamedTuple):
    """Shorter path than one that is known, in pieces."""

    way: SolutionPath
    shorter: str
    """The moves of the shorter way itself."""
    pieces: Sequence[Variant]
    """Those that save most come first."""
    complete: bool = False
    """All near the shorter way was looked at: nothing there is shorter still."""


class ImprovingProgress:
    """Progress of one search for a shorter path, read by the window.

    The search writes nothing else, even if it ends too late.
    """

    def __init__(self, way: SolutionPath) -> None:
        self.way, self.moves = way, way.moves


class AcceptedVariant(NamedTuple):
    """Variant that was put into the game, and the game before it."""

    piece: Variant
    game: str
    position: int
    help: Help
    better: PathImprovement


class LevelImproving(QObject):
    """Looks for shorter ways near the one that is looked at. What it finds is known of the level from then on."""

    changed = Signal()

    asked = Signal()
    """Shorter ways are to be looked for."""

    def __init__(self, services: Services, model: SokobanModel, asker: QuestionRunner) -> None:
        """`asker` does one thing at a time; whoever else works on the level's solutions shares it."""
        super().__init__(model)
        self._model, self._messages, self._settings = model, services.messages, services.settings
        self._asker = asker
        self.way: SolutionPath | None = None
        """The one that is looked at, whose pushes are drawn and which is improved; None if there is none."""
        self._selected: tuple[str, MoveRange] | None = None
        self.better: PathImprovement | None = None
        """What was found by improving the way that is looked at."""
        self.pointed: Variant | None = None
        """The variant whose stretch is marked."""
        self.accepted: AcceptedVariant | None = None
        """The one accepted last, as long as it can be taken back."""
        self._job: Job | None = None
        model.changed.connect(self._on_game)
        model.level_changed.connect(self._on_level)
        self._look()

    @property
    def possible(self) -> bool:
        """Whether there are pushes that could be saved, and the level is not too large."""
        moves = "" if self.way is None or self._model.too_large else self.way.moves
        return bool(moves) and not moves.islower()

    @property
    def job(self) -> Job | None:
        """The improving under way."""
        job = self._asker.job
        return job if job is self._job else None

    @property
    def selected_stretch(self) -> MoveRange | None:
        """Stretch of the path's moves that improving is limited to; None for all of them."""
        return self._selected[1] if self._selected is not None else None

    # which way, and which part of it

    def select_rows(self, first: int, last: int) -> None:
        """Keep improving to these rows of the history."""
        rows = self._model.history
        begin = rows.position_of(first - 1) if first else 0
        self._select("".join(self._model.session.moves), MoveRange(begin, rows.position_of(last)))

    def select_pushes(self, first: int, last: int) -> None:
        """Keep improving to these pushes of the way, the first being 1, with the walks before them."""
        if self.way is not None:
            ends = self.way.ends
            self._select(self.way.moves, MoveRange(ends[first - 2] if first > 1 else 0, ends[last - 1]))

    def select_from_here(self) -> None:
        """Let the part to be improved begin at the position on the board."""
        self._select_edge(first=self._model.session.position)

    def select_to_here(self) -> None:
        """Let the part to be improved end at the position on the board."""
        self._select_edge(end=self._model.session.position)

    def _select_edge(self, *, first: int | None = None, end: int | None = None) -> None:
        moves = "".join(self._model.session.moves)
        own = self._selected is not None and self._selected[0] == moves
        before = self._selected[1] if own and self._selected is not None else MoveRange(0, len(moves))
        first, end = before.first if first is None else first, before.end if end is None else end
        if first < end:
            self._select(moves, MoveRange(first, end))

    def select_all(self) -> None:
        """Improve the whole way again."""
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
        """Mark the stretch of a variant."""
        if piece != self.pointed:
            self.pointed = piece
            self.changed.emit()

    def rows_of(self, stretch: MoveRange) -> tuple[int, int]:
        """The first and the last row, 1-based, of a part of the way: of the history, else its pushes."""
        assert self.way is not None
        if self.way.in_game:
            rows = self._model.history
            first = rows.row_at(stretch.first + 1)
            return first + 1, max(rows.row_at(stretch.end), first) + 1
        return self.way.pushes_of(stretch)

    def marks_row(self, row: int) -> bool:
        """Whether a row of the history is in the stretch of the variant pointed at, else among those selected."""
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

    # searching

    def improve(self) -> None:
        """Search for shorter ways near the one that is looked at, moves that wait included."""
        way, model, part = self.way, self._model, self.selected_stretch
        if way is None:
            return
        metric, puzzle = model.options.metric, model.session.puzzle
        question = way, metric, part
        self.asked.emit()
        if self.job is not None and self._asker.question == question:
            return
        found = ImprovingProgress(way)
        self.better, self.pointed, self.accepted = None, None, None
        work = partial(self._improve, found, puzzle if isinstance(puzzle, ReversePuzzle) else None, metric, part)
        first = self.words_of(part) if part is not None else cost_of(way.moves, pulled=way.pulled)
        job = self._job = self._asker.ask(
            question,
            translate(IMPROVE),
            work,
            lambda complete: self._on_improving_ended(found, complete=complete),
            detail=fewest_first(first, moves_first=metric is SolverMetric.MOVES, pulled=way.pulled),
            on_cancelled=lambda: self._on_improving_ended(found, complete=False),
        )
        job.ticked.connect(lambda: self._on_shorter(found.way, found.moves))
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
        """Whether all near the last way was looked at; the way itself is there as soon as it is found."""
        effort, way = Effort(SECONDS, solver_memory(self._settings)), found.way
        if puzzle is not None:
            search = improvements_back(puzzle, way.start, way.moves, metric, effort, control, part)
        else:
            search = Improvements(way.start, way.moves, metric, effort, control, part)
        for gain in search:
            found.moves = forwards(gain.moves.lurd) if puzzle is not None else gain.moves.lurd
        return search.complete

    def _on_shorter(self, way: SolutionPath, shorter: str) -> None:
        """A shorter way may have been found meanwhile."""
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
        """Let moves from where the game began be known, if they solve the level: the solution, else ""."""
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

    # what was found, taken

    def accept(self, piece: Variant) -> None:
        """Put a variant in the place of the moves it replaces; the game as it was is kept as a snapshot."""
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
        """Let the game be as it was before a variant was accepted."""
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
        """Look at these moves, and at what is still to be accepted of a shorter way."""
        self._selected = None
        self._look()
        if self.way is not None and self.way.moves == moves:
            self.better = PathImprovement(self.way, shorter, pieces)
            self.pointed = pieces[0] if pieces else None

    # the game goes on

    def _look(self) -> None:
        """Find the way to look at; what was found of another one is gone."""
        better, moves = self.better, "".join(self._model.session.moves)
        if better is not None and (not better.way.in_game or better.way.moves == moves):
            return  # until it is dealt with, whatever better ones are known by then
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
