"""The rules of the house, each as a test: who may import whom, what loads when, how files are written."""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QListView

import app
import core
from app.cli import main
from app.services import registry
from app.services.actions import Command, tooltip
from app.shell.page import Page
from app.shell.window import Window
from app.widgets.palette import Found

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 600
QT = {"PySide6", "shiboken6", "pyqtgraph"}
COMPUTING = {"numpy", "scipy", "math", "cmath", "statistics", "fractions", "decimal"}
# What a file of `app` may compute with, because it measures the drawing and not the puzzle.
FOR_THE_DRAWING = {
    "app/cli/bench.py": {"statistics"},  # the median of its own timings
    "app/lab/cube_depths.py": {"fractions"},  # how to write an exact ratio that core gave
    "app/plots/axes_before.py": {"math"},  # places on a logarithmic axis
    "app/plots/scale.py": {"math"},  # places on a logarithmic axis
    "app/plots/depth.py": {"math"},  # places on a logarithmic axis
    "app/sokoban/skins/outline.py": {"math"},  # lengths on the screen
}
# Files of `app` that play or measure every puzzle on purpose.
OVER_ALL_PUZZLES = {"app/cli/check.py", "app/cli/bench.py"}
PUZZLES = [entry for entry in registry.PAGES if (ROOT / "core" / entry.package).is_dir()]
IMPORT_LINE = re.compile(r"^\s*(?:from\s+([.\w]+)\s+c?import|c?import\s+([.\w]+(?:\s*,\s*[.\w]+)*))", re.MULTILINE)


@cache
def kept_files() -> tuple[str, ...]:
    """What belongs to the project: every file git tracks or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("the project is not in a git repository here")
    return tuple(name for name in listed.stdout.splitlines() if (ROOT / name).is_file())


def files(folder: str, *suffixes: str) -> list[Path]:
    """The files under a folder of the project that end in one of `suffixes`."""
    return sorted(path for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)


def short(path: Path) -> str:
    """A path as it is written in this repository."""
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports anywhere, also inside functions."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in {".pyx", ".pxd"}:
        for one, several in IMPORT_LINE.findall(text):
            yield from (name.strip() for name in (one or several).split(","))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{short(path)} imports by a relative name"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def imported(path: Path) -> set[str]:
    """The top-level packages that a file imports."""
    return {name.split(".")[0] for name in imports(path)}


def in_fresh_python(code: str, home: Path | None = None) -> str:
    """What a new process prints: nothing that this one has imported is there."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **({"STATEWALK_HOME": str(home)} if home else {})}
    call = [sys.executable, "-c", code]
    done = subprocess.run(call, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Who may import whom


@pytest.mark.parametrize("path", files("core", ".py", ".pyi", ".pyx", ".pxd"), ids=short)
def test_core_imports_neither_qt_nor_app(path: Path) -> None:
    assert not imported(path) & (QT | {"app"})


def test_cython_imports_are_seen() -> None:
    text = "from libc.stdlib cimport malloc\ncimport core.rng, cython\n    import numpy as np\nfrom core.cube import a"
    found = [one or several for one, several in IMPORT_LINE.findall(text)]
    assert found == ["libc.stdlib", "core.rng, cython", "numpy", "core.cube"]


def test_all_of_core_loads_without_qt_and_every_puzzle_without_numpy() -> None:
    modules = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files("core", ".py", ".pyx")]
    modules = sorted(name.removesuffix(".__init__") for name in modules)
    assert "core.control" in modules
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


@pytest.mark.parametrize("path", files("app", ".py"), ids=short)
def test_app_computes_nothing(path: Path) -> None:
    assert imported(path) & COMPUTING <= FOR_THE_DRAWING.get(short(path), set())


def test_the_exceptions_are_used_and_none_is_for_arrays() -> None:
    for name, modules in FOR_THE_DRAWING.items():
        assert modules <= imported(ROOT / name) & COMPUTING - {"numpy", "scipy"}, name


# A fourth puzzle


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
        if home == "lab" or short(path) in OVER_ALL_PUZZLES:
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
def test_a_page_opens_without_the_plots_and_the_other_pages(entry: registry.Entry, tmp_path: Path) -> None:
    said = in_fresh_python(OPEN_PAGE.replace("KEY", repr(entry.key)), tmp_path)
    held_up, loaded = json.loads(said.splitlines()[-1])
    assert not held_up, "plots are imported in a worker, after the first frame"
    assert f"app.{entry.package}.page" in loaded
    others = {f"{part}.{other.package}" for other in registry.PAGES if other != entry for part in ("app", "core")}
    schemas = {f"app.{other.package}{part}" for other in registry.PAGES for part in ("", ".schema")}
    assert not others & {".".join(name.split(".")[:2]) for name in set(loaded) - schemas}


def test_the_command_line_needs_no_qt() -> None:
    code = """
import sys
from app.cli import main
try:
    main.main(["cube", "scramble", "--count", "1", "--seed", "1"])
finally:
    loaded = [name for name in sys.modules if name.startswith(("PySide6", "numpy"))]
    assert not loaded, loaded
"""
    assert in_fresh_python(code).strip()


# How files are written


@pytest.mark.parametrize("folder", ["app", "core", "build_scripts", "tests"])
def test_a_file_can_be_held_in_the_head(folder: str) -> None:
    lengths = {
        short(path): path.read_text(encoding="utf-8").count("\n")
        for path in files(folder, ".py", ".pyx", ".pyi", ".pxd")
    }
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


@pytest.mark.parametrize("path", files("core", ".pyx"), ids=short)
def test_every_cython_module_has_its_types_and_words(path: Path) -> None:
    tree = ast.parse(path.with_suffix(".pyi").read_text(encoding="utf-8"))
    silent = [name for name, node in public(tree) if not ast.get_docstring(node)]
    assert not silent, f"without a docstring: {silent}"


def public(
    node: ast.Module | ast.ClassDef, prefix: str = ""
) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The public classes, functions and methods of a stub, with their full names."""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not child.name.startswith("_"):
            yield prefix + child.name, child
            if isinstance(child, ast.ClassDef):
                yield from public(child, f"{child.name}.")


@pytest.mark.parametrize("path", files("app", ".py") + files("core", ".py") + files("build_scripts", ".py"), ids=short)
def test_every_module_says_what_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not text.strip() or ast.get_docstring(ast.parse(text)), f"{short(path)} has no docstring"


def test_no_file_names_a_place_of_one_machine() -> None:
    places = ["/" + name + "/" for name in ("home", "root", "work", "Users", "mnt", "opt/wheels", "opt/pypi")]
    pattern = re.compile("|".join([r"(?<![\w.])" + place + r"\w" for place in places] + [r"[A-Z]:\\{1,2}Users"]))
    found = []
    for name in kept_files():
        data = (ROOT / name).read_bytes()
        if b"\0" not in data:
            found += [(name, match.group()) for match in pattern.finditer(data.decode("utf-8"))]
    assert not found


def test_the_words_for_people_are_calm() -> None:
    banned = re.compile(r"\b(please|oops|sorry|whoops)\b|\berror:", re.IGNORECASE)
    found = []
    for path in files("app", ".py") + files("core", ".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and banned.search(node.value):
                found.append((short(path), node.lineno))
    assert not found


# What a person can do


@pytest.fixture(params=registry.PAGES, ids=lambda entry: entry.key)
def page(window: Window, request: pytest.FixtureRequest) -> Page:
    """Each page in turn, in the real window."""
    return window.open_page(request.param.key)


def commands(window: Window) -> list[Command]:
    """What the command list offers on the page that is shown."""
    window.open_palette()
    rows = window.palette_list.findChild(QListView)
    assert rows is not None
    model = rows.model()
    found: list[Found] = [model.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(model.rowCount())]
    window.palette_list.hide()
    return [row.command for row in found]


def test_every_action_is_in_the_command_list_with_words_a_tooltip_and_an_icon(window: Window, page: Page) -> None:
    offered = commands(window)
    assert {command.key for command in page.commands} <= {command.key for command in offered}
    assert len({command.key for command in offered}) == len(offered)
    for command in offered:
        assert command.text, command.key
        assert command.text[0].isupper(), command.text
        assert not command.text.endswith("."), command.text
        assert tooltip(command), command.key
        assert (ROOT / "resources" / "icons" / f"{command.icon}.svg").is_file(), command.icon


def test_no_shortcut_means_two_things(window: Window, page: Page) -> None:
    taken: dict[str, str] = {}
    for command in commands(window):
        for keys in command.shortcuts:
            portable = QKeySequence(keys).toString()
            assert portable, f"{keys} is no shortcut ({command.key})"
            assert taken.setdefault(portable, command.key) == command.key
    del page


def test_every_button_without_words_has_a_tooltip_and_a_name(window: Window, page: Page) -> None:
    del page
    for button in window.findChildren(QAbstractButton):
        if not button.text():
            assert button.toolTip(), f"a {type(button).__name__} has no tooltip"
            assert button.accessibleName(), f"the button with the tooltip {button.toolTip()!r} has no accessible name"


# What the README says


def readme() -> str:
    """The README's text."""
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_readme_shows_what_the_commands_print(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    examples = re.findall(r"^\$ statewalk (.*)\n((?:(?!\$|```).+\n)*)", readme(), re.MULTILINE)
    assert examples
    for arguments, shown in examples:
        main.main(shlex.split(arguments))
        printed = capsys.readouterr()
        assert printed.out + printed.err == shown, arguments


def test_the_files_the_readme_links_to_exist() -> None:
    assert not [name for name in re.findall(r"\]\(([^)#:]+)\)", readme()) if not (ROOT / name).is_file()]


def test_the_readme_names_only_keys_that_do_something(window: Window) -> None:
    for entry in registry.PAGES:
        window.open_page(entry.key)
    keys = {keys.toString() for action in window.findChildren(QAction) for keys in action.shortcuts()}
    play = readme().split("## Play")[1].split("## Command line")[0]
    named = {QKeySequence(text).toString() for text in re.findall(r"`((?:Ctrl|Shift|Alt)\+[^` ]+|F\d+)`", play)}
    assert len(named) > 20
    assert sorted(named - keys) == []


# What is shipped


def test_the_wheel_holds_every_resource() -> None:
    code = """
import json
from setuptools.dist import Distribution
distribution = Distribution()
distribution.parse_config_files()
command = distribution.get_command_obj("build_py")
command.ensure_finalized()
command.manifest_files = {}
found = {name for package in command.packages
         for name in command.find_data_files(package, command.get_package_dir(package))}
print(json.dumps(sorted(name.replace("\\\\", "/") for name in found)))
"""
    held = set(json.loads(in_fresh_python(code).splitlines()[-1]))
    wanted = {
        name
        for name in kept_files()
        if name.startswith("resources/") and not name.startswith("resources/screenshots/") and not name.endswith(".py")
    }
    assert any(name.endswith(".svg") for name in wanted)
    assert not wanted - held
    assert {name for name in kept_files() if name.startswith("core/") and name.endswith((".pyi", ".pxd"))} <= held
