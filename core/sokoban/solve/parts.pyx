# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The parts of the searches, each by itself; see the headers beside this file."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from core.base.control cimport Control
from core.sokoban.board cimport State
from core.sokoban.solve.engine cimport MOST_WORDS, NO_SQUARE, Engine, Geometry, Limits, Patterns, limits_of

from core.sokoban.solve.engine import Push

cdef extern from *:
    """
    #ifdef __GNUC__
    #pragma GCC diagnostic ignored "-Wunused-function"  /* a few functions of each header are asked for */
    #endif
    """

cdef extern from "scene.h" nogil:
    ctypedef struct Area:
        pass
    ctypedef struct Scene:
        const Geometry* geometry
        uint8_t* filled
        uint16_t* boxes
        int count
        Area area
    int make_scene(Scene* s, const Geometry* g)
    void free_scene(Scene* s)
    void take_boxes(Scene* s, const uint64_t* set)
    int flood(const Scene* s, Area* a, int man)
    int ways_to_move(const Scene* s, const Area* area, int box)
    int push_lives(Scene* s, int from_, int to)
    void move_box(Scene* s, int from_, int to)
    void flip(uint64_t* set, int bit)

cdef extern from "assignment.h" nogil:
    enum:
        NO_WAY_THERE
    ctypedef struct Assignment:
        const int32_t** cost
    int make_assignment(Assignment* a, int n)
    int32_t assign_all(Assignment* a)
    void free_assignment(Assignment* a)
    const int32_t* pushes_from(const Geometry* g, int box, int man)

cdef extern from "pairs.h" nogil:
    ctypedef struct Pairs:
        pass
    int make_pairs(Pairs* p, const Geometry* g, size_t memory, const Limits* limits)
    void free_pairs(Pairs* p)
    int32_t needed_more(Pairs* p, const Scene* s, const Assignment* a, int man)

cdef extern from "narrowed.h" nogil:
    ctypedef struct Narrowed:
        pass
    int make_narrowed(Narrowed* n, const Geometry* g, size_t memory)
    void free_narrowed(Narrowed* n)
    const Geometry* narrow(Narrowed* n, Scene* s)

cdef extern from "corral.h" nogil:
    ctypedef struct CPush "Push":
        uint16_t from_ "from"
        uint8_t way
    ctypedef struct Corrals:
        CPush* best
    int make_corrals(Corrals* k, const Geometry* g)
    void free_corrals(Corrals* k)
    int find_corral(Corrals* k, const Scene* s)

cdef extern from "patterns.h" nogil:
    int has_pattern(const Patterns* p, const uint8_t* filled, int box, int man)

cdef extern from "suspects.h" nogil:
    ctypedef struct Rooms:
        pass
    ctypedef struct Trap:
        pass
    ctypedef struct Suspects:
        pass
    int make_rooms(Rooms* r, const Geometry* g)
    void free_rooms(Rooms* r)
    int make_trap(Trap* t, const Geometry* g, Patterns* patterns, int* cancelled)
    void free_trap(Trap* t)
    int make_suspects(Suspects* u, const Geometry* g, const Rooms* r)
    void free_suspects(Suspects* u)
    int is_trapped(Suspects* u, Trap* t, Corrals* k, const Scene* s, int man)

cdef extern from "origins.h" nogil:
    ctypedef struct Origins:
        pass
    int make_origins(Origins* o, const Geometry* g, const uint64_t* start)
    void free_origins(Origins* o)
    void forget_origins(Origins* o)
    int add_origin(Origins* o, Scene* s, const uint64_t* boxes, int from_)
    void drop_origin(Origins* o)

cdef extern from "cuts.h" nogil:
    enum:
        NO_PIECE
    ctypedef struct Cuts:
        int parts
    int make_cuts(Cuts* c, const Geometry* g)
    void free_cuts(Cuts* c)
    void walk_cuts(Cuts* c, const Scene* s, int root)
    int cut_at(Cuts* c, const Geometry* g, int at)
    int piece_of(const Cuts* c, int square)
    int lowest_of_piece(const Cuts* c, int piece)

cdef extern from "hotspots.h" nogil:
    ctypedef struct Hotspots:
        pass
    int make_hotspots(Hotspots* h, const Geometry* g, int* cancelled)
    void free_hotspots(Hotspots* h)
    int count_hotspots(Hotspots* h, const Scene* s, int from_, int to)

cdef extern from "sinks.h" nogil:
    int find_sink(Scene* s, const uint16_t* start, int count, uint8_t* sink)

BOARDS_BYTES = 1 << 24
PAIRS_BYTES = 1 << 24


cdef class Parts:
    cdef Engine engine
    cdef Control control
    cdef Scene scene
    cdef Narrowed narrowed
    cdef Corrals corrals
    cdef Assignment assignment
    cdef Rooms rooms
    cdef Trap trap
    cdef Suspects suspects
    cdef Pairs pairs
    cdef bint pairs_tried, pairs_known

    def __init__(self, Engine engine):
        self.engine = engine
        self.control = Control()
        cdef const Geometry* g = &engine.geometry
        if (
            make_scene(&self.scene, g)
            or make_narrowed(&self.narrowed, g, BOARDS_BYTES)
            or make_corrals(&self.corrals, g)
            or make_assignment(&self.assignment, g.goals)
            or make_rooms(&self.rooms, g)
            or make_trap(&self.trap, g, &engine.patterns, &self.control.cells.cancelled)
            or make_suspects(&self.suspects, g, &self.rooms)
        ):
            raise MemoryError

    def __dealloc__(self):
        free_scene(&self.scene)
        free_narrowed(&self.narrowed)
        free_corrals(&self.corrals)
        free_assignment(&self.assignment)
        free_rooms(&self.rooms)
        free_trap(&self.trap)
        free_suspects(&self.suspects)
        free_pairs(&self.pairs)

    cdef int spread(self, State state) except -1:
        """Put a position into the scene; the lowest square of the man's area."""
        cdef uint64_t[MOST_WORDS] boxes
        memset(boxes, 0, sizeof(boxes))
        if not self.engine.place(state, boxes):
            raise ValueError("a box stands on a dead square")
        self.scene.geometry = &self.engine.geometry
        take_boxes(&self.scene, boxes)
        return flood(&self.scene, &self.scene.area, self.engine.number[state.man])

    def living_pushes(self, State state):
        cdef int i, way, box, to
        self.spread(state)
        living = []
        for i in range(self.scene.count):
            box = self.scene.boxes[i]
            for way in range(4):
                if ways_to_move(&self.scene, &self.scene.area, box) >> way & 1:
                    to = self.engine.geometry.beside[box][way]
                    move_box(&self.scene, box, to)
                    if push_lives(&self.scene, box, to):
                        living.append(Push(self.engine.cell[box], way))
                    move_box(&self.scene, to, box)
        return living

    def least_pushes(self, State state, *, bint frozen_as_walls, bint pairs=False):
        cdef int man = self.spread(state), i
        cdef const Geometry* g = &self.engine.geometry
        if frozen_as_walls:
            g = narrow(&self.narrowed, &self.scene)
            if g == NULL:
                return None
        for i in range(self.scene.count):
            self.assignment.cost[i + 1] = pushes_from(g, self.scene.boxes[i], man)
        cdef int32_t least = assign_all(&self.assignment)
        if pairs and least < NO_WAY_THERE and self.measure_pairs():
            least += needed_more(&self.pairs, &self.scene, &self.assignment, man)
        return None if least >= NO_WAY_THERE else least

    cdef bint measure_pairs(self):
        """Whether something is known of pairs of boxes."""
        cdef Limits limits = limits_of(60, PAIRS_BYTES, self.control)
        if not self.pairs_tried:
            self.pairs_known = make_pairs(&self.pairs, &self.engine.geometry, PAIRS_BYTES, &limits) == 0
            self.pairs_tried = True
        return self.pairs_known

    def corral_pushes(self, State state):
        self.spread(state)
        cdef int count = find_corral(&self.corrals, &self.scene), i
        if count < 0:
            return None
        return [Push(self.engine.cell[self.corrals.best[i].from_], self.corrals.best[i].way) for i in range(count)]

    def trapped(self, State state):
        cdef int man = self.spread(state)
        return bool(is_trapped(&self.suspects, &self.trap, &self.corrals, &self.scene, man))

    def has_pattern(self, State state):
        cdef int man = self.spread(state), i
        for i in range(self.scene.count):
            if has_pattern(&self.engine.patterns, self.scene.filled, self.scene.boxes[i], man):
                return True
        return False

    cdef bint place(self, object cells, uint64_t* boxes) except -1:
        """Write some boxes as bits."""
        cdef int bit
        memset(boxes, 0, MOST_WORDS * sizeof(uint64_t))
        for cell in cells:
            bit = self.engine.geometry.bit[<int>self.engine.number[cell]]
            if bit == NO_SQUARE:
                raise ValueError("a box stands on a dead square")
            flip(boxes, bit)
        return True

    def sink(self, object boxes, object squares):
        cdef uint64_t[MOST_WORDS] placed
        cdef uint16_t* start = <uint16_t*>calloc(self.engine.geometry.cells + 1, sizeof(uint16_t))
        cdef uint8_t* sink = <uint8_t*>calloc(self.engine.geometry.cells + 1, 1)
        cdef int i
        try:
            if start == NULL or sink == NULL:
                raise MemoryError
            self.place(boxes, placed)
            take_boxes(&self.scene, placed)
            for i, cell in enumerate(squares):
                start[i] = self.engine.number[cell]
            find_sink(&self.scene, start, len(squares), sink)
            return {self.engine.cell[i] for i in range(self.engine.geometry.cells) if sink[i]}
        finally:
            free(start)
            free(sink)

    def leave(self, object start, object steps):
        cdef Origins origins
        cdef uint64_t[MOST_WORDS] boxes
        cdef int found
        left = []
        self.place(start, boxes)
        try:
            if make_origins(&origins, &self.engine.geometry, boxes):
                raise MemoryError
            forget_origins(&origins)
            for cells, box, back in steps:
                self.place(cells, boxes)
                found = add_origin(&origins, &self.scene, boxes, self.engine.number[box])
                if found and back:
                    drop_origin(&origins)
                left.append(bool(found))
            return left
        finally:
            free_origins(&origins)

    def pieces(self, State state, int box, int at):
        cdef Cuts cuts
        cdef const Geometry* g = &self.engine.geometry
        cdef int i, piece, count
        self.spread(state)
        try:
            if make_cuts(&cuts, g):
                raise MemoryError
            self.scene.filled[<int>self.engine.number[box]] = 0
            walk_cuts(&cuts, &self.scene, self.engine.number[box])
            count = cut_at(&cuts, g, self.engine.number[at])
            found = {}
            for i in range(g.cells):
                piece = piece_of(&cuts, i)
                if piece != NO_PIECE:
                    found.setdefault(self.engine.cell[lowest_of_piece(&cuts, piece)], set()).add(self.engine.cell[i])
            return count, found
        finally:
            self.scene.filled[<int>self.engine.number[box]] = 1
            free_cuts(&cuts)

    def hotspots(self, State state):
        cdef Hotspots hotspots
        self.spread(state)
        try:
            if make_hotspots(&hotspots, &self.engine.geometry, &self.control.cells.cancelled):
                raise MemoryError
            return count_hotspots(&hotspots, &self.scene, NO_SQUARE, NO_SQUARE)
        finally:
            free_hotspots(&hotspots)
