"""Search words for the Lab's commands and instruments, and for the figures that articles print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.base.search_target import SearchTarget
from app.lab.articles.places import PLACES
from app.lab.subjects import search_words
from core.base.words import Numeral, as_phrase, phrase
from core.explain.articles.figure import Article, ArticleFigure, ProvenanceKind
from core.explain.articles.table import KEYS, article

AUTHORS = {
    "walk": "E. Testé, Rubik 2023",  # not shown
    "network": "BERT, transformer",  # not shown
    "korf": "Rand_cs, Korf, IDA*, A*",  # not shown
    "sokoban": "Yang Chao, sokoban.ws, PSPACE",  # not shown
    "bag": "J. Lees-Miller, The Mathematics of 2048, Markov",  # not shown
}
"""Names of authors and methods by article, which find the article in every language."""
ARTICLES = {
    f"lab.articles-{key}": phrase(
        "papers printed figures table check sources references literature numbers text author blog verify agrees "
        "differs {names}",
        names=names,
    )
    for key, names in AUTHORS.items()
}
COMMANDS: Mapping[str, str] = {
    **{f"lab.{name}": words for name, words in search_words().items()},
    **ARTICLES,
    "lab.find": phrase("search instrument figure number look up where is topic subject article"),
    "lab.next": phrase("following instrument topic chapter forward"),
    "lab.previous": phrase("back instrument topic chapter before"),
    "lab.export": phrase("save image chart graph screenshot print vector PNG SVG PDF share paper"),
    "lab.chain_matrix": phrase("transition matrix probabilities p q r heat map table"),
    "lab.chain_law": phrase("distribution after N steps probability stationary mixing total variation"),
    "lab.chain_tower": phrase("detailed balance conditions equations populations misprint ladder"),
    "lab.article_place": phrase("figure source origin instrument open jump show"),
    "lab.article_find": phrase("search number table printed look up filter"),
}
COMPARED = {ProvenanceKind.COMPUTED, ProvenanceKind.SAME_SOURCE}
"""Kinds of figures that instruments show; the others are only in the table of their article."""


def targets() -> Iterator[SearchTarget]:
    """Yield a search target for every figure that an article prints, found by its name and its digits."""
    for key in KEYS:
        printed = article(key)
        for index, figure in enumerate(printed.figures):
            yield _target(printed, index, figure)


def _target(found: Article, at: int, figure: ArticleFigure) -> SearchTarget:
    """Return the target of a figure: the instrument that computes it, or else its row in the article."""
    place = PLACES[figure.place]
    in_table = figure.ours is None or figure.provenance.kind not in COMPARED
    return SearchTarget(
        f"figure.{found.key}.{at}",
        phrase("{name}: {value}", name=as_phrase(figure.what), value=_format_figure(figure)),
        figure.text,
        found.title if in_table else place.text,
        found.title,
        "lab" if in_table else place.page,
        f"articles-{found.key}#{at}" if in_table else place.subject,
        "formula",
    )


def _format_figure(figure: ArticleFigure) -> Numeral:
    """Return the figure as the table of the article prints it, with its digits in groups."""
    return Numeral(f"{int(figure.text):,}" if figure.text.isdigit() and not figure.tile else figure.text)
