"""2048 in a bag: tiles without a board, as an absorbing Markov chain.

A state is the multiset of tiles after the new tile. A move merges every pair of equal tiles, all at once (three equal
tiles leave one, and what was merged is not merged again), then adds a 2 or a 4. The game ends with the first tile of
the target. From J. Lees-Miller, "The Mathematics of 2048: Minimum Moves to Win with Markov Chains" (2017).
"""

from array import array

class BagChain:
    """The chain of one target, built and solved; immutable.

    States are numbered in canonical order: transient ones first, both parts by tile sum and then by their ascending
    tiles. State 0 is the empty bag; its one step, which sets the first tiles, is no move. All columns are arrays,
    so anything that speaks the buffer protocol reads them without a copy: treat them as read-only.
    """

    target: int
    """The exponent of the tile that ends the game."""
    four: float
    """The probability that a new tile is a 4."""
    first_tiles: int
    """How many tiles lie in the bag before the first move: 2 as in the game, or 1."""
    states: int
    """How many states there are, the empty bag and the absorbing ones included."""
    transient: int
    """How many of them are not absorbing: states `transient`, ..., `states` - 1 hold the target."""
    sums: array[int]
    """The tile sum of each state: its layer. Transitions go one or two layers of 2 up."""
    places: array[int]
    """The rank of each state in its layer, by its ascending tiles."""
    indptr: array[int]
    """The matrix (Q R) in compressed rows: row i has the entries indptr[i], ..., indptr[i + 1] - 1. The rows of
    absorbing states are empty here; in the matrix they are those of the identity."""
    indices: array[int]
    """The column of each entry. In a row the tile of 2 comes before that of 4; row 0 is by sum, too."""
    probabilities: array[float]
    """The probability of each entry."""
    visits: array[float]
    """The probability that a game comes through a state: row 0 of N = (I - Q)⁻¹, and of B = N R for absorbing
    states."""
    remaining: array[float]
    """Expected steps to the end, N 1; 0 where absorbed."""
    variances: array[float]
    """The variance of the steps to the end, (2 N - I) t - t∘t (the article prints 2 (N - I) t - t∘t); 0 where
    absorbed.
    """

    def __init__(self, target: int, four: float = 0.1, first_tiles: int = 2) -> None:
        """Build and solve the chain to 2^target in time linear in its states.

        With `four` 0 or 1 only what can still happen is a state. Raises InputError for a target outside 8..65536, a
        probability outside 0..1, or other than 1 or 2 first tiles.
        """
    @property
    def absorbing(self) -> int:
        """How many states hold the target."""
    @property
    def mean(self) -> float:
        """The expected number of moves of a game."""
    @property
    def variance(self) -> float:
        """The variance of the number of moves."""
    def tiles(self, state: int) -> tuple[int, ...]:
        """The tiles of a state, ascending. Raises IndexError."""
    def absorption(self) -> list[tuple[tuple[int, ...], float]]:
        """The tiles of each absorbing state and the probability to end there."""
    @property
    def passage_limit(self) -> float:
        """What the probability of ever having a tile sum tends to while no game is won: 1 / (1 + `four`), .9091."""
    def passages(self) -> dict[int, float]:
        """Pr(S), the probability that a game ever has the tile sum S, ascending: sums are skipped by tiles of 4."""
    def absorption_by_sum(self) -> dict[int, float]:
        """The probability to end with each tile sum, ascending."""
    def least_moves(self) -> tuple[int, float]:
        """The fewest moves a game can take, and the natural logarithm of the probability that it takes so few.

        All ways of that length count. To 2048 the probability is 10^-512, beyond what a float can hold.
        """
    def most_moves(self) -> tuple[int, float]:
        """The most moves a game can take, and the natural logarithm of the probability that it takes so many."""
