"""A position that is to be proved, what is known of it, and how far its proof is, here or on a cluster."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import NamedTuple

from app.cube.solve.bank import BankEntry
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Stage

Id = tuple[str, Metric]
"""What stands for an entry of the bank."""


@dataclass
class BankRow:
    """Row of the bank of proofs: an entry, and what is known of its depth; None until that was looked up."""

    entry: BankEntry
    known: Bracket | None = None
    proved: bool = False
    """Whether a shortest solution is known."""

    def learn(self, known: Bracket) -> None:
        """What is known of its depth now."""
        if known is not self.known:
            self.known, self.proved = known, known.is_proved

    @property
    def id(self) -> Id:
        """What stands for it."""
        return self.entry.position, self.entry.metric


class ProofProgress(NamedTuple):
    """Progress of the search for a proof: its bracket, nodes and seconds so far, and the searched part of the depth."""

    bracket: Bracket
    nodes: int = 0
    seconds: float = 0.0
    """Without those that it took to have the table."""
    fraction: float = 0.0
    """The part of the present depth that is looked through, 0..1."""
    rate: float = 0.0
    """Nodes a second; 0 while there is no basis for telling."""
    making: bool = False
    """Whether the table is read or made, so that no work has gone into the position itself."""


@dataclass
class Attempt:
    """An entry that is being proved, and what was kept of the work so far."""

    row: BankRow
    begun: int
    """What was known when it was begun."""
    now: ProofProgress
    nodes: int = 0
    seconds: float = 0.0
    at: float = field(default_factory=time.monotonic)


def progress_of(search: Search, begun: float) -> ProofProgress:
    """How far a search is that began at that `time.monotonic()`."""
    pace = search.estimate
    seconds = max(0.0, time.monotonic() - begun - search.table_seconds)
    rate = 0.0 if pace is None else pace.nodes_a_second
    # the stage is asked last: the search goes on meanwhile, and what is told of a proof is none of a table
    return ProofProgress(search.bracket, search.nodes, seconds, search.fraction, rate, search.stage is Stage.TABLE)
