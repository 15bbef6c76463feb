"""What is known along a sequence of turns never excludes the truth, and closes when enough is known."""

from __future__ import annotations

from random import Random

import pytest

from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES, inverse_moves, position
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket, Source, unknown
from core.cube.solve.knowledge import Knowledge, first_mistake, nearer
from tests.core.cube.solve.solving import depths

DEEPEST = 20
NEAR = 4


def states(start: Cube, moves: list[str]) -> list[Cube]:
    found = [start]
    for move in moves:
        found.append(found[-1] * MOVES[move].cube)
    return found


def wander(random: Random, metric: Metric) -> tuple[list[str], list[Cube], list[int]]:
    """Turns near solved, slices and rotations among them, where every depth is known."""
    true = depths(metric.value, NEAR)
    start = random.choice([cube for cube, depth in true.items() if depth <= 2])
    names, moves, cubes = list(MOVES), list[str](), [start]
    while len(moves) < 12:
        move = random.choice(names)
        after = cubes[-1] * MOVES[move].cube
        if true_depth(after, metric) is not None:
            moves.append(move)
            cubes.append(after)
    return moves, cubes, [true_depth(cube, metric) or 0 for cube in cubes]


def true_depth(cube: Cube, metric: Metric) -> int | None:
    """The depth, however the cube is held."""
    upright = Cube.from_pieces(cube.corners, cube.twists, cube.edges, cube.flips)
    return depths(metric.value, NEAR).get(upright)


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("seed", range(8))
def test_the_truth_is_never_excluded_and_all_brackets_close(seed: int, metric: Metric) -> None:
    random = Random(seed)
    moves, cubes, true = wander(random, metric)
    knowledge = Knowledge(PUZZLE, metric)
    places = list(range(len(cubes)))
    random.shuffle(places)
    for at in places:
        low, high = random.randint(0, true[at]), random.randint(true[at], metric.deepest(3))
        knowledge.learn(cubes[at], Bracket(metric, low, high, None, Source.SOLVER))
        known = knowledge.along(cubes, moves)
        for one, depth in zip(known, true, strict=True):
            assert one.lower <= depth <= one.upper
            assert (one.upper - one.lower) % metric.step == 0, "parity is known in quarter turns"
        for turn in range(len(moves)):
            assert nearer(known[turn], known[turn + 1]) in {None, true[turn + 1] < true[turn]}
    for at in places:
        knowledge.learn(cubes[at], Bracket(metric, true[at], true[at]))
    known = knowledge.along(cubes, moves)
    assert [one.upper for one in known] == [one.lower for one in known] == true
    mistakes = [turn for turn in range(len(moves)) if true[turn + 1] >= true[turn]]
    assert first_mistake(known) == (mistakes[0] if mistakes else None)


@pytest.mark.parametrize("seed", range(10))
def test_what_is_learnt_late_or_early_comes_to_the_same(seed: int) -> None:
    """Neighbours differ by 1 at most: the tightest brackets are the meets of all cones, in whatever order they came."""
    random = Random(seed)
    moves = [random.choice(FACE_TURNS) for _ in range(15)]
    cubes = states(PUZZLE.new("3x3x3", seed + 1), moves)
    true = [10]
    for _ in moves:
        true.append(true[-1] + random.choice((-1, 0, 1)))
    facts = [(at, random.randint(1, depth), random.randint(depth, DEEPEST)) for at, depth in enumerate(true)]
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    shuffled = random.sample(facts, len(facts))
    for at, low, high in shuffled:
        knowledge.learn(cubes[at], Bracket(Metric.HTM, low, high))
        if random.random() < 0.5:
            knowledge.along(cubes, moves)
    found = [(one.lower, one.upper) for one in knowledge.along(cubes, moves)]
    for at, bracket in enumerate(found):
        if len(set(cubes)) == len(cubes):
            lower = max(1, *(low - abs(at - place) for place, low, _ in facts))
            upper = min(DEEPEST, *(high + abs(at - place) for place, _, high in facts))
            assert bracket == (lower, upper)


@pytest.mark.parametrize("metric", list(Metric))
def test_along_a_proved_solution_the_depth_is_known_exactly(metric: Metric) -> None:
    scramble = ["R", "U2", "F'", "L"]
    solution = tuple(inverse_moves(scramble))
    length = metric.length(solution)
    cubes = states(position(scramble), list(solution))
    knowledge = Knowledge(PUZZLE, metric)
    knowledge.learn(cubes[0], Bracket(metric, length, length, solution, Source.SOLVER))
    known = knowledge.along(cubes, solution)
    for at, one in enumerate(known):
        assert one.exact and one.upper == metric.length(solution[at:])
        assert one.solution == solution[at:]
    assert knowledge.of(cubes[2]) == known[2], "what a position learnt stays when the way to it is gone"


def test_a_turn_off_the_solution_leaves_a_bracket() -> None:
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    cube = position(["R", "U2", "F'", "L"])
    knowledge.learn(cube, Bracket(Metric.HTM, 4, 4, None, Source.SOLVER))
    after = knowledge.along(states(cube, ["D", "x", "M"]), ["D", "x", "M"])
    assert [(one.lower, one.upper) for one in after] == [(4, 4), (3, 5), (3, 5), (1, 7)]
    assert after[1].source is Source.NEIGHBOURS


def test_from_solved_the_way_back_is_a_solution() -> None:
    moves = ["R", "U", "Fw"]
    cubes = states(Cube(), moves)
    known = Knowledge(PUZZLE, Metric.HTM).along(cubes, moves)
    assert [(one.lower, one.upper) for one in known] == [(0, 0), (1, 1), (1, 2), (1, 3)]
    assert known[3].solution == ("Fw'", "U'", "R'")
    assert position(known[3].solution or (), cubes[3]).solved


def test_a_position_that_comes_again_is_known_everywhere() -> None:
    moves = ["U", "U", "U", "U"]
    cubes = states(position(["R", "D"]), moves)
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    knowledge.learn(cubes[1], Bracket(Metric.HTM, 3, 3))
    known = knowledge.along(cubes, moves)
    assert known[0] == known[4]
    assert (known[4].lower, known[4].upper) == (2, 4)


def test_one_proof_closes_the_way_that_is_as_long_as_the_depth() -> None:
    moves = inverse_moves(["R", "U", "F", "L", "D", "B", "R2", "U2"])
    cubes = states(position(inverse_moves(moves)), moves)
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    assert knowledge.along(cubes, moves)[0].upper == 8, "it ends at the solved cube"
    knowledge.learn(cubes[0], Bracket(Metric.HTM, 8, 8))
    known = knowledge.along(cubes, moves)
    assert [one.upper for one in known] == [one.lower for one in known] == list(range(8, -1, -1))
    assert first_mistake(known) is None


def test_a_mistake_after_an_open_turn_is_not_called_the_first() -> None:
    known = [Bracket(Metric.HTM, lower, upper) for lower, upper in ((5, 7), (5, 6), (6, 6))]
    assert nearer(known[0], known[1]) is None
    assert nearer(known[1], known[2]) is False
    assert first_mistake(known) is None


def test_what_is_known_of_any_position() -> None:
    assert unknown(PUZZLE, Cube.rotated(7), Metric.HTM) == Bracket(Metric.HTM, 0, 0, (), Source.TABLE)
    assert unknown(PUZZLE, position(["R"]), Metric.HTM) == Bracket(Metric.HTM, 1, 20, source=Source.NOTHING)
    assert unknown(PUZZLE, position(["R"]), Metric.QTM) == Bracket(Metric.QTM, 1, 25, source=Source.NOTHING)
    assert unknown(PUZZLE, position(["R", "M", "x"]), Metric.QTM) == Bracket(Metric.QTM, 1, 25, source=Source.NOTHING)
    assert unknown(PUZZLE, position(["R2"]), Metric.QTM) == Bracket(Metric.QTM, 2, 26, source=Source.NOTHING)
    small = POCKET.apply(POCKET.solved, "U")[0]
    assert unknown(POCKET, small, Metric.QTM) == Bracket(Metric.QTM, 1, 13, source=Source.NOTHING)
    assert unknown(POCKET, small, Metric.HTM) == Bracket(Metric.HTM, 1, 11, source=Source.NOTHING)


def test_a_solution_longer_than_any_depth_does_not_raise_the_bound() -> None:
    before = Bracket(Metric.HTM, 9, 20)
    long = tuple(["R", "U"] * 11)
    after = before.narrowed(Bracket(Metric.HTM, 5, 20, long, Source.SOLVER))
    assert (after.lower, after.upper, after.length, after.proved) == (9, 20, 22, False)
    assert after.narrowed(before) is after, "nothing new"
