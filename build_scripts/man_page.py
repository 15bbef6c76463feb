"""Manual page, generated from the program's own parsers."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator, Sequence

from app.cli.tree import CommandNode
from build_scripts.completions import HEAD, choices, said, summary

ABOUT = """The window opens if no command is given, on the last page or on the one that --page gives, and
loads FILE if it is given. If a window is open already, that takes over the page and FILE, and this process ends.

The commands need no window. With --json the answer is JSON on standard output, one object to a line; progress goes
to standard error."""
EXIT_STATUS = (
    ("0", "done"),
    ("1", "no answer: unsolvable, given up or cancelled"),
    ("2", "bad input"),
    ("130", "ended at once by a second Ctrl-C"),
)
ENVIRONMENT = (
    ("STATEWALK_HOME", "one folder for settings, games and tables instead of the user's own"),
    (
        "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME",
        "where games and proofs, settings, and tables that can be made again, are kept",
    ),
)
FILES = (
    ("~/.local/share/statewalk", "games and proofs"),
    ("~/.config/statewalk", "settings"),
    ("~/.cache/statewalk/tables", "tables of the solvers; if deleted, they are made again"),
)


def man_page(every: Sequence[CommandNode], version: str) -> str:
    """Return `statewalk.1` in the man macros."""
    window, *others = every
    lines = [
        f'.\\" {HEAD[2:]}',
        f'.TH STATEWALK 1 "" "Statewalk {version}" "User Commands"',
        ".ad l",
        ".nh",
        ".SH NAME",
    ]
    lines += [r"statewalk \- a laboratory for three puzzles: Rubik's Cube, Sokoban and 2048", ".SH SYNOPSIS"]
    lines += ["\n.br\n".join(_usage(command) for command in every if not command.subcommands)]
    lines += [".SH DESCRIPTION", "\n.PP\n".join(map(_roff, ABOUT.split("\n\n")))]
    lines += [".SH OPTIONS", *_arguments(window), ".SH COMMANDS"]
    for command in others:
        lines += [f".SS {_roff(command.words)}", _roff(f"{summary(command)}.")]
        detail = command.parser.description
        lines += [".PP", _roff(detail)] if detail and detail != command.summary else []
        lines += _arguments(command)
    for title, rows in (("EXIT STATUS", EXIT_STATUS), ("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES)):
        lines += [f".SH {title}", *(line for name, text in rows for line in (".TP", rf"\fB{_roff(name)}\fR", text))]
    return "\n".join([*lines, ""])


def _usage(command: CommandNode) -> str:
    pieces = [rf"\fB{_roff(command.words)}\fR", *(_piece(action) for action in command.arguments)]
    return "\n".join(textwrap.wrap(" ".join(pieces), 100, break_long_words=False, break_on_hyphens=False))


def _piece(action: argparse.Action) -> str:
    value = _value(action)
    if not action.option_strings:
        return value
    piece = " ".join(filter(None, (rf"\fB{_roff(action.option_strings[-1])}\fR", value)))
    return piece if action.required else f"[{piece}]"


def _value(action: argparse.Action) -> str:
    if action.nargs == 0:
        return ""
    known = choices(action)
    listed = known and str(action.metavar or "{")[0] == "{"
    name = rf"\fI{_roff('|'.join(known) if listed else str(action.metavar or action.dest.upper()))}\fR"
    return {"?": f"[{name}]", "*": f"[{name} ...]", "+": f"{name} ..."}.get(str(action.nargs), name)


def _arguments(command: CommandNode) -> Iterator[str]:
    for action in command.arguments:
        names = ", ".join(rf"\fB{_roff(name)}\fR" for name in action.option_strings)
        yield from (".TP", " ".join(filter(None, (names, _value(action).strip("[]")))), _roff(said(action)))


def _roff(text: str) -> str:
    """Return text with escapes, so that roff takes it literally."""
    lines = (line.strip() for line in text.replace("\\", r"\e").replace("-", r"\-").splitlines())
    return "\n".join(rf"\&{line}" if line.startswith((".", "'")) else line for line in lines if line)
