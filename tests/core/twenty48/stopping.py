"""Helper that cancels in the middle of the work, however busy the machine is."""

from __future__ import annotations

import threading
import time

from core.base.control import Control


def cancel_at(control: Control, share: float) -> threading.Thread:
    """Cancel from another thread as soon as more than this share of the work is done."""

    def wait() -> None:
        while not control.total or control.done <= share * control.total:
            time.sleep(0.001)
        control.cancel()

    thread = threading.Thread(target=wait, daemon=True)
    thread.start()
    return thread
