"""The optimal solver compared with breadth-first search, known positions, symmetry and itself."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterable
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, MOVES, inverse_moves, position, quarter_turn_length
from core.cube.notation.notation import parse_moves
from core.cube.random_state import random_cube
from core.cube.solve.optimal import OptimalSearch, all_solutions, solve
from core.cube.solve.table import generate
from tests.core.cube.solve.cosets import TURNED, TURNS, scrambled, shallow_table, small_table
from tests.core.cube.solve.solving import depths

SUPERFLIP = parse_moves("R L U2 F U' D F2 R2 B2 L U2 F' B' U R2 D F2 U R2 U")

CUBE_IN_CUBE = parse_moves("F L F U' R U F2 L2 U' L' B D' B' L2 U")


def solved_by(cube: Cube, moves: Iterable[str]) -> bool:
    for move in moves:
        cube = cube * MOVES[move].cube
    return cube.solved


@pytest.mark.parametrize(("metric", "depth", "count"), [("htm", 4, 46741), ("qtm", 4, 11206)])
@pytest.mark.parametrize("portable", [False, True])
def test_against_breadth_first_search(metric: str, depth: int, count: int, portable: bool) -> None:
    """The solver agrees with breadth-first search on all positions to depth 3, and on samples beyond."""
    table = small_table(metric)
    known = depths(metric, depth)
    assert len(known) == count
    rng = random.Random(1)
    near = [cube for cube, distance in known.items() if distance < 4]
    far = [cube for cube, distance in known.items() if distance == 4]
    for cube in near + rng.sample(far, 1500):
        result = OptimalSearch(cube, table, portable=portable).run()
        assert result.optimal
        assert result.lower_bound == known[cube]
        assert result.moves is not None
        assert solved_by(cube, result.moves)
    for cube in rng.sample(far, 300):
        beyond = cube * TURNED[rng.choice(TURNS[metric])] * TURNED[rng.choice(TURNS[metric])]
        length = solve(beyond, table).lower_bound
        if beyond in known:
            assert length == known[beyond]
        else:
            nearest = min(known.get(beyond * TURNED[turn], 5) for turn in TURNS[metric]) + 1
            assert length == nearest if nearest < 6 else length >= 6


@pytest.mark.parametrize(("metric", "lengths"), [("htm", range(8, 13)), ("qtm", range(9, 15))])
def test_symmetry_and_inverse_leave_the_length(metric: str, lengths: range) -> None:
    table = small_table(metric)
    rng = random.Random(2)
    for length in lengths:
        cube, turns = scrambled(metric, length, rng)
        result = solve(cube, table)
        assert result.moves is not None
        assert solved_by(cube, result.moves)
        assert result.lower_bound <= length
        assert solve(cube.inverse(), table).lower_bound == result.lower_bound
        # The mirror image exchanges R and L and the two senses of turning.
        mirrored = Cube()
        for turn in turns:
            face = {1: 4, 4: 1}.get(turn // 3, turn // 3)
            mirrored = mirrored * TURNED[3 * face + 2 - turn % 3]
        assert solve(mirrored, table).lower_bound == result.lower_bound
        for rotation in rng.sample(range(24), 3):
            seen = Cube.rotated(rotation).inverse() * cube * Cube.rotated(rotation)
            assert solve(seen, table, threads=2).lower_bound == result.lower_bound


HALF_TURN = {0: 0, 1: 4, 2: 5, 3: 3, 4: 1, 5: 2}
"""Faces to which half a turn of the whole cube about U takes each face."""


@pytest.mark.parametrize(("metric", "half"), [("htm", 7), ("qtm", 8)])
def test_like_its_inverse_and_as_deep_as_without_that(metric: str, half: int) -> None:
    """A position like its inverse is searched from both ends for one solution, without symmetry for all."""
    table, rng, deep = small_table(metric), random.Random(4), 0
    while deep < 12:
        _, turns = scrambled(metric, half, rng)
        # then taken back, seen from behind
        undone_turns = [3 * HALF_TURN[turn // 3] + 2 - turn % 3 for turn in reversed(turns)]
        cube = Cube()
        for turn in (*turns, *undone_turns):
            cube = cube * TURNED[turn]
        every = all_solutions(cube, table, 1000)
        one = OptimalSearch(cube, table)
        found = one.run()
        assert found.moves is not None
        assert solved_by(cube, found.moves)
        assert one.length(found.moves) == one.length(every[0])
        deep += one.length(every[0]) >= 12 + 2 * (metric == "qtm")


def test_all_solutions_of_a_position_that_looks_alike_from_three_sides() -> None:
    """A position with threefold symmetry has all its solutions found, not one for each three."""
    cube = position(parse_moves("F L F U' R U F2 L2 U' L' B D' B' L2 U"))
    solutions = all_solutions(cube, small_table("htm"), 1000)
    assert len(solutions) == 24
    assert all(len(moves) == 15 and solved_by(cube, moves) for moves in solutions)


def test_cubes_held_in_any_way() -> None:
    table = small_table("htm")
    rng = random.Random(3)
    for rotation in range(24):
        cube = Cube.rotated(rotation) * scrambled("htm", 7, rng)[0]
        result = solve(cube, table)
        assert result.moves is not None
        assert solved_by(cube, result.moves)


def test_kernels_and_threads_agree() -> None:
    rng = random.Random(4)
    for metric in ("htm", "qtm"):
        table = small_table(metric)
        for _ in range(6):
            cube, _ = scrambled(metric, 13, rng)
            wide = OptimalSearch(cube, table)
            plain = OptimalSearch(cube, table, portable=True)
            shared = OptimalSearch(cube, table)
            length = wide.run().lower_bound
            assert plain.run().lower_bound == length
            assert shared.run(threads=3).lower_bound == length
            assert wide.looks == plain.looks


def test_parity_in_quarter_turns() -> None:
    """Depth has the parity of the position, and half turns count two."""
    table = small_table("qtm")
    rng = random.Random(5)
    for length in range(1, 13):
        cube, _ = scrambled("qtm", length, rng)
        result = solve(cube, table)
        assert result.moves is not None
        assert result.lower_bound % 2 == length % 2
        assert quarter_turn_length(result.moves) == result.upper_bound == result.lower_bound


def test_all_solutions_are_found() -> None:
    """All solutions of a length are found, compared with every canonical sequence."""
    table = small_table("htm")
    rng = random.Random(6)
    for _ in range(6):
        cube, _ = scrambled("htm", 4, rng)
        length = solve(cube, table).lower_bound
        expected = {moves for moves in _sequences(length) if solved_by(cube, moves)}
        solutions = all_solutions(cube, table, 100)
        assert len(solutions) == len(set(solutions))
        assert set(solutions) == expected
    half_turns = position(["U2", "D2", "R2", "L2", "F2", "B2"])
    assert len(all_solutions(half_turns, table, 100)) == 6
    assert len(all_solutions(half_turns, table, 3)) == 3


def _sequences(length: int) -> list[tuple[str, ...]]:
    words: list[tuple[str, ...]] = [()]
    for _ in range(length):
        words = [(*word, turn) for word in words for turn in FACE_TURNS if not word or _may_follow(word[-1], turn)]
    return words


def _may_follow(first: str, second: str) -> bool:
    faces = "URFDLB"
    a, b = faces.index(first[0]), faces.index(second[0])
    return a != b and a != b + 3


def test_symmetric_positions_need_few_prefixes() -> None:
    """The superflip, alike from all 48 sides, needs few prefixes; its bracket starts to close at once."""
    cube = position(SUPERFLIP)
    search = OptimalSearch(cube, small_table("htm"), upper=inverse_moves(SUPERFLIP))
    reports = []

    def watch(search: OptimalSearch) -> None:
        reports.append((search.lower_bound, search.upper_bound))
        if search.lower_bound == 13:
            search.control.cancel()

    result = search.run(2, watch)
    assert result == search.solution()
    assert (result.lower_bound, result.upper_bound, result.optimal) == (13, 20, False)
    assert result.moves == tuple(inverse_moves(SUPERFLIP))
    assert reports == [(depth, 20) for depth in range(reports[0][0], 14)]
    assert result.nodes < 100_000_000


@pytest.mark.long
def test_the_superflip_is_20_half_turns_deep() -> None:
    """The superflip is 20 half turns deep (M. Reid 1995).

    It takes some two minutes of one processor and 2.6 GB; the smaller tables see too few of its flips.
    """
    table = generate("large", "htm", threads=2)
    assert table is not None
    cube = position(SUPERFLIP)
    result = OptimalSearch(cube, table, upper=inverse_moves(SUPERFLIP)).run(2)
    assert (result.lower_bound, result.upper_bound, result.optimal) == (20, 20, True)
    assert result.moves is not None
    assert solved_by(cube, result.moves)


def test_an_upper_bound_ends_the_search() -> None:
    table = small_table("htm")
    moves = SUPERFLIP[:13]
    cube = position(moves)
    alone = solve(cube, table)
    with_upper = solve(cube, table, upper=inverse_moves(moves))
    assert alone.lower_bound == with_upper.lower_bound == 13
    assert with_upper.moves == tuple(inverse_moves(moves))
    assert with_upper.nodes < alone.nodes
    with pytest.raises(ValueError, match="do not solve"):
        solve(cube, table, upper=["U"])


def test_an_offer_while_searching_ends_it() -> None:
    cube = position(SUPERFLIP)
    search = OptimalSearch(cube, small_table("htm"))

    def offer(search: OptimalSearch) -> None:
        if search.lower_bound == 12:
            search.offer(inverse_moves(SUPERFLIP))
            assert search.upper_bound == 20
            search.control.cancel()

    result = search.run(1, offer)
    assert (result.lower_bound, result.upper_bound) == (12, 20)


@pytest.mark.parametrize("threads", [1, 2])
def test_cancel(threads: int) -> None:
    control = Control()
    search = OptimalSearch(position(SUPERFLIP), small_table("qtm"), control=control)
    threading.Timer(0.2, control.cancel).start()
    result = search.run(threads)
    assert result.moves is None
    assert result.upper_bound is None
    assert not result.optimal
    assert 2 < result.lower_bound <= 24


@pytest.mark.parametrize(("metric", "bounds"), [("htm", {6}), ("qtm", {6, 7})])
def test_the_first_bound_is_one_more_where_no_turn_leads_nearer(metric: str, bounds: set[int]) -> None:
    """The first bound is one more than the table's if no turn leads nearer; in QTM parity may add one."""
    table = shallow_table(metric)
    assert {OptimalSearch(random_cube(seed), table).lower_bound for seed in range(40)} == bounds


def test_a_search_that_has_not_begun_has_no_share() -> None:
    assert OptimalSearch(position(SUPERFLIP), shallow_table("htm"), lower=15).fraction == 0


def test_a_search_far_above_the_bound_of_the_table_is_split_at_once() -> None:
    """A search far above the table's bound is split at once, so that its share can be shown.

    The superflip looks solved to a small table: a single part would have covered all of its 11 turns.
    """
    control, shares = Control(), set[float]()
    search = OptimalSearch(position(SUPERFLIP), small_table("htm"), control=control, lower=11)
    worker = threading.Thread(target=search.run, args=(1, None, 12))
    worker.start()
    while worker.is_alive():
        shares.add(search.fraction)
        time.sleep(0.002)
    assert len({round(share, 1) for share in shares}) > 3


class Followed(NamedTuple):
    """Readings of a running search: depth, nodes of that iteration, and its share."""

    readings: list[tuple[int, int, float]]
    nodes: dict[int, int]
    """Nodes of each iteration that ended without a solution."""


def follow(search: OptimalSearch, threads: int, until: int) -> Followed:
    readings: list[tuple[int, int, float]] = []
    ends = {search.depth: 0}

    def report(at: OptimalSearch) -> None:
        ends[at.depth] = at.nodes_tried

    worker = threading.Thread(target=search.run, args=(threads, report, until))
    worker.start()
    while worker.is_alive():
        before, depth = ends[max(ends)], search.depth
        share, nodes = search.fraction, search.nodes_tried
        if depth == search.depth == max(ends):
            readings.append((depth, nodes - before, share))
        time.sleep(0.002)
    return Followed(readings, {depth: ends[after] - ends[depth] for depth, after in pairwise(sorted(ends))})


@pytest.mark.parametrize(
    ("metric", "lower", "until", "threads", "cube"),
    [
        *[("htm", 0, 16, 1 + seed % 2, random_cube(seed)) for seed in range(4)],
        *[("htm", 15, 16, 2, random_cube(seed)) for seed in (4, 5)],
        *[("qtm", 0, 18, 1 + seed % 2, random_cube(seed)) for seed in (1, 2)],
        ("qtm", 16, 18, 2, random_cube(3)),
        ("htm", 0, 16, 1, position([*CUBE_IN_CUBE, *SUPERFLIP])),
    ],
)
def test_share_is_that_of_the_nodes_counted_afterwards(
    metric: str, lower: int, until: int, threads: int, cube: Cube
) -> None:
    """The shown share is within 10 points of the true one from 20 % on.

    Also without an earlier iteration, and where symmetry leaves fewer prefixes.
    """
    followed = follow(OptimalSearch(cube, small_table(metric), lower=lower), threads, until)
    last = max(followed.nodes)
    read = [(nodes / followed.nodes[last], share) for depth, nodes, share in followed.readings if depth == last]
    compared = [(true_share, share) for true_share, share in read if 0.2 <= true_share <= 1]
    assert compared, "it was read while it ran"
    assert max(abs(true_share - share) for true_share, share in compared) < 0.1
    assert min(share for _, share in read) < 0.3, "and it moved"


def test_share_of_a_cancelled_search_stays_what_it_was() -> None:
    control = Control()
    search = OptimalSearch(position(SUPERFLIP), shallow_table("htm"), control=control, lower=15)
    worker = threading.Thread(target=search.run, args=(2,))
    worker.start()
    while search.fraction < 1e-4:
        time.sleep(0.002)
    control.cancel()
    worker.join()
    assert search.lower_bound == search.depth == 15
    assert 1e-4 <= search.fraction < 1


@pytest.mark.parametrize(("metric", "more", "bound"), [("htm", (), 6), ("qtm", ("U",), 7)])
def test_three_equal_looks_of_a_side_raise_the_bound_by_one(metric: str, more: tuple[str, ...], bound: int) -> None:
    """Three equal looks of a side raise the bound by one.

    A solution of just that length would end in a turn that leaves one of the looks unchanged.
    """
    search = OptimalSearch(position([*SUPERFLIP, *more]), shallow_table(metric))
    assert search.looks == ((5, 5, 5), (5, 5, 5))
    assert search.lower_bound == search.depth == bound, "and in quarter turns it is odd"


def test_solved_and_bad_requests() -> None:
    table = small_table("htm")
    assert solve(Cube(), table).moves == ()
    assert all_solutions(Cube(), table, 5) == [()]
    with pytest.raises(ValueError, match="at least one"):
        all_solutions(Cube(), table, 0)


def canonical(moves: tuple[str, ...]) -> bool:
    """Return whether no face is turned twice in a row, and U, R, F come first of opposite faces."""
    order = "URFDLB"
    pairs = [(order.index(a[0]), order.index(b[0])) for a, b in pairwise(moves)]
    return all(a != b and a != b + 3 for a, b in pairs)


@cache
def half_ways(faces: str) -> dict[Cube, list[tuple[str, ...]]]:
    """Return every canonical sequence of three turns of these faces, by the position it leads to."""
    turns = [turn for turn in FACE_TURNS if turn[0] in faces]
    sequences: dict[Cube, list[tuple[str, ...]]] = {}
    for moves in product(turns, repeat=3):
        if canonical(moves):
            sequences.setdefault(position(moves), []).append(moves)
    return sequences


@pytest.mark.parametrize("faces", ["URFDLB", "RUL", "URF"])
@pytest.mark.parametrize("scramble", [[], ["R2", "L2"], ["U2", "D2", "R2", "L2"], ["R", "U", "R'", "U'", "R", "U"]])
def test_every_solution_of_a_length_is_found_also_of_chosen_faces(faces: str, scramble: list[str]) -> None:
    """Every solution of six turns of chosen faces is found, compared with all pairs of three turns."""
    cube, halves = position(scramble), half_ways(faces)
    expected = set()
    for first in {moves for ways in halves.values() for moves in ways}:
        for second in halves.get(position(first, cube), []):
            moves = first + tuple(ordered(inverse_moves(second)))
            if canonical(moves):
                expected.add(moves)
    solutions = all_solutions(cube, small_table("htm", 2), 10_000, lower=6, faces=faces, until=7)
    assert len(solutions) == len(set(solutions))
    assert set(solutions) == expected


def ordered(moves: Iterable[str]) -> list[str]:
    """Return the turns with U, R, F first among adjacent turns of opposite faces."""
    done = list(moves)
    for at in range(len(done) - 1):
        if "URFDLB".index(done[at][0]) == "URFDLB".index(done[at + 1][0]) + 3:
            done[at], done[at + 1] = done[at + 1], done[at]
    return done


def test_faces_are_those_of_the_cube_as_it_is_held() -> None:
    """Chosen faces are those of the cube as it is held, so their letters turn with it."""
    cube = position(["x", "R", "U"])
    (found,) = all_solutions(cube, small_table("htm", 2), 10, faces="RU")
    assert found == ("U'", "R'")
    assert all_solutions(cube, small_table("htm", 2), 10, faces="LDFB", until=6) == []


@pytest.mark.parametrize("metric", ["htm", "qtm"])
@pytest.mark.parametrize("lower", range(8))
def test_no_solution_is_taken_for_a_longer_one(metric: str, lower: int) -> None:
    """No solution is taken for a longer one, as when both ends of a search meet in turns of one face."""
    cube, table = position(["R2", "L2"]), small_table(metric, 2)
    for solutions in (
        all_solutions(cube, table, 100, lower=lower, until=9),
        all_solutions(cube, table, 1, lower=lower),
    ):
        assert len(solutions) == len(set(solutions))
        assert all(solved_by(cube, moves) for moves in solutions)
        lengths = {len(moves) if metric == "htm" else quarter_turn_length(moves) for moves in solutions}
        assert not lengths or min(lengths) >= lower
        assert len(lengths) <= 1
