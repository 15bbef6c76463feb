"""How long a person waits for the first window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable

from app.cli.bench import Case

OPEN_AND_LEAVE = """
from app.cli.main import open_window
app, window = open_window("cube", None)
app.processEvents()
print(window.isVisible())
import os
os._exit(0)
"""


def first_window() -> Callable[[], object]:
    """From the start of a process until its window has been painted, offscreen, on the cube page."""
    home = tempfile.TemporaryDirectory(prefix="statewalk-")

    def start() -> None:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "STATEWALK_HOME": home.name}
        subprocess.run([sys.executable, "-c", OPEN_AND_LEAVE], env=environment, check=True, capture_output=True)

    return start


CASES = (Case("first window", 0.5, first_window, waiting=True),)
