"""The shipped policy: weights, symmetry and play, and an evaluation that cannot be cheated."""

from __future__ import annotations

import dataclasses
import json
import random
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.base.control import Control
from core.base.files.table_file import HEADER_BYTES
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.moves import inverse_moves, position
from core.cube.policy import measurements as measured
from core.cube.policy import policy, study
from core.cube.policy.games import LONGEST, Games
from core.cube.policy.view import PLAIN
from core.cube.policy.weights import read_network
from core.cube.scramble import scramble
from core.cube.solve.solver import Solver
from core.markov.simulation import wilson
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.solving import depths, random_cube

SHORTER = (
    ("U1 D1 F2 B2 U2 D1", "D1 B2 F2 U1 D1"), ("R1 U2 L3 U2 L2 R3", "L3 F2 L1 F2 L3"),
    ("B1 R1 L3 D2 R2 D2", "R3 L1 B2 R2 B1"), ("B1 D2 B1 D2 B1 F1", "B2 L2 B3 L2 F3"),
    ("U3 B2 U3 D1 L2 U3", "L2 D3 U1 B2 U2"), ("D2 R2 F2 R2 U2 D3", "D3 L2 B2 L2 U2"),
    ("F2 L2 F1 R2 F2 B3", "B3 L2 F3 R2 B2"),
)  # fmt: skip
"""The article's scrambles that have shorter solutions, with these solutions."""


@pytest.fixture(scope="module")
def shipped() -> policy.Policy:
    """Provide the shipped network."""
    return policy.Policy.load()


def in_our_notation(moves: str) -> list[str]:
    """Convert the article's U1 U2 U3 to U U2 U'."""
    return [move[0] + {"1": "", "2": "2", "3": "'"}[move[1]] for move in moves.split()]


class Scripted:
    """Model that answers by a rule on the tokens of the unchanged position."""

    shown = PLAIN
    heads = 1

    def __init__(self, rule: Any) -> None:
        self.rule = rule

    def __call__(self, tokens: Any) -> Any:
        return np.array([self.rule(bytes(row)) for row in tokens], np.float32)


def scripted(rule: Any) -> policy.Policy:
    """Return a policy that plays by a rule."""
    return policy.Policy("scripted", (Scripted(rule),))


def one_hot(turn: int) -> list[float]:
    """Return logits that are certain of one turn."""
    return [30.0 * (other == turn) for other in range(18)]


def cube_of(tokens: bytes) -> Cube:
    """Return the position with these twenty tokens."""
    corners, edges = tokens[:8], tokens[8:]
    return Cube.from_pieces(
        [t // 3 for t in corners], [t % 3 for t in corners], [t // 2 for t in edges], [t % 2 for t in edges]
    )


def perfect(tokens: bytes) -> list[float]:
    """Return the best turn by brute force, as deep as the table of depths goes."""
    known = depths("htm", 4)
    cube = cube_of(tokens)
    far = {turn: known.get(cube * Cube.turned(turn), 9) for turn in range(18)}
    return one_hot(min(far, key=far.__getitem__))


# what is shipped


def test_both_policies_are_small_and_say_how_they_were_made() -> None:
    for name in policy.NAMES:
        paths = policy.weights_paths(name)
        assert sum(path.stat().st_size for path in paths) <= 30_000_000
        made = policy.Policy.load(name)
        assert (made.name, len(made.networks)) == (name, len(paths))
        for path in paths:
            _, _, origin = read_network(path)
            assert origin["samples"] > 0


def test_probabilities_are_a_law_and_batches_change_nothing(shipped: policy.Policy) -> None:
    cubes = [position(scramble(n, n)) for n in range(20)]
    rows = shipped.probabilities_of(cubes)
    for cube, row in zip(cubes, rows, strict=True):
        assert len(row) == 18
        assert sum(row) == pytest.approx(1, abs=1e-5)
        assert row == pytest.approx(shipped.probabilities(cube), abs=1e-4)
    assert shipped.probabilities_of([]) == []


def test_it_undoes_few_turns_surely(shipped: policy.Policy) -> None:
    for turn in policy.MOVES:
        run = policy.solve(shipped, position([turn]), 1)
        assert run.solved
        assert run.moves == tuple(inverse_moves([turn]))
        assert max(run.probabilities[0]) > 0.9


def test_probabilities_turn_with_the_cube(shipped: policy.Policy) -> None:
    """Probabilities turn with the cube: all conjugates have the same least view."""
    source = random.Random(8)
    for _ in range(40):
        cube = random_cube(source)
        shares = shipped.probabilities(cube)
        for r in range(24):
            inverse_rotation, rotation = Cube.rotated(r).inverse(), Cube.rotated(r)
            turned = shipped.probabilities(inverse_rotation * cube * rotation)
            for turn in range(18):
                image = inverse_rotation * Cube.turned(turn) * rotation
                seen = next(t for t in range(18) if Cube.turned(t) == image)
                assert turned[seen] == pytest.approx(shares[turn], abs=1e-4)


def test_it_beats_the_article_on_short_scrambles(shipped: policy.Policy) -> None:
    (row,) = policy.evaluate(shipped, [8], 300, 3)
    assert row.low > policy.ARTICLE[8]


# damage


@pytest.mark.parametrize("at", [20, 70_000, -1])
def test_damaged_weights_are_refused(at: int, tmp_path: Path) -> None:
    path = tmp_path / "policy-text.network"
    content = bytearray(policy.weights_paths("bert")[0].read_bytes())
    content[at] ^= 1
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"^policy-text.network .*\.$"):
        policy.load_network(path)


@pytest.mark.parametrize("length", [0, 100, HEADER_BYTES, HEADER_BYTES + 1000])
def test_weights_cut_short_are_refused(length: int, tmp_path: Path) -> None:
    path = tmp_path / "policy-text.network"
    path.write_bytes(policy.weights_paths("bert")[0].read_bytes()[:length])
    with pytest.raises(InputError, match=r"^policy-text.network .*\.$"):
        policy.load_network(path)


def test_other_files_and_names_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.network"
    shutil.copy(policy.weights_paths("mlp")[0].parent / "2048-4x4.network", other)
    with pytest.raises(InputError, match="another table"):
        policy.load_network(other)
    with pytest.raises(InputError, match="no network gpt"):
        policy.Policy.load("gpt")
    with pytest.raises(FileNotFoundError):
        policy.load_network(tmp_path / "none")


# play


def test_play_ends_when_solved_or_out_of_moves() -> None:
    up = scripted(lambda _: one_hot(0))
    assert policy.solve(up, position(["U'"]), 5) == policy.PolicyRun(("U",), (tuple(up.probabilities(Cube())),), True)
    lost = policy.solve(up, position(["R"]), 3)
    assert (lost.moves, lost.solved, len(lost.probabilities)) == (("U", "U", "U"), False, 3)
    assert policy.solve(up, Cube(), 4) == policy.PolicyRun((), (), True)


def test_a_perfect_player_wins_every_game_and_a_stubborn_one_what_it_must() -> None:
    rows = policy.evaluate(scripted(perfect), [1, 2, 3, 4], 60, 5)
    assert [(row.n, row.games, row.solved, row.rate) for row in rows] == [(n, 60, 60, 1.0) for n in (1, 2, 3, 4)]
    # of scrambles of one turn, one move U solves U' alone
    (row,) = policy.evaluate(scripted(lambda _: one_hot(0)), [1], 18_000, 5)
    assert abs(row.solved - 1000) < 200
    assert (row.low, row.high) == wilson(row.solved, 18_000)


def test_the_referee_agrees_with_play_on_cubes(shipped: policy.Policy) -> None:
    for n in (3, 9):
        games = Games(n, 16, 17)
        tokens, columns = np.empty((games.running, 20), np.uint8), np.empty((games.running, 18), np.uint8)
        games.look(tokens.data, columns.data, shown=PLAIN)
        runs = [policy.solve(shipped, cube_of(bytes(row)), n) for row in tokens]
        (row,) = policy.evaluate(shipped, [n], 16, 17)
        assert row.solved == sum(run.solved for run in runs) + games.solved


def test_the_evaluation_cannot_be_cheated() -> None:
    games = Games(6, 40, 2)
    tokens, columns = np.empty((40, 20), np.uint8), np.empty((40, 18), np.uint8)
    games.look(tokens.data, columns.data, shown=PLAIN)
    before = tokens.copy()
    # writing on what is seen changes no position
    tokens[:] = range(20)
    games.look(tokens.data, columns.data, shown=PLAIN)
    assert (tokens == before).all()
    with pytest.raises(ValueError, match="40 games are running"):
        games.play(memoryview(bytes(39)))
    with pytest.raises(ValueError, match=r"0\.\.17"):
        games.play(memoryview(bytes([18] * 40)))
    assert games.moves == 0
    # the position after a move is the one before, turned: it is not set anew
    games.play(memoryview(bytes([4] * 40)))
    games.look(tokens.data, columns.data, shown=PLAIN)
    assert [cube_of(bytes(row)) for row in tokens] == [cube_of(bytes(row)) * Cube.turned(4) for row in before]
    for _ in range(5):
        assert games.running == 40
        games.play(memoryview(bytes([0] * 40)))
    # out of moves: nothing runs any more, and the next move would be by no game
    assert (games.moves, games.running, games.solved) == (6, 0, 0)
    with pytest.raises(ValueError, match="0 games are running"):
        games.play(memoryview(bytes(40)))
    for name in ("moves", "solved", "running", "length"):
        with pytest.raises(AttributeError):
            setattr(games, name, 0)


def test_games_follow_from_seed_and_number() -> None:
    def first(count: int, seed: int) -> bytes:
        games = Games(9, count, seed)
        tokens, columns = np.empty((10, 20), np.uint8), np.empty((10, 18), np.uint8)
        games.look(tokens.data, columns.data)
        return tokens.tobytes()

    assert first(10, 1) == first(50, 1) != first(10, 2)
    with pytest.raises(ValueError, match="length"):
        Games(LONGEST + 1, 1, 1)


def test_a_cancelled_evaluation_has_the_lengths_that_were_done() -> None:
    control = Control()

    def rule(_: bytes) -> list[float]:
        if control.done >= 20:
            control.cancel()
        return one_hot(0)

    rows = policy.evaluate(scripted(rule), [1, 2, 3, 4], 20, 1, control)
    assert len(rows) < 4
    assert control.total == 80


# with an optimal solver


@pytest.mark.parametrize(("moves", "solution"), SHORTER)
def test_the_articles_shorter_scrambles_are_five_turns_deep(moves: str, solution: str) -> None:
    turns, short = in_our_notation(moves), in_our_notation(solution)
    assert position(turns + short).solved
    found = study.find_optimal_solution(position(turns), Solver.from_table(small_table("htm", 2)), inverse_moves(turns))
    assert found is not None
    assert len(found) == len(short) == 5


def test_the_best_turns_are_those_of_brute_force() -> None:
    known = depths("htm", 4)
    chosen = random.Random(3).sample(sorted(known, key=repr), 300)
    for cube in [*(cube for cube, depth in known.items() if depth <= 2), *chosen]:
        best = [move for move in policy.MOVES if known.get(cube * ALL_MOVES[move].cube, 9) < known[cube]]
        assert study.best_turns(cube, Solver.from_table(small_table("htm", 2))) == best
        if best:
            soft = study.soft_label(best)
            assert sum(soft) == pytest.approx(1)
            assert [move for move, share in zip(policy.MOVES, soft, strict=True) if share] == best


def test_the_best_turns_beyond_are_those_after_which_the_solver_needs_one_less() -> None:
    solver = Solver.from_table(small_table("htm", 2))
    for seed in range(4):
        turns = scramble(8, seed)
        cube = position(turns)
        best = study.best_turns(cube, solver)
        far = {}
        for move in policy.MOVES:
            found = study.find_optimal_solution(cube * ALL_MOVES[move].cube, solver, None)
            assert found is not None
            far[move] = len(found)
        assert best == [move for move in policy.MOVES if far[move] == min(far.values())]


def test_shorter_scrambles_are_counted() -> None:
    known = depths("htm", 4)
    solver = Solver.from_table(small_table("htm", 2))
    for n, many in ((3, 40), (4, 4000)):
        drawn = [position(study.scramble_of(n, 6, index)) for index in range(many)]
        counted = study.count_shorter(solver, n, many, 6)
        assert (counted.n, counted.scrambles) == (n, many)
        assert counted.shorter == sum(known[cube] < n for cube in drawn)


def test_first_mistakes_are_found_where_they_are() -> None:
    solver = Solver.from_table(small_table("htm", 2))
    none, turns = study.first_mistakes(scripted(perfect), solver, 4, 20, 1)
    assert none == measured.FirstMistakes(4, 20, (0,) * 5, (0,) * 5)
    assert all(one.is_right for one in turns)
    up, turns = study.first_mistakes(scripted(lambda _: one_hot(0)), solver, 4, 60, 1)
    assert sum(not one.is_right for one in turns) == 60
    assert {one.played for one in turns} == {"U"}
    assert up.games == 60
    assert sum(up.by_depth) == sum(up.by_move) == 60
    known = depths("htm", 4)
    depth_of_first = [0] * 5
    for index in range(60):
        cube = position(study.scramble_of(4, 1, index))
        while known.get(cube * Cube.turned(0), 9) < known[cube]:
            cube = cube * Cube.turned(0)
        depth_of_first[known[cube]] += 1
    assert up.by_depth == tuple(depth_of_first)


def test_turns_are_judged_by_how_sure_and_how_right_they_were() -> None:
    turns = [
        study.JudgedTurn(5, "U", "U", 0.95),
        study.JudgedTurn(4, "R", "U", 1.0),
        study.JudgedTurn(4, "U2", "U", 0.31),
    ]
    sure = study.sureness(turns)
    assert len(sure) == measured.STEPS
    assert (sure[9], sure[3], sure[0]) == ((2, 1), (1, 0), (0, 0))
    matrix = study.confusions(turns)
    assert sum(map(sum, matrix)) == 2 * 48, "each mistake in all views"
    at = {move: number for number, move in enumerate(policy.MOVES)}
    # a turn is mirrored to its inverse, so U for U2 is as often U' for U2
    assert matrix[at["U"]][at["U2"]] == matrix[at["U'"]][at["U2"]] == matrix[at["L"]][at["L2"]] == 48 / 12
    assert matrix[at["U"]][at["R"]] == matrix[at["F'"]][at["L'"]] > 0 == matrix[at["U"]][at["D"]]


# looking ahead


class TriesMoves(policy.Policy):
    """Policy that queries its network about the positions after each turn, which are not in play."""

    def choices(self, games: Games, first: int, count: int) -> Any:
        tokens, columns = np.empty((count, 20), np.uint8), np.empty((count, 18), np.uint8)
        games.look(tokens.data, columns.data, first, shown=PLAIN)
        after = [self.probabilities(cube_of(bytes(row)) * Cube.turned(turn)) for row in tokens for turn in range(18)]
        return np.array([max(row) for row in after]).reshape(count, 18).argmax(1).astype(np.uint8)


class LooksTwice(policy.Policy):
    """Policy that queries its network twice before it answers."""

    def choices(self, games: Games, first: int, count: int) -> Any:
        super().choices(games, first, count)
        return super().choices(games, first, count)


class PlaysOn(policy.Policy):
    """Policy that plays a turn to see its result."""

    def choices(self, games: Games, first: int, count: int) -> Any:
        turns = super().choices(games, first, count)
        games.play(turns.data)
        return turns


@pytest.mark.parametrize("ahead", [TriesMoves, LooksTwice, PlaysOn])
def test_the_evaluation_refuses_a_policy_that_looks_ahead(ahead: type[policy.Policy]) -> None:
    """The evaluation refuses a policy that looks ahead.

    Before a move each network may make one batched pass over the positions in play, and nothing else.
    """
    networks = scripted(lambda _: one_hot(0)).networks
    assert policy.evaluate(policy.Policy("honest", networks), [5], 8, 2)
    with pytest.raises(ValueError, match="the policy looks ahead"):
        policy.evaluate(ahead("ahead", networks), [5], 8, 2)


@pytest.mark.parametrize("kind", ["pairs", "faces", pytest.param("text", marks=pytest.mark.long)])
def test_weights_lose_on_a_fixed_batch_what_was_noted_of_them(kind: str) -> None:
    """Shipped weights have the recorded loss on a fixed batch, after training and rounding."""
    path = policy.weights_paths("mlp")[0].parent / f"policy-{kind}.network"
    _, _, origin = read_network(path)
    lengths = [float(weight) for weight in origin["settings"]["lengths"].split(",")]
    lost = study.fixed_loss(policy.load_network(path), lengths)
    assert lost == pytest.approx(origin["loss_of_fixed_batch"], abs=1e-3)


# the stored figures


def test_the_stored_figures_are_whole() -> None:
    figures = measured.read()
    rows = figures.rates["mlp"]
    assert [row.n for row in rows] == list(range(1, 21))
    for row in rows:
        assert row.games == 10_000
        assert (row.rate, *wilson(row.solved, row.games)) == (row.rate, row.low, row.high)
    for n, shorter in figures.shorter.items():
        assert 0 <= shorter.shorter <= shorter.scrambles
        low, high = shorter.interval
        assert low <= shorter.share <= high
        assert shorter.n == n
    shares = [figures.shorter[n].share for n in sorted(figures.shorter)]
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    for n, mistakes in figures.mistakes.items():
        assert len(mistakes.by_depth) == len(mistakes.by_move) == n + 1
        assert sum(mistakes.by_depth) == sum(mistakes.by_move) <= mistakes.games
    assert len(figures.sureness) == measured.STEPS
    assert sum(one.turns - one.right for one in figures.sureness) == sum(
        sum(one.by_move) for one in figures.mistakes.values()
    )
    assert sum(map(sum, figures.confusions)) == 48 * sum(one.turns - one.right for one in figures.sureness)
    assert set(figures.learning) == {"pairs", "faces", "text"}
    for points in figures.learning.values():
        assert [point.samples for point in points] == sorted({point.samples for point in points})
    assert set(figures.source) == {"rates", "learning", "mistakes", "shorter"}
    stored = json.loads(measured.FIGURES.read_text(encoding="utf-8"))
    assert dataclasses.asdict(figures)["source"] == stored["source"]
