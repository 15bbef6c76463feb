# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Walks of the man, and those from one side of a lifted box to another, which are kept with the Reach."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from core.sokoban.path.reach cimport NONE, Reach


cdef class Walker:
    """Breadth-first search on foot; visited cells carry the number of the search, so nothing is cleared between two."""
    def __cinit__(self):
        self.stamp = NULL
        self.far = NULL
        self.queue = NULL

    def __dealloc__(self):
        free(self.stamp)
        free(self.far)
        free(self.queue)

    cdef int fit(self, int size) except -1:
        if size > self.size:
            free(self.stamp)
            free(self.far)
            free(self.queue)
            self.size = 0
            self.stamp = <uint32_t*>calloc(size, sizeof(uint32_t))
            self.far = <uint16_t*>malloc(size * sizeof(uint16_t))
            self.queue = <uint16_t*>malloc(size * sizeof(uint16_t))
            if self.stamp == NULL or self.far == NULL or self.queue == NULL:
                raise MemoryError
            self.size = size
            self.turn = 0
        return 0

    cdef int flood(
        self, const uint8_t* sides, const int* step, int source, int obstacle, const int* wanted, int missing,
    ) noexcept nogil:
        """Steps from `source` to every cell, going round `obstacle`; stop once all `missing` `wanted` cells are met.

        Return the number of cells met.
        """
        cdef int head = 0, tail = 1
        cdef int cell, near, d, i
        self.turn += 1
        if self.turn == 0:
            memset(self.stamp, 0, self.size * sizeof(uint32_t))
            self.turn = 1
        if obstacle >= 0:
            self.stamp[obstacle] = self.turn
            self.far[obstacle] = NONE
        self.stamp[source] = self.turn
        self.far[source] = 0
        self.queue[0] = <uint16_t>source
        if wanted != NULL:
            for i in range(4):
                if wanted[i] == source:
                    missing -= 1
            if missing == 0:
                return 1
        while head < tail:
            cell = self.queue[head]
            head += 1
            for d in range(4):
                if not sides[cell] >> d & 1:
                    continue
                near = cell + step[d]
                if self.stamp[near] == self.turn:
                    continue
                self.stamp[near] = self.turn
                self.far[near] = <uint16_t>(self.far[cell] + 1)
                self.queue[tail] = <uint16_t>near
                tail += 1
                if wanted != NULL:
                    for i in range(4):
                        if wanted[i] == near:
                            missing -= 1
                    if missing == 0:
                        return tail
        return tail

    cdef int steps(self, int cell) noexcept nogil:
        return self.far[cell] if self.stamp[cell] == self.turn else NONE

    cdef str descend(self, const int* step, const uint8_t* sides, int start):
        """The walk from `start` to the source of the last flood, straight on where that is as short."""
        cdef int cell = start
        cdef int d, k, heading = 0
        cdef list letters = []
        while self.far[cell]:
            for k in range(4):
                d = (heading + k) & 3
                if sides[cell] >> d & 1 and self.steps(cell + step[d]) == self.far[cell] - 1:
                    break
            heading = d
            letters.append("lurd"[d])
            cell += step[d]
        return "".join(letters)


cdef Walker walker = Walker()


# Index of the unordered pair of sides (a, b) among the six pairs.
cdef int[4][4] PAIR
cdef void fill_pairs() noexcept:
    cdef int a, b, k = 0
    for a in range(4):
        for b in range(a + 1, 4):
            PAIR[a][b] = PAIR[b][a] = k
            k += 1


fill_pairs()


cdef int make_ready(Reach reach) except -1:
    """Make room for walking distances round the box."""
    cdef int size = reach.state.board.size
    walker.fit(size)
    if reach.walks == NULL:
        reach.walks = <uint16_t*>calloc(6 * size, sizeof(uint16_t))
        if reach.walks == NULL:
            raise MemoryError
    return 0


cdef int first_walks(Reach reach, uint16_t* walk) noexcept nogil:
    """The man's steps to every side of the box where it stands, NONE if he cannot get there. Return the cells met."""
    cdef const int* step = reach.state.board.step
    cdef int[4] wanted
    cdef int side, met, missing = 0
    for side in range(4):
        wanted[side] = -1
        walk[side] = NONE
        if reach.start_sides >> side & 1:
            wanted[side] = reach.box + step[side]
            missing += 1
    if missing == 0:
        return 0
    met = walker.flood(reach.sides, step, reach.state.man, reach.box, wanted, missing)
    for side in range(4):
        if wanted[side] >= 0:
            walk[side] = walker.far[wanted[side]]
    return met


cdef unsigned int between(Reach reach, int cell, int a, int b, long long* work) noexcept nogil:
    """Steps from side `a` to side `b` of the box on `cell`; the two hang together. 0 in the cache means not known.

    The cells met are added to `work`.
    """
    cdef const int* step = reach.state.board.step
    cdef uint16_t* known = reach.walks + 6 * cell
    cdef int[4] wanted
    cdef int d, mates, missing = 0
    if a == b:
        return 0
    if known[PAIR[a][b]] == 0:
        # Every side the man can get to from `a` is likely to be asked for next, and is nearly always as near.
        mates = reach.together(cell, a)
        for d in range(4):
            wanted[d] = -1
            if mates >> d & 1 and d != a:
                wanted[d] = cell + step[d]
                missing += 1
        work[0] += walker.flood(reach.sides, step, cell + step[a], cell, wanted, missing)
        for d in range(4):
            if wanted[d] >= 0:
                known[PAIR[a][d]] = walker.far[wanted[d]]
    return known[PAIR[a][b]]
