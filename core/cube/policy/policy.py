"""Learned policy: a network that chooses the next turn of a solution, without any search.

Each step is one decision from the position alone: no table of positions, no memory of earlier steps, no second try.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from core.base.control import Control
from core.base.puzzle import INSTALL_ANEW, InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.policy.games import LONGEST, Games
from core.cube.policy.model import NETWORKS, PolicyNetwork, softmax
from core.cube.policy.view import look, tokens_shown
from core.cube.policy.weights import read_network
from core.markov.simulation import wilson
from resources import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

MOVES: tuple[str, ...] = FACE_TURNS
"""Moves in the order of the network's answers: U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'."""
KINDS: Mapping[str, tuple[str, ...]] = {"mlp": ("pairs", "faces"), "bert": ("text",)}
"""Kinds of network that decide together in each policy."""
NAMES: tuple[str, ...] = tuple(KINDS)
"""Names of the policies: `mlp`, which solves most, and `bert`, which reads a position as text."""
ARTICLE: Mapping[int, float] = {
    1: 1.0, 2: 1.0, 3: 1.0, 4: 0.9994, 5: 0.9935, 6: 0.9610, 7: 0.8733, 8: 0.7029, 9: 0.4837, 10: 0.2783, 11: 0.1340,
    12: 0.0564, 13: 0.0214, 14: 0.0093, 15: 0.0053, 16: 0.0016, 17: 0.0007, 18: 0.0006, 19: 0.0004, 20: 0.0003,
}  # fmt: skip
"""Published rates of a BERT classifier: scrambles of n moves solved in at most n, of 10,000 each."""
BATCH = 1024
"""Number of positions in one forward pass."""


@dataclass(frozen=True)
class Policy:
    """Trained networks that decide together; make one with `load`."""

    name: str
    networks: tuple[PolicyNetwork, ...]

    @classmethod
    def load(cls, name: str = "mlp") -> Policy:
        """Return one of the policies `NAMES`, with the program's weights.

        Raises InputError if the name is none of them or the weights cannot be read.
        """
        if name not in NAMES:
            raise InputError(
                phrase("There is no network {name}. There are {names}", name=name, names=" and ".join(NAMES))
            )
        try:
            return cls(name, tuple(load_network(path) for path in weights_paths(name)))
        except InputError as error:
            raise InputError(error.message, error.place, INSTALL_ANEW) from error
        except OSError as error:
            reason = error.strerror or str(error)
            raise InputError(
                phrase("The network cannot be read: {reason}", reason=reason), advice=INSTALL_ANEW
            ) from error

    def probabilities(self, cube: Cube) -> list[float]:
        """Return the probability of each of `MOVES`, in their order: 18 numbers that add up to 1."""
        return self.probabilities_of([cube])[0]

    def probabilities_of(self, cubes: Sequence[Cube]) -> list[list[float]]:
        """Return the `probabilities` of every cube, computed in one pass."""
        import numpy as np

        def show(tokens: NDArray[Any], columns: NDArray[Any], inverse: bool, shown: int) -> None:
            for row, cube in enumerate(cubes):
                look(cube, tokens[row].data, columns[row].data, inverse, shown)

        shares = self._shares(len(cubes), show) if cubes else np.empty((0, 18))
        rows: list[list[float]] = shares.tolist()
        return rows

    def choices(self, games: Games, first: int, count: int) -> NDArray[Any]:
        """Return the most confident turn 0..17 of each of `count` running games, from number `first` on."""
        import numpy as np

        def show(tokens: NDArray[Any], columns: NDArray[Any], inverse: bool, shown: int) -> None:
            games.look(tokens.data, columns.data, first, inverse, shown)

        turns: NDArray[Any] = self._shares(count, show).argmax(1).astype(np.uint8)
        return turns

    def _shares(self, count: int, show: Any) -> NDArray[Any]:
        """Return the probabilities of turns for `count` positions, whose tokens `show` writes.

        A network with two heads is evaluated twice: for the first turn of the position's solution, and for the last of
        its inverse's. The result is the geometric mean over all networks and heads.
        """
        import numpy as np

        total = np.zeros((count, 18), np.float32)
        for network in self.networks:
            tokens = np.empty((network.heads, count, tokens_shown(network.shown)), np.uint8)
            columns = np.empty((network.heads, count, 18), np.uint8)
            for head in range(network.heads):
                show(tokens[head], columns[head], head > 0, network.shown)
            answers = network(tokens.reshape(-1, tokens.shape[2])).reshape(network.heads, count, -1, 18)
            heads = np.arange(network.heads)
            opinions = np.log(softmax(answers[heads, :, heads]) + np.float32(1e-30))
            total += np.take_along_axis(opinions, columns.astype(np.int64), 2).sum(0)
        return softmax(total / sum(network.heads for network in self.networks))


def weights_paths(name: str) -> list[Path]:
    """Return the paths of the weights of a policy's networks."""
    return [ROOT / "weights" / f"policy-{kind}.network" for kind in KINDS[name]]


def load_network(path: Path) -> PolicyNetwork:
    """Return the network of a file; raises InputError if it is damaged, or OSError."""
    kind, arrays, _ = read_network(path)
    try:
        return NETWORKS[kind](arrays)
    except (KeyError, ValueError, IndexError, OverflowError):
        raise InputError(phrase("{name} is damaged: it contains no network", name=path.name)) from None


@dataclass(frozen=True)
class PolicyRun:
    """Attempt to solve a position, step by step."""

    moves: tuple[str, ...]
    probabilities: tuple[tuple[float, ...], ...]
    """Probability that the network gave to each of `MOVES`, before each move."""
    solved: bool


def solve(policy: Policy, cube: Cube, limit: int) -> PolicyRun:
    """Play the most confident move until the cube is solved or `limit` moves are made."""
    moves: list[str] = []
    steps: list[tuple[float, ...]] = []
    while not cube.solved and len(moves) < limit:
        shares = policy.probabilities(cube)
        move = MOVES[shares.index(max(shares))]
        steps.append(tuple(shares))
        moves.append(move)
        cube = cube * ALL_MOVES[move].cube
    return PolicyRun(tuple(moves), tuple(steps), cube.solved)


@dataclass(frozen=True)
class SuccessRate:
    """Share of games solved, with its 95 % interval, for scrambles of one length."""

    n: int
    games: int
    solved: int
    """Number of games solved in at most `n` moves."""
    rate: float
    low: float
    high: float
    """Upper end of Wilson's 95 % interval of the rate, which begins at `low`."""

    @classmethod
    def from_counts(cls, n: int, games: int, solved: int) -> SuccessRate:
        """Return the success rate of `solved` of `games` scrambles of `n` turns."""
        low, high = wilson(solved, games)
        return cls(n, games, solved, solved / games if games else 0.0, low, high)


class _CountingNetwork:
    """Network that counts its passes and the positions that it evaluates."""

    def __init__(self, network: PolicyNetwork) -> None:
        self._network = network
        self.shown, self.heads = network.shown, network.heads
        self._passes = self._positions = 0

    def __call__(self, tokens: NDArray[Any]) -> NDArray[Any]:
        """Return answers as in `PolicyNetwork`."""
        self._passes += 1
        self._positions += len(tokens)
        return self._network(tokens)

    def take_counts(self) -> tuple[int, int]:
        """Return the passes and positions counted since the last call, and start counting again."""
        counts = self._passes, self._positions
        self._passes = self._positions = 0
        return counts


def evaluate(
    policy: Policy, lengths: Iterable[int], games: int, seed: int, control: Control | None = None
) -> list[SuccessRate]:
    """Return how often scrambles of each length are solved in at most as many moves.

    The scrambles of a seed are the same for every policy. `control` counts games; if it is cancelled, the result has
    the lengths that were done. Raises ValueError for a length that is not in 1..LONGEST, and for a policy that looks
    ahead: before a move each network may evaluate each position once, and its inverse if it has a head for that.
    """
    import numpy as np

    asked = [_CountingNetwork(network) for network in policy.networks]
    policy = replace(policy, networks=tuple(asked))
    numbers = list(lengths)
    if not all(1 <= n <= LONGEST for n in numbers):
        raise ValueError(f"lengths must be in 1..{LONGEST}")
    control = Control() if control is None else control
    control.done, control.total = 0, games * len(numbers)
    rows: list[SuccessRate] = []
    for index, n in enumerate(numbers):
        referee = Games(n, games, seed)
        while referee.running:
            turns, moves = [], referee.moves
            for first in range(0, referee.running, BATCH):
                if control.cancelled:
                    return rows
                count = min(BATCH, referee.running - first)
                turns.append(policy.choices(referee, first, count))
                if referee.moves != moves or any(
                    counting.take_counts() not in {(0, 0), (1, counting.heads * count)} for counting in asked
                ):
                    raise ValueError("the policy looks ahead: it asks for more than the positions before the move")
            referee.play(np.concatenate(turns).data)
            control.done = games * index + games * referee.moves // n
        rows.append(SuccessRate.from_counts(n, games, referee.solved))
        control.done = games * (index + 1)
    return rows
