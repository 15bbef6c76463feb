# cython: language_level=3
"""Numbers for parts of a position, as H. Kociemba's two-phase algorithm uses them. Solved is 0 in each."""
from libc.stdint cimport uint8_t, uint16_t

from core.cube.cubie cimport Cubies

cdef enum:
    TWISTS = 2187
    FLIPS = 2048
    SLICES = 495
    PERMUTATIONS = 40320
    SLICE_ORDERS = 24


cdef inline int twist_of(const Cubies* c) noexcept nogil:
    """Orientation of the corners, 3^7 values."""
    cdef int i, value = 0
    for i in range(7):
        value = 3 * value + (c.corner[i] >> 4)
    return value


cdef inline int flip_of(const Cubies* c) noexcept nogil:
    """Orientation of the edges, 2^11 values."""
    cdef int i, value = 0
    for i in range(11):
        value = 2 * value + (c.edge[i] >> 4)
    return value


cdef int order_of(const uint8_t* places, int count) noexcept nogil
cdef int slice_of(const Cubies* c) noexcept nogil
cdef int corner_order_of(const Cubies* c) noexcept nogil
cdef int edge_order_of(const Cubies* c) noexcept nogil
cdef int slice_order_of(const Cubies* c) noexcept nogil

cdef void set_twist(Cubies* c, int value) noexcept nogil
cdef void set_flip(Cubies* c, int value) noexcept nogil
cdef void set_slice(Cubies* c, int value) noexcept nogil
cdef void set_order(uint8_t* places, int count, int value, int first) noexcept nogil
