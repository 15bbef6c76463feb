"""The levels that come with the program: playable, all different, each with a solution that works."""

from __future__ import annotations

import pytest

from core.sokoban.board import State
from core.sokoban.collection import Entry, read_file
from core.sokoban.lurd import parse_lurd, replay
from core.sokoban.paths import walk_area
from resources import ROOT

COLLECTION = read_file(ROOT / "levels" / "statewalk.sok")
SEARCHED = 6_000
"""States within which the fewest pushes are proved here; the larger levels were proved when they were made."""


def test_the_collection() -> None:
    assert COLLECTION.title == "Statewalk"
    assert len(COLLECTION.entries) >= 24
    assert all(entry.level is not None and not entry.findings for entry in COLLECTION.entries)
    titles = [entry.title for entry in COLLECTION.entries]
    assert all(titles) and len(set(titles)) == len(titles)
    assert len({level.key for level in COLLECTION.levels}) == len(titles)
    assert {level.author for level in COLLECTION.levels} == {"Statewalk"}


@pytest.mark.parametrize("entry", COLLECTION.entries, ids=lambda entry: entry.title)
def test_the_stored_solution_solves_the_level(entry: Entry) -> None:
    level = entry.level
    assert level is not None and not level.start.solved
    (solution,) = level.solutions
    played = replay(level.start, "".join(parse_lurd(solution)))
    assert played.state.solved
    assert played.lurd == solution


def test_small_levels_have_no_shorter_solution() -> None:
    proved = 0
    for level in COLLECTION.levels:
        fewest = _fewest_pushes(level.start)
        if fewest is not None:
            proved += 1
            assert replay(level.start, level.solutions[0]).tally.pushes == fewest, level.title
    assert proved >= 5


def _fewest_pushes(start: State) -> int | None:
    """Breadth-first search over pushes; None if that takes more than SEARCHED states."""
    seen = {(start.boxes, walk_area(start).index(1))}
    layer, pushes = [start], 0
    while layer:
        if any(state.solved for state in layer):
            return pushes
        following = []
        for state in layer:
            area = walk_area(state)
            for box in state.boxes:
                for way, offset in enumerate((-1, -state.board.stride, 1, state.board.stride)):
                    if not area[box - offset]:
                        continue
                    after = State(state.board, state.boxes, box - offset).step(way)
                    if after is None:
                        continue
                    key = (after.boxes, walk_area(after).index(1))
                    if key not in seen:
                        seen.add(key)
                        following.append(after)
        if len(seen) > SEARCHED:
            return None
        layer, pushes = following, pushes + 1
    return None
