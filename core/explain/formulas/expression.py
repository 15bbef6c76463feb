"""Arithmetic expressions that are displayed, filled in with values and evaluated from one text.

An expression is written as in Python, of numbers, names, + - * / ** and a few functions. A name stands for a number or
for a row of numbers, one for each place; rows are combined place by place, and a number is combined with every place of
a row.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from math import comb, exp, floor, fsum, log, sqrt
from statistics import median
from typing import Any, NamedTuple

from core.base.words import THIN_SPACE, Numeral, phrase

Number = int | float | Fraction
Value = Number | Sequence[Number]
Values = Mapping[str, Value]
Mark = Callable[[str], str]
"""Function that highlights a value in a formula."""

MOST_DIGITS = 24
"""Number of digits above which a number is written with a power of ten."""
FIRST_TERMS, MOST_ITEMS = 2, 5
"""Terms of a long sum that are written before its last one, and most numbers of a row."""
SUPERSCRIPT = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")

ADDITIVE, MULTIPLICATIVE, POWER, ATOM = range(4)
SIGNS = {ast.Add: (" + ", ADDITIVE), ast.Sub: (" − ", ADDITIVE), ast.Mult: (" · ", MULTIPLICATIVE),
         ast.Div: (" / ", MULTIPLICATIVE)}  # fmt: skip


def simplify_number(value: Number) -> int | float:
    """Return a number as an int where that is exact, else as a float; a float stays one."""
    return float(value) if isinstance(value, float) or value != int(value) else int(value)


class TileNumber(int):
    """Tile of 2048, a number that is written without separators."""


def as_tiles(value: Value) -> Value:
    """Return a number or a row of numbers as tiles."""
    return tuple(map(_tile, value)) if isinstance(value, Sequence) else _tile(value)


def _tile(value: Number) -> Number:
    return TileNumber(value) if value == int(value) else value


def format_number(value: Number) -> Numeral:
    """Format a number for a formula: all digits of an integer, seven of any other number."""
    if isinstance(value, TileNumber):
        return Numeral(value)
    if isinstance(value, Fraction):
        value = value.numerator if value.denominator == 1 else float(value)
    if isinstance(value, int) and len(str(abs(value))) <= MOST_DIGITS:
        text = f"{value:,}".replace(",", THIN_SPACE)
    else:
        digits, power = _leading(value)
        ten = f"10{str(power).translate(SUPERSCRIPT)}"
        text = _group_digits(digits) if not power else ten if digits == "1" else f"{digits}·{ten}"
    return Numeral(text.replace("-", "−"))


def _leading(value: int | float) -> tuple[str, int]:
    """Return at most seven digits of a number, and the power of ten behind them."""
    if isinstance(value, int):
        # an int may be larger than any float
        digits, _, power = f"{Decimal(value):.6e}".partition("e")
        return digits.rstrip("0").rstrip("."), int(power)
    digits, _, power = f"{value:.7g}".partition("e")
    return digits, int(power or 0)


def _group_digits(digits: str) -> str:
    whole, dot, rest = digits.partition(".")
    return re.sub(r"(?<=\d)(?=(\d{3})+$)", THIN_SPACE, whole) + dot + rest


def _total(row: Sequence[Number]) -> Number:
    return fsum(row) if any(isinstance(one, float) for one in row) else sum(row)


def _place_of_largest(row: Sequence[Number]) -> int:
    return max(range(len(row)), key=row.__getitem__)


def _last_place(row: Sequence[Number]) -> int:
    return max(place for place, one in enumerate(row) if one)


def _last_above(row: Sequence[Number], least: Number) -> int:
    return max((place for place, one in enumerate(row) if one > least), default=-1)


class OfRow(NamedTuple):
    """Function of a row: its implementation, and how a formula writes it."""

    call: Callable[..., Any]
    notation: Callable[..., str]


FUNCTIONS = {
    "sum": OfRow(_total, lambda row: f"Σ {row}"),
    "mean": OfRow(lambda row: _total(row) / len(row), lambda row: phrase("mean of {row}", row=row)),
    "median": OfRow(median, lambda row: phrase("median of {row}", row=row)),
    "largest": OfRow(max, lambda row: phrase("largest of {row}", row=row)),
    "least": OfRow(min, lambda row: phrase("least of {row}", row=row)),
    "place": OfRow(_place_of_largest, lambda row: phrase("place of the largest {row}", row=row)),
    "last": OfRow(_last_place, lambda row: phrase("last place with {row}", row=row)),
    "last_above": OfRow(
        _last_above, lambda row, least: phrase("last place of {row} above {least}", row=row, least=least)
    ),
    "number": OfRow(len, lambda row: phrase("number of {row}", row=row)),
    "choose": OfRow(lambda row: comb(*row), lambda row: f"C({row})"),
}
"""Functions of rows, with the words for them."""
PLAIN: dict[str, tuple[Callable[[Any], Any], str]] = {
    "abs": (abs, "|{}|"),
    "sqrt": (sqrt, "√({})"),
    "ln": (log, "ln({})"),
    "exp": (exp, "exp({})"),
    "floor": (floor, "⌊{}⌋"),
}
"""Functions of one number, applied to a row place by place."""


class FormulaStyle(NamedTuple):
    """Style in which a formula is written: the language of its words and numbers, and how values stand out."""

    say: Callable[[str], str] = str
    mark: Mark = str

    def value(self, value: Number) -> str:
        return self.mark(self.say(format_number(value)))

    def row(self, parts: Sequence[str]) -> str:
        """Join formatted numbers to a row."""
        return self.say(phrase("{before}, {after}", context="numbers in a formula", before="", after="")).join(parts)


PLAIN_HAND = FormulaStyle()


class Expression:
    """Parsed arithmetic expression; raises ValueError for a text that is none."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self._tree: ast.expr = ast.parse(text, mode="eval").body
        except SyntaxError as error:
            raise ValueError(f"{text} is no expression") from error
        self.names = frozenset(_names(self._tree))

    def value(self, values: Values) -> Value:
        """Return the result for these values; raise KeyError for a name without a value."""
        return _value(self._tree, values)

    def write_formula(self, glyphs: Mapping[str, str], hand: FormulaStyle = PLAIN_HAND) -> str:
        """Return the formula itself, with each name replaced by its sign."""
        return _write_node(self._tree, lambda name: glyphs.get(name, name), hand)[0]

    def fill_values(self, values: Values, hand: FormulaStyle = PLAIN_HAND) -> str:
        """Return the formula with values in place of names, long sums shortened to their first and last terms."""
        return _fill_node(self._tree, values, hand)[0]


def _names(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Name):
        return {node.id}
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        return set()
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return _names(node.operand)
    if isinstance(node, ast.BinOp) and (type(node.op) in SIGNS or isinstance(node.op, ast.Pow)):
        return _names(node.left) | _names(node.right)
    if _function(node) in {*FUNCTIONS, *PLAIN}:
        assert isinstance(node, ast.Call)
        return set().union(*map(_names, node.args))
    raise ValueError(f"{ast.unparse(node)} is no arithmetic")


def _function(node: ast.expr) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


# evaluation


def _value(node: ast.expr, values: Values) -> Value:
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int | float)
        return node.value
    if isinstance(node, ast.Name):
        return values[node.id]
    if isinstance(node, ast.UnaryOp):
        return _by_place(lambda one: -one, _value(node.operand, values))
    if isinstance(node, ast.BinOp):
        return _by_place(OPERATIONS[type(node.op)], _value(node.left, values), _value(node.right, values))
    assert isinstance(node, ast.Call)
    name, arguments = _function(node), [_value(argument, values) for argument in node.args]
    if name in PLAIN:
        return _by_place(PLAIN[name][0], arguments[0])
    if not isinstance(arguments[0], Sequence):
        # several numbers as arguments are the row
        arguments = [tuple(arguments)]  # type: ignore[arg-type]
    answer: Value = FUNCTIONS[name][0](*arguments)
    return answer


OPERATIONS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Div: lambda a, b: a / b,
    ast.Pow: lambda a, b: a**b,
}


def _by_place(function: Callable[..., Any], *operands: Value) -> Value:
    rows = [operand for operand in operands if isinstance(operand, Sequence)]
    if not rows:
        answer: Value = function(*operands)
        return answer
    places = range(min(map(len, rows)))
    return tuple(
        function(*(operand[place] if isinstance(operand, Sequence) else operand for operand in operands))
        for place in places
    )


# writing: each part is returned with its precedence


def _write_node(node: ast.expr, sign: Callable[[str], str], hand: FormulaStyle) -> tuple[str, int]:
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int | float)
        return hand.say(format_number(node.value)), ATOM
    if isinstance(node, ast.Name):
        return sign(node.id), ATOM
    if isinstance(node, ast.UnaryOp):
        return f"−{_in_brackets(_write_node(node.operand, sign, hand), MULTIPLICATIVE)}", MULTIPLICATIVE
    if isinstance(node, ast.BinOp):
        return _join_operands(node, _write_node(node.left, sign, hand), _write_node(node.right, sign, hand))
    assert isinstance(node, ast.Call)
    return _write_call(node, [_write_node(argument, sign, hand) for argument in node.args], hand)


def _fill_node(node: ast.expr, values: Values, hand: FormulaStyle) -> tuple[str, int]:
    if isinstance(node, ast.Name):
        value = values[node.id]
        return (_row(value, hand), ATOM) if isinstance(value, Sequence) else (hand.value(value), _rank_value(value))
    if isinstance(node, ast.UnaryOp):
        return f"−{_in_brackets(_fill_node(node.operand, values, hand), MULTIPLICATIVE)}", MULTIPLICATIVE
    if isinstance(node, ast.BinOp):
        return _join_operands(node, _fill_node(node.left, values, hand), _fill_node(node.right, values, hand))
    if isinstance(node, ast.Call):
        return _filled_call(node, values, hand)
    return _write_node(node, str, hand)


def _filled_call(node: ast.Call, values: Values, hand: FormulaStyle) -> tuple[str, int]:
    inner = node.args[0]
    if _function(node) == "sum":
        return _terms(inner, values, hand), ADDITIVE
    row = _value(inner, values)
    if len(node.args) == 1 and isinstance(row, Sequence) and not isinstance(inner, ast.Name):
        return _write_call(node, [(_row(row, hand), ATOM)], hand)
    return _write_call(node, [_fill_node(argument, values, hand) for argument in node.args], hand)


def _rank_value(value: Number) -> int:
    return ATOM if value >= 0 else ADDITIVE


def _join_operands(node: ast.BinOp, left: tuple[str, int], right: tuple[str, int]) -> tuple[str, int]:
    if isinstance(node.op, ast.Pow):
        base = _in_brackets(left, ATOM)
        if isinstance(node.right, ast.Constant):
            return f"{base}{str(node.right.value).translate(SUPERSCRIPT)}", POWER
        return f"{base}^{_in_brackets(right, ATOM)}", POWER
    sign, rank = SIGNS[type(node.op)]
    # a − (b + c) and a / (b · c) need their brackets
    after = rank + 1 if isinstance(node.op, ast.Sub | ast.Div) else rank
    return f"{_in_brackets(left, rank)}{sign}{_in_brackets(right, after)}", rank


def _write_call(node: ast.Call, arguments: Sequence[tuple[str, int]], hand: FormulaStyle) -> tuple[str, int]:
    name = _function(node)
    if name in PLAIN:
        return PLAIN[name][1].format(arguments[0][0]), ATOM
    notation = FUNCTIONS[name].notation
    if name == "last_above":
        return hand.say(notation(*(text for text, _ in arguments))), ADDITIVE
    if name == "sum":
        return notation(_in_brackets(arguments[0], MULTIPLICATIVE)), ADDITIVE
    within = hand.row([text for text, _ in arguments])
    if len(arguments) == 1 and arguments[0][1] < ATOM:
        within = f"({within})"
    return hand.say(notation(within)), ADDITIVE


def _in_brackets(part: tuple[str, int], least: int) -> str:
    text, rank = part
    return text if rank >= least else f"({text})"


def _row(row: Sequence[Number], hand: FormulaStyle) -> str:
    if len(row) <= MOST_ITEMS:
        return hand.row([hand.value(one) for one in row])
    first = [hand.value(one) for one in row[: MOST_ITEMS - 2]]
    return hand.row([*first, "…", hand.value(row[-1])])


def _terms(node: ast.expr, values: Values, hand: FormulaStyle) -> str:
    """Return the terms of a sum over the places, without those that are 0."""
    row = _value(node, values)
    assert isinstance(row, Sequence)
    places = [place for place, entry in enumerate(row) if entry] or list(range(len(row)))[:1]
    if not places:
        return hand.say(format_number(0))
    if len(places) > FIRST_TERMS + 2:
        chosen: list[int | None] = [*places[:FIRST_TERMS], None, places[-1]]
    else:
        chosen = list(places)
    return " + ".join("…" if place is None else _term(node, values, place, hand) for place in chosen)


def _term(node: ast.expr, values: Values, place: int, hand: FormulaStyle) -> str:
    here = {name: one[place] if isinstance(one, Sequence) and place < len(one) else one for name, one in values.items()}
    return _in_brackets(_fill_node(node, here, hand), MULTIPLICATIVE)
