# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Shortest walks, and the path of one box to one target in either order of cost.

A path of the fewest pushes has, among those, the fewest moves. The states (cell of the box, side on which the man
stands after the step) ordered by pushes form a layered graph; those on some path of fewest pushes to the target are
marked, and the quickest way through them is searched, see quickest.pyx. Pulls go the same way: the man stands on the
same side of the box after the step as before it, and the box goes to that side instead of the opposite one.
"""
from typing import NamedTuple

from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from core.sokoban.board cimport Board, State, free_sides
from core.sokoban.path.quickest cimport Quickest
from core.sokoban.path.reach cimport NONE, Reach
from core.sokoban.path.walker cimport can_step, make_ready, walker


class PushPath(NamedTuple):
    lurd: str
    cells: list
    pushes: int
    moves: int


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


cdef object written(Reach reach, tuple found):
    """The path along `cells`, the man standing on sides[k] for the step from cells[k]."""
    cdef const int* step = reach.state.board.step
    cdef int ahead = 0 if reach.pull else 2
    cdef int man = reach.state.man
    cdef int at, side
    cdef int[4] wanted
    cdef list cells, sides, parts = []
    wanted[1] = wanted[2] = wanted[3] = -1
    cells, sides, moves = found
    for at, side in zip(cells, sides):
        wanted[0] = man
        walker.flood(reach.sides, step, at + step[side], at, wanted, 1)
        parts.append(walker.descend(step, reach.sides, man))
        parts.append("LURD"[side ^ ahead])
        man = at + 2 * step[side] if reach.pull else at
    return PushPath("".join(parts), cells, len(sides), moves)


cdef class PushLayers:
    """States, cell * 4 + side of the man after the push, by the number of pushes that lead to them."""
    cdef uint16_t* layer     # pushes to the state, or NONE
    cdef uint8_t* marked     # on a path of fewest pushes to the target
    cdef uint8_t* spent      # per cell: sides from which every push is in a layer already
    cdef uint32_t* order     # states by layer
    cdef int count
    cdef int ahead           # turns the man's side into the direction of the step

    def __cinit__(self, size_t size, bint pull):
        self.ahead = 0 if pull else 2
        self.layer = <uint16_t*>malloc(4 * size * sizeof(uint16_t))
        self.marked = <uint8_t*>calloc(4 * size, 1)
        self.spent = <uint8_t*>calloc(size, 1)
        self.order = <uint32_t*>malloc(4 * size * sizeof(uint32_t))
        if not (self.layer and self.marked and self.spent and self.order):
            raise MemoryError
        memset(self.layer, 0xFF, 4 * size * sizeof(uint16_t))

    def __dealloc__(self):
        free(self.layer)
        free(self.marked)
        free(self.spent)
        free(self.order)

    cdef void push(self, Reach reach, int cell, int mates, int layer) noexcept nogil:
        """Reach in `layer` pushes every state that a push from one of `mates` leads to."""
        cdef const int* step = reach.state.board.step
        cdef int side, state
        for side in range(4):
            if mates >> side & 1 and can_step(reach, cell, side):
                state = (cell + step[side ^ self.ahead]) * 4 + side
                if self.layer[state] == NONE:
                    self.layer[state] = <uint16_t>layer
                    self.order[self.count] = <uint32_t>state
                    self.count += 1

    cdef void expand(self, Reach reach, int layers) noexcept nogil:
        cdef int head = 0
        cdef int state, cell
        self.push(reach, reach.box, reach.start_sides, 1)
        while head < self.count:
            state = <int>self.order[head]
            if self.layer[state] >= layers:
                return
            head += 1
            cell = state >> 2
            if not self.spent[cell] >> (state & 3) & 1:
                self.spent[cell] |= <uint8_t>reach.together(cell, state & 3)
                self.push(reach, cell, reach.together(cell, state & 3), self.layer[state] + 1)

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
            before = (state >> 2) - step[(state & 3) ^ self.ahead]
            if reach.distance[before] == NONE:
                continue
            mates = reach.together(before, state & 3)
            for side in range(4):
                if mates >> side & 1 and self.layer[before * 4 + side] == self.layer[state] - 1:
                    self.marked[before * 4 + side] = 1


def push_path(Reach reach, int target):
    cdef PushLayers layers
    cdef Quickest quickest
    if not 0 <= target < reach.state.board.size or reach.distance[target] == NONE:
        return None
    if target == reach.box:
        return PushPath("", [target], 0, 0)
    layers = PushLayers(reach.state.board.size, reach.pull)
    layers.expand(reach, reach.distance[target])
    layers.trace_back(reach, target, reach.distance[target])
    quickest = Quickest(reach)
    quickest.layer = layers.layer
    quickest.marked = layers.marked
    quickest.begin()
    quickest.run(target, -1)
    return written(reach, quickest.trace(target))


cdef class MovesFirst(Quickest):
    def __init__(self, Reach reach):
        self.begin()

    def search(self, int target, long long work):
        if not self.known(target):
            make_ready(self.reach)
            self.run(target, work)
        return self.known(target)

    def path(self, int target):
        if not 0 <= target < self.reach.state.board.size or self.reach.distance[target] == NONE:
            return None
        if target == self.reach.box:
            return PushPath("", [target], 0, 0)
        make_ready(self.reach)
        self.run(target, -1)
        return written(self.reach, self.trace(target))
