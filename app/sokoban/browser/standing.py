"""Standing of a level: who has solved it, and the bounds of its fewest pushes, also in words."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.base.language.wording import clauses, duration, format_integer
from app.base.language.words import tr, translate
from app.sokoban.library.index import Index, LevelRow, LevelSearchSummary
from app.sokoban.model.wording import pushes_of
from app.sokoban.solve.known_levels import PROGRAM
from app.widgets.explained_figures import figure_number, figure_text
from core.base.words import phrase
from core.explain.sokoban import pushes

LONG = 100


class Status(StrEnum):
    """Status of a level: solved by whom, begun, open, given up, unsolvable or broken."""

    YOURS = "yours"
    PROGRAM = "program"
    BEGUN = "begun"
    OPEN = "open"
    GAVE_UP = "gave_up"
    UNSOLVABLE = "unsolvable"
    BROKEN = "broken"
    """The level cannot be played."""


WORDS = {
    Status.YOURS: phrase("solved by you"),
    Status.PROGRAM: phrase("solved by the program"),
    Status.BEGUN: phrase("in progress"),
    Status.OPEN: phrase("not solved"),
    Status.UNSOLVABLE: phrase("unsolvable, proved"),
    Status.BROKEN: phrase("cannot be played"),
}


class LevelStanding(NamedTuple):
    """Standing of a level: its status, and the bounds of its fewest pushes."""

    status: Status
    lower: int = 0
    best: int | None = None
    """Pushes of the shortest known solution, whoever found it."""
    tried: float = 0.0
    """Seconds after which the program gave up."""
    moves: int | None = None
    """Least number of moves of any known solution."""

    @property
    def is_proved(self) -> bool:
        """Whether the best solution is proved to have the fewest pushes."""
        return self.best is not None and self.lower == self.best

    @property
    def width(self) -> int | None:
        """Difference between the bounds of the fewest pushes; None without a known solution."""
        return None if self.best is None else self.best - self.lower

    @property
    def brief(self) -> str:
        """Bounds of the fewest pushes in few words: "89–97 pushes"; "" if nothing is known."""
        if self.status is Status.UNSOLVABLE:
            return tr("unsolvable")
        if self.best is None:
            return self._lower_bound_text
        if self.is_proved:
            return tr(
                "{pushes}, proved", pushes=pushes_of(self.best) if self.best < LONG else format_integer(self.best)
            )
        # a card has no room for more than two numbers of three digits
        best = pushes_of(self.best) if self.best < LONG else format_integer(self.best)
        return f"{format_integer(self.lower)}–{best}" if self.lower else tr("best known {pushes}", pushes=best)

    @property
    def words(self) -> str:
        """Full description of the standing: "solved by you, best known 97 pushes, at least 89"."""
        if self.status is Status.GAVE_UP:
            parts = [tr("given up by the program after {duration}", duration=duration(self.tried))]
        else:
            parts = [translate(WORDS[self.status])]
        if self.is_proved:
            return clauses((*parts, self._fewest))
        return clauses((*parts, self._best_text, self._lower_bound_text))

    @property
    def _fewest(self) -> str:
        best = self.best or 0
        fewest = figure_number(tr("fewest pushes"), best, pushes.upper(best, best))
        return tr("%n pushes, proved to be the fewest", one="%n push, proved to be the fewest", n=fewest)

    @property
    def _best_text(self) -> str:
        if self.best is None:
            return ""
        best = figure_number(tr("best", context="a solution"), self.best, pushes.upper(self.best, self.lower))
        return tr("best known {pushes}", pushes=pushes_of(best))

    @property
    def _lower_bound_text(self) -> str:
        if not self.lower:
            return ""
        number = format_integer(self.lower)
        if self.status is not Status.UNSOLVABLE:
            number = figure_text(tr("at least"), number, pushes.lower(self.lower))
        return tr("at least {number}", number=number)


def standing(row: LevelRow, index: Index, *, quiet: bool = False) -> LevelStanding:
    """Return the standing of a level; if `quiet`, from the player's own results only."""
    if row.fault:
        return LevelStanding(Status.BROKEN)
    own, begun = index.best.get(row.identity), row.game in index.begun
    summary = None if quiet else index.searched.get(row.identity)
    moves = None if quiet else index.moves.get(row.identity)
    if summary is None:
        status = Status.YOURS if own is not None else Status.BEGUN if begun else Status.OPEN
        return LevelStanding(status, best=None if quiet else own, moves=moves)
    return _combine_standing(summary, own, Status.BEGUN if begun else Status.OPEN)._replace(moves=moves)


def _combine_standing(found: LevelSearchSummary, own: int | None, otherwise: Status) -> LevelStanding:
    """Return the standing of a level that the program has searched.

    `own` is the fewest pushes in the player's solutions.
    """
    best = found.pushes or None
    if own is not None:
        best = own if best is None else min(own, best)
    elif best is None and (found.dead or found.gave_up):
        return LevelStanding(Status.UNSOLVABLE if found.dead else Status.GAVE_UP, found.lower, tried=found.tried)
    by_program = best is not None and found.finder == PROGRAM
    status = Status.YOURS if own is not None else Status.PROGRAM if by_program else otherwise
    return LevelStanding(status, found.lower if best is None or found.lower <= best else 0, best)
