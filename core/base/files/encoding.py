"""The encoding of a text file, which none says: Unicode, or what people wrote before it in Europe, China and Japan.

Boards and plain moves are the same in all of them; titles, comments and typographic primes are not. Western text has
single letters with accents between plain ones. In GBK and Shift-JIS a character is two bytes, so their letters come
in rows, and those that people write are a small part of those there are: kana and the first level of kanji or hanzi,
which is sorted by frequency.
"""

from __future__ import annotations

import re

from core.base.puzzle import InputError
from core.base.words import phrase

_HIGH_LINE = re.compile(rb"^.*[\x80-\xff].*$", re.MULTILINE)
_SAMPLE = 1 << 16
"""So many bytes of lines that are not plain ASCII are looked at."""
_ACCENTED = re.compile(
    rb"[A-Za-z][\x8a\x8c\x8e\x9a\x9c\x9e-\x9f\xc0-\xff]|[\x8a\x8c\x8e\x9a\x9c\x9e-\x9f\xc0-\xff][a-z]"
    rb"|(?<![\x80-\xff])[\xc0-\xff](?![\x80-\xff])|(?<=[A-Za-z ])[\x91-\x97](?=[A-Za-z ])"
    rb"|(?<=[A-Za-z0-9)\]])[\x91\x92\xb4](?=[A-Za-z0-9()\[\] \t\r\n]|\Z)"
)
"""Letters of Windows' Western code page next to plain ones, its dashes and quotation marks between them, and the primes
of moves."""
_HIGH = re.compile(rb"[\x80-\xff]")
WESTERN, CHINESE, JAPANESE = "cp1252", "gb18030", "cp932"


_BINARY = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f]")
"""Control characters that no text has; \\x1a ends a file of DOS."""


def decode_text(data: bytes) -> str:
    """Return the text of a file of somebody's, in whatever encoding, without its byte order mark.

    Raises InputError for what is no text.
    """
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if _BINARY.search(data):
        raise InputError(phrase("This is not a text file"))
    return decode(data).removeprefix("\ufeff")


def decode(data: bytes) -> str:
    """The text of a file that is no UTF-16."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        # of Windows' code page a few bytes mean nothing; Latin-1 knows them all
        return _try_decode(data, _encoding(data)) or data.decode("latin-1")


def _encoding(data: bytes) -> str:
    """The likeliest encoding, by how usual its letters would be."""
    sample, size = [], 0
    for line in _HIGH_LINE.finditer(data):
        sample.append(line.group())
        size += len(sample[-1])
        if size > _SAMPLE:
            break
    text = b"\n".join(sample)
    usual = {WESTERN: _western(text), CHINESE: _chinese(text), JAPANESE: _japanese(text)}
    return max(usual, key=lambda name: usual[name])


def _western(text: bytes) -> float:
    """The share of bytes beyond ASCII that stand like letters with accents."""
    accented = sum(len(_HIGH.findall(match.group())) for match in _ACCENTED.finditer(text))
    return accented / len(_HIGH.findall(text))


def _chinese(text: bytes) -> float:
    """The share of characters beyond ASCII that are punctuation or hanzi of the first level of GB 2312."""
    return _share(_try_decode(text, CHINESE), "gb2312", ((0xA1, 0xA3), (0xB0, 0xD7)))


def _japanese(text: bytes) -> float:
    """The share of characters beyond ASCII that are punctuation, kana or kanji of the first level of JIS X 0208."""
    return _share(_try_decode(text, JAPANESE), "euc_jp", ((0xA1, 0xA5), (0xB0, 0xCF)))


def _share(text: str | None, charset: str, usual: tuple[tuple[int, int], ...]) -> float:
    """The share of letters beyond ASCII whose first byte in `charset` lies in a usual row; 0 if the text is none."""
    letters = [letter for letter in text or "" if letter > "\x7f"]
    rows = [letter.encode(charset, "ignore") for letter in letters]
    found = sum(len(row) == 2 and any(low <= row[0] <= high for low, high in usual) for row in rows)
    return found / len(letters) if letters else 0.0


def _try_decode(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
