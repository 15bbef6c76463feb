"""Targets in the command list that are no commands: what a page shows, found from every page."""

from __future__ import annotations

from typing import NamedTuple


class SearchTarget(NamedTuple):
    """Thing that `page` shows when asked for `subject`, found by its words in the command list.

    `text`, `words` and `place` are declared in English.
    """

    key: str
    text: str
    """Name of the target."""
    words: str
    """More words that find the target."""
    place: str
    """Group that the target belongs to, or place where it is shown."""
    source: str
    """Source of the target, shown beside its name."""
    page: str
    subject: str
    icon: str
