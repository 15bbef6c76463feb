"""The text form of a position for a language model: a line of text for each face, and padding, in 88 tokens.

A line has its number, then the nine letters of the face's stickers by rows of three; the centres are always home.
"""

from collections.abc import Iterable

from core.cube.cubie import Cube

VOCABULARY: tuple[str, ...]
"""The fifteen tokens by their numbers: padding, space, end of line, the faces' letters, the heads of the lines."""
LENGTH: int
"""Tokens of a text: 88."""

def text_tokens(cube: Cube) -> bytes:
    """The 88 tokens of a position; the cube's rotation as a whole does not count."""

def write_texts(tokens: memoryview, texts: memoryview) -> None:
    """Rows of 20 tokens (`core.cube.policy.view`) as rows of the 88 of the text. ValueError for other shapes."""

def decode(tokens: Iterable[int]) -> str:
    """The text itself."""
