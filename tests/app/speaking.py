"""Test helper that shows the window in the languages of the source catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from app.base.language import words
from app.base.language.words import Language
from build_scripts import translations
from core.base.words import THIN_SPACE, Signs

SIGNS = {
    "de": Signs(",", THIN_SPACE, f"{THIN_SPACE}%"),
    "ja": Signs(".", ",", "%"),
    "zh_CN": Signs(".", ",", "%", spaced=True),
}


@cache
def _texts(code: str) -> dict[tuple[str, str], list[str]]:
    entries = (
        entry for region in translations.REGIONS for entry in translations.read(translations.catalogue(code, region))
    )
    return {entry.message.key: entry.forms for entry in entries}


def _language(code: str) -> Language:
    def find(template: str, context: str, n: int) -> str:
        forms = _texts(code).get((template, context), [""])
        return forms[0 if n == 1 else -1]

    return Language(code, SIGNS[code], find, words.PLAIN.date)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Use "de", "ja" or "zh_CN" in the window during the context; "en" changes nothing."""
    words.use(_language(code) if code != "en" else words.PLAIN)
    try:
        yield
    finally:
        words.use(words.PLAIN)
