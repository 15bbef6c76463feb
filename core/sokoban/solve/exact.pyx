# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact searches; see `bidirectional.h` and `exact.h` beside this file."""
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from core.control cimport Control
from core.sokoban.board cimport State
from core.sokoban.solve.engine cimport (
    NOBODY, UNSOLVABLE, Ending, Engine, Geometry, Limits, Node, Table, Watch, bytes_of_table, limits_of
)

from collections import namedtuple

from core.sokoban.solve.engine import ENDINGS, Push

cdef extern from *:
    """
    #ifdef __GNUC__
    #pragma GCC diagnostic ignored "-Wunused-function"  /* both searches need only a part of what they include */
    #endif
    """

cdef extern from "exact.h" nogil:
    ctypedef struct Reached:
        Node node
        uint8_t way
    ctypedef struct Exact:
        Table table
        int64_t expanded
        int64_t pushes
        uint32_t goal_node
        uint32_t proved
        Ending ending
    Reached* reached_at(const Exact* e, uint32_t index)
    int make_exact(Exact* e, const Geometry* g, Limits limits)
    void run_exact(Exact* e, const uint64_t* boxes, int man, int end_man)
    void free_exact(Exact* e)

cdef extern from "bidirectional.h" nogil:
    ctypedef struct Between:
        Node node
        uint32_t after
        uint16_t pulled
        uint8_t[2] way
    ctypedef struct Bidirectional:
        Table table
        int64_t expanded
        int64_t pushes
        uint32_t meeting
        uint32_t proved
        Ending ending
    Between* between_at(const Bidirectional* b, uint32_t index)
    int make_bidirectional(Bidirectional* b, const Geometry* g, Limits limits)
    void run_bidirectional(Bidirectional* b, const uint64_t* boxes, int man, int end_man)
    void free_bidirectional(Bidirectional* b)

Found = namedtuple("Found", "ending pushes lower_bound positions memory expanded generated")


cdef object fewest_moves(Engine engine, const uint64_t* boxes, int man, int end, Limits limits):
    cdef Exact search
    cdef uint32_t index
    cdef const Reached* reached
    try:
        if make_exact(&search, &engine.geometry, limits):
            raise MemoryError
        with nogil:
            run_exact(&search, boxes, man, end)
        pushes = []
        index = search.goal_node
        while index != NOBODY:
            reached = reached_at(&search, index)
            if reached.node.parent != NOBODY:
                pushes.append(Push(engine.cell[reached.node.from_], reached.way))
            index = reached.node.parent
        return Found(
            ENDINGS[search.ending], tuple(reversed(pushes)), 0 if search.ending == UNSOLVABLE else search.proved,
            search.table.count, bytes_of_table(&search.table), search.expanded, search.pushes,
        )
    finally:
        free_exact(&search)


cdef object fewest_pushes(Engine engine, const uint64_t* boxes, int man, int end, Limits limits):
    cdef Bidirectional search
    cdef uint32_t index
    cdef const Between* at
    try:
        if make_bidirectional(&search, &engine.geometry, limits):
            raise MemoryError
        with nogil:
            run_bidirectional(&search, boxes, man, end)
        pushes = []
        index = search.meeting
        while index != NOBODY:
            at = between_at(&search, index)
            index = at.node.parent
            if index != NOBODY:
                pushes.append(Push(engine.cell[at.node.from_], at.way[0]))
        pushes.reverse()
        index = search.meeting
        while index != NOBODY:
            at = between_at(&search, index)
            index = at.after
            if index != NOBODY:
                pushes.append(Push(engine.cell[engine.geometry.beside[at.pulled][at.way[1]]], at.way[1] ^ 2))
        return Found(
            ENDINGS[search.ending], tuple(pushes), 0 if search.ending == UNSOLVABLE else search.proved,
            search.table.count, bytes_of_table(&search.table), search.expanded, search.pushes,
        )
    finally:
        free_bidirectional(&search)


def exact(Engine engine, State state, *, bint moves, double seconds, size_t memory, Control control,
          Watch watch=None, object end_man=None):
    cdef uint64_t* boxes = <uint64_t*>calloc(engine.geometry.words + 1, sizeof(uint64_t))
    cdef int man = engine.number[state.man]
    cdef int end = -1 if end_man is None else engine.number[end_man]
    if boxes == NULL:
        raise MemoryError
    try:
        if not engine.place(state, boxes):
            return Found("unsolvable", (), 0, 0, 0, 0, 0)
        limits = limits_of(seconds, memory, control, watch)
        if moves:
            return fewest_moves(engine, boxes, man, end, limits)
        return fewest_pushes(engine, boxes, man, end, limits)
    finally:
        free(boxes)
