"""Titles that the program itself gives to levels, collections and snapshots.

Such a title is stored and exported in English and recognized when it is read, so that it can be shown in the language
of the window. All other titles are the users' own and stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from string import digits
from typing import NamedTuple

from app.base.language.words import Language, as_shown, language
from core.base.words import ENGLISH, THIN_SPACE, Phrase, Signs, fill, phrase
from core.sokoban.families import titles as families

UNTITLED = phrase("Untitled level")
MADE_LEVELS = phrase("Made levels")
"""Title of the collection that starred levels are saved to."""
OWN_COLLECTION = phrase("My levels")
"""Title of the collection that drawn levels are saved to."""
BEFORE_SOLUTION = phrase("Before a solution was shown")
BEFORE_SHORTER = phrase("Before it was made shorter")
GAME_SO_FAR = phrase("This game so far")
STORED_SOLUTION = phrase("Stored solution")
BEST_IN_EVERYTHING = phrase("Best in everything")
NAMELESS = (GAME_SO_FAR, STORED_SOLUTION, BEST_IN_EVERYTHING)
"""Descriptions of unnamed solutions, which earlier versions wrote into files as if they were names."""


def made_level(pushes: int, seed: int) -> Phrase:
    """Return the title of a generated level."""
    return phrase("%n pushes, seed {seed}", one="%n push, seed {seed}", n=pushes, seed=seed)


def new_collection(number: int) -> Phrase:
    """Return the title of a new collection that the user has not named."""
    return phrase("New collection") if number == 1 else phrase("New collection {number}", number=number)


def numbered_snapshot(number: int) -> Phrase:
    """Return the title of a snapshot that the user has not named."""
    return phrase("Snapshot {number}", number=number)


def left_line(moves: int) -> Phrase:
    """Return the title of a line of play that was left after some moves for another one."""
    return phrase("Line left after %n moves", one="Line left after %n move", n=moves)


def own_title(text: str) -> str:
    """Return a title of the program as a phrase that can be shown in any language, else the same text.

    The text may be in English, in the language of the window, or in the words of an earlier version.
    """
    if isinstance(text, Phrase):
        return text
    for form in _forms(language()).get(text[:1], ()):
        meant = form.parse_title(text)
        if meant is not None:
            return meant
    return text


def shown_title(text: str) -> str:
    """Return a title as the window shows it."""
    return as_shown(own_title(text))


_ALL = (
    UNTITLED, MADE_LEVELS, OWN_COLLECTION, BEFORE_SOLUTION, BEFORE_SHORTER, *NAMELESS, made_level(2, 1),
    new_collection(1), new_collection(2), numbered_snapshot(1), left_line(2),
    families.COLLECTION, families.THERE, families.BACK,
    families.corridor(4), families.classical_corridor(4), families.doubling_rooms(2),
)  # fmt: skip
"""One example of each title."""
_GERMAN, _EASTERN = Signs(",", THIN_SPACE, ""), Signs(".", ",", "")
_EARLIER: Mapping[str, Sequence[tuple[str, Signs]]] = {
    UNTITLED.template: (("Level ohne Titel", _GERMAN), ("無題の面", _EASTERN), ("未命名关卡", _EASTERN)),  # not shown
    MADE_LEVELS.template: (("Erzeugte Level", _GERMAN), ("作った面", _EASTERN), ("制作的关卡", _EASTERN)),  # not shown
    OWN_COLLECTION.template: (("Meine Level", _GERMAN), ("自作の面", _EASTERN), ("我的关卡", _EASTERN)),  # not shown
    BEFORE_SOLUTION.template: (
        ("Vor dem Zeigen einer Lösung", _GERMAN), ("解を表示する前", _EASTERN), ("显示解之前", _EASTERN),  # not shown
    ),
    BEFORE_SHORTER.template: (
        ("Vor dem Verkürzen", _GERMAN), ("短くする前", _EASTERN), ("缩短之前", _EASTERN),  # not shown
    ),
    GAME_SO_FAR.template: (
        ("Dieses Spiel bisher", _GERMAN), ("ここまでのゲーム", _EASTERN), ("本局至今", _EASTERN),  # not shown
    ),
    STORED_SOLUTION.template: (
        ("Gespeicherte Lösung", _GERMAN), ("保存された解", _EASTERN), ("保存的解", _EASTERN),  # not shown
    ),
    BEST_IN_EVERYTHING.template: (
        ("Bestwert in allem", _GERMAN), ("全項目で最良", _EASTERN), ("各项都最佳", _EASTERN),  # not shown
    ),
    "%n pushes, seed {seed}": (
        ("%n Schübe, Startzahl {seed}", _GERMAN), ("%n Schub, Startzahl {seed}", _GERMAN),  # not shown
        ("押し%n回、シード{seed}", _EASTERN), ("%n 推，种子 {seed}", _EASTERN),
    ),
    "New collection": (("Neue Sammlung", _GERMAN), ("新しい面集", _EASTERN), ("新关卡集", _EASTERN)),  # not shown
    "New collection {number}": (
        ("Neue Sammlung {number}", _GERMAN),  # not shown
        ("新しい面集{number}", _EASTERN), ("新关卡集 {number}", _EASTERN),
    ),
    "Snapshot {number}": (
        ("Momentaufnahme {number}", _GERMAN),  # not shown
        ("スナップショット{number}", _EASTERN), ("快照 {number}", _EASTERN),
    ),
    families.COLLECTION.template: (("Hard on purpose", ENGLISH),),  # not shown
}  # fmt: skip
"""Titles in the words of earlier versions: translated ones, before titles were stored in English, and other English.

They must not follow changes of the translations.
"""
_VALUE = re.compile(r"\\\{(\w+)\\\}|%n")


class _Form(NamedTuple):
    """Form in which a title may be written: its pattern, and how to write it."""

    means: Phrase
    pattern: re.Pattern[str]
    write: Callable[[Phrase], str]

    @classmethod
    def from_template(cls, means: Phrase, template: str, signs: Signs, write: Callable[[Phrase], str]) -> _Form:
        figure = f"[0-9][0-9{re.escape(signs.group)}]{{0,24}}"
        pattern = _VALUE.sub(lambda found: f"(?P<{found[1] or 'n'}>{figure})", re.escape(template))
        return cls(means, re.compile(pattern), write)

    def parse_title(self, text: str) -> Phrase | None:
        """Return the title that `text` is written from, or None if it does not match this form to the letter."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        values = {name: int("".join(filter(str.isdecimal, figure))) for name, figure in match.groupdict().items()}
        meant = Phrase(self.means.template, self.means.one, self.means.context, values)
        return meant if self.write(meant) == text else None


@lru_cache(maxsize=4)
def _forms(spoken: Language) -> Mapping[str, Sequence[_Form]]:
    """Return all forms of titles, by their first character."""
    forms: list[tuple[str, _Form]] = []
    for means in _ALL:
        forms += [
            (text, _Form.from_template(means, text, ENGLISH, str)) for text in (means.template, means.one) if text
        ]
        shown = {spoken.find(means.template, means.context, n) for n in ((1, 2, 5) if means.one else (-1,))}
        forms += [(text, _Form.from_template(means, text, spoken.signs, spoken.show)) for text in sorted(shown) if text]
        for template, signs in _EARLIER.get(means.template, ()):
            forms.append(
                (template, _Form.from_template(means, template, signs, partial(_fill_template, template, signs)))
            )
    begun: dict[str, list[_Form]] = {}
    for template, form in forms:
        for sign in digits if _VALUE.match(re.escape(template)) else template[0]:
            begun.setdefault(sign, []).append(form)
    return begun


def _fill_template(template: str, signs: Signs, title: Phrase) -> str:
    return fill(template, title.values, signs)
