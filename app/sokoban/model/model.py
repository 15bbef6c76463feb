"""Model of the Sokoban page: levels, game, and what is known of its position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from app.base.language.words import tr
from app.base.services import Services
from app.base.session.session import MoveRun, Record, Session
from app.base.storage.store import BestResult
from app.sokoban.analysis.analysis import LevelAnalysis
from app.sokoban.analysis.counted_levels import CountedLevels
from app.sokoban.analysis.judge import PositionEvaluator
from app.sokoban.analysis.lost_game import LostGame
from app.sokoban.library.arranging import Change
from app.sokoban.library.following import follow_level, saved_over
from app.sokoban.library.index import LevelRow
from app.sokoban.library.level_set import (
    GAME,
    OWN_FILE,
    PULL_SLOT,
    PUZZLE_KEY,
    LevelSet,
    find_last_played,
    level_name,
    own_levels,
)  # fmt: skip
from app.sokoban.library.library import KeptLevels, Library
from app.sokoban.model.options import PlayOptions
from app.sokoban.play.help_given import LINE_INFO, HelpGiven
from app.sokoban.play.history_rows import HistoryRows
from app.sokoban.play.laid_out import MOST_ANIMATED, LaidOut
from app.sokoban.records.results import LevelResults, SolveOutcome, best_of
from app.sokoban.records.snapshots import Snapshots
from app.sokoban.records.solutions import LevelSolutions, SolutionSource
from app.sokoban.solve.known_levels import KnownLevels, LevelSearchRecord
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.draft.grid import square_name
from core.sokoban.level import Level
from core.sokoban.path.held_piece import BoardDeadlocks
from core.sokoban.puzzle import PUZZLE
from core.sokoban.replay import replay
from core.sokoban.reverse import ReversePuzzle, solution_of
from core.sokoban.solve.knowledge import LevelKnowledge, PositionBounds, SolutionKnowledge
from core.sokoban.solve.solver import too_large
from core.sokoban.solve.verdict import Verdict
from core.sokoban.tally import MoveTally
from core.sokoban.transform import Symmetry, transform_moves, transform_square

MOST_AT_ONCE = 2500
"""Maximal number of moves played in one step; playing them takes a frame or two."""
LONG_WAY = "long_way"
"""Name under which the session's player plays a very long sequence of moves in parts."""


class SokobanModel(QObject):
    """Model of the Sokoban page: the chosen levels, the game on the board, what is known of its position.

    Moves are played and undone through `session`; other changes of the game are methods here.
    """

    leaving = Signal(str)
    """The game is about to be replaced by that of another slot, whose key is sent."""
    level_changed = Signal()
    """Another level, or the same in another direction of play, is on the board."""
    set_changed = Signal()
    """The level on the board is the same, but its place in the collection or its title has changed."""
    turned = Signal()
    """The view of the level was turned or mirrored."""
    changed = Signal()
    """The game has changed, and everything derived from it is up to date."""
    solved = Signal(object)
    """The last move solved the level; sends a `SolveOutcome`."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = services.store
        self.options = PlayOptions(services.settings, self)
        self.library = Library(services.store)
        self.results = LevelResults(services.store)
        self.solutions = LevelSolutions(services.store, self.results)
        self.snapshots = Snapshots(services.store)
        self._judges = services.get_shared(PositionEvaluator)
        self.analysis = LevelAnalysis(services, self, self._judges.verdict)
        self._counted = services.get_shared(CountedLevels)
        self._counted.changed.connect(self._judge_again)
        self._known_levels = services.get_shared(KnownLevels)
        self._known_levels.changed.connect(self._on_known)
        self.editing = False
        """Whether the level editor lies over the game."""
        self.covered = False
        """Whether another page, the level editor or the workbench, lies over the game."""
        self._trial: LevelSet | None = None
        self._before_trial: tuple[LevelSet, int] | None = None
        self._played_on = False
        self._board_deadlocks: BoardDeadlocks | None = None
        self.too_large = ""
        """Reason why the level is too large for the solvers; empty if it is not."""
        self.verdict = Verdict()
        """Whether the position can still be solved, as far as anything in the program has proved it."""

        last = find_last_played(services.store, self.library.level_set_of)
        self.level_set, self.index = last or (own_levels(), 0)
        pulling = last is not None and (services.store.last_slot(PUZZLE_KEY) or "").endswith(PULL_SLOT)
        self.session = Session(PUZZLE, self.level.start, parent=self)
        self.session.line_info = LINE_INFO
        self.help = HelpGiven(self.session)
        self.history = HistoryRows(self.session)
        self.laid_out = LaidOut(
            self.session, self.help, self.snapshots, self.solutions,
            level=lambda: self.level, set_pulling=self.set_pulling,
        )  # fmt: skip
        self._lost = LostGame(self.session, self.history, self.judge)
        self.session.moved.connect(self._on_session_moved)
        self.session.changed.connect(self._on_session_changed)
        self.options.changed.connect(self.changed)
        self._begin(pulling)

    # Level

    @property
    def level(self) -> Level:
        """The level on the board."""
        return self.level_set.levels[self.index]

    @property
    def level_name(self) -> str:
        """Name of the level; a number if it has no title."""
        return level_name(self.level, self.index)

    @property
    def is_own(self) -> bool:
        """Whether the level comes with the program."""
        return self.level_set.file == OWN_FILE

    @property
    def slot(self) -> str:
        """Slot in which the store keeps the game."""
        return self.level.key + (PULL_SLOT if self.pulling else "")

    @property
    def library_key(self) -> int | None:
        """The level's key in the library; None if it is not from there."""
        levels = self.level_set.levels
        return levels.keys[self.index] if isinstance(levels, KeptLevels) else None

    def open_level(self, index: int) -> None:
        """Open level `index` of the current set, resuming an unfinished game."""
        if 0 <= index < len(self.level_set.levels):
            self.open_set(self.level_set, index)

    def open_set(self, level_set: LevelSet, index: int) -> None:
        """Open a level of any set, resuming an unfinished game."""
        if level_set is not self._trial:
            # Opening another set ends the trial of a draft.
            self._trial = self._before_trial = None
        self.leaving.emit(level_set.levels[index].key)
        self.level_set, self.index = level_set, index
        self._begin(pulling=False)

    def find_again(self, change: Change) -> None:
        """Locate the level on the board again after the library was rearranged."""
        if self._before_trial is not None:
            self._before_trial = follow_level(self.library, *self._before_trial, change) or self._before_trial
        location = follow_level(self.library, self.level_set, self.index, change)
        if location is None:
            return
        self.level_set, self.index = location
        self._name_game()
        self.set_changed.emit()
        self.session.changed.emit()

    def show_saved_level(self, row: LevelRow) -> None:
        """Show a level that was saved to the library, if it replaces the level shown."""
        if self._before_trial is not None:
            self._before_trial = saved_over(self.library, *self._before_trial, row) or self._before_trial
        location = saved_over(self.library, self.level_set, self.index, row)
        if location is None:
            return
        if location[0].levels[location[1]].key != self.level.key:
            self.open_set(*location)
        else:
            self.level_set, self.index = location
            self._name_game()
            self.set_changed.emit()

    def _name_game(self) -> None:
        """Store file, key, title and author of the level in the game's info."""
        level = self.level
        self.session.info.update(file=self.level_set.file, key=level.key, title=level.title, author=level.author)

    def open_first_unsolved_level(self, level_set: LevelSet) -> None:
        """Open the first unsolved level of a set."""
        self.open_set(level_set, self.results.find_first_unsolved_level(level_set))

    # Trial of a draft

    @property
    def trying(self) -> bool:
        """Whether the level on the board is the editor's draft."""
        return self._trial is not None

    def try_draft(self, level: Level) -> None:
        """Play a draft from its start; `end_trial` goes back to what was played before."""
        self._before_trial = self._before_trial or (self.level_set, self.index)
        self._trial = LevelSet(tr("Draft", context="a level being edited"), [level])
        self.open_set(self._trial, 0)
        self.go(0)

    def end_trial(self) -> None:
        """Go back to the level that was on the board before the draft was tried."""
        if self._before_trial is not None:
            self.open_set(*self._before_trial)

    # Direction of play and orientation of the view

    @property
    def pulling(self) -> bool:
        """Whether the level is played backwards."""
        return isinstance(self.session.puzzle, ReversePuzzle)

    def set_pulling(self, pulling: bool) -> None:
        """Play the level backwards or forwards; each direction has its own game."""
        self.leaving.emit(self.level.key + (PULL_SLOT if pulling else ""))
        self._begin(pulling)

    @property
    def symmetry(self) -> Symmetry:
        """Symmetry by which the level is turned or mirrored on the screen; the game itself never turns."""
        view = self.session.info.get("view", "")
        return Symmetry(view) if view in set(Symmetry) else Symmetry.IDENTITY

    def turn(self, more: Symmetry) -> None:
        """Turn or mirror the view of the level further."""
        self.session.info["view"] = self.symmetry.compose_with(more).value
        self.turned.emit()
        self.session.changed.emit()

    def square_name(self, cell: int) -> str:
        """Return a square's name in the view: its column's letter and its row, from the upper left."""
        board = self.session.state.board
        x, y = board.xy(cell)
        return square_name(*transform_square(x, y, board.width, board.height, self.symmetry))

    def as_seen(self, moves: str) -> str:
        """Return moves (LURD) as they look on the turned board."""
        return moves if self.symmetry is Symmetry.IDENTITY else transform_moves(moves, self.symmetry)

    # Game

    def _begin(self, pulling: bool) -> None:
        """Restore the saved game of the Sokoban level, or begin a new one if it was solved or is invalid.

        With `pulling` the level is played backwards, by pulling boxes; each direction has its own saved game.
        """
        level, session = self.level, self.session
        self.too_large = too_large(level.start)
        session.puzzle = ReversePuzzle(level.start) if pulling else PUZZLE
        start = session.puzzle.starts()[0] if isinstance(session.puzzle, ReversePuzzle) else level.start
        record: Record = self._store.load_game(PUZZLE_KEY, self.slot, GAME) or {}
        info = record.get("info", {})
        if not record or info.get("solved") or not self._restore_game(record, start):
            session.begin(start)
        self._name_game()
        session.info["view"] = info.get("view", "")
        self._learn_kept()
        self._lost.find(self.ways)
        self._judge_again()
        self.level_changed.emit()

    def _learn_kept(self) -> None:
        """Add the level's best stored solutions, by pushes and by moves, to its knowledge."""
        learnt = set[str]()
        for ranking in self.solutions.rank_moves(self.level.key):
            for moves in ranking:
                if moves in learnt:
                    break
                with suppress(InputError, ValueError):  # one stored by an older version may not fit; the next may
                    self.knowledge.learn_solution(self.level.start, moves)
                    learnt.add(moves)
                    break

    def _restore_game(self, record: Record, start: State) -> bool:
        """Restore a saved game; return False, and set the game aside, if it is invalid or belongs to another level."""
        session = self.session
        try:
            session.restore(record)
            if session.start.board != start.board or not (self.pulling or session.start == start):
                raise InputError(phrase("This game belongs to another level"))
        except InputError as error:
            self._store.set_game_aside(PUZZLE_KEY, self.slot, error)
            return False
        return True

    def play(self, moves: str) -> None:
        """Play the user's own moves (LURD); a very long sequence in parts, until something else is done."""
        self.session.leave_waiting()
        self.help.play_on()
        if len(moves) <= MOST_AT_ONCE:
            self.session.play(*moves)
            return
        parts = (moves[first : first + MOST_AT_ONCE] for first in range(0, len(moves), MOST_AT_ONCE))

        def step() -> bool:
            part = next(parts, "")
            if part:
                self.session.play(*part)
            return len(part) == MOST_AT_ONCE

        self.session.player.start(LONG_WAY, step, 0, at_once=True)

    def follow(self, moves: str) -> None:
        """Play moves (LURD) shown by the program; solving the level with them does not count as the user's."""
        session = self.session
        if "".join(session.moves[session.position :]).startswith(moves):
            self.help.show_on()
            session.redo(len(moves))
        else:
            session.leave_waiting()
            self.help.show_on()
            session.play(*moves)

    def take_branch_left_last(self) -> None:
        """Return to the branch of the game that was left last, at the position where it was left."""
        if self.session.branches:
            self.session.take_branch(self.session.branches[-1])

    def place_man(self, cell: int) -> bool:
        """Put the man on a cell in a backward game without a pull yet; return whether this was possible."""
        puzzle = self.session.puzzle
        start = puzzle.start_at(cell) if isinstance(puzzle, ReversePuzzle) else None
        if start is None or any(move.isupper() for move in self.session.moves):
            return False
        self.session.begin(start, info=self.session.info)
        return True

    def go(self, position: int) -> None:
        """Go to a position in the history, animating the moves if they are not too many."""
        self.session.jump(position, animate=MOST_ANIMATED)

    def go_at_once(self, position: int) -> None:
        """Go to a position in the history without animation."""
        self.session.jump(position, animate=0)

    # Derived from the game

    @property
    def is_solution_revealed(self) -> bool:
        """Whether a solution may be shown: the level was solved, or a solution was asked for."""
        if self.options.is_quiet:
            return False
        return bool(self.session.info.get("revealed")) or bool(self.results.find_best_results(self.level.key))

    @property
    def tally(self) -> MoveTally:
        """Counts of moves, pushes and so on of the game so far."""
        return self.history.tally

    @property
    def best_results(self) -> Mapping[str, BestResult]:
        """Best results of the level by counter."""
        return best_of(self.best_results_by_copy)

    @property
    def best_results_by_copy(self) -> Mapping[str, Sequence[BestResult]]:
        """Best results of the level and of each of its copies by counter.

        Empty in a game played backwards, and if the user wants no hints.
        """
        return {} if self.pulling or self.options.is_quiet else self.results.find_best_results_by_copy(self.level.key)

    @property
    def solution(self) -> str:
        """Moves that solve the level forwards, taken from a solved game in either direction."""
        session = self.session
        return solution_of(session.puzzle, session.state, session.played_moves)

    @property
    def knowledge(self) -> LevelKnowledge:
        """Knowledge of the level's positions in forward play."""
        return self._known_levels.find_level_knowledge(self.level)

    @property
    def ways(self) -> SolutionKnowledge:
        """Knowledge of the level's positions in the current direction of play."""
        return self.knowledge.backward_knowledge if self.pulling else self.knowledge

    @property
    def known_bounds(self) -> PositionBounds:
        """Bounds known for the position on the board, from any source."""
        known, left = self.ways.look_up(self.session.state), self.verdict.left
        return known if left is None else PositionBounds(left, left)

    def knows_more(self) -> None:
        """Store and share what was newly learnt of the level, and update all that depends on it."""
        self.knowledge.share()
        self._known_levels.keep(self.level)
        self._lost.find(self.ways)
        self.verdict = self._judge_game()
        self.changed.emit()
        self._counted.changed.emit()

    @property
    def board_deadlocks(self) -> BoardDeadlocks:
        """Dead squares and deadlocks of the board in the current direction of play."""
        board, known = self.session.state.board, self._board_deadlocks
        if known is None or known.board is not board or known.pull != self.pulling:
            known = self._board_deadlocks = BoardDeadlocks(board, pull=self.pulling)
        return known

    def refresh_results(self) -> None:
        """Read the best results again after a better solution was stored without a move in the game."""
        self.results.refresh()
        self.changed.emit()

    def _on_session_moved(self, run: MoveRun) -> None:
        self._played_on = run.forward

    def _on_session_changed(self) -> None:
        session = self.session
        self.verdict = self._judge_game()
        played, self._played_on = self._played_on, False
        solved = self._record_solution() if played and session.is_solved else None
        if not session.is_solved:
            session.info.pop("solved", None)
        self.changed.emit()
        if solved is not None:
            self.solved.emit(solved)

    @property
    def loss_verdict(self) -> Verdict | None:
        """Verdict on a position that can no longer be solved, if the user wants to be warned; else None."""
        warned = self.options.warn and self.options.has_answered and not self.options.is_quiet
        return self.verdict if self.verdict.dead and warned else None

    def last_open(self) -> int | None:
        """Return after how many moves the game was last not known to be lost; None if it never was."""
        return self._lost.last_open()

    def _judge_game(self) -> Verdict:
        return self._lost.verdict(self.ways)

    def judge(self, state: State) -> Verdict:
        """Return the combined verdict on a position of the level from all sources."""
        puzzle = self.session.puzzle
        if isinstance(puzzle, ReversePuzzle):
            return self._judges.verdict_back(puzzle, state)
        return self._judges.verdict(self.level.start, state)

    def _judge_again(self) -> None:
        verdict = self._judge_game()
        if verdict != self.verdict:
            self.verdict = verdict
            self.changed.emit()

    def _on_known(self, found: Sequence[LevelSearchRecord]) -> None:
        """Judge the position again if something was found out about the level on the board."""
        key = self.level.key
        if any(record.game == key for record in found):
            self.verdict = self._judge_game()
            self.changed.emit()

    def _record_solution(self) -> SolveOutcome:
        """Store the moves that solved the level wherever they are the best, and return the outcome."""
        info, key = self.session.info, self.level.key
        info["solved"] = True
        if self.help.is_wholly_shown:
            return SolveOutcome(shown=True, helped=False, first=False, better=[])
        played = replay(self.level.start, self.solution)
        self.knowledge.learn_solution(self.level.start, played.lurd)
        if self.help.has_shown_moves:
            self.solutions.keep(key, played.lurd, SolutionSource.HELPED)
            return SolveOutcome(shown=False, helped=True, first=False, better=[])
        first = not self.results.find_best_results(key)
        self.solutions.keep(key, played.lurd, SolutionSource.PLAYER)
        return SolveOutcome(
            shown=False, helped=False, first=first, better=self.results.record(key, played.tally, played.lurd)
        )
