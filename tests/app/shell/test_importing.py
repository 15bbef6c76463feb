"""Modules of pages and plots are imported in the GUI thread between events, after the first painting."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.base import registry
from tests.fresh_python import in_fresh_python
from tests.import_graph import files, module_name

MOST_AT_ONCE = 45
"""Most of the program's 900 modules that one turn of the event loop may import."""

RECORD = """
import json, sys, threading
interval, finders = sys.getswitchinterval(), list(sys.meta_path)
import gc
from PySide6.QtCore import QObject, QTimer
from app.base import registry
from app.shell.application import make_application
from app.shell.window import open_window

class Recorder:
    def __init__(self):
        self.turn, self.turns, self.elsewhere, self.in_workers = 0, {}, [], []
    def find_spec(self, name, path=None, target=None):
        if name.startswith(("app.", "core.", "pyqtgraph", "numpy")):
            self.turns.setdefault(self.turn, []).append(name)
            if threading.current_thread() is not threading.main_thread():
                self.in_workers.append(name)
    def next_turn(self):
        self.turn += 1

application = make_application()
recorder = Recorder()
"""

IMPORT_THE_REST = """
window = open_window(registry.PAGES[0].key)
assert sys.meta_path == finders, "nothing of ours helps to import"
sys.meta_path.insert(0, recorder)
turns = QTimer(interval=0)
turns.timeout.connect(recorder.next_turn)
turns.start()
done = []
window.imported.connect(lambda: done.append(True))
while not done:
    application.processEvents()
turns.stop()
by_turn, recorder.turns = list(recorder.turns.values()), {}
loaded = sorted(sys.modules)
for entry in registry.PAGES:
    window.open_page(entry.key)
window.open_palette()
window.open_preferences()
workers = [name for name in recorder.in_workers if name in sys.modules]
held_up = [name for names in recorder.turns.values() for name in names if name in sys.modules]
print(json.dumps([by_turn, loaded, held_up, workers]))
window.close()
"""


def test_the_other_pages_are_imported_between_events_once_the_first_is_there(tmp_path: Path) -> None:
    said = in_fresh_python(RECORD + IMPORT_THE_REST, tmp_path)
    by_turn, loaded, held_up, in_workers = json.loads(said.splitlines()[-1])
    assert not in_workers
    assert not held_up, "whoever opens a page waits for no import"
    own = [[name for name in names if name.startswith(("app.", "core."))] for names in by_turn]
    assert max(len(names) for names in own) <= MOST_AT_ONCE
    heavy = [names for names, plots in zip(own, by_turn, strict=True) if any("pyqtgraph" in name for name in plots)]
    assert len(heavy) == 1 and len(heavy[0]) < MOST_AT_ONCE / 3, "pyqtgraph by itself"
    assert not missing(loaded)


def missing(loaded: Sequence[str]) -> list[str]:
    """Return the modules of the program's window that are not loaded."""
    names = [module_name(path) for folder in ("app", "core") for path in files(folder, ".py")]
    return [name for name in names if name not in loaded and not registry.WITHOUT_WINDOW & set(name.split("."))]


OPEN_EVERYTHING = """
import time
from app.plots.panes.lazy import LazyPane
registry.module_names = lambda: iter(())
sys.meta_path.insert(0, recorder)
window = open_window(registry.PAGES[0].key)

def wait_for_panes():
    application.processEvents()
    while [one for one in window.findChildren(LazyPane) if one.isVisible() and one.pane is None]:
        application.processEvents()

for entry in registry.PAGES:
    window.open_page(entry.key)
    wait_for_panes()
from app.lab.subjects import SUBJECTS
for subject in SUBJECTS[::6]:
    window.page.show_subject(subject.key)
    wait_for_panes()
print(json.dumps([name for name in recorder.in_workers if name in sys.modules]))
window.close()
"""


@pytest.mark.timeout(300)
def test_no_worker_imports_a_module_though_everything_is_opened_before_its_turn(tmp_path: Path) -> None:
    in_workers = json.loads(in_fresh_python(RECORD + OPEN_EVERYTHING, tmp_path).splitlines()[-1])
    assert not [name for name in in_workers if name.startswith("app.")]


FREEZE = """
import gc
from app.cli.main import open_window
application, window = open_window("", None)
done = []
window.imported.connect(lambda: done.append(True))
while not done:
    application.processEvents()
print(len(gc.get_objects()))
window.close()
"""


def test_what_is_imported_for_good_is_not_searched_for_garbage(tmp_path: Path) -> None:
    assert int(in_fresh_python(FREEZE, tmp_path).splitlines()[-1]) < 5000, "of some 100 000"
