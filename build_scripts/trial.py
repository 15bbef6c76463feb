"""Trial of a finished package: the program started by its path, without this machine's environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.environment import SetupError

PATIENCE_S = 120


def play(program: Path) -> str:
    """Play in every puzzle and time the window; return a sentence about it. Raises SetupError."""
    with tempfile.TemporaryDirectory(prefix="statewalk-") as name:
        home = Path(name)
        answer = check(program, home)
        report = f"It plays in every puzzle ({answer['seconds']:.0f} s)"
        if sys.platform == "linux":
            taken = min(seconds_to_window(program, home / str(number)) for number in range(3))
            report += f"; its window is there after {taken:.2f} s"
    return f"{report}."


def check(program: Path, home: Path) -> dict[str, float]:
    """Return the JSON of `--check`; a picture of each page goes into the home folder. Raises SetupError."""
    call = [str(program), "--check", str(home / "pictures")]
    done = subprocess.run(call, env=bare(home), cwd=home, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"{done.stdout}{done.stderr}\n{program} does not play.")
    answer: dict[str, float] = json.loads(done.stdout)
    return answer


def bare(home: Path) -> dict[str, str]:
    """Return environment variables with only a home folder, where a start also listens for the next one."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}  # Windows needs these
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "QT_QPA_PLATFORM": "offscreen"}


def seconds_to_window(program: Path, home: Path) -> float:
    """Return the seconds from the start until the window is painted for the first time."""
    begin = time.monotonic()
    with running(program, home):
        return time.monotonic() - begin


@contextmanager
def running(program: Path, home: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Context with the program running offscreen, after its first frame, when it listens to others."""
    home.mkdir(exist_ok=True)
    end = time.monotonic() + PATIENCE_S
    process = subprocess.Popen([str(program), *arguments], env=bare(home), cwd=home, stderr=subprocess.DEVNULL)
    try:
        while not any(home.glob("statewalk-*")):
            if time.monotonic() > end or process.poll() is not None:
                raise SetupError(f"{program} opens no window.")
            time.sleep(0.005)
        yield process
    finally:
        process.kill()
        process.wait()
