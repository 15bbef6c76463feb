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

CUBE20 = phrase("T. Rokicki and others, The diameter of the Rubik's Cube group is twenty, 2013; 26 in QTM, 2014")
SEARCH = Procedure("H. Kociemba's two-phase algorithm, then a search for shorter solutions with pruning tables")
LOWER = Symbol("lower", "l", "the fewest moves that are not excluded")
UPPER = Symbol("upper", "u", "moves of the shortest known solution, or the greatest depth that this position can have")
CLOSED = (
    Check("Every position near solved gets its depth", "breadth-first search"),
    Check("Another solver finds no shorter solution", "Korf's search"),
    Check("Bounds from neighbouring positions never exclude the true depth", "depths of all positions near solved"),
)  # fmt: skip
SUPPLIED_CHECK = Check(
    "The solution solves it, and a short search finds no shorter one",
    "this program",
)

EXACT = Derivation(
    "cube-depth",
    "the depth of this cube",
    "A solution of {upper} moves is known, and no solution has fewer than {lower} moves: the two differ by {open}.",
    (
        LOWER,
        UPPER,
        Symbol("open", "o", "difference between the two"),
        Symbol("depth", "d", "the fewest moves that solve it"),
    ),
    ("open = upper - lower", "depth = lower + open"),
    SEARCH,
    CLOSED,
    lambda: {"lower": 20, "upper": 20},
    "the superflip",
)

AT_LEAST = Derivation(
    "cube-lower",
    "lower bound of the depth",
    "No solution of this cube has {excluded} moves or fewer; the next length that parity allows is {step} more.",
    (
        Symbol("excluded", "x", "the longest length excluded by a search or by other known bounds"),
        Symbol("step", "s", "1, or 2 in QTM, where every move changes the parity of the corners"),
        Symbol("lower", "l", "the fewest moves that are still possible"),
    ),
    ("lower = excluded + step",),
    SEARCH,
    (
        *CLOSED,
        Check("Parity in QTM", "each length"),
    ),
    lambda: {"excluded": 16, "step": 1},
    "an example",
)  # fmt: skip

AT_MOST = Derivation(
    "cube-upper",
    "upper bound of the depth",
    "The shortest known solution has {way} moves; by what else is known of this position, {bound} are enough.",
    (
        Symbol("way", "w", "moves of the shortest solution found, or b while there is none"),
        Symbol(
            "bound",
            "b",
            "the greatest possible depth, from neighbouring positions or the other metric, or that of any cube",
        ),
        Symbol("upper", "u", "the smaller of the two: this many moves are enough"),
    ),
    ("upper = least(way, bound)",),
    CUBE20,
    (
        Check(
            "Solutions are short and solve the cube",
            "applied to the cube",
        ),
        CLOSED[2],
    ),
    lambda: {"way": 22, "bound": 20},
    "a first solution, in HTM",
)

SEARCHED = Derivation(
    "cube-searched",
    "share of this depth that has been searched",
    "An estimated {done} % of the positions of this depth have been searched, and none led to a solution.",
    (
        Symbol("done", "n", "percent of the positions that are searched, rounded down"),
        Symbol("share", "e", "the share that is searched"),
    ),
    ("share = done / 100",),
    SEARCH,
    (
        Check(
            "The share agrees with that of the positions counted afterwards, within 10 percentage points",
            "this program",
        ),
    ),
    lambda: {"done": 37},
    "an example",
    law="a beginning not yet searched counts as the positions below it one depth before, shrunk "
        "towards the mean, times the growth of the others",
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
    (Check("Reading a table does not count as search work", "this program"),),
    lambda: {"each": 5_200_000.0},
    "an example",
)  # fmt: skip

SOLUTIONS = Derivation(
    "cube-solutions",
    "solutions of this length",
    "The search for all solutions of at most {longest} moves found {solutions}; the shortest has "
        "{shortest} moves.",
    (
        Symbol("l", "l", "lengths of the solutions, in moves"),
        Symbol("shortest", "l₀", "the least of them"),
        Symbol("longest", "l₁", "the greatest"),
        Symbol("solutions", "n", "number of solutions"),
    ),
    ("shortest = least(l)", "longest = largest(l)", "solutions = number(l)"),
    SEARCH,
    (
        Check("All solutions are found", "every sequence of moves"),
        Check("Also those that turn only chosen faces", "every sequence of moves"),
    ),
    lambda: {"l": (9, 9, 10)},
    "an example",
)  # fmt: skip

# effects of turns

TURNS = Symbol("n", "n", "turns that count as one move")
WAY = Symbol("x", "x", "1 for every turn that leads in this direction, else 0")
LED = (
    Check("Where each turn leads", "a search of all positions"),
    Check("A direction is shown only when it is proved", "every case"),
)  # fmt: skip
BESIDE = Procedure("Proved depths of the neighbouring positions")

TOLD = Derivation(
    "turns-proved",
    "turns whose direction is proved",
    "For {proved} of the {n} turns it is proved whether they lead closer, keep the depth or lead farther.",
    (
        Symbol("x", "x", "1 for every turn whose new depth is known to be less, the same or more, else 0"),
        Symbol("n", "n", "all turns that count as one move"),
        Symbol("open", "o", "the others, still open"),
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
    "turns that lead in this direction",
    "{count} of the turns lead in this direction; the others lead in another, or are not proved.",
    (WAY, Symbol("count", "k", "how many they are")),
    ("count = sum(x)",),
    BESIDE,
    LED,
    lambda: {"x": (1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)},
    "an example",
)

USUAL = Derivation(
    "turns-expected",
    "turns that lead in this direction from a position of this depth",
    "Of {n} turns at a position of this depth a share of {share} leads in this direction: {mean} "
        "turns on average.",
    (
        TURNS,
        Symbol("share", "s", "p, q or r of the chain at this depth"),
        Symbol("mean", "m", "turns that lead in this direction, averaged over all positions of the depth"),
    ),
    ("mean = n * share",),
    "E. Testé, A random walk on the Rubik's Cube, 2023; with balanced populations where the article's are rounded",
    (
        Check("Counted near solved", "breadth-first search"),
        Check("All p and q as the article prints them", "E. Testé"),
    ),
    lambda: {"n": 12, "share": 0.903346},
    "an example",
)  # fmt: skip

LENGTH = Derivation(
    "way-length",
    "length of a sequence of moves",
    "{quarters} quarter turns and {halves} half turns, each half turn counted as {weight}.",
    (
        Symbol("quarters", "q", "quarter turns in the sequence"),
        Symbol("halves", "h", "half turns in the sequence"),
        Symbol("weight", "w", "what a half turn counts: 1 in HTM, 2 in QTM"),
        Symbol("length", "n", "length in moves"),
    ),
    ("length = quarters + weight * halves",),
    Procedure("The two usual metrics, HTM and QTM"),
    (Check("A half turn counts as one or two", "by hand"),),
    lambda: {"quarters": 11, "halves": 7, "weight": 1},
    "an example in HTM",
)

SO_DEEP = Derivation(
    "depth-share",
    "positions of a depth, and their share",
    "Of {total} positions {here} lie at this depth, a share of {share}.",
    (
        Symbol("total", "N", "all positions"),
        Symbol("here", "D(d)", "those of this depth"),
        Symbol("share", "s", "their share"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("share = here / total", "percent = 100 * share"),
    "T. Rokicki and others, cube20.org; OEIS A080601 and A080602",
    (
        Check("Exact layers add up to at most the total, and exactly to it where all are exact", "this program"),
        Check("The populations of the 2×2×2 are the published ones", "breadth-first search"),
    ),
    lambda: {"total": 3_674_160, "here": 870_072},
    "depth 9 of the 2×2×2 in HTM",
)  # fmt: skip

AVERAGE = Derivation(
    "times-average",
    "an average of times, as cubers take it",
    "Of the last {n} times, the {left} best and as many of the worst are left out; the mean of the "
        "others is {average} s.",
    (
        Symbol("t", "t", "the times that count, in seconds"),
        Symbol("n", "n", "times in all"),
        Symbol("left", "k", "left out at each end: a twentieth, one at least"),
        Symbol("average", "a", "the mean of the others, in seconds"),
    ),
    ("left = (n - number(t)) / 2", "average = mean(t)"),
    "WCA Regulations, article 9f",
    (
        Check("Averages agree with official ones", "published results"),
        Check("Best and worst are left out", "by the definition"),
    ),
    lambda: {"t": (12.31, 11.02, 13.4), "n": 5},
    "an average of five",
)  # fmt: skip

BEST = Derivation(
    "times-best",
    "the best time",
    "The shortest of the finished times: {best} s.",
    (
        Symbol("t", "t", "the finished times, in seconds"),
        Symbol("best", "b", "the shortest of them, in seconds"),
    ),
    ("best = least(t)",),
    "WCA Regulations, article 9f",
    (Check("Best and mean of the results", "by hand"),),
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
