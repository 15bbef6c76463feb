"""Something that a page shows and that is no command: it is found by its words in the command list, from every page."""

from __future__ import annotations

from typing import NamedTuple


class SearchTarget(NamedTuple):
    """`page` shows it when it is asked for `subject`; `text`, `words` and `place` are declared in English."""

    key: str
    text: str
    """What it is called."""
    words: str
    """More words that find it."""
    place: str
    """What it belongs to, or where it is shown."""
    source: str
    """What it was taken from, said beside its name once it is shown."""
    page: str
    subject: str
    icon: str
