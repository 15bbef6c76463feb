"""Small faults that can be put into a Python source: flipped comparisons, shifted constants, deleted statements."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import singledispatch
from typing import NamedTuple

COMPARISONS = {
    "==": ["!="],
    "!=": ["=="],
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "is": ["is not"],
    "is not": ["is"],
    "in": ["not in"],
    "not in": ["in"],
}
ARITHMETIC = {"+": "-", "-": "+", "*": "//", "//": "*", "/": "*", "%": "//", "&": "|", "|": "&", "<<": ">>", ">>": "<<"}
LOGIC = {"and": "or", "or": "and"}
COMPARISON = re.compile(r"is\s+not\b|not\s+in\b|is\b|in\b|[=!<>]=|[<>]")
OPERATOR = re.compile(r"\*\*|//|<<|>>|[-+*/%&|^@]")
WORD = re.compile(r"\b(?:and|or)\b")


class Mutation(NamedTuple):
    """Fault in a source: the bytes `begin` to `end` are replaced; `line` is the line of the first."""

    line: int
    begin: int
    end: int
    text: str


def find_mutations(source: str) -> dict[int, list[Mutation]]:
    """Return the possible faults of a source, by line; with a few of them it does not compile."""
    reader = _Reader(source)
    by_line: dict[int, list[Mutation]] = {}
    for node in reader.nodes():
        for mutation in _mutations(node, reader):
            by_line.setdefault(mutation.line, []).append(mutation)
    return by_line


def apply(source: str, mutation: Mutation) -> str:
    """Return the source with the fault in it."""
    whole = source.encode()
    return (whole[: mutation.begin] + mutation.text.encode() + whole[mutation.end :]).decode()


def describe(source: str, mutation: Mutation) -> tuple[str, str]:
    """Return the lines that the fault changes, before and after, each stripped and joined into one."""
    whole = source.encode()
    begin = whole.rfind(b"\n", 0, mutation.begin) + 1
    end = whole.find(b"\n", mutation.end)
    end = len(whole) if end < 0 else end
    after = whole[begin : mutation.begin] + mutation.text.encode() + whole[mutation.end : end]
    return " ".join(whole[begin:end].decode().split()), " ".join(after.decode().split())


def compiles(source: str) -> bool:
    """Return whether Python accepts a source."""
    try:
        compile(source, "mutated", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


class _Reader:
    """Reader of a source's syntax tree, with the byte positions of its nodes."""

    def __init__(self, source: str) -> None:
        self.whole = source.encode()
        self._tree = ast.parse(source)
        self._starts = [0, *(at + 1 for at, byte in enumerate(self.whole) if byte == ord("\n"))]

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        return self.whole[self.begin(node) : self.end(node)].decode()

    def replaced(self, node: ast.expr | ast.stmt, text: str) -> Mutation:
        return Mutation(node.lineno, self.begin(node), self.end(node), text)

    def between(self, left: ast.expr, right: ast.expr, pattern: re.Pattern[str]) -> tuple[str, int, int] | None:
        """Return the operator between two operands, with its start and end."""
        begin, end = self.end(left), self.begin(right)
        match = pattern.search(self.whole[begin:end].decode("latin-1"))
        return None if match is None else (" ".join(match[0].split()), begin + match.start(), begin + match.end())

    def line(self, at: int) -> int:
        return self.whole.count(b"\n", 0, at) + 1

    def nodes(self) -> Iterator[ast.AST]:
        """Yield all nodes that are executed: no annotations, docstrings, or imports for types only."""
        waiting: list[ast.AST] = [self._tree]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += [child for child in _children(node) if not _is_inert(child)]


def _children(node: ast.AST) -> Iterator[ast.AST]:
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "type_params"):
            yield from (one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST))


def _is_inert(node: ast.AST) -> bool:
    """Return whether faults in a node say nothing: lone strings, assertions, imports, types, f-strings."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom)


@singledispatch
def _mutations(_node: ast.AST, _reader: _Reader) -> Iterator[Mutation]:
    yield from ()


@_mutations.register
def _(node: ast.Compare, reader: _Reader) -> Iterator[Mutation]:
    for left, right in zip([node.left, *node.comparators], node.comparators, strict=False):
        if found := reader.between(left, right, COMPARISON):
            word, begin, end = found
            for other in COMPARISONS[word]:
                yield Mutation(reader.line(begin), begin, end, other)


@_mutations.register
def _(node: ast.BinOp, reader: _Reader) -> Iterator[Mutation]:
    found = reader.between(node.left, node.right, OPERATOR)
    if found and found[0] in ARITHMETIC:
        word, begin, end = found
        yield Mutation(reader.line(begin), begin, end, ARITHMETIC[word])


@_mutations.register
def _(node: ast.BoolOp, reader: _Reader) -> Iterator[Mutation]:
    for left, right in zip(node.values, node.values[1:], strict=False):
        if found := reader.between(left, right, WORD):
            word, begin, end = found
            yield Mutation(reader.line(begin), begin, end, LOGIC[word])


@_mutations.register
def _(node: ast.Constant, reader: _Reader) -> Iterator[Mutation]:
    if isinstance(node.value, bool):
        yield reader.replaced(node, str(not node.value))
    elif isinstance(node.value, int):
        yield reader.replaced(node, str(node.value + 1))
        if node.value > 0:
            yield reader.replaced(node, str(node.value - 1))
    elif isinstance(node.value, float):
        yield reader.replaced(node, repr(node.value * 2 if node.value else 1.0))


@_mutations.register(ast.If)
@_mutations.register(ast.While)
@_mutations.register(ast.IfExp)
def _(node: ast.If | ast.While | ast.IfExp, reader: _Reader) -> Iterator[Mutation]:
    yield _negated(node.test, reader)


@_mutations.register
def _(node: ast.comprehension, reader: _Reader) -> Iterator[Mutation]:
    yield from (_negated(test, reader) for test in node.ifs)


def _negated(test: ast.expr, reader: _Reader) -> Mutation:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return reader.replaced(test, reader.text(test.operand))
    return reader.replaced(test, f"not ({reader.text(test)})")


@_mutations.register
def _(node: ast.Return, reader: _Reader) -> Iterator[Mutation]:
    if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        yield reader.replaced(node.value, "None")


@_mutations.register(ast.Expr)
@_mutations.register(ast.AugAssign)
@_mutations.register(ast.Raise)
@_mutations.register(ast.Break)
@_mutations.register(ast.Continue)
@_mutations.register(ast.Delete)
def _(node: ast.stmt, reader: _Reader) -> Iterator[Mutation]:
    yield reader.replaced(node, "pass")


@_mutations.register
def _(node: ast.Assign, reader: _Reader) -> Iterator[Mutation]:
    """Yield the deletion of an assignment to attributes or elements.

    Deleting an assignment to a name always fails, so it is left out.
    """
    if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
        yield reader.replaced(node, "pass")
