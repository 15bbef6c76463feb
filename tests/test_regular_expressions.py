"""Regular expressions mean the same on every supported Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.import_graph import ROOT

WHOLE_GROUP = re.compile(r"\)(?:[*+?]|\{[0-9,]+\})\+|\(\?>")
"""Atomic or possessive group.

Up to Python 3.11.4 such a group took characters that it does not match
(https://github.com/python/cpython/issues/106052, 100061); a single set of characters, as `[^"]*+`, is correct.
"""


def patterns(source: str) -> Iterator[str]:
    """Yield every text in a module that contains a group."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            text = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
            if "(?" in text:
                yield text


def test_no_pattern_has_a_group_that_gives_nothing_back() -> None:
    read = [path for folder in ("app", "core", "build_scripts") for path in (ROOT / folder).rglob("*.py")]
    found = [
        (path.relative_to(ROOT).as_posix(), text)
        for path in read
        for text in patterns(path.read_text(encoding="utf-8"))
        if WHOLE_GROUP.search(text)
    ]
    assert not found


def test_such_a_group_is_seen() -> None:
    source = "a = r'(?:x|y)*+'; b = rb'(?>x)'; c = '(?:[^x]*+x)*'"
    assert [bool(WHOLE_GROUP.search(text)) for text in patterns(source)] == [True, True, False]
