"""Derivations for the cube on the board: its depth, effects of turns, lengths of solutions, times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.moves import turn_lengths
from core.cube.timing.times import DNF
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol

if TYPE_CHECKING:
    from core.cube.solve.bracket import Bracket, ProofReference
    from core.cube.walk.turn_averages import MeanTurnEffects

CUBE20 = phrase(
    "T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; in quarter turns 26, 2014"
)
SEARCH = Procedure("Two-phase search of H. Kociemba, then a search of all shorter ways, cut by tables of distances")
LOWER = Symbol("lower", "l", "the fewest turns that are not excluded")
UPPER = Symbol("upper", "u", "turns of the shortest way known, or the greatest depth that this position can have")
CLOSED = (
    Check("All positions near solved have their depth", "breadth-first search"),
    Check("Another solver finds no shorter way", "Korf's search"),
    Check("What neighbours teach never excludes the truth", "depths of all positions near solved"),
)  # fmt: skip
SUPPLIED_CHECK = Check(
    "The way solves it, and a short search finds none that is shorter",
    "this program",
)

EXACT = Derivation(
    "cube-depth",
    "the depth of the cube on the board",
    "A way of {upper} turns is known and none of fewer than {lower} can be: {open} lengths are left open between them.",
    (
        LOWER,
        UPPER,
        Symbol("open", "o", "how far they lie apart"),
        Symbol("depth", "d", "the fewest turns that solve it"),
    ),
    ("open = upper - lower", "depth = lower + open"),
    SEARCH,
    CLOSED,
    lambda: {"lower": 20, "upper": 20},
    "the superflip",
)

AT_LEAST = Derivation(
    "cube-lower",
    "turns that the cube needs at least",
    "No way of {excluded} turns solves this cube; the next length that parity allows is {step} more.",
    (
        Symbol("excluded", "x", "the longest length that is excluded, by a search or by what is known beside"),
        Symbol("step", "s", "1, or 2 in quarter turns: each changes the parity of the corners"),
        Symbol("lower", "l", "the fewest turns that are left"),
    ),
    ("lower = excluded + step",),
    SEARCH,
    (
        *CLOSED,
        Check("Parity in quarter turns", "each length"),
    ),
    lambda: {"excluded": 16, "step": 1},
    "an example",
)  # fmt: skip

AT_MOST = Derivation(
    "cube-upper",
    "turns that are enough",
    "The shortest way known has {way} turns, and what is known of this position otherwise allows {bound}.",
    (
        Symbol("way", "w", "turns of the shortest way that was found, or b while there is none"),
        Symbol("bound", "b", "the greatest depth by the positions beside, the other metric, or that of any cube"),
        Symbol("upper", "u", "the smaller: so many turns are enough"),
    ),
    ("upper = least(way, bound)",),
    CUBE20,
    (
        Check(
            "Ways are short, and solve the cube",
            "applied to it",
        ),
        CLOSED[2],
    ),
    lambda: {"way": 22, "bound": 20},
    "a first way, in half turns",
)

SEARCHED = Derivation(
    "cube-searched",
    "how much of a depth is searched",
    "Of all positions that the search at this depth will try, so far as that is foreseen, {done} hundredths are tried, "
    "and none led to a solution.",
    (
        Symbol("done", "n", "hundredths of the positions that are tried, cut off"),
        Symbol("share", "e", "the share that is searched"),
    ),
    ("share = done / 100",),
    SEARCH,
    (Check("The share is that of the positions counted afterwards, within 10 hundredths", "this program"),),
    lambda: {"done": 37},
    "an example",
    law="a beginning still to be tried counts as what the search took below it one depth before, drawn to the mean, "
    "times what the others grew by",
)  # fmt: skip

NODES = Derivation(
    "cube-nodes",
    "positions that the search has tried",
    "The search has tried {nodes} positions, {millions} million.",
    (Symbol("nodes", "N", "positions tried so far"), Symbol("millions", "n", "the same in millions")),
    ("millions = nodes / 1000000",),
    SEARCH,
    (Check("Kernels and threads agree", "each other"),),
    lambda: {"nodes": 12_345_678},
    "an example",
)  # fmt: skip

PACE = Derivation(
    "cube-pace",
    "positions a second",
    "So far {each} positions a second were tried, {millions} million.",
    (
        Symbol("each", "v", "positions tried a second, in this iteration"),
        Symbol("millions", "m", "the same in millions"),
    ),
    ("millions = each / 1000000",),
    SEARCH,
    (Check("Reading a table is not counted as what was done before", "this program"),),
    lambda: {"each": 5_200_000.0},
    "an example",
)  # fmt: skip

SOLUTIONS = Derivation(
    "cube-solutions",
    "solutions of this length",
    "The search for all ways of at most {longest} turns found {solutions}, of {shortest} turns and more.",
    (
        Symbol("l", "l", "the lengths of the ways, in turns"),
        Symbol("shortest", "l₀", "the least of them"),
        Symbol("longest", "l₁", "the greatest"),
        Symbol("solutions", "n", "how many ways there are"),
    ),
    ("shortest = least(l)", "longest = largest(l)", "solutions = number(l)"),
    SEARCH,
    (
        Check("All solutions are found", "every sequence of turns"),
        Check("Also those of chosen faces", "every sequence of turns"),
    ),
    lambda: {"l": (9, 9, 10)},
    "an example",
)  # fmt: skip

# effects of turns

TURNS = Symbol("n", "n", "turns of length one")
WAY = Symbol("x", "x", "1 for every turn that leads there, else 0")
LED = (
    Check("Where each turn leads", "a search of all positions"),
    Check("A way is told only when it follows", "every case"),
)  # fmt: skip
BESIDE = Procedure("Proved depths of the positions beside this one")

TOLD = Derivation(
    "turns-proved",
    "turns of which it is proved where they lead",
    "Of {proved} of the {n} turns it is proved where they lead.",
    (
        Symbol("x", "x", "1 for every turn whose new depth is known to be less, the same or more, else 0"),
        Symbol("n", "n", "all turns of length one"),
        Symbol("open", "o", "the others, where it is open"),
        Symbol("proved", "k", "those that are proved"),
    ),
    ("n = number(x)", "open = n - sum(x)", "proved = sum(x)"),
    BESIDE,
    LED,
    lambda: {"x": (1,) * 12 + (0,) * 6},
    "an example",
)

LEAD = Derivation(
    "turns-leading",
    "turns that lead there",
    "{count} of the turns lead there; in the others the depth is another, or not proved.",
    (WAY, Symbol("count", "k", "how many they are")),
    ("count = sum(x)",),
    BESIDE,
    LED,
    lambda: {"x": (1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)},
    "an example",
)

USUAL = Derivation(
    "turns-expected",
    "turns that lead there from a position of this depth",
    "Of {n} turns at a position of this depth a share of {share} leads there: {mean} turns on average.",
    (
        TURNS,
        Symbol("share", "s", "p, q or r of the chain at this depth"),
        Symbol("mean", "m", "turns that lead there, on average over all positions of the depth"),
    ),
    ("mean = n * share",),
    "E. Testé, A random walk on the Rubik's Cube, 2023; where he has rounded populations, balanced ones",
    (
        Check("Counted near solved", "breadth-first search"),
        Check("All p and q as the article prints them", "E. Testé"),
    ),
    lambda: {"n": 12, "share": 0.903346},
    "an example",
)  # fmt: skip

LENGTH = Derivation(
    "way-length",
    "how long a way is",
    "{quarters} quarter turns and {halves} half turns, each of these counted {weight} times.",
    (
        Symbol("quarters", "q", "quarter turns of the way"),
        Symbol("halves", "h", "its half turns"),
        Symbol("weight", "w", "what a half turn counts: 1, or 2 in quarter turns"),
        Symbol("length", "n", "turns of the way"),
    ),
    ("length = quarters + weight * halves",),
    Procedure("The field's two ways to count"),
    (Check("A half turn is one or two", "by hand"),),
    lambda: {"quarters": 11, "halves": 7, "weight": 1},
    "an example in half turns",
)

SO_DEEP = Derivation(
    "depth-share",
    "positions of a depth, and their share",
    "Of {total} positions {here} lie at this depth, a share of {share}.",
    (
        Symbol("total", "N", "all positions"),
        Symbol("here", "D(d)", "those of this depth"),
        Symbol("share", "s", "their share"),
        Symbol("percent", "p", "the same of a hundred"),
    ),
    ("share = here / total", "percent = 100 * share"),
    "T. Rokicki and others, cube20.org; OEIS A080601 and A080602",
    (
        Check("Layers whose figures are exact stay below the total, and sum to it where all are", "this program"),
        Check("The populations of the 2×2×2 are the published ones", "breadth-first search"),
    ),
    lambda: {"total": 3_674_160, "here": 870_072},
    "depth 9 of the 2×2×2 in half turns",
)  # fmt: skip

AVERAGE = Derivation(
    "times-average",
    "an average of times, as cubers take it",
    "Of the last {n} times {left} of the best and as many of the worst are left out; the others make {average} s.",
    (
        Symbol("t", "t", "the times that count, in seconds"),
        Symbol("n", "n", "times in all"),
        Symbol("left", "k", "left out at each end: a twentieth, one at least"),
        Symbol("average", "a", "the mean of the others, in seconds"),
    ),
    ("left = (n - number(t)) / 2", "average = mean(t)"),
    "WCA Regulations, article 9f",
    (
        Check("Averages are those of the field", "published results"),
        Check("Best and worst are left out", "by the definition"),
    ),
    lambda: {"t": (12.31, 11.02, 13.4), "n": 5},
    "an average of five",
)  # fmt: skip

BEST = Derivation(
    "times-best",
    "the best time",
    "The least of the times that were finished: {best} s.",
    (
        Symbol("t", "t", "the times that were finished, in seconds"),
        Symbol("best", "b", "the least of them, in seconds"),
    ),
    ("best = least(t)",),
    "WCA Regulations, article 9f",
    (Check("The best of results, and their mean", "by hand"),),
    lambda: {"t": (12.31, 11.02, 13.4)},
    "three times",
)


# functions that bind figures


def lower(known: tuple[int, int], metric: Metric) -> DerivedFigure:
    """Return the lower bound of an open bracket, with its derivation."""
    return AT_LEAST.bind(excluded=known[0] - metric.step, step=metric.step)


def upper(known: tuple[int, int], bracket: Bracket) -> DerivedFigure:
    """Return the upper bound of an open bracket, with its derivation."""
    way = bracket.length
    return AT_MOST.bind(way=known[1] if way is None else way, bound=known[1])


def derive_exact_depth(depth: int, reference: ProofReference | None = None) -> DerivedFigure:
    """Return a proved depth, with a proof of this user's or one that comes with the program."""
    if reference is None:
        return EXACT.bind(lower=depth, upper=depth)
    author, year, title = reference.author, reference.year, reference.title
    source = Procedure(phrase("The proof is by {author}, {year}: {title}", author=author, year=year, title=title))
    return replace(EXACT, source=source, checks=(SUPPLIED_CHECK,)).bind(lower=depth, upper=depth)


def solutions(found: Sequence[Sequence[str]], metric: Metric) -> DerivedFigure:
    """Return the number of solutions found, with its derivation."""
    return SOLUTIONS.bind(l=[metric.length(moves) for moves in found])


def derive_searched_share(share: float) -> DerivedFigure:
    """Return the searched share of a depth, cut off to hundredths as it is shown."""
    return SEARCHED.bind(done=int(100 * share))


def leading(there: Sequence[bool]) -> DerivedFigure:
    """Return the number of turns that lead there; `there` has an entry for every turn."""
    return LEAD.bind(x=tuple(map(int, there)))


def derive_proved_turns(proved: Sequence[bool]) -> DerivedFigure:
    """Return the number of turns with a proved effect; `proved` has an entry for every turn."""
    return TOLD.bind(x=tuple(map(int, proved)))


def usual(ways: MeanTurnEffects) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return the mean numbers of turns that lead closer, keep the depth, and lead farther."""
    turns = ways.closer + ways.same + ways.farther
    n = round(turns)
    return (
        USUAL.bind(n=n, share=ways.closer / n),
        USUAL.bind(n=n, share=ways.same / n),
        USUAL.bind(n=n, share=ways.farther / n),
    )


def length(moves: Sequence[str], metric: Metric) -> DerivedFigure:
    """Return the length of a sequence of turns in a metric, with its derivation."""
    return length_of(*turn_lengths(moves), metric)


def length_of(half_turns: int, quarter_turns: int, metric: Metric) -> DerivedFigure:
    """Return the length in a metric of a sequence of turns whose lengths in both are known, with its derivation."""
    halves = quarter_turns - half_turns
    return LENGTH.bind(quarters=half_turns - halves, halves=halves, weight=1 if metric is Metric.HTM else 2)


def average(kept: Sequence[int], of: int) -> DerivedFigure:
    """Return the average of the results that count, in hundredths of a second, out of `of` results."""
    return AVERAGE.bind(t=[result / 100 for result in kept], n=of)


def derive_best_time(results: Sequence[int]) -> DerivedFigure:
    """Return the best of results in hundredths of a second, ignoring DNFs."""
    return BEST.bind(t=[result / 100 for result in results if result != DNF])


TABLE = (EXACT, AT_LEAST, AT_MOST, SEARCHED, SOLUTIONS, NODES, PACE, TOLD, LEAD, USUAL, LENGTH, SO_DEEP, AVERAGE, BEST)
