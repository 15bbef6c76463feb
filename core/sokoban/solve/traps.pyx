# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Boxes that can never be undone; see `suspects.h` and `trap.h` beside this file."""
from libc.stdint cimport int64_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset

from core.base.control cimport Control
from core.base.portable cimport clock_now
from core.sokoban.board cimport State
from core.sokoban.solve.engine cimport MOST_WORDS, Engine, Geometry, Patterns

import threading
from collections import namedtuple

from core.sokoban.deadlock.deadlocks import Deadlock

cdef extern from *:
    """
    #ifdef __GNUC__
    #pragma GCC diagnostic ignored "-Wunused-function"  /* a few functions of each header are asked for */
    #endif
    """

cdef extern from "towards.h" nogil:
    int make_towards(Geometry* to, const Geometry* g, const uint64_t* boxes, int pulling)
    void free_towards(Geometry* to)

cdef extern from "suspects.h" nogil:
    ctypedef struct Area:
        uint16_t* queue
        int count
    ctypedef struct Scene:
        uint16_t* boxes
        int count
        Area area
        Area after
    ctypedef struct Corrals:
        pass
    ctypedef struct Rooms:
        pass
    ctypedef struct CTrap "Trap":
        Scene scene
        int end_man
        uint32_t tries
        int cut_short
        int* cancelled
    ctypedef struct Suspects:
        pass
    int make_scene(Scene* s, const Geometry* g)
    void free_scene(Scene* s)
    void take_boxes(Scene* s, const uint64_t* set)
    int flood(const Scene* s, Area* a, int man)
    int make_corrals(Corrals* k, const Geometry* g)
    void free_corrals(Corrals* k)
    int make_rooms(Rooms* r, const Geometry* g)
    void free_rooms(Rooms* r)
    int make_proof(CTrap* t, const Geometry* g, Patterns* patterns, int* cancelled)
    void free_trap(CTrap* t)
    int make_suspects(Suspects* u, const Geometry* g, const Rooms* r)
    void free_suspects(Suspects* u)
    int is_trapped(Suspects* u, CTrap* t, Corrals* k, const Scene* s, int man)
    int is_shut_in(Suspects* u, CTrap* t, const Scene* s, int man)

CORRAL = "corral"
ENTANGLED = "entangled"
SHUT_IN = "shut in"

POSITIONS = (50, 500, 5000)

Trap = namedtuple("Trap", "deadlock area")


cdef class Traps:
    cdef Engine engine
    cdef object one_at_a_time
    cdef Geometry back      # of the level played backwards; all zero for one played forwards
    cdef Scene scene
    cdef Corrals corrals
    cdef Rooms rooms
    cdef CTrap trap
    cdef Suspects suspects

    def __init__(self, Engine engine, State back_to=None):
        cdef uint64_t[MOST_WORDS] boxes
        cdef const Geometry* g = &engine.geometry
        self.engine = engine
        self.one_at_a_time = threading.Lock()
        if back_to is not None:
            memset(boxes, 0, sizeof(boxes))
            if not engine.place(back_to, boxes):
                raise ValueError("a box begins on a dead square")
            if make_towards(&self.back, g, boxes, True):
                raise MemoryError
            g = &self.back
        if (
            make_scene(&self.scene, g)
            or make_corrals(&self.corrals, g)
            or make_rooms(&self.rooms, g)
            or make_proof(&self.trap, g, NULL, NULL)
            or make_suspects(&self.suspects, g, &self.rooms)
        ):
            raise MemoryError
        if back_to is not None:
            self.trap.end_man = engine.number[back_to.man]

    def __dealloc__(self):
        free_scene(&self.scene)
        free_corrals(&self.corrals)
        free_rooms(&self.rooms)
        free_trap(&self.trap)
        free_suspects(&self.suspects)
        if self.back.cells:
            free_towards(&self.back)

    def find(self, State state, Control control, double seconds):
        with self.one_at_a_time:
            return self.look(state, control, clock_now() + <int64_t>(seconds * 1e9))

    cdef object look(self, State state, Control control, int64_t end):
        cdef uint64_t[MOST_WORDS] boxes
        cdef int man = self.engine.number[state.man]
        cdef bint found = False
        memset(boxes, 0, sizeof(boxes))
        if not self.engine.place(state, boxes):
            return None
        take_boxes(&self.scene, boxes)
        man = flood(&self.scene, &self.scene.area, man)
        self.trap.cancelled = &control.cells.cancelled
        for tries in POSITIONS:
            self.trap.tries = tries
            self.trap.cut_short = False
            with nogil:
                if self.trap.end_man < 0:
                    found = is_trapped(&self.suspects, &self.trap, &self.corrals, &self.scene, man)
                else:
                    found = is_shut_in(&self.suspects, &self.trap, &self.scene, man)
            if found or not self.trap.cut_short or self.trap.cancelled[0] or clock_now() > end:
                break
        return self.last(state) if found else None

    cdef object last(self, State state):
        """The trap that was found last, as few boxes as still are one."""
        cdef const Scene* scene = &self.trap.scene
        cdef int i
        boxes = sorted([self.engine.cell[scene.boxes[i]] for i in range(scene.count)])
        area = bytearray(state.board.size)
        for i in range(scene.after.count):
            area[self.engine.cell[scene.after.queue[i]]] = 1
        kind = SHUT_IN
        if self.trap.end_man < 0:
            kind = CORRAL if scene.after.count + scene.count < self.engine.geometry.cells else ENTANGLED
        return Trap(Deadlock(kind, tuple(boxes)), bytes(area))
