"""The solver closes the bracket around a depth with valid bounds; its tables are read or made once."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.notation.notation import parse_moves
from core.cube.random_state import random_cube
from core.cube.scramble import scramble
from core.cube.solve import optimal, tables, twophase
from core.cube.solve.bracket import Bracket
from core.cube.solve.solution import SolverResult
from core.cube.solve.solver import Search, Solver, SolverKind, Stage
from core.cube.solve.table import CosetTable
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.databases import korf_databases

SUPERFLIP = "R L U2 F U' D F2 R2 B2 L U2 F' B' U R2 D F2 U R2 U"


def ready(kind: SolverKind, metric: Metric) -> Solver:
    """Return a solver whose table knows only depths near solved."""
    return Solver.from_table(
        small_table(metric.value, 2) if kind is SolverKind.COSETS else korf_databases(metric.value, 4)
    )


def watch(search: Search, control: Control | None = None) -> tuple[Bracket, list[Bracket]]:
    """Return the final bracket, and all that another thread saw meanwhile."""
    seen, over = [search.bracket], threading.Event()

    def look() -> None:
        while not over.wait(0.0005):
            seen.append(search.bracket)

    watching = threading.Thread(target=look)
    watching.start()
    last = search.run(control)
    over.set()
    watching.join()
    for one in [*seen, last]:
        if one.solution is not None:
            assert position(one.solution, search.cube).solved
            assert one.lower <= (one.length or 0)
        assert one.lower <= one.upper
    lowers, uppers = [one.lower for one in seen], [one.upper for one in seen]
    assert lowers == sorted(lowers)
    assert uppers == sorted(uppers, reverse=True)
    return last, seen


@pytest.mark.parametrize("metric", list(Metric))
def test_a_solved_cube_asks_for_no_table(metric: Metric) -> None:
    search = Solver("huge").search(Cube.rotated(5), metric)
    found = search.run()
    assert found.is_proved and found.upper == 0 and found.solution == ()
    assert search.stage is Stage.SHORT


def test_what_two_phase_proves_needs_no_table() -> None:
    search = Solver("huge").search(position(parse_moves("R U F2")), Metric.HTM)
    found = search.run()
    assert found.is_proved and found.upper == 3
    assert search.stage is Stage.SHORT


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("kind", list(SolverKind))
def test_the_bracket_closes(kind: SolverKind, metric: Metric) -> None:
    moves = scramble(8, 5)
    search = ready(kind, metric).search(position(moves), metric)
    found, seen = watch(search)
    assert found.is_proved and found.is_exact
    assert found.upper <= metric.length(moves)
    assert found.upper == twophase.solve(position(moves), 2.0, metric=metric).upper_bound
    assert search.nodes >= 0 and seen


def test_what_is_known_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cancelled search resumes where it was: nothing proved is searched again."""
    cube, control = position(parse_moves(SUPERFLIP)), Control()
    first = ready(SolverKind.COSETS, Metric.HTM).search(cube, Metric.HTM)
    threading.Timer(1.0, control.cancel).start()
    reached = first.run(control)
    assert not reached.is_proved and reached.lower >= 6
    begun: list[int] = []

    class Begun(optimal.OptimalSearch):
        def run(self, threads: int = 1, report: Any = None, until: int = 99) -> SolverResult:
            begun.append(self.depth)
            self.control.cancel()
            return super().run(threads, report, until)

    monkeypatch.setattr(optimal, "OptimalSearch", Begun)
    again = ready(SolverKind.COSETS, Metric.HTM).search(cube, Metric.HTM, reached)
    assert again.bracket == reached
    assert again.run(Control()).lower >= reached.lower
    assert first.run(Control()).lower >= reached.lower
    assert begun == [reached.lower, reached.lower]


def test_a_known_solution_is_as_good_as_a_found_one() -> None:
    moves = scramble(9, 3)
    known = Bracket(Metric.HTM, 1, 9, tuple(inverse_moves(moves)))
    found = ready(SolverKind.COSETS, Metric.HTM).prove(position(moves), Metric.HTM, known)
    assert found.is_proved and found.upper <= 9


def test_a_solution_with_slices_does_not_mislead_the_search() -> None:
    moves = ["M", "U", "x", "R"]
    known = Bracket(Metric.HTM, 1, 4, tuple(inverse_moves(moves)))
    found = ready(SolverKind.COSETS, Metric.HTM).search(position(moves), Metric.HTM, known).run()
    assert found.is_proved and found.length == found.upper <= 4
    assert position(found.solution or (), position(moves)).solved


@pytest.mark.parametrize("kind", list(SolverKind))
def test_a_cancelled_search_keeps_its_bracket(kind: SolverKind) -> None:
    control, cube = Control(), random_cube(4)
    threading.Timer(0.5, control.cancel).start()
    last, _ = watch(ready(kind, Metric.QTM).search(cube, Metric.QTM), control)
    assert last.solution is not None and not last.is_proved
    assert 5 <= last.lower <= last.upper <= 26


def test_a_search_cancelled_at_once_says_what_is_known_of_any_position() -> None:
    control = Control()
    control.cancel()
    found = ready(SolverKind.COSETS, Metric.HTM).search(random_cube(4), Metric.HTM).run(control)
    assert (found.upper, found.solution) == (20, None) and found.lower >= 1


def test_several_solutions_are_for_cosets() -> None:
    cube = position(["R2", "L2", "U2"])
    found = ready(SolverKind.COSETS, Metric.HTM).solutions(cube, Metric.HTM, 10)
    assert found and all(position(moves, cube).solved and len(moves) == 3 for moves in found)
    with pytest.raises(TypeError):
        ready(SolverKind.PATTERNS, Metric.HTM).solutions(cube, Metric.HTM, 10)
    control = Control()
    control.cancel()
    assert ready(SolverKind.COSETS, Metric.HTM).solutions(random_cube(1), Metric.HTM, 10, control) == []


# tables


def test_a_second_who_needs_the_table_waits_for_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    made, go_on = list[str](), threading.Event()

    def make(_size: str, metric: Metric, *_: object) -> CosetTable:
        made.append(metric)
        go_on.wait(10)
        return small_table(metric.value, 2)

    monkeypatch.setattr(tables, "coset_table", make)
    shared, found = Solver(), list[object]()
    threads = [threading.Thread(target=lambda: found.append(shared.table(Metric.HTM))) for _ in range(2)]
    for thread in threads:
        thread.start()
    while not made:
        time.sleep(0.001)
    control = Control()
    control.cancel()
    assert shared.table(Metric.HTM, control) is None, "who gives up does not wait"
    assert not shared.has_table(Metric.HTM)
    go_on.set()
    for thread in threads:
        thread.join()
    assert found == [small_table("htm", 2)] * 2
    assert made == ["htm"]
    assert shared.has_table(Metric.HTM)


def test_who_asks_after_a_cancel_joins_the_table_that_is_being_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request after a cancel joins the table being made, and its progress continues.

    As when *Solve* takes over from the table of the first start.
    """
    made, go_on = list[str](), threading.Event()

    def make(_size: str, metric: Metric, control: Control, *_: object) -> CosetTable:
        made.append(metric)
        control.total, control.done = 100, 75
        go_on.wait(10)
        return small_table(metric.value, 2)

    monkeypatch.setattr(tables, "coset_table", make)
    shared, first, second = Solver(), Control(), Control()
    found = list[object]()
    one = threading.Thread(target=lambda: found.append(shared.table(Metric.HTM, first)))
    one.start()
    while first.done != 75:
        time.sleep(0.001)
    first.cancel()
    one.join()
    two = threading.Thread(target=lambda: found.append(shared.table(Metric.HTM, second)))
    two.start()
    while second.done != 75:
        time.sleep(0.001)
    go_on.set()
    two.join()
    assert made == ["htm"] and found == [None, small_table("htm", 2)]
    assert (second.done, second.total) == (0, 0)


def test_tables_of_one_size_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def make(size: str, metric: Metric, *_: object) -> CosetTable:
        asked.append(size)
        return small_table(metric.value, 2)

    monkeypatch.setattr(tables, "coset_table", make)
    shared = Solver("medium")
    shared.table(Metric.HTM)
    shared.size = "small"
    assert not shared.has_table(Metric.HTM)
    shared.table(Metric.HTM)
    shared.size = "small"
    shared.table(Metric.HTM)
    assert asked == ["medium", "small"]


def test_too_little_memory_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(tables, "coset_table", fail)
    with pytest.raises(MemoryError, match=r"The pruning table needs more memory than there is. Choose a smaller one\."):
        Solver().search(random_cube(1), Metric.HTM).run()


def test_reading_a_table_is_not_counted_as_what_was_done_before(monkeypatch: pytest.MonkeyPatch) -> None:
    control, seen = Control(), []
    control.done = 190_208  # as a two-phase search leaves it, with no total

    def read(_size: str, metric: Metric, control: Control, *_: object) -> CosetTable:
        seen.append((control.done, control.total))
        return small_table(metric.value, 2)

    monkeypatch.setattr(tables, "coset_table", read)
    assert Solver("medium").table(Metric.HTM, control) is not None
    assert seen == [(0, 0)]
