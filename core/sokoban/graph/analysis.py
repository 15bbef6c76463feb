"""Analysis of one position of a level: its depth, whether it can be solved, and a random pusher.

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
"""Number of sampled walks where there are too many positions for an exact answer."""
LONG_WALK, SHORT_WALK, LARGE = 400, 120, 100_000
"""Number of pushes that a walk is followed, in small and large graphs, and the size of a large graph."""
SETTLED = 1e-6
LEAST_WALK = 20
"""Share of walks that may be unended when following stops, and the least number of pushes followed."""


@dataclass(frozen=True)
class AnalysisRequest:
    """Request for an analysis: a position of a level, and what to find out about it."""

    state: State
    walk: bool = False
    """Whether to compute the random pusher exactly; skipped if the level has too many positions."""
    here: bool = False
    """Whether to count the layers around the position."""
    simulate: bool = False
    """Whether an analysis with `walk` samples walks where there is no exact answer."""


@dataclass(frozen=True)
class Findings:
    """Results of the analysis of a position."""

    question: AnalysisRequest
    counts: Counts
    number: int | None
    """Number of the position in `counts.live`; None if it is not there."""
    depth: int | None
    layers_here: tuple[PushLayerCounts, ...] | None = None
    pusher: PusherChain | None = None
    chance: RandomPusherOutcome | None = None
    distributions: Any = None
    """Probabilities p(d | N), a row for every N; the last column is dead."""
    drawn: WalkSample | None = None


def analyse(question: AnalysisRequest, counts: Counts, before: Findings | None, control: Control) -> Findings | None:
    """Return the answer to a request, given the counts of its level; None if it was cancelled.

    `before` is an earlier answer: its chain is reused if the graph is the same.
    """
    state = question.state
    number, whole_number = counts.live.find(state), counts.whole.find(state)
    depth = counts.whole.depth(whole_number) if whole_number is not None else None
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
