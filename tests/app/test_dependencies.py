"""Two faults of other people's libraries that the bounds in pyproject.toml keep out. Lift a bound when these pass."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CALLS = 20_000


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own: what it does may abort it."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False)


def test_calls_that_return_none_do_not_use_none_up() -> None:
    # PySide6 6.12.0 on Python 3.11 drops a reference to None per call and aborts after some 5,000 of them.
    done = run(f"""
from PySide6.QtCore import QObject
thing = QObject()
for _ in range({CALLS}):
    thing.setObjectName("a")
print("alive")
""")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "alive"


def test_a_plot_can_be_saved_as_svg(tmp_path: Path) -> None:
    # pyqtgraph 0.14's exporter fails on Qt 6.11.
    file = tmp_path / "plot.svg"
    done = run(f"""
import pyqtgraph
from pyqtgraph.exporters import SVGExporter
application = pyqtgraph.mkQApp()
widget = pyqtgraph.PlotWidget()
widget.plot([1, 4, 9, 16])
widget.addItem(pyqtgraph.BarGraphItem(x=[0, 1], height=[3, 5], width=0.8))
widget.resize(400, 300)
widget.show()
application.processEvents()
SVGExporter(widget.plotItem).export({str(file)!r})
widget.close()
""")
    assert done.returncode == 0, done.stderr
    text = file.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "<path" in text
