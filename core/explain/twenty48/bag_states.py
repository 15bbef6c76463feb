"""Derivations for single states of 2048 in a bag: visits, moves left, and the rarest games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Symbol
from core.explain.formulas.expression import Values
from core.explain.twenty48.bag import BAG, CASE, FOURS, PLAIN, TARGET, case_of
from core.twenty48.bag.chain import BagChain
from core.twenty48.board import FOUR

FOUR_TILE, TWO_TILE = 4, 2

COMES = Derivation(
    "bag-comes",
    "probability that a game gets here",
    "New tiles lead here from other sets of tiles in {number} ways. The probability of each set, "
        "times the chance of its new tile, adds up to {share}.",
    (
        TARGET,
        FOURS,
        Symbol("N", "N(∅, j)", "how often a game has the set of tiles j, from which one step leads here"),
        Symbol("P", "P(j, here)", "the chance of that step"),
        Symbol("number", "k", "how many such steps there are"),
        Symbol("share", "N(∅, here)", "probability that a game gets here"),
    ),
    ("number = number(N)", "share = sum(N * P)"),
    BAG,
    (
        Check("What flows into a state is the chance to pass through", "this program"),
        Check("Where games to 2048 end", "J. Lees-Miller"),
        *PLAIN,
    ),
    lambda: ends(11, FOUR, (2, 2, 8, 8, 2048)).given,
    "the likeliest end of games to 2048, a 4 once in ten",
    law="N = (I − Q)⁻¹,  B = N R",
)  # fmt: skip

LEFT = Derivation(
    "bag-left",
    "moves left on average from these tiles",
    "This move, and the moves expected after it, weighted by the chance of each new tile, make {left}.",
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
    lambda: derive_moves_left(BagChain(11), 1).given,
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
        Symbol("chance", "P", "the chance of all of them; 0 if it is too small for a computer's numbers"),
        Symbol("power", "log P", "its logarithm to the base 10"),
    ),
    ("tiles = target / each", "chance = share ** tiles", "power = tiles * ln(share) / ln(10)"),
    BAG,
    (
        Check("The shortest and the longest games", "by counting all cases"),
    ),
    lambda: rarest(BagChain(11), FOUR_TILE).given,
    CASE,
)  # fmt: skip

FAR = Derivation(
    "bag-passed-far",
    "how often a game passes through a tile sum far from the start",
    "A new tile adds {step} on average. Tile sums are 2 apart, so a game passes through a share of "
        "{passed} of them.",
    (
        FOURS,
        Symbol("step", "E", "what a new tile adds to the tile sum on average", "bag-new-tile"),
        Symbol("passed", "1 / (1 + p)", "how often a game passes through a tile sum, as long as no game is won"),
    ),
    ("step = 2 + 2 * four", "passed = 2 / step"),
    BAG,
    (
        Check("Far from the start the probabilities approach this value", "this program"),
    ),
    lambda: {"four": FOUR},
    "a 4 once in ten",
)  # fmt: skip

LEAST_SUM = Derivation(
    "bag-least-sum",
    "the least tile sum with which a game in the bag can be won",
    "The last two tiles of {large} take {doublings} moves until they are merged up to {target}, and each of these "
    "brings a tile of {small} at the least: no game is won with a sum below {least}.",
    (
        TARGET,
        Symbol("small", "small", "the smallest new tile that comes"),
        Symbol("large", "large", "the largest: with it the tiles that make up the target are complete soonest"),
        Symbol("doublings", "k", "merges from there up to the target, one a move"),
        Symbol("least", "s₀", "the least tile sum of a game that is won"),
    ),
    ("doublings = ln(target / large) / ln(2)", "least = target + small * doublings"),
    BAG,
    (
        Check("The least sum that ends a game, for every target", "this program"),
        Check("How games to 2048 end, by sum", "J. Lees-Miller"),
    ),
    lambda: {"target": 2048, "small": 2, "large": 4},
    "the target 2048, twos and fours",
    (PrintedFigure("2066", BAG, {"target": 2048, "small": 2, "large": 4}),),
)  # fmt: skip

WINNING = Derivation(
    "bag-winning-sum",
    "a part of the mixture: the games that end with one tile sum",
    "Games can end with the tile sums {least}, {step} more, and so on; {before} of these are smaller than {sum}, with "
    "which {weight} of all games end.",
    (
        TARGET,
        FOURS,
        Symbol("P", "P(s)", "how often a game ends with this sum; of the last part also with each larger one"),
        Symbol("least", "s₀", "the least sum with which a game can end", "bag-least-sum"),
        Symbol("step", "h", "difference between one and the next"),
        Symbol("before", "k", "smaller sums with which games end"),
        Symbol("weight", "w(s)", "the weight of this part: how often games end with it"),
        Symbol("sum", "s", "this sum"),
    ),
    ("weight = sum(P)", "sum = least + step * before"),
    BAG,
    (
        Check("The parts and their weights", "J. Lees-Miller"),
        Check("How games to 2048 end, by sum", "J. Lees-Miller"),
    ),
    lambda: winning(BagChain(11), 2068, more=False).given,
    "the target 2048, the sum 2068",
    law="(I − Q) B = R",
)  # fmt: skip

NEW_TILE = Derivation(
    "bag-new-tile",
    "what a new tile adds to the tile sum on average",
    "A new tile is a 4 with probability {four}, else a 2: {each} on average.",
    (FOURS, Symbol("each", "E", "the mean of a new tile")),
    ("each = 2 * (1 - four) + 4 * four",),
    BAG,
    FAR.checks,
    lambda: {"four": FOUR},
    "a 4 once in ten",
)

FORECAST = Derivation(
    "bag-forecast",
    "expected moves of a game that goes on in the bag",
    "The game has taken {moves} moves. In the bag, its tiles are expected to take {left} more: {all} in all.",
    (
        Symbol("moves", "m", "moves made so far"),
        Symbol("left", "t", "moves left on average from the tiles of the game, merged as in the bag", "bag-left"),
        Symbol("all", "E", "moves of the whole game, expected now"),
    ),
    ("all = moves + left",),
    BAG,
    (
        Check("What is expected of two tiles makes up the published mean", "J. Lees-Miller"),
        *PLAIN,
    ),
    lambda: {"moves": 120, "left": 821.3},
    "an example",
)  # fmt: skip

BAG_END = Derivation(
    "bag-end",
    "moves after which a game's tiles made the target in a bag",
    "The game was followed from move {first} on. Put into a bag, its tiles made the target with "
        "new tile number {tiles}, after {all} moves. On its board the game may take longer.",
    (
        Symbol("first", "m", "moves made before the game was followed"),
        Symbol("tiles", "n", "new tiles until the bag had the target, one a move"),
        Symbol("all", "B", "moves after which the bag had it"),
    ),
    ("all = first + tiles",),
    BAG,
    (
        Check("A game that wins later than its bag shows both numbers", "this program"),
        *PLAIN,
    ),
    lambda: {"first": 0, "tiles": 942},
    "a game won on its board after 969 moves",
)  # fmt: skip


def comes(chain: BagChain, states: Collection[int]) -> DerivedFigure:
    """Return how often a game visits any of these states, of which none leads to another."""

    def values() -> Values:
        visits, chances = [], []
        for state in range(chain.transient):
            for entry in range(chain.indptr[state], chain.indptr[state + 1]):
                if chain.indices[entry] in states:
                    visits.append(chain.visits[state])
                    chances.append(chain.probabilities[entry])
        return {**case_of(chain), "N": visits, "P": chances}

    return COMES.bind_later(values)


def ends(exponent: int, four: float, tiles: Sequence[int]) -> DerivedFigure:
    """Return how often games to 2^`exponent` end with these tiles."""

    def values() -> Values:
        chain = BagChain(exponent, four)
        state = next(one for one in range(chain.transient, chain.states) if chain.tiles(one) == tuple(tiles))
        return comes(chain, {state}).given

    return COMES.bind_later(values)


def derive_moves_left(chain: BagChain, state: int) -> DerivedFigure:
    """Return the expected number of moves left from a transient state."""

    def values() -> Values:
        entries = range(chain.indptr[state], chain.indptr[state + 1])
        after = [chain.remaining[chain.indices[entry]] for entry in entries]
        chances = [chain.probabilities[entry] for entry in entries]
        return {**case_of(chain), "P": chances, "t": after, "move": 1 if state else 0}

    return LEFT.bind_later(values)


def rarest(chain: BagChain, each: int) -> DerivedFigure:
    """Return the chance of the shortest game, all `FOUR_TILE`, or of the longest, all `TWO_TILE`."""
    share = chain.four if each == FOUR_TILE else 1 - chain.four
    # with only one kind of new tile all games are alike
    return RAREST.bind(**case_of(chain), each=each, share=share if 0 < chain.four < 1 else 1.0)


def least_sum(target: int, four: float) -> DerivedFigure:
    """Return the least tile sum with which a game to the tile `target` can be won."""
    return LEAST_SUM.bind(target=target, small=4 if four == 1 else 2, large=4 if four else 2)


def winning(chain: BagChain, total: int, *, more: bool) -> DerivedFigure:
    """Return the part of the mixture with this winning sum, or with it and all larger ones."""

    def values() -> Values:
        by_sum = chain.absorption_by_sum()
        sums = sorted(by_sum)
        within = [by_sum[one] for one in sums if one == total or (more and one > total)]
        step = sums[1] - sums[0] if len(sums) > 1 else 2
        before = sum(one < total for one in sums)
        return {**case_of(chain), "P": within, "least": sums[0], "step": step, "before": before}

    return WINNING.bind_later(values)


TABLE = (COMES, LEFT, RAREST, FAR, LEAST_SUM, WINNING, NEW_TILE, FORECAST, BAG_END)
