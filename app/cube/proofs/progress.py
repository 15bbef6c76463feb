"""Position of the bank, what is known of its depth, and the progress of its proof."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import NamedTuple

from app.cube.solve.bank import BankEntry
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Search, Stage

Id = tuple[str, Metric]
"""Identifier of an entry of the bank."""


@dataclass
class BankRow:
    """Row of the bank of proofs: an entry, and what is known of its depth; None until that was looked up."""

    entry: BankEntry
    known: Bracket | None = None
    proved: bool = False
    """Whether a shortest solution is known."""

    def learn(self, known: Bracket) -> None:
        """Set what is known of the depth."""
        if known is not self.known:
            self.known, self.proved = known, known.is_proved

    @property
    def id(self) -> Id:
        """Identifier of the entry."""
        return self.entry.position, self.entry.metric


class ProofProgress(NamedTuple):
    """Progress of a proof: bracket, nodes and seconds so far, and the searched share of the current depth."""

    bracket: Bracket
    nodes: int = 0
    seconds: float = 0.0
    """Seconds spent on the proof, without those for the table."""
    fraction: float = 0.0
    """Searched share of the current depth, 0..1."""
    rate: float = 0.0
    """Nodes per second; 0 while unknown."""
    making: bool = False
    """Whether the table is being read or made, so that the proof itself has not begun."""


@dataclass
class Attempt:
    """Proof of an entry in progress, with the work that is already stored."""

    row: BankRow
    begun: int
    """Lower bound of the depth when the attempt began."""
    now: ProofProgress
    nodes: int = 0
    seconds: float = 0.0
    at: float = field(default_factory=time.monotonic)


def progress_of(search: Search, begun: float) -> ProofProgress:
    """Return the progress of a search that began at this `time.monotonic()`."""
    pace = search.estimate
    seconds = max(0.0, time.monotonic() - begun - search.table_seconds)
    rate = 0.0 if pace is None else pace.nodes_a_second
    # The stage is read last: the search runs on meanwhile, and data of a proof must not be marked as making a table.
    return ProofProgress(search.bracket, search.nodes, seconds, search.fraction, rate, search.stage is Stage.TABLE)
