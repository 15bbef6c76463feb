"""First minute at the cube: it is scrambled and solved while its depth falls, then the user solves three turns."""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.cube.model.model import LARGE, MOST_SEED, ScrambledCube, draw_scramble
from app.cube.moves.lengths import lengths
from app.cube.plots.switcher import TRACE
from app.shell.help.welcome_line import Welcome

if TYPE_CHECKING:
    from app.cube.page import CubePage

SCRAMBLING_MS, SOLVING_MS, LAST_MS = 60, 450, 350
"""Milliseconds between two turns of the scramble, of the solution, and of the three turns left to the user."""
PAUSE_MS = 1200
"""Milliseconds between two parts of the minute."""
LAST_TURNS = (("R", "U", "F"), ("F", "R", "U'"), ("U", "F'", "R"), ("L", "U", "F'"), ("U'", "L'", "B"))  # not shown
"""Scrambles of depth 3 in both metrics: quarter turns of three faces that touch each other."""


class Part(Enum):
    """Part of the first minute."""

    OFFERED = auto()
    SCRAMBLING = auto()
    SEARCHING = auto()
    SOLVING = auto()
    TURNING = auto()
    """The three turns are played that the user then takes back."""
    PLAYING = auto()
    """The user solves the cube."""
    SOLVED = auto()


class FirstMinute(QObject):
    """Leads through the first minute; turns of the user, another game or another page end it."""

    def __init__(self, page: CubePage, welcome: Welcome) -> None:
        super().__init__(page)
        self._page, self._welcome, self._model, self._solving = page, welcome, page.model, page.solving
        self._session = page.model.session
        self._drawing = QuestionRunner(page.services.jobs)
        self._scramble: ScrambledCube | None = None
        self._acting = False
        """Whether it is this object that begins a game or plays moves."""
        self.part = Part.OFFERED
        welcome.pressed.connect(self._on_pressed)
        welcome.left.connect(self._stop)
        self._model.turned.connect(self._on_turned)
        self._model.begun.connect(self._on_begun)
        self._model.solved.connect(self._on_solved)
        self._solving.changed.connect(self._on_solving)
        self._session.player.changed.connect(self._on_player)
        welcome.say(tr("See how deep a cube is, and solve one in a minute."), tr("Show me"), holds_keyboard=True)

    # the user

    def _on_pressed(self) -> None:
        if self.part is Part.OFFERED:
            self._begin()
        elif self.part is Part.SOLVED:
            self._welcome.end()
            self._page.scrambles.go_to_next()

    def _on_turned(self, _move: str) -> None:
        if self.part is not Part.PLAYING:
            self._end()

    def _on_begun(self) -> None:
        if not self._acting:
            self._end()

    def _on_solved(self) -> None:
        if self.part is Part.PLAYING:
            self.part = Part.SOLVED
            turns = lengths(self._session.played_moves)
            self._welcome.say(tr("You solved it in {turns}.", turns=turns), tr("New scramble"))

    def _stop(self) -> None:
        """Stop what is being shown, because the user has closed the line."""
        if self.part in {Part.SCRAMBLING, Part.SOLVING, Part.TURNING}:
            self._session.player.stop()
        self._end()

    def _end(self) -> None:
        if self._welcome.text:
            self._welcome.end()
        self.deleteLater()

    # the parts of the minute

    def _begin(self) -> None:
        self.part = Part.SCRAMBLING
        self._welcome.say(tr("A cube is scrambled at random …"), holds_keyboard=True)
        self._page.plots.choose(TRACE)
        # made while the cube turns, so that the depths are proved soon
        self._page.watch.prepare()
        seed = random.randint(1, MOST_SEED)
        work = partial(draw_scramble, self._model.puzzle, seed)
        self._act(partial(setattr, self._model, "variant", LARGE))
        self._act(self._model.begin_solved)
        self._drawing.ask(seed, tr("Scrambling the cube"), work, self._on_scramble_drawn)

    def _on_scramble_drawn(self, drawn: ScrambledCube) -> None:
        self._scramble = drawn
        self._play(drawn.moves, SCRAMBLING_MS)

    def _on_player(self) -> None:
        if self._acting or self._session.player.playing or self._session.position < len(self._session.moves):
            return
        if self.part is Part.SCRAMBLING:
            self._solve()
        elif self.part is Part.SOLVING:
            self._later(self._turn_away)
        elif self.part is Part.TURNING:
            self._hand_over()

    def _solve(self) -> None:
        drawn = self._scramble
        assert drawn is not None
        self.part = Part.SEARCHING
        self._welcome.say(tr("Its depth is the number of turns to solved. A solution is found …"), holds_keyboard=True)
        self._act(partial(self._model.begin_scrambled, drawn.moves, seed=drawn.seed))
        self._act(self._solving.solve)
        self._on_solving()

    def _on_solving(self) -> None:
        if self.part is Part.SEARCHING and self._solving.solution and not self._acting:
            self.part = Part.SOLVING
            self._welcome.say(tr("… and played: with each turn the depth falls."), holds_keyboard=True)
            self._later(partial(self._act, partial(self._session.replay, SOLVING_MS)))

    def _turn_away(self) -> None:
        self.part = Part.TURNING
        self._welcome.say(tr("Solved. Now only three turns …"), holds_keyboard=True)
        self._act(self._model.begin_solved)
        self._later(partial(self._play, random.choice(LAST_TURNS), LAST_MS))

    def _hand_over(self) -> None:
        turns = list(self._session.moves)
        self._act(partial(self._model.begin_scrambled, turns))
        self.part = Part.PLAYING
        self._welcome.say(tr("Your turn: three turns solve it. Follow the filled arrows."))

    def _play(self, moves: list[str] | tuple[str, ...], interval_ms: int) -> None:
        self._session.plan(moves)
        self._session.replay(interval_ms)

    def _act(self, act: Callable[[], object]) -> None:
        self._acting = True
        try:
            act()
        finally:
            self._acting = False

    def _later(self, act: Callable[[], object]) -> None:
        """Do something after a pause, unless the minute has ended or gone on by then."""
        part = self.part
        QTimer.singleShot(PAUSE_MS, self, lambda: act() if self.part is part and self._welcome.text else None)


def create(page: CubePage) -> Welcome:
    """Return the welcome of the page, whose button shows what depth is."""
    welcome = Welcome(page)
    FirstMinute(page, welcome)
    return welcome
