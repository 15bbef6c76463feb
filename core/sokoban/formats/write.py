"""Collections written as text: .sok, .xsb and SLC.

Reading a written .sok or .xsb file gives the same collection again. They differ in where titles stand: .sok has them
above the board where a person looks, .xsb in a `Title:` line below it as older programs expect. SLC has no place for
solutions, snapshots, dates and notes on single levels.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from core.base.files.whole_file import write_chosen
from core.base.puzzle import InputError
from core.base.words import Phrase, phrase
from core.sokoban.formats.blocks import row_of
from core.sokoban.formats.collection import Collection, CollectionEntry
from core.sokoban.formats.games import UNTITLED, is_kept_title
from core.sokoban.formats.notes import MARK
from core.sokoban.formats.sok import stands_above
from core.sokoban.level import Recording

WIDTH = 100
"""Maximum length of a line of moves."""

_SLC_KEYS = {"Author", "Email", "Url"}  # not shown
_LETTER = re.compile(r"[a-zA-Z]")
_NO_WORDS = re.compile(r"[^\w-]+")
_NOT_IN_XML = re.compile(r"[^\t\n -\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")
_COMMENT_MARK = re.compile(r"[ \t]*comment(-end)?[ \t]*:", re.IGNORECASE)


def write_sok(collection: Collection) -> str:
    """Return .sok text with titles above the boards. Raises InputError for a level without any wall."""
    return _write(collection, above=True)


def write_xsb(collection: Collection) -> str:
    """Return .xsb text with titles below the boards. Raises InputError for a level without any wall."""
    return _write(collection, above=False)


def write_slc(collection: Collection) -> str:
    """Return the collection as SLC, with titles and authors."""
    rest = [(key, value) for key, value in collection.keys if key in {"Email", "Url"}]
    about = "".join(f"  <{key}>{_xml(value)}</{key}>\n" for key, value in rest)
    widest = max((_width(entry) for entry in collection.entries), default=0)
    highest = max((len(entry.drawn) for entry in collection.entries), default=0)
    author = f" Copyright={_xml_attribute(collection.author)}" if collection.author else ""
    levels = "".join(_slc_level(entry, collection.author) for entry in collection.entries)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<SokobanLevels>\n'
        f"  <Title>{_xml(collection.title)}</Title>\n"
        f"  <Description>{_xml(collection.comment)}</Description>\n{about}"
        f'  <LevelCollection{author} MaxWidth="{widest}" MaxHeight="{highest}">\n'
        f"{levels}  </LevelCollection>\n</SokobanLevels>\n"
    )


def left_out_of_slc(collection: Collection) -> list[Phrase]:
    """Return a sentence, without full stop, for each kind of content that SLC has no place for."""
    games = sum(len(entry.recordings) for entry in collection.entries)
    noted = sum(bool(entry.notes) for entry in collection.entries)
    keys = sum(key not in _SLC_KEYS for key, _ in collection.keys)
    keys += sum(key != "Author" for entry in collection.entries for key, _ in entry.keys)
    sentences = []
    if games:
        sentences.append(phrase("SLC has no place for solutions and snapshots: {count:,} left out", count=games))
    if noted:
        sentences.append(
            phrase(
                "SLC has no place for notes on a level: those of %n levels left out",
                one="SLC has no place for notes on a level: those of %n level left out",
                n=noted,
            )
        )
    if keys:
        sentences.append(phrase("SLC has no place for dates and other keys: {count:,} left out", count=keys))
    return sentences


WRITERS: dict[str, Callable[[Collection], str]] = {"sok": write_sok, "xsb": write_xsb, "slc": write_slc}
FORMAT_OF = {".sok": "sok", ".xsb": "xsb", ".txt": "xsb", ".slc": "slc", ".xml": "slc"}


def format_of(path: Path) -> str:
    """Return the format, a key of `WRITERS`, for the suffix of a file; .sok if it is unknown."""
    return FORMAT_OF.get(path.suffix.lower(), "sok")


def save(path: Path, collection: Collection, to: str = "") -> None:
    """Write a file atomically in the format `to`, by default the one for its suffix.

    Raises InputError for a level without any wall, and if the file cannot be written; an old file then remains.
    """
    write_chosen(path, WRITERS[to or format_of(path)](collection).encode())


def write_moves(moves: str) -> list[str]:
    """Return moves in lines of limited length; in one line if a shorter one would have no letter."""
    lines = [moves[start : start + WIDTH] for start in range(0, len(moves), WIDTH)]
    return lines if all(map(_LETTER.search, lines)) else [moves]


def _write(collection: Collection, above: bool) -> str:
    head = _keys(collection.keys)
    if collection.title or head:
        head.insert(0, f"Collection: {_line(collection.title)}".rstrip())  # not shown
    notes = _notes(collection.notes)
    bare = bool(notes) and notes[0].startswith(MARK)
    head = [*notes, *([""] if head else []), *head] if bare else head + notes
    parts = ["\n".join(head)] if head else []
    parts += ["\n".join(_level(entry, above)) for entry in collection.entries]
    return "\n\n".join(parts) + "\n"


def _level(entry: CollectionEntry, above: bool) -> list[str]:
    title = _line(entry.title)
    lines = []
    if title and above and stands_above(title):
        lines += [title, ""]
        title = ""
    lines += board_lines(entry.drawn, entry.index)
    if title:
        lines.append(f"Title: {title}")  # not shown
    lines += _keys(entry.keys)
    lines += _notes(entry.notes)
    for one in entry.recordings:
        lines += ["", *_recording(one)]
    return lines


def board_lines(rows: Iterable[str], index: int = 1) -> list[str]:
    """Return the lines of a board such that they are read back as this board.

    An empty row becomes `-`; if the first or last row has no wall, rows share a line with one that has. Raises
    InputError if there is no wall at all.
    """
    lines = [row or "-" for row in rows]
    walled = [number for number, row in enumerate(lines) if "#" in row]
    if not walled:
        raise InputError(phrase("Level {number} has no wall, so it cannot be written as text", number=index))
    first, last = walled[0], walled[-1]
    if (first, last) == (0, len(lines) - 1):
        return lines
    if row_of(joined := "|".join(lines)) is not None:
        return [joined]
    if first == last:
        return [joined]
    # rows are joined only at the edges: one invalid sign turns its whole line into text
    return ["|".join(lines[: first + 1]), *lines[first + 1 : last], "|".join(lines[last:])]


def _recording(one: Recording) -> list[str]:
    title = _line(one.title)
    plain = " ".join(_NO_WORDS.sub(" ", title).split())
    titles = (title, f"{UNTITLED} {plain}".rstrip(), UNTITLED)  # not shown
    return [next(filter(is_kept_title, titles)), *write_moves(one.moves), *_comment(one.notes)]


def _keys(keys: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{key}: {_line(value)}".rstrip() for key, value in keys]


def _notes(notes: str) -> list[str]:
    """Return notes as lines that are read back as notes: as they are if all are marked, else as a comment."""
    if not notes:
        return []
    lines = notes.split("\n")
    if all(line.startswith(MARK) for line in lines):
        return lines
    return _comment(notes)


def _comment(notes: str) -> list[str]:
    """Return notes as the lines of a comment, which is read back unchanged; empty without notes."""
    if not notes:
        return []
    lines = notes.split("\n")
    # a note that looks like the end of a comment would end it
    safe = [f":: {line}" if _COMMENT_MARK.match(line) else line for line in lines]
    return ["Comment:", *safe, "Comment-End:"]  # not shown


def _line(text: str) -> str:
    return " ".join(text.split())


def _width(entry: CollectionEntry) -> int:
    return max(map(len, entry.drawn), default=0)


def _slc_level(entry: CollectionEntry, author: str) -> str:
    own = f" Copyright={_xml_attribute(entry.author)}" if entry.author not in ("", author) else ""
    rows = "".join(f"      <L>{_xml(row)}</L>\n" for row in entry.drawn)
    size = f'Width="{_width(entry)}" Height="{len(entry.drawn)}"'
    return f"    <Level Id={_xml_attribute(_line(entry.title))} {size}{own}>\n{rows}    </Level>\n"


def _xml(text: str) -> str:
    """Return text escaped for XML, without the characters that it cannot hold."""
    return escape(_NOT_IN_XML.sub("", text))


def _xml_attribute(text: str) -> str:
    """Return text as a quoted attribute of XML, without the characters that it cannot hold."""
    return quoteattr(_NOT_IN_XML.sub("", text))
