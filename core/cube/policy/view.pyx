# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Tokens of a position, and its least views under the 48 symmetries of the cube."""
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from core.cube.cubie cimport FACE_AT, TURN, Cube, Cubies, invert
from core.base.portable cimport lowest_bit
from core.cube.symmetries cimport conjugate

# Tokens in the order that least views prefer: at the first place, an edge that a quarter turn brought there.
cdef uint8_t[VALUES] RANK = [22, 13, 3, 18, 20, 14, 19, 9, 16, 1, 4, 5, 10, 15, 12, 8, 0, 23, 7, 21, 6, 11, 2, 17]
cdef uint64_t ALL_VIEWS = (<uint64_t>1 << VIEWS) - 1
PLAIN, LEAST, FACES = SHOW_PLAIN, SHOW_LEAST, SHOW_FACES
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


cdef void _set_masks(Views* v) noexcept:
    cdef int view, face
    memset(v.on_top, 0, sizeof(v.on_top))
    for view in range(VIEWS):
        for face in range(6):
            if v.turn[view][3 * face] // 3 == 0:
                v.on_top[face] |= <uint64_t>1 << view


cdef const Views* views() except NULL:
    global _made
    cdef int view
    if not _made:
        for view in range(VIEWS):
            _set_sources(&_views, view)
            _set_codes(&_views, view)
            _set_turns(&_views, view)
        _set_masks(&_views)
        _made = True
    return &_views


cdef inline int lowest(uint64_t word) noexcept nogil:
    cdef unsigned int low = <unsigned int>word
    return lowest_bit(low) if low else 32 + lowest_bit(<unsigned int>(word >> 32))


cdef int least_view(const Views* v, const uint8_t* tokens, uint64_t among, uint8_t* out) noexcept nogil:
    """The least of some of the position's views, by its tokens' ranks, edges first; returns the first that shows it."""
    cdef uint64_t left = among, rest
    cdef int i, k, view, rank, best
    for k in range(PLACES):
        if left & (left - 1) == 0:
            break
        i = (FIRST_EDGE + k) % PLACES
        best = VALUES
        rest = left
        while rest:
            view = lowest(rest)
            rest &= rest - 1
            rank = RANK[v.code[view][i][tokens[v.source[view][i]]]]
            if rank < best:
                best = rank
                left = 0
            if rank == best:
                left |= <uint64_t>1 << view
    view = lowest(left)
    for i in range(PLACES):
        out[i] = v.code[view][i][tokens[v.source[view][i]]]
    return view


cdef void write_tokens(
    const Views* v, const uint8_t* given, int shown, uint8_t* tokens, uint8_t* slots
) noexcept nogil:
    """What is shown of a position, and which of 18 answers speaks of each of its turns.

    PLAIN and LEAST: a turn has the answer of the turn that the view makes of it. FACES: three answers for each face,
    about turns of the face on top.
    """
    cdef int face, amount, turn, view
    if shown == SHOW_FACES:
        for face in range(6):
            view = least_view(v, given, v.on_top[face], tokens + PLACES * face)
            for amount in range(3):
                slots[3 * face + amount] = 3 * face + v.turn[view][3 * face + amount]
        return
    view = 0
    if shown == SHOW_PLAIN:
        memcpy(tokens, given, PLACES)
    else:
        view = least_view(v, given, ALL_VIEWS, tokens)
    for turn in range(18):
        slots[turn] = v.turn[view][turn]


cdef int checked(int shown) except -1:
    if not 0 <= shown <= SHOW_FACES:
        raise ValueError("what is shown is PLAIN, LEAST or FACES")
    return PLACES * (6 if shown == SHOW_FACES else 1)


cdef void show(
    const Views* v, const Cubies* position, int rotation, bint inverse, int shown, uint8_t* tokens, uint8_t* columns
) noexcept nogil:
    """The tokens of what is shown of the position or its inverse, and where each turn's answer is found.

    A network's answers for the last turn of the inverse's solution speak of the first turn of the position's: what
    solves the one, read backwards and each turn undone, solves the other.
    """
    cdef Cubies undone
    cdef uint8_t[PLACES] given
    cdef uint8_t[18] slots
    cdef int turn, amount
    if inverse:
        invert(position, &undone)
        tokens_of(&undone, given)
    else:
        tokens_of(position, given)
    write_tokens(v, given, shown, tokens, slots)
    for turn in range(18):
        amount = 2 - turn % 3 if inverse else turn % 3
        columns[turn] = slots[3 * FACE_AT[rotation][turn // 3] + amount]


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


def tokens_shown(int shown):
    return checked(shown)


def look(Cube cube not None, uint8_t[::1] tokens not None, uint8_t[::1] columns not None, bint inverse=False,
         int shown=SHOW_LEAST):
    if tokens.shape[0] != checked(shown) or columns.shape[0] != 18:
        raise ValueError("there are 20 tokens, or 120 with FACES, and 18 columns")
    show(views(), &cube.cubies, cube.rotation, inverse, shown, &tokens[0], &columns[0])
