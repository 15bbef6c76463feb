# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The shortest way into the group <U, D, R2, L2, F2, B2>: the first phase of H. Kociemba's algorithm, made optimal.

Iterative deepening over the 2 217 093 120 cosets, bounded by the exact distance of each pair of the three coordinates.
"""
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t
from libc.stdlib cimport free, malloc
from libc.string cimport memchr, memset

from threading import Lock

from core.base.control cimport Cells, Control, cancelled
from core.cube.cubie cimport Cube, Cubies, wrap
from core.cube.solve.coordinates cimport (
    FLIPS, SLICES, TWISTS, flip_of, set_flip, set_slice, set_twist, slice_of, twist_of,
)
from core.cube.solve.phases cimport NEAR1_DEPTH, NONE, TURNS, Phases, is_near1, phases
from core.base.portable cimport lowest_bit

cdef enum:
    UNSEEN = 255
    FARTHEST = 30
    NODES_A_LOOK = 4096
    ALL_TURNS = 0b111111111111111111
    QUARTER_TURNS = 0b101101101101101101


cdef struct Bounds:
    uint8_t twist_flip[TWISTS * FLIPS]
    uint8_t twist_slice[TWISTS * SLICES]
    uint8_t flip_slice[FLIPS * SLICES]


cdef struct Walk:
    const Phases* tables
    const Bounds* bounds
    bint quarters           # half turns count twice
    uint8_t[FARTHEST] path
    int length
    int64_t nodes
    Cells* cells
    bint stopped


LONGEST = FARTHEST

cdef Bounds* built[2]
built[0] = built[1] = NULL
building = Lock()


cdef void fill(
    uint8_t* distance, const uint16_t* a_move, int a_count, const uint16_t* b_move, int b_count, uint32_t unit_turns,
) noexcept nogil:
    """Breadth-first distances of all pairs (a, b) from (0, 0) by `unit_turns`, at a * b_count + b."""
    cdef int depth = 0, a, b, m
    cdef uint32_t turns
    cdef int64_t other
    cdef bint grew = True
    memset(distance, UNSEEN, <size_t>a_count * b_count)
    distance[0] = 0
    while grew:
        grew = False
        for a in range(a_count):
            for b in range(b_count):
                if distance[<int64_t>a * b_count + b] != depth:
                    continue
                turns = unit_turns
                while turns:
                    m = lowest_bit(turns)
                    turns &= turns - 1
                    other = <int64_t>a_move[TURNS * a + m] * b_count + b_move[TURNS * b + m]
                    if distance[other] == UNSEEN:
                        distance[other] = depth + 1
                        grew = True
        depth += 1


cdef const Bounds* bounds(const Phases* p, bint quarters) except NULL:
    cdef Bounds* made
    cdef uint32_t turns = QUARTER_TURNS if quarters else ALL_TURNS
    with building:
        if built[quarters] == NULL:
            made = <Bounds*>malloc(sizeof(Bounds))
            if made == NULL:
                raise MemoryError("the tables of the domino do not fit into memory")
            with nogil:
                fill(made.twist_flip, p.twist_move, TWISTS, p.flip_move, FLIPS, turns)
                fill(made.twist_slice, p.twist_move, TWISTS, p.slice_move, SLICES, turns)
                fill(made.flip_slice, p.flip_move, FLIPS, p.slice_move, SLICES, turns)
            built[quarters] = made
    return built[quarters]


cdef inline int bound(const Bounds* b, int twist, int flip, int slice) noexcept nogil:
    cdef int most = b.twist_flip[FLIPS * twist + flip], other = b.twist_slice[SLICES * twist + slice]
    if other > most:
        most = other
    other = b.flip_slice[SLICES * flip + slice]
    return other if other > most else most


cdef bint reach(Walk* w, int twist, int flip, int slice, int left, int last, int depth) noexcept nogil:
    """Whether turns that amount to exactly `left` lead into the group; they are on the path then."""
    cdef const Phases* p = w.tables
    cdef const Bounds* b = w.bounds
    cdef uint32_t turns = p.follow1[last]
    cdef int m, after, twist_after, flip_after, slice_after
    if left == 0:
        w.length = depth
        return twist == 0 and flip == 0 and slice == 0
    w.nodes += 1
    if (w.nodes & (NODES_A_LOOK - 1)) == 0 and cancelled(w.cells, w.nodes):
        w.stopped = True
        return False
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        after = left - 1 - (w.quarters and m % 3 == 1)
        if after < 0:
            continue
        twist_after = p.twist_move[TURNS * twist + m]
        flip_after = p.flip_move[TURNS * flip + m]
        if b.twist_flip[FLIPS * twist_after + flip_after] > after:
            continue
        slice_after = p.slice_move[TURNS * slice + m]
        if after <= NEAR1_DEPTH and not is_near1(p, twist_after, flip_after, slice_after):
            continue
        if b.twist_slice[SLICES * twist_after + slice_after] > after:
            continue
        if b.flip_slice[SLICES * flip_after + slice_after] > after:
            continue
        w.path[depth] = m
        if reach(w, twist_after, flip_after, slice_after, after, m // 3, depth + 1):
            return True
        if w.stopped:
            return False
    return False


def way(Cube cube, bint quarters, int most=FARTHEST, Control control=None):
    cdef Walk w
    cdef int twist = twist_of(&cube.cubies), flip = flip_of(&cube.cubies), slice = slice_of(&cube.cubies), left
    cdef bint found = False
    if control is None:
        control = Control()
    w.tables = phases()
    w.bounds = bounds(w.tables, quarters)
    w.quarters = quarters
    w.nodes = 0
    w.length = 0
    w.stopped = False
    w.cells = &control.cells
    with nogil:
        for left in range(bound(w.bounds, twist, flip, slice), most + 1):
            found = reach(&w, twist, flip, slice, left, NONE, 0)
            if found or w.stopped:
                break
    return [w.path[at] for at in range(w.length)] if found else None


def coset(int twist, int flip, int slice):
    cdef Cubies cubies
    cdef int at
    for at in range(8):
        cubies.corner[at] = at
    set_slice(&cubies, slice)
    set_twist(&cubies, twist)
    set_flip(&cubies, flip)
    return wrap(&cubies, 0)


cdef bint spread(uint8_t* distance, const Phases* p, uint32_t unit_turns, int depth, Cells* cells) noexcept nogil:
    """Give all cosets beside one at `depth` the next one, unless they were seen; false if cancelled.

    All twists of a flip and slice lie together, so that a turn leads from one row of 2187 bytes to one other.
    """
    cdef int flip, slice, twist, m
    cdef uint32_t turns
    cdef const uint8_t* row
    cdef uint8_t* other
    cdef uint16_t[TWISTS] here
    cdef int count, i
    for flip in range(FLIPS):
        if cancelled(cells, <int64_t>depth * FLIPS + flip):
            return False
        for slice in range(SLICES):
            row = distance + (<int64_t>flip * SLICES + slice) * TWISTS
            if memchr(row, depth, TWISTS) == NULL:
                continue
            count = 0
            for twist in range(TWISTS):
                here[count] = twist
                count += row[twist] == depth
            turns = unit_turns
            while turns:
                m = lowest_bit(turns)
                turns &= turns - 1
                other = distance + (
                    <int64_t>p.flip_move[TURNS * flip + m] * SLICES + p.slice_move[TURNS * slice + m]
                ) * TWISTS
                for i in range(count):
                    twist = p.twist_move[TURNS * here[i] + m]
                    if other[twist] > depth + 1:
                        other[twist] = depth + 1
    return True


def count_cosets(bint quarters, Control control=None):
    cdef const Phases* p = phases()
    cdef int64_t size = <int64_t>FLIPS * SLICES * TWISTS, at, found
    cdef int depth = 0
    cdef uint32_t turns = QUARTER_TURNS if quarters else ALL_TURNS
    cdef uint8_t* distance = <uint8_t*>malloc(size)
    if distance == NULL:
        raise MemoryError("all cosets do not fit into memory")
    if control is None:
        control = Control()
    counts, deepest = [], []
    try:
        memset(distance, UNSEEN, size)
        distance[0] = 0
        while True:
            found = 0
            with nogil:
                for at in range(size):
                    found += distance[at] == depth
            if found == 0:
                break
            counts.append(found)
            if not spread(distance, p, turns, depth, &control.cells):
                return None
            depth += 1
        for at in range(size):
            if distance[at] == depth - 1:
                deepest.append((at % TWISTS, at // TWISTS // SLICES, at // TWISTS % SLICES))
    finally:
        free(distance)
    return counts, deepest
