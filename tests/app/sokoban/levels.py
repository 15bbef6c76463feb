"""Levels for tests, and helpers that open them."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from PySide6.QtTest import QTest

from app.shell.window import Window
from app.sokoban.library.level_set import own_levels
from app.sokoban.page import SokobanPage


def many(count: int, random: Random, *, largest: int = 8) -> str:
    """Return a file of playable levels, mostly distinct: rooms with pillars, boxes beside their goals."""
    parts = []
    for number in range(1, count + 1):
        width, height = random.randint(5, largest), random.randint(4, largest)
        grid = [["#"] * (width + 2) for _ in range(height + 2)]
        squares = [(x, y) for y in range(1, height + 1) for x in range(1, width + 1)]
        for x, y in squares:
            grid[y][x] = " "
        places = random.sample(squares, 2 * random.randint(1, 5) + 1)
        for index, (x, y) in enumerate(places):
            grid[y][x] = "@" if not index else "$" if index % 2 else "."
        rows = "\n".join("".join(row) for row in grid)
        parts.append(f"{rows}\nTitle: Room {number}\nAuthor: Author {number % 7}\n")
    return "\n".join(parts)


def open_file(opener: SokobanPage | Window, path: Path) -> None:
    """Open a level file and wait until a job has read it."""
    opener.open_path(path)
    page = opener.page if isinstance(opener, Window) else opener
    assert isinstance(page, SokobanPage)
    deadline = time.monotonic() + 60
    while page.library.reading and time.monotonic() < deadline:
        QTest.qWait(5)
    assert not page.library.reading


def own_level(title: str) -> int:
    """Return the index of one of the program's own levels, whose order changes when more are added."""
    return [level.title for level in own_levels().levels].index(title)
