"""Signs that keyboards and programs put into texts in place of the plain ones.

Letters as wide as a hanzi, and signs that nobody sees.
"""

from __future__ import annotations

WIDTHLESS = "\u00ad\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff"
"""Soft hyphen, byte order mark, joiners and marks of direction."""
PLAIN_SIGNS: dict[int, int | str | None] = {
    **{sign: sign - 0xFEE0 for sign in range(0xFF01, 0xFF5F)},
    **dict.fromkeys(map(ord, WIDTHLESS)),
}
"""For `str.translate`. In Unicode the wide signs stand in the order of ASCII."""
