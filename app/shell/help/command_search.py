"""Search of the command list: commands of the page and the window, and what other pages offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import ModuleType
from typing import Protocol

from app.base import registry
from app.base.actions import Actions, Command
from app.base.language.words import tr, translate
from app.base.search_target import SearchTarget
from app.shell import search_words
from app.shell.page import Page
from app.widgets.cards.command_palette import CommandMatch

PALETTE = "window.palette"


class PageOpener(Protocol):
    """Window that leads to other pages."""

    def open_page(self, key: str) -> Page:
        """Show a page."""
        ...

    def open_subject(self, key: str, subject: str) -> None:
        """Show a page with one of its subjects in front."""
        ...

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        """Show a message on the page in front."""
        ...


def commands(page: Page, everywhere: Actions, window: PageOpener) -> list[CommandMatch]:
    """Return everything that the command list finds while `page` is in front, nearest first."""
    page_entry = registry.entry(page.key)
    found = [_make_match(command, page_entry.text, _words_of(page_entry)) for command in page.commands]
    found += [_make_match(command, "", search_words.COMMANDS) for command in everywhere if command.key != PALETTE]
    others = [entry for entry in registry.PAGES if entry is not page_entry]
    for entry in others:
        found += _commands_elsewhere(entry, window)
        found += _subjects(entry, window)
    return found + [found for entry in registry.PAGES for found in _targets(entry, window)]


def shown_by(key: str, window: PageOpener) -> list[CommandMatch]:
    """Return what one page can bring to the front: its subjects, and the targets on them."""
    entry = registry.entry(key)
    return [*_subjects(entry, window), *_targets(entry, window)]


def _make_match(command: Command, page: str, words: Mapping[str, str]) -> CommandMatch:
    own = words.get(command.key, search_words.COMMANDS.get(command.key, ""))
    return CommandMatch(command, page, own, own)


def _words_of(entry: registry.PageEntry) -> Mapping[str, str]:
    part = entry.part("search_words")
    return {} if part is None else part.COMMANDS


def _commands_elsewhere(entry: registry.PageEntry, window: PageOpener) -> Iterator[CommandMatch]:
    part: ModuleType | None = entry.part("search_words")
    titles: Mapping[str, str] = getattr(part, "ANYWHERE", {})
    for key, title in titles.items():
        command = Command(key, title, partial(_run_on, window, entry.key, key), entry.icon)
        yield _make_match(command, entry.text, _words_of(entry))


def _run_on(window: PageOpener, page: str, key: str) -> None:
    """Go to the page that has the command, and run the command if it is enabled there."""
    window.open_page(page).commands[key].trigger()


def _subjects(entry: registry.PageEntry, window: PageOpener) -> Iterator[CommandMatch]:
    if (part := entry.part("subjects")) is not None:
        words = _words_of(entry)
        for name, text in part.list_variants().items():
            show = partial(window.open_subject, entry.key, name)
            yield _make_match(Command(f"{entry.key}.{name}", text, show, entry.icon), entry.text, words)


def _targets(entry: registry.PageEntry, window: PageOpener) -> Iterator[CommandMatch]:
    if (part := entry.part("search_words")) is not None and hasattr(part, "targets"):
        for target in part.targets():
            command = Command(target.key, target.text, partial(_show, window, target), target.icon)
            yield CommandMatch(command, target.place, target.words, figure=True)


def _show(window: PageOpener, target: SearchTarget) -> None:
    window.open_subject(target.page, target.subject)
    window.say(translate(target.text), tr("Printed in: {source}", source=translate(target.source)))
