"""What is true on the Sokoban page: the levels, the game, and what follows from them. Views are derived from it."""

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
"""So many moves are played within a frame or two."""
LONG_WAY = "long_way"
"""What the session's player calls a way that is played little by little."""


class SokobanModel(QObject):
    """The levels to choose from, the one on the board and its game, and what is known of the position.

    The game goes on through the session; what is done to it in other ways is a method here.
    """

    leaving = Signal(str)
    """The game is about to make way for that of another slot, which is named."""
    level_changed = Signal()
    """Another level, or another direction of play, is on the board."""
    set_changed = Signal()
    """The level on the board is the same, and its place among others or what is said of it is another."""
    turned = Signal()
    """The level is seen from another side."""
    changed = Signal()
    """The game is another one or has gone on, and what follows from it is up to date."""
    solved = Signal(object)
    """The last move solved the level: a `SolveOutcome`."""

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
        """Whether anything does: the editor, or the bench for making levels."""
        self._trial: LevelSet | None = None
        self._before_trial: tuple[LevelSet, int] | None = None
        self._played_on = False
        self._board_deadlocks: BoardDeadlocks | None = None
        self.too_large = ""
        """Why the level cannot be searched for solutions; "" if it can."""
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

    # the level

    @property
    def level(self) -> Level:
        """The level on the board."""
        return self.level_set.levels[self.index]

    @property
    def level_name(self) -> str:
        """What the level is called."""
        return level_name(self.level, self.index)

    @property
    def is_own(self) -> bool:
        """Whether the level comes with the program."""
        return self.level_set.file == OWN_FILE

    @property
    def slot(self) -> str:
        """Where the store keeps the game."""
        return self.level.key + (PULL_SLOT if self.pulling else "")

    @property
    def library_key(self) -> int | None:
        """The level's key in the library; None if it is not from there."""
        levels = self.level_set.levels
        return levels.keys[self.index] if isinstance(levels, KeptLevels) else None

    def open_level(self, index: int) -> None:
        """Show level `index` of the set, where it was left if it was left unfinished."""
        if 0 <= index < len(self.level_set.levels):
            self.open_set(self.level_set, index)

    def open_set(self, level_set: LevelSet, index: int) -> None:
        """Show a level of another set."""
        if level_set is not self._trial:
            # other levels than the draft's: there is nothing to go back to from it
            self._trial = self._before_trial = None
        self.leaving.emit(level_set.levels[index].key)
        self.level_set, self.index = level_set, index
        self._begin(pulling=False)

    def find_again(self, change: Change) -> None:
        """The levels of the library were arranged: find the one on the board again."""
        if self._before_trial is not None:
            self._before_trial = follow_level(self.library, *self._before_trial, change) or self._before_trial
        found = follow_level(self.library, self.level_set, self.index, change)
        if found is None:
            return
        self.level_set, self.index = found
        self._name_game()
        self.set_changed.emit()
        self.session.changed.emit()

    def show_saved_level(self, row: LevelRow) -> None:
        """Show a level that was saved to the library, if it replaces the level shown."""
        if self._before_trial is not None:
            self._before_trial = saved_over(self.library, *self._before_trial, row) or self._before_trial
        found = saved_over(self.library, self.level_set, self.index, row)
        if found is None:
            return
        if found[0].levels[found[1]].key != self.level.key:
            self.open_set(*found)
        else:
            self.level_set, self.index = found
            self._name_game()
            self.set_changed.emit()

    def _name_game(self) -> None:
        """Let the game say from where it is."""
        level = self.level
        self.session.info.update(file=self.level_set.file, key=level.key, title=level.title, author=level.author)

    def open_first_unsolved_level(self, level_set: LevelSet) -> None:
        """Show the first level of another set that is not solved yet."""
        self.open_set(level_set, self.results.find_first_unsolved_level(level_set))

    # a draft that is tried

    @property
    def trying(self) -> bool:
        """Whether the level on the board is the editor's draft."""
        return self._trial is not None

    def try_draft(self, level: Level) -> None:
        """Play a draft from its start; `end_trial` goes back to what was played before."""
        self._before_trial = self._before_trial or (self.level_set, self.index)
        self._trial = LevelSet(tr("Draft"), [level])
        self.open_set(self._trial, 0)
        self.go(0)

    def end_trial(self) -> None:
        """Go back to what was played before the draft was tried."""
        if self._before_trial is not None:
            self.open_set(*self._before_trial)

    # the direction of play, and of looking

    @property
    def pulling(self) -> bool:
        """Whether the level is played from its end."""
        return isinstance(self.session.puzzle, ReversePuzzle)

    def set_pulling(self, pulling: bool) -> None:
        """Play the level from its end, or forwards; each direction has its own game."""
        self.leaving.emit(self.level.key + (PULL_SLOT if pulling else ""))
        self._begin(pulling)

    @property
    def symmetry(self) -> Symmetry:
        """How the level is turned or mirrored on the screen; the game itself never turns."""
        view = self.session.info.get("view", "")
        return Symmetry(view) if view in set(Symmetry) else Symmetry.IDENTITY

    def turn(self, more: Symmetry) -> None:
        """Turn or mirror what is seen of the level."""
        self.session.info["view"] = self.symmetry.compose_with(more).value
        self.turned.emit()
        self.session.changed.emit()

    def square_name(self, cell: int) -> str:
        """What a square is called where it is seen: its column's letter and its row, from the upper left."""
        board = self.session.state.board
        x, y = board.xy(cell)
        return square_name(*transform_square(x, y, board.width, board.height, self.symmetry))

    def as_seen(self, moves: str) -> str:
        """Moves (LURD) as they look on the turned board."""
        return moves if self.symmetry is Symmetry.IDENTITY else transform_moves(moves, self.symmetry)

    # the game

    def _begin(self, pulling: bool) -> None:
        """Restore the game that was saved of the level unless it was solved; else begin a new one."""
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
        """Learn the best solutions that are kept of the level, by pushes and by moves."""
        for moves in self.solutions.find_shortest_moves(self.level.key):
            with suppress(InputError, ValueError):  # what an older version stored may not be of this level
                self.knowledge.learn_solution(self.level.start, moves)

    def _restore_game(self, record: Record, start: State) -> bool:
        """Restore a saved game; return False, and set the game aside, if it is invalid or belongs to another level."""
        session = self.session
        try:
            session.restore(record)
            if session.start.board != start.board or not (self.pulling or session.start == start):
                raise InputError(phrase("It is a game of another level"))
        except InputError as error:
            self._store.set_game_aside(PUZZLE_KEY, self.slot, error)
            return False
        return True

    def play(self, moves: str) -> None:
        """Play moves (LURD) of the player's own; a very long way little by little, until something else is done."""
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
        """Play moves (LURD) that the program shows; solving the level with them does not count as the player's own."""
        session = self.session
        if "".join(session.moves[session.position :]).startswith(moves):
            self.help.show_on()
            session.redo(len(moves))
        else:
            session.leave_waiting()
            self.help.show_on()
            session.play(*moves)

    def take_branch_left_last(self) -> None:
        """Go back to the line of play that was left last, where it was left."""
        if self.session.branches:
            self.session.take_branch(self.session.branches[-1])

    def place_man(self, cell: int) -> bool:
        """Let the man begin on a cell, as he may in a game from the level's end that has no pull yet."""
        puzzle = self.session.puzzle
        start = puzzle.start_at(cell) if isinstance(puzzle, ReversePuzzle) else None
        if start is None or any(move.isupper() for move in self.session.moves):
            return False
        self.session.begin(start, info=self.session.info)
        return True

    def go(self, position: int) -> None:
        """Go to another point of the history, showing the steps if they are not too many."""
        self.session.jump(position, animate=MOST_ANIMATED)

    def go_at_once(self, position: int) -> None:
        """Go to another point of the history without showing the steps."""
        self.session.jump(position, animate=0)

    # what follows from the game

    @property
    def is_solution_revealed(self) -> bool:
        """Whether a solution of the level may be shown: the level was solved, or a solution was asked for."""
        if self.options.is_quiet:
            return False
        return bool(self.session.info.get("revealed")) or bool(self.results.find_best_results(self.level.key))

    @property
    def tally(self) -> MoveTally:
        """What the game has cost so far."""
        return self.history.tally

    @property
    def best_results(self) -> Mapping[str, BestResult]:
        """Best results of the level by counter."""
        return best_of(self.best_results_by_copy)

    @property
    def best_results_by_copy(self) -> Mapping[str, Sequence[BestResult]]:
        """Best results of the level and of each of its copies by counter.

        A game from its end is not compared with them, nor that of a player who wants to be told nothing.
        """
        return {} if self.pulling or self.options.is_quiet else self.results.find_best_results_by_copy(self.level.key)

    @property
    def solution(self) -> str:
        """The moves that solve the level forwards, of a game that has reached its end in either direction."""
        session = self.session
        return solution_of(session.puzzle, session.state, session.played_moves)

    @property
    def knowledge(self) -> LevelKnowledge:
        """What was found out about the level's positions."""
        return self._known_levels.find_level_knowledge(self.level)

    @property
    def ways(self) -> SolutionKnowledge:
        """The same, in the direction of play."""
        return self.knowledge.backward_knowledge if self.pulling else self.knowledge

    @property
    def known_bounds(self) -> PositionBounds:
        """Bounds known for the position on the board, from any source."""
        known, left = self.ways.look_up(self.session.state), self.verdict.left
        return known if left is None else PositionBounds(left, left)

    def knows_more(self) -> None:
        """Something was learnt of the level: keep it, and let everything follow from it."""
        self.knowledge.share()
        self._known_levels.keep(self.level)
        self._lost.find(self.ways)
        self.verdict = self._judge_game()
        self.changed.emit()
        self._counted.changed.emit()

    @property
    def board_deadlocks(self) -> BoardDeadlocks:
        """The dead squares and the deadlocks of the board, in the direction of play."""
        board, known = self.session.state.board, self._board_deadlocks
        if known is None or known.board is not board or known.pull != self.pulling:
            known = self._board_deadlocks = BoardDeadlocks(board, pull=self.pulling)
        return known

    def refresh_results(self) -> None:
        """Read the best results again, after a solution became the best in a counter without the game going on."""
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
        """Verdict on a position that can no longer be solved, if the player wants to be told; else None."""
        told = self.options.warn and self.options.has_answered and not self.options.is_quiet
        return self.verdict if self.verdict.dead and told else None

    def last_open(self) -> int | None:
        """After how many moves the game was last in a position that is not known to be lost; None if it never was."""
        return self._lost.last_open()

    def _judge_game(self) -> Verdict:
        return self._lost.verdict(self.ways)

    def judge(self, state: State) -> Verdict:
        """Put together all that is known of a position of the level, whoever found it out."""
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
        """More is known of levels: perhaps of the one on the board."""
        key = self.level.key
        if any(one.game == key for one in found):
            self.verdict = self._judge_game()
            self.changed.emit()

    def _record_solution(self) -> SolveOutcome:
        """Keep the moves that have solved the level wherever they are the best."""
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
