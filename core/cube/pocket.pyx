# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The 2x2x2, exactly: the depth of each of its 3 674 160 positions, in half and in quarter turns."""
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from threading import Lock

from core.cube.solve.coordinates cimport order_of, set_order
from core.cube.cubie cimport FACE_AT, ROTATED_FACE, ROTATION, TURN, Cube, Cubies, compose, wrap
from core.base.portable cimport lowest_bit
from core.cube.notation.sequences cimport turns_of_metric
from core.base.rng cimport below

from core.cube.moves import FACE_TURNS, inverse_moves

cdef enum:
    UNSEEN = 255
    DBL = 6
    # WCA regulation 4b3: a scrambled 2x2x2 must be so far from solved.
    LEAST_DEPTH = 4

STATES = POCKET_STATES

cdef Pocket* moves = NULL
cdef uint8_t* half_turn_depths = NULL
cdef uint8_t* quarter_turn_depths = NULL
building = Lock()


cdef int order_number(const Cubies* c) noexcept nogil:
    """Rank of the seven corners' order, DBL being home."""
    cdef uint8_t[7] pieces
    cdef int i, piece
    for i in range(7):
        piece = c.corner[i + (i >= DBL)] & 15
        pieces[i] = piece - (piece > DBL)
    return order_of(pieces, 7)


cdef int twist_number(const Cubies* c) noexcept nogil:
    """Orientation of the first six corners; that of the seventh follows."""
    cdef int i, value = 0
    for i in range(6):
        value = 3 * value + (c.corner[i] >> 4)
    return value


cdef int number_of(const Cubies* c, int* rotation) noexcept nogil:
    """The position's number, and how the whole must be turned for it, so that DBL comes home."""
    cdef Cubies held
    cdef int r
    for r in range(24):
        compose(c, &ROTATION[r], &held)
        if held.corner[DBL] == DBL:
            break
    rotation[0] = r
    return order_number(&held) * POCKET_TWISTS + twist_number(&held)


cdef void position_of(int number, Cubies* c) noexcept nogil:
    """The corners of a position, DBL home; the edges home but for a parity's sake."""
    cdef uint8_t[7] pieces
    cdef int i, j, value = number % POCKET_TWISTS, twist, total = 0
    cdef bint odd = False
    set_order(pieces, 7, number // POCKET_TWISTS, 0)
    for i in range(7):
        c.corner[i + (i >= DBL)] = pieces[i] + (pieces[i] >= DBL)
        for j in range(i):
            odd ^= pieces[j] > pieces[i]
    c.corner[DBL] = DBL
    for i in range(5, -1, -1):
        twist = value % 3
        value //= 3
        total += twist
        c.corner[i] |= twist << 4
    c.corner[7] |= ((12 - total) % 3) << 4
    for i in range(12):
        c.edge[i] = i
    if odd:
        c.edge[0], c.edge[1] = 1, 0


cdef void fill_moves(Pocket* p) noexcept nogil:
    cdef Cubies c, turned
    cdef int value, m
    for value in range(ORDERS):
        position_of(value * POCKET_TWISTS, &c)
        for m in range(POCKET_TURNS):
            compose(&c, &TURN[m], &turned)
            p.order_move[POCKET_TURNS * value + m] = order_number(&turned)
    for value in range(POCKET_TWISTS):
        position_of(value, &c)
        for m in range(POCKET_TURNS):
            compose(&c, &TURN[m], &turned)
            p.twist_move[POCKET_TURNS * value + m] = twist_number(&turned)


cdef void fill_depths(const Pocket* p, uint8_t* depths, int32_t* queue, uint32_t allowed) noexcept nogil:
    """Breadth-first search from solved."""
    cdef int32_t first = 0, last = 1
    cdef int at, after, m
    cdef uint32_t turns
    memset(depths, UNSEEN, POCKET_STATES)
    depths[0] = 0
    queue[0] = 0
    while first < last:
        at = queue[first]
        first += 1
        turns = allowed
        while turns:
            m = lowest_bit(turns)
            turns &= turns - 1
            after = pocket_turned(p, at, m)
            if depths[after] == UNSEEN:
                depths[after] = depths[at] + 1
                queue[last] = after
                last += 1


cdef const Pocket* pocket_moves() except NULL:
    """The tables of moves, made on first use."""
    global moves
    cdef Pocket* made
    with building:
        if moves == NULL:
            made = <Pocket*>malloc(sizeof(Pocket))
            if made == NULL:
                raise MemoryError()
            fill_moves(made)
            moves = made
    return moves


cdef const uint8_t* pocket_depths(metric) except NULL:
    """The depths of all positions, made on first use."""
    global half_turn_depths, quarter_turn_depths
    cdef uint32_t allowed = turns_of_metric(metric) & ((1 << POCKET_TURNS) - 1)
    cdef const Pocket* p = pocket_moves()
    cdef bint quarter = metric == "qtm"
    cdef uint8_t* depths
    cdef int32_t* queue
    with building:
        depths = quarter_turn_depths if quarter else half_turn_depths
        if depths == NULL:
            depths = <uint8_t*>malloc(POCKET_STATES)
            queue = <int32_t*>malloc(POCKET_STATES * sizeof(int32_t))
            if depths == NULL or queue == NULL:
                free(depths)
                free(queue)
                raise MemoryError()
            with nogil:
                fill_depths(p, depths, queue, allowed)
            free(queue)
            if quarter:
                quarter_turn_depths = depths
            else:
                half_turn_depths = depths
    return depths


def number(Cube cube):
    cdef int rotation
    return number_of(&cube.cubies, &rotation)


def cube_of(int number):
    cdef Cubies c
    if not 0 <= number < POCKET_STATES:
        raise ValueError(f"number must be in 0..{STATES - 1}")
    position_of(number, &c)
    return wrap(&c, 0)


def solved(Cube cube):
    return number(cube) == 0


def depth(Cube cube, metric="htm"):
    cdef int rotation
    return pocket_depths(metric)[number_of(&cube.cubies, &rotation)]


def solve(Cube cube, metric="htm"):
    cdef const uint8_t* depths = pocket_depths(metric)
    cdef const Pocket* p = pocket_moves()
    cdef uint32_t turns, allowed = turns_of_metric(metric) & ((1 << POCKET_TURNS) - 1)
    cdef int rotation, m = 0, face, after = 0, at = number_of(&cube.cubies, &rotation)
    found = []
    while at:
        turns = allowed
        while turns:
            m = lowest_bit(turns)
            turns &= turns - 1
            after = pocket_turned(p, at, m)
            if depths[after] < depths[at]:
                break
        at = after
        face = ROTATED_FACE[cube.rotation][FACE_AT[rotation][m // 3]]
        found.append(FACE_TURNS[3 * face + m % 3])
    return tuple(found)


def distribution(metric="htm"):
    cdef const uint8_t* depths = pocket_depths(metric)
    cdef int64_t[256] counts
    cdef int i
    memset(counts, 0, sizeof(counts))
    for i in range(POCKET_STATES):
        counts[depths[i]] += 1
    return [counts[i] for i in range(256) if counts[i]]


def random_state(seed):
    cdef const uint8_t* depths = pocket_depths("htm")
    cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef int drawn = below(&random, POCKET_STATES)
    while depths[drawn] < LEAST_DEPTH:
        drawn = below(&random, POCKET_STATES)
    return cube_of(drawn)


def random_state_scramble(seed):
    return inverse_moves(solve(random_state(seed)))
