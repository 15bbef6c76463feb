"""The project's rules as tests: allowed imports, lazy loading, form of the files."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QListView

import app
import core
from app.base import registry
from app.base.actions import Command, tooltip
from app.shell.window import Window
from app.widgets.cards.command_palette import CommandMatch
from tests.fresh_python import in_fresh_python
from tests.import_graph import ROOT, circles, docstring, files, graph, imports, short

LONGEST_FILE = 500

QT = {"PySide6", "shiboken6", "pyqtgraph"}
COMPUTING = {"numpy", "scipy", "math", "cmath", "statistics", "fractions", "decimal"}
# What a file of `app` may compute with, because it measures the drawing and not the puzzle.
FOR_THE_DRAWING = {
    "app/tools/bench.py": {"statistics"},  # the median of its own timings
    "app/tools/compare.py": {"statistics"},  # the same
    "app/plots/drawing/scale.py": {"math"},  # places on a logarithmic axis
    "app/sokoban/skins/outline.py": {"math"},  # lengths on the screen
}
# From the ground up: a file may import what lies in its own room or below. The entry point and the registry put all
# together: the registry by name, when a page is opened.
FLOORS = ("work", "base", "widgets", "plots", "shell", "cli", "tools", "a puzzle", "lab")
SHARED_ROOMS = ("work", "base", "widgets", "plots", "shell", "cli", "tools")
# The file of `app` that may import pyqtgraph.
PYQTGRAPH = "app/plots/charts/canvas.py"
# The modules of a page's folder that may name its class, and only as a type: they are handed the page.
HANDED_THE_PAGE = ("commands", "check", "welcome")
PUZZLES = [entry for entry in registry.PAGES if (ROOT / "core" / entry.package).is_dir()]


@cache
def kept_files() -> tuple[str, ...]:
    """Return every file of the project: those that git tracks or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, check=False
    )
    if listed.returncode:
        pytest.skip("the project is not in a git repository here")
    return tuple(name for name in os.fsdecode(listed.stdout).split("\0") if (ROOT / name).is_file())


def imported(path: Path) -> set[str]:
    """Return the top-level packages that a file imports."""
    return {name.split(".")[0] for name in imports(path)}


# File names


def test_files_have_plain_names() -> None:
    """Files have plain names; others were left by a test, are quoted by git, and may be unstorable."""
    assert not [name for name in kept_files() if not re.fullmatch(r"[\w./+-]+", name, re.ASCII)]


def test_the_product_names_no_test() -> None:
    """The program names no test, as users cannot see them; `tests` says which test repeats a check."""
    sources = (*files("app", ".py"), *files("core", ".py", ".pyx", ".pyi"))
    assert not [short(path) for path in sources if "::test_" in path.read_text(encoding="utf-8")]


# Who may import whom


def test_core_imports_neither_qt_nor_app() -> None:
    read = files("core", ".py", ".pyi", ".pyx", ".pxd")
    assert {path.suffix for path in read} == {".py", ".pyi", ".pyx", ".pxd"}
    assert not [short(path) for path in read if imported(path) & (QT | {"app"})]


def test_cython_imports_are_seen(tmp_path: Path) -> None:
    text = (
        "from libc.stdlib cimport malloc\ncimport core.base.rng, cython\n"
        "    import numpy as np\nfrom core.cube import a"
    )
    (tmp_path / "some.pyx").write_text(text, encoding="utf-8")
    found = set(imports(tmp_path / "some.pyx"))
    of_c = {"libc.stdlib", "libc.stdlib.malloc"}
    assert found == of_c | {"core.base.rng", "cython", "numpy", "core.cube", "core.cube.a"}


def test_all_of_core_loads_without_qt_and_every_puzzle_without_numpy() -> None:
    modules = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files("core", ".py", ".pyx")]
    modules = sorted(name.removesuffix(".__init__") for name in modules)
    assert "core.base.control" in modules
    puzzle_packages = tuple(f"core.{entry.package}" for entry in PUZZLES)
    code = f"""
import importlib, json, sys
puzzles, modules = {puzzle_packages!r}, {modules!r}
modules.sort(key=lambda name: not name.startswith(puzzles))
heavy = []
for name in modules:
    importlib.import_module(name)
    if name.startswith(puzzles) and not heavy:
        heavy = [(name, bad) for bad in ("numpy", "scipy") if bad in sys.modules]
print(json.dumps([heavy, sorted({QT | {"app"}!r} & set(sys.modules))]))
"""
    assert json.loads(in_fresh_python(code)) == [[], []]


def test_the_packages_are_this_projects() -> None:
    for package in (app, core):
        assert Path(package.__file__ or "").resolve() == ROOT / package.__name__ / "__init__.py"


def test_app_computes_nothing() -> None:
    computing = {short(path): imported(path) & COMPUTING for path in files("app", ".py")}
    assert not [name for name, modules in computing.items() if not modules <= FOR_THE_DRAWING.get(name, set())]


def test_the_exceptions_are_used_and_none_is_for_arrays() -> None:
    for name, modules in FOR_THE_DRAWING.items():
        assert modules <= imported(ROOT / name) & COMPUTING - {"numpy", "scipy"}, name


# Every arrow points down


def floor(module: str) -> int:
    """Return the level of a module in the import order: `core` lowest, the entry point highest."""
    package, *rest = module.split(".")
    if package == "core":
        return -1
    if not rest or rest[0] == "__main__":
        return len(FLOORS)
    return FLOORS.index(rest[0] if rest[0] in FLOORS else "a puzzle")


def test_every_arrow_points_down() -> None:
    assert {path.name for path in (ROOT / "app").iterdir() if path.is_dir()} >= {*SHARED_ROOMS, "lab"}
    arrows = [(module, other) for module, others in graph().items() for other in others]
    assert len(arrows) > 1000
    assert not [(module, other) for module, other in arrows if floor(other) > floor(module)]


def test_nothing_of_the_window_imports_the_command_line() -> None:
    """The window does not import the command line; what both need is in `app.work`."""
    tools = ("bench", "check", "peers")
    window = {
        module: others
        for module, others in graph(for_types=True).items()
        if module.startswith("app.") and not ({"cli", "tools", *tools} & {*module.split(".")[1:3]})
    }
    assert len(window) > 400
    importing = {module for module, others in window.items() if any(".cli." in f"{other}." for other in others)}
    assert importing == {"app.__main__"}, "the entry point alone"


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert circles({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")}) == [
        list("abc")
    ]
    assert circles(graph()) == []


def test_nothing_imports_a_page_but_the_registry() -> None:
    pages = {f"app.{entry.package}.page" for entry in registry.PAGES}
    assert pages <= set(graph())
    assert [module for module, others in graph().items() if others & pages] == []
    for_types = {module for module, others in graph(for_types=True).items() if others & pages}
    knowing = {module for module in for_types if module.split(".")[2] not in HANDED_THE_PAGE}
    assert not knowing


def test_pyqtgraph_is_imported_in_one_file() -> None:
    importing = {short(path) for path in files("app", ".py") if "pyqtgraph" in imported(path)}
    assert importing == {PYQTGRAPH}


def strings(path: Path) -> Iterator[ast.Constant]:
    """Yield the texts in a file that are neither docstrings nor in the registry's line for a page."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    excluded = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for statement in tree.body:
        if path.name == "registry.py" and isinstance(statement, ast.Assign):
            excluded |= {id(node) for node in ast.walk(statement)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in excluded:
            yield node


def test_no_shared_room_names_a_puzzle() -> None:
    names = {word for entry in PUZZLES for word in (entry.key, entry.text.lower(), entry.package)}
    pattern = re.compile(rf"(?<![a-z0-9])({'|'.join(map(re.escape, sorted(names)))})(?![a-z0-9])", re.IGNORECASE)
    found = []
    for room in SHARED_ROOMS:
        for path in files(f"app/{room}", ".py"):
            texts = [(short(path), node.lineno, str(node.value)) for node in strings(path)]
            found += [text for text in texts if pattern.search(text[-1])]
    assert not found


# A fourth puzzle


def test_no_worker_emits_a_signal_of_what_may_be_gone() -> None:
    """No worker emits a signal, which would crash if its receiver was just deleted; `Post` is safe.

    A private signal, or a guard against "already deleted", shows that a class emits in a worker.
    """
    pattern = re.compile(r"^ +_\w+ = Signal\(|suppress\(RuntimeError\)", re.MULTILINE)
    found = [short(path) for path in files("app", ".py") if pattern.search(path.read_text("utf-8"))]
    assert found == ["app/base/jobs/post.py"]


def test_every_page_is_a_folder_of_app_with_its_own_page() -> None:
    assert len({entry.key for entry in registry.PAGES}) == len(registry.PAGES)
    for entry in registry.PAGES:
        page = ROOT / "app" / entry.package / "page.py"
        body = ast.parse(page.read_text(encoding="utf-8")).body
        functions = {node.name for node in body if isinstance(node, ast.FunctionDef)}
        assert "create" in functions, f"{short(page)} has no create(services)"


def test_every_puzzle_is_a_folder_of_core_that_keeps_the_contract() -> None:
    assert len(PUZZLES) >= 3
    for entry in PUZZLES:
        code = f"from core.{entry.package}.puzzle import PUZZLE; print(PUZZLE.name)"
        assert in_fresh_python(code).strip() == entry.key


def test_nothing_but_a_page_itself_knows_a_puzzle() -> None:
    packages = {entry.package for entry in PUZZLES}
    knowing = set()
    for path in files("app", ".py"):
        home = path.relative_to(ROOT / "app").parts[0]
        if home == "lab":
            continue
        for name in imports(path):
            parts = name.split(".")
            if len(parts) > 1 and parts[0] in {"app", "core"} and parts[1] in packages - {home}:
                knowing.add((short(path), name))
    assert not knowing


def test_no_puzzle_of_core_knows_another() -> None:
    packages = {entry.package for entry in PUZZLES}
    for path in files("core", ".py", ".pyi", ".pyx", ".pxd"):
        home = path.relative_to(ROOT / "core").parts[0]
        if home in packages:
            others = {f"core.{package}" for package in packages - {home}}
            assert not [name for name in imports(path) if name.startswith(tuple(others))], short(path)


# What loads when

# What a page does without until somebody asks for it: a function imports it where it is used.
LATER = {
    "": ("app.widgets.cards.command_palette", "app.widgets.controls.colour_picker"),
    "cube": (
        "app.cube.editor.editor",
        "app.cube.editor.wildcards",
        "app.cube.moves.pattern_list",
        "app.cube.network.section",
        "app.cube.preferences",
        "app.cube.timer.session_list",
        "core.cube.painted_net",
        "core.cube.policy.policy",
        "core.cube.solve.optimal",
    ),
    "sokoban": (
        "app.sokoban.browser.browser",
        "app.sokoban.editor.editor",
        "app.sokoban.make.workbench",
        "app.sokoban.preferences",
        "app.sokoban.skins.classic",
        "core.sokoban.formats.slc",
        "core.sokoban.generate.generate",
    ),
    "twenty48": ("app.twenty48.preferences", "core.twenty48.bag.graph"),
}


OPEN_PAGE = """
import json, sys, threading
from PySide6.QtCore import QEvent, QObject
from app.shell.application import make_application
from app.shell.window import open_window

class FirstFrame(QObject):
    seen = False
    def eventFilter(self, watched, event):
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return False

class Importing:
    held_up = []
    def find_spec(self, name, path=None, target=None):
        in_the_way = threading.current_thread() is threading.main_thread() or not first_frame.seen
        if name in {"numpy", "scipy", "pyqtgraph"} and in_the_way:
            self.held_up.append(name)

first_frame = FirstFrame()
application = make_application()
application.installEventFilter(first_frame)
sys.meta_path.insert(0, Importing())
window = open_window(KEY)
while not first_frame.seen:
    application.processEvents()
print(json.dumps([Importing.held_up, sorted(sys.modules)]))
window.close()
"""


@pytest.mark.parametrize("entry", PUZZLES, ids=lambda entry: entry.key)
def test_a_page_opens_without_the_plots_and_the_other_pages(entry: registry.PageEntry, tmp_path: Path) -> None:
    said = in_fresh_python(OPEN_PAGE.replace("KEY", repr(entry.key)), tmp_path)
    held_up, loaded = json.loads(said.splitlines()[-1])
    assert not held_up, "plots are imported in a worker, after the first frame"
    assert f"app.{entry.package}.page" in loaded
    later = {*LATER[""], *LATER.get(entry.package, ())}
    assert later <= set(graph()), "a module has another name now"
    assert not later & set(loaded)
    others = {f"{part}.{other.package}" for other in registry.PAGES if other != entry for part in ("app", "core")}
    schemas = {f"app.{other.package}{part}" for other in registry.PAGES for part in ("", ".schema")}
    assert not others & {".".join(name.split(".")[:2]) for name in set(loaded) - schemas}


@pytest.mark.parametrize("command", ["cube scramble --count 1 --seed 1", "2048 count --size 3 --target 64"])
def test_the_command_line_needs_no_qt(command: str) -> None:
    code = f"""
import sys
from app.cli import main
try:
    main.main({command.split()!r})
finally:
    loaded = [name for name in sys.modules if name.startswith(("PySide6", "numpy"))]
    assert not loaded, loaded
"""
    assert in_fresh_python(code).strip()


# How files are written


def test_a_folder_holds_at_most_twenty_modules() -> None:
    """A folder has at most twenty modules; three files with a common prefix become a folder."""
    held = Counter(path.parent for folder in ("app", "core") for path in files(folder, ".py", ".pyx"))
    assert not {short(folder): modules for folder, modules in held.items() if modules > 20}


@pytest.mark.parametrize("folder", ["app", "core", "build_scripts", "tests"])
def test_a_file_can_be_held_in_the_head(folder: str) -> None:
    sources = files(folder, ".py", ".pyx", ".pyi", ".pxd")
    lengths = {short(path): path.read_text(encoding="utf-8").count("\n") for path in sources}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def test_three_files_with_one_prefix_are_a_folder() -> None:
    groups: dict[str, set[str]] = {}
    for path in files("app", ".py") + files("core", ".py", ".pyx"):
        if not path.stem.startswith("_"):
            groups.setdefault(f"{short(path.parent)}/{path.stem.split('_')[0]}", set()).add(path.stem)
    assert {prefix for prefix, names in groups.items() if len(names) > 2} == set()


def test_every_cython_module_has_its_types_and_words() -> None:
    silent = []
    for path in files("core", ".pyx"):
        tree = ast.parse(path.with_suffix(".pyi").read_text(encoding="utf-8"))
        silent += [(short(path), name) for name, node in public(tree) if not ast.get_docstring(node)]
    assert not silent, "without a docstring"


def public(
    node: ast.Module | ast.ClassDef, prefix: str = ""
) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yield the public classes, functions and methods of a stub, with their full names."""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not child.name.startswith("_"):
            yield prefix + child.name, child
            if isinstance(child, ast.ClassDef):
                yield from public(child, f"{child.name}.")


def test_every_module_says_what_it_is() -> None:
    read = files("app", ".py") + files("core", ".py") + files("build_scripts", ".py")
    silent = [path for path in read if not docstring(path)]
    # a folder's own file may be empty
    assert not [short(path) for path in silent if path.read_text(encoding="utf-8").strip()], "without a docstring"


def test_no_file_names_a_place_of_one_machine() -> None:
    places = ["/" + name + "/" for name in ("home", "root", "work", "Users", "mnt", "opt/wheels", "opt/pypi")]
    pattern = re.compile("|".join([r"(?<![\w.])" + place + r"\w" for place in places] + [r"[A-Z]:\\{1,2}Users"]))
    found = []
    for name in kept_files():
        data = (ROOT / name).read_bytes()
        if b"\0" not in data and any(place.encode() in data for place in (*places, "Users")):
            found += [(name, match.group()) for match in pattern.finditer(data.decode("utf-8", "replace"))]
    assert not found


def test_the_words_for_people_are_calm() -> None:
    banned = re.compile(r"\b(please|oops|sorry|whoops)\b|\berror:", re.IGNORECASE)
    in_braces = re.compile(r"{[^{}]*}")
    found = []
    for path in files("app", ".py") + files("core", ".py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if banned.search(text) else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found += [(short(path), node.lineno)] if banned.search(in_braces.sub("", node.value)) else []
    assert not found


# What a person can do


@pytest.fixture(params=[entry.key for entry in registry.PAGES])
def first_page(request: pytest.FixtureRequest) -> str:
    """Provide each page in turn, in the real window."""
    return str(request.param)


def commands(window: Window) -> list[Command]:
    """Return the commands listed on the current page."""
    window.open_palette()
    rows = window.palette_list.findChild(QListView)
    assert rows is not None
    indexes = [rows.model().index(row, 0) for row in range(rows.model().rowCount())]
    matches: list[CommandMatch] = [index.data(Qt.ItemDataRole.UserRole) for index in indexes]
    window.palette_list.hide()
    return [match.command for match in matches if not match.figure]


def test_every_action_is_in_the_command_list_with_words_a_tooltip_and_an_icon(window: Window) -> None:
    offered = commands(window)
    assert {command.key for command in window.page.commands} <= {command.key for command in offered}
    assert len({command.key for command in offered}) == len(offered)
    for command in offered:
        assert command.text, command.key
        assert command.text[0].isupper(), command.text
        assert not command.text.endswith("."), command.text
        assert tooltip(command), command.key
        assert (ROOT / "resources" / "icons" / f"{command.icon}.svg").is_file(), command.icon


def test_no_shortcut_means_two_things(window: Window) -> None:
    taken: dict[str, str] = {}
    for command in commands(window):
        for keys in command.shortcuts:
            portable = QKeySequence(keys).toString()
            assert portable, f"{keys} is no shortcut ({command.key})"
            assert taken.setdefault(portable, command.key) == command.key


def test_every_button_without_words_has_a_tooltip_and_a_name(window: Window) -> None:
    for button in window.findChildren(QAbstractButton):
        if not button.text():
            assert button.toolTip(), f"a {type(button).__name__} has no tooltip"
            assert button.accessibleName(), f"the button with the tooltip {button.toolTip()!r} has no accessible name"


# What is shipped


def test_the_wheel_holds_every_resource() -> None:
    code = """
import json
from setuptools.dist import Distribution
distribution = Distribution({"long_description": "README.md, which setup.py adds"})
distribution.parse_config_files()
command = distribution.get_command_obj("build_py")
command.ensure_finalized()
command.manifest_files = {}
found = {name for package in command.packages
         for name in command.find_data_files(package, command.get_package_dir(package))}
print(json.dumps(sorted(name.replace("\\\\", "/") for name in found)))
"""
    held = set(json.loads(in_fresh_python(code).splitlines()[-1]))
    made_into_others = ("resources/screenshots/", "resources/translations/")
    wanted = {
        name
        for name in kept_files()
        if name.startswith("resources/") and not name.startswith(made_into_others) and not name.endswith(".py")
    }
    assert any(name.endswith(".svg") for name in wanted)
    assert not wanted - held
    assert {name for name in kept_files() if name.startswith("core/") and name.endswith(".pyi")} <= held
