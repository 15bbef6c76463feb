"""What is known of one position of a level: its depth, whether it can be solved, and what becomes of a random pusher.

The positions of the level are counted once; what depends on the position is looked up in that graph.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.graph.counting import Counts, PushLayerCounts

if TYPE_CHECKING:
    from core.sokoban.graph.random_pusher import PusherChain, RandomPusherOutcome, WalkSample

WALKS = 100_000
"""How many walks are drawn where there are too many positions for an exact answer."""
LONG_WALK, SHORT_WALK, LARGE = 400, 120, 100_000
"""Pushes that a walk is followed for, and from how many positions on it is followed for fewer."""
SETTLED = 1e-6
LEAST_WALK = 20
"""A walk is followed until all but this share of it has ended, and at least for so many pushes."""


@dataclass(frozen=True)
class AnalysisRequest:
    """Request for an analysis: a position of a level, and what to find out about it."""

    state: State
    walk: bool = False
    """The random pusher from the position, exactly; nothing if the level has too many positions for that."""
    here: bool = False
    """The layers around the position."""
    simulate: bool = False
    """With `walk`: drawn walks where there is no exact answer."""


@dataclass(frozen=True)
class Findings:
    """What is known of it."""

    question: AnalysisRequest
    counts: Counts
    number: int | None
    """The position's, in `counts.live`; None if it is not there."""
    depth: int | None
    layers_here: tuple[PushLayerCounts, ...] | None = None
    pusher: PusherChain | None = None
    chance: RandomPusherOutcome | None = None
    distributions: Any = None
    """p(d | N), a row for every N, the last column dead."""
    drawn: WalkSample | None = None


def analyse(question: AnalysisRequest, counts: Counts, before: Findings | None, control: Control) -> Findings | None:
    """Answer a question about a level of which so much was counted; None if that was cancelled.

    `before` is an earlier answer: the chain over the same graph is used again.
    """
    state = question.state
    number, whole = counts.live.find(state), counts.whole.find(state)
    depth = counts.whole.depth(whole) if whole is not None else None
    if depth is None and number is not None:
        depth = counts.live.depth(number)
    findings = Findings(question, counts, number, depth)
    if question.here and number is not None:
        findings = replace(findings, layers_here=tuple(counts.layers_from(number, control)))
    if question.walk:
        findings = _walk(findings, before if before is not None and before.counts is counts else None, control)
    return None if control.cancelled else findings


def _walk(findings: Findings, before: Findings | None, control: Control) -> Findings:
    from core.sokoban.graph.random_pusher import CHAIN_UNITS, CancelledError, PusherChain, sample_walks

    question, live = findings.question, findings.counts.live
    if live.complete:
        pusher = before.pusher if before is not None else None
        control.done, control.total = 0, LONG_WALK + (CHAIN_UNITS if pusher is None else 0)
        try:
            pusher = pusher or PusherChain(live, control)
        except CancelledError:
            return findings
        if findings.number is None:
            control.done = control.total
            return replace(findings, pusher=pusher)
        longest = LONG_WALK if pusher.transitions.size <= LARGE else SHORT_WALK
        control.total -= LONG_WALK - longest
        distributions = pusher.distributions(findings.number, longest, control)
        ended = distributions[:, 0] + distributions[:, -1] >= 1 - SETTLED
        last = max(LEAST_WALK, int(ended.argmax())) if ended.any() else longest
        return replace(
            findings, pusher=pusher, chance=pusher.chance(findings.number), distributions=distributions[: last + 1]
        )
    if question.simulate:
        return replace(findings, drawn=sample_walks(question.state, WALKS, hash(question.state) & (2**63 - 1), control))
    return findings
