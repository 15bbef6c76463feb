# cython: language_level=3
"""Tables of the two phases: how coordinates turn, and which turns lead nearer to a phase's goal."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from core.cube.solve.coordinates cimport FLIPS, PERMUTATIONS, SLICE_ORDERS, SLICES, TWISTS

cdef enum:
    TURNS = 18
    TURNS2 = 10
    NONE = 6  # in place of a face: no turn yet
    # Every position this near to a phase's goal is marked in a set of bits.
    NEAR1_DEPTH = 6
    NEAR2_DEPTH = 7
    NEAR_BITS = 23
    # Where an entry of the step tables keeps its parts: turns that lead nearer, turns that lead no farther, distance.
    NO_FARTHER1 = 18
    DISTANCE1 = 40
    NO_FARTHER2 = 10
    DISTANCE2 = 24
    # The turns that are none of phase 2: quarter turns of R, F, L and B, a bit each.
    LEAVING = 0b101101000101101000


cdef struct Phases:
    # a coordinate after each turn
    uint16_t twist_move[TWISTS * TURNS]
    uint16_t flip_move[FLIPS * TURNS]
    uint16_t slice_move[SLICES * TURNS]
    uint16_t corner_move[PERMUTATIONS * TURNS2]
    uint16_t edge_move[PERMUTATIONS * TURNS2]
    uint16_t order_move[SLICE_ORDERS * TURNS2]
    # steps: for a pair of coordinates, which turns bring it nearer to (0, 0)
    uint64_t twist_slice[TWISTS * SLICES]
    uint64_t flip_slice[FLIPS * SLICES]
    uint32_t corner_order[PERMUTATIONS * SLICE_ORDERS]
    uint32_t edge_order[PERMUTATIONS * SLICE_ORDERS]
    # distance of a pair from (0, 0)
    uint8_t twist_flip[TWISTS * FLIPS]
    # sets of the near positions, by their hash; a few others seem to be in them
    uint8_t near1[1 << (NEAR_BITS - 3)]
    uint8_t near2[1 << (NEAR_BITS - 3)]
    # which turns may follow one of face 0..5, or NONE
    uint32_t follow1[7]
    uint32_t follow2[7]


# The turns of phase 2, by their number among the 18.
cdef uint8_t[TURNS2] PHASE2


cdef inline bint follows(int face, int last) noexcept nogil:
    """Whether a turn of `face` may come after one of `last`: of two opposite faces the lower one goes first."""
    return not (face == last or face + 3 == last)


cdef inline bint is_near1(const Phases* p, int twist, int flip, int slice) noexcept nogil:
    """Whether a position may be within `NEAR1_DEPTH` turns of phase 2; false is certain."""
    cdef uint32_t hashed = hash1(twist, flip, slice)
    return p.near1[hashed >> 3] >> (hashed & 7) & 1


cdef inline bint is_near2(const Phases* p, int corners, int edges, int order) noexcept nogil:
    """Whether a position of phase 2 may be within `NEAR2_DEPTH` of its turns of solved; false is certain."""
    cdef uint32_t hashed = hash2(corners, edges, order)
    return p.near2[hashed >> 3] >> (hashed & 7) & 1


cdef inline uint32_t hash1(int twist, int flip, int slice) noexcept nogil:
    cdef uint32_t place = (<uint32_t>twist * FLIPS + flip) * SLICES + slice
    return (place * <uint32_t>0x9E3779B1) >> (32 - NEAR_BITS)


cdef inline uint32_t hash2(int corners, int edges, int order) noexcept nogil:
    cdef uint64_t place = (<uint64_t>corners * PERMUTATIONS + edges) * SLICE_ORDERS + order
    return <uint32_t>((place * <uint64_t>0x9E3779B97F4A7C15) >> (64 - NEAR_BITS))


cdef const Phases* phases() except NULL
