# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The random walk on the 3x3x3 for a few moves, exactly: every sequence of turns is counted by the depth it ends at."""
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcmp, memcpy, memset

from core.base.control cimport Cells, Control, cancelled
from core.cube.cubie cimport ROTATION, ROTATION_INVERSE, TURN, Cubies, compose
from core.base.portable cimport lowest_bit
from core.cube.notation.sequences cimport turns_of_metric
from core.base.rng cimport mix64

from core.cube.notation.sequences import canonical_counts

LONGEST = {"htm": 7, "qtm": 8}
cdef enum:
    SYMMETRIES = 48
    PLACES = 20
    CORNERS = 8
    POLL = 256
    # classes hold 48 positions but for the symmetric ones, which are many only among the first
    MEMBERS = 40
    FIRST = 1000


cdef struct Geometry:
    # the conjugate has at place i of its twenty: code[s][i][what is at place[s][i]]
    uint8_t place[SYMMETRIES][PLACES]
    uint8_t code[SYMMETRIES][PLACES][64]


cdef struct Classes:
    Geometry* geometry
    Cubies* member          # the least of each class, in the order of depth
    uint8_t* depth
    uint8_t* orbit          # how many positions the class has
    int32_t* after          # the class of each turn's position, `turns` for each class that was expanded
    int32_t* slots          # hash table of classes, one more than the index; 0 is free
    uint32_t mask
    int64_t room
    int64_t count
    int64_t expanded
    int turns


# The mirror that exchanges L and R keeps U, D, F and B, so no edge is flipped by it.
cdef uint8_t[PLACES] MIRROR = [1, 0, 3, 2, 5, 4, 7, 6, 2, 1, 0, 3, 6, 5, 4, 7, 9, 8, 11, 10]


cdef inline uint8_t twisted(int piece, int twist) noexcept nogil:
    return piece | (twist % 3) << 4


cdef void fill_geometry(Geometry* g) noexcept nogil:
    """Symmetry s is the mirror, if s >= 24, and then conjugation by rotation s % 24."""
    cdef const Cubies* rotation
    cdef const Cubies* back
    cdef int s, i, at, piece, o, mirrored, turned
    for s in range(SYMMETRIES):
        mirrored = s >= 24
        rotation = &ROTATION[s % 24]
        back = &ROTATION[ROTATION_INVERSE[s % 24]]
        for i in range(PLACES):
            at = rotation.corner[i] if i < CORNERS else rotation.edge[i - CORNERS]
            turned = at >> 4
            at &= 15
            if i < CORNERS:
                g.place[s][i] = MIRROR[at] if mirrored else at
            else:
                g.place[s][i] = CORNERS + (MIRROR[CORNERS + at] if mirrored else at)
            for piece in range(CORNERS if i < CORNERS else 12):
                if i < CORNERS:
                    at = back.corner[MIRROR[piece] if mirrored else piece]
                    for o in range(3):
                        g.code[s][i][piece | o << 4] = twisted(
                            at & 15, (at >> 4) + turned + (3 - o if mirrored else o)
                        )
                else:
                    at = back.edge[MIRROR[CORNERS + piece] if mirrored else piece]
                    for o in range(2):
                        g.code[s][i][piece | o << 4] = at ^ ((turned ^ o) << 4)


cdef int least(const Geometry* g, const Cubies* position, Cubies* out) noexcept nogil:
    """The least of the position's conjugates, byte by byte; returns how many there are."""
    cdef const uint8_t* given = <const uint8_t*>position
    cdef uint8_t* best = <uint8_t*>out
    cdef int s, i, value, fixing = 1
    memcpy(best, given, PLACES)
    for s in range(1, SYMMETRIES):
        for i in range(PLACES):
            value = g.code[s][i][given[g.place[s][i]]]
            if value != best[i]:
                break
        else:
            fixing += 1
            continue
        if value < best[i]:
            fixing = 1
            for i in range(i, PLACES):
                best[i] = g.code[s][i][given[g.place[s][i]]]
    return SYMMETRIES // fixing


cdef int32_t class_of(Classes* c, const Cubies* position, int depth) noexcept nogil:
    """The index of the position's class, which gets `depth` if it is new; -1 if there is no more room."""
    cdef Cubies lowest
    cdef uint64_t[3] key
    cdef uint32_t at
    cdef int32_t index
    cdef int orbit = least(c.geometry, position, &lowest)
    key[2] = 0
    memcpy(key, &lowest, PLACES)
    at = <uint32_t>mix64(key[0] ^ mix64(key[1] ^ mix64(key[2]))) & c.mask
    while c.slots[at]:
        index = c.slots[at] - 1
        if memcmp(&c.member[index], &lowest, PLACES) == 0:
            return index
        at = (at + 1) & c.mask
    if c.count == c.room:
        return -1
    index = <int32_t>c.count
    c.count += 1
    c.slots[at] = index + 1
    c.member[index] = lowest
    c.depth[index] = depth
    c.orbit[index] = orbit
    return index


cdef int expand(Classes* c, int deepest, uint32_t allowed, Cells* cells) noexcept nogil:
    """Find all classes up to that depth, and the neighbours of those before it; 0, 1 if cancelled, 2 without room."""
    cdef Cubies solved, turned
    cdef uint32_t turns
    cdef int32_t* after = c.after
    cdef int i
    for i in range(CORNERS):
        solved.corner[i] = i
    for i in range(12):
        solved.edge[i] = i
    class_of(c, &solved, 0)
    while c.expanded < c.count and c.depth[c.expanded] < deepest:
        # symmetric positions make some more classes than a 48th of the sequences, which is the total
        if c.expanded % POLL == 0 and cancelled(cells, min(c.expanded, cells.total)):
            return 1
        turns = allowed
        while turns:
            compose(&c.member[c.expanded], &TURN[lowest_bit(turns)], &turned)
            turns &= turns - 1
            after[0] = class_of(c, &turned, c.depth[c.expanded] + 1)
            if after[0] < 0:
                return 2
            after += 1
        c.expanded += 1
    cells.done = cells.total
    return 0


cdef class Enumeration:
    """Owns the memory."""
    cdef Classes classes
    cdef bint complete

    def __cinit__(self, metric, int deepest, Control control):
        cdef uint32_t allowed = turns_of_metric(metric)
        cdef Classes* c = &self.classes
        cdef int64_t inner
        cdef int outcome
        if not 0 <= deepest <= LONGEST[metric]:
            raise ValueError(f"in {metric} the moves are from 0 to {LONGEST[metric]}")
        counts = canonical_counts(metric, deepest)
        c.turns = 18 if metric == "htm" else 12
        c.room = sum(counts) // MEMBERS + FIRST
        inner = sum(counts[:deepest]) // MEMBERS + FIRST
        c.mask = (1 << (2 * c.room).bit_length()) - 1
        c.geometry = <Geometry*>malloc(sizeof(Geometry))
        c.member = <Cubies*>malloc(c.room * sizeof(Cubies))
        c.depth = <uint8_t*>malloc(c.room)
        c.orbit = <uint8_t*>malloc(c.room)
        c.after = <int32_t*>malloc(inner * c.turns * sizeof(int32_t))
        c.slots = <int32_t*>calloc(<size_t>c.mask + 1, sizeof(int32_t))
        if not (c.geometry and c.member and c.depth and c.orbit and c.after and c.slots):
            raise MemoryError()
        control.cells.total = sum(counts[:deepest]) // SYMMETRIES + 1
        with nogil:
            fill_geometry(c.geometry)
            outcome = expand(c, deepest, allowed, &control.cells)
        if outcome == 2:
            raise MemoryError()
        self.complete = outcome == 0

    def __dealloc__(self):
        free(self.classes.geometry)
        free(self.classes.member)
        free(self.classes.depth)
        free(self.classes.orbit)
        free(self.classes.after)
        free(self.classes.slots)


cdef void step(const Classes* c, const int64_t* before, int64_t* after) noexcept nogil:
    """From the number of sequences that end in each class to that of the sequences one turn longer."""
    cdef int64_t index
    cdef int k
    for index in range(c.count):
        after[index] = 0
    for index in range(c.expanded):
        if before[index]:
            for k in range(c.turns):
                after[c.after[index * c.turns + k]] += before[index]


def depth_counts(metric, int longest, Control control=None):
    cdef Enumeration found = Enumeration(metric, longest, Control() if control is None else control)
    cdef Classes* c = &found.classes
    cdef int64_t* before = NULL
    cdef int64_t* after = NULL
    cdef int64_t[16] ended
    cdef int64_t index
    cdef int moves, d
    if not found.complete:
        return None
    counts = []
    try:
        before = <int64_t*>calloc(c.count, sizeof(int64_t))
        after = <int64_t*>calloc(c.count, sizeof(int64_t))
        if before == NULL or after == NULL:
            raise MemoryError()
        before[0] = 1
        for moves in range(longest + 1):
            with nogil:
                if moves > 0:
                    step(c, before, after)
                    before, after = after, before
                for d in range(16):
                    ended[d] = 0
                for index in range(c.count):
                    ended[c.depth[index]] += before[index]
            counts.append([ended[d] for d in range(longest + 1)])
    finally:
        free(before)
        free(after)
    return counts


def class_moves(metric, int deepest, Control control=None):
    cdef Enumeration found = Enumeration(metric, deepest + 1, Control() if control is None else control)
    cdef Classes* c = &found.classes
    cdef int64_t[16][3] counts
    cdef int64_t index
    cdef int k, d
    if not found.complete:
        return None
    for d in range(16):
        counts[d][0] = counts[d][1] = counts[d][2] = 0
    with nogil:
        for index in range(c.expanded):
            d = c.depth[index]
            for k in range(c.turns):
                counts[d][1 + d - c.depth[c.after[index * c.turns + k]]] += c.orbit[index]
    return [(counts[d][0], counts[d][1], counts[d][2]) for d in range(deepest + 1)]


def class_turns(metric, int deepest, Control control=None):
    cdef Enumeration found = Enumeration(metric, deepest + 1, Control() if control is None else control)
    cdef Classes* c = &found.classes
    cdef int64_t[16][19][19] counts
    cdef int[3] ways
    cdef int64_t index
    cdef int k, d, closer, same
    if not found.complete:
        return None
    memset(counts, 0, sizeof(counts))
    with nogil:
        for index in range(c.expanded):
            d = c.depth[index]
            ways[0] = ways[1] = ways[2] = 0
            for k in range(c.turns):
                ways[1 + d - c.depth[c.after[index * c.turns + k]]] += 1
            counts[d][ways[2]][ways[1]] += c.orbit[index]
    return [
        {
            (closer, same): counts[d][closer][same]
            for closer in range(19) for same in range(19) if counts[d][closer][same]
        }
        for d in range(deepest + 1)
    ]
