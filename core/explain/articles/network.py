"""A BERT classifier that solves the cube without search: its printed figures, and this program's beside them.

Lines count in the Chinese text, of an author who is not named, from the warning that it has no use in practice; its
program is in it without indentation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from core.base.words import phrase
from core.cube.cubie import FACES, Cube
from core.cube.facelets import format_facelets
from core.cube.moves import AMOUNTS, FACE_TURNS, position
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.policy import measured
from core.cube.policy.policy import ARTICLE, MOVES, Row
from core.cube.policy.scrambles import LONGEST
from core.cube.policy.text import LENGTH, VOCABULARY, text_tokens
from core.explain.articles.figure import Article, Figure, computed, definition, incomparable
from core.explain.cube import network as derived
from core.explain.derivation import Worked

SCRAMBLES = {
    59: "U1 D1 F2 B2 U2 D1",
    62: "R1 U2 L3 U2 L2 R3",
    65: "B1 R1 L3 D2 R2 D2",
    68: "B1 D2 B1 D2 B1 F1",
    71: "U3 B2 U3 D1 L2 U3",
    74: "D2 R2 F2 R2 U2 D3",
    77: "F2 L2 F1 R2 F2 B3",
}
"""Of six turns, by the line that prints a solution of five."""
NETWORK = "mlp"
"""The one of this program's that is shown beside the article's."""
PLAYED, SHORTER = "network", "shorter_scrambles"
HALF_WAY = 3
LAYOUT = definition(phrase("the input as the article lays it out"))
MOVES_OF_A_CUBE = definition(phrase("six faces, three turns each"))
MET = computed(phrase("found by breadth-first search from both ends"))
CHOSEN = incomparable(
    phrase("Its author's choice. What the networks here were trained with stands under Learning.")
)
OF_ANOTHER = incomparable(
    phrase("Its network nobody can ask. This is what this program's own solves, as it was measured: another network.")
)


def article() -> Article:
    return Article(
        "network", phrase("A network without search"), phrase("A BERT classifier for the cube"), tuple(_figures())
    )


def _figures() -> Iterator[Figure]:
    yield Figure(5, phrase("turns to choose from"), "18", lambda: len(MOVES), PLAYED, MOVES_OF_A_CUBE)
    yield Figure(8, phrase("faces"), "6", lambda: len(FACES), PLAYED, definition(phrase("the faces of a cube")))
    yield Figure(
        9,
        phrase("degrees of U3, clockwise"),
        "270",
        lambda: 90 * (AMOUNTS.index("'") + 1),
        PLAYED,
        definition(phrase("three quarters of a turn")),
    )
    yield Figure(
        21,
        phrase("weight of a scramble, for each turn more"),
        "1.2",
        None,
        PLAYED,
        incomparable(phrase("Its author's choice. The networks here learn short scrambles first.")),
    )
    yield Figure(
        22,
        phrase("turns of the longest scramble"),
        "20",
        lambda: LONGEST,
        PLAYED,
        definition(phrase("the longest scramble here, chosen as in the article")),
    )
    yield Figure(29, phrase("words of its language"), "15", lambda: len(VOCABULARY), PLAYED, LAYOUT)
    yield Figure(48, phrase("samples of a round, 1 024 · 128"), "131072", None, PLAYED, CHOSEN)
    for line, scramble in SCRAMBLES.items():
        yield Figure(
            line,
            phrase("turns that {scramble} needs", scramble=scramble),
            "5",
            partial(depth, scramble),
            SHORTER,
            MET,
        )
    yield Figure(
        96,
        phrase("facelets"),
        "54",
        lambda: len(format_facelets(Cube())),
        PLAYED,
        definition(phrase("nine on each of six faces")),
    )
    yield Figure(105, phrase("words that fill the line"), "10", _padding, PLAYED, LAYOUT)
    yield Figure(118, phrase("words of a position"), "88", lambda: LENGTH, PLAYED, LAYOUT)
    yield Figure(
        142,
        phrase("gigabytes of the graphics card"),
        "2",
        None,
        PLAYED,
        incomparable(phrase("His machine's. The networks here need no graphics card.")),
    )
    yield Figure(
        143,
        phrase("games for each length"),
        "10000",
        lambda: derived.EACH.at(games=[row.games for row in _rates().rates[NETWORK]]),
        PLAYED,
        incomparable(phrase("Its author's choice. So many were played here, too, to measure this program's network.")),
    )
    yield Figure(
        144,
        phrase("hours of training"),
        "12",
        None,
        PLAYED,
        incomparable(phrase("His machine's. What the networks here were trained with stands under Learning.")),
    )
    for turns, share in ARTICLE.items():
        yield Figure(
            146 + turns,
            phrase("solved of {turns} turns", turns=turns),
            f"{100 * share:.2f}\u2009%",
            partial(rate, turns),
            PLAYED,
            OF_ANOTHER,
            exact=False,
        )
    yield Figure(
        167,
        phrase("turns that are hard for experts, too"),
        "5",
        None,
        PLAYED,
        incomparable(phrase("Said of people who play without a search, in another text.")),
    )


def _padding() -> int:
    """Words after the last line."""
    tokens = text_tokens(Cube())
    return len(tokens) - len(tokens.rstrip(tokens[-1:]))


@cache
def _rates() -> measured.Figures:
    return measured.read()


def _row(turns: int) -> Row:
    return next(row for row in _rates().rates[NETWORK] if row.n == turns)


def rate(turns: int) -> Worked:
    """What this program's network solves of scrambles so long."""
    row = _row(turns)
    return derived.rate(turns, row.games, row.rate)


def depth(scramble: str) -> int:
    """In half turns, met from both ends: half of the way from solved, the other from the scramble."""
    near = _near(HALF_WAY)
    layer = {position([move[0] + AMOUNTS[int(move[1]) - 1] for move in scramble.split()])}
    for turns in range(HALF_WAY + 1):
        met = [near[cube] for cube in layer if cube in near]
        if met:
            return turns + min(met)
        layer = {cube * ALL_MOVES[turn].cube for cube in layer for turn in FACE_TURNS}
    raise ValueError(f"{scramble} is deeper than {2 * HALF_WAY}")


@cache
def _near(deepest: int) -> dict[Cube, int]:
    """Every position so near to solved, with its depth in half turns."""
    found = {Cube(): 0}
    layer = [Cube()]
    for turns in range(1, deepest + 1):
        after = dict.fromkeys(cube * ALL_MOVES[turn].cube for cube in layer for turn in FACE_TURNS)
        layer = [cube for cube in after if cube not in found]
        found |= dict.fromkeys(layer, turns)
    return found
