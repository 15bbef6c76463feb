"""Mutated inputs: each is one of a corpus changed in a few places; equal seeds give equal inputs."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

LONGEST = 1 << 16
"""Longest input in bytes, unless one of the corpus is longer."""
TOKENS = (
    b"0", b"-1", b"9", b"999999999", b"0000000001000000000", b"1e999", b"1e999999999", b"NaN", b"Infinity", b"null",
    b"(", b")", b"[", b"]", b"{", b"}", b"|", b",", b":", b"'", b'"', b"\n", b"\r\n", b"\t", b" ", b"\0", b"\xff",
    b"\xef\xbb\xbf", b"\xff\xfe", b"\xed\xa0\x80", b"\xe2\x88\x92", b"\xd9\xa3", b"&a;", b"<", b"/>", b"]]>", b"<!--",
    b"%", b"\\", b"/", b"../", b"9" * 400, b"(" * 200, b"[" * 2000,
)  # fmt: skip
"""Bytes that readers often mishandle."""


def mutants(corpus: Sequence[bytes], seed: int, count: int) -> Iterator[bytes]:
    """Yield `count` inputs, the corpus itself first."""
    chance = random.Random(seed)
    for number in range(count):
        yield corpus[number] if number < len(corpus) else _mutant(corpus, chance)


def _mutant(corpus: Sequence[bytes], chance: random.Random) -> bytes:
    data = bytearray(chance.choice(corpus))
    limit = max(LONGEST, len(data))
    for _ in range(1 + int(chance.expovariate(0.7))):
        _change(data, corpus, chance)
        del data[limit:]
    return bytes(data)


def _change(data: bytearray, corpus: Sequence[bytes], chance: random.Random) -> None:
    at = chance.randrange(len(data) + 1)
    to = min(len(data), at + 1 + int(chance.expovariate(0.1)))
    match chance.randrange(9):
        case 0:
            data[at : at + 1] = bytes([chance.randrange(256)])
        case 1:
            del data[at:to]
        case 2:
            data[at:at] = chance.choice(TOKENS)
        case 3:
            data[at:to] = chance.choice(TOKENS)
        case 4:
            data[at:at] = data[at:to] * chance.choice((1, 2, 50))
        case 5:
            other = chance.choice(corpus)
            begin = chance.randrange(len(other) + 1)
            data[at:to] = other[begin : begin + 1 + int(chance.expovariate(0.03))]
        case 6:
            del data[at:]
        case 7:
            elsewhere = chance.randrange(len(data) + 1)
            data[elsewhere:elsewhere] = data[at:to]
        case _:
            if at < len(data):
                data[at] ^= 1 << chance.randrange(8)
