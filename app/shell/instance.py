"""Single instance for each data folder: a second start passes its request to the first and ends."""

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

from app.base.storage import database
from core.base.paths import make_folder
from core.base.puzzle import InputError

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_FILE = "statewalk.lock"
PATIENCE_S = 5.0
"""Seconds that a second start waits silently for the first, which may be starting or about to end."""
PAUSE_S = 0.05
LONGEST_REQUEST = 1 << 16
ANSWER = b"taken\n"
LONGEST_PATH = 100
"""Most bytes in the path of a socket: the system allows some more, and Qt adds to it temporarily."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""Environment variable with a token by which the desktop lets a window come to the front."""


class Request(NamedTuple):
    """Request of a start: a page, a file, or both."""

    page: str = ""
    file: str = ""
    """Absolute path of the file; empty for none."""
    token: str = ""
    """Activation token of the desktop, for the window to come to the front."""


class SilentOwnerError(InputError):
    """Another process owns the data folder and does not answer: it hangs, is halted, or is busy for long."""


class Instance(QObject):
    """Process that owns a data folder.

    Ownership is a lock on an empty SQLite file: the system releases it with the process, however that ends, it takes no
    room on the disk, and every system has it. Where no lock can be had, nothing can be written either.
    """

    asked = Signal(object)
    """Emitted with the `Request` of another start."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._lock: sqlite3.Connection | None = None
        self._server: QLocalServer | None = None
        self._asking: QLocalSocket | None = None
        """Connection over which the owner was asked, and may still answer."""

    def take(self, request: Request, patience: float | None = None) -> bool:
        """Own the folder, or pass the request to its owner; return whether this process opens a window.

        Raises SilentOwnerError if another process owns the folder and has not answered after `patience` seconds,
        `PATIENCE_S` by default. The call may be repeated then: the owner is asked only once.
        """
        end = time.monotonic() + (PATIENCE_S if patience is None else patience)
        while True:
            owned = self._take_ownership()
            if owned:
                return True
            if self._hand_over(request, end):
                return False
            if owned is None:
                return True
            if time.monotonic() >= end:
                raise SilentOwnerError(
                    f"Statewalk already runs on {self._folder} and does not answer",  # not shown
                    advice="End it, or name another folder by STATEWALK_HOME",  # not shown
                )
            time.sleep(PAUSE_S)

    def _take_ownership(self) -> bool | None:
        """Try to own the folder; return whether this process owns it now, None if nobody can own it."""
        path = self._folder / LOCK_FILE
        try:
            make_folder(self._folder)
            path.touch(0o600)
            self._lock = sqlite3.connect(path, timeout=0, isolation_level=None)
            self._lock.execute("BEGIN EXCLUSIVE")
        except (sqlite3.Error, OSError) as error:
            self._let_go()
            return False if database.is_lock_error(error) else None
        return True

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def _address(self) -> str:
        """Address of the socket on which the owner of the folder listens."""
        user = os.getuid() if sys.platform != "win32" else os.environ.get("USERNAME", "")
        name = f"statewalk-{sha256(f'{user} {self._folder.resolve()}'.encode()).hexdigest()[:16]}"
        if sys.platform == "win32":
            return name
        place = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
        return f"{place}/{name}" if len(os.fsencode(place)) + len(name) < LONGEST_PATH else f"/tmp/{name}"

    def _hand_over(self, request: Request, end: float) -> bool:
        """Send a request to the process that owns the data folder; return whether it has accepted it.

        The answer is awaited until `end`, in seconds of `time.monotonic`; False also if nobody listens. After False
        another call goes on waiting for the same request, which is sent again only if that process has ended.
        """
        socket = self._asking = self._asking or self._ask(request)
        if socket is None:
            return False
        while not socket.canReadLine():
            if not socket.waitForReadyRead(max(1, round((end - time.monotonic()) * 1000))):
                if not socket.isValid():
                    self._asking = None  # the owner has ended, and another may own the folder by now
                return False
        return socket.readLine().data() == ANSWER

    def _ask(self, request: Request) -> QLocalSocket | None:
        """Send the request to the owner of the folder; return the connection, None if nobody listens."""
        from PySide6.QtNetwork import QLocalSocket

        if not _is_own(self._address):
            return None
        socket = QLocalSocket()
        socket.connectToServer(self._address)
        if not socket.waitForConnected(1000):
            return None
        socket.write(json.dumps(request).encode() + b"\n")
        return socket

    def listen(self) -> None:
        """Accept requests of other starts from now on; each is emitted by `asked`."""
        from PySide6.QtNetwork import QLocalServer

        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # Remove the socket of a killed process: only the owner of the folder listens here.
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
        """Give up the ownership of the folder."""
        if self._server is not None:
            self._server.close()
        self._let_go()


def _is_own(address: str) -> bool:
    """Return whether this user made the socket: in a shared folder anybody may have taken the name."""
    if sys.platform == "win32":
        return True
    try:
        about = Path(address).lstat()
    except OSError:
        return False
    return stat.S_ISSOCK(about.st_mode) and about.st_uid == os.getuid()


def request_of(page: str, file: Path | None) -> Request:
    """Return the request of this start."""
    return Request(page, "" if file is None else str(file.absolute()), os.environ.get(TOKEN, ""))
