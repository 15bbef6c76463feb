"""E. Testé, A random walk on the Rubik's Cube: what the article prints, and what is computed here.

Lines count in its Chinese translation, "The cube and Markov chains", from the top of the page that has it: "Skip to
content" is line 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from math import log10

from core.articles.figure import Article, Figure
from core.chains.mixing import distances
from core.cube.metrics import Metric
from core.cube.walk import chain_states, random_walk
from core.cube.walk.chain_states import State
from core.cube.walk.populations import published
from core.depth import DepthDistribution, Exactness
from core.derivations import chain as derived
from core.derivations import depths, mixing, walks
from core.derivations.derivation import Worked
from core.words import phrase

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
"""In the lines of the article, from 194 and from 201."""
D = """1 12 114 1068 10011 93840 878880 8221632 76843595 717789576 6701836858 62549615248 583570100997 5442351625028
50729620202582 472495678811004 4393570406220123 40648181519827392 368071526203620348 3000000000000000000
14000000000000000000 19000000000000000000 7000000000000000000 24000000000000000 150000 36 3"""
DEPTHS, HALF_TURNS, CHAIN, LAW, IDEAL = "depths", "depths_half_turns", "chain", "law", "ideal"
CORRECTED = 20
"""The depth that the missing positions were put into for the printed figures."""
NEAR = 0.05
"""So far from its limit a walk counts as mixed."""


def article() -> Article:
    return Article("walk", phrase("A random walk on the cube"), "E. Testé, 2023", tuple(_figures()))


@cache
def states() -> tuple[State, ...]:
    """The chain as the article has it, with what its populations lack put into depth 20."""
    return chain_states.states("3x3x3", Metric.QTM, "article")


def _populations(metric: Metric = Metric.QTM) -> DepthDistribution:
    return published("3x3x3", metric)


def _ratio() -> Worked:
    low, high = chain_states.GROWTH
    rows = states()[low : high + 1]
    return walks.RATIO.at(p=[row.away for row in rows], q=[row.back for row in rows])


def _law(turns: int) -> list[float]:
    return random_walk.chain("3x3x3", Metric.QTM, "article").distribution(turns)


def _likeliest(turns: int) -> int:
    law = _law(turns)
    return law.index(max(law))


@cache
def _far() -> Sequence[float]:
    """How far the law after so many turns is from its limit."""
    return distances(random_walk.chain("3x3x3", Metric.QTM, "article"), 60)


def _mixed_evenly() -> int:
    """Turns after which a walk that stands on an even depth counts as mixed."""
    return next(turns for turns in range(0, 61, 2) if _far()[turns] <= NEAR)


def _mixed() -> Worked:
    return mixing.CHAIN_MIXED.at(t=_far(), near=NEAR)


def _lined(rows: str, first: int) -> Iterator[tuple[int, str]]:
    """The numbers of rows, each with its line of the article."""
    for line, row in enumerate(rows.splitlines(), first):
        for text in row.split():
            yield line, text


def _figures() -> Iterator[Figure]:
    counted = _populations()
    yield Figure(
        34,
        phrase("turns a second, all through the age of the universe"),
        "100",
        None,
        DEPTHS,
        phrase("At that pace each position once takes 13.7 billion years, as long as the universe is old."),
    )
    yield Figure(
        44,
        phrase("years of one processor for every position"),
        "35",
        None,
        DEPTHS,
        phrase("What others spent in 2010. Here a position at a time is proved."),
    )
    yield Figure(68, phrase("positions, in whole powers of ten"), "19", lambda: int(log10(counted.total)), DEPTHS)
    yield Figure(72, phrase("turns of length one"), "12", lambda: len(Metric.QTM.face_turns), DEPTHS)
    for depth, text in enumerate(D.split()):
        yield Figure(87 + depth, f"D({depth})", text, partial(int, counted.layers[depth].states), DEPTHS)
    yield Figure(114, "D(27)", "0", lambda: sum(layer.states for layer in counted.layers[27:]), DEPTHS)
    yield Figure(121, phrase("the deepest depth"), "26", lambda: depths.of(depths.DEEPEST, counted), DEPTHS)
    yield Figure(
        121,
        phrase("the first depth that is approximate"),
        "19",
        lambda: next(depth for depth, layer in enumerate(counted.layers) if layer.exactness is not Exactness.EXACT),
        DEPTHS,
    )
    yield Figure(123, phrase("b, how much each depth grows"), "9.3412", _ratio, CHAIN)
    yield Figure(
        123,
        phrase("turns that lead away"),
        "9.3412",
        lambda: walks.away(states(), 12, *chain_states.GROWTH),
        CHAIN,
        phrase("9.3412 is b itself. Of 12 turns 12 b / (b + 1) lead away."),
    )
    yield Figure(
        123,
        phrase("turns that lead back"),
        "2.66",
        lambda: 12 - walks.away(states(), 12, *chain_states.GROWTH).number,
        CHAIN,
        phrase("2.66 is 12 − b. Of 12 turns 12 / (b + 1) lead back."),
    )
    low, high = chain_states.GROWTH
    yield Figure(123, phrase("the first depth of that growth"), "3", lambda: low, CHAIN)
    yield Figure(
        123,
        phrase("the last depth of that growth"),
        "18",
        lambda: high,
        CHAIN,
        phrase("9.3412 is the mean of p/q from depth 3 to 16. To 18 it is 9.3161."),
    )
    yield Figure(
        153, phrase("equations of detailed balance"), "26", lambda: sum(one.away > 0 for one in states()), CHAIN
    )
    yield Figure(
        189,
        phrase("the depth that the missing positions go into"),
        "21",
        lambda: CORRECTED,
        CHAIN,
        phrase("The printed p and q belong to depth 20, and so does the arithmetic: the even depths lack them."),
    )
    for depth, (line, text) in enumerate(_lined(P, 194)):
        yield Figure(line, f"p({depth})", text, partial(derived.away, states(), depth), CHAIN)
    for depth, (line, text) in enumerate(_lined(Q, 201), 1):
        yield Figure(line, f"q({depth})", text, partial(derived.back, states(), depth), CHAIN)
    yield Figure(
        207, phrase("the depth that a walk stays around"), "21", lambda: depths.of(depths.FULLEST, counted), LAW
    )
    yield Figure(
        219,
        phrase("the likelier depth after 18 turns"),
        "17",
        lambda: _likeliest(18),
        LAW,
        phrase("17 is likelier than 19, it says. Each turn changes parity, so both cannot be: 16 is likeliest."),
    )
    yield Figure(219, phrase("turns after which the law is within 5 % of its limit"), "31", _mixed, LAW)
    yield Figure(219, phrase("the same, on even depths"), "32", _mixed_evenly, LAW)
    yield Figure(231, phrase("b, for q near 1/(b + 1)"), "9.34", _ratio, IDEAL)
    yield Figure(
        233,
        phrase("the last depth with q near that"),
        "15",
        None,
        IDEAL,
        phrase("q is 0.3 % from it at depth 15, 0.9 % at 17 and 3 % at 18."),
    )
    yield Figure(
        245,
        phrase("the deepest depth in half turns"),
        "20",
        lambda: depths.of(depths.DEEPEST, _populations(Metric.HTM)),
        HALF_TURNS,
    )
