"""A data folder belongs to one process at a time: a second start hands what it was asked for to the first, and ends."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.services import database
from core.paths import make_folder
from core.puzzle import InputError

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_FILE = "statewalk.lock"
PATIENCE_S = 15.0
"""So long a second start waits for the first one, which may be at work, just starting, or about to end."""
PAUSE_S = 0.05
LONGEST_REQUEST = 1 << 16
ANSWER = b"taken\n"
LONGEST_PATH = 100
"""Bytes in the path of a socket: the system takes some more, and Qt adds to them while it makes one."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""With it a desktop lets the window that is there come to the front."""


class Request(NamedTuple):
    """What a start was asked for."""

    page: str = ""
    file: str = ""
    """An absolute path; empty for none."""
    token: str = ""
    """Of the desktop, for the window to come to the front."""


class Instance(QObject):
    """The process that owns a data folder.

    Ownership is a lock on an empty SQLite file: the system ends it with the process, however that ends, it takes no
    room on the disk, and every system has it. Where no lock can be had, nothing can be written either.
    """

    asked = Signal(object)
    """Another start has handed over its `Request`."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._lock: sqlite3.Connection | None = None
        self._server: QLocalServer | None = None

    def take(self, request: Request) -> bool:
        """Own the folder, or hand the request to the process that does; whether this one is to open a window.

        Raises InputError if another process owns the folder and does not answer.
        """
        end = time.monotonic() + PATIENCE_S
        while True:
            owned = self._own()
            if owned:
                return True
            if self._hand_over(request):
                return False
            if owned is None:
                return True
            if time.monotonic() > end:
                raise InputError(
                    f"Statewalk already runs on {self._folder} and does not answer",  # not shown
                    advice="End it, or name another folder by STATEWALK_HOME",  # not shown
                )
            time.sleep(PAUSE_S)

    def _own(self) -> bool | None:
        """Whether the folder is this process's now; None if nobody can own it."""
        path = self._folder / LOCK_FILE
        try:
            make_folder(self._folder)
            path.touch(0o600)
            self._lock = sqlite3.connect(path, timeout=0, isolation_level=None)
            self._lock.execute("BEGIN EXCLUSIVE")
        except (sqlite3.Error, OSError) as error:
            self._let_go()
            return False if database.locked(error) else None
        return True

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def _address(self) -> str:
        """Where the owner of the folder listens."""
        user = os.getuid() if sys.platform != "win32" else os.environ.get("USERNAME", "")
        name = f"statewalk-{sha256(f'{user} {self._folder.resolve()}'.encode()).hexdigest()[:16]}"
        if sys.platform == "win32":
            return name
        place = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
        return f"{place}/{name}" if len(os.fsencode(place)) + len(name) < LONGEST_PATH else f"/tmp/{name}"

    def _hand_over(self, request: Request) -> bool:
        """Whether the owner has taken the request."""
        from PySide6.QtNetwork import QLocalSocket

        if not _is_own(self._address):
            return False
        socket = QLocalSocket()
        socket.connectToServer(self._address)
        if not socket.waitForConnected(1000):
            return False
        socket.write(json.dumps(request).encode() + b"\n")
        while not socket.canReadLine():
            if not socket.waitForReadyRead(round(PATIENCE_S * 1000)):
                return False
        return socket.readLine().data() == ANSWER

    def listen(self) -> None:
        """Take what other starts hand over from now on; `asked` tells."""
        from PySide6.QtNetwork import QLocalServer

        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # what a killed process has left: whoever owns the folder is the only one to listen here
        QLocalServer.removeServer(self._address)
        server.newConnection.connect(self._on_connection)
        server.listen(self._address)

    def _on_connection(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(LONGEST_REQUEST)
            socket.readyRead.connect(self._on_ready)
            socket.disconnected.connect(socket.deleteLater)
            self._read(socket)

    def _on_ready(self) -> None:
        socket: Any = self.sender()
        self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        try:
            page, file, token = json.loads(bytes(socket.readLine().data()))
            request = Request(str(page), str(file), str(token))
        except (ValueError, TypeError, RecursionError):
            socket.abort()
            return
        socket.write(ANSWER)
        socket.flush()
        self.asked.emit(request)

    def release(self) -> None:
        """Own the folder no longer."""
        if self._server is not None:
            self._server.close()
        self._let_go()


def _is_own(address: str) -> bool:
    """Whether this user made the socket: in a folder for all, anybody may have taken the name."""
    if sys.platform == "win32":
        return True
    try:
        about = Path(address).lstat()
    except OSError:
        return False
    return stat.S_ISSOCK(about.st_mode) and about.st_uid == os.getuid()


def request_of(page: str, file: Path | None) -> Request:
    """What this start was asked for."""
    return Request(page, "" if file is None else str(file.absolute()), os.environ.get(TOKEN, ""))
