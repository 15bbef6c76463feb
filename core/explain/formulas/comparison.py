"""Derivations that compare an article's figure with this program's, if computed, or say its source."""

from __future__ import annotations

from fractions import Fraction

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol, read
from core.explain.formulas.expression import Number, simplify_number

BESIDE = Derivation(
    "article-figure",
    "a figure of an article, compared with the one computed here",
    "The article prints {printed}; computed here it is {found}. They differ by {apart} units of "
        "the last printed digit: up to half a unit, both are the same figure.",
    (
        Symbol("printed", "x", "as the article prints it"),
        Symbol("step", "u", "what its last digit stands for"),
        Symbol("found", "y", "the figure"),
        Symbol("apart", "Δ", "difference, in units of the last digit"),
    ),
    ("apart = abs(found - printed) / step",),
    Procedure("Computed by this program"),
    (
        Check("Every figure that the articles print, beside this program's", "the five articles"),
    ),
    lambda: derive_comparison("938.8", 938.8099).given,
    "the mean number of moves to 2048 in a bag",
)  # fmt: skip


READ = Derivation(
    "article-same-source",
    "a figure of an article, read here from the same source",
    "This program reads {number} from a file or a text, and the article has it from the same "
        "publication. That both are equal proves nothing, so the figure is not counted among those "
        "that agree.",
    (
        Symbol("stored", "s", "the figure as it is stored"),
        Symbol("number", "y", "the same, unchanged"),
    ),
    ("number = stored",),
    Procedure("Read by this program, not computed"),
    (
        Check("Other numbers in the files change what is read and nothing that is computed", "this program"),
    ),
    lambda: {"stored": 40_648_181_519_827_392},
    "D(17) of the 3×3×3 in QTM",
)  # fmt: skip

DEFINED = Derivation(
    "article-definition",
    "a figure of an article that is a definition here",
    "It is {number} by a rule of the game, a choice of this program or a constant in its code. "
    "Nothing is computed, so it is not counted among the figures that agree.",
    (
        Symbol("defined", "c", "the figure as it is defined"),
        Symbol("number", "y", "the same, unchanged"),
    ),
    ("number = defined",),
    Procedure("Defined, not computed"),
    READ.checks,
    lambda: {"defined": 12},
    "the quarter turns of a cube",
)

AGREEING = Derivation(
    "article-agreeing",
    "figures of an article that are the same here",
    "Of {compared} figures that are computed here, {agreeing} agree with the article in every "
    "printed digit. Figures from the same source, definitions and figures that are not comparable "
    "are not counted.",
    (
        Symbol("a", "a", "1 for every figure that agrees, 0 for every one that differs"),
        Symbol("compared", "n", "figures that are computed here"),
        Symbol("agreeing", "k", "those that agree"),
    ),
    ("compared = number(a)", "agreeing = sum(a)"),
    BESIDE.source,
    BESIDE.checks,
    lambda: {"a": (1, 1, 1, 0)},
    "an example",
)


def derive_comparison(text: str, ours: Number) -> DerivedFigure:
    """Return this program's figure, derived as a comparison with the text that an article prints."""
    printed, step = read(text)
    return BESIDE.bind(
        printed=simplify_number(printed), step=simplify_number(step), found=simplify_number(Fraction(ours))
    )


TABLE = (BESIDE, READ, DEFINED, AGREEING)
