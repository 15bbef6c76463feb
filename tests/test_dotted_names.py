"""Every dotted module or attribute name exists, in imports and in texts that are looked up later."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.import_graph import ROOT, files, short

PACKAGES = ("app", "core", "build_scripts", "tests")
DOTTED = re.compile(rf"(?:{'|'.join(PACKAGES)})(?:\.[A-Za-z_]\w*)+")
COMPILED = {".pyx", ".pxd"}
"""Suffixes of sources that are not read here."""
INVENTED = {"app.no_such_module", "core.board", "core.cube.a", "core.dice", "tests.md"}
"""Made-up names in tests of the build and of the project's rules."""
TEMPLATE = ROOT / "tests" / "template"
"""Folder with packages of the same names, which are added to the program's."""


@cache
def module_file(name: str) -> Path | None:
    """Return the source, stub or folder of a module; None if there is none."""
    base = ROOT.joinpath(*name.split("."))
    candidates = [
        base.with_suffix(ending) for ending in (".pyi", ".py", ".pyx", ".pxd") if base.with_suffix(ending).is_file()
    ]
    return candidates[0] if candidates else base if base.is_dir() else None


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return the names that a module, stub or package defines or imports at its top, and in classes."""
    source = path / "__init__.py" if path.is_dir() else path
    if not source.is_file() or source.suffix in COMPILED:
        return frozenset()
    defined: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            defined.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            defined.add(node.id)
        elif isinstance(node, ast.alias):
            defined.add(node.asname or node.name.split(".")[0])
    return frozenset(defined)


def is_there(name: str) -> bool:
    """Return whether a dotted name is a module, or is defined in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        path = module_file(".".join(parts[:length]))
        if path is not None:
            rest = parts[length:]
            lazily = path.is_dir() and "__getattr__" in names_in(path)
            return not rest or lazily or path.suffix in COMPILED or rest[0] in names_in(path)
    return False


def named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the dotted names in a module with their lines: imports, and texts that are only such a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and DOTTED.fullmatch(node.value):
            yield node.lineno, node.value


@pytest.mark.parametrize("package", PACKAGES)
def test_every_dotted_name_leads_somewhere(package: str) -> None:
    lost, checked = [], 0
    for path in files(package, ".py"):
        if path.is_relative_to(TEMPLATE) or path.name == Path(__file__).name:
            continue
        for line, name in named(ast.parse(path.read_text(encoding="utf-8"))):
            if name.split(".")[0] in PACKAGES and name not in INVENTED:
                checked += 1
                if not is_there(name):
                    lost.append(f"{short(path)}:{line}: {name}")
    assert checked > 50
    assert not lost, "\n".join(lost)


def test_a_name_that_leads_nowhere_is_found() -> None:
    assert is_there("core.base.control.Control") and is_there("tests.golden.Golden")
    assert not is_there("core.controls.Control") and not is_there("app.shell.window.Winndow")
    source = 'import core.no\nfrom app import nothing\npatch("app.shell.windows.Window", "not app.shell.window")\n'
    assert [name for _, name in named(ast.parse(source))] == ["core.no", "app.nothing", "app.shell.windows.Window"]
