"""How many moves a game in the bag takes: the exact distribution by propagation, and whole games played at random."""

from core.base.control import Control
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import BagSample, MoveDistribution

def move_distribution(chain: BagChain, control: Control | None = None) -> MoveDistribution | None:
    """The exact distribution of the number of moves, in floats; None if cancelled.

    Each state gets a vector, the probability to be there after m moves, from the states one and two layers before it.
    Both ends of a vector are cut where they are below 1e-150; the distribution says what that took away, which bounds
    the error beyond rounding. Costs states times the width that is left, about 50 standard deviations; three layers are
    kept.
    `control` counts states.
    """

def simulate(chain: BagChain, *, games: int, seed: int, control: Control | None = None) -> BagSample:
    """Play `games` games. Game k has a stream of its own, so the same seed (64 bits) gives the same games.

    `control` counts games; a cancelled run returns those that were finished. Raises InputError for fewer than 1 game.
    """
