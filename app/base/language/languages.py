"""Languages of the window: which exist, which one the system or the user wants, and switching to one.

Catalogues are made from `resources/translations` by `build_scripts/translations.py`, and only for languages in which
nothing is left untranslated: a language is offered when its catalogue exists.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from app.base.language import words
from app.base.language.words import Language
from app.base.storage.settings import Settings
from core.base.words import THIN_SPACE, Signs
from resources import ROOT

log = logging.getLogger(__name__)

CONTEXT = "Statewalk"
"""Context of every message in our catalogues."""
SYSTEM = "system"
KEY = "window/language"
"""Key of the chosen language in the settings."""
FOLDER = ROOT / "translations"
Script = QFontDatabase.WritingSystem


@dataclass(frozen=True)
class Speech:
    """Language that can be chosen: its own and English name, and what it is written with."""

    code: str
    name: str
    english: str
    percent: str = f"{THIN_SPACE}%"
    script: Script = Script.Latin
    letters: str = ""
    """Characters that a font must have for the language, described in English."""
    fonts: tuple[str, ...] = ()
    """Font families drawn for the language, best first: others may have a neighbouring country's shapes."""
    group: str = ""
    """Separator between groups of three digits; empty for the one that Qt knows."""

    @property
    def catalogue(self) -> Path:
        return FOLDER / f"{self.code}.qm"


ENGLISH = Speech("en", "English", "English")
SPEECHES = (
    ENGLISH,
    Speech(
        "zh_CN", "简体中文", "Chinese, simplified", "%", Script.SimplifiedChinese, "Chinese characters",
        ("Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Source Han Sans CN", "PingFang SC",
         "Microsoft YaHei UI", "Microsoft YaHei", "Hiragino Sans GB", "WenQuanYi Micro Hei", "WenQuanYi Zen Hei"),
    ),
    Speech(
        "ja", "日本語", "Japanese", "%", Script.Japanese, "Japanese characters",
        ("Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Hiragino Sans", "Yu Gothic UI", "Meiryo UI",
         "Meiryo", "IPAexGothic", "IPAPGothic", "IPAGothic", "TakaoPGothic", "VL PGothic"),
    ),
    Speech("de", "Deutsch", "German", group=THIN_SPACE),
)  # fmt: skip


def list_languages() -> Sequence[Speech]:
    """Return the languages whose translation is complete; English always is."""
    return [speech for speech in SPEECHES if speech is ENGLISH or speech.catalogue.is_file()]


def of_system(tags: Sequence[str] | None = None) -> Speech:
    """Return the first of the languages wanted by the system that is available, English if none is.

    The tags look like "de-AT" or "zh-Hans-CN".
    """
    available = {speech.code: speech for speech in list_languages()}
    for tag in QLocale.system().uiLanguages() if tags is None else tags:
        first, *others = tag.replace("_", "-").split("-")
        if first == "zh" and not {"Hant", "TW", "HK", "MO"} & set(others):
            first = "zh_CN"
        if first in available:
            return available[first]
    return ENGLISH


def read_chosen_language(settings: Settings) -> Speech:
    """Return the language that the user has chosen, or else the system's."""
    wanted = settings.get(KEY, SYSTEM)
    return next((speech for speech in list_languages() if speech.code == wanted), None) or of_system()


def fonts_for(speech: Speech) -> list[str]:
    """Return the installed families that can write a language, those drawn for it first."""
    installed = QFontDatabase.families(speech.script)
    return [name for name in speech.fonts if name in installed] or list(installed)


def lacking(speech: Speech) -> str:
    """Return a sentence saying that no installed font can write a language; empty if one can."""
    if speech.script is Script.Latin or fonts_for(speech):
        return ""
    return (
        f"No installed font has {speech.letters}: all stays English until one is there, {speech.fonts[0]} for instance."
    )


def use(app: QApplication, speech: Speech) -> str:
    """Switch the application to a language; return an English sentence that says why if that fails."""
    if speech is ENGLISH:
        words.use(words.PLAIN)
        return ""
    problem = lacking(speech)
    if problem:
        return problem
    translator = QTranslator(app)
    if not translator.load(str(speech.catalogue)):
        return f"The texts in {speech.english} cannot be read: all stays English."
    words.use(language(speech, translator))
    locale = QLocale(speech.code)
    QLocale.setDefault(locale)
    qt_translator = QTranslator(app)
    if qt_translator.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt_translator)
    if speech.script is not Script.Latin:
        font = app.font()
        font.setFamilies([*font.families(), *fonts_for(speech)[:1]])
        app.setFont(font)
    log.debug("the window speaks %s", speech.english)
    return ""


def language(speech: Speech, translator: QTranslator) -> Language:
    """Return a language of the window: its texts from the loaded catalogue, its numbers and dates as Qt writes them."""
    locale = QLocale(speech.code)

    def find(template: str, context: str, n: int) -> str:
        return translator.translate(CONTEXT, template, context or None, n) or ""

    def date(when: float, day: bool, time: bool) -> str:
        moment, short = QDateTime.fromSecsSinceEpoch(int(when)), QLocale.FormatType.ShortFormat
        parts = [locale.toString(moment.date(), short)] if day else []
        return " ".join([*parts, locale.toString(moment.time(), short)] if time else parts)

    group, spaced = speech.group or locale.groupSeparator(), speech.script is Script.SimplifiedChinese
    signs = Signs(locale.decimalPoint(), group, speech.percent, spaced)
    return Language(speech.code, signs, find, date)
