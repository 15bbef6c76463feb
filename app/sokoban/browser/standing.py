"""How a level stands: who has solved it, how short it can be solved, and that in words."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.services.jobs import duration
from app.services.wording import counted, grouped
from app.sokoban.library.index import Index, LevelRow, Searched
from app.sokoban.solve.known_levels import PROGRAM
from app.widgets.explained import Told
from core.derivations import pushes

LONG = 100


class Status(StrEnum):
    """What has become of a level."""

    YOURS = "yours"
    PROGRAM = "program"
    BEGUN = "begun"
    OPEN = "open"
    GAVE_UP = "gave_up"
    UNSOLVABLE = "unsolvable"
    BROKEN = "broken"
    """It cannot be played."""


WORDS = {
    Status.YOURS: "solved by you",
    Status.PROGRAM: "solved by the program",
    Status.BEGUN: "in progress",
    Status.OPEN: "not solved",
    Status.UNSOLVABLE: "unsolvable, proved",
    Status.BROKEN: "cannot be played",
}


class Standing(NamedTuple):
    """Of one level; bounds in pushes."""

    status: Status
    lower: int = 0
    best: int | None = None
    """Of the shortest solution known, whoever found it."""
    tried: float = 0.0
    """Seconds after which the program gave up."""
    moves: int | None = None
    """The fewest of any solution known."""

    @property
    def proved(self) -> bool:
        """Whether no solution is shorter than the best."""
        return self.best is not None and self.lower == self.best

    @property
    def width(self) -> int | None:
        """How much is open between the bounds; None if no solution is known."""
        return None if self.best is None else self.best - self.lower

    @property
    def brief(self) -> str:
        """The bounds in few words: "89–97 pushes"; "" if nothing is known."""
        if self.status is Status.UNSOLVABLE:
            return "unsolvable"
        if self.best is None:
            return f"at least {grouped(self.lower)}" if self.lower else ""
        if self.proved:
            return f"{grouped(self.best)} proved"
        # a card has no room for more than two numbers of three digits
        best = counted(self.best, "push", "pushes") if self.best < LONG else grouped(self.best)
        return f"{grouped(self.lower)}–{best}" if self.lower else f"best {best}"

    @property
    def words(self) -> str:
        """All of it: "solved by you, best 97 pushes, at least 89"."""
        parts = [f"given up after {duration(self.tried)}" if self.status is Status.GAVE_UP else WORDS[self.status]]
        if self.proved and self.best is not None:
            parts.append(f"{counted(self.best, 'push', 'pushes')}, proved to be the fewest")
        else:
            if self.best is not None:
                parts.append(f"best {counted(self.best, 'push', 'pushes')}")
            if self.lower:
                parts.append(f"at least {grouped(self.lower)}")
        return ", ".join(parts)

    @property
    def told(self) -> tuple[Told, ...]:
        """The figures in the words."""
        best = self.best
        if best is not None and self.proved:
            return (Told("fewest pushes", grouped(best), pushes.upper(best, best), before=", "),)
        known = () if best is None else (Told("best", grouped(best), pushes.upper(best, self.lower), before="best "),)
        if not self.lower or self.status is Status.UNSOLVABLE:
            return known
        return (*known, Told("at least", grouped(self.lower), pushes.lower(self.lower), before="at least "))


def standing(row: LevelRow, index: Index, *, quiet: bool = False) -> Standing:
    """How a level stands; to who wants to be told nothing, only what they know themselves."""
    if row.fault:
        return Standing(Status.BROKEN)
    own, begun = index.best.get(row.identity), row.game in index.begun
    found = None if quiet else index.searched.get(row.identity)
    moves = None if quiet else index.moves.get(row.identity)
    if found is None:
        status = Status.YOURS if own is not None else Status.BEGUN if begun else Status.OPEN
        return Standing(status, best=None if quiet else own, moves=moves)
    return _searched(found, own, Status.BEGUN if begun else Status.OPEN)._replace(moves=moves)


def _searched(found: Searched, own: int | None, otherwise: Status) -> Standing:
    """How a level stands that the program has looked at, whose fewest pushes by the player are `own`."""
    best = found.pushes or None
    if own is not None:
        best = own if best is None else min(own, best)
    elif best is None and (found.dead or found.gave_up):
        return Standing(Status.UNSOLVABLE if found.dead else Status.GAVE_UP, found.lower, tried=found.tried)
    by_program = best is not None and found.finder == PROGRAM
    status = Status.YOURS if own is not None else Status.PROGRAM if by_program else otherwise
    return Standing(status, found.lower if best is None or found.lower <= best else 0, best)
