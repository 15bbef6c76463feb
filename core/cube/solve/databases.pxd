# cython: language_level=3
"""Pattern databases of R. E. Korf's solver: numbers for the corners and for six edges, and how turns change them.

Six edges are two triples; a triple's number is 8 * (ordered places, 1320 of them) + flips. The places of the second
triple are counted among those that the first one leaves (504), so that six edges have 1320 * 504 rows of 64 flips.
"""
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from core.cube.solve.coordinates cimport PERMUTATIONS, TWISTS
from core.cube.cubie cimport Cubies

cdef enum:
    TRIPLES = 1320
    TRIPLE_SETS = 220
    REST = 504
    FLIPS_OF_SIX = 64
    CORNER_COUNT = 88179840
    EDGE_ROWS = 665280
    EDGE_COUNT = 42577920


cdef struct Patterns:
    uint16_t corner_move[PERMUTATIONS * 18]
    uint16_t twist_move[TWISTS * 18]
    uint16_t triple_move[TRIPLES * 8 * 18]
    uint8_t triple_set[TRIPLES]             # which three places, whatever their order
    uint16_t rest_of[TRIPLE_SETS * TRIPLES]     # number of the second triple's places beside that set
    uint16_t triple_at[TRIPLE_SETS * REST]      # its inverse


cdef const Patterns* patterns() except NULL
cdef int triple_of(const Cubies* c, int first) noexcept nogil


cdef inline uint32_t edge_row(const Patterns* p, int a, int b) noexcept nogil:
    """The row of two triples of places."""
    return <uint32_t>a * REST + p.rest_of[p.triple_set[a] * TRIPLES + b]


cdef inline uint32_t edge_index(const Patterns* p, int a, int b) noexcept nogil:
    """The index of two triples with their flips."""
    return edge_row(p, a >> 3, b >> 3) * FLIPS_OF_SIX + ((a & 7) << 3) + (b & 7)


cdef inline int entry(const uint8_t* database, uint32_t index) noexcept nogil:
    """A number of four bits."""
    return database[index >> 1] >> ((index & 1) << 2) & 15
