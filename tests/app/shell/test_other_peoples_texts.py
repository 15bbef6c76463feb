"""Foreign texts (titles, sessions, authors, files) never change the reading direction around them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.language import wording, words
from app.base.language.words import as_shown, tr, translate
from app.shell.window import Window, open_window
from app.widgets.controls.buttons import Button
from app.widgets.text import Label, plain_tip
from core.base.words import ENGLISH, ISOLATE, ISOLATE_END, in_order, isolate_text, phrase

OVERRIDE, EMBEDDING, POP, FORCED = "\u202e", "\u202b", "\u202c", "\u2067"
HEBREW = "\u05d0\u05d1\u05d2"
EVIL = f"evil{OVERRIDE}gnp.exe"
REORDERING = [*"\u202a\u202b\u202c\u202d\u202e\u2066\u2067"]


@pytest.mark.parametrize("sign", [*REORDERING, "\u2068", "\u2069"])
def test_signs_that_reorder_are_left_out_and_all_else_stays(sign: str) -> None:
    assert in_order(f"a{sign}b") == "ab"
    assert in_order(f"{HEBREW} a-b (c)") == f"{HEBREW} a-b (c)"


def test_what_is_isolated_already_stays_unless_it_breaks_out() -> None:
    inner = f"{ISOLATE}{HEBREW}{ISOLATE_END}, 3 boxes"
    assert in_order(inner) == inner
    assert in_order(f"a{ISOLATE_END}b{ISOLATE}c") == "abc"
    assert in_order(f"{ISOLATE}a{OVERRIDE}b{ISOLATE_END}") == "ab"


def test_a_value_that_runs_from_right_to_left_is_isolated_in_its_sentence() -> None:
    assert isolate_text("plain") == "plain" and isolate_text(HEBREW) == f"{ISOLATE}{HEBREW}{ISOLATE_END}"
    assert phrase("Saved {name}", name=HEBREW) == f"Saved {ISOLATE}{HEBREW}{ISOLATE_END}"
    assert wording.clauses((HEBREW, "3")) == f"{ISOLATE}{HEBREW}{ISOLATE_END}, 3"


OTHER = words.Language("xx", ENGLISH, lambda *_: "", words._plain_date)


@pytest.mark.parametrize("language", [words.PLAIN, OTHER])
def test_no_way_of_making_a_text_lets_a_sign_through(language: words.Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_language", language)
    for shown in (
        tr("Saved {name}", name=EVIL),
        translate(phrase("{name} cannot be read", name=EVIL)),
        translate(EVIL),
        as_shown(EVIL),
        wording.clauses((EVIL, "3 boxes")),
        wording.commas((EVIL, "b")),
        plain_tip(EVIL),
        export.file_name(EVIL),
    ):
        assert OVERRIDE not in shown and "evil" in shown and "gnp.exe" in shown


def test_controls_show_none_of_them(qtbot: QtBot) -> None:
    label, button = Label(EVIL), Button(EVIL)
    qtbot.addWidget(label)
    qtbot.addWidget(button)
    assert label.text() == button.text() == QLabel.text(label) == "evilgnp.exe"


LEVEL = f"#####\n#@$.#\n#####\nTitle: {EVIL}\nAuthor: {EVIL}\n"


def shown_texts(window: Window) -> list[str]:
    labels = [label.text() for label in window.findChildren(QLabel)]
    tips = [widget.toolTip() for widget in window.findChildren(QLabel)]
    return [*labels, *tips, window.sentence, window.windowTitle()]


def test_a_level_with_an_override_in_its_title_is_shown_in_order(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / f"{EVIL}.xsb"
    path.write_text(LEVEL, encoding="utf-8")
    window = open_window("sokoban")
    qtbot.addWidget(window)
    window.open_path(path)
    qtbot.waitUntil(lambda: any("evilgnp.exe" in text for text in shown_texts(window)))
    texts = shown_texts(window)
    assert not [text for text in texts if any(sign in text for sign in REORDERING)]
    window.close()
