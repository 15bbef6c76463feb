"""Forward pass of the network from a position to a distribution over the depths it may have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.policy.model import PairNetwork, softmax
from core.cube.policy.view import look
from core.cube.policy.weights import read_network
from resources import ROOT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

KIND = "depth"
WEIGHTS = ROOT / "weights" / "depth.network"
PLACES = 20


class NetworkHead(StrEnum):
    """Output of the depth network, by how its training read the lengths of the walks.

    See `core.cube.estimate.labels`.
    """

    SOFT = "soft"
    """Output trained with p(d|N) as labels, which the article proposes."""
    LIKELIHOOD = "likelihood"
    """Output trained to maximize the likelihood of the lengths."""


HEADS: tuple[tuple[NetworkHead, Metric], ...] = tuple((head, metric) for head in NetworkHead for metric in Metric)
"""Heads in the order of the network's outputs; each has one output per depth."""
_ENDS = [0]
for _, _metric in HEADS:
    _ENDS.append(_ENDS[-1] + _metric.deepest(3) + 1)
ANSWERS = _ENDS[-1]
COLUMNS: Mapping[tuple[NetworkHead, Metric], slice] = {
    one: slice(start, end) for one, (start, end) in zip(HEADS, pairwise(_ENDS), strict=True)
}
"""Columns of the output for each head."""


class DepthNetwork:
    """Trained network that estimates depth; make one with `load`."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self._network = PairNetwork(arrays)
        if arrays["head.bias"].shape != (ANSWERS,):
            raise ValueError(f"the network has other answers than {ANSWERS}")

    def answers(self, tokens: NDArray[Any]) -> Floats:
        """Return a row of `ANSWERS` outputs before the softmax for each row of 20 tokens of a least view."""
        return self._network(tokens)

    def shares(self, cubes: Sequence[Cube], metric: Metric, head: NetworkHead = NetworkHead.SOFT) -> Floats:
        """Return a row of probabilities of the depths 0, 1, 2, ... for each position.

        A position and its inverse are equally deep: the geometric mean of their probabilities is taken. In quarter
        turns, depths of the wrong parity have probability 0.
        """
        import numpy as np

        tokens = np.empty((2, len(cubes), PLACES), np.uint8)
        columns = np.empty(18, np.uint8)
        for row, cube in enumerate(cubes):
            for side in (0, 1):
                look(cube, tokens[side, row].data, columns.data, inverse=bool(side))
        outputs = self.answers(tokens.reshape(-1, PLACES))[:, COLUMNS[head, metric]]
        outputs = outputs.reshape(2, len(cubes), outputs.shape[1]).mean(0)
        return softmax(mask_by_parity(outputs, tokens[0], metric))

    def estimate(self, cube: Cube, metric: Metric, head: NetworkHead = NetworkHead.SOFT) -> list[float]:
        """Return the probabilities of the depths 0, 1, 2, ... of one position; they add up to 1."""
        row: list[float] = self.shares([cube], metric, head)[0].tolist()
        return row


def mask_by_parity(answers: Floats, tokens: NDArray[Any], metric: Metric) -> Floats:
    """Return the outputs before the softmax with the depths excluded that parity rules out.

    A quarter turn is an odd permutation of the corners.
    """
    import numpy as np

    if metric is Metric.HTM:
        return answers
    corners = tokens[:, :8] // 3
    inversions = sum((corners[:, i] > corners[:, j]).astype(np.int64) for i in range(8) for j in range(i + 1, 8))
    wrong = (np.arange(answers.shape[1])[None, :] - np.asarray(inversions)[:, None]) % 2 == 1
    masked: Floats = np.where(wrong, np.float32(-1e9), answers)
    return masked


def read(path: Path) -> DepthNetwork:
    """Read a network from a file.

    Raises OSError, or InputError if the file is damaged or of another kind.
    """
    kind, arrays, _ = read_network(path)
    if kind == KIND:
        try:
            return DepthNetwork(arrays)
        except (KeyError, ValueError, IndexError, OverflowError):
            pass
    raise InputError(phrase("{name} is damaged: it contains no network that estimates depth", name=path.name))


@lru_cache(maxsize=1)
def load() -> DepthNetwork:
    """Return the network that comes with the program; raises OSError, or InputError if it is damaged."""
    return read(WEIGHTS)
