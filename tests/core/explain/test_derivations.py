"""Every derivation shows what is computed, and everything that it refers to exists."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from core.cube.metrics import Metric
from core.cube.solve.heuristic import distribution
from core.cube.walk import chain_states
from core.explain.cube import walks
from core.explain.formulas.derivation import Derivation, DerivedFigure, says
from core.explain.formulas.expression import Number, Value, Values
from core.explain.report import text
from core.explain.table import DERIVATIONS, TABLES

ROOT = Path(__file__).parents[3]
CHECKS = Path(__file__).with_name("checks.csv")
EACH = pytest.mark.parametrize("derivation", DERIVATIONS.values(), ids=DERIVATIONS)


def again(values: Values, random: Random) -> Values:
    """Return other values of the same shape, type and sign."""

    def other(value: Number) -> Number:
        if isinstance(value, int):
            return value if value in {0, 1} else (1 if value > 0 else -1) * random.randint(1, 2 * abs(value) + 1)
        return float(value) * random.uniform(0.5, 1.5)

    return {
        name: tuple(map(other, value)) if isinstance(value, Sequence) else other(value)
        for name, value in values.items()
    }


def given_in(csv_text: str) -> dict[str, Any]:
    """Return the arrays and numbers of an exported file by name."""
    values: dict[str, Any] = {}
    for row in csv.DictReader(io.StringIO(csv_text)):
        value = int(row["value"]) if re.fullmatch(r"-?\d+", row["value"]) else float(row["value"])
        if row["place"]:
            values.setdefault(row["name"], []).append(value)
        else:
            values[row["name"]] = value
    return {name: np.array(value, dtype=object) if isinstance(value, list) else value for name, value in values.items()}


def by_place(function: Callable[[float], float]) -> Callable[[Any], Any]:
    def each(value: Any) -> Any:
        return np.array([function(one) for one in value]) if isinstance(value, np.ndarray) else function(value)

    return each


INDEPENDENT: dict[str, Any] = {
    "__builtins__": {},
    "sum": lambda row: sum(row.tolist()),
    "mean": lambda row: sum(row.tolist()) / len(row),
    "median": lambda row: float(np.median(row.astype(float))),
    "largest": lambda *row: max(row[0] if isinstance(row[0], np.ndarray) else row),
    "least": lambda *row: min(row[0] if isinstance(row[0], np.ndarray) else row),
    "place": lambda row: int(np.argmax(row)),
    "last": lambda row: int(np.flatnonzero(row)[-1]),
    "last_above": lambda row, least: max([-1, *np.flatnonzero(row > least).tolist()]),
    "number": len,
    "choose": lambda n, k: math.prod(range(n - k + 1, n + 1)) // math.factorial(k),
    "abs": abs,
    "sqrt": by_place(math.sqrt),
    "ln": by_place(math.log),
    "exp": by_place(math.exp),
    "floor": by_place(math.floor),
}
"""Functions of NumPy and Python that evaluate the same text as the program's evaluator."""


@EACH
def test_the_number_is_what_its_formula_gives_with_the_values_that_are_shown(derivation: Derivation) -> None:
    random = Random(derivation.name)
    for values in (derivation.example(), *(again(derivation.example(), random) for _ in range(5))):
        try:
            worked = derivation.bind(**values)
            number = float(worked.number)
        except (ValueError, ZeroDivisionError, OverflowError):  # the root of a negative number and such
            continue
        saved = given_in(worked.to_csv())
        for name, _ in derivation.steps:
            del saved[name]
        saved |= {name: np.array([], dtype=object) for name in derivation.given_names - saved.keys()}
        for line in derivation.lines:
            name, _, expression = line.partition(" = ")
            saved[name] = eval(expression, INDEPENDENT, saved)
        assert saved[derivation.steps[-1][0]] == pytest.approx(number, rel=1e-9, abs=1e-9)
        reads_as_computed(worked)


def reads_as_computed(worked: DerivedFigure) -> None:
    """Check that every line, read off the screen and evaluated by Python, gives its shown result."""
    for line in worked.lines():
        filled, result = plain(line.filled), plain(line.result)
        if not result or not re.fullmatch(r"(sqrt|exp|[\d.+*/() E-])+", filled):
            continue
        largest = max((abs(float(one)) for one in re.findall(r"\d+\.?\d*(?:E-?\d+)?", filled)), default=1.0)
        if largest < 1e12:
            reckoned = eval(filled, {"sqrt": math.sqrt, "exp": math.exp})
            assert reckoned == pytest.approx(float(result), rel=1e-4, abs=1e-5 * largest), line


def plain(formula: str) -> str:
    """Convert a formula to Python syntax."""
    formula = re.sub(r"(\d)·10(?=[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])", r"\1E", formula)
    formula = re.sub(r"(?<![\d.])10(?=⁻)", "1E", formula)
    formula = re.sub(r"(?<=E)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+", digits, formula)
    formula = re.sub(r"[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+", lambda found: f"**{digits(found)}", formula)
    for sign, meant in {"·": "*", "−": "-", "\u2009": "", "^": "**", "√": "sqrt"}.items():
        formula = formula.replace(sign, meant)
    return formula


def digits(found: re.Match[str]) -> str:
    return found[0].translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789"))


@EACH
def test_every_symbol_is_used_or_said_and_every_name_is_a_symbol(derivation: Derivation) -> None:
    symbols = [symbol.name for symbol in derivation.symbols]
    assert len(set(symbols)) == len(symbols)
    names = {name for _, expression in derivation.steps for name in expression.names}
    results = {name for name, _ in derivation.steps}
    assert names | results <= set(symbols)
    assert set(derivation.places) <= set(symbols) and set(derivation.places.values()) <= set(symbols)
    assert all(symbol.meaning and symbol.glyph for symbol in derivation.symbols)
    assert derivation.words.endswith(".") and derivation.title[0].islower() and derivation.source
    assert set(derivation.example()) == derivation.given_names


def test_every_check_is_done_again_by_a_test_that_is_there() -> None:
    """Every check listed in `checks.csv` names an existing test; the program itself names none."""
    with CHECKS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert all(derivation.checks for derivation in DERIVATIONS.values())
    said = {(check.words, check.by) for derivation in DERIVATIONS.values() for check in derivation.checks}
    assert said == {(row["words"], row["by"]) for row in rows}
    for row in rows:
        path, _, name = row["test"].partition("::")
        assert re.search(rf"^def {name}\(", (ROOT / "tests" / path).read_text(encoding="utf-8"), re.MULTILINE), row


@EACH
def test_what_is_printed_of_the_example_agrees_or_says_why_not(derivation: Derivation) -> None:
    agreements = derivation.bind(**derivation.example()).agreements
    for one in agreements:
        assert (one.agrees is True) is not bool(one.printed.note), one
    for printed in derivation.printed:
        assert set(printed.where) and set(printed.where) <= derivation.given_names, "a case is told by what is given"


@EACH
def test_a_sheet_is_said_as_text(derivation: Derivation) -> None:
    said = text(derivation.bind(**derivation.example()))
    assert derivation.title in said and "How it was checked" in said and "{" not in said


def test_names_are_different_and_tell_what_they_are_of() -> None:
    assert len(DERIVATIONS) == sum(map(len, TABLES))
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)+", name) for name in DERIVATIONS)


def test_values_that_are_missing_or_too_many_are_refused() -> None:
    derivation = DERIVATIONS["bag-deviation"]
    with pytest.raises(TypeError, match="bag-deviation needs four, target, variance, not four"):
        derivation.bind(four=0.1)


@pytest.mark.parametrize(
    ("figure", "number", "agrees"),
    [
        ("938.8", 938.8099, True),
        ("938.8", 938.86, False),
        ("70.29\u2009%", 0.7029, True),
        ("70.3\u2009%", 0.7029, True),
        ("70.2\u2009%", 0.7029, False),
        ("≈ 44\u2009096.7", 44096.7, True),
        ("3.20·10⁻⁷", 3.2e-7, True),
        ("6.24863e-12", 6.248629e-12, True),
        ("−0.1167", -0.11671, True),
        ("no figure", 1, False),
    ],
)
def test_a_number_reads_like_a_printed_one(figure: str, number: Value, agrees: bool) -> None:
    assert isinstance(number, int | float)
    assert says(figure, number) is agrees


def test_an_author_is_named_and_a_procedure_told() -> None:
    assert DERIVATIONS["korf-depth"].origin == "After R. E. Korf, AAAI 1997."
    assert DERIVATIONS["plot-part"].origin == "By counting."


def printed_of(name: str, values: Values) -> list[tuple[str, bool | None]]:
    """Return the printed figures that an explanation shows, and whether they agree."""
    return [(agreement.printed.text, agreement.agrees) for agreement in DERIVATIONS[name].bind(**values).agreements]


def test_a_printed_figure_stands_only_beside_the_case_it_is_printed_for() -> None:
    """A printed figure is compared only in the case it was printed for, not for another puzzle."""
    article, pocket = (chain_states.states(puzzle, Metric.QTM) for puzzle in ("3x3x3", "2x2x2"))
    assert [one.agrees for one in walks.ratio(article, 3, 16).agreements] == [True]
    assert [one.agrees for one in walks.ratio(article, 3, 17).agreements] == []
    assert [one.agrees for one in walks.ratio(pocket, 3, 10).agreements] == []
    half = chain_states.states("3x3x3", Metric.HTM)
    sizes = {name: [row.states for row in rows] for name, rows in (("quarter", article), ("half", half))}
    assert [one.agrees for one in walks.growth(sizes["quarter"], (3, 18)).agreements] == [False]
    assert [one.agrees for one in walks.growth(sizes["half"], (3, 18)).agreements] == []
    assert printed_of("walk-fullest", {"N": 18, "p": walks.law(18)}) == [("17", False)]
    assert printed_of("walk-fullest", {"N": 18, "p": (0.5, 0.0, 0.5)}) == []


def test_a_figure_of_another_network_neither_agrees_nor_differs() -> None:
    for solved in (10_000, 9_000):
        assert printed_of("policy-rate", {"n": 1, "games": 10_000, "solved": solved}) == [("100.00\u2009%", None)]


def test_what_was_never_printed_is_not_shown_as_printed() -> None:
    texts = {printed.text for derivation in DERIVATIONS.values() for printed in derivation.printed}
    assert texts.isdisjoint({"-870.33", "184884258895036416", "14692609766246121324"})
    assert ("2(N − I)t − t∘t", False) in printed_of("bag-variance", DERIVATIONS["bag-variance"].example())


def test_a_table_of_korf_is_beside_the_number_of_its_entries_in_both_metrics() -> None:
    for metric in Metric:
        for name, printed in (("corners", "88179840"), ("six-edges-a", "42577920"), ("six-edges-b", "42577920")):
            entries = [layer.states for layer in distribution(name, metric).layers]
            assert printed_of("korf-entries", {"D": entries}) == [(printed, True)]
            assert printed_of("korf-entries", {"D": [*entries[:-1], entries[-1] + 1]}) == []


def test_a_tile_is_never_written_in_groups() -> None:
    with_tiles = [derivation for derivation in DERIVATIONS.values() if derivation.tiles]
    assert {"bag-mean", "bag-states", "boards-largest-tile", "board-sum"} <= {one.name for one in with_tiles}
    said = text(DERIVATIONS["bag-states"].bind(**DERIVATIONS["bag-states"].example()))
    assert "2048" in said and "2\u2009048" not in said
    said = text(DERIVATIONS["boards-top-sum"].bind(C=16))
    assert "131072" in said and "262\u2009140" in said, "the tile in one piece, the sum in groups"
