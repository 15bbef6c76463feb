"""Measured difficulty compared with plain references."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from core.base.control import Control
from core.explain.sokoban.pushes import derive_grade, kept_difficulty
from core.sokoban.board import State
from core.sokoban.formats.collection import DIFFICULTY, read_collection
from core.sokoban.generate.difficulty import (
    GRADES,
    USUAL,
    WEIGHTS,
    DifficultyMeasure,
    Measures,
    dependence,
    list_pushed_boxes,
    measure,
)
from core.sokoban.level import state_of
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Effort, SolverMetric, solve
from resources import ROOT
from tests.core.sokoban.graph.test_exhaustive import Key, key, pushes

LEVELS = (
    ["######", "#    #", "# $$@#", "# .. #", "######"],
    [" #####", "##@#.#", "#  # #", "## $ #", "## $ #", "#.   #", "######"],
    ["######", "#@   #", "#  $ #", "##$ ##", "#.   #", "#.   #", "######"],
    ["######", "#    #", "##  ##", " # $#", "##$@##", "#.  .#", "######"],
)


def solution_of(start: State) -> str:
    answer = solve(start, SolverMetric.PUSHES, Effort(20), Control(), optimal=True)
    assert answer.solution is not None and answer.optimal
    return answer.solution.lurd


def reference(start: State) -> tuple[float, float]:
    """Return the share of dead positions and the random pusher's chance, by plain iteration."""
    after: dict[Key, list[Key]] = {}
    won: set[Key] = set()
    todo = [start]
    while todo:
        state = todo.pop()
        if key(state) in after:
            continue
        # the game goes on from a solved position when positions are counted, but the pusher has arrived
        following = pushes(state)
        after[key(state)] = [key(one) for one in following]
        if state.solved:
            won.add(key(state))
        todo += following
    alive = set(won)
    while more := {at for at, targets in after.items() if at not in alive and alive & set(targets)}:
        alive |= more
    chance = {at: float(at in won) for at in after}
    for _ in range(4000):
        for at, targets in after.items():
            if at not in won and at in alive:
                chance[at] = sum(chance[target] for target in targets) / len(targets)
    return 1 - len(alive) / len(after), chance[key(start)]


@pytest.mark.parametrize("rows", LEVELS)
def test_measures_of_small_levels(rows: list[str]) -> None:
    start = state_of(rows)
    solution = solution_of(start)
    found = measure(start, solution, Control())
    tally = replay(start, solution).tally
    dead, chance = reference(start)
    assert (found.pushes, found.box_changes) == (tally.pushes, tally.box_changes)
    assert found.dead == pytest.approx(dead) and found.chance == pytest.approx(chance, rel=1e-6)
    assert found.work is not None and found.work >= 1


@pytest.mark.parametrize("rows", LEVELS)
def test_dependence_counts_turns_of_every_pair(rows: list[str]) -> None:
    start = state_of(rows)
    solution = solution_of(start)
    boxes = list_pushed_boxes(start, solution)
    assert len(boxes) == replay(start, solution).tally.pushes
    shares = []
    for box in start.boxes:
        turns = []
        for other in set(start.boxes) - {box}:
            ours = [one for one in boxes if one in {box, other}]
            runs = 1 + sum(a != b for a, b in pairwise(ours))
            turns.append(1 - 2 / max(2, runs))
        shares.append(max(turns))
    assert dependence(start, solution) == pytest.approx(sum(shares) / len(shares))


def test_boxes_one_after_the_other_do_not_depend_on_each_other() -> None:
    start = state_of(["########", "#@$.   #", "#  $.  #", "########"])
    assert measure(start, "RdR", Control()).dependence == 0
    apart = state_of(["#########", "#@$ .   #", "#  $ .  #", "#########"])
    first, second = apart.boxes
    by_turns = "RdRluR"
    assert list_pushed_boxes(apart, by_turns) == [first, second, first]
    assert dependence(apart, by_turns) == pytest.approx(1 - 2 / 3)


def test_the_difficulty_is_the_weighted_mean_of_what_is_known() -> None:
    some = Measures(40, 12, 0.5, 0.9, 1e-8, 1000)
    shares = {part: some.share(part) for part in DifficultyMeasure}
    assert (
        shares[DifficultyMeasure.CHANGES]
        == shares[DifficultyMeasure.LENGTH]
        == shares[DifficultyMeasure.DEPENDENCE]
        == 0.5
    )
    assert shares[DifficultyMeasure.ODDS] == pytest.approx(0.5) and shares[DifficultyMeasure.WORK] == pytest.approx(0.5)
    usual = (0.5 * (0.74 + 0.82 + 0.25 + 0.25) + 0.25 * 0.9) / (0.74 + 0.82 + 3 * 0.25)
    assert some.difficulty() == pytest.approx(100 * usual)
    unknown = Measures(40, 12, 0.5, None, None, None)
    assert unknown.difficulty() == pytest.approx(50) and unknown.difficulty([]) == 0
    assert some.difficulty([DifficultyMeasure.DEAD]) == pytest.approx(90)
    assert (
        DifficultyMeasure.LENGTH not in USUAL
        and WEIGHTS[DifficultyMeasure.DEPENDENCE]
        > WEIGHTS[DifficultyMeasure.CHANGES]
        > WEIGHTS[DifficultyMeasure.LENGTH]
    )


def test_the_difficulty_grows_with_every_measure_and_stays_within_its_bounds() -> None:
    easy, hard = (1, 1, 0.0, 0.0, 0.9, 1), (400, 200, 1.0, 1.0, 1e-80, 10**9)
    for chosen in product((0, 1), repeat=6):
        values = [hard[at] if choice else easy[at] for at, choice in enumerate(chosen)]
        some = Measures(*values)  # type: ignore[arg-type]
        assert 0 <= some.difficulty(DifficultyMeasure) <= 100 and 1 <= some.grade(DifficultyMeasure) <= 5
        for at in range(6):
            if not chosen[at]:
                harder = Measures(*(hard[one] if one == at else value for one, value in enumerate(values)))  # type: ignore[arg-type]
                assert harder.difficulty(DifficultyMeasure) > some.difficulty(DifficultyMeasure)
    assert [
        Measures(1, 0, begin / 100, None, None, None).grade([DifficultyMeasure.DEPENDENCE]) for begin in GRADES
    ] == [
        1,
        2,
        3,
        4,
        5,
    ]


@pytest.mark.parametrize(
    ("difficulty", "grade"), [(0.0, 1), (37.9, 1), (38.0, 2), (57.9, 3), (58.0, 4), (65.0, 5), (99.0, 5)]
)
def test_grades_go_by_the_difficulty(difficulty: float, grade: int) -> None:
    assert derive_grade(difficulty).number == grade
    assert kept_difficulty(difficulty).number == difficulty


def test_the_program_s_own_levels_have_the_grade_of_their_difficulty() -> None:
    for entry in read_collection((ROOT / "levels" / "statewalk.sok").read_text("utf-8")).entries:
        keys = dict(entry.keys)
        assert derive_grade(float(keys[DIFFICULTY])).number == entry.grade, entry.title
