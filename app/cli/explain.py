"""`statewalk explain`: where a number comes from, in the words of its explanation in the window."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches

from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from core.base.puzzle import InputError
from core.explain.articles.figure import Article, ArticleFigure, ProvenanceKind
from core.explain.articles.table import KEYS, article
from core.explain.formulas.expression import simplify_number
from core.explain.report import as_json, example_text
from core.explain.table import DERIVATIONS
from core.notebook import columns, number

PROVENANCE = {
    ProvenanceKind.COMPUTED: "computed here",
    ProvenanceKind.SAME_SOURCE: "same source",
    ProvenanceKind.DEFINITION: "definition",
    ProvenanceKind.INCOMPARABLE: "not comparable",
}


def _explain(arguments: argparse.Namespace) -> CommandAnswer:
    name = arguments.name
    if arguments.article is not None:
        return _answer_article(arguments)
    if name is None:
        names = [{"name": one.name, "title": one.title} for one in DERIVATIONS.values()]
        wide = max(map(len, DERIVATIONS)) + 2
        return CommandAnswer({"numbers": names}, "\n".join(f"{one['name']:<{wide}}{one['title']}" for one in names))
    if name not in DERIVATIONS:
        near = get_close_matches(name, DERIVATIONS, 3)
        advice = f"Similar names: {', '.join(near)}" if near else "statewalk explain lists all names"
        raise InputError(f"No number is called {name}", "NAME", advice)
    derivation = DERIVATIONS[name]
    worked = derivation.bind(**derivation.example())
    return CommandAnswer(as_json(worked), example_text(worked))


def _answer_article(arguments: argparse.Namespace) -> CommandAnswer:
    if arguments.name is not None:
        raise InputError("Give NAME or --article, not both", "NAME")
    told = article(arguments.article)
    agreeing, compared = sum(told.agreements), len(told.agreements)
    return CommandAnswer(
        {
            "article": told.key,
            "title": told.title,
            "author": told.author,
            "figures": [_as_json(figure) for figure in told.figures],
            "computed_here": compared,
            "agreeing": agreeing,
        },
        f"{_table(told)}\n\n{_summary(told)}",
    )


def _as_json(figure: ArticleFigure) -> dict[str, object]:
    return {
        "figure": figure.what,
        "line": figure.line,
        "printed": figure.text,
        "computed": None if figure.number is None else simplify_number(figure.number),
        "agrees": figure.agrees,
        "note": figure.note,
        "provenance": figure.provenance.kind,
        "provenance_note": figure.provenance.words,
        "exact": figure.exact,
    }


def _table(told: Article) -> str:
    """Return a table of every figure as printed and as computed here, with its verdict."""
    rows: list[Sequence[object]] = [("", "article", "Statewalk")]
    rows += [(figure.what, figure.text, _format_computed(figure)) for figure in told.figures]
    verdicts = ["", *map(_verdict, told.figures)]
    lines = columns(rows).splitlines()
    wide = max(map(len, lines))
    return "\n".join(f"{line:<{wide}}  {note}".rstrip() for line, note in zip(lines, verdicts, strict=True))


def _format_computed(figure: ArticleFigure) -> str:
    if figure.number is None:
        return ""
    value = simplify_number(figure.number)
    text = number(value)
    if float(text) == 1 != value:  # never show 1 for what is less than 1
        text = repr(value)
    return text if figure.exact else f"≈ {text}"


def _verdict(figure: ArticleFigure) -> str:
    """Return whether a computed figure agrees, where it comes from, and a note on it."""
    kind, words = figure.provenance
    origin = f"{PROVENANCE[kind]}: {words}"
    verdict = {True: "agrees; ", False: "differs; ", None: ""}[figure.agrees]
    return ". ".join(sentence.rstrip(".") for sentence in (f"{verdict}{origin}", figure.note) if sentence)


def _summary(told: Article) -> str:
    counts = {kind: told.count(kind) for kind in ProvenanceKind}
    return (
        f"{len(told.figures)} figures: {counts[ProvenanceKind.COMPUTED]} computed here, of which "
        f"{sum(told.agreements)} agree; {counts[ProvenanceKind.SAME_SOURCE]} from the same source, "
        f"{counts[ProvenanceKind.DEFINITION]} definitions, {counts[ProvenanceKind.INCOMPARABLE]} not comparable."
    )


EXPLAIN = Subcommand(
    _explain,
    (
        Argument("name", nargs="?", metavar="NAME", help="number to explain"),
        Argument("--article", choices=KEYS, help="list the figures of this article"),
        JSON,
    ),
    "Explain a number that the window shows: in plain words, by its formula with the values of an example, with the "
    "meaning of every symbol, what an article prints, and how the number was checked. Without NAME, list all names. "
    "With --article, list every figure that the article prints beside Statewalk's own, and where that comes from: "
    "computed here, taken from the same source, a definition, or not comparable. Only computed figures are checked "
    "for agreement. --json adds the line of the article's text.",
)
