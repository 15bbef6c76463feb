"""Derivations for the network that solves the cube without search."""

from __future__ import annotations

from core.base.words import phrase
from core.cube.policy.policy import ARTICLE
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Procedure, Symbol

BERT = phrase("the BERT article, table of success")
GAMES = Symbol("games", "N", "scrambles of that length that were played")
PLAYED = (
    Check("The evaluation agrees with play on cubes", "independent play"),
    Check("A perfect player solves every scramble, a stubborn one only those it must", "by construction"),
    Check("The evaluation cannot be cheated", "this program"),
)  # fmt: skip
STUDIED = (
    Check(
        "First mistakes are found where they are",
        "by an optimal solver",
    ),
)
COUNT = Symbol("c", "c(i)", "scrambles whose first mistake is at place i: a true depth, or the number of the move")
PLACE = Symbol("i", "i", "the place")

RATE = Derivation(
    "policy-rate",
    "scrambles solved in at most n moves",
    "Of {games} scrambles of {n} moves the network solved {solved} in at most {n} moves.",
    (
        Symbol("n", "n", "moves of the scramble"),
        GAMES,
        Symbol("solved", "S", "those solved in at most n moves"),
        Symbol("rate", "r", "the share that was solved"),
    ),
    ("rate = solved / games",),
    BERT,
    PLAYED,
    lambda: {"n": 8, "games": 10_000, "solved": 8_999},
    "this program's network, as it was measured",
    tuple(
        PrintedFigure(
            f"{100 * rate:.2f}\u2009%", BERT, {"n": n}, "of another network, with other scrambles", compared=False
        )
        for n, rate in ARTICLE.items()
    ),
)

BETTER = Derivation(
    "policy-better",
    "lengths at which this network is better",
    "At {better} of {lengths} lengths it solves more than the article's network did.",
    (
        Symbol("won", "w(n)", "1 where this network's rate is higher, else 0"),
        Symbol("lengths", "L", "lengths at which both are known"),
        Symbol("better", "B", "those at which it is higher"),
    ),
    ("lengths = number(won)", "better = sum(won)"),
    BERT,
    (Check("It beats the article on short scrambles", "played anew"),),
    lambda: {"won": (1, 1, 0)},
    "three lengths",
)  # fmt: skip

TURN = Derivation(
    "policy-turn",
    "how sure the network is of a turn",
    "The network gives each of the eighteen turns a share, which together are 1. The others have {rest}, so {share} is "
    "left for this turn.",
    (
        Symbol("o", "o", "the shares of the other turns"),
        Symbol("rest", "r", "all of them together"),
        Symbol("share", "p", "the share of this turn"),
    ),
    ("rest = sum(o)", "share = 1 - rest"),
    Procedure("A network with a softmax at its end, see core/cube/README.md"),
    (
        Check("Shares are those of a plain network, and sum to 1", "this program"),
    ),
    lambda: {"o": (0.2, 0.05, 0.01)},
    "an example",
    law="p(turn) = exp(z(turn)) / Σ exp(z)",
)  # fmt: skip

EACH = Derivation(
    "policy-games",
    "scrambles at each length",
    "At every length at least {least} and at most {most} scrambles were played.",
    (
        Symbol("games", "N(n)", "scrambles of each length"),
        Symbol("least", "N₀", "the fewest"),
        Symbol("most", "N₁", "the most"),
    ),
    ("least = least(games)", "most = largest(games)"),
    Procedure("Measured by this program"),
    (Check("The stored figures are complete", "this program"),),
    lambda: {"games": (10_000, 10_000)},
    "the shipped measurement",
)  # fmt: skip

STUDY = Derivation(
    "policy-studied",
    "scrambles checked for mistakes",
    "Each move on {games} scrambles was compared with an optimal solver.",
    (GAMES, Symbol("looked", "n", "those that were checked")),
    ("looked = games",),
    Procedure("Measured by this program"),
    STUDIED,
    lambda: {"games": 2_000},
    "the shipped measurement",
)

FAULTLESS = Derivation(
    "policy-faultless",
    "scrambles without a mistake",
    "In {wrong} of {games} scrambles some move did not lead closer to solved; a share of {share} had no such move.",
    (
        GAMES,
        COUNT,
        PLACE,
        Symbol("wrong", "W", "scrambles with a mistake"),
        Symbol("share", "s", "the share without one"),
    ),
    ("wrong = sum(c)", "share = (games - wrong) / games"),
    Procedure("Measured by this program"),
    STUDIED,
    lambda: {"games": 2_000, "c": (0, 4, 12, 20)},
    "an example",
    places={"i": "c"},
)

MISTAKE = Derivation(
    "policy-mistake",
    "where most first mistakes are",
    "Most first mistakes, {most} of them, are at place {place}.",
    (COUNT, PLACE, Symbol("most", "c₁", "the largest c(i)"), Symbol("place", "i₁", "where it is")),
    ("most = largest(c)", "place = place(c)"),
    Procedure("Measured by this program"),
    STUDIED,
    lambda: {"c": (0, 4, 12, 20)},
    "an example",
    places={"i": "c"},
)

SHORTER = Derivation(
    "policy-shorter",
    "scrambles that are shorter than they look",
    "Of {games} scrambles of {n} moves, {shorter} can be solved in fewer.",
    (
        Symbol("n", "n", "moves of the scramble"),
        Symbol("games", "N", "scrambles that were solved optimally"),
        Symbol("shorter", "S", "those with a shorter solution"),
        Symbol("share", "s", "their share"),
    ),
    ("share = shorter / games",),
    Procedure("Measured by this program, with an optimal solver"),
    (
        Check("The article's seven scrambles have depth 5", "the BERT article"),
        Check("Shorter scrambles are counted", "by an optimal solver"),
    ),
    lambda: {"n": 6, "games": 10_000, "shorter": 200},
    "an example",
)  # fmt: skip

SAMPLES = Derivation(
    "policy-samples",
    "samples learnt from",
    "Each of the {samples} samples is a new random scramble.",
    (Symbol("drawn", "D", "scrambles that were drawn"), Symbol("samples", "s", "samples in all")),
    ("samples = drawn",),
    Procedure("Noted by the training"),
    (Check("The stored figures are complete", "this program"),),
    lambda: {"drawn": 1_000_000},
    "an example",
)  # fmt: skip

RIGHT = Derivation(
    "policy-right",
    "moves that led closer to solved",
    "Of {turns} moves that the network made, {right} led closer to solved.",
    (
        Symbol("turns", "T", "moves up to the first mistake on each scramble"),
        Symbol("right", "R", "those after which one move HTM less is needed"),
        Symbol("share", "s", "their share"),
    ),
    ("share = right / turns",),
    Procedure("Measured by this program, with an optimal solver"),
    STUDIED,
    lambda: {"turns": 1_000, "right": 930},
    "an example",
)

CONFUSED = Derivation(
    "policy-confused",
    "mistakes of one kind",
    "Of {mistakes} first mistakes {seen} were of this kind.",
    (
        Symbol("mistakes", "M", "first mistakes that were found"),
        Symbol("seen", "K", "those of this kind"),
        Symbol("share", "s", "their share"),
    ),
    ("share = seen / mistakes",),
    Procedure("Measured by this program, with an optimal solver"),
    STUDIED,
    lambda: {"mistakes": 500, "seen": 120},
    "an example",
)


def rate(n: int, games: int, share: float) -> DerivedFigure:
    """Return the success rate on scrambles of `n` turns."""
    return RATE.bind(n=n, games=games, solved=round(share * games))


TABLE = (TURN, RATE, BETTER, EACH, STUDY, FAULTLESS, MISTAKE, SHORTER, SAMPLES, RIGHT, CONFUSED)
