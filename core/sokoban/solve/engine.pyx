# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The searches in C over one level; see the headers beside this file."""
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from collections import namedtuple

from core.base.control cimport Control
from core.base.portable cimport clock_now, clock_of_thread
from core.sokoban.board cimport Board, State

cdef extern from "geometry.h" nogil:
    int make_geometry(Geometry* g, int cells, uint16_t (*beside)[4], uint8_t* is_goal)
    void free_geometry(Geometry* g)

cdef extern from "towards.h" nogil:
    int make_towards(Geometry* to, const Geometry* g, const uint64_t* boxes, int pulling)
    void free_towards(Geometry* to)

cdef extern from "corral.h" nogil:
    ctypedef struct CPush "Push":
        uint16_t from_ "from"
        uint8_t way

cdef extern from "greedy.h" nogil:
    ctypedef struct Stage:
        Node node
        uint8_t way
    ctypedef struct Front:
        Table table
    ctypedef struct Greedy:
        Front[2] front
        uint32_t[2] met
        int64_t expanded
        int64_t pushes
        Ending ending
    Stage* stage_at(const Front* f, uint32_t index)
    int make_greedy(Greedy* y, const Geometry* g, Limits limits)
    void run_greedy(Greedy* y, const uint64_t* boxes, int man, int end_man)
    void free_greedy(Greedy* y)

cdef extern from "plan.h" nogil:
    enum:
        BACKWARDS
        HALFWAY
        PHASES
    ctypedef struct Plan:
        int count

cdef extern from "patterns.h" nogil:
    int make_patterns(Patterns* p, const Geometry* g)
    void free_patterns(Patterns* p)

cdef extern from "ahead.h" nogil:
    ctypedef struct Tree:
        Table table
    ctypedef struct Branch:
        Node node
        uint64_t features
    ctypedef struct Meeting:
        const Table* table
        uint32_t node
    ctypedef struct Ahead:
        Tree tree
        Plan plan
        int64_t expanded
        int64_t pushes
        int64_t dead
        uint64_t best
        uint32_t goal_node
        Meeting[2] home
        const Geometry* geometry
        Ending ending
    Branch* branch_at(const Tree* t, uint32_t index)
    int feature(uint64_t features, int which)
    int make_ahead(Ahead* a, const Geometry* g, Patterns* patterns, Limits limits)
    void run_ahead(Ahead* a, const uint64_t* boxes, int man, int style, int seed, int end_man)
    int pushes_of_move(Ahead* a, uint32_t index, CPush* pushes)
    void free_ahead(Ahead* a)

cdef extern from "halfway.h" nogil:
    ctypedef struct Halfway:
        Ahead ahead
    int run_halfway(Halfway* h, Ahead* first, uint64_t** boxes, const int* man, int style, int seed, const Table* home)
    void free_halfway(Halfway* h)

cdef extern from "phases.h" nogil:
    void run_phases(Ahead* a, const uint64_t* boxes, int man, int style, int seed, int end_man)

cdef extern from "vicinity.h" nogil:
    ctypedef struct Origin:
        uint32_t before
        uint16_t from_ "from"
        uint8_t way
    ctypedef struct Vicinity:
        Table table
        Origin* origins
        int end_man
        uint32_t end
        Ending ending
        uint32_t last
        uint32_t moves
        uint32_t pushes
        int64_t met
    int make_vicinity(Vicinity* v, const Geometry* g, Limits limits)
    uint64_t key_of_set(const Geometry* g, const uint64_t* boxes)
    uint32_t allow(Vicinity* v, const uint64_t* boxes, uint64_t key)
    int allow_vicinity(Vicinity* v, const uint64_t* position, const int* nearest, int boxes)
    void run_vicinity(Vicinity* v, uint32_t start, int man, int moves_first)
    void free_vicinity(Vicinity* v)

MOST_SQUARES = 2500
MOST_BOXES = 250
ENDINGS = ("solved", "unsolvable", "time", "memory", "cancelled", "emptied")
LONGEST_SECONDS = 1e9

Push = namedtuple("Push", "box way")
Tried = namedtuple("Tried", "ending pushes planned done positions memory expanded generated dead")
Shortened = namedtuple("Shortened", "ending pushes covered arrangements states")


cdef int64_t clock_of_searches() noexcept nogil:
    return clock_now()


cdef int64_t clock_of_work() noexcept nogil:
    return clock_of_thread()


cdef class Watch:
    @property
    def positions(self):
        return self.cells.positions

    @property
    def memory(self):
        return self.cells.bytes

    @property
    def proved(self):
        return self.cells.proved

    @property
    def planned(self):
        return self.cells.planned

    @property
    def done(self):
        return self.cells.done


cdef Limits limits_of(double seconds, size_t memory, Control control, Watch watch=None):
    cdef Limits limits
    limits.cancelled = &control.cells.cancelled
    limits.done = &control.cells.done
    limits.clock = clock_of_searches
    limits.deadline = clock_now() + <int64_t>(min(max(seconds, 0.0), LONGEST_SECONDS) * 1e9)
    limits.memory = memory
    limits.watch = NULL if watch is None else &watch.cells
    limits.worked = NULL
    limits.enough = 0
    return limits


cdef class Perimeter:
    """Keeps the tables of a greedy search; nothing changes them any more."""
    cdef Greedy search
    cdef Engine engine

    def __cinit__(self, Engine engine):
        self.engine = engine

    def __dealloc__(self):
        free_greedy(&self.search)

    cdef size_t memory(self):
        return bytes_of_table(&self.search.front[0].table) + bytes_of_table(&self.search.front[1].table)

    cdef list way_out(self, uint32_t index):
        """The pushes from the start to one of its positions; none for NOBODY."""
        cdef const Stage* stage
        pushes = []
        while index != NOBODY:
            stage = stage_at(&self.search.front[0], index)
            index = stage.node.parent
            if index != NOBODY:
                pushes.append(Push(self.engine.cell[stage.node.from_], stage.way))
        pushes.reverse()
        return pushes

    cdef list way_home(self, uint32_t index):
        """The pushes from one of its positions to the solved one; none for NOBODY."""
        cdef const Stage* stage
        pushes = []
        while index != NOBODY:
            stage = stage_at(&self.search.front[1], index)
            index = stage.node.parent
            if index != NOBODY:
                pulled = self.engine.geometry.beside[stage.node.from_][stage.way]
                pushes.append(Push(self.engine.cell[pulled], stage.way ^ 2))
        return pushes


cdef class Engine:
    def __init__(self, Board board, bytes inside):
        cdef int count, d, i
        self.cell = [at for at, seen in enumerate(inside) if seen]
        self.number = {at: i for i, at in enumerate(self.cell)}
        count = len(self.cell)
        goals = sum(board.goals[at] for at in self.cell)
        if count > MOST_SQUARES or goals > MOST_BOXES:
            raise ValueError(f"{count} squares and {goals} goals are too many to search")
        cdef uint16_t* beside = <uint16_t*>malloc(sizeof(uint16_t) * 4 * (count + 1))
        cdef uint8_t* is_goal = <uint8_t*>calloc(count + 1, 1)
        if beside == NULL or is_goal == NULL:
            free(beside)
            free(is_goal)
            raise MemoryError
        for i, at in enumerate(self.cell):
            is_goal[i] = board.goals[at]
            for d in range(4):
                beside[4 * i + d] = self.number.get(at + board.step[d], count)
        for d in range(4):
            beside[4 * count + d] = count
        cdef int failed
        with nogil:
            failed = make_geometry(&self.geometry, count, <uint16_t (*)[4]>beside, is_goal)
        if failed or make_patterns(&self.patterns, &self.geometry):
            raise MemoryError

    def __dealloc__(self):
        free_geometry(&self.geometry)
        free_patterns(&self.patterns)

    cdef bint place(self, State state, uint64_t* boxes) except -1:
        """Write the boxes inside as bits; whether all of them stand on living squares."""
        cdef int at
        for cell in state.boxes:
            if cell in self.number:
                at = self.geometry.bit[<int>self.number[cell]]
                if at == NO_SQUARE:
                    return False
                boxes[at >> 6] |= <uint64_t>1 << (at & 63)
        return True

    def best_attempt(self, Watch watch, State state):
        cdef CWatch* cells = &watch.cells
        cdef int turn = cells.turn, k
        if turn == 0 or turn & 1:
            return None
        boxes = [cell for cell in state.boxes if cell not in self.number]
        for k in range(self.geometry.living):
            if cells.boxes[k >> 6] >> (k & 63) & 1:
                boxes.append(self.cell[self.geometry.square[k]])
        man = self.cell[cells.man]
        if cells.turn != turn or len(boxes) != len(state.boxes) or man in boxes:
            return None
        return State(state.board, boxes, man)

    def greedy(self, State state, *, double seconds, size_t memory, Control control, Watch watch=None,
               object end_man=None):
        cdef Perimeter perimeter = Perimeter(self)
        cdef Greedy* search = &perimeter.search
        cdef uint64_t* boxes = <uint64_t*>calloc(self.geometry.words + 1, sizeof(uint64_t))
        cdef int man = self.number[state.man]
        cdef int end = -1 if end_man is None else self.number[end_man]
        if boxes == NULL:
            raise MemoryError
        try:
            if not self.place(state, boxes):
                return Tried("emptied", (), 0, 0, 0, 0, 0, 0, 0), None
            if make_greedy(search, &self.geometry, limits_of(seconds, memory, control, watch)):
                raise MemoryError
            with nogil:
                run_greedy(search, boxes, man, end)
        finally:
            free(boxes)
            if watch is not None:
                watch.cells.before = watch.cells.positions
                watch.cells.kept = perimeter.memory()
        pushes = perimeter.way_out(search.met[0]) + perimeter.way_home(search.met[1])
        tried = Tried(
            ENDINGS[search.ending], tuple(pushes), 0, 0, search.front[0].table.count + search.front[1].table.count,
            perimeter.memory(), search.expanded, search.pushes, 0,
        )
        return tried, perimeter

    def ahead(self, State state, *, int style, double seconds, size_t memory, Control control, Watch watch=None,
              object end_man=None, Perimeter perimeter=None, int seed=0, object work=None):
        cdef Ahead search
        cdef Halfway halfway
        cdef bint pulling = (style & BACKWARDS) != 0
        cdef bint in_halves = (style & HALFWAY) != 0
        cdef Limits limits = limits_of(seconds, memory // 2 if in_halves else memory, control, watch)
        cdef Geometry back
        cdef const Geometry* geometry = &self.geometry
        cdef Patterns learnt
        cdef Patterns* patterns = &self.patterns
        cdef uint64_t* boxes = <uint64_t*>calloc(2 * (self.geometry.words + 1), sizeof(uint64_t))
        cdef uint64_t* ends[2]
        cdef int[2] man
        cdef const Table* met = NULL    # in the perimeter, from where this search begins
        cdef int failed = 0
        memset(&search, 0, sizeof(search))
        memset(&halfway, 0, sizeof(halfway))
        memset(&back, 0, sizeof(back))
        memset(&learnt, 0, sizeof(learnt))
        if work is not None:
            limits.worked = clock_of_work
            limits.enough = clock_of_work() + <int64_t>(min(work, LONGEST_SECONDS) * 1e9)
        try:
            if boxes == NULL:
                raise MemoryError
            ends[pulling] = boxes
            ends[not pulling] = boxes + self.geometry.words + 1
            man[pulling] = self.number[state.man]
            man[not pulling] = -1 if end_man is None else self.number[end_man]
            if not self.place(state, boxes):
                return Tried("emptied", (), 0, 0, 0, 0, 0, 0, 0)
            if pulling:
                if make_towards(&back, &self.geometry, boxes, True) or make_patterns(&learnt, &back):
                    raise MemoryError
                geometry = &back
                patterns = &learnt  # what is dead backwards is so for this start and end alone
            if not self.place_goals(geometry, boxes + self.geometry.words + 1):
                return Tried("emptied", (), 0, 0, 0, 0, 0, 0, 0)
            if make_ahead(&search, geometry, patterns, limits):
                raise MemoryError
            if perimeter is not None:
                met = &perimeter.search.front[pulling].table
                search.home[0].table = &perimeter.search.front[not pulling].table
            with nogil:
                if in_halves:
                    failed = run_halfway(&halfway, &search, ends, man, style, seed, met)
                elif style & PHASES:
                    run_phases(&search, ends[0], man[0], style, seed, man[1])
                else:
                    run_ahead(&search, ends[0], man[0], style, seed, man[1])
            if failed:
                raise MemoryError
            return tried_of(self, &search, &halfway.ahead if halfway.ahead.geometry != NULL else NULL, perimeter)
        finally:
            if watch is not None:
                watch.cells.before = watch.cells.positions
            free_halfway(&halfway)
            free_ahead(&search)
            free_towards(&back)
            free_patterns(&learnt)
            free(boxes)

    cdef bint place_goals(self, const Geometry* geometry, uint64_t* boxes):
        """Write the boxes of the solved position as bits; whether all of them stand on living squares."""
        cdef int i, at
        for i in range(self.geometry.goals):
            at = geometry.bit[self.geometry.goal[i]]
            if at == NO_SQUARE:
                return False
            boxes[at >> 6] |= <uint64_t>1 << (at & 63)
        return True

    cdef list arrangements(self, State state, object pushes):
        """The boxes, as bits, before the first push and after each; None if one stands on a dead square."""
        cdef uint64_t[MOST_WORDS] boxes
        memset(boxes, 0, sizeof(boxes))
        if not self.place(state, boxes):
            return None
        found = [(<char*>boxes)[:8 * self.geometry.words]]
        for box, way in pushes:
            for cell in (box, box + state.board.step[way]):
                at = self.geometry.bit[<int>self.number[cell]]
                if at == NO_SQUARE:
                    return None
                boxes[at >> 6] ^= <uint64_t>1 << (at & 63)
            found.append((<char*>boxes)[:8 * self.geometry.words])
        return found

    def shorten(self, State state, object pushes, object nearest, *, object end_man, int first, bint moves,
                double seconds, size_t memory, Control control):
        cdef Vicinity search
        cdef int[4] most
        cdef int boxes = len(nearest)
        cdef int man = self.number[state.man]
        cdef int covered = first
        cdef uint32_t start = NOBODY, index = NOBODY
        cdef bytes position
        cdef const uint64_t* bits
        cdef bint room = True
        for i in range(boxes):
            most[i] = nearest[i]
        positions = self.arrangements(state, pushes)
        if positions is None:
            return Shortened("emptied", (), len(pushes) + 1, 0, 0)
        try:
            if make_vicinity(&search, &self.geometry, limits_of(seconds, memory, control)):
                raise MemoryError
            for position in positions:
                bits = <const uint64_t*><const char*>position
                index = allow(&search, bits, key_of_set(&self.geometry, bits))
                if index == NOBODY:
                    return Shortened("memory", (), covered, 0, 0)
                if start == NOBODY:
                    start = index
            if end_man is not None:
                search.end = index
                search.end_man = self.number[end_man]
            while covered < len(positions) and room:
                position = positions[covered]
                bits = <const uint64_t*><const char*>position
                with nogil:
                    room = allow_vicinity(&search, bits, most, boxes) == 0
                covered += room
            with nogil:
                run_vicinity(&search, start, man, moves)
            way = []
            index = search.last
            while search.ending == SOLVED and index != NOBODY:
                way.append(Push(self.cell[search.origins[index].from_], search.origins[index].way))
                index = search.origins[index].before
            return Shortened(ENDINGS[search.ending], tuple(reversed(way)), covered, search.table.count, search.met)
        finally:
            free_vicinity(&search)


cdef object tried_of(Engine engine, Ahead* search, Ahead* second, Perimeter perimeter):
    """What a search along a plan came to, or two, the second from the other end, that met."""
    cdef Ahead* last = search if second == NULL else second
    cdef const Table* table = &search.tree.table
    way = way_of_ahead(engine, last, last.goal_node)
    if last.goal_node != NOBODY:
        if second != NULL and second.home[0].node != NOBODY:
            rest = way_of_ahead(engine, search, second.home[0].node)
        elif perimeter is None:
            rest = []
        else:
            met = last.home[0 if second == NULL else 1].node
            rest = perimeter.way_out(met) if last.geometry.pulling else perimeter.way_home(met)
        way = rest + way if last.geometry.pulling else way + rest
    return Tried(
        ENDINGS[last.ending], tuple(way), search.plan.count,
        search.plan.count - feature(search.best, 0) if search.plan.count else 0,
        table.count + (second.tree.table.count if second != NULL else 0),
        bytes_of_table(table) + (bytes_of_table(&second.tree.table) if second != NULL else 0)
        + (0 if perimeter is None else perimeter.memory()),
        search.expanded + (second.expanded if second != NULL else 0),
        search.pushes + (second.pushes if second != NULL else 0),
        search.dead + (second.dead if second != NULL else 0),
    )


cdef list way_of_ahead(Engine engine, Ahead* search, uint32_t index):
    """The pushes from where a search began to one of its positions, or, if it pulls, from there to where it began."""
    cdef CPush* moved = <CPush*>malloc(sizeof(CPush) * (4 * engine.geometry.cells + 1))
    cdef int i
    if moved == NULL:
        raise MemoryError
    pushes = []
    while index != NOBODY and branch_at(&search.tree, index).node.parent != NOBODY:
        for i in range(pushes_of_move(search, index, moved)):
            pushes.append(Push(engine.cell[moved[i].from_], moved[i].way))
        index = branch_at(&search.tree, index).node.parent
    free(moved)
    if not search.geometry.pulling:
        pushes.reverse()
    return pushes
