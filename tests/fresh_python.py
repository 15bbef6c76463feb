"""Programs run in a fresh Python process, with nothing imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.import_graph import ROOT


def in_fresh_python(code: str, home: Path | None = None) -> str:
    """Run code in a new process and return its output."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **({"STATEWALK_HOME": str(home)} if home else {})}
    call = [sys.executable, "-c", code]
    done = subprocess.run(call, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
