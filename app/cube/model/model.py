"""Model of the cube page, without widgets; what the page shows is derived from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.session.session import LONGEST_MOVE, Session
from app.base.storage import fields
from app.base.storage.settings import Settings
from app.cube.model.turn_metric import TurnMetric
from app.cube.solve.known_depths import KnownDepths
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import in_face_turns, inverse_moves
from core.cube.passages import LONGEST_TEXT, NotationPassage, add_passage, as_written
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.cube.solve.bracket import Bracket, BracketSource, known_way
from core.cube.solve.knowledge import Knowledge, in_both_metrics
from core.cube.solve.survey import TurnEffect, compass_turns, way
from core.cube.walk.turn_averages import MeanTurnEffects, compute_turn_effects

if TYPE_CHECKING:
    from core.cube.notation.patterns import Pattern

PAGE = "cube"
LARGE, SMALL = "3x3x3", "2x2x2"
VARIANTS = ((LARGE, "3×3×3"), (SMALL, "2×2×2"))
SPEEDS = (("0.25", "0.25×"), ("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))
PUZZLES: dict[str, CubePuzzle] = {LARGE: PUZZLE, SMALL: POCKET}
ROTATIONS = "xyz"
"""Letters of the moves that turn the whole cube."""
BEAT_MS = 700
"""Milliseconds between two moves of the playback at speed 1."""
MOST_STEPS = 16
"""Longest way shown turn by turn; longer ones are jumped."""
MOST_SEED = 999_999
PLAN = "solution_from"
"""Key in the game's record: index of the move at which the shown solution begins."""
SCRAMBLE_TEXT, WRITTEN = "scramble_text", "written"
"""Keys in the game's record: the scramble as entered, and entered passages, see `core.cube.passages`."""
INFO = fields.record(
    {},
    {
        "scramble": fields.list_field(fields.text(LONGEST_MOVE)),
        PLAN: fields.whole_number_field(),
        SCRAMBLE_TEXT: fields.text(LONGEST_TEXT),
        WRITTEN: fields.list_field(fields.row(fields.whole_number_field(), fields.text(LONGEST_TEXT))),
    },
)
"""Format of what a saved game holds beside its moves."""
WALK_MOVES = 11
"""Initial number of moves of the random walk."""


class Mode(Enum):
    """Current use of the side panel."""

    PLAYING = auto()
    WATCHING = auto()
    """The network is being watched."""
    EDITING = auto()
    """Stickers are being painted."""


class CubeModel(QObject):
    """Cube variant, metric, game, known depth and mode of the cube page.

    Assign to a property to change it; each has a signal.
    """

    variant_leaving = Signal(str)
    """The variant is about to change: the last moment to save its game."""
    variant_changed = Signal()
    """The variant has changed; the cube is solved, and the saved game follows at once."""
    metric_changed = Signal()
    bracket_changed = Signal()
    learned = Signal()
    """Something new is known of a position."""
    mode_changed = Signal()
    speed_changed = Signal()
    begun = Signal()
    """Another game is current: a new, loaded or restored one."""
    turned = Signal(str)
    """The user is about to turn a layer: the move."""
    solved = Signal()
    """The user's moves have solved the cube."""
    reached = Signal()
    """The user's moves have solved the part of the cube being practised."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        settings = services.settings
        self._variant = _variant(settings)
        self._turn_metric = services.get_shared(TurnMetric)
        self._speed = float(_read_choice(settings, "cube/speed", SPEEDS, "1"))
        self._mode = Mode.PLAYING
        self._proved = services.get_shared(KnownDepths)
        self._knowledge = {LARGE: self._proved.knowledge, SMALL: in_both_metrics(POCKET)}
        self._counted: set[Metric] = set()
        self._counting, self._scrambling = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._was_solved = True
        self.practise: Callable[[], bool] | None = None
        """Begins another practice scramble if this game was one, and returns whether it did."""
        self.session = Session(self.puzzle, self.puzzle.solved, parent=self)
        self.session.line_info = (PLAN,)
        self._bracket = self._known_here()
        self.session.jumped.connect(self._on_session_jumped)
        self.session.changed.connect(self._on_session_changed)
        self._proved.learned.connect(self._on_proof_learned)
        self._turn_metric.changed.connect(self._on_metric)

    # variant and metric

    @property
    def variant(self) -> str:
        """Variant of the cube, "3x3x3" or "2x2x2"; each keeps its game."""
        return self._variant

    @variant.setter
    def variant(self, variant: str) -> None:
        if variant == self._variant:
            return
        self.mode = Mode.PLAYING
        self._scrambling.forget()
        self.variant_leaving.emit(variant)
        self._variant = variant
        self._services.settings.set("cube/size", variant)
        with QSignalBlocker(self.session):
            self.session.puzzle = self.puzzle
            self.session.begin(self.puzzle.solved)
        self._was_solved = True
        self._bracket = self._known_here()
        self.variant_changed.emit()
        self.bracket_changed.emit()
        self.take_up()

    @property
    def puzzle(self) -> CubePuzzle:
        """Puzzle of the current variant."""
        return PUZZLES[self._variant]

    @property
    def is_large(self) -> bool:
        """Whether the variant is the 3x3x3, which has more features."""
        return self._variant == LARGE

    @property
    def metric(self) -> Metric:
        """Turn metric, the same in the whole program."""
        return self._turn_metric.value

    @metric.setter
    def metric(self, metric: Metric) -> None:
        self._turn_metric.value = metric

    def _on_metric(self) -> None:
        self._look_up()
        self._bracket = self._known_here()
        self.metric_changed.emit()
        self.bracket_changed.emit()

    @property
    def subject(self) -> str:
        """Variant and metric as the figures and the Lab name them: "3x3x3-htm"."""
        return f"{self._variant}-{self.metric}"

    # mode and play

    @property
    def mode(self) -> Mode:
        """Use of the side panel; changing it stops the playback."""
        return self._mode

    @mode.setter
    def mode(self, mode: Mode) -> None:
        if mode is not self._mode:
            self.session.player.stop()
            self._mode = mode
            self.mode_changed.emit()

    @property
    def speed(self) -> float:
        """Factor on the usual speed of turns."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        if speed != self._speed:
            self._speed = speed
            self._services.settings.set("cube/speed", f"{speed:g}")
            self.session.player.set_interval(self.beat_ms)
            self.speed_changed.emit()

    @property
    def beat_ms(self) -> int:
        """Milliseconds between two moves of the playback."""
        return round(BEAT_MS / self._speed)

    def turn(self, move: str) -> None:
        """Play a turn made by the user."""
        self.turned.emit(move)
        self.session.play(move)

    def go_to(self, position: int) -> None:
        """Go to the position after this many moves; a short way is shown turn by turn."""
        self.session.jump(position, animate=MOST_STEPS)

    def append(self, moves: Sequence[str], text: str = "") -> None:
        """Play moves that were entered as `text`, in place of the undone ones."""
        session = self.session
        passages = add_passage(self._passages, session.position, text, self.puzzle.size)
        session.info[WRITTEN] = list(map(list, passages))
        session.plan(moves)
        self.go_to(session.position + len(moves))

    @property
    def written_moves(self) -> str:
        """Moves of the game as text; entered passages keep the notation they were entered in."""
        return as_written(self.session.moves, self._passages, self.puzzle.size)

    @property
    def _passages(self) -> Sequence[NotationPassage]:
        return [NotationPassage(first, text) for first, text in self.session.info.get(WRITTEN, ())]

    def walk(self, start: Cube, moves: Sequence[str]) -> None:
        """Play moves from `start`; begin a new game there if the current cube is another one."""
        if self.session.state != start:
            self.begin(start)
        self.session.play(*moves)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo or an earlier game to bring back."""
        return self.session.can_undo or self.session.can_bring_back

    def undo(self) -> None:
        """Undo a move; at the first move, bring back the earlier game."""
        if self.session.can_undo:
            self.session.undo()
        elif self.session.can_bring_back:
            try:
                self.session.bring_back()
            except InputError as error:
                failed = tr("The previous cube cannot be read. This one stays.")
                self._services.messages.say(failed, translate(error.sentence), good=False)
            else:
                self.begun.emit()
                self._services.messages.say(tr("The previous cube is back"))

    def take_branch_left_last(self) -> None:
        """Return to the branch that was left last, at the position where it was left."""
        if self.session.branches:
            self.session.take_branch(self.session.branches[-1])

    # games

    @property
    def scramble(self) -> list[str]:
        """Moves that lead from solved to the start of the game; empty if it started otherwise."""
        return list(self.session.info.get("scramble", ()))

    @property
    def is_touched(self) -> bool:
        """Whether a layer was turned since the game began; rotations of the whole cube do not count."""
        return any(move[0] not in ROTATIONS for move in self.session.played_moves)

    @property
    def scramble_written(self) -> str:
        """Scramble as text, in the notation it was entered in."""
        text = self.session.info.get(SCRAMBLE_TEXT, "")
        return as_written(self.scramble, [NotationPassage(0, text)], self.puzzle.size)

    def begin(self, cube: Cube, seed: int = 0, scramble: Sequence[str] = (), text: str = "") -> None:
        """Begin a new game, leaving the old one behind; the scramble was entered as `text`."""
        info: dict[str, object] = {"scramble": list(scramble)}
        if 0 < len(text) <= LONGEST_TEXT:
            info[SCRAMBLE_TEXT] = text
        self.session.begin(cube, seed=seed, info=info, leave_behind=True)
        self.begun.emit()

    def begin_solved(self) -> None:
        """Begin a new game with a solved cube."""
        self.begin(self.puzzle.solved)

    def begin_scrambled(self, moves: Sequence[str], text: str = "", seed: int = 0) -> None:
        """Begin with a solved cube scrambled by `moves`, which were entered as `text` or drawn with `seed`."""
        self.begin(_apply_moves(self.puzzle, self.puzzle.solved, moves), seed, moves, text)

    def begin_random(self) -> None:
        """Begin with a random scramble, drawn in a worker within milliseconds (at first a third of a second)."""
        seed = random.randint(1, MOST_SEED)
        work = partial(draw_scramble, self.puzzle, seed)
        self._scrambling.ask(seed, tr("Scrambling the cube"), work, self._on_scramble_drawn)

    def _on_scramble_drawn(self, drawn: ScrambledCube) -> None:
        self.begin(drawn.cube, drawn.seed, drawn.moves)

    def take_up(self) -> None:
        """Load the saved game of this variant, or begin with a solved cube."""
        if not _take_up_game(self._services, self.session, self._variant):
            self.session.begin(self.puzzle.solved)
        self.begun.emit()

    def _on_session_jumped(self) -> None:
        self._was_solved = True
        scramble, start = self.scramble, self.session.start
        if not scramble:
            return
        try:
            leads_here = self.puzzle.goal(_apply_moves(self.puzzle, start, inverse_moves(scramble)))
        except (InputError, KeyError):
            return
        for metric in Metric if leads_here else ():
            self.knowledge(self._variant, metric).learn(start, known_way(self.puzzle, metric, scramble))

    def _on_session_changed(self) -> None:
        self._refresh()
        solved = self.session.is_solved
        if solved and not self._was_solved and self.session.position and not self.session.player.stepping:
            self.solved.emit()
        self._was_solved = solved

    # known depths

    def knowledge(self, variant: str, metric: Metric) -> Knowledge:
        """Return the known depths of a variant in a metric; proved ones are also in the store."""
        return self._knowledge[variant][metric]

    @property
    def bracket(self) -> Bracket:
        """Known bracket of the current cube's depth."""
        return self._bracket

    @property
    def depths(self) -> tuple[int, int] | None:
        """Bounds of the current cube's depth; None if no more is known than of any cube."""
        bracket = self._bracket
        return None if bracket.source is BracketSource.NOTHING else (bracket.lower, bracket.upper)

    def known_pattern(self, pattern: Pattern) -> Bracket:
        """Return what is known of a 3x3x3 pattern's depth; its moves give an upper bound."""
        bracket = known_way(PUZZLE, self.metric, in_face_turns(pattern.sequence))
        return self.knowledge(LARGE, self.metric).look_up(pattern.cube).combine_with(bracket)

    def learn(self, cube: Cube, bracket: Bracket) -> None:
        """Learn the bracket of a position of the current variant."""
        self.learn_all([(cube, bracket)])

    def learn_all(self, found: Iterable[tuple[Cube, Bracket]]) -> None:
        """Learn the brackets of positions of the current variant."""
        news = [self.knowledge(self._variant, bracket.metric).learn(cube, bracket) for cube, bracket in found]
        if any(news):
            if self.is_large:
                self._proved.learned.emit()
            else:
                self._on_depth_learned()

    def _on_proof_learned(self) -> None:
        """Look up the current depth again after any part of the program proved a depth of the 3x3x3."""
        if self.is_large:
            self._on_depth_learned()

    def _on_depth_learned(self) -> None:
        self._refresh()
        self.learned.emit()

    @property
    def neighbour_brackets(self) -> Mapping[str, Bracket]:
        """Known brackets of the positions that are one turn away, by turn."""
        cube, knowledge = self.session.state, self.knowledge(self._variant, self.metric)
        turns = compass_turns(self.puzzle, cube, self.metric)
        if not self.is_large and self.metric in self._counted:
            return {turn: self.find_bracket(self.puzzle.apply(cube, turn)[0]) for turn in turns}
        return knowledge.look_up_neighbours(cube, self._bracket, turns)

    def ways(self) -> Mapping[str, TurnEffect | None]:
        """Return where each turn of length one leads; None where that is not proved."""
        return {turn: way(self._bracket, there) for turn, there in self.neighbour_brackets.items()}

    def usual_ways(self) -> MeanTurnEffects | None:
        """Return the mean number of turns with each effect at this cube's depth; None while unknown."""
        known = self._bracket.is_exact and (self.is_large or self.metric in self._counted)
        return compute_turn_effects(self._variant, self.metric, self._bracket.lower) if known else None

    def brackets(self, first: int, last: int) -> Sequence[Bracket]:
        """Return the brackets after `first` to `last` moves of the game, also using the positions around them."""
        reach, session = self.metric.deepest(self.puzzle.size), self.session
        low, high = max(0, first - reach), min(len(session.moves), last + reach)
        knowledge = self.knowledge(self._variant, self.metric)
        states = session.states[low : high + 1]
        if not self.is_large and self.metric in self._counted:
            return [self.find_bracket(cube) for cube in states[first - low : last - low + 1]]
        return knowledge.look_up_path(states, session.moves[low:high])[first - low : last - low + 1]

    def _refresh(self) -> None:
        self._look_up()
        bracket = self._known_here()
        if bracket != self._bracket:
            self._bracket = bracket
            self.bracket_changed.emit()

    def _known_here(self) -> Bracket:
        """Return the current cube's bracket, also using the game's positions as far as a depth away."""
        knowledge, session = self.knowledge(self._variant, self.metric), self.session
        reach = self.metric.deepest(self.puzzle.size)
        first, last = max(0, session.position - reach), session.position + reach
        known = knowledge.look_up_path(session.states[first : last + 1], session.moves[first:last])
        return known[session.position - first].combine_with(knowledge.look_up(session.state))

    def _look_up(self) -> None:
        """Look up the exact depth of a 2x2x2, counting its positions first if that is not done yet."""
        metric = self.metric
        if self.is_large:
            self._counting.forget()
        elif metric in self._counted:
            self.find_bracket(self.session.state)
        else:
            self._counting.ask(
                metric, tr("Counting the positions of the 2×2×2"), partial(_count, metric), self._on_positions_counted
            )

    def find_bracket(self, cube: Cube) -> Bracket:
        """Return what is known of a position in the page's metric, ignoring its neighbours in the game."""
        metric, knowledge = self.metric, self.knowledge(self._variant, self.metric)
        if not self.is_large and metric in self._counted:
            depth = pocket.depth(cube, metric)
            knowledge.learn(cube, Bracket(metric, depth, depth, None, BracketSource.TABLE))
        return knowledge.look_up(cube)

    def _on_positions_counted(self, metric: Metric) -> None:
        self._counted.add(metric)
        self._refresh()
        # emitted even if the current bracket is unchanged, because those of earlier positions may have changed
        self.learned.emit()


class ScrambledCube(NamedTuple):
    """Scramble with its seed, and the cube it leads to."""

    seed: int
    moves: list[str]
    cube: Cube


def draw_scramble(puzzle: CubePuzzle, seed: int, _control: Control) -> ScrambledCube:
    """Draw a random scramble; the first takes a third of a second, for its tables."""
    moves = puzzle.opening_moves(seed)
    return ScrambledCube(seed, moves, _apply_moves(puzzle, puzzle.solved, moves))


def _apply_moves(puzzle: CubePuzzle, cube: Cube, moves: Sequence[str]) -> Cube:
    for move in moves:
        cube = puzzle.apply(cube, move)[0]
    return cube


def _count(metric: Metric, _control: Control) -> Metric:
    pocket.distribution(metric)
    # at depth 1, because depth 0 needs no counting of turn effects
    compute_turn_effects(SMALL, metric, 1)
    return metric


def game_of_page(services: Services) -> Session:
    """Return the game of the cube page, or the one that page would load if it was not opened yet."""
    game = services.open_games.game(PAGE)
    if game is None:
        variant = _variant(services.settings)
        game = Session(PUZZLES[variant], PUZZLES[variant].solved)
        _take_up_game(services, game, variant)
    return game


def _take_up_game(services: Services, session: Session, variant: str) -> bool:
    """Load the saved game of a variant, and return whether there is one."""
    return services.store.take_up(session, PUZZLES[variant].name, variant, INFO)


def _variant(settings: Settings) -> str:
    return _read_choice(settings, "cube/size", VARIANTS, LARGE)


def _read_choice(settings: Settings, key: str, choices: tuple[tuple[str, str], ...], usual: str) -> str:
    saved = settings.get(key, usual)
    return saved if saved in dict(choices) else usual
