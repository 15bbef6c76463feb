"""Two-phase solutions solve, are short, and are called shortest only if they are."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, position
from core.cube.notation.notation import parse_moves
from core.cube.scramble import scramble
from core.cube.solve import phases, twophase
from tests.core.cube.solve.solving import depths, random_cube
from tests.core.cube.test_group import SUPERFLIP


def solution_of(cube: Cube, seconds: float = 0.002) -> tuple[str, ...]:
    """Return the moves, after checking that they solve and that the bracket is right."""
    result = twophase.solve(cube, seconds)
    assert result.moves is not None
    assert result.upper_bound == len(result.moves)
    assert result.lower_bound <= result.upper_bound
    assert set(result.moves) <= set(FACE_TURNS)
    assert position(result.moves, cube).solved
    return result.moves


def test_solved_needs_nothing() -> None:
    found = twophase.solve(Cube())
    assert found.moves == ()
    assert found.optimal


def test_every_position_of_three_moves_and_a_sample_of_four_is_proved_shortest() -> None:
    known = depths("htm", 4)
    source = random.Random(2)
    chosen = [cube for cube, depth in known.items() if depth <= 2]
    chosen += source.sample([cube for cube, depth in known.items() if depth == 3], 600)
    chosen += source.sample([cube for cube, depth in known.items() if depth == 4], 600)
    for cube in chosen:
        found = twophase.solve(cube, 5.0)
        assert found.moves is not None
        assert len(found.moves) == known[cube] == found.lower_bound
        assert found.optimal
        assert position(found.moves, cube).solved


@pytest.mark.parametrize("length", range(5, 10))
def test_nearly_solved_cubes_get_short_answers(length: int) -> None:
    for seed in range(40):
        moves = scramble(length, seed)
        found = twophase.solve(position(moves), 10.0 if length < 9 else 0.02)
        assert found.moves is not None
        assert len(found.moves) <= length
        assert found.optimal or length >= 9
        assert position(found.moves, position(moves)).solved


@pytest.mark.parametrize("seed", range(3))
def test_random_positions_are_solved_in_at_most_30_and_mostly_20(seed: int) -> None:
    source = random.Random(seed)
    lengths = [len(solution_of(random_cube(source), 0)) for _ in range(200)]
    assert max(lengths) <= 23
    assert sum(lengths) / len(lengths) < 20.6


def test_positions_that_are_hard() -> None:
    for text in (
        SUPERFLIP,
        "U D' R L' F B' U D'",
        "R2 L2 U2 D2 F2 B2",
        f"{SUPERFLIP} R2 L2 U2 D2 F2 B2",
        "U2 D2 F2 B2",
    ):
        assert len(solution_of(position(parse_moves(text)), 0)) <= 24, text


def test_a_position_held_otherwise_is_solved_as_it_is_held() -> None:
    cube = position(parse_moves("R U F2 x y'"))
    assert position(solution_of(cube), cube).solved
    assert len(solution_of(cube)) == 3


def test_more_time_is_never_worse_and_no_time_always_says_the_same() -> None:
    source = random.Random(9)
    for _ in range(15):
        cube = random_cube(source)
        first = solution_of(cube, 0)
        assert solution_of(cube, 0) == first
        assert len(solution_of(cube, 0.05)) <= len(first)


def test_an_inverse_and_its_position_are_both_solved() -> None:
    source = random.Random(10)
    for _ in range(50):
        cube = random_cube(source)
        solution_of(cube)
        solution_of(cube.inverse())


def test_a_cancelled_search_ends_with_an_honest_bracket() -> None:
    control = Control()
    control.cancel()
    found = twophase.solve(random_cube(random.Random(3)), 60.0, control)
    assert not found.optimal
    assert found.lower_bound <= 20


def test_a_search_is_cancelled_from_another_thread() -> None:
    control = Control()
    timer = threading.Timer(0.1, control.cancel)
    timer.start()
    found = twophase.solve(random_cube(random.Random(4)), 60.0, control)
    assert found.moves is not None
    assert found.lower_bound < len(found.moves)
    assert control.done > 0


def test_tables_can_be_asked_for_by_many_threads_at_once() -> None:
    threads = [threading.Thread(target=twophase.prepare) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 20e6 < phases.TABLE_BYTES < 40e6


def test_tables_are_kept_and_a_damaged_file_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    made = bytes(phases.kept(folder))
    file = folder / phases.FILE_NAME
    before = file.stat().st_mtime_ns
    assert bytes(phases.kept(folder)) == made
    assert file.stat().st_mtime_ns == before
    content = bytearray(file.read_bytes())
    content[-1000] ^= 4
    file.write_bytes(content)
    assert bytes(phases.kept(folder)) == made
    assert bytes(phases.kept(folder)) == made
    assert file.read_bytes() != content


def test_tables_need_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert len(phases.kept(tmp_path / "file" / "tables")) == phases.TABLE_BYTES


@pytest.mark.parametrize("seed", range(20))
def test_solutions_in_quarter_turns_have_the_right_parity(seed: int) -> None:
    moves = scramble(1 + seed % 7, seed)
    found = twophase.solve(position(moves), 0.0, metric="qtm")
    assert found.moves is not None
    assert found.upper_bound == Metric.QTM.length(found.moves)
    assert found.lower_bound <= Metric.QTM.length(moves)
    assert (found.lower_bound - Metric.QTM.length(moves)) % 2 == 0


def test_quarter_turns_near_solved_against_brute_force() -> None:
    known = depths("qtm", 4)
    for cube in random.Random(5).sample(list(known), 800):
        found = twophase.solve(cube, 0.0, metric=Metric.QTM)
        assert found.moves is not None
        assert position(found.moves, cube).solved
        assert found.lower_bound <= known[cube] <= Metric.QTM.length(found.moves) == found.upper_bound
        assert known[cube] == found.upper_bound


def _quarter_turns(cube: Cube, metric: str, nodes: int = 100_000) -> int:
    """Return the length of an answer after `nodes` nodes, whatever the machine's speed."""
    control = Control()
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(twophase.solve, cube, 60.0, control, metric)
        while not answer.done() and control.done < nodes:
            time.sleep(0.0005)
        control.cancel()
        return Metric.QTM.length(answer.result().moves or ())


def test_more_quarter_turns_are_saved_by_asking_for_them() -> None:
    source = random.Random(6)
    cubes = [random_cube(source) for _ in range(24)]
    assert sum(_quarter_turns(cube, "qtm") for cube in cubes) < sum(_quarter_turns(cube, "htm") for cube in cubes)
    with pytest.raises(ValueError, match="htm or qtm"):
        twophase.solve(Cube(), metric="stm")
