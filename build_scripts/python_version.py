"""Check of the Python version, the first step of every script.

Written so that Python 3.6 can still read it and report the fault.
"""

import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 14

# Command of each package manager that installs a recent Python.
INSTALL = (
    ("apt-get", "sudo apt-get update && sudo apt-get install -y python3.11 python3.11-venv python3.11-dev"),
    ("dnf", "sudo dnf install -y python3.12 python3.12-devel"),
    ("pacman", "sudo pacman -Syu --needed python"),
    ("brew", "brew install python"),
    ("winget", "winget install Python.Python.3.13"),
)


def advice(script: str) -> str:
    """Return a sentence: the required Python, the current one, and what to type instead of `script`."""
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
    """Return whether a Python of that name starts; a version manager's stub may be all that exists."""
    return bool(shutil.which(python)) and subprocess.call([python, "-c", "pass"], stderr=subprocess.DEVNULL) == 0


def require(script: str) -> None:
    """Exit with a sentence if this Python is too old for the program."""
    if sys.version_info[:2] < OLDEST:
        sys.exit(advice(script))
