"""The engines from a script or a notebook: one import, one call."""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import iter_modules
from types import ModuleType

import pytest

from core.cube import solve as solve_cube
from core.cube import walk
from core.cube.moves import position
from core.cube.walk.comparison import Method
from core.puzzle import InputError
from core.sokoban import path
from core.sokoban import solve as solve_level
from core.twenty48 import adviser, bag, states, strategies

LEVEL = "#######\n#@ $ .#\n#######"


def test_a_cube_is_solved_in_one_line() -> None:
    first = solve_cube.first("R U F2")
    assert first.solution is not None
    assert position(first.solution, position(["R", "U", "F2"])).solved
    assert solve_cube.first("R U F2 R", "qtm").metric == "qtm"


@pytest.mark.long  # makes tables of 20 MB
def test_a_cube_is_solved_by_proof() -> None:
    found = solve_cube.shortest("R U F2 D")
    assert found.proved
    assert (found.lower, found.upper) == (4, 4)
    assert solve_cube.shortest("R U F2 D", "qtm").lower == 5


def test_time_that_is_up_leaves_what_is_known() -> None:
    found = solve_cube.shortest("R U F2 D' L B2 R' U2 F L' D B", seconds=0.0)
    assert found.lower <= found.upper


def test_the_walk() -> None:
    chain = walk.classes("qtm")
    assert chain[1].away == pytest.approx(11 / 12)
    assert walk.after(2)[2] == pytest.approx(chain[1].away)
    assert walk.compared("2x2x2", "qtm").errors(Method.LUMPED)[3] == pytest.approx(0.0123, abs=5e-5)
    assert sum(one.positions for one in walk.turns("2x2x2", "htm")) == 3674160


def test_a_level_is_solved_and_taken_apart_in_one_line() -> None:
    found = solve_level.shortest(LEVEL)
    assert found.optimal
    assert found.solution is not None
    assert found.solution.lurd == "rRR"
    assert solve_level.first(LEVEL).solution is not None
    assert solve_level.shortest(LEVEL, "moves").lower_bound == 3
    assert len(path.floor(LEVEL).squares) == 4
    assert len(path.floor(LEVEL, (3, 1)).squares) == 5
    assert [path.squares(LEVEL, (3, 1)).pushes(cell) for cell in path.squares(LEVEL, (3, 1)).cells()] == [0, 1, 2]


def test_2048_in_a_bag_and_on_boards() -> None:
    assert bag.solved(2048).states == 3487
    assert bag.solved(8, first_tiles=1).first_tiles == 1
    assert states.bounds(3, 32).baseline == 1933425
    assert states.reached(2, 32).live == 57


def test_strategies_and_the_adviser() -> None:
    assert strategies.examined("perfect", 2, 16).won == pytest.approx(strategies.odds(2, 16).start_value)
    advice = adviser.advice("2 4 . 2 / . . 8 . / . . . . / . . . .")
    assert advice is not None
    assert len(advice.values) == 4 and advice.games
    flat, tall = adviser.advice("2 4 . 2 / . . 8 . / . . . ."), adviser.advice("2 . . / 4 . . / . 8 . / 2 . .")
    assert flat is not None and tall is not None
    assert flat.values == (tall.values[2], tall.values[3], tall.values[0], tall.values[1])
    assert adviser.advice("2 4 / . .") is None
    first, second = (list(adviser.games(2, target=64)) for _ in range(2))
    assert [boards[-1].cells for boards in first] == [boards[-1].cells for boards in second]
    for game in bag.paths(first, 64):
        assert game.moves == pytest.approx(game.expected + game.luck + game.geometry)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: solve_cube.first("R U X"), "X"),
        (lambda: solve_cube.first("R", "ftm"), "ftm is no metric. Use htm or qtm"),
        (lambda: solve_cube.shortest("R", tables="huge"), "huge is no size of tables"),
        (lambda: walk.classes("qtm", "4x4x4"), "4x4x4 is no such cube. Use 2x2x2 or 3x3x3"),
        (lambda: walk.classes("qtm", populations="mine"), "mine are no populations. Use article or balanced"),
        (lambda: walk.after(-1), "-1 turns cannot be made"),
        (lambda: solve_level.shortest("no level"), "There is no level in this text"),
        (lambda: solve_level.shortest(LEVEL, "steps"), "steps is no metric. Use pushes or moves"),
        (lambda: path.squares(LEVEL, (9, 9)), "9"),
        (lambda: bag.solved(1000), "1000 is no target. Use a power of two from 8"),
        (lambda: states.bounds(99, 2048), "99x99"),
        (lambda: strategies.examined("lucky"), "lucky is no strategy on 3x3. Use perfect, adviser, snake"),
        (lambda: strategies.examined("adviser", 2, 16), "adviser is no strategy on 2x2. Use perfect, snake"),
        (lambda: strategies.odds(5, 64), "5x5"),
        (lambda: adviser.advice("2 3 / 4 4"), "3"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(call: Callable[[], object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        call()


@pytest.mark.parametrize("package", [solve_cube, walk, solve_level, path, adviser, bag, states, strategies])
def test_no_function_has_the_name_of_a_module_beside_it(package: ModuleType) -> None:
    """Importing that module would put it in the function's place."""
    own = {name for name, value in vars(package).items() if callable(value)}
    modules = {module.name for module in iter_modules(package.__path__)}
    assert own
    assert not own & modules
