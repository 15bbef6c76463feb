"""Signs of move text as other programs and keyboards write them, and the plain ones that stand for them.

Word processors turn an apostrophe into a quotation mark, keyboards of East Asia write letters as wide as a hanzi, and
web pages put signs without a width between moves.
"""

from __future__ import annotations

from core.base.text.signs import PLAIN_SIGNS

PRIMES = "'’‘‛′‵`´ʹʼʻʽˈˊˋ՚＇｀"
"""All of them undo a turn. Among them are the modifier letters that look like one."""
DASHES = "-‐‑‒–—−"
TIMES = "*×∗✕^"
"""Signs between what is repeated and how often; they stay as they are."""
SUPERSCRIPTS = "¹²³"

_PLAIN = {
    **PLAIN_SIGNS,
    **dict.fromkeys(map(ord, PRIMES), "'"),
    **dict.fromkeys(map(ord, DASHES), "-"),
    **{ord(sign): str(amount) for amount, sign in enumerate(SUPERSCRIPTS, 1)},
}


def plain_signs(text: str) -> str:
    """Return move text with ASCII signs for primes, dashes, superscripts and wide letters, without signs of no width.

    All other signs stay.
    """
    return text if text.isascii() and "`" not in text else text.translate(_PLAIN)
