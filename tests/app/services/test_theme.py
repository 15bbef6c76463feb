"""Themes: what the user chooses holds at once, in the next run, and for a puzzle's own colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.services import theme
from app.services.settings import Settings
from app.services.theme import Choice, Palette
from core.colour import contrast

pytestmark = pytest.mark.usefixtures("qapp", "own_look")


def test_a_puzzles_tokens_follow_the_theme() -> None:
    palette = Palette(light="paper", dark="night", contrast="black")
    seen = []
    for choice in (Choice.LIGHT, Choice.DARK, Choice.CONTRAST):
        theme.manager().choose(choice)
        seen.append(palette.current())
    assert seen == ["paper", "night", "black"]


def test_a_choice_is_told_at_once_and_read_by_the_next_run(tmp_path: Path, qtbot: QtBot) -> None:
    themes, path = theme.manager(), tmp_path / "settings.ini"
    themes.load(Settings(path))
    assert themes.option("nim/thick", False) is False
    with qtbot.waitSignal(themes.changed):
        themes.set_options({"nim/thick": True, "nim/wood": "oak"})
    themes.choose(Choice.DARK)
    themes.choose_comfort(reduced_motion=True, compact=True)
    assert themes.option("nim/thick", False) is True
    Settings(path).sync()
    themes.load(Settings(tmp_path / "of-somebody-else.ini"))
    assert (themes.option("nim/wood", "pine"), themes.compact, theme.duration(200)) == ("pine", False, 200)
    themes.load(Settings(path))
    assert (themes.option("nim/wood", "pine"), themes.option("nim/thick", False)) == ("oak", True)
    assert (theme.current().name, themes.compact, theme.duration(200)) == ("dark", True, 0)


def test_a_choice_that_makes_no_sense_counts_as_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[theme]\nchoice=pink\ncompact=perhaps\n[nim]\nheaps=many\n", encoding="utf-8")
    themes = theme.manager()
    themes.load(Settings(path))
    assert themes.choice is Choice.SYSTEM and not themes.compact
    assert themes.option("nim/heaps", 3) == 3


@pytest.mark.parametrize("tokens", theme.THEMES.values(), ids=lambda tokens: tokens.name)
def test_text_can_be_read_on_what_it_stands_on(tokens: theme.Theme) -> None:
    for ground in (tokens.bg, tokens.panel, tokens.sunken):
        assert contrast(tokens.text, ground) > 7
        assert contrast(tokens.text2, ground) > 4.5
    assert contrast(tokens.on_accent, tokens.accent) > 4.5
