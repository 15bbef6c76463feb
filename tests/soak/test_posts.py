"""Workers may post to objects that are deleted in the GUI thread meanwhile."""

from __future__ import annotations

import subprocess
import sys

import pytest

SPEAK_TO_WHAT_DIES = """
import sys, time
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool, Signal
from app.base.jobs.jobs import Jobs
from app.base.jobs.post import GuiThreadCallback

way, how, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
app = QCoreApplication([])
sys.setswitchinterval(1e-5)

class Model(QObject):
    came = Signal(object)

    def __init__(self, parent=None):
        super().__init__(parent)
        self.seen = 0
        self.came.connect(self.on_came)
        self.tell = GuiThreadCallback(self.on_came) if way == "post" else self.came.emit

    def on_came(self, number):
        self.seen += 1

def speak(tell, control):
    number = 0
    while not control.cancelled:
        try:
            tell(number)
        except RuntimeError:
            return
        number += 1

def let_go(holder):
    if how == "deleted":
        for model in holder.children():
            shiboken6.delete(model)
    elif how == "with its parent":
        holder.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

def settle(milliseconds):
    end = time.monotonic() + milliseconds / 1000
    while time.monotonic() < end:
        app.processEvents()

seen, end = 0, time.monotonic() + seconds
while time.monotonic() < end:
    holder, jobs = QObject(), Jobs()
    models = [Model(holder) for _ in range(3)]
    for model in models:
        jobs.run("Speaking", lambda control, tell=model.tell: speak(tell, control))
    settle(4)
    seen += sum(model.seen for model in models)
    let_go(holder)
    del model, models, holder
    settle(1)
    jobs.close()
    settle(1)
print(seen)
"""


@pytest.mark.parametrize("how", ["deleted", "with its parent", "forgotten"])
def test_an_object_that_dies_while_workers_speak_to_it_takes_nothing_with_it(how: str) -> None:
    """Deleting an object that workers post to does no harm.

    With a signal of the object instead of the post, the run ends at once in a segmentation fault.
    """
    code = [sys.executable, "-c", SPEAK_TO_WHAT_DIES, "post", how, "0.5"]
    done = subprocess.run(code, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0
