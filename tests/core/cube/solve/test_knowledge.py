"""Brackets along a sequence of turns contain the true depth, and close when enough is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

import pytest

from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES, in_face_turns, inverse_moves, position
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.cube.solve.bracket import Bracket, BracketSource, make_trivial_bracket
from core.cube.solve.knowledge import Knowledge, first_mistake, in_both_metrics, nearer
from tests.core.cube.solve.solving import TURNS, depths

DEEPEST = 20
NEAR = 4


def states(start: Cube, moves: list[str]) -> list[Cube]:
    found = [start]
    for move in moves:
        found.append(found[-1] * MOVES[move].cube)
    return found


def wander(random: Random, metric: Metric) -> tuple[list[str], list[Cube], list[int]]:
    """Return turns near solved, with slices and rotations, the positions and their true depths."""
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
    """Return the depth in any orientation; None if it is too far from solved."""
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
        knowledge.learn(cubes[at], Bracket(metric, low, high, None, BracketSource.SOLVER))
        known = knowledge.look_up_path(cubes, moves)
        for one, depth in zip(known, true, strict=True):
            assert one.lower <= depth <= one.upper
            assert (one.upper - one.lower) % metric.step == 0, "parity is known in quarter turns"
        for turn in range(len(moves)):
            assert nearer(known[turn], known[turn + 1]) in {None, true[turn + 1] < true[turn]}
    for at in places:
        knowledge.learn(cubes[at], Bracket(metric, true[at], true[at]))
    known = knowledge.look_up_path(cubes, moves)
    assert [one.upper for one in known] == [one.lower for one in known] == true
    mistakes = [turn for turn in range(len(moves)) if true[turn + 1] >= true[turn]]
    assert first_mistake(known) == (mistakes[0] if mistakes else None)


@pytest.mark.parametrize("seed", range(10))
def test_what_is_learnt_late_or_early_comes_to_the_same(seed: int) -> None:
    """Facts learned in any order give the same brackets, as neighbours differ by at most 1."""
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
            knowledge.look_up_path(cubes, moves)
    found = [(one.lower, one.upper) for one in knowledge.look_up_path(cubes, moves)]
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
    knowledge.learn(cubes[0], Bracket(metric, length, length, solution, BracketSource.SOLVER))
    known = knowledge.look_up_path(cubes, solution)
    for at, one in enumerate(known):
        assert one.is_exact and one.upper == metric.length(solution[at:])
        assert one.solution == solution[at:]
    assert knowledge.look_up(cubes[2]) == known[2], "what a position learnt stays when the way to it is gone"


def test_a_turn_off_the_solution_leaves_a_bracket() -> None:
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    cube = position(["R", "U2", "F'", "L"])
    knowledge.learn(cube, Bracket(Metric.HTM, 4, 4, None, BracketSource.SOLVER))
    after = knowledge.look_up_path(states(cube, ["D", "x", "M"]), ["D", "x", "M"])
    assert [(one.lower, one.upper) for one in after] == [(4, 4), (3, 5), (3, 5), (1, 7)]
    assert after[1].source is BracketSource.NEIGHBOURS


def test_from_solved_the_way_back_is_a_solution() -> None:
    moves = ["R", "U", "Fw"]
    cubes = states(Cube(), moves)
    known = Knowledge(PUZZLE, Metric.HTM).look_up_path(cubes, moves)
    assert [(one.lower, one.upper) for one in known] == [(0, 0), (1, 1), (1, 2), (1, 3)]
    assert known[3].length == 3, "in face turns, whatever was played"
    assert position(known[3].solution or (), cubes[3]).solved


def test_a_position_that_comes_again_is_known_everywhere() -> None:
    moves = ["U", "U", "U", "U"]
    cubes = states(position(["R", "D"]), moves)
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    knowledge.learn(cubes[1], Bracket(Metric.HTM, 3, 3))
    known = knowledge.look_up_path(cubes, moves)
    assert known[0] == known[4]
    assert (known[4].lower, known[4].upper) == (2, 4)


def test_one_proof_closes_the_way_that_is_as_long_as_the_depth() -> None:
    moves = inverse_moves(["R", "U", "F", "L", "D", "B", "R2", "U2"])
    cubes = states(position(inverse_moves(moves)), moves)
    knowledge = Knowledge(PUZZLE, Metric.HTM)
    assert knowledge.look_up_path(cubes, moves)[0].upper == 8, "it ends at the solved cube"
    knowledge.learn(cubes[0], Bracket(Metric.HTM, 8, 8))
    known = knowledge.look_up_path(cubes, moves)
    assert [one.upper for one in known] == [one.lower for one in known] == list(range(8, -1, -1))
    assert first_mistake(known) is None


def test_a_mistake_after_an_open_turn_is_not_called_the_first() -> None:
    known = [Bracket(Metric.HTM, lower, upper) for lower, upper in ((5, 7), (5, 6), (6, 6))]
    assert nearer(known[0], known[1]) is None
    assert nearer(known[1], known[2]) is False
    assert first_mistake(known) is None


def test_what_is_known_of_any_position() -> None:
    assert make_trivial_bracket(PUZZLE, Cube.rotated(7), Metric.HTM) == Bracket(
        Metric.HTM, 0, 0, (), BracketSource.TABLE
    )
    assert make_trivial_bracket(PUZZLE, position(["R"]), Metric.HTM) == Bracket(
        Metric.HTM, 1, 20, source=BracketSource.NOTHING
    )
    assert make_trivial_bracket(PUZZLE, position(["R"]), Metric.QTM) == Bracket(
        Metric.QTM, 1, 25, source=BracketSource.NOTHING
    )
    assert make_trivial_bracket(PUZZLE, position(["R", "M", "x"]), Metric.QTM) == Bracket(
        Metric.QTM, 1, 25, source=BracketSource.NOTHING
    )
    assert make_trivial_bracket(PUZZLE, position(["R2"]), Metric.QTM) == Bracket(
        Metric.QTM, 2, 26, source=BracketSource.NOTHING
    )
    small = POCKET.apply(POCKET.solved, "U")[0]
    assert make_trivial_bracket(POCKET, small, Metric.QTM) == Bracket(Metric.QTM, 1, 13, source=BracketSource.NOTHING)
    assert make_trivial_bracket(POCKET, small, Metric.HTM) == Bracket(Metric.HTM, 1, 11, source=BracketSource.NOTHING)


def test_a_solution_longer_than_any_depth_does_not_raise_the_bound() -> None:
    before = Bracket(Metric.HTM, 9, 20)
    long = tuple(["R", "U"] * 11)
    after = before.combine_with(Bracket(Metric.HTM, 5, 20, long, BracketSource.SOLVER))
    assert (after.lower, after.upper, after.length, after.is_proved) == (9, 20, 22, False)
    assert after.combine_with(before) is after, "nothing new"


# symmetry classes


def mirrored(moves: Iterable[str]) -> list[str]:
    """Return the moves as seen in a mirror beside the cube."""
    sides = str.maketrans("RL", "LR")
    return inverse_moves([move.translate(sides) for move in reversed(list(moves))])


def relatives(scramble: list[str]) -> list[Cube]:
    """Return the positions of a scramble's symmetry class, each in another orientation."""
    scrambles = [scramble, mirrored(scramble), inverse_moves(scramble), inverse_moves(mirrored(scramble))]
    return [
        Cube.rotated(rotation) * position(moves) * Cube.rotated((7 * rotation + 3) % 24)
        for moves in scrambles
        for rotation in range(24)
    ]


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("seed", range(3))
def test_what_is_proved_of_a_position_is_known_of_its_whole_class(seed: int, metric: Metric) -> None:
    scramble = PUZZLE.opening_moves(seed + 1)
    solution = tuple(inverse_moves(scramble))
    length, knowledge = metric.length(solution), Knowledge(PUZZLE, metric)
    deepest = metric.deepest(3)
    proved = Bracket(metric, min(length, deepest) - 2, min(length, deepest), solution, BracketSource.SOLVER)
    knowledge.learn(position(scramble), proved)
    for cube in relatives(scramble):
        found = knowledge.look_up(cube)
        assert (found.lower, found.upper, found.length, found.source) == (
            proved.lower, proved.upper, length, BracketSource.SOLVER,
        )  # fmt: skip
        assert position(found.solution or (), cube).solved
    stranger = knowledge.look_up(PUZZLE.new("3x3x3", 99))
    assert stranger.source is BracketSource.NOTHING


def test_from_one_turn_beside_a_proved_position_the_depth_is_bounded() -> None:
    cube, knowledge = PUZZLE.new("3x3x3", 7), Knowledge(PUZZLE, Metric.HTM)
    knowledge.learn(cube, Bracket(Metric.HTM, 17, 18, None, BracketSource.SOLVER))
    for turn in ("R", "U2", "B'"):
        found = knowledge.look_up(PUZZLE.apply(Cube.rotated(5) * cube, turn)[0])
        assert (found.lower, found.upper, found.source) == (16, 19, BracketSource.NEIGHBOURS)


@pytest.mark.parametrize("seed", range(20))
def test_face_turns_do_what_any_moves_do(seed: int) -> None:
    random = Random(seed)
    moves = random.choices(list(MOVES), k=12)
    start = Cube.rotated(random.randrange(24)) * PUZZLE.new("3x3x3", seed + 1)
    turns = in_face_turns(moves)
    played, turned = position(moves, start), position(turns, start)
    assert (played.corners, played.twists) == (turned.corners, turned.twists)
    assert (played.edges, played.flips) == (turned.edges, turned.flips)
    assert turned.rotation == start.rotation
    assert all(metric.length(turns) == metric.length(moves) for metric in Metric)


class Shelf:
    """Archive of brackets in memory."""

    def __init__(self) -> None:
        self.kept: dict[Cube, Bracket] = {}

    def read(self, metric: Metric, positions: Iterable[Cube]) -> Mapping[Cube, Bracket]:
        return {cube: self.kept[cube] for cube in positions if cube in self.kept and self.kept[cube].metric is metric}

    def keep(self, found: Mapping[Cube, Bracket]) -> None:
        self.kept |= found


def test_what_was_proved_outlives_the_program() -> None:
    scramble, shelf = ["R", "U2", "F'", "L"], Shelf()
    solution = tuple(inverse_moves(scramble))
    first = Knowledge(PUZZLE, Metric.HTM, shelf)
    first.learn(position(scramble), Bracket(Metric.HTM, 3, 4, solution, BracketSource.SOLVER))
    first.learn(position(scramble), Bracket(Metric.HTM, 4, 4, solution, BracketSource.SOLVER))
    later = Knowledge(PUZZLE, Metric.HTM, shelf)
    for cube in relatives(scramble):
        found = later.look_up(cube)
        assert found.is_proved and found.upper == 4
    for played in range(1, 5):
        found = later.look_up(position(solution[:played], position(scramble)))
        assert found.is_exact and found.upper == 4 - played, "along a proved solution every depth is known"
    assert later.look_up(position(["D", *scramble])).source is BracketSource.NOTHING
    assert Knowledge(PUZZLE, Metric.QTM, shelf).look_up(position(scramble)).source is BracketSource.NOTHING


def test_what_was_proved_before_counts_though_something_else_is_learnt_first() -> None:
    scramble, shelf = ["R", "U2", "F'", "L"], Shelf()
    Knowledge(PUZZLE, Metric.HTM, shelf).learn(
        position(scramble), Bracket(Metric.HTM, 4, 20, None, BracketSource.SOLVER)
    )
    later = Knowledge(PUZZLE, Metric.HTM, shelf)
    later.learn(position(scramble), Bracket(Metric.HTM, 1, 4, tuple(inverse_moves(scramble)), BracketSource.NEIGHBOURS))
    assert later.look_up(position(scramble)).is_proved


def test_only_what_a_solver_proved_is_kept() -> None:
    shelf = Shelf()
    knowledge = Knowledge(PUZZLE, Metric.HTM, shelf)
    knowledge.look_up_path(states(Cube(), ["R", "U"]), ["R", "U"])
    knowledge.learn(position(["R", "U", "F"]), Bracket(Metric.HTM, 0, 3, ("F'", "U'", "R'"), BracketSource.NEIGHBOURS))
    assert not shelf.kept


def test_what_neighbours_taught_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.cube.solve.knowledge.MOST_KNOWN", 30)
    shelf, random = Shelf(), Random(1)
    knowledge, cube = Knowledge(PUZZLE, Metric.HTM, shelf), PUZZLE.new("3x3x3", 3)
    knowledge.learn(cube, Bracket(Metric.HTM, 17, 18, None, BracketSource.SOLVER))
    way = [cube]
    for _ in range(200):
        move = random.choice(FACE_TURNS)
        way.append(PUZZLE.apply(way[-1], move)[0])
        knowledge.look_up_path(way[-2:], [move])
        knowledge.look_up(way[-1])
    assert len(knowledge._known) <= 31
    assert len(knowledge._absent) <= 30 + len(FACE_TURNS)
    assert knowledge.look_up(cube).lower == 17, "what was proved stays"


@pytest.mark.parametrize("metric", Metric)
def test_beside_a_position_a_turn_changes_the_depth_by_one_at_most(metric: Metric) -> None:
    knowledge, cube = Knowledge(PUZZLE, metric), position(["R", "U"])
    turns = ("U'", "U", "F")
    knowledge.learn(position(["R", "U", "F"]), Bracket(metric, 3, 3))
    own = Bracket(metric, 2, 2, ("U'", "R'"))
    found = knowledge.look_up_neighbours(cube, own, turns)
    assert [(found[turn].lower, found[turn].upper) for turn in turns] == [(1, 1), (1, 3), (3, 3)]
    assert found["U'"].solution == ("R'",)


# both metrics


def implied(puzzle: CubePuzzle, cube: Cube, said: Bracket) -> Bracket:
    """Return the bracket in the other metric that follows from `said`."""
    both = in_both_metrics(puzzle)
    both[said.metric].learn(cube, said)
    return both[Metric.QTM if said.metric is Metric.HTM else Metric.HTM].look_up(cube)


def shortest(cube: Cube, metric: Metric) -> list[str]:
    """Return a shortest solution of a position near solved, by brute force."""
    true, moves = depths(metric.value, NEAR), list[str]()
    while true[cube]:
        move = next(
            move for move in TURNS[metric.value]
            if true.get(cube * MOVES[move].cube, DEEPEST) == true[cube] - metric.length([move])
        )  # fmt: skip
        cube = cube * MOVES[move].cube
        moves.append(move)
    return moves


def test_each_metric_tells_the_other_what_follows_and_never_too_much() -> None:
    half, quarter = depths("htm", NEAR), depths("qtm", NEAR)
    near = Random(3).sample([cube for cube in half if cube in quarter], 300)
    for cube in near:
        h, q = half[cube], quarter[cube]
        told = implied(PUZZLE, cube, Bracket(Metric.HTM, h, h))
        assert told.lower == h + (q - h) % 2 and told.upper == 2 * h - q % 2 if h else told.is_exact
        assert told.lower <= q <= told.upper
        told = implied(PUZZLE, cube, Bracket(Metric.QTM, q, q))
        assert (told.lower, told.upper) == ((q + 1) // 2, q) and told.lower <= h <= told.upper
        for metric, true, other in ((Metric.HTM, h, q), (Metric.QTM, q, h)):
            moves = shortest(cube, metric)
            told = implied(PUZZLE, cube, Bracket(metric, true, true, tuple(moves), BracketSource.SOLVER))
            assert told.lower <= other <= told.upper <= told.metric.length(moves)
            assert told.source in {BracketSource.METRIC, BracketSource.TABLE}


def test_each_metric_tells_the_other_nothing_wrong_of_the_2x2x2() -> None:
    """On the 2x2x2 a bracket in one metric implies only true ones in the other, and sometimes tight ones."""
    random, reached = Random(5), set()
    for _ in range(400):
        cube = position(random.choices([turn for turn in FACE_TURNS if turn[0] in "URF"], k=random.randint(1, 20)))
        h, q = pocket.depth(cube, Metric.HTM), pocket.depth(cube, Metric.QTM)
        low, high = random.randint(0, h), random.randint(h, 11)
        implied_bracket = implied(POCKET, cube, Bracket(Metric.HTM, low, high))
        assert (
            implied_bracket.lower <= q <= implied_bracket.upper
            and (implied_bracket.upper - implied_bracket.lower) % 2 == 0
        )
        low, high = random.randint(0, q), random.randint(q, 14)
        implied_bracket = implied(POCKET, cube, Bracket(Metric.QTM, low, high))
        assert implied_bracket.lower <= h <= implied_bracket.upper
        implied_bracket = implied(POCKET, cube, Bracket(Metric.HTM, h, h))
        reached |= {"lower"} if implied_bracket.lower == q else {"upper"} if implied_bracket.upper == q else set()
    assert reached == {"lower", "upper"}


def test_a_proof_in_quarter_turns_alone_proves_as_many_half_turns() -> None:
    """A proved solution of quarter turns only proves the same depth in both metrics, also along its path."""
    scramble = ["R", "U", "F'", "L"]
    solution, both = tuple(inverse_moves(scramble)), in_both_metrics(PUZZLE)
    both[Metric.HTM].learn(position(scramble), Bracket(Metric.HTM, 4, 4, solution, BracketSource.SOLVER))
    cubes = states(position(scramble), [*solution, "D"])
    known = both[Metric.QTM].look_up_path(cubes, [*solution, "D"])
    assert [(one.lower, one.upper) for one in known] == [(4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (1, 1)]
    assert known[0].is_proved and known[0].source is BracketSource.METRIC
    beside = both[Metric.QTM].look_up(position(["R2"], position(scramble)))
    assert (beside.lower, beside.upper) == (4, 6), "one half turn away it is 3 half turns at least, and even"
