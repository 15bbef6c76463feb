"""The editor and the workbench over the game: what is told when they open is true by then."""

from __future__ import annotations

from app.sokoban.page import SokobanPage


def test_who_is_told_that_the_editor_or_the_workbench_opens_sees_it_open(page: SokobanPage) -> None:
    seen: list[tuple[str, bool, bool]] = []
    page.editor.entered.connect(lambda: seen.append(("editor", page.editor.open, page.maker.open)))
    page.maker.entered.connect(lambda: seen.append(("workbench", page.editor.open, page.maker.open)))
    page.maker.enter()
    page.editor.enter()
    assert seen == [("workbench", False, True), ("editor", True, False)]
    assert page.editor.editor is not None and page.editor.editor.isVisible()
    assert page.maker.bench is not None and not page.maker.bench.isVisible()
    assert page.model.covered
    page.editor.leave()
    assert not page.model.covered and page.board.isVisible()
