"""Characters that keyboards and programs put into texts in place of plain ones.

Full-width letters, and invisible characters.
"""

from __future__ import annotations

WIDTHLESS = "\u00ad\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff"
"""Invisible characters: soft hyphen, byte order mark, joiners and marks of direction."""
PLAIN_SIGNS: dict[int, int | str | None] = {
    **{sign: sign - 0xFEE0 for sign in range(0xFF01, 0xFF5F)},
    **dict.fromkeys(map(ord, WIDTHLESS)),
}
"""Table for `str.translate`; in Unicode, full-width characters are in the order of ASCII."""
