# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""R. E. Korf's optimal solver, "Finding optimal solutions to Rubik's Cube using pattern databases", AAAI 1997."""
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t

from core.base.control cimport Cells, Control, cancelled
from core.cube.solve.coordinates cimport TWISTS, corner_order_of, twist_of
from core.cube.cubie cimport ROTATED_FACE, Cube, Cubies
from core.base.portable cimport clock_now, fetch_early, lowest_bit
from core.cube.solve.databases cimport CORNER_COUNT, EDGE_COUNT, Patterns, edge_index, entry, patterns, triple_of
from core.cube.random_state cimport draw_cubies
from core.cube.notation.sequences cimport Automaton, automaton_of

from typing import NamedTuple

from core.base.control import Control as NewControl
from core.cube.moves import FACE_TURNS
from core.cube.solve.databases import corner_database, distribution, edge_database
from core.cube.solve.solution import SolverResult
from core.base.files.table_file import read_table, write_table

cdef enum:
    VERSION = 1
    LONGEST = 40
    NODES_A_LOOK = 16384
    MOST_TENTHS = 15

TABLE_BYTES = CORNER_COUNT // 2 + 2 * (EDGE_COUNT // 2)


cdef struct Position:
    int corners
    int twist
    int[4] triple


cdef struct Search:
    const Patterns* tables
    const uint8_t* corners
    const uint8_t* first
    const uint8_t* second
    Automaton automaton
    uint8_t[LONGEST + 1] path
    bint stopped
    int64_t nodes
    int64_t generated       # children made, counted where the bound may be too large
    int tenths              # of itself that are added to the bound then
    int64_t deadline        # nanoseconds of the clock, 0 for none
    Cells* cells


cdef void place(const Cubies* c, Position* at) noexcept nogil:
    cdef int i
    at.corners = corner_order_of(c)
    at.twist = twist_of(c)
    for i in range(4):
        at.triple[i] = triple_of(c, 3 * i)


cdef int bound_of(const Search* s, const Position* at) noexcept nogil:
    cdef int least = entry(s.corners, at.corners * TWISTS + at.twist)
    cdef int edges = entry(s.first, edge_index(s.tables, at.triple[0], at.triple[1]))
    if edges > least:
        least = edges
    edges = entry(s.second, edge_index(s.tables, at.triple[2], at.triple[3]))
    return edges if edges > least else least


cdef bint look_up(Search* s) noexcept nogil:
    """Now and then: is time up, or the user gone?"""
    if cancelled(s.cells, s.nodes) or (s.deadline and clock_now() > s.deadline):
        s.stopped = True
    return s.stopped


cdef bint search(Search* s, const Position* at, int state, int left, int depth) noexcept nogil:
    """Solve in exactly `left` >= 1 more turns.

    All neighbours are made before one is looked at, so that the databases' memory is on its way meanwhile.
    """
    cdef const Patterns* p = s.tables
    cdef Position[18] after
    cdef uint8_t[18] turn
    cdef uint32_t[18] corner_entry, first_entry, second_entry
    cdef uint32_t turns = s.automaton.allowed[state]
    cdef int m, i, k, count = 0, kept = 0, reach = left - 1
    s.nodes += 1
    if (s.nodes & (NODES_A_LOOK - 1)) == 0 and look_up(s):
        return False
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        after[count].corners = p.corner_move[18 * at.corners + m]
        after[count].twist = p.twist_move[18 * at.twist + m]
        corner_entry[count] = after[count].corners * TWISTS + after[count].twist
        fetch_early(&s.corners[corner_entry[count] >> 1])
        turn[count] = m
        count += 1
    for i in range(count):
        if entry(s.corners, corner_entry[i]) > reach:
            continue
        after[kept].corners = after[i].corners
        after[kept].twist = after[i].twist
        turn[kept] = turn[i]
        for k in range(4):
            after[kept].triple[k] = p.triple_move[18 * at.triple[k] + turn[i]]
        first_entry[kept] = edge_index(p, after[kept].triple[0], after[kept].triple[1])
        second_entry[kept] = edge_index(p, after[kept].triple[2], after[kept].triple[3])
        fetch_early(&s.first[first_entry[kept] >> 1])
        fetch_early(&s.second[second_entry[kept] >> 1])
        kept += 1
    for i in range(kept):
        if entry(s.first, first_entry[i]) > reach or entry(s.second, second_entry[i]) > reach:
            continue
        s.path[depth] = turn[i]
        # with no turn left all three databases say 0, so every piece is home
        if reach == 0 or search(s, &after[i], s.automaton.after[state][turn[i]], reach, depth + 1):
            return True
        if s.stopped:
            return False
    return False


cdef int too_much(int bound, int tenths) noexcept nogil:
    """A bound made too large by so many tenths of it, rounded down."""
    return bound + bound * tenths // 10


cdef int misled(Search* s, const Position* at, int state, int left, int depth) noexcept nogil:
    """The length of a solution of at most `left` >= 1 more turns, with bounds that may be too large; 0 for none."""
    cdef const Patterns* p = s.tables
    cdef Position after
    cdef uint32_t turns = s.automaton.allowed[state]
    cdef int m, k, bound, found
    s.nodes += 1
    if (s.nodes & (NODES_A_LOOK - 1)) == 0 and look_up(s):
        return 0
    while turns:
        m = lowest_bit(turns)
        turns &= turns - 1
        s.generated += 1
        after.corners = p.corner_move[18 * at.corners + m]
        after.twist = p.twist_move[18 * at.twist + m]
        for k in range(4):
            after.triple[k] = p.triple_move[18 * at.triple[k] + m]
        s.path[depth] = m
        bound = bound_of(s, &after)
        if bound == 0:
            return depth + 1
        if too_much(bound, s.tenths) >= left:
            continue
        found = misled(s, &after, s.automaton.after[state][m], left - 1, depth + 1)
        if found or s.stopped:
            return found
    return 0


def file_name(metric):
    return f"korf-{metric}.table"


cdef class Databases:
    cdef const uint8_t[::1] corners
    cdef const uint8_t[::1] first
    cdef const uint8_t[::1] second
    cdef readonly str metric

    def __init__(self, metric, corners, first, second):
        self.metric = str(metric)
        self.corners, self.first, self.second = corners, first, second
        if (self.corners.shape[0], self.first.shape[0], self.second.shape[0]) != (
            CORNER_COUNT // 2, EDGE_COUNT // 2, EDGE_COUNT // 2
        ):
            raise ValueError("a database has the wrong size")

    @staticmethod
    def generate(metric="htm", threads=1, control=None, deepest=14):
        control = NewControl() if control is None else control
        parts = []
        for first in (None, 0, 6):
            if first is None:
                made = corner_database(metric, deepest, threads, control)
            else:
                made = edge_database(first, metric, deepest, threads, control)
            if made is None:
                return None
            parts.append(made)
        return Databases(metric, *parts)

    def save(self, path):
        write_table(path, file_name(self.metric), VERSION, [self.corners, self.first, self.second])

    @staticmethod
    def load(path, metric="htm"):
        content, _ = read_table(path, file_name(metric), VERSION, TABLE_BYTES)
        whole = memoryview(content)
        first, second = CORNER_COUNT // 2, CORNER_COUNT // 2 + EDGE_COUNT // 2
        return Databases(metric, whole[:first], whole[first:second], whole[second:])

    def distribution(self, int which):
        return distribution((self.corners, self.first, self.second)[which])

    def mean(self, int which):
        counts = self.distribution(which)
        return sum([value * count for value, count in enumerate(counts)]) / sum(counts)

    def bound(self, Cube cube):
        cdef Search s
        cdef Position at
        start(self, &s)
        place(&cube.cubies, &at)
        return bound_of(&s, &at)

    def bounds(self, Cube cube):
        cdef Search s
        cdef Position at
        start(self, &s)
        place(&cube.cubies, &at)
        return (
            entry(s.corners, at.corners * TWISTS + at.twist),
            entry(s.first, edge_index(s.tables, at.triple[0], at.triple[1])),
            entry(s.second, edge_index(s.tables, at.triple[2], at.triple[3])),
        )

    def sample(self, int count, seed):
        cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
        cdef Search s
        cdef Position at
        cdef Cubies c
        start(self, &s)
        found = []
        for _ in range(count):
            draw_cubies(&c, &random)
            place(&c, &at)
            found.append(bound_of(&s, &at))
        return found


cdef int start(Databases databases, Search* s) except -1:
    s.tables = patterns()
    s.corners = &databases.corners[0]
    s.first = &databases.first[0]
    s.second = &databases.second[0]
    s.automaton = automaton_of(databases.metric)
    s.stopped = False
    s.nodes = s.generated = 0
    s.tenths = 0
    return 0


def solve(Cube cube, Databases databases, double seconds=0, Control control=None, report=None):
    cdef Search s
    cdef Position at
    cdef int depth, step
    cdef bint found
    if cube.solved:
        return SolverResult((), 0, 0, 0)
    control = NewControl() if control is None else control
    start(databases, &s)
    s.cells = &control.cells
    s.deadline = clock_now() + <int64_t>(seconds * 1e9) if seconds > 0 else 0
    place(&cube.cubies, &at)
    depth = bound_of(&s, &at)
    step = 1
    if databases.metric == "qtm":
        # a quarter turn changes the parity of the corners' order: only every other length is possible
        step = 2
        depth += (depth ^ odd(&cube.cubies)) & 1
    if report is not None and report(depth, 0):
        return SolverResult(None, depth, None, 0)
    while True:
        with nogil:
            found = search(&s, &at, 0, depth, 0)
        if found:
            turns = [FACE_TURNS[3 * ROTATED_FACE[cube.rotation][s.path[i] // 3] + s.path[i] % 3] for i in range(depth)]
            return SolverResult(tuple(turns), depth, depth, s.nodes)
        if s.stopped:
            return SolverResult(None, depth, None, s.nodes)
        depth += step
        if report is not None and report(depth, s.nodes):
            return SolverResult(None, depth, None, s.nodes)


class Misled(NamedTuple):
    moves: tuple[str, ...] | None
    iterations: tuple[tuple[int, int], ...]


def solve_misled(Cube cube, Databases databases, int tenths, double seconds=0, Control control=None):
    cdef Search s
    cdef Position at
    cdef int depth, found
    if not 0 <= tenths <= MOST_TENTHS:
        raise ValueError(f"a bound is too large by 0 to {MOST_TENTHS} tenths, not {tenths}")
    control = NewControl() if control is None else control
    start(databases, &s)
    s.cells = &control.cells
    s.deadline = clock_now() + <int64_t>(seconds * 1e9) if seconds > 0 else 0
    s.tenths = tenths
    place(&cube.cubies, &at)
    depth = bound_of(&s, &at)
    if depth == 0:
        return Misled((), ())
    depth = too_much(depth, tenths)
    iterations = []
    while depth <= LONGEST:
        s.generated = 0
        with nogil:
            found = misled(&s, &at, 0, depth, 0)
        if s.stopped:
            break
        iterations.append((depth, s.generated))
        if found:
            turns = [FACE_TURNS[3 * ROTATED_FACE[cube.rotation][s.path[i] // 3] + s.path[i] % 3] for i in range(found)]
            return Misled(tuple(turns), tuple(iterations))
        depth += 1
    return Misled(None, tuple(iterations))


cdef bint odd(const Cubies* c) noexcept nogil:
    """Whether the corners are permuted oddly."""
    cdef int i, j
    cdef bint is_odd = False
    for i in range(8):
        for j in range(i):
            is_odd ^= (c.corner[j] & 15) > (c.corner[i] & 15)
    return is_odd
