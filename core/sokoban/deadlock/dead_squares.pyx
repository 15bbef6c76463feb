# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Which goals a lone box can be brought to, for all squares and up to 64 goals at once, against the direction of play.

States are (cell of the box, class of its sides on which the man can be), the classes being those of reach.pyx: the
graph of free cells with the box's own cell free is the same wherever the box is, so one depth-first pass gives them
all. From every goal the moves are taken back; a state hands its set of goals on to the states before it until no set
grows. With one bit this is a breadth-first search.
"""
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from core.sokoban.board cimport Board
from core.sokoban.path.reach cimport NONE, class_of, separate

cdef inline int lowest(int mask) noexcept nogil:
    return 0 if mask & 1 else 1 if mask & 2 else 2 if mask & 4 else 3


cdef class Ways:
    def __cinit__(self, size_t size):
        self.size = <int>size
        self.part = <uint16_t*>malloc(size * sizeof(uint16_t))
        self.index = <uint16_t*>malloc(4 * size * sizeof(uint16_t))
        self.bits = <uint64_t*>malloc(4 * size * sizeof(uint64_t))
        self.waiting = <uint8_t*>calloc(4 * size, 1)
        self.queue = <uint32_t*>malloc((4 * size + 1) * sizeof(uint32_t))
        if not (self.part and self.index and self.bits and self.waiting and self.queue):
            raise MemoryError

    def __dealloc__(self):
        free(self.part)
        free(self.index)
        free(self.bits)
        free(self.waiting)
        free(self.queue)

    cdef int separate_all(self) except -1:
        """Find the classes of sides of every cell; `sides` and `step` are set."""
        cdef int cell, size = self.size
        cdef uint16_t* path = self.index + size
        cdef uint16_t* low = path + size
        cdef uint8_t* todo = <uint8_t*>(low + size)
        memset(self.part, 0, size * sizeof(uint16_t))
        memset(self.index, 0xFF, size * sizeof(uint16_t))
        for cell in range(size):
            if self.sides[cell] and self.index[cell] == NONE:
                separate(self.sides, self.step, cell, cell, self.part, self.index, path, low, todo)
        return 0

    cdef void trace(self, const uint16_t* goals, int count, bint as_one) noexcept nogil:
        """Fill `bits`: bit k for goals[k], at most 64 of them; or bit 0 for any number of them."""
        cdef int k, cell, side, mates, ahead, before, state
        cdef int head = 0, tail = 0, room = 4 * self.size + 1
        cdef uint64_t news
        memset(self.bits, 0, 4 * self.size * sizeof(uint64_t))
        for k in range(count):
            for side in range(4):
                cell = goals[k]
                if self.sides[cell] >> side & 1:
                    state = cell * 4 + lowest(class_of(self.part[cell], self.sides[cell], side))
                    self.bits[state] |= <uint64_t>1 << (0 if as_one else k)
                    if not self.waiting[state]:
                        self.waiting[state] = 1
                        self.queue[tail] = <uint32_t>state
                        tail += 1
        ahead = 2 if self.pull else 0
        while head != tail:
            state = <int>self.queue[head]
            head = head + 1 if head + 1 < room else 0
            self.waiting[state] = 0
            cell = state >> 2
            news = self.bits[state]
            mates = class_of(self.part[cell], self.sides[cell], state & 3)
            for side in range(4):
                # A push to `cell` that left the man on this side of it came from the square he stands on now, and he
                # from the one beyond; a pull came from the other side.
                if not (mates >> side & 1 and self.sides[cell] >> (side ^ ahead) & 1):
                    continue
                before = cell + self.step[side ^ ahead]
                if not self.sides[before] >> side & 1:
                    continue
                state = before * 4 + lowest(class_of(self.part[before], self.sides[before], side))
                if news & ~self.bits[state]:
                    self.bits[state] |= news
                    if not self.waiting[state]:
                        self.waiting[state] = 1
                        self.queue[tail] = <uint32_t>state
                        tail = tail + 1 if tail + 1 < room else 0

    cdef uint64_t at(self, int cell) noexcept nogil:
        """The goals to which a box on `cell` can be brought, the man being where it suits."""
        cdef uint64_t* bits = self.bits + 4 * cell
        return bits[0] | bits[1] | bits[2] | bits[3]


def live_squares(Board board, bint pull=False):
    cdef bytes mask = PyBytes_FromStringAndSize(board.goals, board.size)
    cdef uint8_t* live = <uint8_t*><char*>mask
    cdef Ways ways = Ways(board.size)
    cdef uint16_t* goals = ways.index  # free again once the classes are known
    cdef int cell, d, count = 0
    ways.pull = pull
    ways.sides = board.sides
    for d in range(4):
        ways.step[d] = board.step[d]
    ways.separate_all()
    for cell in range(board.size):
        if live[cell]:
            goals[count] = <uint16_t>cell
            count += 1
    ways.trace(goals, count, True)
    for cell in range(board.size):
        if ways.at(cell):
            live[cell] = 1
    return mask
