"""Numbers of single states of 2048 in a bag: how often games come there, how far they still go, the rarest games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.derivations.bag import BAG, CASE, FOURS, PLAIN, TARGET, case_of
from core.derivations.derivation import Check, Derivation, Symbol, Worked
from core.derivations.expression import Values
from core.twenty48.bag.chain import BagChain
from core.twenty48.board import FOUR

TESTS = "tests/core/twenty48/bag"
FOUR_TILE, TWO_TILE = 4, 2

COMES = Derivation(
    "bag-comes",
    "how often a game comes here",
    "New tiles lead here from other sets of tiles, {number} in all. How often a game has each of them, times the "
    "chance of that tile, adds up to {share}.",
    (
        TARGET,
        FOURS,
        Symbol("N", "N(∅, j)", "how often a game has the set of tiles j, from which one step leads here"),
        Symbol("P", "P(j, here)", "the chance of that step"),
        Symbol("number", "k", "how many such steps there are"),
        Symbol("share", "N(∅, here)", "how often a game comes here"),
    ),
    ("number = number(N)", "share = sum(N * P)"),
    BAG,
    (
        Check("What flows into a state is the chance to pass through", "this program",
              f"{TESTS}/test_graph.py::test_what_flows_into_a_state_is_the_chance_to_pass_through"),
        Check("Where games to 2048 end", "J. Lees-Miller", f"{TESTS}/test_chain.py::test_how_games_to_2048_end"),
        *PLAIN,
    ),
    lambda: ends(11, FOUR, (2, 2, 8, 8, 2048)).given,
    "the likeliest end of games to 2048, a 4 once in ten",
    law="N = (I − Q)⁻¹,  B = N R",
)  # fmt: skip

LEFT = Derivation(
    "bag-left",
    "moves left on average from these tiles",
    "One move leads on; the moves expected after it, weighed by the chance of each new tile, and that one make {left}.",
    (
        TARGET,
        FOURS,
        Symbol("P", "P(here, j)", "the chance of each step from here"),
        Symbol("t", "t(j)", "moves expected from where it leads"),
        Symbol("move", "m", "1 for the move itself; 0 for the step that sets the first tiles, which is no move"),
        Symbol("left", "t", "moves left on average"),
    ),
    ("left = move + sum(P * t)",),
    BAG,
    PLAIN,
    lambda: left(BagChain(11), 1).given,
    CASE,
    law="t = (I − Q)⁻¹ 1",
)

RAREST = Derivation(
    "bag-rarest",
    "the chance of the shortest, or of the longest game",
    "All tiles that make up the target, {tiles} of them, have to be alike: a chance of {share} each. Together that is "
    "10 to the power {power}.",
    (
        TARGET,
        FOURS,
        Symbol("each", "k", "4 for the shortest game, 2 for the longest; what comes while they merge does not matter"),
        Symbol("share", "s", "the chance of such a tile"),
        Symbol("tiles", "n", "how many of them make up the target"),
        Symbol("chance", "P", "the chance of all of them; 0 where a computer's numbers end"),
        Symbol("power", "log P", "its logarithm to the base 10"),
    ),
    ("tiles = target / each", "chance = share ** tiles", "power = tiles * ln(share) / ln(10)"),
    BAG,
    (
        Check("The shortest and the longest games", "by counting all ways",
              f"{TESTS}/test_chain.py::test_the_shortest_and_the_longest_games"),
    ),
    lambda: rarest(BagChain(11), FOUR_TILE).given,
    CASE,
)  # fmt: skip


def comes(chain: BagChain, states: Collection[int]) -> Worked:
    """How often a game comes to one of these states, of which none leads to another."""

    def values() -> Values:
        visits, chances = [], []
        for state in range(chain.transient):
            for entry in range(chain.indptr[state], chain.indptr[state + 1]):
                if chain.indices[entry] in states:
                    visits.append(chain.visits[state])
                    chances.append(chain.probabilities[entry])
        return {**case_of(chain), "N": visits, "P": chances}

    return COMES.later(values)


def ends(exponent: int, four: float, tiles: Sequence[int]) -> Worked:
    """How often games to 2^exponent end with these tiles."""

    def values() -> Values:
        chain = BagChain(exponent, four)
        state = next(one for one in range(chain.transient, chain.states) if chain.tiles(one) == tuple(tiles))
        return comes(chain, {state}).given

    return COMES.later(values)


def left(chain: BagChain, state: int) -> Worked:
    """The moves left from a state on the way."""

    def values() -> Values:
        entries = range(chain.indptr[state], chain.indptr[state + 1])
        after = [chain.remaining[chain.indices[entry]] for entry in entries]
        chances = [chain.probabilities[entry] for entry in entries]
        return {**case_of(chain), "P": chances, "t": after, "move": 1 if state else 0}

    return LEFT.later(values)


def rarest(chain: BagChain, each: int) -> Worked:
    """The chance of the shortest game, all of `FOUR_TILE`, or of the longest, all of `TWO_TILE`."""
    share = chain.four if each == FOUR_TILE else 1 - chain.four
    # in a bag with one kind of tile all games are alike
    return RAREST.at(**case_of(chain), each=each, share=share if 0 < chain.four < 1 else 1.0)


TABLE = (COMES, LEFT, RAREST)
