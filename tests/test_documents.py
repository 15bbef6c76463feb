"""Documents are true and form a site: examples, commands, links and keys are checked."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence

from app.cli import main
from app.cli.options import Parser
from app.cli.tree import commands
from app.lab.subjects import SUBJECTS
from app.shell.window import Window
from build_scripts import docs_site, keys, reference
from tests.import_graph import ROOT

FOLDERS = ("app", "core", "docs", "tests")
SOURCES = ("app", "core", "build_scripts", "tests")
DOCUMENTS = [
    *("CHANGELOG.md", "CONTRIBUTING.md", "README.md"),
    *sorted(path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*.md")),
]
REST = "…"
"""Mark at the end of an example, for the rest of the output."""


def text_of(name: str) -> str:
    """Return a document's text."""
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str) -> list[str]:
    """Return the texts of a document's code fences."""
    return re.findall(r"^```\w*\n(.*?)^```$", text_of(name), re.MULTILINE | re.DOTALL)


def examples(name: str) -> list[tuple[str, str]]:
    """Return each `$ command` of a document with its output; without output it must print nothing."""
    examples_by_block = [re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE) for block in blocks(name)]
    return [
        (command, f"{shown.rstrip()}\n" if shown.strip() else "")
        for block_examples in examples_by_block
        for command, shown in block_examples
    ]


PRINTED = [
    (name, command, shown)
    for name in DOCUMENTS
    for command, shown in examples(name)
    if command.startswith("statewalk ") and shown
]


@pytest.mark.parametrize(("name", "command", "shown"), PRINTED, ids=[f"{one[0]}: {one[1]}" for one in PRINTED])
def test_a_document_shows_what_a_command_prints(
    name: str, command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    main.main(shlex.split(command)[1:])
    printed = capsys.readouterr()
    # of a command that answers, stderr has the progress of a slow machine
    found, shown = (text.replace("\u2009", " ") for text in (printed.out or printed.err, shown))
    if shown.endswith(f"{REST}\n"):
        begin = shown.removesuffix(f"{REST}\n")
        assert begin and found.startswith(begin), name
    else:
        assert found == shown, name


def test_examples_are_found() -> None:
    assert {name for name, _, _ in PRINTED} >= {"README.md"}


def named_scripts(name: str) -> set[str]:
    """Return the project's scripts that a document says to run."""
    return set(re.findall(r"(?:python3?|^\$) (build_scripts/\w+\.py)", text_of(name), re.MULTILINE))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_document_tells_to_run_is_there(name: str) -> None:
    assert not [script for script in named_scripts(name) if not (ROOT / script).is_file()]
    known = {command.words for command in commands()}
    for command in re.findall(r"\bstatewalk ((?:cube|sokoban|2048|policy) [a-z]+)", "\n".join(blocks(name))):
        assert f"statewalk {command}" in known


STANDS_FOR_OTHERS = re.compile(r"[…\[|{<]|\b[A-Z]+\b(?!')")
"""Placeholders that a reader has to replace: FILE, S, [WORD …]."""


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_command_in_a_sentence_is_one_that_the_program_takes(name: str) -> None:
    prose = " ".join(docs_site.FENCE.sub("", text_of(name)).split())
    known = main.declared_commands()
    for said in re.findall(r"`(statewalk [^`]+)`", prose):
        words = shlex.split(said)[1:]
        named_alone = words[-1].startswith("--") or not any(word.startswith("-") for word in words)
        if named_alone or STANDS_FOR_OTHERS.search(said) or words[0] not in known:
            continue
        parser = Parser(prog="statewalk", declared=known[words[0]])
        try:
            assert not parser.parse_known_args(words[1:])[1], said
        except SystemExit:
            pytest.fail(said)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    place = ROOT / name
    prose = docs_site.FENCE.sub("", text_of(name))
    dead = []
    for _, _, target in docs_site.LINK.findall(prose):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        to = place.parent / file if file else place
        if not to.is_file() or (anchor and anchor not in anchors(to)):
            dead.append(target)
    assert not dead


@cache
def sources() -> Sequence[str]:
    """Return all files of the program and its tests."""
    return [path.as_posix() for folder in SOURCES for path in (ROOT / folder).rglob("*.*")]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_source_that_is_named_is_there(name: str) -> None:
    named = set(re.findall(r"`([\w/]+\.(?:py|pyx|pyi|pxd|h))`", text_of(name)))
    named = {one for one in named if "NAME" not in one and not (ROOT / one).is_file()}
    assert {one for one in named if not any(path.endswith(f"/{one}") for path in sources())} == set()


def test_every_path_that_the_architecture_names_is_there() -> None:
    named = re.findall(r"`((?:\w+/)+[\w.]*)`", text_of("docs/architecture.md"))
    roots = {path.name for path in ROOT.iterdir() if path.is_dir()}
    whole = [path for path in named if path.split("/")[0] in roots and not path.startswith("build/")]
    assert len(whole) > 40 and [path for path in whole if not (ROOT / path).exists()] == []


NAMED_TEST = re.compile(r"\[`(test_\w+)`\]\(([^()\s]+\.py)\)")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_test_that_is_named_is_there(name: str) -> None:
    named = [(test, text_of((Path(name).parent / file).as_posix())) for test, file in NAMED_TEST.findall(text_of(name))]
    assert [test for test, source in named if f"\ndef {test}(" not in source] == []


def test_every_promise_of_security_names_its_test() -> None:
    rows = [line for line in text_of("docs/security.md").splitlines() if line.startswith("| ")]
    promises = [row for row in rows if not row.startswith("| what ")]
    assert len(promises) > 10 and [row for row in promises if not NAMED_TEST.search(row)] == []


def anchors(path: Path) -> set[str]:
    """Return the anchors in a document that links may end in."""
    prose = docs_site.FENCE.sub("", path.read_text(encoding="utf-8"))
    return {reference.anchor(heading) for heading in re.findall(r"^#+ (.*)$", prose, re.MULTILINE)}


def test_a_dead_link_would_be_seen() -> None:
    assert "statewalk-cube-solve" in anchors(ROOT / "docs" / "commands.md")
    assert "no-such-command" not in anchors(ROOT / "docs" / "commands.md")


@pytest.mark.parametrize("page", sorted(reference.pages()), ids=lambda page: page.name)
def test_what_is_generated_is_not_stale(page: Path) -> None:
    """Generated pages are up to date; `build_scripts/reference.py` writes them again."""
    assert page.read_text(encoding="utf-8") == reference.pages()[page]


def test_the_tour_has_every_subject_of_the_lab() -> None:
    rows = re.findall(r"^\| ([^|]+) \|", text_of("docs/tour.md"), re.MULTILINE)
    assert {subject.text for subject in SUBJECTS} - {*rows} == set()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the documents as a site, built once; a warning is an error (`strict` in mkdocs.yml)."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path_factory.mktemp("site")))
    assert config.strict
    build(config)
    return Path(config.site_dir)


def test_they_become_a_site_without_a_warning(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): path for path in site.rglob("*.html")}
    assert {"index.html", "tour.html", "ideas/fess.html", "notebooks/walk.html", "engine/cube.html"} <= set(pages)
    for name, path in pages.items():
        fetched = re.findall(r'<(?:script|img|link|iframe)[^>]* (?:src|href)="(https?:[^"]*)', path.read_text("utf-8"))
        assert not fetched, name
        prose = re.sub(r"<pre.*?</pre>", "", path.read_text("utf-8"), flags=re.DOTALL)
        assert not re.findall(r"\\(?:\||&lt;)", prose), name


def test_the_site_can_be_read_in_the_dark_and_on_a_phone(site: Path) -> None:
    """The site keeps the fixes that make it readable in the dark and on a phone.

    Only a browser shows the effect of a style.
    """
    texts = [path.read_text(encoding="utf-8") for path in site.rglob("*.html")]
    pages = [text for text in texts if "js/darkmode.js" in text]
    assert len(pages) > 20
    assert all('id="hljs-light"' in page and 'id="hljs-dark"' in page for page in pages), "it stops without them"
    style = (site / "style.css").read_text(encoding="utf-8")
    assert re.search(r'\[data-bs-theme="dark"\] \.navbar\.bg-light \{ background: ', style)
    assert re.search(r"\.col-md-9 table \{[^}]*overflow-x: auto", style)


def test_the_tour_shows_no_script_of_the_build() -> None:
    assert "build_scripts" not in (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")


def test_every_key_of_the_window_is_in_the_list_and_every_key_that_is_named_does_something(window: Window) -> None:
    """The list has every key, and every named key works; `build_scripts/keys.py` writes the list."""
    page = text_of("docs/keys.md")
    assert page == keys.written(window)
    there = {found.toString() for action in window.findChildren(QAction) for found in action.shortcuts()}
    play = text_of("README.md").split("## Play")[1].split("## Script")[0]
    written = re.findall(r"`((?:Ctrl|Shift|Alt)\+[^` ]+|F\d+)`", page + play)
    named = {QKeySequence(text).toString() for text in written}
    assert len(named) > 20
    assert sorted(named - there) == []
