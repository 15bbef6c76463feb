"""Extraction of the program's texts from its sources: translatable texts, and shown ones that are not.

Qt's `lupdate` reads Python too, but neither the number of `tr("%n moves", n=3)`, nor a text that is declared by its
place in a call (`Command`, `Derivation`), nor `.pyx`. So the sources are parsed here; catalogues are Qt's own `.ts`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from core.sokoban.formats.notes import heading, without_marks

ROOT = Path(__file__).resolve().parent.parent

TRANSLATING = ("tr", "phrase")
DECLARING = {
    "Command": {"text": 1, "tip": 5},
    "PageEntry": {"text": 1, "about": 4},
    "Derivation": {"title": 1, "words": 2, "source": 5, "case": 8, "law": 10},
    "Procedure": {"words": 0},
    "Symbol": {"meaning": 2},
    "Check": {"words": 0, "by": 1},
    "PrintedFigure": {"source": 1, "note": 3},
    "NamedFigure": {"name": 0},
}
"""Calls with arguments that are translated when shown: names and positions of these arguments."""
DATA = ("resources/patterns/*.json", "resources/figures/*.json", "resources/levels/*.sok")
"""Data files that contain texts to be shown."""
COMMENT = re.compile(r"^Comment:\n(.*?)\nComment-End:$", re.MULTILINE | re.DOTALL)
"""Comment on a level in a level file."""
ENGLISH_ONLY = (
    "app/cli", "app/tools", "app/work", "app/cube/cli", "app/lab/cli", "app/sokoban/cli", "app/twenty48/cli",
)  # fmt: skip
"""Folders of the command line, which is only in English."""
ENGLISH_ONLY_NAMES = {
    "bench.py", "check.py", "peers.py", "schema.py", "languages.py", "licences.py", "set_aside.py",
    "__main__.py", "__init__.py",
}  # fmt: skip
OF_FILES = {"kind", "_kind"}
"""Functions that return the type of a file by its header."""
NOT_SHOWN = "# not shown"
"""Mark at the end of a line whose texts are not shown, or are the same in every language."""


@dataclass(frozen=True)
class Message:
    """Text to translate; `one` is its English singular if it counts, `context` separates equal texts."""

    text: str
    one: str
    context: str
    file: str

    @property
    def key(self) -> tuple[str, str]:
        return self.text, self.context


class NotLiteralError(ValueError):
    """Text to be translated that is not a literal; the message has file and line."""


def messages(path: Path) -> Iterator[Message]:
    """Yield the translatable texts of one file."""
    name = path.relative_to(ROOT).as_posix()
    if path.suffix in {".json", ".sok"}:
        data = path.read_text(encoding="utf-8")
        texts = _of_data(json.loads(data)) if path.suffix == ".json" else _of_levels(data)
        yield from (Message(text, "", "", name) for text in texts)
        return
    for call in _calls(path):
        called = _name(call.func)
        if called in TRANSLATING:
            yield from _translated(call, name)
        elif called in DECLARING:
            for argument in _declared(call, called):
                yield from (Message(text, "", "", name) for text in _literals(argument))


def _of_levels(text: str) -> Iterator[str]:
    """Yield the translatable texts of a Sokoban level file: the notes at its top, and comments on levels.

    `text` is the content of the file.
    """
    if notes := without_marks(heading(text)):
        yield notes
    yield from COMMENT.findall(text)


def _of_data(data: Any) -> Iterator[str]:
    """Yield the texts of the program's data files: patterns, and depth distributions."""
    if "unit" in data:
        yield from (data[key] for key in ("title", "unit", "source"))
    for pattern in data.get("patterns", ()):
        yield from (pattern["name"], pattern["description"])


def _translated(call: ast.Call, file: str) -> Iterator[Message]:
    options = {word.arg: word.value for word in call.keywords}
    one, context = (_constant(options.get(key)) for key in ("one", "context"))
    texts = list(_literals(call.args[0])) if call.args else []
    if not texts:
        raise NotLiteralError(f"{file}:{call.lineno}: what is translated must stand there as a text")
    for text in texts:
        yield Message(text, one, context, file)


def _calls(path: Path) -> Iterator[ast.Call]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        found = [node for node in ast.walk(_tree(path)) if isinstance(node, ast.Call)]
        yield from sorted(found, key=lambda call: (call.lineno, call.col_offset))
        return
    for match in re.finditer(rf"(?<![\w.])(?:{'|'.join(TRANSLATING)})\(", text):
        tree = ast.parse(_balanced(text[match.start() :]), mode="eval")
        assert isinstance(tree.body, ast.Call)
        yield tree.body


def _balanced(text: str) -> str:
    """Return the complete call that `text` begins with, by trying Python's parser on each end."""
    for end in re.finditer(r"\)", text):
        try:
            ast.parse(text[: end.end()], mode="eval")
        except SyntaxError:
            continue
        return text[: end.end()]
    raise SyntaxError(text[:80])


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _declared(call: ast.Call, called: str) -> Iterator[ast.expr]:
    places = DECLARING[called]
    yield from (call.args[at] for at in places.values() if at < len(call.args))
    yield from (word.value for word in call.keywords if word.arg in places)


def _literals(node: ast.expr) -> Iterator[str]:
    """Yield the literal texts that an expression may have as its value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _constant(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def sources() -> Sequence[Path]:
    """Return the files that may contain texts to translate."""
    code = [
        path
        for folder in ("app", "core")
        for path in sorted((ROOT / folder).rglob("*.py*"))
        if path.suffix in {".py", ".pyx"} and not english_only(path)
    ]
    return code + [path for files in DATA for path in sorted(ROOT.glob(files))]


def english_only(path: Path) -> bool:
    """Return whether the texts of a file are shown only on the command line, or not at all."""
    name = path.relative_to(ROOT).as_posix()
    return name.startswith(tuple(f"{folder}/" for folder in ENGLISH_ONLY)) or (
        name.startswith("app/") and path.name in ENGLISH_ONLY_NAMES
    )


# Texts that are shown and not translated

SILENT = {
    "AssertionError", "AttributeError", "ImportError", "IndexError", "KeyError", "Literal", "NewType",
    "NotImplementedError", "QFont", "QKeySequence", "Recording", "RuntimeError", "Tag", "TypeError",
    "TypeVar", "ValueError", "Verbatim",
    "cast", "compile", "count", "debug", "encode", "endswith", "exception", "execute", "executemany", "executescript",
    "find", "get", "getattr", "import_module", "index", "info", "isinstance", "layout", "log", "lstrip", "maketrans",
    "partition", "property", "removeprefix", "removesuffix", "replace", "rpartition", "rstrip", "set",
    "setApplicationName", "setFamily", "setObjectName", "setProperty", "setStyleSheet", "set_layout", "setattr",
    "split", "startswith", "strftime", "strip", "warning",
}  # fmt: skip
"""Functions and methods whose text arguments are not shown."""
WITH_KEY = "with_key"
"""Function that takes a text and a key, which Qt names."""
WORD = r"[A-Za-z’'-]*[a-z][A-Za-z’'-]*"
SENTENCE = re.compile(rf"(?:^|[^A-Za-z_]){WORD}[,.:;?]? +[({{“]?(?:{WORD})|^[A-Z][a-z’'-]+[.:…?]?$")
PIECE = re.compile(r"(?:^|[ (])[A-Za-z’'-]*[a-z]{2,}(?:$|[ ,.;:)?])")
KEYS = re.compile(r"[a-z0-9_./:*#%+-]+")
CODE = re.compile(
    r"\s*(CREATE|INSERT|REPLACE|SELECT|UPDATE|DELETE|ALTER|DROP|PRAGMA|BEGIN) |.*palette\(|([a-z-]+: ?[^ ;]+;? ?)+$"
    r"|statewalk |.*--[a-z]|[a-z0-9_{} ]+(,[a-z0-9_{} ]+){2,}$|\{\}   [A-Z]|\{\} · Statewalk$",
    re.DOTALL,
)
"""SQL, style sheets, command lines, options, CSV headers, a text with its key, the window title."""


def untranslated(path: Path) -> Iterator[tuple[int, str]]:
    """Yield lines and texts of a file that seem to be shown and are not translated."""
    if path.suffix == ".pyx":
        yield from _refusals(path.read_text(encoding="utf-8"))
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    for node, text in _Shown().of(_tree(path)):
        if not any(
            NOT_SHOWN in lines[number - 1] for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        ):
            yield node.lineno, text


def _refusals(text: str) -> Iterator[tuple[int, str]]:
    """Yield the messages of exceptions in compiled code, with their lines."""
    for match in re.finditer(r"(?:InputError|IllegalMoveError)(?:\.at_position)?\(\s*f?([\"'].*)", text):
        yield text.count("\n", 0, match.start()) + 1, match[1]


class _Shown(ast.NodeVisitor):
    """Visitor that collects the texts that may be shown and are not translated."""

    def of(self, tree: ast.Module) -> Sequence[tuple[ast.expr, str]]:
        self.found: list[tuple[ast.expr, str]] = []
        self.visit(tree)
        return self.found

    def visit_Constant(self, node: ast.Constant) -> None:
        text = node.value
        if isinstance(text, str) and SENTENCE.search(text) and not KEYS.fullmatch(text) and not CODE.match(text):
            self.found.append((node, text))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pieces = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        if any(PIECE.search(piece) and not KEYS.fullmatch(piece) for piece in pieces) and not CODE.match(text):
            self.found.append((node, text))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        texts = isinstance(node.func, ast.Name) and called in TRANSLATING
        silent = {id(argument) for argument in node.args if _is_text(argument)} if called in SILENT else set()
        if called == WITH_KEY:
            silent = {id(node.args[1])}
        if called in DECLARING:
            silent = {id(argument) for argument in node.args if isinstance(argument, (ast.Constant, ast.Tuple))}
            silent |= {id(word.value) for word in node.keywords if isinstance(word.value, (ast.Constant, ast.Tuple))}
        if texts:
            silent = {id(node.args[0]), *(id(word.value) for word in node.keywords if word.arg in {"one", "context"})}
        self.visit(node.func)
        for argument in [*node.args, *(word.value for word in node.keywords)]:
            if id(argument) not in silent:
                self.visit(argument)

    def visit_Compare(self, node: ast.Compare) -> None:
        for part in (node.left, *node.comparators):
            if not isinstance(part, (ast.Constant, ast.Set, ast.Tuple)):
                self.visit(part)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Dict(self, node: ast.Dict) -> None:
        for value in node.values:
            self.visit(value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in [*node.defaults, *node.kw_defaults]:
            if default is not None:
                self.visit(default)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.visit(node.left)
        # division joins paths
        if not (isinstance(node.op, ast.Div) and isinstance(node.right, (ast.Constant, ast.JoinedStr))):
            self.visit(node.right)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in OF_FILES:
            return
        self.visit(node.args)
        for part in [*node.decorator_list, *node.body]:
            self.visit(part)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is not None:
            self.visit(node.exc)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, (ast.Constant, ast.JoinedStr, ast.BinOp))
