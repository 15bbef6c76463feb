"""What the window does once it is there, so that nobody waits for it later."""

from __future__ import annotations

import json
from pathlib import Path

from tests.fresh_python import in_fresh_python

IMPORT_THE_REST = """
import gc, json, sys, threading, time
import shiboken6
from PySide6.QtCore import QObject
from app.services import registry
from app.shell.application import make_application
from app.shell.window import open_window

class Importing:
    of_the_window = []
    def find_spec(self, name, path=None, target=None):
        if threading.current_thread() is threading.main_thread():
            self.of_the_window.append(name)

application = make_application()
window = open_window(registry.PAGES[0].key)
sys.meta_path.insert(0, Importing())
while window._importing is None or not window._importing.running:
    application.processEvents()
while window._importing.running:
    time.sleep(0.01)
    application.processEvents()
made = [one for one in gc.get_objects() if isinstance(one, QObject) and shiboken6.isValid(one)]
astray = [type(one).__name__ for one in made if one.thread() is not application.thread()]
Importing.of_the_window.clear()
for entry in registry.PAGES:
    window.open_page(entry.key)
print(json.dumps([Importing.of_the_window, astray, sorted(sys.modules)]))
window.close()
"""


def test_the_other_pages_are_imported_in_a_worker_once_the_first_is_there(tmp_path: Path) -> None:
    held_up, astray, loaded = json.loads(in_fresh_python(IMPORT_THE_REST, tmp_path).splitlines()[-1])
    assert not [name for name in held_up if name.startswith(("app.", "core."))]
    assert not astray, "made by a worker while it imported; it belongs to the window's thread"
    assert {"app.sokoban.editor.editor", "app.cube.editor.editor", "app.lab.compare"} <= set(loaded)


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
