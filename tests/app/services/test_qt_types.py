"""Room in PySide's table of types: made once, in the window's thread, and nothing of it is left."""

from __future__ import annotations

import gc
import sys

import pytest
import shiboken6

from app.services import qt_types


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="Python itself keeps what PySide knows of a type")
def test_the_types_that_make_room_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def count() -> int:
        made.append(sum(type(one) is type(shiboken6.Object) for one in gc.get_objects()))
        return real()

    real = gc.collect
    real()
    before = sum(type(one) is type(shiboken6.Object) for one in gc.get_objects())
    monkeypatch.setattr(gc, "collect", count)
    qt_types.make_room.cache_clear()
    qt_types.make_room()
    qt_types.make_room()
    assert made == [pytest.approx(before + qt_types.ROOM, abs=2)], "once"
    assert sum(type(one) is type(shiboken6.Object) for one in gc.get_objects()) <= before


def test_there_is_room_for_all_types_of_the_program() -> None:
    """The room is as large as all that the program and its libraries define."""
    made = [one for one in gc.get_objects() if type(one) is type(shiboken6.Object)]
    own = [one for one in made if one.__module__.startswith(("app.", "pyqtgraph", "PySide6"))]
    assert len(own) <= qt_types.ROOM
