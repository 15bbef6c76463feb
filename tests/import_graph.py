"""Import graph of the project's modules, read from the files without importing them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FROM_LINE = re.compile(r"^\s*from\s+([.\w]+)\s+c?import\s+\(?([^#\n]*)", re.MULTILINE)
IMPORT_LINE = re.compile(r"^\s*c?import\s+([.\w]+(?:\s*,\s*[.\w]+)*)", re.MULTILINE)

Graph = dict[str, frozenset[str]]


def files(folder: str, *suffixes: str) -> list[Path]:
    """Return the files under a folder of the project that end in one of `suffixes`."""
    return sorted(path for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)


def short(path: Path) -> str:
    """Return a path relative to the repository, with slashes."""
    return path.relative_to(ROOT).as_posix()


def module_name(path: Path) -> str:
    """Return the full name of the module in a file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path, *, for_types: bool = True) -> Sequence[str]:
    """Return the full names that a file imports anywhere; without `for_types` only those at run time."""
    every, when_run, _ = _read(path)
    return every if for_types else when_run


def docstring(path: Path) -> str:
    """Return the docstring of a Python module."""
    return _read(path)[-1]


@cache
def _read(path: Path) -> tuple[Sequence[str], Sequence[str], str]:
    """Return all imports of a file, those at run time, and its docstring."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in {".pyx", ".pxd"}:
        found = tuple(_cython_imports(text))
        return found, found, ""
    tree = ast.parse(text)
    all_imports, when_run = (tuple(_names(path, _statements(tree, for_types))) for for_types in (True, False))
    return all_imports, when_run, ast.get_docstring(tree) or ""


def _cython_imports(text: str) -> Iterator[str]:
    for module, names in FROM_LINE.findall(text):
        yield module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))
    for several in IMPORT_LINE.findall(text):
        yield from (name.strip() for name in several.split(","))


def _names(path: Path, statements: Iterator[ast.AST]) -> Iterator[str]:
    for node in statements:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{short(path)} imports by a relative name"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _statements(node: ast.AST, for_types: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            if for_types:
                yield from _statements(child, for_types)
            continue
        yield child
        yield from _statements(child, for_types)


@cache
def graph(*, for_types: bool = False) -> Graph:
    """Return every module of `app` and `core` with its imports.

    A package counts as imported only if something of its own is, not if it is only part of a path.
    """
    modules = {module_name(path): path for path in files("app", ".py") + files("core", ".py", ".pyx")}
    found = {}
    for name, path in modules.items():
        named = {other for other in imports(path, for_types=for_types) if other in modules} - {name}
        found[name] = frozenset(one for one in named if not any(other.startswith(f"{one}.") for other in named))
    return found


def circles(imported: Graph) -> list[list[str]]:
    """Return the groups of modules that import one another in a circle (by Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    cycles = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in imported[name]:
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                cycles.append(sorted(group))

    for name in imported:
        if name not in order:
            visit(name)
    return cycles
