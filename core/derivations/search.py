"""Numbers of Korf's search and of proofs."""

from __future__ import annotations

from collections.abc import Sequence

from core.cube.metrics import Metric
from core.cube.sequences import canonical_counts
from core.derivations.derivation import Check, Derivation, Printed, Symbol, Worked
from core.words import phrase

KORF = "R. E. Korf, AAAI 1997"
LONG = 24
"""Turns of sequences whose number grows by the branching factor, to more digits than are shown."""
EXAMPLE = phrase("a scramble of nine half turns")

BRANCHING = Derivation(
    "korf-branching",
    "branching factor",
    "There are {longer} sequences of {length} turns that do not plainly repeat one another, {b} times as many as of "
    "one turn less.",
    (
        Symbol("length", "d", "turns of a sequence"),
        Symbol("longer", "N(d)", "sequences of d turns of which none repeats or undoes one before it"),
        Symbol("shorter", "N(d − 1)", "those of one turn less"),
        Symbol("b", "b", "the factor; in half turns it tends to 6 + 3√6"),
    ),
    ("b = longer / shorter",),
    KORF,
    (
        Check("6 + 3√6, the largest eigenvalue of the automaton that reads the sequences", "algebra",
              "tests/core/cube/test_sequences.py::test_branching_factor_of_the_half_turn_metric"),
        Check("Sequences applied and counted one by one", "brute force",
              "tests/core/cube/test_sequences.py::test_the_measured_number_is_the_computed_one"),
    ),
    lambda: branching(Metric.HTM).given,
    "half turns",
    (Printed("13.348", KORF, {"length": LONG, "shorter": canonical_counts(Metric.HTM, LONG - 1)[-1]}),),
)  # fmt: skip

BOUND = Derivation(
    "korf-bound",
    "the bound h of a position",
    "The corners alone need {corners} turns, six edges {first} and the other six {second}: the cube needs at least "
    "{h}.",
    (
        Symbol("corners", "h₁", "turns that the corners need, by the first table"),
        Symbol("first", "h₂", "turns that six edges need, by the second"),
        Symbol("second", "h₃", "turns that the other six need, by the third"),
        Symbol("h", "h", "the largest: no solution is shorter"),
    ),
    ("h = largest(corners, first, second)",),
    KORF,
    (
        Check("No table says more than the depth", "published depths",
              "tests/core/cube/solve/test_heuristic.py::test_the_largest_value_lies_above_each_table_and_below_the_depth"),
        Check("How many entries have each value", KORF,
              "tests/core/cube/solve/test_korf.py::test_figures_of_the_databases"),
    ),
    lambda: {"corners": 6, "first": 7, "second": 6},
    EXAMPLE,
)  # fmt: skip

DEPTH = Derivation(
    "korf-depth",
    "the depth of a position",
    "Searches to {tried} depths were tried one after the other; the one to {depth} found a solution, so none is "
    "shorter.",
    (
        Symbol("to", "d", "the depths that were searched, each one whole but the last"),
        Symbol("tried", "n", "how many they are"),
        Symbol("depth", "depth", "the one at which a solution was found"),
    ),
    ("tried = number(to)", "depth = largest(to)"),
    KORF,
    (
        Check("Every position near solved has its depth", "breadth-first search",
              "tests/core/cube/solve/test_korf.py::test_every_near_position_has_its_depth"),
        Check("Another solver finds no shorter way", "coset search",
              "tests/core/cube/solve/test_agreement.py::test_solvers_agree"),
    ),
    lambda: {"to": (7, 8, 9)},
    EXAMPLE,
)  # fmt: skip

GENERATED = Derivation(
    "korf-generated",
    "positions in whole iterations",
    "To show that there is no shorter way {total} positions were generated, in all iterations but the last.",
    (Symbol("g", "g(d)", "positions that the iteration to depth d generated"), Symbol("total", "G", "together")),
    ("total = sum(g)",),
    KORF,
    (Check("It goes as deep and generates as much as a plain search", "independent search",
           "tests/core/cube/solve/test_misled.py::test_it_goes_as_deep_and_generates_as_much_as_a_plain_search"),),
    lambda: {"g": (410, 5_480)},
    EXAMPLE,
)  # fmt: skip

EXPECTED = Derivation(
    "korf-expected",
    "positions expected by the formula",
    "From how often a random cube has a small bound the same iterations are expected to generate {total} positions.",
    (Symbol("e", "E(d)", "positions expected of the iteration to depth d"), Symbol("total", "E", "together")),
    ("total = sum(e)",),
    "R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001",
    (Check("Near what the article measured", "Korf, Reid and Edelkamp 2001",
           "tests/core/cube/solve/test_heuristic.py::test_the_expected_search_is_near_what_the_article_measured"),),
    lambda: {"e": (400.5, 5_300.25)},
    EXAMPLE,
    law="E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1",
)  # fmt: skip

# the bank of proofs

DEPTHS = Symbol("d", "d", "the proved depths, one for each position")
OF_PROOFS = (
    Check("Shares and medians", "by hand", "tests/core/cube/solve/test_proofs.py::test_shares_and_medians"),
    Check("It follows the bank", "this program", "tests/app/lab/proofs/test_proofs.py::test_it_follows_the_bank"),
)
BANK = phrase("a bank of four proofs")

PROVED = Derivation(
    "proofs-proved",
    "positions whose depth is proved",
    "The bank holds {proved} positions whose depth is proved.",
    (DEPTHS, Symbol("proved", "n", "how many there are")),
    ("proved = number(d)",),
    "This program's own proofs",
    OF_PROOFS,
    lambda: {"d": (17, 18, 18, 17)},
    BANK,
)

OPEN = Derivation(
    "proofs-open",
    "positions still to be proved",
    "Of {listed} positions in the bank {proved} are proved, so {left} are not.",
    (
        Symbol("listed", "N", "positions in the bank"),
        Symbol("proved", "n", "those whose depth is proved"),
        Symbol("left", "N − n", "the others"),
    ),
    ("left = listed - proved",),
    "This program's own proofs",
    OF_PROOFS,
    lambda: {"listed": 10, "proved": 4},
    BANK,
)

PROOFS_MEAN = Derivation(
    "proofs-mean",
    "mean depth of what is proved",
    "The proved positions are {mean} turns deep on average; open ones are likely to be the deeper ones.",
    (DEPTHS, Symbol("mean", "mean", "the mean depth")),
    ("mean = mean(d)",),
    "This program's own proofs",
    OF_PROOFS,
    lambda: {"d": (17, 18, 18, 17)},
    BANK,
)

SECONDS = Derivation(
    "proofs-seconds",
    "seconds of a proof",
    "Half of the proofs that were done here took more than {middle} s, half less.",
    (Symbol("t", "t", "seconds of each proof that was done here"), Symbol("middle", "t₁", "their median")),
    ("middle = median(t)",),
    "Measured on this machine",
    OF_PROOFS,
    lambda: {"t": (1.5, 2.0, 40.0)},
    BANK,
)


def branching(metric: Metric) -> Worked:
    """The growth of the number of sequences."""
    *_, shorter, longer = canonical_counts(metric, LONG)
    return BRANCHING.at(length=LONG, longer=longer, shorter=shorter)


def proofs(depths: Sequence[int], listed: int, seconds: Sequence[float]) -> tuple[Worked, Worked, Worked, Worked]:
    """How many are proved and open, how deep they are, and how long one took; the last two need a proof."""
    return (
        PROVED.at(d=depths), OPEN.at(listed=listed, proved=len(depths)), PROOFS_MEAN.at(d=depths),
        SECONDS.at(t=seconds),
    )  # fmt: skip


TABLE = (BRANCHING, BOUND, DEPTH, GENERATED, EXPECTED, PROVED, OPEN, PROOFS_MEAN, SECONDS)
