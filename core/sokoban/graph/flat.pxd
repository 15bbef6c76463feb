# cython: language_level=3
"""Boards whose squares and man fit into 64 bits: a square is a bit, rows follow one another without walls between.

What comes after many positions is worked out together: widening a set of squares waits for the step before, so
sixteen sets are widened side by side, which takes little longer than one.
"""
from libc.stdint cimport uint64_t

from core.sokoban.bitset cimport lowest_bit

cdef enum:
    LANES = 16           # sets widened side by side
    FOUND = 2048
    POSITIONS = 512
    MAN_BITS = 6         # as many as number 64 squares


cdef struct Flat:
    int width
    bint pull
    uint64_t floor
    uint64_t live                # where boxes may be brought to
    uint64_t not_first           # all but the first column: where a step to the next square ends
    uint64_t not_last
    int[MAN_BITS] man_bit        # bits that no square has; together they number the man's least square
    uint64_t[64] man             # those bits for each square


cdef inline void lay_out(Flat* flat, int width, uint64_t floor, uint64_t live, bint pull) noexcept nogil:
    """Fill it in; `floor` leaves MAN_BITS bits or more."""
    cdef int bit, k = 0, square
    flat.width, flat.floor, flat.live, flat.pull = width, floor, live, pull
    flat.not_first = flat.not_last = 0
    for bit in range(64):
        if bit % width:
            flat.not_first |= <uint64_t>1 << bit
        if (bit + 1) % width:
            flat.not_last |= <uint64_t>1 << bit
    for bit in range(63, -1, -1):
        if k < MAN_BITS and not floor >> bit & 1:
            flat.man_bit[k] = bit
            k += 1
    for square in range(64):
        flat.man[square] = 0
        for k in range(MAN_BITS):
            flat.man[square] |= <uint64_t>(square >> k & 1) << flat.man_bit[k]


cdef inline int man_of(const Flat* flat, uint64_t code) noexcept nogil:
    cdef int k, square = 0
    for k in range(MAN_BITS):
        square |= <int>(code >> flat.man_bit[k] & 1) << k
    return square


cdef inline void widen_all(const Flat* flat, uint64_t* open, uint64_t* area, int count) noexcept nogil:
    """Widen each set to all of its `open` that can be walked to; both have room for LANES more."""
    cdef uint64_t[LANES] squares, forth, back, reached
    cdef uint64_t not_first = flat.not_first, not_last = flat.not_last, grown, wider
    cdef int width = flat.width, first = 0, lane
    for lane in range(LANES):
        open[count + lane] = area[count + lane] = 0
    while first < count:
        for lane in range(LANES):
            reached[lane] = area[first + lane]
            squares[lane] = open[first + lane]
            forth[lane] = squares[lane] & not_first
            back[lane] = squares[lane] & not_last
        grown = 1
        while grown:
            grown = 0
            for lane in range(LANES):
                wider = (reached[lane] | reached[lane] << 1 & forth[lane] | reached[lane] >> 1 & back[lane]
                         | (reached[lane] << width | reached[lane] >> width) & squares[lane])
                wider |= wider << 1 & forth[lane] | wider >> 1 & back[lane]
                grown |= wider ^ reached[lane]
                reached[lane] = wider
        for lane in range(LANES):
            area[first + lane] = reached[lane]
        first += LANES


cdef inline int least_square(const Flat* flat, uint64_t open, int man, uint64_t* area) noexcept nogil:
    """Fill `area` with the squares of `open` that hang together with `man`; return the least of them."""
    cdef uint64_t[1 + LANES] opens, areas
    opens[0], areas[0] = open, <uint64_t>1 << man
    widen_all(flat, opens, areas, 1)
    area[0] = areas[0]
    return lowest_bit(areas[0])


cdef inline uint64_t step(const Flat* flat, uint64_t squares, int direction) noexcept nogil:
    """All squares moved by one: 0 down, 1 right, 2 up, 3 left."""
    if direction == 0:
        return squares << flat.width
    if direction == 1:
        return squares << 1 & flat.not_first
    if direction == 2:
        return squares >> flat.width
    return squares >> 1 & flat.not_last


cdef inline int followers_towards(const Flat* flat, int direction, uint64_t boxes, uint64_t area, uint64_t* found,
                                  uint64_t* open, uint64_t* men, int* dead) noexcept nogil:
    cdef int opposite = direction ^ 2, count = 0
    cdef uint64_t beside, way, box, target, moved
    cdef bint live
    if flat.pull:
        # he stands beside the box and needs the square beyond
        beside = step(flat, area, opposite)
        way = boxes & beside & step(flat, beside, opposite)
    else:
        way = boxes & step(flat, area, direction) & step(flat, flat.floor & ~boxes, opposite)
    while way:
        box = way & (0 - way)
        way ^= box
        target = step(flat, box, direction)
        moved = boxes ^ box ^ target
        found[count] = moved
        open[count] = flat.floor & ~moved
        men[count] = step(flat, target, direction) if flat.pull else box
        live = (target & flat.live) != 0
        count += live
        dead[0] += not live
    return count


cdef inline int followers_of_all(const Flat* flat, const uint64_t* codes, int positions, uint64_t* found, int* counts,
                                 int* dead) noexcept nogil:
    """Write what is a push or pull after each of up to POSITIONS positions to `found`, which has room for FOUND.

    Returns how many; each position's own number goes to `counts`, those to squares that are not live to `dead`.
    """
    cdef uint64_t[POSITIONS + LANES] spaces, reached
    cdef uint64_t[FOUND + LANES] open, area
    cdef uint64_t boxes
    cdef int i, direction, count = 0, before
    for i in range(positions):
        spaces[i] = flat.floor & ~codes[i]
        reached[i] = <uint64_t>1 << man_of(flat, codes[i])
    widen_all(flat, spaces, reached, positions)
    for i in range(positions):
        boxes = flat.floor & codes[i]
        before = count
        dead[i] = 0
        for direction in range(4):
            count += followers_towards(flat, direction, boxes, reached[i], found + count, open + count, area + count,
                                       dead + i)
        counts[i] = count - before
    widen_all(flat, open, area, count)
    for i in range(count):
        found[i] |= flat.man[lowest_bit(area[i])]
    return count
