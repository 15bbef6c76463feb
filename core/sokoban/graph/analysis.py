"""What is known of one position of a level: its depth, whether it can be solved, and what becomes of a random pusher.

The positions of the level are counted once; what depends on the position is looked up in that graph.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from core.control import Control
from core.sokoban.board import State
from core.sokoban.graph.counting import MOST_STATES, Counts, LayerCounts, count_positions

if TYPE_CHECKING:
    from core.sokoban.graph.random_pusher import Chance, PusherChain, WalkSample

WALKS = 100_000
"""How many walks are drawn where there are too many positions for an exact answer."""
LONG_WALK, SHORT_WALK, LARGE = 400, 120, 100_000
"""Pushes that a walk is followed for, and from how many positions on it is followed for fewer."""
SETTLED = 1e-6
LEAST_WALK = 20
"""A walk is followed until all but this share of it has ended, and at least for so many pushes."""


@dataclass(frozen=True)
class Question:
    """What to work out: a level, the position on the board, and what is looked at."""

    start: State
    state: State
    limit: int = MOST_STATES
    walk: bool = False
    """The random pusher from the position, exactly; nothing if the level has too many positions for that."""
    here: bool = False
    """The layers around the position."""
    simulate: bool = False
    """With `walk`: drawn walks where there is no exact answer."""

    @property
    def level(self) -> tuple[State, int]:
        """What has to be counted for it."""
        return self.start, self.limit


@dataclass(frozen=True)
class Findings:
    """What is known of it."""

    question: Question
    counts: Counts
    layers: tuple[LayerCounts, ...]
    """By pushes from the start."""
    number: int | None
    """The position's, in `counts.live`; None if it is not there."""
    depth: int | None
    left: int | None
    """Fewest pushes left; None if none are known."""
    dead: bool
    """Whether it is certain that the position cannot be solved any more."""
    layers_here: tuple[LayerCounts, ...] | None = None
    pusher: PusherChain | None = None
    chance: Chance | None = None
    distributions: Any = None
    """p(d | N), a row for every N, the last column dead."""
    drawn: WalkSample | None = None


def analyse(question: Question, before: Findings | None, control: Control) -> Findings | None:
    """Answer a question; None if that was cancelled.

    `before` is an earlier answer about the same level: its graph, and the chain over it, are used again.
    """
    quiet = Control()
    counts = before.counts if before is not None else count_positions(question.start, question.limit, control)
    if control.cancelled:
        return None
    layers = before.layers if before is not None else tuple(counts.layers(quiet))
    number, whole = counts.live.find(question.state), counts.whole.find(question.state)
    depth = counts.whole.depth(whole) if whole is not None else None
    if depth is None and number is not None:
        depth = counts.live.depth(number)
    # what pruning left out has a box on a dead square
    dead = counts.live.complete if number is None else counts.live.is_dead(number)
    left = counts.live.pushes_left(number) if number is not None and counts.live.complete else None
    findings = Findings(question, counts, layers, number, depth, left, dead)
    if question.here and number is not None:
        findings = replace(findings, layers_here=tuple(counts.layers_from(number, control)))
    if question.walk:
        findings = _walk(findings, before, control)
    return None if control.cancelled else findings


def _walk(findings: Findings, before: Findings | None, control: Control) -> Findings:
    from core.sokoban.graph.random_pusher import CancelledError, PusherChain, sample_walks

    question, live = findings.question, findings.counts.live
    if live.complete:
        pusher = before.pusher if before is not None else None
        try:
            pusher = pusher or PusherChain(live, control)
        except CancelledError:
            return findings
        if findings.number is None:
            return replace(findings, pusher=pusher)
        longest = LONG_WALK if pusher.transitions.size <= LARGE else SHORT_WALK
        distributions = pusher.distributions(findings.number, longest, control)
        ended = distributions[:, 0] + distributions[:, -1] >= 1 - SETTLED
        last = max(LEAST_WALK, int(ended.argmax())) if ended.any() else longest
        return replace(
            findings, pusher=pusher, chance=pusher.chance(findings.number), distributions=distributions[: last + 1]
        )
    if question.simulate:
        return replace(findings, drawn=sample_walks(question.state, WALKS, hash(question.state) & (2**63 - 1), control))
    return findings
