"""The program's own collection cannot be changed in the browser; the player's can."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from tests.app.sokoban.levels import open_file

CHANGES = {"rename", "collection_up", "collection_down", "claim", "remove"}


def offered(page: SokobanPage) -> set[str]:
    """Return the changes of a collection that are available now."""
    commands = {command.key.removeprefix("sokoban."): command for command in page.library.commands()}
    return {key for key in CHANGES if (enabled := commands[key].enabled) is not None and enabled()}


def test_only_a_collection_of_the_player_s_can_be_changed_and_the_first_ends_the_hint(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path
) -> None:
    assert not offered(page), "no collection is looked at"
    page.library.browse()
    browser = page.library.browser
    assert browser is not None
    qtbot.waitUntil(lambda: browser.collection is not None)
    assert browser.collection is not None and browser.collection.is_built_in
    assert not offered(page) and browser._hint.isVisible()
    browser.close_browser()
    path = tmp_path / "mine.sok"
    path.write_text("Mine\n\n#####\n#@$.#\n#####\n", encoding="utf-8")
    open_file(page, path)
    page.library.browse()
    qtbot.waitUntil(lambda: browser.collection is not None and not browser.collection.is_built_in)
    assert offered(page) == CHANGES and not browser._hint.isVisible()
    browser.close_browser()
    assert not offered(page)
