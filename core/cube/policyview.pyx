# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Tokens of a position, and the least of its views under the 48 symmetries of the cube."""
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from core.cube.cubie cimport FACE_AT, TURN, Cube, Cubies, invert
from core.cube.machine cimport lowest_bit
from core.cube.symmetry cimport conjugate

cdef Views _views
cdef bint _made = False


cdef void tokens_of(const Cubies* cubies, uint8_t* out) noexcept nogil:
    cdef int i
    for i in range(8):
        out[i] = 3 * (cubies.corner[i] & 15) + (cubies.corner[i] >> 4)
    for i in range(12):
        out[8 + i] = 2 * (cubies.edge[i] & 15) + (cubies.edge[i] >> 4)


cdef void _set_sources(Views* v, int view) noexcept:
    """A place of the view shows one place of the position: the one whose change changes it."""
    cdef Cubies position, base, seen
    cdef uint8_t[PLACES] before, after
    cdef int i, place
    memset(&position, 0, sizeof(Cubies))
    conjugate(&position, view, &base)
    tokens_of(&base, before)
    for place in range(PLACES):
        memset(&position, 0, sizeof(Cubies))
        (<uint8_t*>&position)[place] = 1
        conjugate(&position, view, &seen)
        tokens_of(&seen, after)
        for i in range(PLACES):
            if after[i] != before[i]:
                v.source[view][i] = place


cdef void _set_codes(Views* v, int view) noexcept:
    cdef Cubies position, seen
    cdef uint8_t[PLACES] tokens
    cdef int i, value
    for value in range(VALUES):
        for i in range(8):
            position.corner[i] = value // 3 | (value % 3) << 4
        for i in range(12):
            position.edge[i] = value // 2 | (value % 2) << 4
        conjugate(&position, view, &seen)
        tokens_of(&seen, tokens)
        for i in range(PLACES):
            v.code[view][i][value] = tokens[i]


cdef void _set_turns(Views* v, int view) noexcept:
    cdef Cubies seen
    cdef int turn, other
    for turn in range(18):
        conjugate(&TURN[turn], view, &seen)
        for other in range(18):
            if memcmp(&seen, &TURN[other], sizeof(Cubies)) == 0:
                v.turn[view][turn] = other
                v.back[view][other] = turn


cdef void _set_least(Views* v) noexcept:
    cdef int view, value, code, place
    memset(v.least, VALUES, sizeof(v.least))
    for view in range(VIEWS):
        place = v.source[view][0]
        for value in range(VALUES):
            code = v.code[view][0][value]
            if code < v.least[place][value]:
                v.least[place][value] = code
                v.which[place][value] = 0
            if code == v.least[place][value]:
                v.which[place][value] |= <uint64_t>1 << view


cdef const Views* views() except NULL:
    global _made
    cdef int view
    if not _made:
        for view in range(VIEWS):
            _set_sources(&_views, view)
            _set_codes(&_views, view)
            _set_turns(&_views, view)
        _set_least(&_views)
        _made = True
    return &_views


cdef inline int lowest(uint64_t word) noexcept nogil:
    cdef unsigned int low = <unsigned int>word
    return lowest_bit(low) if low else 32 + lowest_bit(<unsigned int>(word >> 32))


cdef int canonical(const Views* v, const uint8_t* tokens, uint8_t* out) noexcept nogil:
    """The least of the position's views, token by token; returns the first view that shows it."""
    cdef uint64_t left = 0, rest
    cdef int i, view = 0, value, best = VALUES
    # six views bring each corner's place to place 0: their least is known for each token
    for i in range(8):
        value = v.least[i][tokens[i]]
        if value < best:
            best = value
            left = 0
        if value == best:
            left |= v.which[i][tokens[i]]
    out[0] = best
    for i in range(1, PLACES):
        if left & (left - 1) == 0:
            break
        best = VALUES
        rest = left
        while rest:
            view = lowest(rest)
            rest &= rest - 1
            value = v.code[view][i][tokens[v.source[view][i]]]
            if value < best:
                best = value
                left = 0
            if value == best:
                left |= <uint64_t>1 << view
        out[i] = best
    view = lowest(left)
    for i in range(1, PLACES):
        out[i] = v.code[view][i][tokens[v.source[view][i]]]
    return view


cdef void show(
    const Views* v, const Cubies* position, int rotation, bint inverse, bint least, uint8_t* tokens, uint8_t* columns
) noexcept nogil:
    """The tokens of the position or its inverse, plain or in its least view, and where a turn's answer is found.

    A network's answers for the last turn of the inverse's solution speak of the first turn of the position's: what
    solves the one, read backwards and each turn undone, solves the other.
    """
    cdef Cubies undone
    cdef uint8_t[PLACES] given
    cdef int turn, amount, view = 0
    if inverse:
        invert(position, &undone)
        tokens_of(&undone, given)
    else:
        tokens_of(position, given)
    if least:
        view = canonical(v, given, tokens)
    else:
        memcpy(tokens, given, PLACES)
    for turn in range(18):
        amount = 2 - turn % 3 if inverse else turn % 3
        columns[turn] = v.turn[view][3 * FACE_AT[rotation][turn // 3] + amount]


def tokens_in_view(Cube cube not None, int view):
    if not 0 <= view < VIEWS:
        raise ValueError("view must be in 0..47")
    cdef const Views* v = views()
    cdef uint8_t[PLACES] given, seen
    cdef int i
    tokens_of(&cube.cubies, given)
    for i in range(PLACES):
        seen[i] = v.code[view][i][given[v.source[view][i]]]
    return bytes(seen[:PLACES])


def turn_in_view(int turn, int view):
    if not (0 <= view < VIEWS and 0 <= turn < 18):
        raise ValueError("view must be in 0..47, turn in 0..17")
    return views().turn[view][turn]


def look(Cube cube not None, uint8_t[::1] tokens not None, uint8_t[::1] columns not None, bint inverse=False,
         bint least=True):
    if tokens.shape[0] != PLACES or columns.shape[0] != 18:
        raise ValueError("there are 20 tokens and 18 columns")
    show(views(), &cube.cubies, cube.rotation, inverse, least, &tokens[0], &columns[0])
