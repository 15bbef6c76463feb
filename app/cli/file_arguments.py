"""Files named on the command line: plain files, pipes, devices, and `-` for a standard stream."""

from __future__ import annotations

import io
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from app.cli.streams import write_file
from core.base.budget import BYTES, read_bytes
from core.base.files.encoding import decode_text
from core.base.files.whole_file import not_written, write_chosen
from core.base.puzzle import InputError

STANDARD_STREAM = Path("-")


def read_argument(path: Path) -> bytes:
    """Return the content of a file that is named on the command line, of a pipe or a device up to its end.

    Raises InputError for what cannot be read, and for more than 32 MB.
    """
    if path == STANDARD_STREAM:
        return _check_size("Standard input", sys.stdin.buffer.read(BYTES + 1))
    if not _is_stream(path):
        return read_bytes(path)
    try:
        with path.open("rb") as file:
            return _check_size(str(path), file.read(BYTES + 1))
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from error


def read_text_argument(path: Path) -> str:
    """Return the text of a file that is named on the command line, in whatever encoding.

    Raises InputError, also for what is no text.
    """
    data = read_argument(path)
    try:
        return decode_text(data)
    except InputError:
        raise InputError(f"{argument_name(path)} is not a text file") from None


def read_standard_input(limit: int) -> str:
    """Return the text of standard input.

    Raises InputError for more than `limit` characters, and for what is no text.
    """
    try:
        text = sys.stdin.read(limit + 1)
    except UnicodeDecodeError:
        raise InputError("Standard input is not text") from None
    if len(text) > limit:
        raise InputError(f"Standard input has more than {limit} characters")
    return text


def argument_name(path: Path) -> str:
    """Return the name of an input file for error messages."""
    return "Standard input" if path == STANDARD_STREAM else path.name


def write_argument(path: Path, text: str) -> bool:
    """Write a file that is named on the command line, and return whether something else may be printed now.

    A plain file is replaced as a whole, through a symbolic link. A pipe or a device is written into, and so are
    standard output and standard error by whatever name; what follows on standard output would then be taken for a part
    of the file. Raises InputError for what cannot be written.
    """
    if path == STANDARD_STREAM:
        write_file(text)
        return False
    own = _own_stream(path)
    try:
        if own is not None:
            write_file(text, own)
        elif _is_stream(path):
            with path.open("wb") as file:
                file.write(text.encode())
        else:
            write_chosen(path, text.encode())
    except BrokenPipeError:
        raise
    except OSError as error:
        raise not_written(path, error) from error
    return own is not sys.stdout


def _check_size(name: str, data: bytes) -> bytes:
    if len(data) > BYTES:
        raise InputError(f"{name} is larger than {BYTES >> 20} MB")
    return data


def _is_stream(path: Path) -> bool:
    """Return whether a path names a pipe or a character device; disks are never written to."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False  # opening it will say why it cannot be opened
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def _own_stream(path: Path) -> TextIO | None:
    """Return standard output or standard error if a path such as /dev/stdout names one of them, else None."""
    with suppress(OSError):
        about = path.stat()
        for stream in (sys.stdout, sys.stderr):
            # under a test, or without a console, there may be no descriptor
            with suppress(AttributeError, io.UnsupportedOperation):
                if os.path.samestat(about, os.fstat(stream.fileno())):
                    return stream
    return None
