"""Model of the network that plays without search: its next turn, and the turns it has played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.cube.model.model import CubeModel, Mode
from app.cube.network.depths import NetworkDepths
from app.cube.solve.solving import Solving
from app.widgets.explained_figures import figure_number
from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS
from core.cube.solve.bracket import Bracket
from core.explain.cube import cube as derived

NAME_KEY, FIRST_NAME = "cube/network/name", "mlp"
NETWORK = "network"
"""Activity of the session's player while the network plays."""
USUAL_LIMIT = 20
"""Most moves the network may make if the length of the scramble is unknown."""
LIMITS = range(1, 31)


class Chooser(Protocol):
    """Network that gives each turn of a cube a probability; the part of `core.cube.policy.policy.Policy` used here."""

    def probabilities(self, cube: Cube) -> Sequence[float]:
        """Return the probability of each of FACE_TURNS for the cube as it is held."""
        ...


@dataclass(frozen=True)
class LoadedNetwork:
    """Loaded network with its name, and the names of all networks there are."""

    chooser: Chooser
    name: str
    names: tuple[str, ...]


class NetworkStatus(Enum):
    """Status of the network that plays: loading, ready, running, or why it has stopped."""

    LOADING = auto()
    DAMAGED = auto()
    READY = auto()
    RUNNING = auto()
    SOLVED = auto()
    OUT = auto()
    """The run has used up its moves."""


class NetworkModel(QObject):
    """Network that plays on the current cube, move by move.

    Its moves are ordinary moves of the game: they can be undone, and a turn by hand begins a new trace. `changed` is
    emitted after every change.
    """

    changed = Signal()

    def __init__(self, services: Services, model: CubeModel, solving: Solving) -> None:
        super().__init__(model)
        self._services, self._model, self._game = services, model, model.session
        self.depths = NetworkDepths(services, model, solving)
        self.depths.changed.connect(self._tell)
        self._chooser: Chooser | None = None
        self.name = services.settings.get(NAME_KEY, FIRST_NAME)
        self.names: tuple[str, ...] = (self.name,)
        """Names of the available networks; complete once one is loaded."""
        self._loading = QuestionRunner(services.jobs)
        self.failure = ""
        """Reason why no network could be loaded."""
        self._then: Callable[[], object] | None = None
        self._seen: dict[Cube, dict[str, float]] = {}
        self._start = 0
        self._game_start: Cube = self._game.start
        self._first: Cube = self._game.state
        self._moves: list[str] = []
        self._limit: int | None = None
        self._waits = self._news = False
        """Whether `changed` is held back until a step ends, and whether it must be emitted then."""
        model.mode_changed.connect(self._on_mode)
        self._game.changed.connect(self._on_game)
        self._game.player.changed.connect(self._on_player)

    # actions of the user

    @property
    def is_watched(self) -> bool:
        """Whether the user watches what the network would play."""
        return self._model.mode is Mode.WATCHING

    def watch(self, then: Callable[[], object] | None = None) -> None:
        """Start watching, and call `then` as soon as the network is loaded."""
        self._then = then
        self._model.mode = Mode.WATCHING
        if self._chooser is None and not self._loading.is_busy:
            self._load()
        self._do_then()

    def _on_mode(self) -> None:
        if self.is_watched:
            self._begin_here()
            self.depths.wake()
            if self._chooser is None and not self._loading.is_busy:
                self._load()
        else:
            self._then = None
            self.depths.rest()
        self.changed.emit()

    def step(self) -> None:
        """Play the network's most probable turn."""
        if self._chooser is None or not self.is_watched:
            self.watch(self.step)
        elif self.can_step:
            with self._told_once():
                self._game.player.start(NETWORK, self._play_one, self._model.beat_ms, at_once=True)

    def toggle(self) -> None:
        """Let the network play on, from the start if it has finished, or pause it."""
        if self._chooser is None or not self.is_watched:
            self.watch(self.toggle)
        elif self.running:
            self.pause()
        elif self.can_run:
            if not self.can_step:
                self._game.jump(self._start)
            self._game.player.start(NETWORK, self._play_on, self._model.beat_ms, at_once=True)

    def pause(self) -> None:
        """Stop after the current turn."""
        if self.running:
            self._game.player.stop()

    @property
    def running(self) -> bool:
        """Whether the network plays on by itself."""
        return self._game.player.activity == NETWORK

    def choose(self, name: str) -> None:
        """Watch another network from the current position on."""
        self.pause()
        self.name = name
        self._services.settings.set(NAME_KEY, name)
        self._chooser = None
        self._begin_here()
        self._load()
        self.changed.emit()

    def set_limit(self, moves: int) -> None:
        """Set the most moves the network may make from the start of the trace."""
        self._limit = moves
        self.changed.emit()

    # state

    @property
    def stand(self) -> NetworkStatus:
        if self.failure:
            return NetworkStatus.DAMAGED
        if self._chooser is None:
            return NetworkStatus.LOADING
        if self.running:
            return NetworkStatus.RUNNING
        if self._game.is_solved:
            return NetworkStatus.SOLVED
        return NetworkStatus.OUT if self.played_count >= self.limit else NetworkStatus.READY

    @property
    def knows(self) -> bool:
        """Whether the network can play the current variant; it was trained on the 3x3x3 only."""
        return self._model.is_large

    @property
    def can_step(self) -> bool:
        """Whether the network can play a turn, or could if it were watched."""
        ready = not self.is_watched or (not self.failure and self.played_count < self.limit)
        return self.knows and ready and not self._game.is_solved

    @property
    def can_run(self) -> bool:
        """Whether the network can go on or start again."""
        return self.can_step or (self.is_watched and self.knows and bool(self._moves))

    @property
    def probabilities(self) -> dict[str, float] | None:
        """Probability of each turn from the current position; None if the network gives none."""
        return self._look(self._game.state) if self.is_watched else None

    @property
    def choice(self) -> str:
        """Most probable turn; "" if there is none to play."""
        found = self.probabilities
        return max(found, key=lambda turn: found[turn]) if found else ""

    @property
    def moves(self) -> Sequence[str]:
        """Moves the network has played, including those undone since."""
        return self._moves

    @property
    def start(self) -> int:
        """Number of moves of the game before the network's first."""
        return self._start

    @property
    def played_count(self) -> int:
        """Number of the network's moves before the current position."""
        return self._game.position - self._start

    @property
    def confidences(self) -> list[float]:
        """Probability the network gave to each of its moves."""
        shares = []
        for cube, move in zip(self._cubes(), self._moves, strict=False):
            probabilities = self._look(cube)
            shares.append(probabilities[move] if probabilities else 0.0)
        return shares

    @property
    def bracket(self) -> Bracket | None:
        """Known bracket of the current position's depth in half turns."""
        known = self.depths.brackets
        return (
            known[self.played_count] if self.is_watched and self.knows and 0 <= self.played_count < len(known) else None
        )

    @property
    def limit(self) -> int:
        """Most moves the network may make: the length of the scramble unless the user set another number."""
        if self._limit is not None:
            return self._limit
        return min(self._scramble_length or USUAL_LIMIT, LIMITS[-1])

    @property
    def _scramble_length(self) -> int:
        """Length of the scramble that the network started after; 0 if it started elsewhere."""
        return len(self._model.scramble) if self._start == 0 else 0

    # the network

    def _load(self) -> None:
        self.failure = ""
        self._loading.ask(
            self.name,
            tr("Loading the network"),
            partial(load, self.name),
            self._on_network_loaded,
            on_failure=self._on_loading_failed,
            on_cancelled=partial(self._on_loading_failed, tr("Loading was cancelled.")),
        )

    def _on_network_loaded(self, loaded: LoadedNetwork) -> None:
        self._chooser = loaded.chooser
        self.name, self.names = loaded.name, loaded.names
        self.changed.emit()
        self._do_then()

    def _on_loading_failed(self, reason: str) -> None:
        self._then, self.failure = None, reason
        self.changed.emit()

    def _do_then(self) -> None:
        if self._chooser is not None and self._then is not None:
            then, self._then = self._then, None
            then()

    def _look(self, cube: Cube) -> dict[str, float] | None:
        if self._chooser is None or not self.knows or cube.solved:
            return None
        if cube not in self._seen:
            self._seen[cube] = dict(zip(FACE_TURNS, self._chooser.probabilities(cube), strict=True))
        return self._seen[cube]

    # the network's moves

    def _cubes(self) -> Sequence[Cube]:
        """Return the positions before, between and after the network's moves."""
        return self._game.states[self._start : self._start + len(self._moves) + 1]

    def _begin_here(self) -> None:
        if self._game.start is not self._game_start:
            self._game_start, self._limit = self._game.start, None
        self._start, self._first, self._moves = self._game.position, self._game.state, []
        self._seen.clear()
        if self.knows:
            self._follow()

    def _follow(self) -> None:
        self.depths.follow(self._cubes(), self._moves)

    def _play_on(self) -> bool:
        """Play a turn and return whether another one can follow."""
        if self.can_step:
            self._play()
        return self.can_step

    def _play_one(self) -> bool:
        self._play()
        return False

    def _play(self) -> None:
        move = self.choice
        if not move:
            return
        with self._told_once():
            self._moves = [*self._moves[: self.played_count], move]
            self._game.play(move)
            self._follow()
            self._tell_end()
            self._tell()

    def _tell(self) -> None:
        self._news = True
        if not self._waits:
            self._news = False
            self.changed.emit()

    @contextmanager
    def _told_once(self) -> Iterator[None]:
        """Emit `changed` at most once, at the end of the block, because every receiver redraws everything."""
        within, self._waits = self._waits, True
        try:
            yield
        finally:
            self._waits = within
            if self._news:
                self._tell()

    def _tell_end(self) -> None:
        if self._game.is_solved:
            length = derived.length(self._moves[: self.played_count], Metric.HTM)
            played = figure_number(tr("moves of the network"), self.played_count, length)
            words = tr("in {played} of %n moves", one="in {played} of %n move", n=self.limit, played=played)
            self._services.messages.say(tr("The network solved the cube"), words)

    def _on_player(self) -> None:
        if self.is_watched:
            self._tell()

    def _on_game(self) -> None:
        own_turn = self._game.player.stepping and self.running
        if own_turn or not self.is_watched:
            return
        position, end = self._game.position, self._start + len(self._moves)
        ours = self._start <= position <= end and self._game.states[self._start] is self._first
        if not self._moves or not ours or list(self._game.moves[self._start : end]) != self._moves:
            self._begin_here()
        self.changed.emit()


def load(name: str, _control: Control) -> LoadedNetwork:
    """Load a network in a worker thread; raises with a sentence if its file is damaged."""
    from core.cube.policy.policy import NAMES, Policy, weights_paths

    names = tuple(known for known in NAMES if all(path.exists() for path in weights_paths(known)))
    name = name if name in names else FIRST_NAME
    policy = Policy.load(name)
    # the first evaluation is slower than later ones, so it is done here
    policy.probabilities(Cube())
    return LoadedNetwork(policy, name, names)
