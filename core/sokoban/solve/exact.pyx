# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact searches; see `bidirectional.h`, `exact.h` and `shortest_walk.h` beside this file."""
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from core.base.control cimport Control
from core.sokoban.board cimport State
from core.sokoban.solve.engine cimport (
    NOBODY, SOLVED, UNSOLVABLE, Ending, Engine, Geometry, Limits, Node, Table, Watch, bytes_of_table, limits_of
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
    enum:
        IN_PUSHES
    ctypedef struct Reached:
        Node node
        uint8_t way
    ctypedef struct Exact:
        Table table
        int64_t expanded
        int64_t pushes
        uint32_t goal_node
        uint64_t best
        uint64_t proved
        int fields
        Ending ending
    Reached* reached_at(const Exact* e, uint32_t index)
    uint32_t field_of(uint64_t cost, int number)
    int make_exact(Exact* e, const Geometry* g, const int* order, Limits limits)
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

cdef extern from "shortest_walk.h" nogil:
    ctypedef struct Arrival:
        uint32_t before
        uint16_t from_ "from"
        uint8_t way
    ctypedef struct LayeredSide:
        Table table
        Arrival* arrivals
        uint32_t count
    ctypedef struct ShortestWalk:
        LayeredSide[2] side
        int64_t expanded
        int64_t generated
        uint32_t[2] meeting
        Ending ending
    int make_shortest_walk(ShortestWalk* w, const Geometry* g, Limits limits)
    void run_shortest_walk(ShortestWalk* w, const uint64_t* boxes, int man, int end_man, uint32_t pushes)
    void free_shortest_walk(ShortestWalk* w)

Found = namedtuple("Found", "ending pushes lower_bound positions memory expanded generated proved")


cdef object least_in_order(Engine engine, const uint64_t* boxes, int man, int end, object order, Limits limits):
    cdef Exact search
    cdef int[3] measures
    cdef uint32_t index
    cdef const Reached* reached
    cdef int i, proved = 0
    for i in range(3):
        measures[i] = order[i] if i < len(order) else -1
    try:
        if make_exact(&search, &engine.geometry, measures, limits):
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
        while search.goal_node != NOBODY and proved < search.fields:
            if field_of(search.best, proved) != field_of(search.proved, proved):
                break
            proved += 1
        bound = 0 if search.ending == UNSOLVABLE else field_of(search.proved, 0)
        return Found(
            ENDINGS[search.ending], tuple(reversed(pushes)), bound, search.table.count, bytes_of_table(&search.table),
            search.expanded, search.pushes, proved,
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
            search.ending == SOLVED,
        )
    finally:
        free_bidirectional(&search)


def exact(Engine engine, State state, *, object order, double seconds, size_t memory, Control control,
          Watch watch=None, object end_man=None):
    cdef uint64_t* boxes = <uint64_t*>calloc(engine.geometry.words + 1, sizeof(uint64_t))
    cdef int man = engine.number[state.man]
    cdef int end = -1 if end_man is None else engine.number[end_man]
    if boxes == NULL:
        raise MemoryError
    try:
        if not engine.place(state, boxes):
            return Found("unsolvable", (), 0, 0, 0, 0, 0, 0)
        limits = limits_of(seconds, memory, control, watch)
        if order[0] == IN_PUSHES:
            return fewest_pushes(engine, boxes, man, end, limits)
        return least_in_order(engine, boxes, man, end, order, limits)
    finally:
        free(boxes)


def shortest_walk(Engine engine, State state, int pushes, *, double seconds, size_t memory, Control control,
                  Watch watch=None, object end_man=None):
    cdef ShortestWalk search
    cdef uint64_t* boxes = <uint64_t*>calloc(engine.geometry.words + 1, sizeof(uint64_t))
    cdef int man = engine.number[state.man]
    cdef int end = -1 if end_man is None else engine.number[end_man]
    cdef uint32_t index
    cdef const Arrival* at
    if boxes == NULL:
        raise MemoryError
    try:
        if not engine.place(state, boxes):
            return Found("unsolvable", (), 0, 0, 0, 0, 0, 0)
        try:
            if make_shortest_walk(&search, &engine.geometry, limits_of(seconds, memory, control, watch)):
                raise MemoryError
            with nogil:
                run_shortest_walk(&search, boxes, man, end, pushes)
            ahead, behind = [], []
            index = search.meeting[0]
            while search.ending == SOLVED and search.side[0].arrivals[index].before != NOBODY:
                at = &search.side[0].arrivals[index]
                ahead.append(Push(engine.cell[at.from_], at.way))
                index = at.before
            index = search.meeting[1]
            while search.ending == SOLVED and search.side[1].arrivals[index].before != NOBODY:
                at = &search.side[1].arrivals[index]
                behind.append(Push(engine.cell[engine.geometry.beside[at.from_][at.way]], at.way ^ 2))
                index = at.before
            return Found(
                ENDINGS[search.ending], (*reversed(ahead), *behind), pushes,
                search.side[0].table.count + search.side[1].table.count,
                bytes_of_table(&search.side[0].table) + bytes_of_table(&search.side[1].table)
                + (search.side[0].count + search.side[1].count) * sizeof(Arrival),
                search.expanded, search.generated, 2 * (search.ending == SOLVED),
            )
        finally:
            free_shortest_walk(&search)
    finally:
        free(boxes)
