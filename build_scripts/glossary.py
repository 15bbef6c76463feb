"""Check that translations use one word for one thing, and write the table in docs/languages.md.

    .venv/bin/python build_scripts/glossary.py [--check]

resources/translations/glossary.tsv has a rule a line: the term, a pattern of the English texts that the rule applies to
(empty: all), the language, a pattern that its translations must not have (empty: none), the right word, a pattern of
the English texts that are exempt, and what the term means. Everything below the marked line of the document is
generated. With --check nothing is written; the exit code is 1 if a translation breaks a rule or the document is out of
date. The tests check the same.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.messages import ROOT
from build_scripts.translations import FOLDER, REGIONS, catalogue, read

RULES = FOLDER / "glossary.tsv"
PAGE = ROOT / "docs" / "languages.md"
MARK = "<!-- Below this line: build_scripts/glossary.py -->"
SEARCH_WORDS = re.compile(r"[^.,;:]{60,}")
"""English text that only lists search words: there every synonym is wanted."""
ENGLISH = "en"
"""Language of the rules about the program's own texts."""
LANGUAGES = {"zh_CN": "简体中文", "ja": "日本語", "de": "Deutsch"}


class Rule(NamedTuple):
    """Rule of a language: the word for a term, and a pattern that must not be used."""

    term: str
    english: str
    language: str
    forbidden: str
    wanted: str
    exempt: str
    meaning: str

    def breaks(self, source: str, translation: str) -> bool:
        """Return whether the translation of an English text breaks the rule."""
        if not self.forbidden or not re.search(self.english, source) or SEARCH_WORDS.fullmatch(source):
            return False
        return bool(re.search(self.forbidden, translation)) and not (self.exempt and re.search(self.exempt, source))


def read_rules(path: Path = RULES) -> list[Rule]:
    """Return the rules of a file, in its order."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(lines)
        return [Rule(*line) for line in lines]


def texts_in(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the texts in use in a language: catalogue, English text and each form that a person may read.

    Search words are left out. English has no catalogue: its texts are those that another language translates.
    """
    for region in REGIONS:
        path = catalogue(next(iter(LANGUAGES)) if language == ENGLISH else language, region)
        for entry in read(path):
            message = entry.message
            if not entry.vanished and not message.file.endswith("/search_words.py"):
                for form in filter(None, (message.text, message.one)) if language == ENGLISH else entry.forms:
                    yield f"{language}/{path.name}", message.text, form


def faults() -> list[str]:
    """Return a sentence for each translation that breaks a rule."""
    forbidding = [rule for rule in read_rules() if rule.forbidden]
    return [
        f"{name}: “{translation}” matches {rule.forbidden}; {rule.term}: {rule.wanted}"
        for language in (ENGLISH, *LANGUAGES)
        for rules in [[rule for rule in forbidding if rule.language == language]]
        for name, source, translation in texts_in(language)
        for rule in rules
        if rule.breaks(source, translation)
    ]


def written() -> str:
    """Return the document with the table generated from the rules."""
    above = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    terms: dict[str, dict[str, Rule]] = {}
    for rule in read_rules():
        terms.setdefault(rule.term, {})[rule.language] = rule
    names = " | ".join(LANGUAGES.values())
    lines = [f"| English | {names} | meaning |", "|---" * (len(LANGUAGES) + 2) + "|"]
    for term, by_language in terms.items():
        cells = [by_language[code].wanted if code in by_language else "" for code in LANGUAGES]
        english = by_language[ENGLISH].wanted if ENGLISH in by_language else term
        name = term if english == term else f"{term}: {english}"
        meaning = next((rule.meaning for rule in by_language.values() if rule.meaning), "")
        lines.append(f"| {' | '.join((name, *cells, meaning))} |")
    return f"{above}{MARK}\n\n" + "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    check = parser.parse_args().check
    wrong = faults()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    text = written()
    stale = PAGE.read_text(encoding="utf-8") != text
    if stale:
        print(f"{PAGE.relative_to(ROOT)} {'is stale' if check else 'written'}")
    if not check:
        PAGE.write_text(text, encoding="utf-8")
    return int(bool(wrong) or (check and stale))


if __name__ == "__main__":
    sys.exit(main())
