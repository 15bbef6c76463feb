"""SLC: levels as XML, `<Level Id= Width= Height=><L>...</L></Level>` (SokobanLev.dtd, SourceCode.se).

Read with expat and without access to anything outside: no external entity is fetched, and a file that defines entities
of its own is refused. `Copyright` is where SLC names the author.
"""

from __future__ import annotations

import codecs
import re
from html.entities import name2codepoint
from xml.parsers import expat

from core.base.budget import Budget
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.parsed_collection import CollectionHead, ParsedBoard
from core.sokoban.level import LevelFinding, RowPlace, trim

DEEPEST = 50
KNOWN_ATTRIBUTES = {"id", "copyright", "width", "height"}
"""Attributes of a level that are not kept as keys: handled otherwise, or implied by its board."""
AUTHOR = "Author"  # not shown
NO_TEXTS = {"undefined", "punycode", "idna", "unicode_escape", "raw-unicode-escape", "utf-7"}
"""Python's encodings in which nobody writes a file; some of them take quadratic time."""
_ENCODING = re.compile(rb"""^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']""")


def read_xml(data: bytes | str, budget: Budget) -> tuple[CollectionHead, list[ParsedBoard]]:
    """Return the head and the levels of an XML text.

    If the XML is broken, the levels before the fault are returned, with a finding. Raises InputError if it holds no
    level.
    """
    text = data if isinstance(data, str) else decode_xml(data)
    reader = _Reader(budget)
    try:
        reader.parse(text.removeprefix("\ufeff"))
    except expat.ExpatError as error:
        message = phrase("The XML is broken here: {fault}", fault=expat.ErrorString(error.code))
        if not reader.parsed:
            raise InputError.at_position(message, error.lineno, error.offset + 1) from error
        reader.head.findings.append(LevelFinding(message, error.lineno, error.offset + 1))
    if not reader.parsed:
        raise InputError(phrase("This is XML without a Sokoban level; a level is <Level> with a row in every <L>"))
    return reader.head, reader.parsed


def decode_xml(data: bytes) -> str:
    """Return the text of an XML file in its declared encoding; in Latin-1 if that does not fit."""
    if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return data.decode("utf-16", "replace")
    declared = _ENCODING.match(data[:200])
    name = declared.group(1).decode() if declared else "utf-8-sig"
    try:
        return data.decode("latin-1" if codecs.lookup(name).name in NO_TEXTS else name)
    except (UnicodeError, LookupError):
        return data.decode("latin-1")


class _Reader:
    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.head = CollectionHead()
        self.parsed: list[ParsedBoard] = []
        self._path: list[str] = []
        self._text: list[str] = []
        self._level: ParsedBoard | None = None
        self._places: list[RowPlace] = []
        self._place = RowPlace(1)
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text.append
        self._parser.SkippedEntityHandler = self._skip_entity
        self._parser.EntityDeclHandler = self._refuse

    def parse(self, text: str) -> None:
        self._parser.Parse(text.encode("utf-8", "replace"), True)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._path.append(tag)
        if len(self._path) > DEEPEST:
            line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
            raise InputError.at_position(phrase("This XML is nested deeper than any level file"), line, column)
        self._text.clear()
        said = {name.lower(): " ".join(value.split()) for name, value in attributes.items()}
        if tag == "Level":
            self._budget.take_levels(1)
            self._budget.take_time()
            line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber
            self._places = [RowPlace(line, column)]
            self._level = ParsedBoard([], self._places, said.get("id", ""))
            if said.get("copyright"):
                self._level.keys.append((AUTHOR, said["copyright"]))
            more = (name for name in attributes if name.lower() not in KNOWN_ATTRIBUTES)
            self._level.keys += [(name, said[name.lower()]) for name in more if said[name.lower()]]
        elif tag == "L":
            self._place = RowPlace(self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + len("<L>"))
        elif tag == "LevelCollection" and said.get("copyright"):
            self.head.keys.append((AUTHOR, said["copyright"]))

    def _end(self, tag: str) -> None:
        self._path.pop()
        text = "".join(self._text)
        self._text.clear()
        level = self._level
        if level is not None and tag == "L":
            if not level.rows:
                self._places.clear()
            row = text.expandtabs(8)
            self._budget.take_characters(len(row))
            level.rows.append(row)
            self._places.append(self._place)
        elif level is not None and tag == "Level":
            level.rows = trim(level.rows)
            self.parsed.append(level)
            self._level = None
        elif text.strip():
            self._say(tag, text)

    def _say(self, tag: str, text: str) -> None:
        line = " ".join(text.split())
        if self._level is not None:
            self._level.keys.append((tag, line))
        elif tag == "Title":
            self.head.title = line
        elif tag == "Description":
            self.head.notes += [row.strip() for row in text.strip().splitlines()]
        else:
            self.head.keys.append((tag, line))

    def _skip_entity(self, name: str, is_parameter: bool) -> None:
        """Replace an undefined entity by the character HTML has for it, or keep it as it is written."""
        if not is_parameter:
            self._text.append(chr(name2codepoint[name]) if name in name2codepoint else f"&{name};")

    def _refuse(self, *_: object) -> None:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        message = phrase("This XML defines entities of its own, which level files have no need of")
        raise InputError.at_position(message, line, column)
