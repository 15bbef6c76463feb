"""What every test gets: no screen, a home folder of its own, still animations unless it asks for moving ones."""

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
"""Twenty modules need its small tables, which take a second each to make."""
SHARING_FOLDERS = [Path(__file__).parent / where / "cube" for where in ("app", "core")]
"""Where nearly all of them lie."""

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
    """The tests themselves are never garbage; searched through after every window they cost a minute in all.

    Memory goes back to the system as it does in the window, for a process runs thousands of tests.
    """
    give_back_large_pieces()
    GarbageSearch.leave_out_all()


class GarbageSearch:
    """The search for garbage, and how much of the program was there when objects were last taken out of it."""

    MANY = 100
    """Modules that are worth a search of all objects."""
    modules = 0

    @classmethod
    def leave_out_all(cls) -> None:
        """Never look through what is there now again."""
        cls.modules = len(sys.modules)
        gc.collect()
        gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Nor are modules, which tests import one after another; here no test holds a window."""
    if len(sys.modules) > GarbageSearch.modules + GarbageSearch.MANY:
        GarbageSearch.leave_out_all()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """The tables that modules share go when one comes that is not about the cube: they take hundreds of megabytes."""
    shared = sys.modules.get(SHARED_TABLES)
    if shared is None or (nextitem is not None and nextitem.path == item.path):
        return
    if nextitem is None or not any(folder in nextitem.path.parents for folder in SHARING_FOLDERS):
        clear_caches(shared)


def clear_caches(module: ModuleType, but: str = "") -> None:
    """Let go of what the tests' own functions that a module names have kept, but for those of another module."""
    for value in vars(module).values():
        home = getattr(value, "__module__", "") or ""
        if hasattr(value, "cache_clear") and home.startswith("tests.") and home != but:
            value.cache_clear()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet; making one for every test costs more than most tests."""
    parent = tmp_path_factory.mktemp("homes")
    return (parent / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for settings and games, made by who needs it."""
    folder = next(homes)
    monkeypatch.setenv("STATEWALK_HOME", str(folder))
    return folder


@pytest.fixture(scope="module", autouse=True)
def caches(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a module keeps for its own tests goes with it: some take a hundred megabytes."""
    yield
    clear_caches(request.module, but=SHARED_TABLES)


@pytest.fixture(scope="session", autouse=True)
def tables_made_once() -> Iterator[None]:
    """A new file of saved games is a copy of a database that the same scripts have made before in this process."""
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
    """The 4x4 network that comes with the program takes most of a second to unpack, and 134 MB: one serves all.

    Nothing learns in it, for training makes its own. Any other file, and one that was changed, is read as ever.
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
    """Pictures as they were accepted."""
    return Golden(request.config.getoption("--accept-pictures"), tmp_path)


@pytest.fixture(scope="session")
def qapp_cls() -> Callable[[list[str]], object]:
    """pytest-qt makes its application the way the program does."""
    from app.shell.application import make_application

    return make_application


@pytest.fixture
def qtbot(qtbot: QtBot, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtBot]:
    """Waits as `tests.patience` says.

    Nobody looks how deep the cube is after each turn but where a test lets one: it would make a table each time.
    The player has said that he wants to be told what could give something away.
    The screen has room for every window: that of Qt without a screen has 800 x 800 pixels.
    Windows are really gone after the test: without an event loop Qt keeps what was to be deleted later.
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
    """The page that `window` opens; pages take long, so where tests look at another one it is that."""
    return "cube"


@pytest.fixture
def window(qtbot: QtBot, first_page: str) -> Iterator[Window]:
    """The real window at 1280x800 with the light theme, on its first page."""
    from app.shell.window import open_window

    shown = open_window(first_page)
    shown.resize(1280, 800)
    qtbot.addWidget(shown)
    qtbot.waitExposed(shown)
    yield shown
    shown.close()


@pytest.fixture
def own_look(tmp_path: Path) -> Iterator[None]:
    """What the test chooses of theme, motion and colours is gone after it."""
    from app.base.storage.settings import Settings
    from app.base.theme import theme

    yield
    theme.manager().load(Settings(tmp_path / "unchanged.ini"))
