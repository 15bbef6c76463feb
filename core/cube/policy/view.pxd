# cython: language_level=3
"""What the learned policy sees of a position: twenty tokens, and the least of its views.

A token says which piece is at a place and how it is turned: 3 * corner + twist for the places 0..7, 2 * edge + flip for
the places 8..19; both have 24 values.
"""
from libc.stdint cimport uint8_t, uint64_t

from core.cube.cubie cimport Cubies

cdef enum:
    PLACES = 20
    VALUES = 24
    VIEWS = 48
    FIRST_EDGE = 8
    SHOW_PLAIN = 0
    SHOW_LEAST = 1
    SHOW_FACES = 2

cdef uint64_t ALL_VIEWS


cdef struct Views:
    # view v has at place i: code[v][i][the token at place source[v][i]]
    uint8_t source[VIEWS][PLACES]
    uint8_t code[VIEWS][PLACES][VALUES]
    uint8_t turn[VIEWS][18]     # a turn as the view shows it
    uint64_t on_top[6]      # the eight views, as bits, that show a face on top


cdef const Views* views() except NULL
cdef void tokens_of(const Cubies* cubies, uint8_t* out) noexcept nogil
cdef int least_view(const Views* v, const uint8_t* tokens, uint64_t among, uint8_t* out) noexcept nogil
cdef void show(
    const Views* v, const Cubies* position, int rotation, bint inverse, int shown, uint8_t* tokens, uint8_t* columns
) noexcept nogil
cdef void write_tokens(
    const Views* v, const uint8_t* given, int shown, uint8_t* tokens, uint8_t* slots
) noexcept nogil
cdef int checked(int shown) except -1
