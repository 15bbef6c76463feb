"""What is true on the cube page, without a widget: what is shown there is derived from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from app.base.jobs.jobs import Asker
from app.base.language.words import tr, translated
from app.base.services import Services
from app.base.session.session import LONGEST_MOVE, Session
from app.base.storage import fields
from app.base.storage.settings import Settings
from app.cube.model.turn_metric import TurnMetric
from app.cube.solve.known_depths import KnownDepths
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import in_face_turns, inverse_moves
from core.cube.passages import LONGEST_TEXT, Passage, added, as_written
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.cube.solve.bracket import Bracket, Source, known_way
from core.cube.solve.knowledge import Knowledge, in_both_metrics
from core.cube.solve.survey import Way, compass_turns, way
from core.cube.walk.expected import Ways, expected

if TYPE_CHECKING:
    from core.cube.notation.patterns import Pattern

PAGE = "cube"
LARGE, SMALL = "3x3x3", "2x2x2"
VARIANTS = ((LARGE, "3×3×3"), (SMALL, "2×2×2"))
METRICS = (("htm", phrase("Half turns")), ("qtm", phrase("Quarter turns")))
SPEEDS = (("0.25", "0.25×"), ("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))
PUZZLES: dict[str, CubePuzzle] = {LARGE: PUZZLE, SMALL: POCKET}
ROTATIONS = "xyz"
"""Letters of the moves that turn the whole cube."""
BEAT_MS = 700
"""From one move to the next while moves are played back, at speed 1."""
MOST_STEPS = 16
"""So many moves are shown turn by turn; more are jumped over."""
MOST_SEED = 999_999
PLAN = "solution_from"
"""In the game's record: before which move the solution laid out begins."""
SCRAMBLE_TEXT, WRITTEN = "scramble_text", "written"
"""In the game's record: the scramble as it was entered, and the passages that were, see `core.cube.passages`."""
INFO = fields.record(
    {},
    {
        "scramble": fields.many(fields.text(LONGEST_MOVE)),
        PLAN: fields.whole(),
        SCRAMBLE_TEXT: fields.text(LONGEST_TEXT),
        WRITTEN: fields.many(fields.row(fields.whole(), fields.text(LONGEST_TEXT))),
    },
)
"""What a saved game holds beside its moves."""
WALK_MOVES = 11
"""The number of moves that the random walk is looked at after, at first."""


class Mode(Enum):
    """What the side panel is for."""

    PLAYING = auto()
    WATCHING = auto()
    """The network is watched."""
    EDITING = auto()
    """Stickers are painted."""


class CubeModel(QObject):
    """Which cube and metric, the game, what is known of its depth, and what one is doing.

    Another one is chosen by assignment, and one signal tells of it.
    """

    variant_leaving = Signal(str)
    """The other cube is about to be taken up: the last moment to save this one's game."""
    variant_changed = Signal()
    """Another cube is on the page, solved; its saved game follows at once."""
    metric_changed = Signal()
    bracket_changed = Signal()
    learned = Signal()
    """Something is known of a position that was not known before."""
    mode_changed = Signal()
    speed_changed = Signal()
    begun = Signal()
    """Another game is on the board: begun, taken up, or brought back."""
    turned = Signal(str)
    """A person is about to turn a layer: the move."""
    solved = Signal()
    """A person's moves have solved the cube."""
    reached = Signal()
    """A person's moves have solved the part of the cube that is practised."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        settings = services.settings
        self._variant = _variant(settings)
        self._turn_metric = services.shared(TurnMetric)
        self._speed = float(_saved(settings, "cube/speed", SPEEDS, "1"))
        self._mode = Mode.PLAYING
        self._proved = services.shared(KnownDepths)
        self._knowledge = {LARGE: self._proved.knowledge, SMALL: in_both_metrics(POCKET)}
        self._counted: set[Metric] = set()
        self._counting, self._scrambling = Asker(services.jobs), Asker(services.jobs)
        self._was_solved = True
        self.practise: Callable[[], bool] | None = None
        """Begins with another scramble like that of this game, if that was one to practise; whether it was."""
        self.session = Session(self.puzzle, self.puzzle.solved, parent=self)
        self.session.line_info = (PLAN,)
        self._bracket = self._known_here()
        self.session.jumped.connect(self._on_jumped)
        self.session.changed.connect(self._on_changed)
        self._proved.learned.connect(self._on_proved)
        self._turn_metric.changed.connect(self._on_metric)

    # which cube

    @property
    def variant(self) -> str:
        """ "3x3x3" or "2x2x2"; each keeps its game."""
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
        """The cube on the page."""
        return PUZZLES[self._variant]

    @property
    def is_large(self) -> bool:
        """Whether it is the 3x3x3, which can do more."""
        return self._variant == LARGE

    @property
    def metric(self) -> Metric:
        """How turns are counted, in the whole program."""
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
        """Cube and metric, as the figures and the Lab call them: "3x3x3-htm"."""
        return f"{self._variant}-{self.metric}"

    # what one does

    @property
    def mode(self) -> Mode:
        """What the side panel is for; another mode ends what is being played."""
        return self._mode

    @mode.setter
    def mode(self, mode: Mode) -> None:
        if mode is not self._mode:
            self.session.player.stop()
            self._mode = mode
            self.mode_changed.emit()

    @property
    def speed(self) -> float:
        """How many times as fast as usual turns are played."""
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
        """From one move to the next while moves are played one by one."""
        return round(BEAT_MS / self._speed)

    def turn(self, move: str) -> None:
        """A person turns a layer."""
        self.turned.emit(move)
        self.session.play(move)

    def go_to(self, position: int) -> None:
        """Go to the position after so many moves; a short way is shown turn by turn."""
        self.session.jump(position, animate=MOST_STEPS)

    def append(self, moves: Sequence[str], text: str = "") -> None:
        """Play these moves now, in place of those that wait; they were entered as `text`."""
        session = self.session
        session.info[WRITTEN] = [list(one) for one in added(self._passages, session.position, text, self.puzzle.size)]
        session.plan(moves)
        self.go_to(session.position + len(moves))

    @property
    def written(self) -> str:
        """The moves of the game, as they were entered where they were."""
        return as_written(self.session.moves, self._passages, self.puzzle.size)

    @property
    def _passages(self) -> Sequence[Passage]:
        return [Passage(first, text) for first, text in self.session.info.get(WRITTEN, ())]

    def walk(self, start: Cube, moves: Sequence[str]) -> None:
        """Play moves from `start`; another cube on the board is left behind for it."""
        if self.session.state != start:
            self.begin(start)
        self.session.play(*moves)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back, or a game that was left behind."""
        return self.session.can_undo or self.session.can_bring_back

    def undo(self) -> None:
        """Take a move back; at the first move, bring back the game that was left behind."""
        if self.session.can_undo:
            self.session.undo()
        elif self.session.can_bring_back:
            try:
                self.session.bring_back()
            except InputError as error:
                failed = tr("The last cube cannot be read: go on here.")
                self._services.messages.say(failed, translated(error.sentence), good=False)
            else:
                self.begun.emit()
                self._services.messages.say(tr("The last cube is back"))

    def take_branch_left_last(self) -> None:
        """Go back to the line of play that was left last, where it was left."""
        if self.session.branches:
            self.session.take_branch(self.session.branches[-1])

    # games

    @property
    def scramble(self) -> list[str]:
        """The moves that led from solved to the start of the game; none if it started otherwise."""
        return list(self.session.info.get("scramble", ()))

    @property
    def touched(self) -> bool:
        """Whether a layer was turned since the game began; turning the whole cube is only looking at it."""
        return any(move[0] not in ROTATIONS for move in self.session.played)

    @property
    def scramble_written(self) -> str:
        """The scramble, as it was entered if it was."""
        text = self.session.info.get(SCRAMBLE_TEXT, "")
        return as_written(self.scramble, [Passage(0, text)], self.puzzle.size)

    def begin(self, cube: Cube, seed: int = 0, scramble: Sequence[str] = (), text: str = "") -> None:
        """A new game; the old one is left behind. The scramble was entered as `text`."""
        info: dict[str, object] = {"scramble": list(scramble)}
        if 0 < len(text) <= LONGEST_TEXT:
            info[SCRAMBLE_TEXT] = text
        self.session.begin(cube, seed=seed, info=info, leave_behind=True)
        self.begun.emit()

    def begin_solved(self) -> None:
        """Begin with a solved cube."""
        self.begin(self.puzzle.solved)

    def begin_scrambled(self, moves: Sequence[str], text: str = "", seed: int = 0) -> None:
        """Begin with the cube that these moves, entered as `text` or drawn with a seed, make of a solved one."""
        self.begin(_after(self.puzzle, self.puzzle.solved, moves), seed, moves, text)

    def begin_random(self) -> None:
        """Begin with a new scramble: some milliseconds in a worker, the first time a third of a second."""
        seed = random.randint(1, MOST_SEED)
        work = partial(_scrambled, self.puzzle, seed)
        self._scrambling.ask(seed, tr("Scrambling the cube"), work, self._on_scrambled)

    def _on_scrambled(self, drawn: Scrambled) -> None:
        self.begin(drawn.cube, drawn.seed, drawn.moves)

    def take_up(self) -> None:
        """The saved game of this cube, or a solved one to begin with."""
        if not _kept(self._services, self.session, self._variant):
            self.session.begin(self.puzzle.solved)
        self.begun.emit()

    def _on_jumped(self) -> None:
        self._was_solved = True
        scramble, start = self.scramble, self.session.start
        if not scramble:
            return
        try:
            leads_here = self.puzzle.goal(_after(self.puzzle, start, inverse_moves(scramble)))
        except (InputError, KeyError):
            return
        for metric in Metric if leads_here else ():
            self.knowledge(self._variant, metric).learn(start, known_way(self.puzzle, metric, scramble))

    def _on_changed(self) -> None:
        self._refresh()
        solved = self.session.solved
        if solved and not self._was_solved and self.session.position and not self.session.player.stepping:
            self.solved.emit()
        self._was_solved = solved

    # what is known

    def knowledge(self, variant: str, metric: Metric) -> Knowledge:
        """What is known of a cube's positions; kept whatever is on the page, and what was proved also in the store."""
        return self._knowledge[variant][metric]

    @property
    def bracket(self) -> Bracket:
        """What is known of the depth of the cube on the board."""
        return self._bracket

    @property
    def depths(self) -> tuple[int, int] | None:
        """The depths between which the cube on the board lies; None if no more is known than of any other."""
        found = self._bracket
        return None if found.source is Source.NOTHING else (found.lower, found.upper)

    def known_pattern(self, pattern: Pattern) -> Bracket:
        """What is known of a pattern of the 3x3x3, which the moves of the list lead to."""
        way = known_way(PUZZLE, self.metric, in_face_turns(pattern.sequence))
        return self.knowledge(LARGE, self.metric).of(pattern.cube).narrowed(way)

    def learn(self, cube: Cube, bracket: Bracket) -> None:
        """The bracket holds for a position of the cube on the page."""
        self.learn_all([(cube, bracket)])

    def learn_all(self, found: Iterable[tuple[Cube, Bracket]]) -> None:
        """The brackets hold for positions of the cube on the page."""
        news = [self.knowledge(self._variant, bracket.metric).learn(cube, bracket) for cube, bracket in found]
        if any(news):
            if self.is_large:
                self._proved.learned.emit()
            else:
                self._on_learned()

    def _on_proved(self) -> None:
        """Of the 3x3x3, by whomever."""
        if self.is_large:
            self._on_learned()

    def _on_learned(self) -> None:
        self._refresh()
        self.learned.emit()

    @property
    def beside(self) -> Mapping[str, Bracket]:
        """What is known of the positions that each turn of length one leads to."""
        cube, knowledge = self.session.state, self.knowledge(self._variant, self.metric)
        turns = compass_turns(self.puzzle, cube, self.metric)
        if not self.is_large and self.metric in self._counted:
            return {turn: self.known(self.puzzle.apply(cube, turn)[0]) for turn in turns}
        return knowledge.beside(cube, self._bracket, turns)

    def ways(self) -> Mapping[str, Way | None]:
        """Where each turn of length one leads; None where that is not proved."""
        return {turn: way(self._bracket, there) for turn, there in self.beside.items()}

    def usual_ways(self) -> Ways | None:
        """How many of the turns lead where, on average over all positions as deep as this one; None if not known."""
        known = self._bracket.exact and (self.is_large or self.metric in self._counted)
        return expected(self._variant, self.metric, self._bracket.lower) if known else None

    def brackets(self, first: int, last: int) -> Sequence[Bracket]:
        """What is known of the positions after `first` to `last` moves of the game, also from those beside them."""
        reach, session = self.metric.deepest(self.puzzle.size), self.session
        low, high = max(0, first - reach), min(len(session.moves), last + reach)
        knowledge = self.knowledge(self._variant, self.metric)
        states = session.states[low : high + 1]
        if not self.is_large and self.metric in self._counted:
            return [self.known(cube) for cube in states[first - low : last - low + 1]]
        return knowledge.along(states, session.moves[low:high])[first - low : last - low + 1]

    def _refresh(self) -> None:
        self._look_up()
        bracket = self._known_here()
        if bracket != self._bracket:
            self._bracket = bracket
            self.bracket_changed.emit()

    def _known_here(self) -> Bracket:
        """What is known of the position on the board, also from those of the game as far as a depth away."""
        knowledge, session = self.knowledge(self._variant, self.metric), self.session
        reach = self.metric.deepest(self.puzzle.size)
        first, last = max(0, session.position - reach), session.position + reach
        known = knowledge.along(session.states[first : last + 1], session.moves[first:last])
        return known[session.position - first].narrowed(knowledge.of(session.state))

    def _look_up(self) -> None:
        """The exact depth of the 2x2x2, once all its positions are counted."""
        metric = self.metric
        if self.is_large:
            self._counting.forget()
        elif metric in self._counted:
            self.known(self.session.state)
        else:
            self._counting.ask(
                metric, tr("Counting the positions of the 2×2×2"), partial(_count, metric), self._on_counted
            )

    def known(self, cube: Cube) -> Bracket:
        """What is known by itself of any position of the cube on the page, in its metric."""
        metric, knowledge = self.metric, self.knowledge(self._variant, self.metric)
        if not self.is_large and metric in self._counted:
            depth = pocket.depth(cube, metric)
            knowledge.learn(cube, Bracket(metric, depth, depth, None, Source.TABLE))
        return knowledge.of(cube)

    def _on_counted(self, metric: Metric) -> None:
        self._counted.add(metric)
        self._refresh()
        # of the board it may be no news, of the positions before it it is
        self.learned.emit()


class Scrambled(NamedTuple):
    """A scramble, and the cube it leads to."""

    seed: int
    moves: list[str]
    cube: Cube


def _scrambled(puzzle: CubePuzzle, seed: int, _control: Control) -> Scrambled:
    moves = puzzle.opening_moves(seed)
    return Scrambled(seed, moves, _after(puzzle, puzzle.solved, moves))


def _after(puzzle: CubePuzzle, cube: Cube, moves: Sequence[str]) -> Cube:
    for move in moves:
        cube = puzzle.apply(cube, move)[0]
    return cube


def _count(metric: Metric, _control: Control) -> Metric:
    pocket.distribution(metric)
    # of depth 0 it is known without counting the ways
    expected(SMALL, metric, 1)
    return metric


def game_of_page(services: Services) -> Session:
    """The game on the cube's page; if that was not opened yet, the one that it would begin with."""
    game = services.open_games.game(PAGE)
    if game is None:
        variant = _variant(services.settings)
        game = Session(PUZZLES[variant], PUZZLES[variant].solved)
        _kept(services, game, variant)
    return game


def _kept(services: Services, session: Session, variant: str) -> bool:
    """Take up the saved game of a cube; whether there is one."""
    return services.store.take_up(session, PUZZLES[variant].name, variant, INFO)


def _variant(settings: Settings) -> str:
    return _saved(settings, "cube/size", VARIANTS, LARGE)


def _saved(settings: Settings, key: str, choices: tuple[tuple[str, str], ...], usual: str) -> str:
    saved = settings.get(key, usual)
    return saved if saved in dict(choices) else usual
