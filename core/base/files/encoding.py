"""Detection of the encoding of a text file: Unicode, or an older one of Europe, China or Japan.

Boards and plain moves are the same in all of them; titles, comments and typographic primes are not. Western text has
single accented letters between plain ones. In GBK and Shift-JIS a character is two bytes, so that letters come in rows,
and the letters in use are a small part of all: kana, and the first level of kanji or hanzi, which holds the frequent
ones.
"""

from __future__ import annotations

import re

from core.base.puzzle import InputError
from core.base.words import phrase

_HIGH_LINE = re.compile(rb"^.*[\x80-\xff].*$", re.MULTILINE)
_SAMPLE = 1 << 16
"""Number of bytes that are examined, in lines that are not plain ASCII."""
_ACCENTED = re.compile(
    rb"[A-Za-z][\x8a\x8c\x8e\x9a\x9c\x9e-\x9f\xc0-\xff]|[\x8a\x8c\x8e\x9a\x9c\x9e-\x9f\xc0-\xff][a-z]"
    rb"|(?<![\x80-\xff])[\xc0-\xff](?![\x80-\xff])|(?<=[A-Za-z ])[\x91-\x97](?=[A-Za-z ])"
    rb"|(?<=[A-Za-z0-9)\]])[\x91\x92\xb4](?=[A-Za-z0-9()\[\] \t\r\n]|\Z)"
)
"""Pattern of letters, dashes and quotation marks of Windows-1252 in their usual context.

That is accented letters next to plain ones, dashes and quotation marks between them, and the primes of moves.
"""
_HIGH = re.compile(rb"[\x80-\xff]")
WESTERN, CHINESE, JAPANESE = "cp1252", "gb18030", "cp932"


_BINARY = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f]")
"""Control characters that no text has; \\x1a ends a file of DOS."""


def decode_text(data: bytes) -> str:
    """Return the text of a file in any encoding, without its byte order mark.

    Raises InputError for a file that is not text.
    """
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if _BINARY.search(data):
        raise InputError(phrase("This is not a text file"))
    return decode(data).removeprefix("\ufeff")


def decode(data: bytes) -> str:
    """Return the text of a file that is not UTF-16."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        # Windows-1252 leaves a few bytes undefined; Latin-1 defines them all
        return _try_decode(data, _encoding(data)) or data.decode("latin-1")


def _encoding(data: bytes) -> str:
    """Return the likeliest encoding of text that is not UTF-8, by how usual its letters would be."""
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
    """Return the share of non-ASCII bytes that stand where Western text has accents or punctuation."""
    accented = sum(len(_HIGH.findall(match.group())) for match in _ACCENTED.finditer(text))
    return accented / len(_HIGH.findall(text))


def _chinese(text: bytes) -> float:
    """Return the share of non-ASCII characters that are punctuation or first-level hanzi of GB 2312."""
    return _share(_try_decode(text, CHINESE), "gb2312", ((0xA1, 0xA3), (0xB0, 0xD7)))


def _japanese(text: bytes) -> float:
    """Return the share of non-ASCII characters that are punctuation, kana or first-level JIS X 0208 kanji."""
    return _share(_try_decode(text, JAPANESE), "euc_jp", ((0xA1, 0xA5), (0xB0, 0xCF)))


def _share(text: str | None, charset: str, usual: tuple[tuple[int, int], ...]) -> float:
    """Return the share of a text's non-ASCII characters that are common in an encoding's character set.

    Common are those with two bytes in `charset` of which the first, the row, is within a range of `usual`. A high share
    suggests the encoding. It is 0 without such characters, and for None, a text that could not be decoded.
    """
    letters = [letter for letter in text or "" if letter > "\x7f"]
    rows = [letter.encode(charset, "ignore") for letter in letters]
    count = sum(len(row) == 2 and any(low <= row[0] <= high for low, high in usual) for row in rows)
    return count / len(letters) if letters else 0.0


def _try_decode(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
