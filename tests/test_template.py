"""A fourth puzzle is a folder in `core`, a folder in `app` and a line in the registry.

Nothing else knows it. `tests/template` holds one as its author would write it. It is added to a copy of the program,
and there tested with the check, the themes, the store, the command line and the project's rules.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from app.base import registry
from tests.import_graph import ROOT
from tests.sealed import SOCKET

TEMPLATE = ROOT / "tests" / "template"
LINE = '    PageEntry("nim", "Nim", "goal", "nim", "Take matches from heaps; the last one wins", (".nim",)),\n'
OF_THE_TESTS = (
    "__init__.py",
    "conftest.py",
    "crashes.py",
    "fresh_python.py",
    "golden.py",
    "import_graph.py",
    "patience.py",
    "process_memory.py",
    "test_house.py",
)


def build(top: Path) -> Path:
    """Make a copy of the program with the template in it, with links to unchanged files."""
    ignored = shutil.ignore_patterns("__pycache__", "*.c")
    for folder in ("app", "core", "resources"):
        shutil.copytree(ROOT / folder, top / folder, copy_function=link, ignore=ignored)
    for folder in ("app", "core"):
        shutil.copytree(TEMPLATE / folder / "nim", top / folder / "nim", ignore=ignored)
    (top / "tests").mkdir()
    for name in OF_THE_TESTS:
        link(str(ROOT / "tests" / name), str(top / "tests" / name))
    link(str(ROOT / "pyproject.toml"), str(top / "pyproject.toml"))
    for source in (path for folder in ("app", "core") for path in (ROOT / folder).rglob("*.py")):
        # made of the same file, so it need not be compiled anew
        compiled = Path(cache_from_source(source))
        if compiled.is_file():
            target = Path(cache_from_source(top / source.relative_to(ROOT)))
            target.parent.mkdir(parents=True, exist_ok=True)
            link(str(compiled), str(target))
    registry = top / "app" / "base" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    registry.unlink()
    before, after = text.split("PAGES = (\n")
    registry.write_text(f"{before}PAGES = (\n{LINE}{after}", encoding="utf-8")
    return top


def link(source: str, target: str) -> None:
    """Link a file under another name; copy it where linking fails."""
    with suppress(OSError):
        os.link(source, target)
        return
    shutil.copy2(source, target)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the program with four puzzles."""
    return build(tmp_path_factory.mktemp("template") / "house")


@pytest.fixture(scope="module")
def bare_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the program with a fourth puzzle that has a page and no optional parts."""
    top = build(tmp_path_factory.mktemp("template") / "house")
    for part in ("bench", "check", "cli", "preferences"):
        (top / "app" / "nim" / f"{part}.py").unlink()
    return top


def run(house: Path, *arguments: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy of the program."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if home is not None:
        environ["STATEWALK_HOME"] = str(home)
    call = [sys.executable, *arguments]
    return subprocess.run(call, cwd=house, env=environ, capture_output=True, text=True, check=False)


def sealed(module: str) -> Sequence[str]:
    """Return the call of a module that ends at its first network socket, if the system supports that."""
    tells = sys.platform == "linux" and platform.machine() in SOCKET
    return (str(ROOT / "tests" / "sealed.py"), module) if tells else ("-m", module)


def first_page_only(module: str, folder: Path) -> Sequence[str]:
    """Return the call of a module's `main` for the first page of the registry, the template's."""
    return (
        "-c",
        "from app.base import registry; registry.PAGES = registry.PAGES[:1]\n"
        f"from {module} import main; raise SystemExit(main([{str(folder)!r}]))",
    )


def test_the_check_plays_it_beside_the_others(house: Path, tmp_path: Path) -> None:
    done = run(house, *sealed("app.tools.check"), str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    answer = json.loads(done.stdout.splitlines()[-1])
    pages = answer["pages"]
    assert list(pages) == ["nim", "cube", "sokoban", "2048", "lab"]
    assert pages["nim"]["kept"] == 1
    assert pages["cube"]["moves"] == 4 and pages["lab"]["subject"]
    assert pages["2048"]["moves"] > 0 and pages["2048"]["score"] >= 0
    assert pages["sokoban"]["moves"] >= pages["sokoban"]["pushes"] > 0 and pages["sokoban"]["levels"] > 1


def test_the_check_needs_no_part_that_a_puzzle_may_leave_out(bare_house: Path, tmp_path: Path) -> None:
    done = run(bare_house, *first_page_only("app.tools.check", tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["pages"]["nim"]["ok"]
    assert run(bare_house, *first_page_only("app.tools.pictures", tmp_path)).returncode == 0
    assert "nim" not in run(bare_house, "-m", "app", "--help").stdout.split("Commands without a window")[1]
    assert "There are: first window, " in run(bare_house, "-m", "app", "bench", "no case").stderr


def test_it_is_painted_in_every_theme(house: Path, tmp_path: Path) -> None:
    done = run(house, *first_page_only("app.tools.pictures", tmp_path))
    assert done.returncode == 0, done.stderr
    pictures = {path.name: path.read_bytes() for path in tmp_path.glob("nim-*.png")}
    assert len(set(pictures.values())) == 3, sorted(pictures)


def test_its_settings_its_files_and_its_game_are_the_windows(house: Path, tmp_path: Path) -> None:
    (tmp_path / "some.nim").write_text("1 2 3\n", encoding="utf-8")
    home = tmp_path / "home"
    code = f"""
from pathlib import Path
from app.shell.application import make_application
from app.shell.window import open_window
from app.shell.preferences.preferences import Preferences
from app.nim import look
application = make_application()
window = open_window("", Path({str(tmp_path / "some.nim")!r}))
assert window.page.key == "nim" and window.page.session.state == (1, 2, 3)
Preferences(window, window.settings, "nim").of_page.click()
assert look.thick()
window.page.session.play("A1")
window.close()
again = open_window("nim")
assert again.page.session.state == (0, 2, 3) and look.thick()
assert again.page.session.can_bring_back
again.close()
"""
    done = run(house, "-c", code, home=home)
    assert done.returncode == 0, done.stderr
    with closing(sqlite3.connect(home / "statewalk.sqlite")) as db:
        assert dict(db.execute("SELECT package, version FROM table_version"))["nim"] == 1


def test_a_data_folder_of_four_puzzles_is_read_without_the_fourth(house: Path, home: Path) -> None:
    made = (
        "from app.base.storage.store import Store; store = Store(); store.save_game('nim', 'main', {}); store.close()"
    )
    assert run(house, "-c", made, home=home).returncode == 0
    assert run(ROOT, "-c", "from app.base.storage.store import Store; Store()", home=home).returncode == 0


def test_its_subcommand_is_one_like_the_others(house: Path) -> None:
    done = run(house, "-m", "app", "nim", "3 4 5", "--json")
    assert (done.returncode, json.loads(done.stdout)) == (0, {"heaps": [3, 4, 5], "move": "A2"})
    assert run(house, "-m", "app", "nim", "1 1").returncode == 1
    refused = run(house, "-m", "app", "nim", "1 x")
    assert refused.returncode == 2
    assert refused.stderr == "statewalk nim: 1 x is no heaps. Write numbers like 3 4 5.\n"
    assert "nim" in run(house, "-m", "app", "--help").stdout
    measured = run(house, "-m", "app", "bench", "nim", "--json")
    assert json.loads(measured.stdout)["kept"]


def test_it_keeps_every_rule_of_the_house(house: Path) -> None:
    # what is asked of each page in turn is asked of the others in the house itself
    others = " or ".join(entry.key for entry in registry.PAGES)
    done = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"not ({others})", "tests/test_house.py")
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout or "100%" in done.stdout
