# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What turns make of labelled pieces: every arrangement of the labels once, and how far each is from a wanted one.

Pieces that a question takes for the same have the same label; an arrangement is a label and a twist for each place,
five bits a place, found breadth first and kept in a table of turns. Several tables bound a search by iterative
deepening, as R. E. Korf's pattern databases do (AAAI 1997), and together they are the goal itself.
"""
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from core.base.control cimport Cells, Control, cancelled
from core.base.portable cimport lowest_bit

cdef enum:
    PLACES = 12
    TURNS = 18
    BITS = 5
    CODE = 31
    UNSEEN = 255
    SPACES = 20             # no more than places
    FACES = 6
    LONGEST = 30
    A_LOOK = 4096


cdef struct Quarters:
    int places, count
    uint8_t source[FACES][PLACES]
    uint64_t brought[FACES][PLACES][CODE + 1]   # what a code becomes, where it lies then


cdef struct Table:
    uint64_t* keys          # the labels of each arrangement
    uint32_t* quarter       # for each arrangement and quarter turn the number of the one it leads to
    uint32_t* after         # the same for each turn
    uint8_t* distance
    uint32_t* slots         # open addressing: a number + 1, or 0
    int64_t count, most
    uint64_t mask


cdef inline int64_t number_of(Table* t, uint64_t key) noexcept nogil:
    """The number of an arrangement, a new one if it was not there; -1 if there is no room."""
    cdef uint64_t slot = ((key * <uint64_t>0x9E3779B97F4A7C15) >> 20) & t.mask
    while t.slots[slot]:
        if t.keys[t.slots[slot] - 1] == key:
            return t.slots[slot] - 1
        slot = (slot + 1) & t.mask
    if t.count == t.most:
        return -1
    t.keys[t.count] = key
    t.count += 1
    t.slots[slot] = <uint32_t>t.count
    return t.count - 1


cdef inline uint64_t turned(const Quarters* quarters, int face, uint64_t key) noexcept nogil:
    cdef uint64_t after = 0
    cdef int place
    for place in range(quarters.places):
        after |= quarters.brought[face][place][(key >> (BITS * quarters.source[face][place])) & CODE]
    return after


cdef bint enumerate_all(Table* t, const Quarters* quarters, Cells* cells) noexcept nogil:
    """Every arrangement that turns lead to; false if there is no room, or once it is cancelled."""
    cdef int64_t at = 0, found
    cdef int face
    while at < t.count:
        if (at & (A_LOOK - 1)) == 0 and cancelled(cells, 0):
            return False
        for face in range(quarters.count):
            found = number_of(t, turned(quarters, face, t.keys[at]))
            if found < 0:
                return False
            t.quarter[at * quarters.count + face] = <uint32_t>found
        at += 1
    return True


cdef void join(Table* t, int faces, const uint8_t* face, const uint8_t* times, int turns) noexcept nogil:
    """Turns of one or more quarters."""
    cdef int64_t at
    cdef uint32_t there
    cdef int turn, _time
    for at in range(t.count):
        for turn in range(turns):
            there = <uint32_t>at
            for _time in range(times[turn]):
                there = t.quarter[<int64_t>there * faces + face[turn]]
            t.after[at * turns + turn] = there


cdef void measure(Table* t, int places, int turns, const uint32_t* wanted, uint32_t* queue) noexcept nogil:
    """Breadth first from those that are as wanted."""
    cdef int64_t at, head = 0, tail = 0
    cdef uint32_t other
    cdef int place, turn
    memset(t.distance, UNSEEN, t.count)
    for at in range(t.count):
        for place in range(places):
            if not (wanted[place] >> ((t.keys[at] >> (BITS * place)) & CODE)) & 1:
                break
        else:
            t.distance[at] = 0
            queue[tail] = <uint32_t>at
            tail += 1
    while head < tail:
        at = queue[head]
        head += 1
        for turn in range(turns):
            other = t.after[at * turns + turn]
            if t.distance[other] == UNSEEN:
                t.distance[other] = t.distance[at] + 1
                queue[tail] = other
                tail += 1


cdef class Arrangements:
    cdef Table table
    cdef readonly list starts

    def __cinit__(self):
        memset(&self.table, 0, sizeof(Table))

    def __dealloc__(self):
        free(self.table.keys)
        free(self.table.quarter)
        free(self.table.after)
        free(self.table.distance)
        free(self.table.slots)

    @property
    def count(self):
        return self.table.count

    def __init__(self, starts, quarters, turns, int twists, wanted, int64_t most, Control control):
        cdef Quarters q
        cdef uint32_t[PLACES] allowed
        cdef uint8_t[TURNS] faces
        cdef uint8_t[TURNS] times
        cdef uint64_t key
        cdef int place, face, code, count = len(turns)
        cdef bint whole = False
        q.places, q.count = len(wanted), len(quarters)
        for face, (source, twist) in enumerate(quarters):
            for place in range(q.places):
                q.source[face][place] = source[place]
                q.brought[face][place][0] = 0
                for code in range(CODE):
                    key = code - code % twists + (code % twists + <int>twist[place]) % twists + 1
                    q.brought[face][place][code + 1] = key << (BITS * place)
        for place in range(q.places):
            allowed[place] = wanted[place]
        for place, (face, code) in enumerate(turns):
            faces[place], times[place] = face, code
        self._take_room(most, q.count, count)
        self.starts = []
        for start in starts:
            key = 0
            for place in range(q.places):
                key |= <uint64_t>(<int>start[place]) << (BITS * place)
            self.starts.append(number_of(&self.table, key))
        with nogil:
            whole = enumerate_all(&self.table, &q, &control.cells)
            if whole:
                join(&self.table, q.count, faces, times, count)
                # the slots have done their work
                measure(&self.table, q.places, count, allowed, self.table.slots)
        free(self.table.quarter)
        self.table.quarter = NULL
        if not whole and not control.cancelled:
            raise ValueError(f"there are more than {most} arrangements")

    cdef int _take_room(self, int64_t most, int quarters, int turns) except -1:
        cdef Table* t = &self.table
        cdef int64_t slots = 2
        while slots < 2 * most:
            slots *= 2
        t.most, t.mask = most, slots - 1
        t.keys = <uint64_t*>malloc(most * sizeof(uint64_t))
        t.quarter = <uint32_t*>malloc(most * quarters * sizeof(uint32_t))
        t.after = <uint32_t*>malloc(most * turns * sizeof(uint32_t))
        t.distance = <uint8_t*>malloc(most)
        t.slots = <uint32_t*>malloc(slots * sizeof(uint32_t))
        if not (t.keys and t.quarter and t.after and t.distance and t.slots):
            raise MemoryError("the arrangements do not fit into memory")
        memset(t.slots, 0, slots * sizeof(uint32_t))
        memset(t.distance, UNSEEN, most)
        return 0

    def distance(self, int64_t number):
        return self.table.distance[number]


cdef struct Search:
    int spaces, turns
    const uint32_t* after[SPACES]
    const uint8_t* distance[SPACES]
    uint32_t[FACES + 1] follows
    uint8_t[TURNS] face
    uint32_t at[LONGEST + 1][SPACES]        # where one is in each space after so many turns
    uint8_t[LONGEST] path
    int length
    int64_t nodes, pairs
    Cells* cells
    bint stopped


cdef inline int ones(uint32_t word) noexcept nogil:
    cdef int count = 0
    while word:
        word &= word - 1
        count += 1
    return count


cdef bint reach(Search* s, int depth, int last) noexcept nogil:
    """Whether the turns that are left lead to where all is as wanted; they are on the path then."""
    cdef int left = s.length - depth - 1, space, turn
    cdef uint32_t turns = s.follows[last], other
    if left < 0:
        return True
    s.nodes += 1
    if (s.nodes & (A_LOOK - 1)) == 0 and cancelled(s.cells, s.pairs):
        s.stopped = True
        return False
    while turns:
        turn = lowest_bit(turns)
        turns &= turns - 1
        for space in range(s.spaces):
            other = s.after[space][<int64_t>s.at[depth][space] * s.turns + turn]
            if s.distance[space][other] > left:
                break
            s.at[depth + 1][space] = other
        else:
            s.path[depth] = turn
            if reach(s, depth + 1, s.face[turn]):
                return True
            if s.stopped:
                return False
            if depth == 1:
                s.pairs += 1
            continue
        # no way goes on there
        if depth < 2:
            s.pairs += 1 if depth == 1 else ones(s.follows[s.face[turn]])
    return False


def way(spaces, int start, int length, follows, faces, Control control):
    cdef Search s
    cdef Arrangements one
    cdef bint found = True
    cdef int space
    s.spaces, s.turns, s.length = len(spaces), len(faces), length
    s.nodes, s.pairs, s.stopped, s.cells = 0, control.done, False, &control.cells
    for space in range(s.turns):
        s.face[space] = faces[space]
    for space in range(FACES + 1):
        s.follows[space] = follows[space]
    for space, one in enumerate(spaces):
        s.after[space], s.distance[space] = one.table.after, one.table.distance
        s.at[0][space] = one.starts[start]
        found = found and one.table.distance[s.at[0][space]] <= length
    if not found:
        return None
    with nogil:
        found = reach(&s, 0, FACES)
    control.done = s.pairs
    return [s.path[space] for space in range(length)] if found else None
