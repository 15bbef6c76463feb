"""Absorbing chains: the length of a walk, where it ends, and what it visits on its way.

With Q the transitions among transient states and R those into absorbing ones, all results here are solutions of one
sparse linear system with I - Q, whose inverse is the fundamental matrix (J. G. Kemeny and J. L. Snell, "Finite Markov
Chains", ch. III). It is factored once, by SuperLU. If the walk never returns to a state it has left, the states are
sorted in an order of the walk; then the matrix is triangular, equals its own factor, and is solved by
back-substitution.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Vector = NDArray[np.float64]

TOLERANCE = 1e-9
"""Greatest deviation from 1 of the sum of the probabilities that leave a state."""


class AbsorbingChain:
    """Chain on states 0..`size` - 1 given by its edges; a state without edges is absorbing.

    The edges of state s are those i with `sources[i] == s`: they lead to `targets[i]` with `probabilities[i]`. Raises
    ValueError if those of a state do not sum to 1, or if a walk from it never ends.
    """

    def __init__(self, size: int, sources: ArrayLike, targets: ArrayLike, probabilities: ArrayLike) -> None:
        import numpy as np
        from scipy import sparse

        self.size = size
        shape = (size, size)
        values = np.asarray(probabilities, dtype=np.float64)
        if values.size and values.min() < 0:
            raise ValueError("a probability is below 0")
        self.transitions: Any = sparse.csr_array((values, (np.asarray(sources), np.asarray(targets))), shape=shape)
        leaving = np.asarray(self.transitions.sum(axis=1)).ravel()
        self.transient: NDArray[np.int64] = np.flatnonzero(leaving)
        """Transient states, ascending."""
        self.absorbing: NDArray[np.int64] = np.flatnonzero(leaving == 0)
        """Absorbing states, ascending."""
        wrong = self.transient[np.abs(leaving[self.transient] - 1) > TOLERANCE]
        if wrong.size:
            raise ValueError(f"the probabilities that leave state {wrong[0]} sum to {leaving[wrong[0]]:.12g}")
        rows = self.transitions[self.transient]
        self._among: Any = rows[:, self.transient].tocsr()
        self._into: Any = rows[:, self.absorbing].tocsr()
        self._check_that_walks_end()

    def expected_steps(self) -> Vector:
        """Return the mean number of steps to absorption, from each state."""
        import numpy as np

        return self.totals(np.ones(self.size))

    def totals(self, figures: Vector) -> Vector:
        """Return the mean sum of `figures` over all visits to transient states, from each state."""
        return self._spread(self._solve(figures[self.transient]))

    def variance(self) -> Vector:
        """Return the variance of the number of steps to absorption, from each state: (2N - I) t - t², t = N 1."""
        import numpy as np

        mean = self._solve(np.ones(len(self.transient)))
        return self._spread(2 * self._solve(mean) - mean - mean * mean)

    def probability_of(self, ends: ArrayLike) -> Vector:
        """Return the probability to end in one of `ends`, from each state; ValueError if one is transient."""
        import numpy as np

        chosen = np.zeros(self.size)
        chosen[np.asarray(ends)] = 1
        if chosen[self.transient].any():
            raise ValueError("a walk does not end in every state asked for")
        return self._spread(self._solve(self._into @ chosen[self.absorbing])) + chosen

    def visits(self, start: int) -> Vector:
        """Return the mean number of visits of a walk from `start` to each state, its start and end counted."""
        import numpy as np

        visits = np.zeros(self.size)
        visits[start] = 1
        inside = self._solve(visits[self.transient], transposed=True)
        visits[self.transient] = inside
        visits[self.absorbing] += self._into.T @ inside
        return visits

    def ends(self, start: int) -> Vector:
        """Return the probability that a walk from `start` ends in each state."""
        import numpy as np

        ends = np.zeros(self.size)
        ends[self.absorbing] = self.visits(start)[self.absorbing]
        return ends

    def distributions(self, start: int, longest: int) -> Vector:
        """Return the distribution over the states after 0, 1, ..., `longest` steps, a row each.

        An absorbed walk stays where it is.
        """
        import numpy as np

        distributions = np.zeros((longest + 1, self.size))
        distributions[0, start] = 1
        backwards = self.transitions.T.tocsr()
        for step in range(longest):
            distributions[step + 1] = backwards @ distributions[step]
            distributions[step + 1, self.absorbing] += distributions[step, self.absorbing]
        return distributions

    @cached_property
    def acyclic(self) -> bool:
        """Whether no walk returns to a state it has left; staying in a state does not count."""
        return self._order is not None

    @cached_property
    def _order(self) -> NDArray[np.int64] | None:
        """Order of the transient states, as indices among them, in which every step leads on; None if cyclic."""
        import numpy as np
        from scipy.sparse.csgraph import connected_components

        count, label = connected_components(self._among, directed=True, connection="strong")
        if count < len(self.transient):
            return None
        # R. Tarjan, 1972: strong components are found in the reverse order of the steps between them
        order = np.argsort(-label)
        place = np.empty_like(order)
        place[order] = np.arange(count)
        edges = self._among.tocoo()
        return order if (place[edges.row] <= place[edges.col]).all() else None

    @cached_property
    def _factors(self) -> Any:
        """Factors of I - Q; as it is an M-matrix, it needs no pivoting, and if triangular it has no fill-in."""
        from scipy import sparse
        from scipy.sparse.linalg import splu

        matrix = (sparse.eye_array(len(self.transient)) - self._among).tocsc()
        if self._order is None:
            return splu(matrix)
        matrix = matrix[self._order][:, self._order].tocsc()
        return splu(matrix, permc_spec="NATURAL", diag_pivot_thresh=0.0)

    def _solve(self, right: Vector, transposed: bool = False) -> Vector:
        import numpy as np

        if not len(right):
            return right
        trans = "T" if transposed else "N"
        if self._order is None:
            return np.asarray(self._factors.solve(right, trans))
        solution = np.empty_like(right)
        solution[self._order] = self._factors.solve(right[self._order], trans)
        return solution

    def _spread(self, inside: Vector) -> Vector:
        """Return a vector over the transient states as one over all states, with 0 at absorbing ones."""
        import numpy as np

        figures = np.zeros(self.size)
        figures[self.transient] = inside
        return figures

    def _check_that_walks_end(self) -> None:
        import numpy as np
        from scipy import sparse
        from scipy.sparse.csgraph import breadth_first_order

        # search backwards from an added state that all absorbing ones lead to
        edges = self.transitions.tocoo()
        heads = np.concatenate([edges.col, np.full(len(self.absorbing), self.size)])
        tails = np.concatenate([edges.row, self.absorbing])
        backwards = sparse.csr_array((np.ones(len(heads)), (heads, tails)), shape=(self.size + 1, self.size + 1))
        ending = breadth_first_order(backwards, self.size, directed=True, return_predecessors=False)
        if len(ending) <= self.size:
            endless = np.setdiff1d(np.arange(self.size), ending)[0]
            raise ValueError(f"a walk from state {endless} never ends")
