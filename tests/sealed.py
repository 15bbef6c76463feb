"""Run a module in a process that the kernel ends at its first network socket (SIGSYS).

    python tests/sealed.py MODULE [ARGUMENT ...]

Linux only. It does not matter whether Python, Qt or another library opens the socket: only sockets of the file system
(AF_UNIX) are allowed.
"""

from __future__ import annotations

import ctypes
import os
import platform
import runpy
import struct
import sys
from pathlib import Path

SOCKET = {"x86_64": 41, "aarch64": 198}
"""Number of the system call `socket`; include/uapi/asm-generic/unistd.h."""
AF_UNIX = 1
NO_NEW_PRIVILEGES, SET_SECCOMP, FILTER = 38, 22, 2
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
KILL, ALLOW = 0x80000000, 0x7FFF0000
NUMBER, FIRST_ARGUMENT = 0, 16
"""Offsets in `struct seccomp_data`."""


def seal() -> None:
    """Forbid this process, its threads and children to open any socket but those of the file system."""
    program = b"".join(
        struct.pack("HBBI", *instruction)
        for instruction in (
            (LOAD, 0, 0, NUMBER),
            (JUMP_IF_EQUAL, 0, 3, SOCKET[platform.machine()]),
            (LOAD, 0, 0, FIRST_ARGUMENT),
            (JUMP_IF_EQUAL, 1, 0, AF_UNIX),
            (RETURN, 0, 0, KILL),
            (RETURN, 0, 0, ALLOW),
        )
    )
    code = ctypes.create_string_buffer(program, len(program))
    described = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(code)))
    libc = ctypes.CDLL(None, use_errno=True)
    for call in ((NO_NEW_PRIVILEGES, 1, 0, 0, 0), (SET_SECCOMP, FILTER, described, 0, 0)):
        if libc.prctl(*call):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


if __name__ == "__main__":
    seal()
    sys.path[0] = str(Path.cwd())
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
