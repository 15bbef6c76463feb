"""Every figure that the five articles print and that can be computed, with the line of the article that has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import factorial, log, log2, log10, sqrt
from typing import NamedTuple

import pytest

from core.cube.cubie import Cube
from core.cube.facelets import format_facelets
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, position
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.policy.policy import ARTICLE, MOVES
from core.cube.policy.scrambles import LONGEST
from core.cube.policy.text import LENGTH
from core.cube.sequences import branching_factor
from core.cube.walk import chain_states, random_walk
from core.cube.walk.chain_states import State
from core.cube.walk.populations import published
from core.depth import DepthDistribution
from core.derivations.derivation import says
from core.sokoban.families import doubling, fibonacci
from core.sokoban.savitch.cost import bounds
from core.twenty48.bag.chain import BagChain
from core.twenty48.states.count import count_boards, layer_counts, max_sum
from tests.core.cube.solve.solving import depths

WALK = "E. Testé, A random walk on the Rubik's Cube"
KORF = "Rand_cs on Korf's algorithm"
BERT = "A BERT classifier for the cube"
BAG = "J. Lees-Miller, The Mathematics of 2048"
SOKOBAN = "Yang Chao, sokoban.ws"


class Printed(NamedTuple):
    """`text` as line `line` of an article prints it, and what the program computes."""

    article: str
    line: int
    what: str
    text: str
    ours: Callable[[], float]


@cache
def chain() -> tuple[State, ...]:
    """The article's: its populations, with what is missing put into depth 20."""
    return chain_states.states("3x3x3", Metric.QTM, "article")


@cache
def populations() -> DepthDistribution:
    """As the article prints them."""
    return published("3x3x3", Metric.QTM)


@cache
def bag() -> BagChain:
    return BagChain(11)


P = """1. 0.916667 0.903509 0.903558 0.903606 0.903602 0.90352 0.903415 0.903342 0.903292 0.903254 0.903221 0.903189
0.903153 0.903108 0.903038 0.902885 0.902409 0.900342 0.889537 0.818371 0.367158 0.00342857 6.24863e-12 0.00022
0.0833333"""
Q = """0.0833333 0.0964912 0.0964419 0.096394 0.0963981 0.0964796 0.096585 0.096658 0.0967081 0.0967456 0.0967786
0.0968113 0.0968467 0.0968917 0.0969625 0.0971149 0.0975908 0.0996581 0.110463 0.181629 0.632842 0.996571 1. 0.99978
0.916667 1."""
D = """1 12 114 1068 10011 93840 878880 8221632 76843595 717789576 6701836858 62549615248 583570100997 5442351625028
50729620202582 472495678811004 4393570406220123 40648181519827392 368071526203620348 3000000000000000000
14000000000000000000 19000000000000000000 7000000000000000000 24000000000000000 150000 36 3"""
BASELINE = {
    3: ("73", "19665", "43046689"),
    4: ("233", "261615", "4294901729"),
    5: ("537", "1933425", "152544843873"),
    6: ("1033", "9815535", "2816814940129"),
    7: ("1769", "38400465", "33080342678945"),
    8: ("2793", "124140015", "278653866803169"),
    9: ("4153", "347066865", "1819787258282209"),
    10: ("5897", "865782255", "9718525023289313"),
    11: ("8073", "1970527185", "44096709674720289"),
}
"""By the exponent of the target, on 2x2, 3x3 and 4x4: lines 338 to 346."""
REACHABLE = {
    3: ("73", "19665", "43046689"),
    4: ("233", "261615", "4294901729"),
    5: ("529", "1933407", "152544843841"),
    6: ("905", "9814437", "2816814934817"),
    7: ("905", "38369571", "33080342314753"),
    8: ("905", "123560373", "278653849430401"),
    9: ("905", "339166485", "1819786604950209"),
    10: ("905", "786513819", "9718504608259073"),
    11: ("905", "1400665575", "44096167159459777"),
}
"""Lines 410 to 426."""


RATES = """100.00% 100.00% 100.00% 99.94% 99.35% 96.10% 87.33% 70.29% 48.37% 27.83% 13.40% 5.64% 2.14% 0.93% 0.53% 0.16%
0.07% 0.06% 0.04% 0.03%"""
AMOUNT = {"1": "", "2": "2", "3": "'"}
SHORTER = {
    59: "U1 D1 F2 B2 U2 D1",
    62: "R1 U2 L3 U2 L2 R3",
    65: "B1 R1 L3 D2 R2 D2",
    68: "B1 D2 B1 D2 B1 F1",
    71: "U3 B2 U3 D1 L2 U3",
    74: "D2 R2 F2 R2 U2 D3",
    77: "F2 L2 F1 R2 F2 B3",
}
"""Scrambles of six turns, by the line that prints a solution of five."""


def of_the_walk() -> Iterator[Printed]:
    for depth, text in enumerate(D.split()):
        yield Printed(WALK, 87 + depth, f"D({depth})", text,
                      lambda depth=depth: populations().layers[depth].states)  # type: ignore[misc]
    for depth, text in enumerate(P.split()):
        yield Printed(WALK, 194, f"p({depth})", text, lambda depth=depth: chain()[depth].away)  # type: ignore[misc]
    for depth, text in enumerate(Q.split(), 1):
        yield Printed(WALK, 201, f"q({depth})", text, lambda depth=depth: chain()[depth].back)  # type: ignore[misc]
    growth = chain_states.growth(chain(), 12)
    yield Printed(WALK, 123, "b", "9.3412", lambda: growth.ratio)
    yield Printed(WALK, 123, "12 − b", "2.66", lambda: 12 - growth.ratio)
    yield Printed(WALK, 231, "b, for q near 1/(b + 1)", "9.34", lambda: growth.ratio)
    yield Printed(WALK, 68, "positions, in whole powers of ten", "19", lambda: int(log10(populations().total)))
    yield Printed(WALK, 114, "D(27)", "0", lambda: sum(layer.states for layer in populations().layers[27:]))
    yield Printed(WALK, 153, "equations of detailed balance", "26", lambda: sum(state.away > 0 for state in chain()))
    yield Printed(WALK, 121, "the deepest depth", "26", lambda: populations().deepest)
    yield Printed(WALK, 72, "turns of length one", "12", lambda: len(Metric.QTM.face_turns))
    yield Printed(WALK, 245, "the deepest depth in half turns", "20", lambda: published("3x3x3", Metric.HTM).deepest)


def of_korf() -> Iterator[Printed]:
    yield Printed(KORF, 26, "corners, 8! · 3⁷", "88179840", lambda: factorial(8) * 3**7)
    yield Printed(KORF, 28, "six edges, 12!/6! · 2⁶", "42577920", lambda: factorial(12) // factorial(6) * 2**6)
    yield Printed(KORF, 41, "branching factor", "13.348", lambda: branching_factor(Metric.HTM))
    yield Printed(KORF, 43, "turns of a position", "18", lambda: len(Metric.HTM.face_turns))


def of_bert() -> Iterator[Printed]:
    yield Printed(BERT, 117, "tokens of a position", "88", lambda: LENGTH)
    yield Printed(BERT, 96, "facelets", "54", lambda: len(format_facelets(Cube())))
    yield Printed(BERT, 21, "longest scramble", "20", lambda: LONGEST)
    yield Printed(BERT, 5, "moves to choose from", "18", lambda: len(MOVES))
    for turns, text in enumerate(RATES.split(), 1):
        # what its network solves nobody can compute: this is what the window shows beside its own
        yield Printed(BERT, 146 + turns, f"solved of {turns} turns", text, lambda turns=turns: ARTICLE[turns])  # type: ignore[misc]
    for line, scramble in SHORTER.items():
        yield Printed(BERT, line, f"turns that {scramble} needs", "5", lambda scramble=scramble: depth_of(scramble))  # type: ignore[misc]


def depth_of(scramble: str) -> int:
    """In half turns, met from both ends: three turns from solved and as many as it takes from there."""
    near = depths(Metric.HTM, 3)
    layer = {position([move[0] + AMOUNT[move[1]] for move in scramble.split()])}
    for turns in range(4):
        met = [near[cube] for cube in layer if cube in near]
        if met:
            return turns + min(met)
        layer = {cube * ALL_MOVES[turn].cube for cube in layer for turn in FACE_TURNS}
    raise AssertionError(f"{scramble} is deeper than six")


def of_2048() -> Iterator[Printed]:
    first = dict(zip(("2, 2", "2, 4", "4, 4"), (0, 1, 2), strict=True))
    for (tiles, entry), text in zip(first.items(), ("0.81", "0.18", "0.01"), strict=True):
        yield Printed(BAG, 46, f"the first step to {tiles}", text, lambda entry=entry: bag().probabilities[entry])  # type: ignore[misc]
    for line, start, end, text in (
        (58, (2, 2), (2, 4), "0.9"), (58, (2, 2), (4, 4), "0.1"),
        (63, (2, 4), (2, 2, 4), "0.9"), (63, (2, 4), (2, 4, 4), "0.1"),
    ):  # fmt: skip
        yield Printed(BAG, line, f"from {start} to {end}", text, lambda start=start, end=end: step(start, end))  # type: ignore[misc]
    for line, what, text, ours in (
        (10, "mean moves", "938.8", lambda: bag().mean),
        (12, "standard deviation", "8.3", lambda: sqrt(bag().variance)),
        (88, "the first winning sum", "2066", lambda: min(bag().absorption_by_sum())),
        (95, "states", "3487", lambda: bag().states),
        (95, "absorbing states", "26", lambda: bag().absorbing),
        (133, "fewest moves", "519", lambda: bag().least_moves()[0]),
        (133, "most moves", "1032", lambda: bag().most_moves()[0]),
        (171, "rows of the matrix", "3487", lambda: bag().transient + bag().absorbing),
        (202, "steps with the one that sets two tiles", "939.8", lambda: bag().remaining[0]),
        (209, "variance", "69.5", lambda: bag().variance),
        (228, "winning states of a thousandth and more", "15", lambda: sum(one >= 1e-3 for _, one in winning())),
        (233, "sum of the likeliest winning state", "2068", lambda: sum(winning()[0][0])),
        (233, "sum of the second likeliest", "2070", lambda: sum(winning()[1][0])),
        (292, "states without the empty bag", "3486", lambda: bag().states - 1),
        (303, "naive boards, 12¹⁶, in powers of ten", "17", lambda: log10(12**16)),
        (303, "naive boards, 12¹⁶", "184", lambda: 12**16 // 10**15),
        (348, "boards of 4x4 to 2048", "44e15", lambda: count_boards(4, 11).baseline),
        (387, "boards in the largest layer of 3x3", "3e6", lambda: largest_layer(3)),
        (387, "boards in the largest layer of 4x4", "32e12", lambda: largest_layer(4)),
        (399, "largest sum on 2x2", "60", lambda: max_sum(2, 11)),
        (400, "largest sum on 3x3", "2044", lambda: max_sum(3, 11)),
        (401, "largest sum on 4x4", "9212", lambda: max_sum(4, 11)),
        (403, "largest tile on 2x2", "32", lambda: largest_tile(2)),
        (403, "largest tile on 3x3", "1024", lambda: largest_tile(3)),
        (389, "boards of 16 tiles of 1024", "16384", lambda: 16 * 2**10),
        (428, "fewer on 4x4 to 2048 by layers", "5e11",
         lambda: count_boards(4, 11).baseline - count_boards(4, 11).reachable_layers),
        (455, "largest tile on 4x4", "131072", lambda: 2 ** (4 * 4 + 1)),
    ):
        yield Printed(BAG, line, what, text, ours)
    for exponent, texts in BASELINE.items():
        for size, text in enumerate(texts, 2):
            yield Printed(BAG, 335 + exponent, f"baseline {size}x{size} to {1 << exponent}", text,
                          lambda size=size, exponent=exponent: count_boards(size, exponent).baseline)  # type: ignore[misc]
    for exponent, texts in REACHABLE.items():
        for size, text in enumerate(texts, 2):
            yield Printed(BAG, 404 + 2 * exponent, f"reachable {size}x{size} to {1 << exponent}", text,
                          lambda size=size, exponent=exponent: count_boards(size, exponent).reachable_layers)  # type: ignore[misc]


def step(start: tuple[int, ...], end: tuple[int, ...]) -> float:
    """The probability of a step of the bag between two states without the target."""
    at = {bag().tiles(state): state for state in range(20)}
    row = slice(*bag().indptr[at[start] : at[start] + 2])
    return dict(zip(bag().indices[row], bag().probabilities[row], strict=True))[at[end]]


def largest_tile(size: int) -> int:
    """The largest power of two below the last sum before the gap, without which no such tile can be made."""
    return 1 << max_sum(size, 11).bit_length() - 1


def winning() -> list[tuple[tuple[int, ...], float]]:
    """The tiles of the states that win, and how often a game ends there, the likeliest first."""
    return sorted(bag().absorption(), key=lambda one: -one[1])


def largest_layer(size: int) -> int:
    """The boards of the tile sum that most boards have, up to 2048."""
    return max(boards for _, boards in layer_counts(size, 11))


def of_sokoban() -> Iterator[Printed]:
    yield Printed(SOKOBAN, 378, "entrances of the first room", "2", lambda: doubling.entrances(3)[0])
    yield Printed(SOKOBAN, 378, "entrances of the second room", "4", lambda: doubling.entrances(3)[1])
    yield Printed(SOKOBAN, 378, "entrances of the third room", "8", lambda: doubling.entrances(3)[2])
    yield Printed(SOKOBAN, 356, "cells of a level of Savitch's algorithm, by n", "4",
                  lambda: bounds(9)[1] / bounds(9)[0] / 9)
    yield Printed(SOKOBAN, 356, "levels, by n log₂ 3", "1", lambda: bounds(9)[0] / log2(3) / 9)
    yield Printed(SOKOBAN, 386, "boxes of Picokosmos 17", "8", lambda: len(fibonacci.classical(8).start.boxes))
    opening, lower, turn, upper = fibonacci.parts(7)
    for line, what, text, ours in (
        (398, "what is added to n for odd n", "12", lambda: added(7).moves - 7),
        (399, "what is added to n for even n", "10", lambda: added(8).moves - 8),
        (401, "pushes added", "8", lambda: added(7).pushes),
        (407, "moves more to the left side", "2", lambda: fibonacci.length(7, "left").moves - 306),
        (411, "moves of the opening", "6", lambda: opening.length.moves),
        (411, "pushes of the opening", "4", lambda: opening.length.pushes),
        (413, "boxes without the two uppermost", "5", lambda: lower.boxes),
        (417, "moves on the lower five beyond M(5)", "2", lambda: lower.length.moves - fibonacci.length(5).moves),
        (419, "moves of the turn", "11", lambda: turn.length.moves),
        (419, "moves of the turn beyond n", "4", lambda: turn.length.moves - 7),
        (419, "pushes of the turn", "4", lambda: turn.length.pushes),
        (423, "boxes after the turn", "6", lambda: upper.boxes),
        (448, "moves of seven boxes", "306", lambda: fibonacci.length(7).moves),
        (448, "pushes of seven boxes", "102", lambda: fibonacci.length(7).pushes),
        (458, "moves to the left side", "308", lambda: fibonacci.length(7, "left").moves),
        (458, "pushes to the left side", "102", lambda: fibonacci.length(7, "left").pushes),
        (434, "moves by the closed form", "306", lambda: fibonacci.closed_form(7)[0]),
        (435, "pushes by the closed form", "102", lambda: fibonacci.closed_form(7)[1]),
    ):
        yield Printed(SOKOBAN, line, what, text, ours)


def added(boxes: int) -> fibonacci.Length:
    """What the recurrence adds to the lengths of the two corridors before."""
    of = fibonacci.length
    return fibonacci.Length(
        of(boxes).moves - of(boxes - 1).moves - of(boxes - 2).moves,
        of(boxes).pushes - of(boxes - 1).pushes - of(boxes - 2).pushes,
    )


TABLE = [*of_the_walk(), *of_korf(), *of_bert(), *of_2048(), *of_sokoban()]


@pytest.mark.parametrize("printed", TABLE, ids=lambda one: f"{one.article.split(',')[0]}, line {one.line}: {one.what}")
def test_a_printed_figure_is_what_the_program_computes(printed: Printed) -> None:
    assert says(printed.text, printed.ours()), f"{printed.text} is printed, {printed.ours()} computed"


@pytest.mark.parametrize(
    ("what", "printed", "ours"),
    [
        ("line 133: the chance of 519 moves", -521, lambda: bag().least_moves()),
        ("line 133: the chance of 1032 moves", -48, lambda: bag().most_moves()),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_of_two_misprints_the_program_says_another_power_of_ten(
    what: str, printed: int, ours: Callable[[], tuple[int, float]]
) -> None:
    assert abs(ours()[1] / log(10) - printed) > 1, what


def test_after_18_turns_both_depths_that_the_walks_article_compares_cannot_be() -> None:
    """Line 219: 17 is said to be likelier than 19. Each turn changes parity; 16 is likelier than 18."""
    law = random_walk.chain("3x3x3", Metric.QTM, "article").distribution(18)
    assert law[17] == law[19] == 0
    assert (round(law[16], 4), round(law[18], 4)) == (0.3275, 0.18)


def test_of_12_turns_more_lead_away_than_the_walks_article_says() -> None:
    """Line 123: 9.3412 is b; p itself says how many of the 12 turns lead away."""
    growth = chain_states.growth(chain(), 12)
    assert (round(growth.away, 2), round(12 - growth.away, 2)) == (10.84, 1.16)


def test_no_layer_of_2x2_has_more_boards_than_the_article_says() -> None:
    """Line 387: no more than 60."""
    assert largest_layer(2) == 54
