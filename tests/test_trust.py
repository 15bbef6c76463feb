"""docs/security.md is true: no network, private files, and nothing that foreign files can trigger."""

from __future__ import annotations

import os
import platform
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence, Set
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.base.theme.images import read_image
from app.cli import main
from app.shell import instance
from app.shell.instance import Instance, Request
from app.shell.window import Window
from app.widgets.text import Label, plain_tip
from core.base.puzzle import InputError
from tests.import_graph import ROOT, files, imports, short
from tests.sealed import SOCKET

PROGRAM = files("app", ".py") + files("core", ".py", ".pyx", ".pxd")
NETWORK = frozenset(
    {
        *(
            "socket",
            "socketserver",
            "ssl",
            "asyncio",
            "select",
            "selectors",
            "http",
            "urllib.request",
            "xmlrpc",
            "wsgiref",
        ),
        *("ftplib", "smtplib", "poplib", "imaplib", "nntplib", "telnetlib", "webbrowser", "multiprocessing"),
        *("requests", "httpx", "aiohttp", "urllib3", "distributed", "dask"),
        *(f"PySide6.Qt{one}" for one in ("Network", "NetworkAuth", "WebSockets", "WebEngineCore", "DBus")),
    }
)
MAY_TALK = {
    "app/work/cluster.py": "to the Dask scheduler that is named",
    "app/shell/instance.py": "to the other start of the program, by a socket of the file system",
}
RUNS_DATA = frozenset(
    {"pickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "copyreg", "code", "codeop", "runpy"}
)
MAY_UNPICKLE = {"app/cube/proofs/cluster.py": "what the workers of the named Dask cluster tell"}
EVALUATES = re.compile(
    r"(?<![\w.])(?:eval|exec|compile|__import__)\(|\b(?:np|numpy|torch|yaml)\.load\(|\bos\.(?:system|popen|spawn\w*)\("
    r"|shell=True|allow_pickle"
)
STARTS = re.compile(r"\bsubprocess\.\w+\(|\bQProcess\(|\bos\.(?:exec|posix_spawn|fork)\w*\(|\bQDesktopServices\.")
MAY_START = {
    "app/tools/bench.py": "Python, to time a start",
    "app/cli/desktop.py": "the two programs that gather what the desktop's files say",
    "app/base/theme/sound.py": "the system's player, with a tone of our own",
    "app/base/theme/system_motion.py": "what reads the desktop's setting for motion",
    "app/shell/help/about_card.py": "the file manager, for our own folder",
    "app/shell/restart.py": "the program itself",
    "app/shell/preferences/storage_section.py": "the file manager, for our own folders",
}


def files_with(pattern: re.Pattern[str]) -> set[str]:
    """Return the files of the program that match a pattern."""
    return {short(path) for path in PROGRAM if pattern.search(path.read_text(encoding="utf-8"))}


def importing(modules: Set[str], paths: Sequence[Path] = PROGRAM) -> set[str]:
    """Return the files that import one of these modules, or from it, in any form."""
    named = re.compile(rf"(?:{'|'.join(map(re.escape, sorted(modules)))})(?:\.|$)")
    return {short(path) for path in paths if any(map(named.match, imports(path)))}


def test_only_what_needs_it_can_reach_the_network_or_unpickle() -> None:
    assert importing(NETWORK) == set(MAY_TALK)
    assert importing(RUNS_DATA) == set(MAY_UNPICKLE)


@pytest.mark.parametrize(
    "line",
    ["import json, socket", "from PySide6 import QtCore, QtNetwork", "import urllib.request as ask", "import http"],
)
def test_an_import_would_be_seen_however_it_is_written(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.import_graph.ROOT", tmp_path)
    for ending in (".py", ".pyx"):
        path = tmp_path / f"foreign{ending}"
        path.write_text(f"def later():\n    {line}\n", encoding="utf-8")
        assert importing(NETWORK, [path]) == {path.name}


def test_nothing_evaluates_text_or_loads_pickled_arrays() -> None:
    assert not files_with(EVALUATES)


def test_what_another_program_is_started_for_is_known() -> None:
    assert files_with(STARTS) == set(MAY_START)


@pytest.mark.skipif(sys.platform != "linux" or platform.machine() not in SOCKET, reason="seals as Linux does")
@pytest.mark.parametrize(
    ("code", "end"),
    [
        ("socket.socket(socket.AF_UNIX)", 0),
        ("socket.socket()", -signal.SIGSYS),
        ("socket.socket(socket.AF_INET6, socket.SOCK_DGRAM)", -signal.SIGSYS),
        ("socket.getaddrinfo('example.org', 80)", -signal.SIGSYS),
    ],
)
def test_the_seal_of_the_check_is_tight(code: str, end: int) -> None:
    """The seal blocks every network socket.

    `tests/test_template.py` runs `--check`, every page of the real window in play, under this seal.
    """
    call = [sys.executable, "-c", f"import socket; from tests.sealed import seal; seal(); {code}"]
    assert subprocess.run(call, cwd=ROOT, check=False).returncode == end


def test_the_readme_says_so() -> None:
    said = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "uses no network, unless you name a Dask cluster" in said


SESSION = """
import os
os.umask(0)
from app.cli.main import open_window
from app.base.storage.settings import Settings
from app.shell.instance import Instance
from app.sokoban.skins.skins import image_folder
from core.base.paths import data_folder, tables_folder
from core.base.files.table_file import write_table
instance = Instance(data_folder())
assert instance.take(("", "", ""))
app, window = open_window("cube", None)
instance.listen()
window.page.session.play("R", "U")
window.open_page("sokoban")
Settings().set("theme/choice", "dark")
image_folder()
write_table(tables_folder() / "one.table", "one", 1, [bytes(10)])
app.processEvents()
assert window.services.store.finish(60)

for folder, _, files in os.walk(os.environ["HOME"]):
    for name in (folder, *(os.path.join(folder, file) for file in files)):
        print(oct(os.lstat(name).st_mode & 0o777), name)
os._exit(0)
"""


@pytest.mark.skipif(os.name == "nt", reason="permissions")
def test_all_that_a_session_leaves_is_its_owners_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(0o700)
    environ = {key: value for key, value in os.environ.items() if not key.startswith(("STATEWALK", "XDG"))}
    environ |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
    call = [sys.executable, "-c", SESSION]
    done = subprocess.run(call, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ours = [line.split(" ", 1) for line in done.stdout.splitlines() if "statewalk" in line]
    names = {Path(name).name for _, name in ours}
    assert {
        "statewalk.sqlite",
        "statewalk.sqlite-wal",
        "statewalk.ini",
        "statewalk.lock",
        "one.table",
        "skins",
    } <= names
    assert not [line for line in ours if int(line[0], 8) & 0o077]


@pytest.mark.skipif(os.name == "nt", reason="permissions")
def test_a_folder_that_the_user_named_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from core.base.paths import make_folder

    own, shared = tmp_path / "share" / "statewalk", tmp_path / "shared"
    for folder in (own, shared):
        folder.mkdir(parents=True)
        folder.chmod(0o775)
    monkeypatch.delenv("STATEWALK_HOME")
    make_folder(own)
    monkeypatch.setenv("STATEWALK_HOME", str(shared))
    make_folder(shared)
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (own, shared)] == [0o700, 0o775]


@pytest.mark.skipif(os.name == "nt", reason="permissions")
def test_what_is_saved_elsewhere_has_the_rights_that_the_user_gives_new_files(tmp_path: Path) -> None:
    from app.base.storage.store import Store
    from app.sokoban.library.backup import saving
    from app.sokoban.library.library import Library
    from core.base.control import Control
    from core.base.files.whole_file import write_chosen
    from core.sokoban.formats import write
    from core.sokoban.formats.collection import read_collection

    store = Store(tmp_path / "games.sqlite")
    before = os.umask(0o027)
    try:
        write_chosen(tmp_path / "plot.svg", b"")
        write.save(tmp_path / "levels.sok", read_collection("#####\n#@$.#\n#####\n"))
        saving(Library(store), tmp_path / "all.statewalk")(Control())
        assert main.main(["cube", "bank", "export", str(tmp_path / "bank.csv")]) == 0
    finally:
        os.umask(before)
        store.close()
    names = ("plot.svg", "levels.sok", "all.statewalk", "bank.csv")
    assert [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names] == [0o640] * 4
    assert stat.S_IMODE((tmp_path / "games.sqlite").stat().st_mode) == 0o600


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX") or os.name == "nt", reason="sockets of the file system")
def test_nothing_is_handed_to_another_users_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(address))
        other.listen()
        assert instance._is_own(str(address))
        user = os.getuid()
        monkeypatch.setattr("os.getuid", lambda: user + 1)
        assert not instance._is_own(str(address))
        monkeypatch.setattr(Instance, "_address", str(address))
        assert not Instance(tmp_path)._hand_over(Request("cube"), time.monotonic())
        other.setblocking(False)
        with pytest.raises(BlockingIOError):
            other.accept()


PICTURE = '<img src="file:///dev/zero">'
FILE = f"""Title: {PICTURE} set
Author: {PICTURE}
Comment: {PICTURE}

#####
#@$.#
#####
Title: {PICTURE}
Author: {PICTURE}
Comment: {PICTURE}
Solution/{PICTURE}
R
"""


def taken_for_html(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget that name the picture and that Qt would read as HTML."""
    if isinstance(widget, QLabel) and "/dev/zero" in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText:
        yield f"{type(widget).__name__}: {widget.text()}"
    tips = [widget.toolTip()]
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        tips += [str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in range(model.rowCount())]
    yield from (f"{type(widget).__name__}: {tip}" for tip in tips if PICTURE in tip and QtGui.Qt.mightBeRichText(tip))


def test_words_from_a_file_are_shown_and_never_read_as_html(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    """Text from a file is shown literally, not as HTML: a title could name an endless or remote picture."""
    path = tmp_path / "foreign.sok"
    path.write_text(FILE, encoding="utf-8")
    window.open_path(path)
    qtbot.waitUntil(lambda: "/dev/zero" in window.page.header.toolTip())
    shown = 0
    for key in ("about", "kept", "browse"):
        window.page.commands[f"sokoban.{key}"].trigger()
        qtbot.wait(150)
        widgets = window.findChildren(QWidget)
        assert not [words for widget in widgets for words in taken_for_html(widget)], key
        shown += sum(isinstance(widget, QLabel) and PICTURE in widget.text() for widget in widgets)
        assert not [action for action in window.findChildren(QAction) if PICTURE in action.toolTip()]
    assert shown > 3


def test_a_label_would_be_seen_if_it_read_html(qtbot: QtBot) -> None:
    bare, ours = QLabel(PICTURE), Label(PICTURE)
    qtbot.addWidget(bare)
    qtbot.addWidget(ours)
    bare.setToolTip(PICTURE)
    ours.setToolTip(plain_tip(PICTURE))
    assert len(list(taken_for_html(bare))) == 2 and not list(taken_for_html(ours))
    assert plain_tip("2 < 3\nand") == "2 < 3\nand"


def test_a_picture_that_would_fill_the_memory_is_refused_by_its_head(tmp_path: Path) -> None:
    import struct
    import zlib

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 6, 0, 0, 0)
    pixels = zlib.compress(bytes(60_000 * 4 + 1) * 20)
    path = tmp_path / "bomb.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b""))
    with pytest.raises(InputError, match="60000 × 60000 pixels; 16 million are the most"):
        read_image(path)


def test_a_picture_that_could_name_other_files_is_refused(tmp_path: Path) -> None:
    """A picture that could refer to other files is refused before Qt reads it."""
    path = tmp_path / "picture.png"
    inner = '<image href="/etc/passwd" width="9" height="9"/>'
    path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{inner}</svg>')
    with pytest.raises(InputError, match="is not an image this program reads"):
        read_image(path)
