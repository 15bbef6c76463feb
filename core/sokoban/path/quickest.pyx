# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The way of one box to one target with the fewest moves and, among those, the fewest pushes.

Dijkstra over (cell of the box, side on which the man stands after the step); the cost of a state is moves << 32 |
pushes. To price a step the man's walk round the box must be known, a breadth-first search each time, so it is put off:
the step goes into the heap with the least the walk can be (0 on the same side, 2 to a side next to it, 4 to the
opposite one) and only when it comes up is the walk measured and the step put back. Steps that cannot matter to the
targets asked about are never measured. A way may come back to a cell, hence one parent per (cell, side).

Within layers every way to the target has as many pushes, so only the walks between them count, which leads the search
to the target nearly straight (the pushes still to come are a consistent A* estimate).
"""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memset

from core.sokoban.path.reach cimport NONE, Reach
from core.sokoban.path.walker cimport between, can_step, first_walks, make_ready

cdef enum:
    START = 4   # "came from" of the first step


cdef class Quickest:
    def __cinit__(self, Reach reach):
        cdef size_t states = 4 * reach.state.board.size
        self.reach = reach
        self.room = 1024
        self.cost = <uint64_t*>malloc(states * sizeof(uint64_t))
        self.parent = <uint8_t*>malloc(states)
        self.settled = <uint8_t*>malloc(states)
        self.heap = <Entry*>malloc(self.room * sizeof(Entry))
        if not (self.cost and self.parent and self.settled and self.heap):
            raise MemoryError
        memset(self.cost, 0xFF, states * sizeof(uint64_t))
        memset(self.settled, 0, states)

    cdef int begin(self) except -1:
        """Put the first steps into the heap."""
        cdef Reach reach = self.reach
        cdef uint16_t[4] walk
        cdef int side
        make_ready(reach)
        first_walks(reach, walk)
        for side in range(4):
            if walk[side] != NONE and can_step(reach, reach.box, side):
                self.add(<uint64_t>walk[side] << 32, reach.box, side, START, True)
        return 0

    def __dealloc__(self):
        free(self.cost)
        free(self.parent)
        free(self.settled)
        free(self.heap)

    cdef tuple trace(self, int target):
        """The best path to a cell that is known."""
        cdef const int* step = self.reach.state.board.step
        cdef int ahead = 0 if self.reach.pull else 2
        cdef int side, at, state, best = -1
        cdef list cells = [target], sides = []
        for side in range(4):
            state = target * 4 + side
            if self.settled[state] and (best < 0 or self.cost[state] < self.cost[best]):
                best = state
        state = best
        while True:
            side = state & 3
            at = (state >> 2) - step[side ^ ahead]
            cells.append(at)
            sides.append(side)
            if self.parent[state] == START:
                break
            state = at * 4 + self.parent[state]
        cells.reverse()
        sides.reverse()
        return cells, sides, <int>(self.cost[best] >> 32) + (0 if self.layer == NULL else len(sides))

    cdef bint known(self, int target) noexcept nogil:
        """Whether the best path is settled; the first of the four states of a cell to be settled is the best."""
        if not 0 <= target < self.reach.state.board.size or self.reach.distance[target] == NONE:
            return True
        return target == self.reach.box or (
            self.settled[4 * target] or self.settled[4 * target + 1]
            or self.settled[4 * target + 2] or self.settled[4 * target + 3]
        )

    cdef int run(self, int target, long long most) except -1 nogil:
        """Settle states until the target is known, or some `most` cells were met (-1: however many)."""
        cdef Entry entry
        cdef int cell, side, near, mates, state
        cdef const int* step = self.reach.state.board.step
        cdef int ahead = 0 if self.reach.pull else 2
        cdef unsigned int walk
        self.work = 0
        while self.count and not self.known(target) and (most < 0 or self.work < most):
            entry = self.take()
            self.work += 1
            state = <int>entry.state
            if self.settled[state]:
                continue
            side = state & 3
            if not entry.measured:
                cell = (state >> 2) - step[side ^ ahead]
                walk = between(self.reach, cell, entry.source, side, &self.work)
                entry.cost += <uint64_t>(walk - least_walk(entry.source, side)) << 32
                if entry.cost < self.cost[state]:
                    self.cost[state] = entry.cost
                    self.parent[state] = entry.source
                    self.put(entry.cost, <uint32_t>state, entry.source, True)
                continue
            self.settled[state] = 1
            cell = state >> 2
            mates = self.reach.together(cell, side)
            for near in range(4):
                if mates >> near & 1 and can_step(self.reach, cell, near):
                    self.add(
                        entry.cost + (<uint64_t>least_walk(side, near) << 32), cell, near, side, near == side
                    )
        return 0

    cdef int add(self, uint64_t cost, int cell, int side, int source, bint measured) except -1 nogil:
        """Put the step from `cell` into the heap; `cost` is that of getting to the side."""
        cdef int state = (cell + self.reach.state.board.step[side if self.reach.pull else side ^ 2]) * 4 + side
        cdef int layer
        cost += 1
        if self.layer == NULL:
            cost += <uint64_t>1 << 32
        else:
            layer = 1 if source == START else self.layer[cell * 4 + source] + 1
            if not self.marked[state] or self.layer[state] != layer:
                return 0
        if self.settled[state] or cost >= self.cost[state]:
            return 0
        if measured:
            self.cost[state] = cost
            self.parent[state] = <uint8_t>source
        return self.put(cost, <uint32_t>state, source, measured)

    cdef int put(self, uint64_t cost, uint32_t state, int source, bint measured) except -1 nogil:
        cdef size_t at = self.count, above
        cdef Entry* grown
        if self.count == self.room:
            grown = <Entry*>realloc(self.heap, 2 * self.room * sizeof(Entry))
            if grown == NULL:
                with gil:
                    raise MemoryError
            self.heap = grown
            self.room *= 2
        self.count += 1
        while at:
            above = (at - 1) >> 1
            if self.heap[above].cost <= cost:
                break
            self.heap[at] = self.heap[above]
            at = above
        self.heap[at].cost = cost
        self.heap[at].state = state
        self.heap[at].source = <uint8_t>source
        self.heap[at].measured = measured
        return 0

    cdef Entry take(self) noexcept nogil:
        cdef Entry first = self.heap[0], last
        cdef size_t at = 0, below
        self.count -= 1
        last = self.heap[self.count]
        while True:
            below = 2 * at + 1
            if below >= self.count:
                break
            if below + 1 < self.count and self.heap[below + 1].cost < self.heap[below].cost:
                below += 1
            if self.heap[below].cost >= last.cost:
                break
            self.heap[at] = self.heap[below]
            at = below
        self.heap[at] = last
        return first


cdef inline int least_walk(int a, int b) noexcept nogil:
    """The least number of steps from one side of a box to another."""
    return 0 if a == b else 4 if a == b ^ 2 else 2
