"""What is said of a level and of its collection, by those who made them."""

from __future__ import annotations

from typing import NamedTuple

from app.sokoban.library.level_set import LevelSet, level_name


class About(NamedTuple):
    """Words as the file has them; each "" or empty where nothing is said."""

    level: str
    """What it is called."""
    author: str
    facts: tuple[tuple[str, str], ...]
    """Date, copyright and the like, by their names."""
    comment: str
    collection: str
    collection_author: str
    collection_comment: str

    @property
    def says_more(self) -> bool:
        """Whether there is anything that the page itself does not show."""
        others = self.collection_author not in ("", self.author)
        return bool(self.facts or self.comment or self.collection_comment or others)


def about(level_set: LevelSet, index: int) -> About:
    """What is said of a level of a set, and of the set."""
    level = level_set.levels[index]
    facts = tuple((name, value) for name, value in level.keys if name.lower() != "author" and value)
    return About(
        level_name(level, index),
        level.author,
        facts,
        level.comment,
        level_set.name,
        level_set.author,
        level_set.comment,
    )
