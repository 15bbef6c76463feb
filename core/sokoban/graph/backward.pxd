# cython: language_level=3
"""Searches over a graph whose pushes lie in compressed rows: backwards to what can be solved, forwards by layers."""
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

from core.base.control cimport Cells

cdef enum:
    UNKNOWN = -1         # in `left`: no solution is known from here
    DEAD = -2            # in `left`: there is none
    POLL = 0x3FFFF


cdef struct Rows:
    int64_t count        # of positions
    int64_t expanded     # positions below this number have all their pushes in the rows
    int64_t edges
    const uint64_t* begin        # where the pushes of a position begin
    const uint32_t* targets


cdef inline bint follow(
    const int64_t* into, const uint32_t* sources, uint32_t* queue, int64_t tail, int32_t* left, Cells* cells,
) noexcept nogil:
    """Hand `left` on from the first `tail` of the queue to what is still DEAD; false if cancelled."""
    cdef int64_t head = 0, i, k
    while head < tail:
        if (head & POLL) == 0 and cells.cancelled:
            return False
        i = queue[head]
        head += 1
        for k in range(into[i], into[i + 1]):
            if left[sources[k]] == DEAD:
                left[sources[k]] = left[i] + 1 if left[i] >= 0 else UNKNOWN
                queue[tail] = sources[k]
                tail += 1
    return True


cdef inline bint reverse(Rows* rows, int64_t* into, uint32_t* sources, Cells* cells) noexcept nogil:
    """Sort the pushes by target: those into i come from sources[into[i]:into[i + 1]]; false if cancelled."""
    cdef int64_t i, k
    for k in range(rows.edges):
        if (k & POLL) == 0 and cells.cancelled:
            return False
        into[rows.targets[k] + 2] += 1
    for i in range(rows.count + 1):
        into[i + 1] += into[i]
    for i in range(rows.expanded):
        if (i & POLL) == 0 and cells.cancelled:
            return False
        for k in range(<int64_t>rows.begin[i], <int64_t>rows.begin[i + 1]):
            sources[into[rows.targets[k] + 1]] = <uint32_t>i
            into[rows.targets[k] + 1] += 1
    return True


cdef inline bint fill_left(
    Rows* rows, int32_t* left, int64_t* into, uint32_t* sources, uint32_t* queue, Cells* cells,
) noexcept nogil:
    """Turn `left`, 0 where a position is solved and DEAD elsewhere, into the fewest pushes to a solved position.

    Positions that lead to some that were not looked at, and to no solved one, become UNKNOWN. False if cancelled.
    O(positions + pushes); `into`, `sources` and `queue` are zeroed room for positions + 2, pushes and positions.
    """
    cdef int64_t i, tail = 0
    if not reverse(rows, into, sources, cells):
        return False
    for i in range(rows.count):
        if left[i] == 0:
            queue[tail] = <uint32_t>i
            tail += 1
    if not follow(into, sources, queue, tail, left, cells):
        return False
    tail = 0
    for i in range(rows.expanded, rows.count):
        if left[i] == DEAD:
            left[i] = UNKNOWN
            queue[tail] = <uint32_t>i
            tail += 1
    return follow(into, sources, queue, tail, left, cells)


cdef inline int64_t next_layer(
    Rows* rows, uint8_t* seen, uint32_t* queue, int64_t head, int64_t end, Cells* cells,
) noexcept nogil:
    """Append to the queue, from `end` on, what is a push behind queue[head:end] and was not seen; its new length.

    -1 if cancelled.
    """
    cdef int64_t tail = end, i, k
    while head < end:
        if (head & 0xFFFF) == 0 and cells.cancelled:
            return -1
        i = queue[head]
        head += 1
        if i >= rows.expanded:
            continue
        for k in range(<int64_t>rows.begin[i], <int64_t>rows.begin[i + 1]):
            if not seen[rows.targets[k]]:
                seen[rows.targets[k]] = 1
                queue[tail] = rows.targets[k]
                tail += 1
    return tail
