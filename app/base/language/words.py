"""Texts in the user's language: `tr` makes a text, `translate` converts one made elsewhere.

`tr("Open {name}", name=name)` gives the text in that language at once. A text that is declared before the language is
known, or comes from `core`, is made by `core.base.words.phrase` and passes through `translate` where it is shown. Needs
no Qt; `app.base.language.languages` finds the language and reads its catalogue. Without one all is English, as on the
command line.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from core.base.words import ENGLISH, Numeral, Phrase, Signs, fill, in_order, localize_number

Find = Callable[[str, str, int], str]
"""Function that returns the translation of a template in a context for a count, or "".

A count of -1 means that nothing is counted.
"""
Date = Callable[[float, bool, bool], str]
"""Function that returns a moment, in seconds since 1970, as its day, its time, or both."""
MANY = 2**31 - 1
"""Largest count that Qt accepts; what is more has the same plural form."""


@dataclass(frozen=True, eq=False)
class Language:
    """Language that texts are put into.

    Each is equal only to itself, so that caches find their entries quickly.
    """

    code: str
    signs: Signs
    find: Find
    date: Date

    def render(self, template: str, one: str, context: str, values: dict[str, object]) -> str:
        """Return the text of a template in this language; in English where it has no translation."""
        n = values.get("n", -1) if one else -1
        assert isinstance(n, int) or hasattr(n, "__int__")
        translation = self.find(template, context, min(int(n), MANY))
        return fill(translation or (one if n == 1 else template), values, self.signs, self.show)

    def show(self, text: str) -> str:
        """Return a text in this language if it knows its template or is a numeral; any other unchanged."""
        if isinstance(text, Phrase):
            return self.render(text.template, text.one, text.context, dict(text.values))
        return localize_number(text, self.signs) if isinstance(text, Numeral) else text


def _plain_date(when: float, day: bool, at: bool) -> str:
    """Return a moment as ISO 8601 to the minute, with a space: the day, the time, or both."""
    return time.strftime(" ".join(["%Y-%m-%d"] * day + ["%H:%M"] * at), time.localtime(when))


PLAIN = Language("en", ENGLISH, lambda _template, _context, _n: "", _plain_date)
_language = PLAIN


def language() -> Language:
    """Return the language in use."""
    return _language


def use(language: Language) -> None:
    """Set the language of all texts made from now on; those on the screen stay."""
    global _language  # noqa: PLW0603
    _language = language


def tr(template: str, /, *, one: str = "", context: str = "", **values: object) -> str:
    """Return the text of `template` with these values in the language in use.

    Templates are described in `core.base.words`.
    """
    if _language is PLAIN:
        return fill(one if one and values["n"] == 1 else template, values)
    return _language.render(template, one, context, values)


def translate(text: str) -> str:
    """Return a text made by `phrase`, or declared in a place whose texts are all translated, in the language in use."""
    if _language is PLAIN:
        return in_order(text)
    if isinstance(text, (Phrase, Numeral)):
        return in_order(_language.show(text))
    return _language.find(text, "", -1) or in_order(text)


def as_shown(text: str) -> str:
    """Return a text as a control shows it.

    A text that knows its template is made anew in the language. Any other, which may be somebody's own words, stays, in
    the order in which its letters stand.
    """
    return in_order(text if _language is PLAIN else _language.show(text))
