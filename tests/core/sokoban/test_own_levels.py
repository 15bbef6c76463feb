"""Shipped levels: playable, distinct, each with a correct solution."""

from __future__ import annotations

import pytest

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.formats.collection import CollectionEntry, read_file, read_level
from core.sokoban.generate.difficulty import GRADES, measure
from core.sokoban.generate.generate import GeneratedLevel, best_solution, generate
from core.sokoban.generate.make import make_from_seed
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.generate.wishes import GenerationMethod, Wishes
from core.sokoban.graph.exhaustive import Backward, Forward
from core.sokoban.identity import duplicates
from core.sokoban.lurd import parse_lurd
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve
from resources import ROOT

COLLECTION = read_file(ROOT / "levels" / "statewalk.sok")
TEACHING = 12
"""Number of levels at the beginning with a fixed order."""
SEARCHED = 20_000
"""Most states within which fewest pushes are proved here; larger levels were proved when made."""
PLAIN = 400
"""Most states of the levels that a second, plainer search solves again."""


def test_the_collection() -> None:
    assert COLLECTION.title == "Statewalk"
    assert len(COLLECTION.entries) == 150
    assert all(entry.level is not None and not entry.findings for entry in COLLECTION.entries)
    titles = [entry.title for entry in COLLECTION.entries]
    assert all(titles) and len(set(titles)) == len(titles)
    assert len({level.key for level in COLLECTION.levels}) == len(titles)
    assert {level.author for level in COLLECTION.levels} == {"Statewalk"}


def test_the_first_evening_is_gentle_and_says_what_it_teaches() -> None:
    """The first twelve levels have the first grade and comments on what they teach.

    A tunnel and a corral are among them.
    """
    path = COLLECTION.entries[:TEACHING]
    assert all(entry.grade == 1 and entry.comment for entry in path)
    said = " ".join(entry.comment for entry in path)
    assert all(word in said for word in ("push", "Lift", "corner", "tunnel", "Play backwards", "corral"))
    assert all(len(level.start.boxes) <= 3 for level in COLLECTION.levels[:TEACHING])


def test_half_are_drawn_by_hand_and_the_header_counts_them() -> None:
    made = sum("Made" in dict(entry.keys) for entry in COLLECTION.entries)
    drawn = len(COLLECTION.entries) - made
    assert abs(drawn - made) <= 2
    assert f"Of the {drawn + made} levels {drawn} were drawn by hand, and {made} were" in COLLECTION.notes


def test_no_two_levels_are_the_same_under_any_symmetry() -> None:
    assert duplicates(COLLECTION.levels) == {}


def test_levels_grow_harder() -> None:
    """Levels get harder: each third of them is harder than the one before."""
    tallies = [replay(level.start, level.solutions[0]).tally for level in COLLECTION.levels]
    boxes = [len(level.start.boxes) for level in COLLECTION.levels]
    third = len(tallies) // 3
    for figures in (boxes, [one.pushes for one in tallies], [one.box_changes for one in tallies]):
        sums = [sum(figures[at : at + third]) for at in (0, third, 2 * third)]
        assert sums[0] < 0.9 * sums[1] and sums[1] < 0.9 * sums[2]
    assert boxes[0] == 1 and tallies[0].pushes <= 3


def test_levels_that_chance_made_say_how() -> None:
    made = [dict(level.keys)["Made"] for level in COLLECTION.levels if dict(level.keys).get("Made")]
    assert len(made) >= 70 and len(set(made)) == len(made)
    assert {method for method in GenerationMethod if any(f"--method {method} " in one for one in made)} == set(
        GenerationMethod
    )


def test_all_levels_are_graded_by_what_is_measured() -> None:
    """The levels' stored difficulties are those of `core.sokoban.generate.difficulty`, where quick."""
    difficulties = [float(dict(level.keys)["Difficulty"]) for level in COLLECTION.levels]
    assert difficulties[TEACHING:] == sorted(difficulties[TEACHING:])
    grades = [entry.grade for entry in COLLECTION.entries]
    assert grades == sorted(grades)
    assert all(grades.count(grade) >= 20 for grade in (1, 2, 3, 4, 5))
    for level, difficulty, grade in zip(COLLECTION.levels, difficulties, grades, strict=True):
        assert grade == sum(difficulty >= begin for begin in GRADES), level.title
    for level, difficulty in list(zip(COLLECTION.levels, difficulties, strict=True))[::9]:
        measured = measure(level.start, level.solutions[0], Control(), positions=100_000)
        if measured.dead is not None:
            # the solver's work, one of the measures, changes a little as the solver does
            assert measured.difficulty() == pytest.approx(difficulty, abs=1.5), level.title


def test_some_of_the_newer_ones_made_again() -> None:
    again = 0
    for level in COLLECTION.levels:
        words = dict(level.keys).get("Made", "").split()
        said = dict(zip(words[::2], words[1::2], strict=True))
        if "--method" in said and len(level.start.boxes) == 2:
            least, _, most = said["--pushes"].partition("-")
            size = int(said["--width"]), int(said["--height"]), int(said["--boxes"])
            wishes = Wishes(
                *size, RoomStyle(said["--style"]), GenerationMethod(said["--method"]), int(least), int(most)
            )
            made = make_from_seed(wishes, int(said["--seed"]), Control())
            assert isinstance(made, GeneratedLevel) and tuple(made.rows) == level.rows, level.title
            assert made.solution == level.solutions[0]
            again += 1
    assert again >= 8


def test_one_of_them_made_again() -> None:
    level = next(level for level in COLLECTION.levels if level.title == "The Dogleg")
    parts = dict(level.keys)["Made"].split()
    seed, width, height, boxes = map(int, parts[1:8:2])
    made = generate(seed, width, height, boxes, RoomStyle(parts[9]), 24, Control())
    assert made is not None and tuple(made.rows) == level.rows and made.solution == level.solutions[0]


@pytest.mark.parametrize("entry", COLLECTION.entries, ids=lambda entry: entry.title)
def test_the_stored_solution_solves_the_level(entry: CollectionEntry) -> None:
    level = entry.level
    assert level is not None and not level.start.solved
    (solution,) = level.solutions
    played = replay(level.start, "".join(parse_lurd(solution)))
    assert played.state.solved
    assert played.lurd == solution


@pytest.mark.parametrize("title", ["The Lent Seat", "The Paper Clip", "The Lift", "Musical Chairs", "The Cat"])
def test_where_a_box_is_home_that_must_leave_none_may_stay(title: str) -> None:
    """Boxes that begin on goals must leave them: with a wall instead of any of them there is no solution."""
    level = next(level for level in COLLECTION.levels if level.title == title)
    board = level.start.board
    homes = [board.xy(box) for box in level.start.boxes if board.goals[box]]
    assert homes
    for x, y in homes:
        rows = list(level.rows)
        rows[y] = rows[y][:x] + "#" + rows[y][x + 1 :]
        answer = solve(read_level("\n".join(rows)).start, SolverMetric.PUSHES, Effort(60), Control(), optimal=True)
        assert answer.ending is SearchEnding.UNSOLVABLE


def test_small_levels_have_no_shorter_solution() -> None:
    proved = 0
    for level in COLLECTION.levels:
        plain = Forward(level.start.board, PLAIN)
        plain.explore(level.start, Control())
        fewest = _fewest_pushes(level.start) if len(plain) < PLAIN else None
        if fewest is not None:
            proved += 1
            assert replay(level.start, level.solutions[0]).tally.pushes == fewest, level.title
    assert proved >= 30


def test_no_level_has_a_better_solution() -> None:
    """No level has a better solution by pushes, then moves, where a search of moderate size proves it."""
    proved = 0
    for level in COLLECTION.levels:
        search = Backward(level.start.board, SEARCHED)
        search.explore(Control())
        best = best_solution(search, level.start)
        if best is not None:
            proved += 1
            stored, found = (replay(level.start, moves).tally for moves in (level.solutions[0], best))
            assert (stored.pushes, stored.moves) == (found.pushes, found.moves), level.title
    assert proved >= 115


def _fewest_pushes(start: State) -> int | None:
    """Return the fewest pushes; None if that takes more than four times PLAIN states."""
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
        if len(seen) > 4 * PLAIN:
            return None
        layer, pushes = following, pushes + 1
    return None
