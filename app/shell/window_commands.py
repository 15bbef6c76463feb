"""Commands of the window itself, available on every page: its pages, cards and themes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from app.base import registry
from app.base.actions import Command
from app.base.theme import theme
from app.shell.preferences.preferences import LANGUAGE, LOOK, THEME_COMMANDS
from core.base.words import as_phrase, phrase

if TYPE_CHECKING:
    from app.shell.window import Window

PALETTE_KEYS = "Ctrl+K"


def commands(window: Window) -> Iterator[Command]:
    """Yield the commands that open something or change how the window looks."""
    for number, entry in enumerate(registry.PAGES, 1):
        yield Command(
            f"window.{entry.key}",
            phrase("Open {page}", page=as_phrase(entry.text)),
            partial(window.open_page, entry.key),
            entry.icon,
            (f"Ctrl+{number}",),
            entry.about,
        )
    yield from (
        Command("window.back", "Back", window.visited.go_back, "prev", ("Alt+Left",),
                "Go back to what was in front before", enabled=lambda: window.visited.can_go_back),
        Command("window.forward", "Forward", window.visited.go_forward, "next", ("Alt+Right",),
                "Go forward to what was in front before going back", enabled=lambda: window.visited.can_go_forward),
        Command("window.keys", "Keys of this page", window.open_keys, "keyboard", ("F1",),
                "List the keys of the page; hold F1 to see them on the buttons"),
        Command("window.about", "About Statewalk", window.open_about, "info", (),
                "Version, this machine, and the licences of all parts"),
        Command("window.welcome", "Welcome", window.welcome, "help", (),
                "Show the first minute of the first start again"),
        Command("window.preferences", "Settings", window.open_preferences, "settings", ("Ctrl+,",),
                "Theme, colours and motion"),
        Command("window.text_size", "Interface size", partial(window.open_preferences, LOOK), "settings", (),
                "Make text, and everything with it, larger or smaller"),
        Command("window.language", "Language", partial(window.open_preferences, LANGUAGE), "language", (),
                "English, 简体中文, 日本語 or Deutsch"),
        Command("window.palette", "Find a command", window.open_palette, "search", (PALETTE_KEYS, "Ctrl+Shift+P"),
                "List everything that can be done here"),
        Command("window.full", "Full screen", window.toggle_full_screen, "expand", ("F11",),
                "Fill the screen, or leave it again"),
    )  # fmt: skip
    for key, text in THEME_COMMANDS:
        yield Command(f"window.theme.{key}", text, partial(theme.manager().choose, theme.ThemeChoice(key)), "settings")
