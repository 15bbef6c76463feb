"""Known depths of all positions of the game, looked up in parts because a long game has thousands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.cube.model.model import CubeModel
from core.cube.solve.bracket import Bracket, BracketSource

PART = 40
"""Number of positions looked up before the event loop runs again."""
SETTLE_MS = 200
"""Shortest time between two updates around the current position: a search reports more often."""
LOOSE = 9
"""Number of depths from which a bracket is too wide to be worth drawing."""


def tells(bracket: Bracket, loose: int = LOOSE) -> bool:
    """Return whether a bracket is narrow enough to be drawn."""
    return bracket.source is not BracketSource.NOTHING and bracket.upper - bracket.lower < loose


def depth_in_turns(bracket: Bracket) -> str:
    """Return what is known of a depth, with its metric: "20 half turns" or "16 to 20 half turns"."""
    metric = bracket.metric
    if bracket.is_exact:
        return translate(metric.turns(bracket.lower))
    return tr("{lower} to {turns}", lower=bracket.lower, turns=metric.turns(bracket.upper))


def source_sentence(bracket: Bracket) -> str:
    """Return who published or computed a depth shipped with the program; "" for any other bracket."""
    known = bracket.reference
    if known is None:
        return ""
    if bracket.source is BracketSource.PUBLISHED:
        return tr("Published: {author}, {year}.", author=known.author, year=known.year)
    return tr("Computed by this program, {year}.", year=known.year)


def proof_words(bracket: Bracket) -> str:
    """Return who proved a depth, as in "published, M. Reid, 1995", or only that it is proved."""
    return translate(bracket.provenance) if bracket.provenance else tr("proved")


def describe_bracket(bracket: Bracket) -> str:
    """Return a bracket in words."""
    if bracket.is_exact:
        return clauses((str(bracket.lower), proof_words(bracket)))
    if bracket.source is BracketSource.NOTHING:
        return tr("not known yet")
    adjacent = bracket.upper == bracket.lower + 1
    between = (
        tr("{lower} or {upper}", lower=bracket.lower, upper=bracket.upper)
        if adjacent
        else tr("{lower} to {upper}", lower=bracket.lower, upper=bracket.upper)
    )
    return (
        tr("{between}, from neighbouring positions", between=between)
        if bracket.source is BracketSource.NEIGHBOURS
        else between
    )


class GameDepths(QObject):
    """Known depths of all positions of the game: a bracket for each, None where not looked up yet.

    Positions are looked up only while the path is `awake`.
    """

    changed = Signal()

    def __init__(self, model: CubeModel, parent: QObject | None = None) -> None:
        super().__init__(model if parent is None else parent)
        self._model = model
        self._awake = False
        self._game: list[object] = []
        """Positions at the last update, to find out which are new."""
        self.brackets: list[Bracket | None] = []
        self._old: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        self._settled = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settled.timeout.connect(self._renew_near)
        model.session.changed.connect(self._follow)
        for signal in (model.learned, model.bracket_changed):
            signal.connect(self._on_depth_learned)
        for signal in (model.metric_changed, model.variant_changed):
            signal.connect(self._begin_anew)

    @property
    def awake(self) -> bool:
        """Whether a view shows this path; nothing is looked up otherwise."""
        return self._awake

    @awake.setter
    def awake(self, awake: bool) -> None:
        self._awake = awake
        if awake:
            self._follow()

    @property
    def current_index(self) -> int:
        """Index of the current position among those of the game."""
        return self._model.session.position

    @property
    def complete(self) -> bool:
        """Whether all positions of the present game have been looked up.

        A game that has just begun is followed only once all have heard of it; until then these are the old positions.
        """
        return not self._old and self._game == list(self._model.session.states)

    def _follow(self) -> None:
        """Update the positions after a move was played or undone, or another game began."""
        if not self._awake:
            return
        states: Sequence[object] = self._model.session.states
        same = next((i for i, (a, b) in enumerate(zip(self._game, states, strict=False)) if a != b), len(self._game))
        same = min(same, len(states))
        self._game[same:] = states[same:]
        self.brackets[same:] = [None] * (len(states) - same)
        self._old = {i for i in self._old if i < same} | set(range(same, len(states)))
        self._renew_near()
        self.changed.emit()

    def _begin_anew(self) -> None:
        self._game, self.brackets, self._old = [], [], set()
        self._follow()

    def renew(self, positions: Iterable[int]) -> None:
        """Look these positions up again because something was learnt of them."""
        self._old |= {index for index in positions if index < len(self.brackets)}
        self._on_depth_learned()

    def _on_depth_learned(self) -> None:
        if self._awake and not self._settled.isActive():
            self._settled.start()

    def _renew_near(self) -> None:
        """Look up the positions near the current one again: its bracket limits theirs."""
        model = self._model
        reach = model.metric.deepest(model.puzzle.size)
        self._old |= set(
            range(max(0, self.current_index - reach), min(len(self.brackets), self.current_index + reach + 1))
        )
        if self._old:
            self._soon.start()

    def _look(self) -> None:
        """Look up the part nearest to the current position."""
        if not self._awake or not self._old:
            return
        first = min(self._old, key=lambda at: abs(at - self.current_index)) // PART * PART
        last = min(first + PART, len(self.brackets)) - 1
        self.brackets[first : last + 1] = self._model.brackets(first, last)
        self._old -= set(range(first, last + 1))
        if self._old:
            self._soon.start()
        self.changed.emit()
