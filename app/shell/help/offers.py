"""Opening of the help cards over the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.base import registry
from app.base.actions import Actions
from app.base.language.words import tr, translate
from app.base.storage.settings import Settings
from app.shell.help import keys
from app.shell.help.keys_card import KeysCard
from app.shell.help.welcome_line import SHOWN_KEY, WelcomeLine
from app.shell.page import Page


def show_keys(window: QWidget, page: Page, everywhere: Actions, *, held: bool) -> None:
    """Show the keys of a page; `held` if the key that asked for them may still be down."""
    name = translate(registry.entry(page.key).text)
    found = keys.groups(name, page.keys_of_stage, page.commands, everywhere, tr("Everywhere"))
    KeysCard(window, name, found).open(held=held)


def show_welcome(settings: Settings, open_page: Callable[[str], Page]) -> None:
    """Show the welcome line on the first page that has one."""
    settings.set(SHOWN_KEY, True)
    for entry in registry.PAGES:
        if (part := entry.part("welcome")) is not None:
            page = open_page(entry.key)
            WelcomeLine(page, part.create(page)).open()
            return
