"""Write the generated part of docs/keys.md: every key of the window, from its commands.

    .venv/bin/python build_scripts/keys.py [--check]

Everything below the marked line is generated; the text above it, mostly on the mouse, is written by hand. With --check
nothing is written; the exit code is 1 if the file is out of date. The tests check the same.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from app.base.actions import Actions, Command
    from app.shell.page import Page
    from app.shell.window import Window

PAGE = ROOT / "docs" / "keys.md"
MARK = "<!-- Below this line: build_scripts/keys.py -->"
OPENED = ("sokoban.browse", "sokoban.edit", "sokoban.make")
"""Commands that open widgets with keys of their own, which are created when first opened."""
INNER = {"LevelBrowser": "Browser of levels", "EditorPage": "Editor", "MakePage": "Making levels"}
"""Headings for these widgets, by class name."""
SUBJECTS = ("bag-32",)
"""Subjects of the Lab that have keys of their own."""

Rows = dict[str, list[tuple[str, str]]]
"""Pairs of keys and descriptions, by heading."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the file is as it would be")
    check = parser.parse_args().check
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="statewalk-") as home:
        from core.base.paths import HOME_VARIABLE

        os.environ[HOME_VARIABLE] = home
        from app.shell.application import make_application
        from app.shell.window import open_window

        make_application()
        window = open_window("cube")
        text = written(window)
        window.close()
    stale = PAGE.read_text(encoding="utf-8") != text
    if stale:
        print(f"{PAGE.relative_to(ROOT)} {'is stale' if check else 'written'}")
    if not check:
        PAGE.write_text(text, encoding="utf-8")
    return int(check and stale)


def written(window: "Window") -> str:
    """Return the up-to-date text of the file."""
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    if not mark:
        raise ValueError(f"{PAGE} has no line {MARK}")
    return f"{head}{MARK}\n\n{chr(10).join(_tables(window)).strip()}\n"


def _tables(window: "Window") -> Iterator[str]:
    for heading, rows in keys_of(window).items():
        yield f"\n## {heading}\n\n| | |\n|---|---|"
        yield from (f"| {keys} | {words} |" for keys, words in rows)


def keys_of(window: "Window") -> Rows:
    """Return every key of the window, its pages and the widgets opened over them."""
    from app.base import registry

    rows_by_heading: Rows = {}
    for command in window._commands:
        _add(rows_by_heading, "Everywhere", command)
    visited = {window._commands}
    for entry in registry.PAGES:
        page = window.open_page(entry.key)
        rows_by_heading[entry.text] = [(_written(keys), words) for words, keys in page.keys_of_stage]
        known: set[str] = set()
        for actions in _actions(window, page):
            if actions in visited:
                continue
            visited.add(actions)
            inner = INNER.get(type(actions.parent()).__name__, "")
            new_commands = [command for command in actions if command.key not in known]
            known |= {command.key for command in new_commands}
            for command in new_commands:
                part = inner or command.group
                heading = f"{entry.text}: {part[:1].lower()}{part[1:]}" if part else entry.text
                _add(rows_by_heading, "Everywhere" if command.key.startswith("page.") else heading, command)
    return {heading: rows for heading, rows in rows_by_heading.items() if rows}


def _actions(window: "Window", page: "Page") -> Sequence["Actions"]:
    """Return the commands of a page, then those of the widgets over it, after opening them."""
    from app.base.actions import Actions

    page_commands = page.commands
    for key in OPENED:
        if key.startswith(f"{page.key}."):
            page_commands[key].trigger()
    if page.key == "lab":
        for subject in SUBJECTS:
            page.show_subject(subject)
    return [page_commands, *(actions for actions in window.findChildren(Actions) if actions is not page_commands)]


def _add(found: Rows, heading: str, command: "Command") -> None:
    row = _written(command.shortcuts), command.text
    rows = found.setdefault(heading, [])
    if command.shortcuts and row not in rows:
        rows.append(row)


def _written(keys: Sequence[str]) -> str:
    return ", ".join(f"`{one}`" for one in keys)


if __name__ == "__main__":
    sys.exit(main())
