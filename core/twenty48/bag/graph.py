"""The bag chain as a layered graph: its columns, its transitions and the states in which games end."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.twenty48.bag.chain import BagChain

FIRST_STEP = 4
"""Most columns skipped to by the step from the empty bag (two tiles of 4); others go one or two on."""


class BagTransition(NamedTuple):
    """Entry of the chain's matrix: transition to or from `state` with `probability`, by a new tile `adds`.

    `adds` is 2 or 4; from the empty bag it is the sum of the first tiles, added at once. `flow` is the probability that
    a game takes this step at all.
    """

    state: int
    probability: float
    adds: int
    flow: float


class BagEnding(NamedTuple):
    """Games with the same end: the same set of tiles or, if `tiles` is empty, the same tile sum.

    `state` is the most probable absorbing state among them.
    """

    state: int
    tiles: tuple[int, ...]
    total: int
    probability: float


class BagGraph:
    """Solved chain with its states in columns of equal tile sum.

    The columns are the sums 0, 2, 4, ...; the first one holds the empty bag. States in a column are ordered by the mean
    rank of their predecessors, weighted by flow, which keeps edges short and lets few of them cross (the barycentre
    rule of Sugiyama, Tagawa and Toda, 1981, in one pass).
    """

    def __init__(self, chain: BagChain) -> None:
        """Arrange the states of a chain, in time linear in their number."""
        self.chain = chain
        columns: list[list[int]] = [[] for _ in range(0, max(chain.sums) + 1, 2)]
        for state in range(chain.states):
            columns[self.column(state)].append(state)
        self.columns: Sequence[Sequence[int]] = columns
        """States of each sum, in the order in which they are drawn from below."""
        self.ranks = array("i", bytes(4 * chain.states))
        """Rank of each state in its column."""
        self._order(columns)
        self.tallest = max(len(states) for states in columns)
        """Number of states in the largest column."""
        least = min(chain.absorption_by_sum()) - 4
        self.winning_rows: Sequence[int] = sorted(
            state
            for states in columns[max(0, least // 2) :]
            for state in states
            if any(self.is_won(step.state) for step in self.list_successors(state))
        )
        """States from which one step can win, ascending: the rows of R that are not empty."""

    def _order(self, columns: list[list[int]]) -> None:
        """Sort the states of each column by the ranks of their predecessors."""
        states = self.chain.states
        flows, heights = array("d", bytes(8 * states)), array("d", bytes(8 * states))
        for column in columns:
            column.sort(key=lambda state: (heights[state] / flows[state] if flows[state] else 0.0, state))
            for rank, state in enumerate(column):
                self.ranks[state] = rank
                height = rank - (len(column) - 1) / 2
                for step in self.list_successors(state):
                    flows[step.state] += step.flow
                    heights[step.state] += step.flow * height

    def column(self, state: int) -> int:
        """Return the index of a state's column, which is half its sum."""
        return self.chain.sums[state] // 2

    def is_won(self, state: int) -> bool:
        """Whether a state holds the target."""
        return state >= self.chain.transient

    def list_successors(self, state: int) -> list[BagTransition]:
        """Return the transitions from a state, that of a new 2 first; none from a state with the target."""
        chain = self.chain
        begin, end = chain.indptr[state], chain.indptr[state + 1]
        return [self._step(state, chain.indices[k], chain.probabilities[k]) for k in range(begin, end)]

    def list_predecessors(self, state: int) -> list[BagTransition]:
        """Return the transitions to a state, in the order of the columns."""
        column, chain = self.column(state), self.chain
        predecessors = []
        nearest = range(max(0, column - 2), column)
        for index in (0, *nearest) if 2 < column <= FIRST_STEP else nearest:
            for other in self.columns[index]:
                for k in range(chain.indptr[other], chain.indptr[other + 1]):
                    if chain.indices[k] == state:
                        predecessors.append(self._step(other, state, chain.probabilities[k])._replace(state=other))
        return predecessors

    def _step(self, here: int, there: int, probability: float) -> BagTransition:
        chain = self.chain
        adds = chain.sums[there] - chain.sums[here]
        return BagTransition(there, probability, adds, chain.visits[here] * probability)

    def moves_left(self, state: int) -> float:
        """Return the expected moves to the target; the step from the empty bag is not a move."""
        return self.chain.remaining[state] if state else self.chain.mean

    def likeliest(self, states: Sequence[int]) -> int:
        """Return the state that most games pass; the first of equal ones."""
        return max(states, key=lambda state: (self.chain.visits[state], -state))

    def halfway(self) -> int:
        """Return the most probable state of the middle column, as a state to show first."""
        filled = [states for states in self.columns if states]
        return self.likeliest(filled[len(filled) // 2])

    def endings(self) -> list[BagEnding]:
        """Return the absorbing states, the most probable first."""
        chain = self.chain
        ends = [
            BagEnding(state, chain.tiles(state), chain.sums[state], chain.visits[state])
            for state in range(chain.transient, chain.states)
        ]
        return sorted(ends, key=lambda end: -end.probability)

    def endings_by_sum(self) -> list[BagEnding]:
        """Return the absorbing states grouped by sum, ascending."""
        ends = []
        for total, probability in self.chain.absorption_by_sum().items():
            states = [state for state in self.columns[total // 2] if self.is_won(state)]
            ends.append(BagEnding(self.likeliest(states), (), total, probability))
        return ends

    def pattern(self, first: int, last: int, most_rows: int) -> Iterator[tuple[int, BagTransition]]:
        """Yield the matrix entries of rows `first` to `last` - 1, or of about `most_rows` evenly spaced ones.

        Rows that can win are always included: they are few and make up all of R.
        """
        last = min(last, self.chain.transient)
        stride = max(1, -(-(last - first) // most_rows))
        chosen = set(range(first, last, stride))
        chosen.update(self.winning_rows[bisect_left(self.winning_rows, first) : bisect_left(self.winning_rows, last)])
        for row in sorted(chosen):
            for step in self.list_successors(row):
                yield row, step

    def to_csv(self) -> str:
        """Return the matrix entries as comma-separated lines under a header; tiles are written 2+4+16.

        The empty bag comes first, without tiles; the step that draws the first tiles is not a move.
        """
        chain = self.chain
        names = ["+".join(map(str, chain.tiles(state))) for state in range(chain.states)]
        lines = ["from,from_sum,passed_through,moves_left,to,to_sum,probability,won"]
        for state in range(chain.transient):
            origin = f"{names[state]},{chain.sums[state]},{chain.visits[state]!r},{self.moves_left(state)!r}"
            for step in self.list_successors(state):
                destination, won = names[step.state], int(self.is_won(step.state))
                lines.append(f"{origin},{destination},{chain.sums[step.state]},{step.probability!r},{won}")
        return "\n".join([*lines, ""])
