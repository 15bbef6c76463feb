"""Hold the translations to one word for one thing, and write the table of these words in docs/languages.md.

    .venv/bin/python build_scripts/glossary.py [--check]

resources/translations/glossary.tsv has a rule a line: the term, a pattern of the English texts that the rule is about
(empty: all), the language, a pattern that its translations must not have (empty: none), what stands there instead, a
pattern of the English texts that are exempt, and what the term means. All below the marked line of the document is
written anew. With --check nothing is written; exit code 1 if a translation breaks a rule or the document is not as it
would be. The tests ask the same.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "resources" / "translations"
RULES = CATALOGUES / "glossary.tsv"
PAGE = ROOT / "docs" / "languages.md"
MARK = "<!-- Below this line: build_scripts/glossary.py -->"
SEARCH_WORDS = re.compile(r"[^.,;:]{60,}")
"""An English text that only lists words to search by: there every synonym is wanted."""
LANGUAGES = {"zh_CN": "简体中文", "ja": "日本語", "de": "Deutsch"}


class Rule(NamedTuple):
    """A word that a language does not use for a term, and the one that it uses."""

    term: str
    english: str
    language: str
    forbidden: str
    wanted: str
    exempt: str
    meaning: str

    def breaks(self, source: str, translation: str) -> bool:
        """Whether the translation of an English text has the forbidden word, where the rule forbids one."""
        if not self.forbidden or not re.search(self.english, source) or SEARCH_WORDS.fullmatch(source):
            return False
        return bool(re.search(self.forbidden, translation)) and not (self.exempt and re.search(self.exempt, source))


class Message(NamedTuple):
    """A text of a catalogue in one of its numbers."""

    file: str
    source: str
    translation: str


def read_rules(path: Path = RULES) -> list[Rule]:
    """Return the rules of a file, in its order."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(lines)
        return [Rule(*line) for line in lines]


def messages(language: str) -> Iterator[Message]:
    """Yield the translated texts of a language that are in use, but for those that only search words use."""
    for path in sorted((CATALOGUES / language).glob("*.ts")):
        for message in ET.parse(path).iter("message"):
            translation = message.find("translation")
            places = {place.get("filename", "").rsplit("/", 1)[-1] for place in message.iter("location")}
            if translation is None or translation.get("type") == "vanished" or places == {"search_words.py"}:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            for form in forms:
                yield Message(path.name, message.findtext("source", ""), form)


def faults() -> list[str]:
    """Return a sentence for each translation that breaks a rule."""
    rules = read_rules()
    return [
        f"{language}/{message.file}: “{message.translation}” has {rule.forbidden}; {rule.term} is {rule.wanted}"
        for language in LANGUAGES
        for message in messages(language)
        for rule in rules
        if rule.language == language and rule.breaks(message.source, message.translation)
    ]


def written() -> str:
    """Return the document with its table made from the rules."""
    above = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    terms: dict[str, dict[str, Rule]] = {}
    for rule in read_rules():
        terms.setdefault(rule.term, {})[rule.language] = rule
    names = " | ".join(LANGUAGES.values())
    lines = [f"| English | {names} | meaning |", "|---" * (len(LANGUAGES) + 2) + "|"]
    for term, by_language in terms.items():
        cells = [by_language[code].wanted if code in by_language else "" for code in LANGUAGES]
        meaning = next((rule.meaning for rule in by_language.values() if rule.meaning), "")
        lines.append(f"| {' | '.join((term, *cells, meaning))} |")
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
