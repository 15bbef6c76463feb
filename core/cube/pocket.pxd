# cython: language_level=3
"""The 2x2x2 as numbers: 5040 orders and 729 twists of seven corners, the eighth (DBL) held still, turned by U, R, F."""
from libc.stdint cimport uint8_t, uint16_t

from core.cube.cubie cimport Cubies

cdef enum:
    ORDERS = 5040
    POCKET_TWISTS = 729
    POCKET_STATES = 3674160
    POCKET_TURNS = 9


cdef struct Pocket:
    uint16_t order_move[ORDERS * POCKET_TURNS]
    uint16_t twist_move[POCKET_TWISTS * POCKET_TURNS]


cdef const Pocket* pocket_moves() except NULL
cdef const uint8_t* pocket_depths(metric) except NULL
cdef int number_of(const Cubies* c, int* rotation) noexcept nogil


cdef inline int pocket_turned(const Pocket* p, int number, int turn) noexcept nogil:
    """The position after turn 0..8 of U, R and F."""
    return (
        p.order_move[POCKET_TURNS * (number // POCKET_TWISTS) + turn] * POCKET_TWISTS
        + p.twist_move[POCKET_TURNS * (number % POCKET_TWISTS) + turn]
    )
