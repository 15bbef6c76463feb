"""Table of the five articles, in the order of the pages of the window."""

from __future__ import annotations

from functools import cache

from core.explain.articles import bag, korf, network, sokoban, walk
from core.explain.articles.figure import Article

_MAKERS = {"walk": walk.article, "network": network.article, "korf": korf.article, "sokoban": sokoban.article,
           "bag": bag.article}  # fmt: skip
KEYS = tuple(_MAKERS)


@cache
def article(key: str) -> Article:
    """Return the article with a key of `KEYS`; the first use of its figures takes about a second."""
    return _MAKERS[key]()
