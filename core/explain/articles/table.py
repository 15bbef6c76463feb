"""All five articles, in the order of the pages of the window."""

from __future__ import annotations

from functools import cache

from core.explain.articles import bag, korf, network, sokoban, walk
from core.explain.articles.figure import Article

_MAKERS = {"walk": walk.article, "network": network.article, "korf": korf.article, "sokoban": sokoban.article,
           "bag": bag.article}  # fmt: skip
KEYS = tuple(_MAKERS)


@cache
def article(key: str) -> Article:
    """One of KEYS. What it computes takes a second or so when its figures are asked for first."""
    return _MAKERS[key]()
