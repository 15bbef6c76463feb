"""Languages of the window: offered when complete, chosen by system or settings, applied by a restart."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.language import languages, words
from app.base.language.languages import SPEECHES
from app.base.language.wording import day_and_time, format_integer, format_number
from app.base.language.words import tr
from app.base.storage.settings import Settings
from app.shell.preferences.language_section import LanguageSection
from build_scripts import translations
from build_scripts.messages import ROOT

CHINESE, _, GERMAN = SPEECHES[1:]


def catalogue(folder: Path, code: str, texts: dict[str, str]) -> None:
    """Write a compiled catalogue with these texts where the program finds it."""
    pairs = texts.items()
    messages = "".join(f"<message><source>{a}</source><translation>{b}</translation></message>" for a, b in pairs)
    ts = folder / f"{code}.ts"
    ts.write_text(
        f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{code}"><context>'
        f"<name>{languages.CONTEXT}</name>{messages}</context></TS>",
        encoding="utf-8",
    )
    call = [str(translations.lrelease()), "-silent", str(ts), "-qm", str(folder / f"{code}.qm")]
    subprocess.run(call, check=True)


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("catalogues")
    catalogue(folder, "de", {"Settings": "Einstellungen", "Reduced motion": "Weniger Bewegung"})
    catalogue(folder, "zh_CN", {"Settings": "设置"})
    return folder


@pytest.fixture
def there(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a folder with two complete languages."""
    monkeypatch.setattr(languages, "FOLDER", compiled)
    return compiled


@pytest.fixture
def quiet() -> Iterator[None]:
    """Set the application to English again after the test."""
    font = QApplication.font()
    yield
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.deleteLater()
    words.use(words.PLAIN)
    QLocale.setDefault(QLocale.system())
    app.setFont(font)


@pytest.mark.usefixtures("there")
def test_a_language_is_offered_when_it_is_complete() -> None:
    assert [speech.code for speech in languages.list_languages()] == ["en", "zh_CN", "de"]


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["de-AT", "en"], "de"), (["en-GB", "de"], "en"), (["zh-Hans-CN"], "zh_CN"), (["zh_CN"], "zh_CN"),
        (["zh-Hant-TW", "zh-TW", "de"], "de"), (["ja", "fr"], "en"), (["fr", "de"], "de"), (["C"], "en"), ([], "en"),
    ],
)  # fmt: skip
def test_the_systems_language_is_the_first_that_there_is(tags: list[str], code: str) -> None:
    assert languages.of_system(tags).code == code


@pytest.mark.usefixtures("there")
def test_what_is_chosen_in_the_settings_comes_before_the_system(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "some.ini")
    settings.set(languages.KEY, "de")
    assert languages.read_chosen_language(settings) is GERMAN
    settings.set(languages.KEY, "ja")
    assert languages.read_chosen_language(settings) is languages.of_system(), "one that is not complete any more"


@pytest.mark.usefixtures("there", "quiet")
def test_a_language_in_use_has_its_texts_numbers_and_dates(qapp: QApplication) -> None:
    assert languages.use(qapp, GERMAN) == ""
    assert tr("Settings") == "Einstellungen" and tr("Nobody translated this") == "Nobody translated this"
    assert format_integer(1234567) == "1\u2009234\u2009567" and format_number(2.5, ".1f") == "2,5"
    assert day_and_time(86_400 * 200 + 60).startswith("20.07.70 ")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen", "Qt's own texts too"


@pytest.mark.usefixtures("there", "quiet")
def test_without_a_font_for_it_all_stays_english_and_says_so(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda _script: [])
    said = languages.use(qapp, CHINESE)
    assert said.startswith("No installed font has Chinese characters: all stays English")
    assert tr("Settings") == "Settings"


@pytest.mark.usefixtures("there", "quiet")
def test_a_font_that_was_drawn_for_the_language_comes_after_the_interfaces_own(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = ["Some Font", "WenQuanYi Zen Hei", "Noto Sans CJK SC"]
    monkeypatch.setattr(QFontDatabase, "families", lambda _script: there)
    assert languages.fonts_for(CHINESE)[0] == "Noto Sans CJK SC"
    before = qapp.font().families()
    assert languages.use(qapp, CHINESE) == ""
    assert qapp.font().families() == [*before, "Noto Sans CJK SC"] and tr("Settings") == "设置"
    monkeypatch.setattr(QFontDatabase, "families", lambda _script: ["Some Font"])
    assert languages.fonts_for(CHINESE) == ["Some Font"]


@pytest.mark.usefixtures("there")
def test_another_language_asks_for_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "some.ini")
    section = LanguageSection(settings)
    qtbot.addWidget(section)
    section.show()
    rows = {row.key: row for row in section.group.buttons()}  # type: ignore[attr-defined]
    assert list(rows) == ["system", "en", "zh_CN", "de"] and rows["system"].isChecked()
    assert not section.again.isVisible()
    rows["de"].click()
    assert settings.get(languages.KEY, "") == "de"
    assert section.told.text() == "Deutsch after a restart, which keeps everything."
    with qtbot.waitSignal(section.restart):
        section.again.click()
    rows["en"].click()
    assert not section.again.isVisible() and not section.told.isVisible()


BEGUN = """
import json, os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app.base.language import languages
languages.FOLDER = Path(os.environ["CATALOGUES"])
from app.cli.main import main
from app.base.language.words import tr
from app.shell.window import Window
show = Window.show
def shown(window):
    show(window)
    moves = list(window.page.session.moves)
    print(json.dumps([window.page.key, moves, tr("Settings")]), flush=True)
    if "AGAIN" in os.environ:
        QTimer.singleShot(0, window.close)
        return
    os.environ["AGAIN"] = "1"
    game = window.open_page("sokoban").session
    game.play(game.puzzle.moves(game.state)[0])
    window.settings.set(languages.KEY, "de")
    QTimer.singleShot(0, window.begin_again)
Window.show = shown
sys.exit(main())
"""


def test_a_restart_keeps_everything(compiled: Path, tmp_path: Path) -> None:
    script = tmp_path / "begin.py"
    script.write_text(BEGUN, encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if key not in {"AGAIN", "LANG", "LC_ALL"}}
    environment |= {"STATEWALK_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en"}
    environment |= {"PYTHONPATH": str(ROOT), "CATALOGUES": str(compiled)}
    call = [sys.executable, str(script), "--page", "cube"]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False, timeout=200)
    assert done.returncode == 0, done.stderr
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first[0] == "cube" and first[2] == "Settings"
    assert second[0] == "sokoban" and len(second[1]) == 1 and second[2] == "Einstellungen"
