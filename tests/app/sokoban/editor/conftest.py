"""Fixtures: the level editor alone, without the page around it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage.store import Store
from app.sokoban.editor.editor import EditorPage
from tests.app.sokoban.editor.parts import Hand, Said, opened


@pytest.fixture
def said() -> Said:
    return Said()


@pytest.fixture
def store() -> Iterator[Store]:
    opened = Store()
    yield opened
    opened.close()


@pytest.fixture
def editor(qtbot: QtBot, store: Store, said: Said) -> EditorPage:
    made = opened(qtbot, store, said)
    made.draft.new_room(9, 7)
    return made


@pytest.fixture
def hand(editor: EditorPage) -> Hand:
    return Hand(editor)
