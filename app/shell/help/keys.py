"""Keys of a page, in groups, made from its commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.base.actions import Command, shortcut_text
from app.base.language.wording import fold_text
from app.base.language.words import translate


class KeyRow(NamedTuple):
    """Keys and what they do."""

    text: str
    keys: Sequence[str]
    """Keys as the platform writes them, their parts separated by blanks: "Ctrl Z"."""


class KeyGroup(NamedTuple):
    """Keys that belong together, under a title."""

    title: str
    rows: Sequence[KeyRow]


def groups(
    page: str,
    stage: Iterable[tuple[str, Sequence[str]]],
    own: Iterable[Command],
    everywhere: Iterable[Command],
    name: str,
) -> list[KeyGroup]:
    """Return the keys of the puzzle, of the page and of the window, in groups.

    The page's keys are in the order of its commands; the window's are under `name`.
    """
    rows_by_title: dict[str, list[KeyRow]] = {}
    if rows := [KeyRow(text, keys) for text, keys in stage]:
        rows_by_title[page] = rows
    for command in own:
        _add(rows_by_title, translate(command.group) or page, command)
    for command in everywhere:
        _add(rows_by_title, name, command)
    return [KeyGroup(title, rows) for title, rows in rows_by_title.items()]


def _add(found: dict[str, list[KeyRow]], title: str, command: Command) -> None:
    keys = [shortcut_text((key,)) for key in command.shortcuts]
    if keys:
        found.setdefault(title, []).append(KeyRow(translate(command.text), keys))


def matching(all_groups: Sequence[KeyGroup], query: str) -> list[KeyGroup]:
    """Return the groups reduced to rows whose text or keys contain every word of `query`."""
    words = fold_text(query).split()

    def fits(row: KeyRow) -> bool:
        text = fold_text(f"{row.text} {' '.join(row.keys)}")
        return all(word in text for word in words)

    filtered = [KeyGroup(group.title, [row for row in group.rows if fits(row)]) for group in all_groups]
    return [group for group in filtered if group.rows]
