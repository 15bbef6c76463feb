# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Shortest walks, and the push path of one box to one target.

A push path has the fewest pushes and, among those, the fewest moves. Cost is the pair (pushes, moves), so the states
(cell, side the man pushed from) ordered by pushes form a layered graph; a prefix of a best path is best for its own
last state. Only states on some path of fewest pushes to the target are given a walking cost, and walks between two
sides of a box on one cell are kept with the Reach, so that following the pointer from square to square costs little.
A path may come back to a cell, hence one parent per (cell, side).
"""
from typing import NamedTuple

from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from core.sokoban.board cimport Board, State, free_sides
from core.sokoban.reach cimport NONE, Reach


class PushPath(NamedTuple):
    lurd: str
    cells: list
    pushes: int
    moves: int


cdef class Walker:
    """Breadth-first search on foot; visited cells carry the number of the search, so nothing is cleared between two."""
    cdef uint32_t* stamp
    cdef uint16_t* far       # steps from the source
    cdef uint16_t* queue
    cdef int size
    cdef uint32_t turn

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

    cdef inline int steps(self, int cell) noexcept nogil:
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


def walk_area(State state):
    cdef Board board = state.board
    cdef bytes area = PyBytes_FromStringAndSize(NULL, board.size)
    cdef uint8_t* mask = <uint8_t*><char*>area
    cdef uint8_t* sides = <uint8_t*>malloc(board.size)
    cdef int i, count
    if sides == NULL:
        raise MemoryError
    free_sides(state, -1, sides)
    try:
        walker.fit(board.size)
    except MemoryError:
        free(sides)
        raise
    count = walker.flood(sides, board.step, state.man, -1, NULL, 0)
    memset(mask, 0, board.size)
    for i in range(count):
        mask[walker.queue[i]] = 1
    free(sides)
    return area


def walk_path(State state, int target):
    cdef Board board = state.board
    cdef int[4] wanted
    cdef uint8_t* sides
    if not 0 <= target < board.size or board.walls[target] or state.holds(target):
        return None
    wanted[0] = state.man
    wanted[1] = wanted[2] = wanted[3] = -1
    sides = <uint8_t*>malloc(board.size)
    if sides == NULL:
        raise MemoryError
    try:
        free_sides(state, -1, sides)
        walker.fit(board.size)
        walker.flood(sides, board.step, target, -1, wanted, 1)
        if walker.steps(state.man) == NONE:
            return None
        return walker.descend(board.step, sides, state.man)
    finally:
        free(sides)


# Index of the unordered pair of sides (a, b) among the six pairs.
cdef int[4][4] PAIR
cdef void fill_pairs() noexcept:
    cdef int a, b, k = 0
    for a in range(4):
        for b in range(a + 1, 4):
            PAIR[a][b] = PAIR[b][a] = k
            k += 1


fill_pairs()


cdef unsigned int between(Reach reach, int cell, int a, int b) noexcept nogil:
    """Steps from side `a` to side `b` of the box on `cell`; the two hang together. 0 in the cache means not known."""
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
        walker.flood(reach.sides, step, cell + step[a], cell, wanted, missing)
        for d in range(4):
            if wanted[d] >= 0:
                known[PAIR[a][d]] = walker.far[wanted[d]]
    return known[PAIR[a][b]]


cdef class Search:
    """Work area of one path: states are cell * 4 + side, the side of the box the man stands on after the push."""
    cdef uint16_t* layer     # pushes to the state, or NONE
    cdef uint8_t* marked     # on a path of fewest pushes to the target
    cdef uint32_t* moves     # fewest moves to a marked state
    cdef uint8_t* parent     # the state before has this side; 4 at the start
    cdef uint32_t* order     # states by layer
    cdef int count

    def __cinit__(self, size_t size):
        self.layer = <uint16_t*>malloc(4 * size * sizeof(uint16_t))
        self.marked = <uint8_t*>calloc(4 * size, 1)
        self.moves = <uint32_t*>malloc(4 * size * sizeof(uint32_t))
        self.parent = <uint8_t*>malloc(4 * size)
        self.order = <uint32_t*>malloc(4 * size * sizeof(uint32_t))
        if not (self.layer and self.marked and self.moves and self.parent and self.order):
            raise MemoryError
        memset(self.layer, 0xFF, 4 * size * sizeof(uint16_t))
        memset(self.moves, 0xFF, 4 * size * sizeof(uint32_t))

    def __dealloc__(self):
        free(self.layer)
        free(self.marked)
        free(self.moves)
        free(self.parent)
        free(self.order)

    cdef void push(self, Reach reach, int cell, int mates, int layer) noexcept nogil:
        """Reach in `layer` pushes every state that a push from one of `mates` leads to."""
        cdef const int* step = reach.state.board.step
        cdef int side, state
        for side in range(4):
            if mates >> side & 1 and reach.sides[cell] >> (side ^ 2) & 1:
                state = (cell + step[side ^ 2]) * 4 + side
                if self.layer[state] == NONE:
                    self.layer[state] = <uint16_t>layer
                    self.order[self.count] = <uint32_t>state
                    self.count += 1

    cdef void expand(self, Reach reach, int layers) noexcept nogil:
        cdef int head = 0
        cdef int state
        self.push(reach, reach.box, reach.start_sides, 1)
        while head < self.count:
            state = <int>self.order[head]
            if self.layer[state] >= layers:
                return
            head += 1
            self.push(reach, state >> 2, reach.together(state >> 2, state & 3), self.layer[state] + 1)

    cdef void trace_back(self, Reach reach, int target, int layers) noexcept nogil:
        """Mark the states from which `target` is reached with `layers` pushes in all."""
        cdef const int* step = reach.state.board.step
        cdef int i, state, before, side, mates
        for side in range(4):
            if self.layer[target * 4 + side] == layers:
                self.marked[target * 4 + side] = 1
        for i in range(self.count - 1, -1, -1):
            state = <int>self.order[i]
            if not self.marked[state]:
                continue
            before = (state >> 2) + step[state & 3]
            if reach.distance[before] == NONE:
                continue
            mates = reach.together(before, state & 3)
            for side in range(4):
                if mates >> side & 1 and self.layer[before * 4 + side] == self.layer[state] - 1:
                    self.marked[before * 4 + side] = 1

    cdef void relax(self, Reach reach, int cell, int mates, int source, int layer, const uint16_t* walk) noexcept nogil:
        """Price the marked pushes from `cell`; the man comes from side `source`, or walks walk[side] steps."""
        cdef const int* step = reach.state.board.step
        cdef int side, state
        cdef uint32_t cost
        for side in range(4):
            if not (mates >> side & 1 and reach.sides[cell] >> (side ^ 2) & 1):
                continue
            state = (cell + step[side ^ 2]) * 4 + side
            if not self.marked[state] or self.layer[state] != layer:
                continue
            if source == 4:
                cost = walk[side] + 1
            else:
                cost = self.moves[cell * 4 + source] + between(reach, cell, source, side) + 1
            if cost < self.moves[state]:
                self.moves[state] = cost
                self.parent[state] = <uint8_t>source

    cdef void price(self, Reach reach, const uint16_t* walk) noexcept nogil:
        cdef int i, state
        self.relax(reach, reach.box, reach.start_sides, 4, 1, walk)
        for i in range(self.count):
            state = <int>self.order[i]
            if self.marked[state]:
                self.relax(
                    reach, state >> 2, reach.together(state >> 2, state & 3), state & 3, self.layer[state] + 1, walk
                )


def push_path(Reach reach, int target):
    cdef Board board = reach.state.board
    cdef const int* step = board.step
    cdef int pushes, side, best, state, man, at, last
    cdef uint16_t[4] walk
    cdef int[4] wanted
    cdef Search search
    cdef list cells, sides, parts
    if not 0 <= target < board.size or reach.distance[target] == NONE:
        return None
    if target == reach.box:
        return PushPath("", [target], 0, 0)
    pushes = reach.distance[target]
    walker.fit(board.size)
    if reach.walks == NULL:
        reach.walks = <uint16_t*>calloc(6 * board.size, sizeof(uint16_t))
        if reach.walks == NULL:
            raise MemoryError
    search = Search(board.size)
    search.expand(reach, pushes)
    search.trace_back(reach, target, pushes)
    for side in range(4):
        wanted[side] = -1
        walk[side] = NONE
    best = 0
    for side in range(4):
        if reach.start_sides >> side & 1:
            wanted[side] = reach.box + step[side]
            best += 1
    walker.flood(reach.sides, step, reach.state.man, reach.box, wanted, best)
    for side in range(4):
        if wanted[side] >= 0:
            walk[side] = walker.far[wanted[side]]
    search.price(reach, walk)

    best = -1
    for side in range(4):
        state = target * 4 + side
        if search.marked[state] and (best < 0 or search.moves[state] < search.moves[best]):
            best = state
    cells = []
    sides = []
    state = best
    while True:
        cells.append(state >> 2)
        side = state & 3
        sides.append(side)
        last = search.parent[state]
        at = (state >> 2) + step[side]
        if last == 4:
            break
        state = at * 4 + last
    cells.append(at)
    cells.reverse()
    sides.reverse()

    parts = []
    man = reach.state.man
    for at, side in zip(cells, sides):
        wanted[0] = man
        wanted[1] = wanted[2] = wanted[3] = -1
        walker.flood(reach.sides, step, at + step[side], at, wanted, 1)
        parts.append(walker.descend(step, reach.sides, man))
        parts.append("LURD"[side ^ 2])
        man = at
    return PushPath("".join(parts), cells, pushes, search.moves[best])
