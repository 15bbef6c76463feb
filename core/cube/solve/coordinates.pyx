# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Ranking and unranking of parts of a position; see `coordinates.pxd`."""
from libc.stdint cimport uint8_t

from core.cube.cubie cimport Cube, Cubies

# CHOOSE[n][k]: subsets of k out of n. ONES[byte]: bits set in it.
cdef int[13][5] CHOOSE
cdef uint8_t[256] ONES


cdef void fill_counts() noexcept:
    cdef int n, k
    for n in range(13):
        for k in range(5):
            CHOOSE[n][k] = 1 if k == 0 else (0 if n == 0 else CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k])
    for n in range(256):
        ONES[n] = ONES[n >> 1] + (n & 1)


fill_counts()


cdef int order_of(const uint8_t* places, int count) noexcept nogil:
    """Rank of a permutation of `count` <= 8 pieces (low three bits) in lexicographic order (Lehmer code)."""
    cdef int i, piece, value = 0, free = 255
    for i in range(count):
        piece = places[i] & 7
        free ^= 1 << piece
        value = value * (count - i) + ONES[free & ((1 << piece) - 1)]
    return value


cdef int slice_of(const Cubies* c) noexcept nogil:
    """Which four places the edges FR FL BL BR take, 495 values (combinatorial number system)."""
    cdef int place, value = 0, found = 0
    for place in range(11, -1, -1):
        if (c.edge[place] & 15) >= 8:
            found += 1
            value += CHOOSE[11 - place][found]
    return value


cdef int corner_order_of(const Cubies* c) noexcept nogil:
    """Permutation of the corners, 8! values."""
    return order_of(c.corner, 8)


cdef int edge_order_of(const Cubies* c) noexcept nogil:
    """Permutation of the eight edges of U and D, 8! values, once the middle slice has its own four."""
    return order_of(c.edge, 8)


cdef int slice_order_of(const Cubies* c) noexcept nogil:
    """Permutation of the middle slice's four edges among themselves, 4! values, once they are there."""
    return order_of(c.edge + 8, 4)


cdef void set_twist(Cubies* c, int value) noexcept nogil:
    """Orient the corners, keeping their places; the last one makes the sum divisible by three."""
    cdef int i, twist, total = 0
    for i in range(6, -1, -1):
        twist = value % 3
        value //= 3
        total += twist
        c.corner[i] = (c.corner[i] & 15) | (twist << 4)
    c.corner[7] = (c.corner[7] & 15) | (((15 - total) % 3) << 4)


cdef void set_flip(Cubies* c, int value) noexcept nogil:
    """Orient the edges, keeping their places; the last one makes the sum even."""
    cdef int i, total = 0
    for i in range(10, -1, -1):
        total += value & 1
        c.edge[i] = (c.edge[i] & 15) | ((value & 1) << 4)
        value >>= 1
    c.edge[11] = (c.edge[11] & 15) | ((total & 1) << 4)


cdef void set_slice(Cubies* c, int value) noexcept nogil:
    """Put FR FL BL BR on the places of that subset, in some order, and the other edges, unflipped, elsewhere."""
    cdef int place, left = 4, other = 7
    for place in range(12):
        if left and value >= CHOOSE[11 - place][left]:
            value -= CHOOSE[11 - place][left]
            c.edge[place] = 7 + left
            left -= 1
        else:
            c.edge[place] = other
            other -= 1


cdef void set_order(uint8_t* places, int count, int value, int first) noexcept nogil:
    """Put pieces `first`, `first` + 1, ... on `count` <= 8 places in the order of that rank, unturned."""
    cdef int i, j
    for i in range(count - 1, -1, -1):
        places[i] = value % (count - i)
        value //= count - i
        for j in range(i + 1, count):
            if places[j] >= places[i]:
                places[j] += 1
    for i in range(count):
        places[i] += first


def coordinates(Cube cube):
    cdef const Cubies* c = &cube.cubies
    return {
        "twist": twist_of(c),
        "flip": flip_of(c),
        "slice": slice_of(c),
        "corner_order": corner_order_of(c),
        "edge_order": edge_order_of(c),
        "slice_order": slice_order_of(c),
    }
