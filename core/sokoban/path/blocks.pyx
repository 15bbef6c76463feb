# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Blocks and cut vertices of the floor, with the depth-first search that finds them.

Hopcroft and Tarjan, "Algorithm 447" (CACM 16, 1973), iteratively: on 200 x 200 squares recursion would overflow. When
the search leaves a child u of v with low(u) >= number(v), the squares found since u form a block with v.
"""
from libc.stdint cimport uint8_t
from libc.stdlib cimport free, malloc

from core.sokoban.board cimport Board, State, free_sides

from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase


class Square(NamedTuple):
    cell: int
    number: int
    depth: int
    low: int
    parent: int
    size: int


class Blocks(NamedTuple):
    squares: dict[int, Square]
    blocks: tuple[tuple[int, ...], ...]
    cut_vertices: frozenset[int]
    steps: tuple[int, int, int, int]


cdef class _Search:
    """The numbers of one search, a C array each, indexed by cell; 0 where no square was visited."""
    cdef int* number
    cdef int* low
    cdef int* depth
    cdef int* parent
    cdef int* size
    cdef int* order      # cells as they were visited
    cdef int* waiting    # cells that belong to no block yet, or still to one above them
    cdef uint8_t* sides
    cdef uint8_t* todo
    cdef int visited
    cdef int cells

    def __cinit__(self, State state, int lifted):
        cdef int cells = state.board.size, cell
        self.cells = cells
        self.number = <int*>malloc(7 * sizeof(int) * cells + 2 * cells)
        if self.number == NULL:
            raise MemoryError
        self.low = self.number + cells
        self.depth = self.low + cells
        self.parent = self.depth + cells
        self.size = self.parent + cells
        self.order = self.size + cells
        self.waiting = self.order + cells
        self.sides = <uint8_t*>(self.waiting + cells)
        self.todo = self.sides + cells
        for cell in range(cells):
            self.number[cell] = 0
        free_sides(state, lifted, self.sides)

    def __dealloc__(self):
        free(self.number)

    cdef void enter(self, int cell, int parent) noexcept:
        self.order[self.visited] = cell
        self.visited += 1
        self.number[cell] = self.low[cell] = self.visited
        self.depth[cell] = 0 if parent < 0 else self.depth[parent] + 1
        self.parent[cell] = parent
        self.size[cell] = 1
        self.todo[cell] = self.sides[cell]


cdef list _visit(_Search search, const int* step, int root):
    """Search the squares connected with `root`; return their blocks."""
    cdef list blocks = [], block
    cdef int v = root, u, side, parent, waiting = 1, other
    search.enter(root, -1)
    search.waiting[0] = root
    while True:
        if search.todo[v]:
            side = 0
            while not search.todo[v] >> side & 1:
                side += 1
            search.todo[v] &= search.todo[v] - 1
            u = v + step[side]
            if search.number[u] == 0:
                search.enter(u, v)
                search.waiting[waiting] = u
                waiting += 1
                v = u
            elif u != search.parent[v] and search.number[u] < search.low[v]:
                search.low[v] = search.number[u]
            continue
        parent = search.parent[v]
        if parent < 0:
            return blocks
        search.size[parent] += search.size[v]
        if search.low[v] < search.low[parent]:
            search.low[parent] = search.low[v]
        if search.low[v] >= search.number[parent]:
            block = [parent]
            other = -1
            while other != v:
                waiting -= 1
                other = search.waiting[waiting]
                block.append(other)
            blocks.append(tuple(sorted(block)))
        v = parent


def find_blocks(State state not None, box=None):
    cdef Board board = state.board
    cdef int lifted = -1 if box is None else box
    cdef _Search search
    cdef list blocks
    cdef int cell, place
    if lifted >= 0 and (lifted >= board.size or not state.holds(lifted)):
        raise InputError(phrase("There is no box on that square"), "{},{}".format(*board.xy(lifted)))
    search = _Search(state, lifted)
    cdef bytes inside = board.flood(state.man)
    blocks = _visit(search, board.step, state.man)
    for cell in range(board.size):
        if inside[cell] and search.number[cell] == 0 and (cell == lifted or not state.holds(cell)):
            blocks += _visit(search, board.step, cell)
    squares = {}
    for place in range(search.visited):
        cell = search.order[place]
        squares[cell] = Square(
            cell, search.number[cell], search.depth[cell], search.low[cell], search.parent[cell], search.size[cell]
        )
    blocks.sort(key=lambda block: (-len(block), block))  # the same wherever the man stands
    met = set()
    cuts = set()
    for block in blocks:
        for square in block:
            (cuts if square in met else met).add(square)
    return Blocks(squares, tuple(blocks), frozenset(cuts), (-1, -board.stride, 1, board.stride))
