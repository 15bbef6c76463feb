# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Tables of the two phases: how coordinates turn, and which turns lead nearer to a phase's goal."""
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from contextlib import suppress
from threading import Lock

from core.cube.solve.coordinates cimport (
    FLIPS, PERMUTATIONS, SLICE_ORDERS, SLICES, TWISTS, corner_order_of, edge_order_of, flip_of, set_flip, set_order,
    set_slice, set_twist, slice_of, slice_order_of, twist_of,
)
from core.cube.cubie cimport TURN, Cubies, compose
from core.base.portable cimport lowest_bit

from core.base.files import table_file as storage
from core.base.memory import memory_for
from core.base.paths import tables_folder

cdef enum:
    UNSEEN = 255

TABLE_BYTES = sizeof(Phases)
FILE_NAME = "two-phase.table"
KIND = "two-phase"
VERSION = 1

PHASE2[:] = [0, 1, 2, 4, 7, 9, 10, 11, 13, 16]

cdef const uint8_t[::1] content = None
building = Lock()


cdef void fill_moves(Phases* p) noexcept nogil:
    cdef Cubies home, c, turned
    cdef int i, value, m
    for i in range(8):
        home.corner[i] = i
    for i in range(12):
        home.edge[i] = i
    c = home
    for value in range(TWISTS):
        set_twist(&c, value)
        for m in range(TURNS):
            compose(&c, &TURN[m], &turned)
            p.twist_move[TURNS * value + m] = twist_of(&turned)
    c = home
    for value in range(FLIPS):
        set_flip(&c, value)
        for m in range(TURNS):
            compose(&c, &TURN[m], &turned)
            p.flip_move[TURNS * value + m] = flip_of(&turned)
    for value in range(SLICES):
        set_slice(&c, value)
        for m in range(TURNS):
            compose(&c, &TURN[m], &turned)
            p.slice_move[TURNS * value + m] = slice_of(&turned)
    c = home
    for value in range(PERMUTATIONS):
        set_order(c.corner, 8, value, 0)
        set_order(c.edge, 8, value, 0)
        for m in range(TURNS2):
            compose(&c, &TURN[PHASE2[m]], &turned)
            p.corner_move[TURNS2 * value + m] = corner_order_of(&turned)
            p.edge_move[TURNS2 * value + m] = edge_order_of(&turned)
    c = home
    for value in range(SLICE_ORDERS):
        set_order(c.edge + 8, 4, value, 8)
        for m in range(TURNS2):
            compose(&c, &TURN[PHASE2[m]], &turned)
            p.order_move[TURNS2 * value + m] = slice_order_of(&turned)


cdef void fill_follow(Phases* p) noexcept nogil:
    cdef int last, m
    for last in range(7):
        p.follow1[last] = p.follow2[last] = 0
        for m in range(TURNS):
            if last == NONE or follows(m // 3, last):
                p.follow1[last] |= 1 << m
        for m in range(TURNS2):
            if last == NONE or follows(PHASE2[m] // 3, last):
                p.follow2[last] |= 1 << m


cdef void fill_distances(
    uint8_t* distance, const uint16_t* a_move, int a_count, const uint16_t* b_move, int b_count, int turns,
) noexcept nogil:
    """Breadth-first distances of all pairs (a, b) from (0, 0), at a * b_count + b.

    Once most pairs are seen it is cheaper to ask the others whether a neighbour was reached in the last layer.
    """
    cdef int depth = 0, a, b, m
    cdef int64_t seen = 1, before = 0, place, other, size = <int64_t>a_count * b_count
    memset(distance, UNSEEN, size)
    distance[0] = 0
    while seen > before:
        before = seen
        if seen * 3 < size:
            for a in range(a_count):
                for b in range(b_count):
                    if distance[<int64_t>a * b_count + b] != depth:
                        continue
                    for m in range(turns):
                        other = <int64_t>a_move[turns * a + m] * b_count + b_move[turns * b + m]
                        if distance[other] == UNSEEN:
                            distance[other] = depth + 1
                            seen += 1
        else:
            for a in range(a_count):
                for b in range(b_count):
                    place = <int64_t>a * b_count + b
                    if distance[place] != UNSEEN:
                        continue
                    for m in range(turns):
                        other = <int64_t>a_move[turns * a + m] * b_count + b_move[turns * b + m]
                        if distance[other] == depth:
                            distance[place] = depth + 1
                            seen += 1
                            break
        depth += 1


cdef void fill_steps1(
    uint64_t* steps, const uint8_t* distance, const uint16_t* a_move, int a_count, const uint16_t* slice_move,
) noexcept nogil:
    cdef int a, b, m, here, there
    cdef uint64_t entry
    for a in range(a_count):
        for b in range(SLICES):
            here = distance[SLICES * a + b]
            entry = <uint64_t>here << DISTANCE1
            for m in range(TURNS):
                there = distance[SLICES * a_move[TURNS * a + m] + slice_move[TURNS * b + m]]
                entry |= <uint64_t>(there < here) << m
                entry |= <uint64_t>(there <= here) << (NO_FARTHER1 + m)
            steps[SLICES * a + b] = entry


cdef void fill_steps2(
    uint32_t* steps, const uint8_t* distance, const uint16_t* a_move, const uint16_t* order_move,
) noexcept nogil:
    cdef int a, b, m, here, there
    cdef uint32_t entry
    for a in range(PERMUTATIONS):
        for b in range(SLICE_ORDERS):
            here = distance[SLICE_ORDERS * a + b]
            entry = <uint32_t>here << DISTANCE2
            for m in range(TURNS2):
                there = distance[SLICE_ORDERS * a_move[TURNS2 * a + m] + order_move[TURNS2 * b + m]]
                entry |= <uint32_t>(there < here) << m
                entry |= <uint32_t>(there <= here) << (NO_FARTHER2 + m)
            steps[SLICE_ORDERS * a + b] = entry


cdef void mark1(Phases* p, int twist, int flip, int slice, uint32_t turns, int left) noexcept nogil:
    """Mark all that `left` turns reach, the first one out of `turns`."""
    cdef uint32_t hashed = hash1(twist, flip, slice)
    cdef int m
    p.near1[hashed >> 3] |= 1 << (hashed & 7)
    if left == 0:
        return
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        mark1(p, p.twist_move[TURNS * twist + m], p.flip_move[TURNS * flip + m], p.slice_move[TURNS * slice + m],
              p.follow1[m // 3], left - 1)


cdef void mark2(Phases* p, int corners, int edges, int order, uint32_t turns, int left) noexcept nogil:
    """Mark all that `left` turns of phase 2 reach, the first one out of `turns`."""
    cdef uint32_t hashed = hash2(corners, edges, order)
    cdef int m
    p.near2[hashed >> 3] |= 1 << (hashed & 7)
    if left == 0:
        return
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        mark2(p, p.corner_move[TURNS2 * corners + m], p.edge_move[TURNS2 * edges + m],
              p.order_move[TURNS2 * order + m], p.follow2[PHASE2[m] // 3], left - 1)


cdef void fill_all(Phases* p, uint8_t* distance) noexcept nogil:
    """Fill all tables; `distance` is room for the largest one while it is needed."""
    memset(p.near1, 0, sizeof(p.near1))
    memset(p.near2, 0, sizeof(p.near2))
    fill_moves(p)
    fill_follow(p)
    fill_distances(p.twist_flip, p.twist_move, TWISTS, p.flip_move, FLIPS, TURNS)
    fill_distances(distance, p.twist_move, TWISTS, p.slice_move, SLICES, TURNS)
    fill_steps1(p.twist_slice, distance, p.twist_move, TWISTS, p.slice_move)
    fill_distances(distance, p.flip_move, FLIPS, p.slice_move, SLICES, TURNS)
    fill_steps1(p.flip_slice, distance, p.flip_move, FLIPS, p.slice_move)
    fill_distances(distance, p.corner_move, PERMUTATIONS, p.order_move, SLICE_ORDERS, TURNS2)
    fill_steps2(p.corner_order, distance, p.corner_move, p.order_move)
    fill_distances(distance, p.edge_move, PERMUTATIONS, p.order_move, SLICE_ORDERS, TURNS2)
    fill_steps2(p.edge_order, distance, p.edge_move, p.order_move)
    mark1(p, 0, 0, 0, LEAVING, NEAR1_DEPTH)
    mark2(p, 0, 0, 0, p.follow2[NONE], NEAR2_DEPTH)


def make():
    try:
        memory = memory_for(sizeof(Phases))
    except OSError:
        raise MemoryError("the tables of the two-phase solver do not fit into memory") from None
    cdef uint8_t[::1] view = memory
    cdef Phases* p = <Phases*>&view[0]
    cdef uint8_t* room = <uint8_t*>malloc(TWISTS * SLICES)
    if room == NULL:
        raise MemoryError("the tables of the two-phase solver do not fit into memory")
    with nogil:
        fill_all(p, room)
    free(room)
    return memory


def kept(folder):
    path = folder / FILE_NAME
    try:
        return storage.read_table(path, KIND, VERSION, sizeof(Phases))[0]
    except (OSError, storage.DamagedTableError):
        made = make()
    with suppress(OSError):
        storage.write_table(path, KIND, VERSION, [made])
    return made


cdef const Phases* phases() except NULL:
    global content
    with building:
        if content is None:
            content = kept(tables_folder())
    return <const Phases*>&content[0]


def prepare():
    phases()
