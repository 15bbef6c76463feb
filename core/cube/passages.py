"""Moves as they were entered: brackets, repeats, comments and numbered layers are kept while valid.

A passage is a text that was entered at an index in the moves. It counts only as long as the moves there are those of
the text, so that it needs no update when moves are undone or played anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.base.puzzle import InputError
from core.cube.notation.notation import format_moves, parse_moves

LONGEST_TEXT = 4000
"""Most characters of a passage; a longer one is not kept."""


class NotationPassage(NamedTuple):
    """Text of some moves as it was entered, and the number of moves before it."""

    first: int
    text: str


@lru_cache(maxsize=64)
def _moves_of(text: str, size: int) -> tuple[str, ...]:
    if len(text) > LONGEST_TEXT:
        return ()
    try:
        return tuple(parse_moves(text, size))
    except InputError:
        return ()


def add_passage(passages: Iterable[NotationPassage], first: int, text: str, size: int) -> list[NotationPassage]:
    """Return the passages that end before move `first`, with `text` added there if it has any moves."""
    earlier = [passage for passage in passages if passage.first + len(_moves_of(passage.text, size)) <= first]
    return [*earlier, NotationPassage(first, text.strip())] if _moves_of(text.strip(), size) else earlier


def as_written(moves: Sequence[str], passages: Iterable[NotationPassage], size: int) -> str:
    """Return the moves as they were entered, as text from which `parse_moves` reads the same moves."""
    parts, index = list[str](), 0
    for first, text in sorted(passages):
        expansion = _moves_of(text, size)
        if expansion and first >= index and tuple(moves[first : first + len(expansion)]) == expansion:
            parts += [format_moves(moves[index:first]), text]
            index = first + len(expansion)
    parts.append(format_moves(moves[index:]))
    return _join_parts([words for words in parts if words])


def _join_parts(parts: Sequence[str]) -> str:
    """Join parts of move text; after a comment, and around a text of several lines, a line ends."""
    text = ""
    for before, part in zip(["", *parts], parts, strict=False):
        apart = any(mark in words for mark in ("\n", "//") for words in (before, part))
        text += ("\n" if apart else " ") + part if text else part
    return text
