"""The program begins again in its own place: with another size of text, or in another language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

REPLACES = os.name == "posix"
"""Whether another process can take the place of this one; else this one waits until that has ended."""


def begin_again(environment: Mapping[str, str], *, as_it_was_left: bool = False) -> int:
    """Begin the program again; the exit code of that.

    It is asked for the same as this time, or, `as_it_was_left`, for nothing: then it shows what was shown last.
    """
    begun = sys.orig_argv[1:]
    command = [sys.executable, *(begun[: len(begun) - len(sys.argv[1:])] if as_it_was_left else begun)]
    if REPLACES:
        os.execve(sys.executable, command, environment)
    return subprocess.run(command, env=environment, check=False).returncode
