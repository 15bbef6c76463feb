"""A test that crashes its process, and the report at the end of the run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DYING = """
import ctypes, threading

def wait_here():
    threading.Event().wait()

def test_that_dies():
    threading.Thread(target=wait_here, daemon=True).start()
    ctypes.string_at(0)
"""
ROOT = Path(__file__).resolve().parents[1]


def test_the_summary_says_where_a_process_crashed(tmp_path: Path) -> None:
    (tmp_path / "test_dying.py").write_text(DYING)
    code = "import sys; sys.path.insert(0, sys.argv.pop(1)); import pytest; sys.exit(pytest.main())"
    arguments = ["-p", "tests.crashes", "-p", "no:cacheprovider", "-n", "1", "--rootdir", str(tmp_path), str(tmp_path)]
    run = [sys.executable, "-c", code, str(ROOT), *arguments]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    summary = done.stdout[done.stdout.index("crashed") :]
    assert "Fatal Python error: Segmentation fault" in summary
    assert "in test_that_dies" in summary and "Extension modules" not in summary
    assert summary.count("(most recent call first)") >= 2 and "in wait_here" not in summary
