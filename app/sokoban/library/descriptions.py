"""Descriptions of a level and of its collection, as their makers wrote them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.base.language.words import tr
from app.sokoban.library.level_set import OWN_FILE, LevelSet, level_name
from app.widgets.explained_figures import FigureOrigin
from core.explain.sokoban import pushes
from core.sokoban.formats.collection import DIFFICULTY, GRADE, MADE
from core.sokoban.formats.parsed_collection import value_of

SEED = "--seed "  # not shown
"""Command line option in the description of how the program has made a level."""


class LevelDescription(NamedTuple):
    """Description of a level and its collection; a field is empty where the file says nothing."""

    level: str
    """Name of the level."""
    author: str
    facts: tuple[tuple[str, str], ...]
    """Names and values of other properties, such as date or copyright."""
    comment: str
    collection: str
    collection_author: str
    collection_comment: str
    measured: Mapping[str, FigureOrigin]
    """Derivations of those facts that the program computed, by name."""

    @property
    def says_more(self) -> bool:
        """Whether the description says more than the page itself shows."""
        others = self.collection_author not in ("", self.author)
        return bool(self.facts or self.comment or self.collection_comment or others)


def describe_level(level_set: LevelSet, index: int) -> LevelDescription:
    """Return the description of a level of a set and of the set itself."""
    level = level_set.levels[index]
    facts = tuple((name, value) for name, value in level.keys if name.lower() != "author" and value)
    return LevelDescription(
        level_name(level, index),
        level.author,
        facts,
        level.comment,
        level_set.name,
        level_set.author,
        level_set.comment,
        make_measured_figures(level.keys, own=level_set.file == OWN_FILE),
    )


def make_measured_figures(keys: Sequence[tuple[str, str]], *, own: bool) -> Mapping[str, FigureOrigin]:
    """Return the derivations of difficulty and grade of a level, if the program computed them.

    That is so for levels that come with the program or were made by it; other files may say anything.
    """
    try:
        difficulty = float(value_of(keys, DIFFICULTY.lower()))
    except ValueError:
        return {}
    if not (own or SEED in value_of(keys, MADE.lower())):
        return {}
    grade = pushes.derive_grade(difficulty)
    figures = {DIFFICULTY: FigureOrigin(tr("difficulty"), pushes.kept_difficulty(difficulty))}
    if value_of(keys, GRADE.lower())[:1] == str(grade.number):
        figures[GRADE] = FigureOrigin(tr("grade"), grade)
    return figures
