"""Restart of the program, for another text size or language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

REPLACES = os.name == "posix"
"""Whether another process can replace this one; otherwise this process waits for it to end."""


def begin_again(environment: Mapping[str, str], *, as_it_was_left: bool = False) -> int:
    """Restart the program; return the exit code of the new process where it cannot replace this one.

    It gets the arguments of this start or, with `as_it_was_left`, none: then it shows what was shown last.
    """
    arguments = sys.orig_argv[1:]
    command = [sys.executable, *(arguments[: len(arguments) - len(sys.argv[1:])] if as_it_was_left else arguments)]
    if REPLACES:
        os.execve(sys.executable, command, environment)
    return subprocess.run(command, env=environment, check=False).returncode
