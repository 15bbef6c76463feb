"""Figures of E. Testé, A random walk on the Rubik's Cube, and this program's beside them.

Lines count in its Chinese translation, "The cube and Markov chains", from the top of the web page: "Skip to content" is
line 1. The chain is solved from the populations as the article prints them, not from this program's files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations
from math import factorial, log10

from core.base.depth import DepthDistribution, Exactness
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import CORNERS, EDGES
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.cube.walk.chain_states import DepthState, ProbabilitySource
from core.cube.walk.populations import load_populations
from core.explain.articles.figure import (
    Article,
    ArticleFigure,
    computed_provenance,
    definition,
    incomparable,
    same_source,
)
from core.explain.cube import chain as derived
from core.explain.cube import walks
from core.explain.formulas import depths
from core.explain.formulas.derivation import DerivedFigure, says
from core.markov.birth_death import BirthDeathChain

P = """\
1. 0.916667 0.903509 0.903558 0.903606 0.903602 0.90352 0.903415
0.903342 0.903292 0.903254 0.903221 0.903189 0.903153 0.903108
0.903038 0.902885 0.902409 0.900342 0.889537 0.818371 0.367158
0.00342857 6.24863·10⁻¹² 0.00022 0.0833333
"""
Q = """\
0.0833333 0.0964912 0.0964419 0.096394 0.0963981 0.0964796
0.096585 0.096658 0.0967081 0.0967456 0.0967786 0.0968113
0.0968467 0.0968917 0.0969625 0.0971149 0.0975908 0.0996581
0.110463 0.181629 0.632842 0.996571 1. 0.99978 0.916667 1.
"""
P_LINE, Q_LINE = 194, 201
"""Lines of the article at which its lists of p and q begin."""
D = """1 12 114 1068 10011 93840 878880 8221632 76843595 717789576 6701836858 62549615248 583570100997 5442351625028
50729620202582 472495678811004 4393570406220123 40648181519827392 368071526203620348 3000000000000000000
14000000000000000000 19000000000000000000 7000000000000000000 24000000000000000 150000 36 3"""
"""Populations as the article lists them, lines 87 to 113; that of depth 27, which is 0, is left out."""
ROUNDED = range(19, 25)
"""Depths whose populations the article marks as approximate."""
B = "9.3412"
"""Growth factor b as the article prints it."""
TURNS = 12
"""Number of quarter turns from a position."""
DEPTHS, HALF_TURNS, CHAIN, LAW, IDEAL = "depths", "depths_half_turns", "chain", "law", "ideal"

QUARTER_TURNS = same_source(phrase("T. Rokicki and M. Davidson, cube20.org/qtm; here from resources/figures"))
ROUNDED_THERE = same_source(
    phrase("T. Rokicki and M. Davidson, cube20.org/qtm, rounded there; here from resources/figures")
)
GODS_NUMBER = same_source(phrase("T. Rokicki and others, cube20.org; here from resources/figures"))
SOLVED = computed_provenance(
    phrase("from the article's own populations by detailed balance, with the missing positions added to depth 20")
)
TRIED = computed_provenance(phrase("the only range of depths for which the mean of p/q is 9.3412"))
AVERAGED = computed_provenance(
    phrase("averaged over depths 3 to 16 of the chain that follows from the article's populations")
)
CLOSE = incomparable(
    phrase(
        "The article only says “very close”. By its own chain the two distributions differ by ≈ "
        "4.85\u2009% after 31 moves and by ≈ 2.33\u2009% after 32."
    )
)


def article() -> Article:
    return Article("walk", phrase("A random walk on the cube"), "E. Testé, 2023", tuple(_figures()))


@cache
def populations() -> tuple[int, ...]:
    """Return the populations that the article prints."""
    return tuple(map(int, D.split()))


def _chain(mended: int) -> BirthDeathChain:
    """Return the chain of the article's populations, with the gap between parities added to one depth.

    The positions missing at even depths are added to depth `mended`. Raises InputError if there is no such chain.
    """
    sizes = list(populations())
    sizes[mended] += sum(sizes[1::2]) - sum(sizes[::2])
    return BirthDeathChain.from_populations(sizes)


def _prints(mended: int) -> bool:
    """Return whether the chain mended at this depth has every printed p and q."""
    try:
        chain = _chain(mended)
    except InputError:
        return False
    printed = (*P.split(), *Q.split())
    return all(
        says(text, probability) for text, probability in zip(printed, (*chain.up[:-1], *chain.down[1:]), strict=True)
    )


@cache
def mended_depth() -> int:
    """Return the only depth that, if mended, gives the printed p and q."""
    (depth,) = filter(_prints, range(len(populations())))
    return depth


@cache
def states() -> tuple[DepthState, ...]:
    """Return the states of the chain that the article prints, from its own populations."""
    chain, sizes = _chain(mended_depth()), list(populations())
    sizes[mended_depth()] += sum(sizes[1::2]) - sum(sizes[::2])
    rows = zip(sizes, chain.up, chain.stay, chain.down, strict=True)
    return tuple(
        DepthState(
            depth,
            size,
            not is_rounded(depth),
            up,
            stay,
            down,
            ProbabilitySource.ESTIMATED if is_rounded(depth) else ProbabilitySource.COUNTED,
        )
        for depth, (size, up, stay, down) in enumerate(rows)
    )


def is_rounded(depth: int) -> bool:
    """Return whether results from the population of this depth are only as good as its rounding."""
    return depth in ROUNDED


@cache
def growth_range() -> tuple[int, int]:
    """Return the only range of depths whose mean p/q reads as the article's b."""
    every = ((low, high) for low, high in combinations(range(1, len(populations()) - 1), 2))
    (found,) = (depth_range for depth_range in every if says(B, chain_states.mean_ratio(states(), *depth_range)))
    return found


def _ratio() -> DerivedFigure:
    low, high = growth_range()
    rows = states()[low : high + 1]
    return walks.RATIO.bind(p=[row.away for row in rows], q=[row.back for row in rows])


def _derive_turns_away() -> DerivedFigure:
    return walks.derive_turns_away(states(), TURNS, *growth_range())


def _likeliest(turns: int) -> int:
    law = _chain(mended_depth()).distribution(turns)
    return law.index(max(law))


def _positions() -> int:
    """Return the number of positions of the cube: placements and orientations of a common parity."""
    corners, edges = len(CORNERS), len(EDGES)
    return int(factorial(corners) * 3 ** (corners - 1) * factorial(edges) * 2 ** (edges - 1)) // 2


def _load_published(metric: Metric = Metric.QTM) -> DepthDistribution:
    return load_populations("3x3x3", metric)


def _published_states(depth: int) -> int:
    return _load_published().layers[depth].states


def _depths() -> Iterator[ArticleFigure]:
    for depth in range(len(populations())):
        yield ArticleFigure(
            87 + depth,
            f"D({depth})",
            D.split()[depth],
            partial(_published_states, depth),
            DEPTHS,
            ROUNDED_THERE if is_rounded(depth) else QUARTER_TURNS,
            exact=not is_rounded(depth),
        )


def _chances() -> Iterator[ArticleFigure]:
    for letter, first, rows, start, worked in (
        ("p", P_LINE, P, 0, derived.derive_share_away),
        ("q", Q_LINE, Q, 1, derived.derive_share_back),
    ):
        printed = ((line, text) for line, row in enumerate(rows.splitlines(), first) for text in row.split())
        for depth, (line, text) in enumerate(printed, start):
            yield ArticleFigure(
                line,
                f"{letter}({depth})",
                text,
                partial(worked, states(), depth),
                CHAIN,
                SOLVED if depth else definition(phrase("from the solved cube every turn leads away")),
                exact=not is_rounded(depth),
            )


def _figures() -> Iterator[ArticleFigure]:
    yield ArticleFigure(
        34,
        phrase("moves per second, for the age of the universe"),
        "100",
        None,
        DEPTHS,
        incomparable(
            phrase("At this rate, visiting each position once takes 13.7 billion years, the age of the universe.")
        ),
    )
    yield ArticleFigure(
        44,
        phrase("CPU years to solve all positions"),
        "35",
        None,
        DEPTHS,
        incomparable(phrase("Spent by others in 2010. Here positions are proved one at a time.")),
    )
    yield ArticleFigure(
        68,
        phrase("positions, in whole powers of ten"),
        "19",
        lambda: int(log10(_positions())),
        DEPTHS,
        computed_provenance(phrase("multiplied out: 8! · 3⁷ · 12! · 2¹⁰")),
    )
    yield ArticleFigure(
        72,
        phrase("turns that count as one move"),
        "12",
        lambda: len(Metric.QTM.face_turns),
        DEPTHS,
        definition(phrase("six faces, two directions each")),
    )
    yield from _depths()
    yield ArticleFigure(
        114, "D(27)", "0", lambda: sum(one.states for one in _load_published().layers[27:]), DEPTHS, QUARTER_TURNS
    )
    yield ArticleFigure(
        121,
        phrase("the greatest depth in QTM"),
        "26",
        lambda: depths.derive_from_distribution(depths.DEEPEST, _load_published()),
        DEPTHS,
        QUARTER_TURNS,
    )
    yield ArticleFigure(
        121,
        phrase("the first depth that is approximate"),
        "19",
        lambda: next(one.depth for one in _load_published().layers if one.exactness is not Exactness.EXACT),
        DEPTHS,
        QUARTER_TURNS,
    )
    yield from _growth()
    yield ArticleFigure(
        153,
        phrase("equations of detailed balance"),
        "26",
        lambda: len(populations()) - 1,
        CHAIN,
        definition(phrase("one for each pair of neighbours among 27 depths")),
    )
    yield ArticleFigure(
        189,
        phrase("the depth that the missing positions are added to"),
        "21",
        mended_depth,
        CHAIN,
        computed_provenance(phrase("tried at every depth: only this one gives all printed p and q")),
        phrase(
            "The printed p and q fit depth 20, and so does the arithmetic: the positions are missing at even depths."
        ),
    )
    yield from _chances()
    yield ArticleFigure(
        207,
        phrase("the depth that a walk stays around"),
        "21",
        lambda: depths.derive_from_distribution(depths.FULLEST, _load_published()),
        LAW,
        QUARTER_TURNS,
    )
    yield ArticleFigure(
        219,
        phrase("the likelier depth after 18 moves, by the article; here the likeliest"),
        "17",
        lambda: _likeliest(18),
        LAW,
        computed_provenance(phrase("18 steps of the chain that follows from the article's populations")),
        phrase(
            "The article says that 17 is likelier than 19. Every quarter turn changes the parity, so "
            "neither is possible: 16 is the likeliest."
        ),
    )
    yield ArticleFigure(
        219, phrase("moves after which the distribution is close to the stationary one"), "31", None, LAW, CLOSE
    )
    yield ArticleFigure(219, phrase("the same, on even depths"), "32", None, LAW, CLOSE)
    yield ArticleFigure(231, phrase("b, for q near 1/(b + 1)"), "9.34", _ratio, IDEAL, AVERAGED)
    yield ArticleFigure(
        233,
        phrase("the last depth with q near 1/(b + 1)"),
        "15",
        None,
        IDEAL,
        incomparable(
            phrase("The article only says “almost”: q differs by 0.3 % at depth 15, by 0.9 % at 17 and by 3 % at 18.")
        ),
    )
    yield ArticleFigure(
        245,
        phrase("the greatest depth in HTM"),
        "20",
        lambda: depths.derive_from_distribution(depths.DEEPEST, _load_published(Metric.HTM)),
        HALF_TURNS,
        GODS_NUMBER,
    )


def _growth() -> Iterator[ArticleFigure]:
    yield ArticleFigure(123, phrase("b, how much each depth grows"), B, _ratio, CHAIN, AVERAGED)
    yield ArticleFigure(
        123,
        phrase("turns that lead away"),
        B,
        _derive_turns_away,
        CHAIN,
        AVERAGED,
        phrase("9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away."),
    )
    yield ArticleFigure(
        123,
        phrase("turns that lead back"),
        "2.66",
        lambda: TURNS - _derive_turns_away().number,
        CHAIN,
        AVERAGED,
        phrase("2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back."),
    )
    yield ArticleFigure(123, phrase("the first depth of that growth"), "3", lambda: growth_range()[0], CHAIN, TRIED)
    yield ArticleFigure(
        123,
        phrase("the last depth of that growth"),
        "18",
        lambda: growth_range()[1],
        CHAIN,
        TRIED,
        phrase("9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161."),
    )
