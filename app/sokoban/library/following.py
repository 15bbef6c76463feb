"""Finding the level being played after the levels of the library were rearranged."""

from __future__ import annotations

from app.sokoban.library.arranging import Change
from app.sokoban.library.index import LevelRow
from app.sokoban.library.level_set import KEPT_FILE, LevelSet
from app.sokoban.library.library import KeptLevels, Library


class DetachedLevelSet(LevelSet):
    """Set of a single level, which was taken out of its collection while it was being played."""

    key = -1
    """Key that the level had in the library."""


def follow_level(library: Library, level_set: LevelSet, index: int, change: Change) -> tuple[LevelSet, int] | None:
    """Return the set that now contains the level played, and its index there, after `change`.

    The result is None if nothing changed for the level.
    """
    levels = level_set.levels
    if isinstance(levels, KeptLevels):
        key, collection = levels.keys[index], int(level_set.file.removeprefix(KEPT_FILE))
    elif isinstance(level_set, DetachedLevelSet):
        key, collection = level_set.key, -1
    else:
        return None
    step = next((step for step in change.steps if step.key == key), None)
    if step is not None and step.after is None:
        return _detach_level(level_set, index, key)
    if step is not None and step.after is not None:
        collection = step.after.collection
    if collection not in change.collections:
        return None
    fresh = library.level_set(collection)
    assert isinstance(fresh.levels, KeptLevels)
    return fresh, fresh.levels.keys.index(key)


def saved_over(library: Library, level_set: LevelSet, index: int, row: LevelRow) -> tuple[LevelSet, int] | None:
    """Return the set and the index of the level being played after a level was saved as `row`.

    None if the level was saved to another collection.
    """
    levels = level_set.levels
    if not isinstance(levels, KeptLevels) or level_set.file != f"{KEPT_FILE}{row.collection}":
        return None
    if row.key == levels.keys[index] and row.fault:
        return _detach_level(level_set, index, row.key)
    fresh = library.level_set(row.collection)
    assert isinstance(fresh.levels, KeptLevels)
    return fresh, fresh.levels.keys.index(levels.keys[index])


def _detach_level(level_set: LevelSet, index: int, key: int) -> tuple[LevelSet, int]:
    """Return a set of this level alone, which can still be played on, and its index 0.

    `key` is its former library key.
    """
    taken = DetachedLevelSet(level_set.title, [level_set.levels[index]])
    taken.key = key
    return taken, 0
