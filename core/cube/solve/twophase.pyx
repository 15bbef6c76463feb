# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A short solution at once: H. Kociemba's two-phase algorithm (kociemba.org/cube.htm).

Phase 1 brings the position into the group <U, D, R2, L2, F2, B2>: all corners untwisted, all edges unflipped, the
middle slice's edges in their slice. Phase 2 solves within that group. Six views of the problem are tried, three axes
for the cube and for its inverse, and from each view also the positions with one or two turns put in front: these
turns end the solution instead, which opens other first phases of the same length. All of them are searched for first
phases of growing length, and every success tightens the limit for what follows. A view that has been searched
without turns in front for all first phases shorter than the best solution proves that solution shortest.
"""
from libc.stdint cimport INT64_MAX, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc

from core.base.control cimport Cells, Control, cancelled
from core.cube.solve.coordinates cimport (
    FLIPS, SLICE_ORDERS, SLICES, corner_order_of, edge_order_of, flip_of, slice_of, slice_order_of, twist_of,
)
from core.cube.cubie cimport FACE_AT, ROTATED_FACE, ROTATION, TURN, Cube, Cubies, compose, invert
from core.base.portable cimport clock_now, fetch_early, lowest_bit
from core.cube.solve.phases cimport (
    DISTANCE1, DISTANCE2, LEAVING, NEAR1_DEPTH, NEAR2_DEPTH, NO_FARTHER1, NO_FARTHER2, NONE, PHASE2, TURNS, TURNS2,
    Phases, follows, is_near1, is_near2, phases,
)

from core.cube.moves import FACE_TURNS, inverse_moves
from core.cube.notation.sequences import METRICS
from core.cube.solve.solution import SolverResult

cdef enum:
    VIEWS = 6
    # 8 turns lead out of phase 2's group; each may be followed by 15 turns or, after the lower of two faces, by 12.
    STARTS = VIEWS * (1 + 8 + 4 * 15 + 4 * 12)
    # Longer second phases are left to a longer first one: they cost more than they find. Where nothing is found for
    # long (all views of a symmetric position are the same), longer ones are allowed, one turn for so many nodes.
    PHASE2_MOST = 11
    NODES_A_TURN = 65536
    LONGEST = 30
    NODES_A_LOOK = 256
    # Nearly solved positions get their shortest solution, however little time there is.
    LEAST_NODES = 8192


cdef struct Start:
    Cubies position
    int twist
    int flip
    int slice
    int view
    int put             # turns put in front, which end the solution instead
    uint8_t[2] turns
    int least           # no first phase is shorter, the turns in front counted


cdef struct Search:
    const Phases* tables
    Start* starts
    int count
    const Start* start              # the one being searched
    int length                      # of the first phases that are being searched for
    int next                        # the start whose turn it is
    Cubies[LONGEST + 1] position    # after each turn of the path
    uint8_t[LONGEST + 1] path
    unsigned int followed           # how much of `position` is up to date
    int most                        # turns in a second phase
    int limit                       # fewer turns than this only
    bint quarters                   # half turns count twice
    int cost                        # of the best solution, in the metric
    int shortest                    # turns of the shortest solution, or 0 while there is none
    int best                        # turns of the best solution, or 0 while there is none
    int best_view
    uint8_t[LONGEST + 1] solution
    int searched                    # first phases up to so long are all tried, in some view
    int sure                        # and solutions up to so long are not given up for their long second phase
    bint stopped
    int64_t nodes
    int64_t deadline                # nanoseconds of the clock
    Cells* cells


cdef bint look_up(Search* s) noexcept nogil:
    """Now and then: is time up, or the user gone? Time ends nothing before there is a solution."""
    if cancelled(s.cells, s.nodes) or (s.shortest and s.nodes > LEAST_NODES and clock_now() > s.deadline):
        s.stopped = True
    if s.shortest == 0:
        s.most = PHASE2_MOST + <int>(s.nodes // NODES_A_TURN)
    return s.stopped


cdef bint phase2(Search* s, int corners, int edges, int order, int left, int depth) noexcept nogil:
    """Solve in exactly `left` more turns."""
    cdef const Phases* p = s.tables
    cdef uint32_t corner_steps, edge_steps, turns
    cdef int m, i, slack, count = 0, reach = left - 1
    cdef int[TURNS2] corners_after, edges_after, order_after, turn
    if left == 0:
        return corners == 0 and edges == 0 and order == 0
    s.nodes += 1
    if (s.nodes & (NODES_A_LOOK - 1)) == 0 and look_up(s):
        return False
    corner_steps = p.corner_order[SLICE_ORDERS * corners + order]
    edge_steps = p.edge_order[SLICE_ORDERS * edges + order]
    turns = p.follow2[s.path[depth - 1] // 3 if depth else NONE]
    slack = left - <int>(corner_steps >> DISTANCE2)
    if slack <= 1:
        turns &= corner_steps >> (NO_FARTHER2 * slack)
    slack = left - <int>(edge_steps >> DISTANCE2)
    if slack <= 1:
        turns &= edge_steps >> (NO_FARTHER2 * slack)
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        corners_after[count] = p.corner_move[TURNS2 * corners + m]
        edges_after[count] = p.edge_move[TURNS2 * edges + m]
        order_after[count] = p.order_move[TURNS2 * order + m]
        if reach == NEAR2_DEPTH and not is_near2(p, corners_after[count], edges_after[count], order_after[count]):
            continue
        fetch_early(&p.corner_order[SLICE_ORDERS * corners_after[count] + order_after[count]])
        fetch_early(&p.edge_order[SLICE_ORDERS * edges_after[count] + order_after[count]])
        turn[count] = PHASE2[m]
        count += 1
    for i in range(count):
        s.path[depth] = turn[i]
        if phase2(s, corners_after[i], edges_after[i], order_after[i], reach, depth + 1):
            return True
        if s.stopped:
            return False
    return False


cdef void beat(Search* s, int turns) noexcept nogil:
    """A solution of so many turns is known."""
    if s.shortest == 0 or turns < s.shortest:
        s.shortest = turns
        s.limit = turns + 2 if s.quarters else turns


cdef void keep(Search* s, int length) noexcept nogil:
    """The path, `length` turns, and the turns that were put in front solve the view: keep it if it is the best.

    In quarter turns solutions of one turn more than the shortest may be better, and are looked for.
    """
    cdef uint8_t[LONGEST + 1] found
    cdef int i, total = length + s.start.put, cost = total
    for i in range(total):
        found[i] = s.path[i] if i < length else s.start.turns[i - length]
        cost += s.quarters and found[i] % 3 == 1
    beat(s, total)
    if s.best == 0 or cost < s.cost:
        s.best = total
        s.cost = cost
        s.best_view = s.start.view
        for i in range(total):
            s.solution[i] = found[i]


cdef void finish(Search* s, int depth) noexcept nogil:
    """The first phase took `depth` turns; keep the shortest second phase within the limit."""
    cdef const Phases* p = s.tables
    cdef unsigned int i
    cdef int corners, edges, order, least, other, most = s.limit - 1 - depth - s.start.put
    cdef const Cubies* c
    if most > s.most:
        most = s.most
        if s.start.put == 0 and depth + most < s.sure:
            s.sure = depth + most
    for i in range(s.followed, <unsigned int>depth):
        compose(&s.position[i], &TURN[s.path[i]], &s.position[i + 1])
    s.followed = depth
    c = &s.position[depth]
    order = slice_order_of(c)
    corners = corner_order_of(c)
    least = p.corner_order[SLICE_ORDERS * corners + order] >> DISTANCE2
    if least > most:
        return
    edges = edge_order_of(c)
    other = p.edge_order[SLICE_ORDERS * edges + order] >> DISTANCE2
    if other > least:
        least = other
    if least > most or (most <= NEAR2_DEPTH and not is_near2(p, corners, edges, order)):
        return
    while least <= most and not s.stopped:
        if phase2(s, corners, edges, order, least, depth):
            keep(s, depth + least)
            if not s.quarters:
                return
        least += 1


cdef void phase1(Search* s, int twist, int flip, int slice, int left, int depth) noexcept nogil:
    """Every way into the group of phase 2 in exactly `left` more turns."""
    cdef const Phases* p = s.tables
    cdef uint64_t twist_steps, flip_steps
    cdef uint32_t turns
    cdef int m, i, slack, count = 0, reach = left - 1
    cdef int[TURNS] twist_after, flip_after, slice_after, turn
    if left == 0:
        finish(s, depth)
        return
    s.nodes += 1
    if (s.nodes & (NODES_A_LOOK - 1)) == 0 and look_up(s):
        return
    twist_steps = p.twist_slice[SLICES * twist + slice]
    flip_steps = p.flip_slice[SLICES * flip + slice]
    turns = p.follow1[s.path[depth - 1] // 3 if depth else NONE]
    slack = left - <int>(twist_steps >> DISTANCE1)
    if slack < 0:
        return
    if slack <= 1:
        turns &= <uint32_t>(twist_steps >> (NO_FARTHER1 * slack))
    slack = left - <int>(flip_steps >> DISTANCE1)
    if slack < 0:
        return
    if slack <= 1:
        turns &= <uint32_t>(flip_steps >> (NO_FARTHER1 * slack))
    if reach == 0:
        # Turns of phase 2 do not lead into its group; they belong to phase 2.
        turns &= LEAVING
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        twist_after[count] = p.twist_move[TURNS * twist + m]
        flip_after[count] = p.flip_move[TURNS * flip + m]
        slice_after[count] = p.slice_move[TURNS * slice + m]
        if reach > NEAR1_DEPTH:
            if p.twist_flip[FLIPS * twist_after[count] + flip_after[count]] > reach:
                continue
        elif not is_near1(p, twist_after[count], flip_after[count], slice_after[count]):
            continue
        fetch_early(&p.twist_slice[SLICES * twist_after[count] + slice_after[count]])
        fetch_early(&p.flip_slice[SLICES * flip_after[count] + slice_after[count]])
        turn[count] = m
        count += 1
    for i in range(count):
        s.path[depth] = turn[i]
        if s.followed > <unsigned int>depth:
            s.followed = depth
        phase1(s, twist_after[i], flip_after[i], slice_after[i], reach, depth + 1)
        if s.stopped or depth + left + s.start.put >= s.limit:
            return


cdef int axis_rotation(int times) noexcept nogil:
    """A rotation that carries face U to R (`times` = 1) or F (2) and R to F or U; none for 0."""
    cdef int r
    for r in range(24):
        if ROTATED_FACE[r][0] == times and ROTATED_FACE[r][1] == (times + 1) % 3:
            return r
    return 0


cdef void add_start(Search* s, const Cubies* position, int view, int put, int first, int second) noexcept nogil:
    cdef const Phases* p = s.tables
    cdef Start* start = &s.starts[s.count]
    cdef int least
    start.position = position[0]
    start.view = view
    start.put = put
    start.turns[0] = first
    start.turns[1] = second
    start.twist = twist_of(position)
    start.flip = flip_of(position)
    start.slice = slice_of(position)
    start.least = p.twist_flip[FLIPS * start.twist + start.flip]
    least = p.twist_slice[SLICES * start.twist + start.slice] >> DISTANCE1
    if least > start.least:
        start.least = least
    least = p.flip_slice[SLICES * start.flip + start.slice] >> DISTANCE1
    if least > start.least:
        start.least = least
    start.least += put
    s.count += 1


cdef void add_starts(Search* s, const Cubies* cube) noexcept nogil:
    """The six views, then each of them with turns in front, of which the first is none of phase 2."""
    cdef Cubies[VIEWS] views
    cdef Cubies undone, seen, back, after_one, both, after_two
    cdef int v, r, first, second
    for v in range(VIEWS):
        undone = cube[0]
        if v >= 3:
            invert(cube, &undone)
        r = axis_rotation(v % 3)
        invert(&ROTATION[r], &back)
        compose(&back, &undone, &seen)
        compose(&seen, &ROTATION[r], &views[v])
        add_start(s, &views[v], v, 0, 0, 0)
    for v in range(VIEWS):
        for first in range(TURNS):
            if not LEAVING >> first & 1:
                continue
            compose(&TURN[first], &views[v], &after_one)
            add_start(s, &after_one, v, 1, first, 0)
            for second in range(TURNS):
                if follows(second // 3, first // 3):
                    compose(&TURN[first], &TURN[second], &both)
                    compose(&both, &views[v], &after_two)
                    add_start(s, &after_two, v, 2, first, second)


cdef bint advance(Search* s) noexcept nogil:
    """Search from the next start for first phases of the present length; whether more may be found after it.

    One that was stopped is begun again.
    """
    cdef const Start* start
    if s.next == s.count:
        s.next = 0
        s.length += 1
    start = &s.starts[s.next]
    if start.least <= s.length:
        s.start = start
        s.followed = 0
        s.position[0] = start.position
        phase1(s, start.twist, start.flip, start.slice, s.length - start.put, 0)
    if s.stopped:
        return False
    s.next += 1
    if start.put == 0:
        s.searched = s.length
    return s.limit > s.length + 1 and (s.next < s.count or s.length + 1 < LONGEST)


cdef list turns_of(const Search* s, int rotation):
    """The best solution, turned back from its view into the sides of a cube held in `rotation`."""
    cdef int i, face, r = axis_rotation(s.best_view % 3)
    turns = []
    for i in range(s.best):
        face = ROTATED_FACE[rotation][FACE_AT[r][s.solution[i] // 3]]
        turns.append(FACE_TURNS[3 * face + s.solution[i] % 3])
    return inverse_moves(turns) if s.best_view >= 3 else turns


def prepare():
    phases()


cdef class TwoPhaseSearch:
    cdef Search search
    cdef Control control
    cdef int rotation
    cdef bint solved
    cdef bint over

    def __cinit__(self, Cube cube, Control control=None, metric="htm"):
        cdef Search* s = &self.search
        if metric not in METRICS:
            raise ValueError("metric must be htm or qtm")
        self.control = Control() if control is None else control
        self.rotation, self.solved = cube.rotation, cube.solved
        s.tables = phases()
        s.starts = <Start*>malloc(STARTS * sizeof(Start))
        if s.starts == NULL:
            raise MemoryError()
        s.quarters = metric == "qtm"
        s.most = PHASE2_MOST
        s.limit = s.sure = LONGEST + 1
        s.searched = -1
        s.cells = &self.control.cells
        add_starts(s, &cube.cubies)

    def __dealloc__(self):
        free(self.search.starts)

    def run(self, double seconds):
        self.search.deadline = clock_now() + <int64_t>(seconds * 1e9)
        self.search.stopped = False
        if not (self.solved or self.over):
            with nogil:
                while advance(&self.search):
                    pass
            self.over = not self.search.stopped
        return self.solution()

    def advance(self):
        cdef bint more
        if self.solved or self.over or self.control.cells.cancelled:
            return False
        self.search.deadline = INT64_MAX
        self.search.stopped = False
        with nogil:
            more = advance(&self.search)
        self.over = not more and not self.search.stopped
        return more

    def beat(self, int turns):
        beat(&self.search, turns)

    def solution(self):
        cdef const Search* s = &self.search
        if self.solved:
            return SolverResult((), 0, 0, 0)
        # no solution has fewer turns, so none has fewer quarter turns
        lower = min(s.searched, s.sure) + 1
        if s.shortest:
            lower = min(lower, s.shortest)
        if s.best == 0:
            return SolverResult(None, lower, None, s.nodes)
        if s.quarters:
            # a quarter turn changes the parity of the corners' order, so all solutions are even or all are odd
            lower += (lower ^ s.cost) & 1
        return SolverResult(tuple(turns_of(s, self.rotation)), lower, s.cost, s.nodes)


def solve(Cube cube, double seconds=0.002, Control control=None, metric="htm"):
    return TwoPhaseSearch(cube, control, metric).run(seconds)
