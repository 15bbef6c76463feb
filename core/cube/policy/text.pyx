# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The text form of a position: 88 tokens, a line of text for each face and padding."""
from libc.stdint cimport int64_t, uint8_t

from core.cube.cubie cimport Cube
from core.cube.facelets cimport CORNER_STICKER, EDGE_STICKER
from core.cube.policy.view cimport PLACES, VALUES, tokens_of

from core.cube.cubie import FACES

VOCABULARY = ("-", " ", "\n", *FACES, *(f"{line}: " for line in range(6)))
LENGTH = 88
cdef enum:
    ROOM = 88   # = LENGTH
    PADDING = 0
    SPACE = 1
    NEWLINE = 2
    LETTER = 3
    HEAD = 9
cdef uint8_t[ROOM] _LAYOUT      # the text but for the stickers
cdef uint8_t[54] _STICKER_AT    # where each sticker stands in it


cdef void _set_layout():
    cdef int sticker, at = 0
    for sticker in range(54):
        if sticker % 9 == 0:
            _LAYOUT[at] = HEAD + sticker // 9
            at += 1
        _STICKER_AT[sticker] = at
        _LAYOUT[at] = LETTER + sticker // 9
        at += 1
        if sticker % 3 == 2:
            _LAYOUT[at] = NEWLINE if sticker % 9 == 8 else SPACE
            at += 1
    while at < ROOM:
        _LAYOUT[at] = PADDING
        at += 1


_set_layout()


cdef void write_text(const uint8_t* tokens, uint8_t* out) noexcept nogil:
    cdef int i, k, piece, turned
    for i in range(ROOM):
        out[i] = _LAYOUT[i]
    for i in range(8):
        piece, turned = tokens[i] // 3, tokens[i] % 3
        for k in range(3):
            out[_STICKER_AT[CORNER_STICKER[i][(k + turned) % 3]]] = LETTER + CORNER_STICKER[piece][k] // 9
    for i in range(12):
        piece, turned = tokens[8 + i] // 2, tokens[8 + i] % 2
        for k in range(2):
            out[_STICKER_AT[EDGE_STICKER[i][(k + turned) % 2]]] = LETTER + EDGE_STICKER[piece][k] // 9


def write_texts(const uint8_t[:, ::1] tokens not None, uint8_t[:, ::1] texts not None):
    cdef int64_t row
    cdef int i
    if tokens.shape[1] != PLACES or texts.shape[1] != ROOM or texts.shape[0] != tokens.shape[0]:
        raise ValueError("there are rows of 20 tokens and as many rows of 88")
    for row in range(tokens.shape[0]):
        for i in range(PLACES):
            if tokens[row, i] >= VALUES:
                raise ValueError("tokens are below 24")
    with nogil:
        for row in range(tokens.shape[0]):
            write_text(&tokens[row, 0], &texts[row, 0])


def text_tokens(Cube cube not None):
    cdef uint8_t[PLACES] tokens
    cdef uint8_t[ROOM] text
    tokens_of(&cube.cubies, tokens)
    write_text(tokens, text)
    return bytes(text[:ROOM])


def decode(tokens):
    return "".join([VOCABULARY[token] for token in tokens])
