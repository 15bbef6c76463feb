"""The first thing every command checks. Written so that Python 3.6 can still read it and say what is wrong."""

import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 14

# How each package manager brings a Python that is new enough.
INSTALL = (
    ("apt-get", "sudo apt-get update && sudo apt-get install -y python3.11 python3.11-venv python3.11-dev"),
    ("dnf", "sudo dnf install -y python3.12 python3.12-devel"),
    ("pacman", "sudo pacman -Syu --needed python"),
    ("brew", "brew install python"),
    ("winget", "winget install Python.Python.3.13"),
)


def advice(script: str) -> str:
    """One sentence: which Python is needed, which one runs now, and what to type instead of `script`."""
    needed, current = ("{}.{}".format(*version) for version in (OLDEST, sys.version_info))
    found = f"Statewalk needs Python {needed} or newer, and this is Python {current}."
    for minor in range(NEWEST_TRIED, OLDEST[1] - 1, -1):
        if runs(f"python3.{minor}"):
            return f"{found} Type: python3.{minor} {script}"
    for manager, command in INSTALL:
        if shutil.which(manager):
            return f"{found} Type: {command}"
    return f"{found} Install a newer one with your system's package manager."


def runs(python: str) -> bool:
    """Whether a Python of that name is there and starts; a version manager's stand-in may be all there is."""
    return bool(shutil.which(python)) and subprocess.call([python, "-c", "pass"], stderr=subprocess.DEVNULL) == 0


def require(script: str) -> None:
    """End the process with one sentence if this Python is too old for the program."""
    if sys.version_info[:2] < OLDEST:
        sys.exit(advice(script))
