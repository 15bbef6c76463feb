"""The engines in scripts and notebooks: one import, one call."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import isfunction, signature
from itertools import islice
from pkgutil import iter_modules
from types import ModuleType

import numpy as np
import pytest

from core.base.puzzle import InputError
from core.cube import solve as solve_cube
from core.cube import walk
from core.cube.facelets import format_facelets
from core.cube.moves import position
from core.cube.walk.comparison import DistributionMethod
from core.sokoban import path
from core.sokoban import solve as solve_level
from core.sokoban.puzzle import PUZZLE
from core.twenty48 import adviser, bag, states, strategies
from core.twenty48.puzzle import PUZZLE as PUZZLE_2048
from tests.import_graph import ROOT

FACADES = (solve_cube, walk, solve_level, path, adviser, bag, states, strategies)
"""Packages that answer in one call."""
LEVEL = "#######\n#@ $ .#\n#######"


def test_a_cube_is_solved_in_one_line() -> None:
    first = solve_cube.find_short_solution("R U F2")
    assert first.solution is not None
    assert position(first.solution, position(["R", "U", "F2"])).solved
    assert solve_cube.find_short_solution("R U F2 R", "qtm").metric == "qtm"


@pytest.mark.long  # makes tables of 20 MB
def test_a_cube_is_solved_by_proof() -> None:
    found = solve_cube.find_shortest_solution("R U F2 D")
    assert found.is_proved
    assert (found.lower, found.upper) == (4, 4)
    assert solve_cube.find_shortest_solution("R U F2 D", "qtm").lower == 5


def test_time_that_is_up_leaves_what_is_known() -> None:
    found = solve_cube.find_shortest_solution("R U F2 D' L B2 R' U2 F L' D B", seconds=0.0)
    assert found.lower <= found.upper


def test_the_walk() -> None:
    chain = walk.classes("3x3x3", "qtm")
    assert chain[1].away == pytest.approx(11 / 12)
    assert walk.compute_distribution(2)[2] == pytest.approx(chain[1].away)
    assert walk.compare_methods("2x2x2", "qtm").errors(DistributionMethod.LUMPED)[3] == pytest.approx(0.0123, abs=5e-5)
    assert sum(one.positions for one in walk.turns("2x2x2", "htm")) == 3674160


def test_a_level_is_solved_and_taken_apart_in_one_line() -> None:
    found = solve_level.find_shortest_solution(LEVEL)
    assert found.optimal
    assert found.solution is not None
    assert found.solution.lurd == "rRR"
    assert solve_level.find_any_solution(LEVEL).solution is not None
    assert solve_level.find_shortest_solution(LEVEL, "moves").lower_bound == 3
    assert len(path.floor(LEVEL).squares) == 4
    lifted = path.floor(LEVEL, (3, 1))
    assert lifted.squares == ((1, 1), (2, 1), (3, 1), (4, 1), (5, 1))
    assert lifted.cut_vertices == {(2, 1), (3, 1), (4, 1)}
    assert path.squares(LEVEL, (3, 1)) == {(3, 1): 0, (4, 1): 1, (5, 1): 2}


def test_2048_in_a_bag_and_on_boards() -> None:
    assert bag.solve_chain(2048).states == 3487
    assert bag.solve_chain(8, first_tiles=1).first_tiles == 1
    assert states.bounds(3, 32).baseline == 1933425
    assert states.count_reached_boards(2, 32).live_boards == 57


def test_strategies_and_the_adviser() -> None:
    assert strategies.examine_strategy("perfect", 2, 16).win_probability == pytest.approx(
        strategies.odds(2, 16).start_value
    )
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
        (lambda: solve_cube.find_short_solution("R U X"), "X"),
        (lambda: solve_cube.find_short_solution("R", "ftm"), "ftm is no metric. Use htm or qtm"),
        (lambda: solve_cube.find_shortest_solution("R", tables="huge"), "huge is not a size of pruning tables"),
        (lambda: walk.classes("4x4x4", "qtm"), "4x4x4 is not one of the cubes. Use 2x2x2 or 3x3x3"),
        (lambda: walk.classes(populations="mine"), "There are no populations called mine. Use article or balanced"),
        (lambda: walk.compute_distribution(-1), "moves is a whole number from 0 to 10000, not -1"),
        (lambda: solve_level.find_shortest_solution("no level"), "There is no level in this text"),
        (lambda: solve_level.find_shortest_solution(LEVEL, "steps"), "steps is no metric. Use pushes or moves"),
        (lambda: path.squares(LEVEL, (9, 9)), "9"),
        (lambda: bag.solve_chain(1000), "1000 is no target. Use a power of two from 8"),
        (lambda: states.bounds(99, 2048), "size is a whole number from 2 to 8, not 99"),
        (lambda: strategies.examine_strategy("lucky"), "lucky is no strategy on 3x3. Use perfect, adviser, snake"),
        (lambda: strategies.examine_strategy("adviser", 2, 16), "adviser is no strategy on 2x2. Use perfect, snake"),
        (lambda: strategies.odds(5, 64), "5x5"),
        (lambda: strategies.odds(2, 16).value("2 2 . / . . ."), "A board of 2x2 is needed, but this one is 2x3"),
        (
            lambda: solve_cube.find_shortest_solution("R", seconds="2"),  # type: ignore[arg-type]
            "seconds is a number of seconds from 0 on, not 2",
        ),
        (lambda: solve_cube.find_shortest_solution("R", threads=0), "threads is a whole number from 1 to 1024, not 0"),
        (lambda: path.squares(LEVEL, "3;1"), "box is a column and a row from 0 on, as .3, 1., not 3;1"),
        (lambda: adviser.advice(17), "A board must be rows of tiles"),  # type: ignore[arg-type]
        (
            lambda: list(bag.paths([["2 2 / . .", "2 2 / . ."]], 16)),
            r"Board 2 does not follow from the board before it by one move \(game 1\)",
        ),
        (lambda: adviser.advice("2 3 / 4 4"), "3"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(call: Callable[[], object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        call()


def test_a_position_is_text_a_list_an_array_or_itself() -> None:
    turned = position(["R", "U", "F2"])
    facelets = format_facelets(turned)
    numbers = np.array(["URFDLB".index(letter) for letter in facelets])
    known = solve_cube.find_short_solution("R U F2")
    for given in (["R", "U", "F2"], facelets, list(facelets), np.array(list(facelets)), numbers, turned):
        assert solve_cube.find_short_solution(given) == known


def test_a_level_is_text_rows_or_a_position() -> None:
    start = PUZZLE.parse(LEVEL)
    for given in (LEVEL, LEVEL.splitlines(), np.array(LEVEL.splitlines()), start):
        assert path.squares(given, (3, 1)) == path.squares(LEVEL, "3,1") == path.squares(LEVEL, np.array([3, 1]))


def test_a_board_is_text_rows_an_array_or_itself() -> None:
    rows: list[list[int | None]] = [[2, 4, None, 2], [0, 0, 8, 0], [0] * 4, [0] * 4]
    known = adviser.advice("2 4 . 2 / . . 8 . / . . . . / . . . .")
    assert known is not None
    array = np.array([[tile or 0 for tile in row] for row in rows])
    itself = PUZZLE_2048.parse("2 4 . 2 / . . 8 . / . . . . / . . . .")
    for given in (rows, array, tuple(tuple(row) for row in rows), itself):
        advice = adviser.advice(given)
        assert advice is not None and advice.values == known.values
    odds = strategies.odds("2x2", 16)
    value = odds.value("2 2 / . .")
    assert value is not None
    assert value == odds.value([[2, 2], [0, 0]]) == odds.value(bytes([1, 1, 0, 0]))


ODD_VALUES: tuple[object, ...] = (
    None, True, -1, 0, 3, 10**30, 1.5, -0.5, float("nan"), float("inf"), "", "2", "x", "R U", b"2 2", [], [None], [[]],
    [["a"]], {}, {"a": 1}, (1, 2, 3), (-1, 0), object(), np.zeros((2, 2)), np.array([]), np.float64(0.5), lambda: 0,
)  # fmt: skip
SMALL = {"size": 2, "target": 16, "puzzle": "2x2x2", "seconds": 0.05, "level": LEVEL, "box": (3, 1), "moves": 3}
"""Arguments with which each call takes a moment."""
NEEDED = {"position": "R U", "board": "2 2 / . .", "strategy": "corner", "number": 1, "games": []}


def calls() -> list[tuple[str, Callable[..., object], str]]:
    """Return each public function with each of its parameters."""
    cases: list[tuple[str, Callable[..., object], str]] = []
    for package in FACADES:
        for name, function in vars(package).items():
            if isfunction(function) and function.__module__ == package.__name__ and not name.startswith("_"):
                cases += [
                    (f"{package.__name__}.{name}", function, parameter) for parameter in signature(function).parameters
                ]
    return cases


@pytest.mark.parametrize(("name", "function", "parameter"), calls())
def test_every_odd_argument_is_an_input_error_or_an_answer(
    name: str, function: Callable[..., object], parameter: str
) -> None:
    """Any odd argument gives an answer or an `InputError` of one sentence."""
    parameters = signature(function).parameters
    given = {
        parameter_name: value for parameter_name, value in (SMALL | NEEDED).items() if parameter_name in parameters
    }
    refused = 0
    for value in ODD_VALUES:
        try:
            answer = function(**{**given, parameter: value})
            if isinstance(answer, Iterator):
                list(islice(answer, 2))
        except InputError as error:
            refused += 1
            assert str(error).endswith(".") and "\n" not in str(error), name
    assert refused > len(ODD_VALUES) // 2, f"{name} takes nearly anything as its {parameter}"


@pytest.mark.parametrize(
    "answer",
    [
        lambda: walk.compare_methods("2x2x2", "qtm"),
        lambda: bag.solve_chain(64),
        lambda: strategies.odds(2, 16),
        lambda: path.floor(LEVEL),
        lambda: solve_cube.find_short_solution("R U F2"),
        lambda: solve_level.find_any_solution(LEVEL),
        lambda: states.bounds(2, 16),
        lambda: strategies.examine_strategy("corner", 2, 16),
    ],
)
def test_every_answer_says_what_it_is(answer: Callable[[], object]) -> None:
    given = answer()
    assert repr(given).startswith(f"{type(given).__name__}(") and " object at 0x" not in repr(given)


def test_every_function_that_the_docstring_of_a_package_calls_exists() -> None:
    called: list[tuple[str, str]] = []
    for file in sorted((ROOT / "core").rglob("__init__.py")):
        text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        for package, name in re.findall(r"from (core[\w.]*) import (\w+)", text):
            called += [(f"{package}.{name}", function) for function in re.findall(rf"\b{name}\.(\w+)\(", text)]
    assert {package for package, _ in called} == {package.__name__ for package in FACADES}
    assert [call for call in called if not callable(getattr(import_module(call[0]), call[1], None))] == []


def test_every_function_that_a_document_calls_exists() -> None:
    defined = {(package.__name__.rpartition(".")[2], name) for package in FACADES for name in vars(package)}
    names = "|".join(sorted({name for name, _ in defined}))
    documents = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "core").rglob("*.md")]
    called = {
        (file.name, *call)
        for file in documents
        for call in re.findall(rf"\b({names})\.(\w+)\(", file.read_text(encoding="utf-8"))
    }
    assert len(called) > len(FACADES)
    assert [call for call in called if call[1:] not in defined] == []


def test_the_puzzle_comes_before_the_metric_everywhere() -> None:
    both = [
        list(signature(function).parameters)
        for _, function, name in calls()
        if name == "metric" and "puzzle" in signature(function).parameters
    ]
    assert len(both) == 4
    assert all(names.index("puzzle") < names.index("metric") for names in both)


@pytest.mark.parametrize("package", FACADES)
def test_no_function_has_the_name_of_a_module_beside_it(package: ModuleType) -> None:
    """No function has the name of a neighbouring module, whose import would replace it."""
    functions = {name for name, value in vars(package).items() if callable(value)}
    modules = {module.name for module in iter_modules(package.__path__)}
    assert functions
    assert not functions & modules


def test_the_facelets_lie_as_the_drawing_of_the_documents_says() -> None:
    """The facelets are where the documents' drawing has them, checked by turns of R and U.

    After R the right columns of F, U, B (its left one there) and D come from D, F, U and B.
    """
    turned = format_facelets(position(["R"]))
    columns = {"F": (20, 23, 26), "U": (2, 5, 8), "B": (45, 48, 51), "D": (29, 32, 35)}
    stickers = {face: "".join(turned[facelet] for facelet in column) for face, column in columns.items()}
    assert stickers == {"F": "DDD", "U": "FFF", "B": "UUU", "D": "BBB"}
    turned = format_facelets(position(["U"]))
    rows = {"F": (18, 19, 20), "R": (9, 10, 11), "B": (45, 46, 47), "L": (36, 37, 38)}
    stickers = {face: "".join(turned[facelet] for facelet in row) for face, row in rows.items()}
    assert stickers == {"F": "RRR", "R": "BBB", "B": "LLL", "L": "FFF"}
