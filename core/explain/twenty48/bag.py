"""Derivations for 2048 in a bag, an absorbing chain on sets of tiles."""

from __future__ import annotations

from collections.abc import Mapping

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Symbol
from core.explain.formulas.expression import Value
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import Benchmark
from core.twenty48.board import FOUR

BAG = phrase("J. Lees-Miller, The Mathematics of 2048, part 1, 2017")
CASE = phrase("the target 2048, a 4 once in ten")
FROM_ONE = phrase("the target 2048, a 4 once in ten, one first tile")
ARTICLE: Mapping[str, Value] = {"target": 2048, "four": FOUR}
TARGET = Symbol("target", "target", "the tile that ends the game", tile=True)
FOURS = Symbol("four", "p", "the chance that a new tile is a 4")
PLAIN = (
    Check("The plainest chain, solved in fractions", "independent solve"),
    Check("The equations hold in every state", "this program"),
)  # fmt: skip
SIMULATED = Check("Games played in the bag", "simulation")
PUBLISHED = Check(
    "Figures for every target in the article",
    "J. Lees-Miller",
)
TRANSIENT = Symbol("transient", "t", "sets of tiles without the target, the empty bag among them")
ABSORBED = Symbol("won", "r", "sets of tiles with it, where the game ends")

STATES = Derivation(
    "bag-states",
    "states of the chain",
    "{transient} sets of tiles can occur before {target} is made, and {won} with it.",
    (TARGET, FOURS, TRANSIENT, ABSORBED, Symbol("states", "n", "all of them")),
    ("states = transient + won",),
    BAG,
    (*PLAIN, PUBLISHED),
    lambda: states(BagChain(11)).given,
    CASE,
    (
        PrintedFigure("3487", BAG, ARTICLE),
        PrintedFigure("3486", "J. Lees-Miller, part 2", ARTICLE, "the article's second part leaves out the empty bag"),
    ),
)

ABSORBING = Derivation(
    "bag-absorbing",
    "absorbing states",
    "Of {states} sets of tiles {transient} do not hold {target}; in the other {won} the game ends.",
    (TARGET, FOURS, Symbol("states", "n", "all sets of tiles"), TRANSIENT, ABSORBED),
    ("won = states - transient",),
    BAG,
    (*PLAIN, PUBLISHED),
    lambda: absorbing(BagChain(11)).given,
    CASE,
    (PrintedFigure("26", BAG, ARTICLE),),
)

FOLLOWED = phrase(
    "Each move adds a 2 or a 4, then every equal pair merges. The mean is taken over all games "
    "through {states} sets of tiles to the first {target}, weighted by their chances."
)

MEAN = Derivation(
    "bag-mean",
    "moves on average until the target appears",
    FOLLOWED,
    (
        TARGET,
        Symbol("states", "n", "sets of tiles"),
        FOURS,
        Symbol("t22", "t(2, 2)", "steps expected from two tiles of 2"),
        Symbol("t24", "t(2, 4)", "steps expected from a 2 and a 4"),
        Symbol("t44", "t(4, 4)", "steps expected from two tiles of 4"),
        Symbol("start", "t(∅)", "steps expected from the empty bag"),
        Symbol("mean", "mean", "the same without the step that places the first two tiles, which is no move"),
    ),
    (
        "start = (1 - four) ** 2 * t22 + 2 * four * (1 - four) * t24 + four ** 2 * t44 + 1",
        "mean = start - 1",
    ),
    BAG,
    (*PLAIN, SIMULATED, PUBLISHED),
    lambda: mean(BagChain(11)).given,
    CASE,
    (PrintedFigure("938.8", BAG, ARTICLE),),
    law="t = (I − Q)⁻¹ 1",
)

MEAN_FROM_ONE = Derivation(
    "bag-mean-one-first-tile",
    "moves on average until the target appears, from one tile",
    FOLLOWED,
    (
        TARGET,
        Symbol("states", "n", "sets of tiles"),
        FOURS,
        Symbol("t2", "t(2)", "steps expected from one tile of 2"),
        Symbol("t4", "t(4)", "steps expected from one tile of 4"),
        Symbol("start", "t(∅)", "steps expected from the empty bag"),
        Symbol("mean", "mean", "the same without the step that places the first tile, which is no move"),
    ),
    ("start = (1 - four) * t2 + four * t4 + 1", "mean = start - 1"),
    BAG,
    PLAIN,
    lambda: mean(BagChain(11, first_tiles=1)).given,
    FROM_ONE,
    law="t = (I − Q)⁻¹ 1",
)

VARIANCE = Derivation(
    "bag-variance",
    "variance of the moves",
    "Games differ only in their fours. Each set of tiles is weighted by how often a game passes through it.",
    (
        TARGET,
        FOURS,
        Symbol("N", "N(∅, j)", "how often a game passes through the set of tiles j"),
        Symbol("t", "t(j)", "steps expected from there"),
        Symbol("start", "t(∅)", "steps expected from the empty bag"),
        Symbol("variance", "variance", "of the number of moves"),
    ),
    ("variance = 2 * sum(N * t) - start - start ** 2",),
    BAG,
    (*PLAIN, SIMULATED, PUBLISHED),
    lambda: variance(BagChain(11)).given,
    CASE,
    (
        PrintedFigure("69.5", BAG, ARTICLE),
        PrintedFigure(
            "2(N − I)t − t∘t",
            BAG,
            ARTICLE,
            "a misprint: as printed it gives −870.33; with 2N − I instead of 2(N − I) it gives this number",
        ),
    ),
    law="(2N − I) t − t∘t,  N = (I − Q)⁻¹",
)

DEVIATION = Derivation(
    "bag-deviation",
    "standard deviation of the moves",
    "The variance of the number of moves is {variance}; its square root is {deviation}.",
    (
        TARGET,
        FOURS,
        Symbol("variance", "variance", "of the number of moves"),
        Symbol("deviation", "σ", "the standard deviation"),
    ),
    ("deviation = sqrt(variance)",),
    BAG,
    (*PLAIN, PUBLISHED),
    lambda: {**ARTICLE, "variance": BagChain(11).variance},
    CASE,
    (PrintedFigure("8.3", BAG, ARTICLE),),
)

POSSIBLE = Derivation(
    "bag-possible",
    "fewest and most moves possible",
    "With nothing but fours it takes {least} moves, with nothing but twos {most}.",
    (
        TARGET,
        FOURS,
        Symbol("fours", "S₄", "the tile sum with which the shortest game is won"),
        Symbol("twos", "S₂", "the tile sum with which the longest game is won"),
        Symbol("least", "least", "moves of the shortest game: two 4s first, then a 4 with every move"),
        Symbol("most", "most", "moves of the longest game: two 2s first, then a 2 with every move"),
    ),
    ("least = (fours - 8) / 4", "most = (twos - 4) / 2"),
    BAG,
    (
        Check("The shortest and the longest games", "by counting all cases"),
        PUBLISHED,
    ),
    lambda: possible(BagChain(11)).given,
    CASE,
    (PrintedFigure("1032", BAG, ARTICLE),),
)  # fmt: skip

POSSIBLE_FROM_ONE = Derivation(
    "bag-possible-one-first-tile",
    "fewest and most moves possible, from one tile",
    "With nothing but fours it takes {least} moves, with nothing but twos {most}.",
    (
        TARGET,
        FOURS,
        Symbol("fours", "S₄", "the tile sum with which the shortest game is won"),
        Symbol("twos", "S₂", "the tile sum with which the longest game is won"),
        Symbol("least", "least", "moves of the shortest game: one 4 first, then a 4 with every move"),
        Symbol("most", "most", "moves of the longest game: one 2 first, then a 2 with every move"),
    ),
    ("least = (fours - 4) / 4", "most = (twos - 2) / 2"),
    BAG,
    POSSIBLE.checks[:1],
    lambda: possible(BagChain(11, first_tiles=1)).given,
    FROM_ONE,
)


def case_of(chain: BagChain) -> dict[str, Value]:
    """Return the values that every figure of a bag depends on."""
    return {"target": 1 << chain.target, "four": chain.four}


def states(chain: BagChain) -> DerivedFigure:
    """Return the number of states."""
    return STATES.bind(**case_of(chain), transient=chain.transient, won=chain.absorbing)


def absorbing(chain: BagChain) -> DerivedFigure:
    """Return the number of absorbing states."""
    return ABSORBING.bind(**case_of(chain), states=chain.states, transient=chain.transient)


def mean(chain: BagChain) -> DerivedFigure:
    """Return the expected number of moves, derived from the states after the first step."""
    after = {}
    for entry in range(chain.indptr[0], chain.indptr[1]):
        state = chain.indices[entry]
        after[chain.sums[state]] = chain.remaining[state]
    if chain.first_tiles == 1:
        return MEAN_FROM_ONE.bind(**case_of(chain), states=chain.states, t2=after.get(2, 0), t4=after.get(4, 0))
    return MEAN.bind(
        **case_of(chain), states=chain.states, t22=after.get(4, 0), t24=after.get(6, 0), t44=after.get(8, 0)
    )


def variance(chain: BagChain) -> DerivedFigure:
    """Return the variance of the number of moves."""
    return VARIANCE.bind(
        **case_of(chain),
        N=chain.visits[: chain.transient],
        t=chain.remaining[: chain.transient],
        start=chain.remaining[0],
    )


def deviation(target: int, four: float, variance: float) -> DerivedFigure:
    """Return the standard deviation of the number of moves to the tile `target`."""
    return DEVIATION.bind(target=target, four=four, variance=variance)


def held_against(target: int, found: Benchmark) -> tuple[DerivedFigure, DerivedFigure]:
    """Return the mean and standard deviation of the moves to `target`, a benchmark for board games."""
    worked = MEAN.bind_later(lambda: mean(BagChain(target.bit_length() - 1, found.four)).given)
    return worked, deviation(target, found.four, found.deviation * found.deviation)


def possible(chain: BagChain) -> DerivedFigure:
    """Return the fewest and the most moves of a game with both twos and fours."""
    least, most = chain.least_moves()[0], chain.most_moves()[0]
    if chain.first_tiles == 1:
        return POSSIBLE_FROM_ONE.bind(**case_of(chain), fours=4 * least + 4, twos=2 * most + 2)
    return POSSIBLE.bind(**case_of(chain), fours=4 * least + 8, twos=2 * most + 4)


TABLE = (STATES, ABSORBING, MEAN, MEAN_FROM_ONE, VARIANCE, DEVIATION, POSSIBLE, POSSIBLE_FROM_ONE)
