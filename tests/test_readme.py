"""What the README and the other documents say is true: examples, links, keys."""

from __future__ import annotations

import re
import shlex

import pytest
from PySide6.QtGui import QAction, QKeySequence

from app.cli import main
from app.services import registry
from app.shell.window import Window
from tests.import_graph import ROOT


def readme() -> str:
    """The README's text."""
    return (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_readme_shows_what_the_commands_print(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    examples = re.findall(r"^\$ statewalk (.*)\n((?:(?!\$|```).+\n)*)", readme(), re.MULTILINE)
    assert examples
    for arguments, shown in examples:
        main.main(shlex.split(arguments))
        printed = capsys.readouterr()
        assert printed.out + printed.err == shown, arguments


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/page.md"])
def test_the_files_that_are_linked_to_exist(name: str) -> None:
    file = ROOT / name
    linked = re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8"))
    assert not [link for link in linked if not (file.parent / link).is_file()]


def test_the_readme_names_only_keys_that_do_something(window: Window) -> None:
    for entry in registry.PAGES:
        window.open_page(entry.key)
        if entry.key == "sokoban":
            window.page.commands["sokoban.make"].trigger()  # the bench has its keys once it was opened
    keys = {keys.toString() for action in window.findChildren(QAction) for keys in action.shortcuts()}
    play = readme().split("## Play")[1].split("## Command line")[0]
    named = {QKeySequence(text).toString() for text in re.findall(r"`((?:Ctrl|Shift|Alt)\+[^` ]+|F\d+)`", play)}
    assert len(named) > 20
    assert sorted(named - keys) == []
