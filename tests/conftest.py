"""Fixtures of every test: no screen, an own home folder, and no animations unless requested."""

from __future__ import annotations

import gc
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

from app.base.storage import database
from core.base.memory import give_back_large_pieces
from tests import patience
from tests.golden import Golden

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.shell.window import Window
    from core.twenty48.adviser.ntuple import Network

pytest_plugins = ["tests.crashes", "tests.process_memory"]

SHARED_TABLES = "tests.core.cube.solve.cosets"
"""Module whose small tables twenty test modules need; each takes a second to make."""
SHARING_FOLDERS = [Path(__file__).parent / where / "cube" for where in ("app", "core")]
"""Folders with nearly all modules that use the shared tables."""

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# a shell's background job starts with Ctrl-C ignored, and some tests press it
signal.signal(signal.SIGINT, signal.default_int_handler)

# a busy machine, or an engine that is compiled with sanitizers, is slow and not wrong
hypothesis.settings.register_profile("patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the tests that take minutes or gigabytes")
    parser.addoption("--accept-pictures", action="store_true", help="take what plots look like now as right")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    long = pytest.mark.timeout(0)
    if not config.getoption("--long"):
        long = pytest.mark.skip(reason="takes minutes or gigabytes; run with --long")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(long)


def pytest_collection_finish() -> None:
    """Exclude the collected tests from garbage collection: searching them cost a minute in all.

    Memory is returned to the system as in the window, since one process runs thousands of tests.
    """
    give_back_large_pieces()
    GarbageSearch.leave_out_all()


class GarbageSearch:
    """Garbage collection during tests, and the number of modules when objects were last excluded from it."""

    MANY = 100
    """Number of new modules that justifies excluding all objects again."""
    modules = 0

    @classmethod
    def leave_out_all(cls) -> None:
        """Exclude all current objects from garbage collection."""
        cls.modules = len(sys.modules)
        gc.collect()
        gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Exclude newly imported modules from garbage collection, while no test holds a window."""
    if len(sys.modules) > GarbageSearch.modules + GarbageSearch.MANY:
        GarbageSearch.leave_out_all()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Free the shared tables, hundreds of megabytes, when the next module is not about the cube."""
    shared = sys.modules.get(SHARED_TABLES)
    if shared is None or (nextitem is not None and nextitem.path == item.path):
        return
    if nextitem is None or not any(folder in nextitem.path.parents for folder in SHARING_FOLDERS):
        clear_caches(shared)


def clear_caches(module: ModuleType, but: str = "") -> None:
    """Clear the caches of test functions that a module names, except those of the module `but`."""
    for value in vars(module).values():
        home = getattr(value, "__module__", "") or ""
        if hasattr(value, "cache_clear") and home.startswith("tests.") and home != but:
            value.cache_clear()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide paths of new folders; making a folder for every test would cost more than most tests."""
    parent = tmp_path_factory.mktemp("homes")
    return (parent / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide the path of an empty folder for settings and games, which tests create on demand."""
    folder = next(homes)
    monkeypatch.setenv("STATEWALK_HOME", str(folder))
    return folder


@pytest.fixture(scope="module", autouse=True)
def caches(request: pytest.FixtureRequest) -> Iterator[None]:
    """Clear a module's own caches after its tests; some take a hundred megabytes."""
    yield
    clear_caches(request.module, but=SHARED_TABLES)


@pytest.fixture(scope="session", autouse=True)
def tables_made_once() -> Iterator[None]:
    """Copy the database of a new file from one made earlier in this process by the same scripts."""
    make, made = database.create_empty_tables, dict[object, sqlite3.Connection]()

    def copied(versions: Mapping[str, int] | None = None) -> sqlite3.Connection:
        scripts = database.MIGRATIONS, *database._migrations().items(), *(versions or {}).items()
        if scripts not in made:
            made[scripts] = make(versions)
        copy = database.memory()
        made[scripts].backup(copy)
        return copy

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "create_empty_tables", copied)
        yield


@pytest.fixture(scope="session", autouse=True)
def network_read_once() -> Iterator[None]:
    """Read the shipped 4x4 network once for all tests: it takes most of a second and 134 MB.

    No test changes it, since training makes its own network. Other files, and changed ones, are read normally.
    """
    from core.twenty48.adviser import adviser, files

    read, weights = files.read_network, adviser.WEIGHTS
    kept: dict[tuple[int, int], tuple[Network, dict[str, Any]]] = {}

    def read_once(path: Path) -> tuple[Network, dict[str, Any]]:
        if path != weights:
            return read(path)
        about = path.stat()
        version = about.st_mtime_ns, about.st_size
        if version not in kept:
            kept[version] = read(path)
        network, origin = kept[version]
        return network, deepcopy(origin)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(adviser, "read_network", read_once)
        yield


@pytest.fixture
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> Golden:
    """Provide the comparison with accepted pictures."""
    return Golden(request.config.getoption("--accept-pictures"), tmp_path)


@pytest.fixture(scope="session")
def qapp_cls() -> Callable[[list[str]], object]:
    """Let pytest-qt make its application as the program does."""
    from app.shell.application import make_application

    return make_application


@pytest.fixture
def qtbot(qtbot: QtBot, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtBot]:
    """Provide a qtbot that waits as `tests.patience` says, with the program set up for tests.

    The depth of a cube is not searched after each turn unless a test wants it, as each would make a table. The player
    has agreed to warnings that could give something away. The screen has room for every window; Qt's without a display
    has 800 x 800 pixels. Windows are deleted after the test: without an event loop Qt delays that.
    """
    from PySide6.QtCore import QCoreApplication, QEvent, QRect

    from app.shell.application import collect

    patience.be_patient(qtbot, patience.limit(request.node))
    monkeypatch.setattr("app.cube.depth.watch.USUAL_EFFORT", "0")
    monkeypatch.setattr("app.sokoban.model.options.TOLD_AT_FIRST", True)
    monkeypatch.setattr("app.shell.screen_fit.free_area", lambda _window: QRect(0, 0, 1920, 1080))
    yield qtbot
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collect()


@pytest.fixture
def first_page() -> str:
    """Provide the page that `window` opens; tests of other pages override it, since pages are slow."""
    return "cube"


@pytest.fixture
def window(qtbot: QtBot, first_page: str) -> Iterator[Window]:
    """Provide the real window at 1280x800 with the light theme, on its first page."""
    from app.shell.window import open_window

    shown = open_window(first_page)
    shown.resize(1280, 800)
    qtbot.addWidget(shown)
    qtbot.waitExposed(shown)
    yield shown
    shown.close()


@pytest.fixture
def own_look(tmp_path: Path) -> Iterator[None]:
    """Reset the test's choice of theme, motion and colours afterwards."""
    from app.base.storage.settings import Settings
    from app.base.theme import theme

    yield
    theme.manager().load(Settings(tmp_path / "unchanged.ini"))
