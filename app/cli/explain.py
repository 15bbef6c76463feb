"""`statewalk explain`: where a number comes from, as its sheet in the window says it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches

from app.cli.options import DONE, add_json, write
from core.articles.table import KEYS, article
from core.derivations.expression import plain
from core.derivations.report import as_json, example_text
from core.derivations.table import DERIVATIONS
from core.notebook import columns
from core.puzzle import InputError

SAID = {True: "agrees", False: "differs: ", None: ""}


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `statewalk explain`."""
    parser.description = (
        "A number that the window shows: the sentence in plain words, the formula with the values of an example, every "
        "symbol, what the article prints, and how it was checked. Without a name, all names. With --article, every "
        "figure that one of the five articles prints, in its order, beside what is computed; --json has the line of "
        "the text, too."
    )
    parser.add_argument("name", nargs="?", metavar="NAME", help="which number")
    parser.add_argument("--article", choices=KEYS, help="the figures of an article")
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    name = arguments.name
    if arguments.article is not None:
        return _show_article(arguments)
    if name is None:
        names = [{"name": one.name, "title": one.title} for one in DERIVATIONS.values()]
        wide = max(map(len, DERIVATIONS)) + 2
        write({"numbers": names}, arguments.json, "\n".join(f"{one['name']:<{wide}}{one['title']}" for one in names))
        return DONE
    if name not in DERIVATIONS:
        near = get_close_matches(name, DERIVATIONS, 3)
        hint = f", perhaps {' or '.join(near)}" if near else "; without a name all are listed"
        raise InputError(f"No number is called {name}{hint}", "NAME")
    derivation = DERIVATIONS[name]
    worked = derivation.at(**derivation.example())
    write(as_json(worked), arguments.json, example_text(worked))
    return DONE


def _show_article(arguments: argparse.Namespace) -> int:
    if arguments.name is not None:
        raise InputError("Either a number or an article is explained", "NAME")
    told = article(arguments.article)
    rows: list[Sequence[object]] = [("", "printed", "computed")]
    rows += [(one.what, one.text, "" if one.number is None else plain(one.number)) for one in told.figures]
    said = ["", *(f"{SAID[one.agrees]}{one.note}" for one in told.figures)]
    lines = columns(rows).splitlines()
    wide = max(map(len, lines))
    write(
        {
            "article": told.key,
            "title": told.title,
            "author": told.author,
            "figures": [
                {
                    "figure": figure.what,
                    "line": figure.line,
                    "printed": figure.text,
                    "computed": None if figure.number is None else plain(figure.number),
                    "agrees": figure.agrees,
                    "note": figure.note,
                }
                for figure in told.figures
            ],
        },
        arguments.json,
        "\n".join(f"{line:<{wide}}  {note}".rstrip() for line, note in zip(lines, said, strict=True)),
    )
    return DONE
