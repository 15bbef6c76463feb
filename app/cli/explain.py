"""`statewalk explain`: where a number comes from, as its sheet in the window says it."""

from __future__ import annotations

import argparse
from difflib import get_close_matches

from app.cli.options import DONE, add_json, write
from core.derivations.report import as_json, text
from core.derivations.table import DERIVATIONS
from core.puzzle import InputError


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `statewalk explain`."""
    parser.description = (
        "A number that the window shows: the sentence in plain words, the formula with the values of an example, every "
        "symbol, what the article prints, and how it was checked. Without a name, all names."
    )
    parser.add_argument("name", nargs="?", metavar="NAME", help="which number")
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    name = arguments.name
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
    write(as_json(worked), arguments.json, f"{text(worked)}For example {derivation.case}.")
    return DONE
