"""A figure of an article beside the same one computed here, to the last digit that is printed."""

from __future__ import annotations

from fractions import Fraction

from core.derivations.derivation import Check, Derivation, Procedure, Symbol, Worked, read
from core.derivations.expression import Number, plain

BESIDE = Derivation(
    "article-figure",
    "a figure of an article, compared with the one computed here",
    "The article prints {printed}, computed here it is {found}. They lie {apart} apart, in units of the last digit "
    "that is printed: up to half of one, both are the same figure.",
    (
        Symbol("printed", "x", "as the article prints it"),
        Symbol("step", "u", "what its last digit stands for"),
        Symbol("found", "y", "the figure"),
        Symbol("apart", "Δ", "how far they lie apart, in units of the last digit"),
    ),
    ("apart = abs(found - printed) / step",),
    Procedure("Computed by this program"),
    (
        Check("Every figure that the articles print, beside this program's", "the five articles",
              "tests/core/test_printed_figures.py::test_a_printed_figure_is_what_the_program_computes"),
    ),
    lambda: beside("938.8", 938.8099).given,
    "the mean number of moves to 2048 in a bag",
)  # fmt: skip


AGREEING = Derivation(
    "article-agreeing",
    "figures of an article that are the same here",
    "Of {compared} figures that are computed here {agreeing} agree with the article in every digit that it prints.",
    (
        Symbol("a", "a", "1 for every figure that agrees, 0 for every one that is another"),
        Symbol("compared", "n", "figures that are compared"),
        Symbol("agreeing", "k", "those that agree"),
    ),
    ("compared = number(a)", "agreeing = sum(a)"),
    BESIDE.source,
    BESIDE.checks,
    lambda: {"a": (1, 1, 1, 0)},
    "an example",
)


def beside(text: str, ours: Number) -> Worked:
    """What is computed, beside what an article prints."""
    printed, step = read(text)
    return BESIDE.at(printed=plain(printed), step=plain(step), found=plain(Fraction(ours)))


TABLE = (BESIDE, AGREEING)
