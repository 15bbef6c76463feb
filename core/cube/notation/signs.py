"""Signs of move text as other programs and keyboards write them, and their plain equivalents.

Word processors turn an apostrophe into a quotation mark, keyboards of East Asia write full-width letters, and web pages
put invisible characters between moves.
"""

from __future__ import annotations

from core.base.text.signs import PLAIN_SIGNS

PRIMES = "'’‘‛′‵`´ʹʼʻʽˈˊˋ՚＇｀"
"""Signs for the inverse of a turn, among them modifier letters that look like a prime."""
DASHES = "-‐‑‒–—−"
TIMES = "*×∗✕^"
"""Signs between a group and its number of repeats; they are not replaced."""
SUPERSCRIPTS = "¹²³"

_PLAIN = {
    **PLAIN_SIGNS,
    **dict.fromkeys(map(ord, PRIMES), "'"),
    **dict.fromkeys(map(ord, DASHES), "-"),
    **{ord(sign): str(amount) for amount, sign in enumerate(SUPERSCRIPTS, 1)},
}


def plain_signs(text: str) -> str:
    """Return move text with ASCII primes, dashes, digits and letters, and without invisible characters.

    All other signs stay.
    """
    return text if text.isascii() and "`" not in text else text.translate(_PLAIN)
