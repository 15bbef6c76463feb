# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The cube as an immutable element of its group: cubies relative to the centres, and a rotation of the whole."""
from libc.stdint cimport uint64_t
from libc.string cimport memcmp, memcpy

from core.base.rng cimport mix64

CORNERS = ("URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB")
EDGES = ("UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR")
FACES = "URFDLB"

# Quarter turns clockwise of U R F D L B: the piece that comes to each place and how it is turned by coming there.
_QUARTERS = (
    ((3, 0, 1, 2, 4, 5, 6, 7), (0,) * 8, (3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11), ()),
    ((4, 1, 2, 0, 7, 5, 6, 3), (2, 0, 0, 1, 1, 0, 0, 2), (8, 1, 2, 3, 11, 5, 6, 7, 4, 9, 10, 0), ()),
    ((1, 5, 2, 3, 0, 4, 6, 7), (1, 2, 0, 0, 2, 1, 0, 0), (0, 9, 2, 3, 4, 8, 6, 7, 1, 5, 10, 11), (1, 5, 8, 9)),
    ((0, 1, 2, 3, 5, 6, 7, 4), (0,) * 8, (0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11), ()),
    ((0, 2, 6, 3, 4, 1, 5, 7), (0, 1, 2, 0, 0, 2, 1, 0), (0, 1, 10, 3, 4, 5, 9, 7, 8, 2, 6, 11), ()),
    ((0, 1, 3, 7, 4, 5, 2, 6), (0, 0, 1, 2, 0, 0, 2, 1), (0, 1, 2, 11, 4, 5, 6, 10, 8, 9, 3, 7), (3, 7, 10, 11)),
)
# Where rotations x, y, z carry the faces U R F D L B.
_X = (5, 1, 0, 2, 4, 3)
_Y = (0, 2, 4, 3, 5, 1)
_Z = (1, 3, 2, 4, 0, 5)


cdef void _set_turns():
    cdef Cubies quarter
    cdef int face, i
    for face in range(6):
        places, twists, edges, flipped = _QUARTERS[face]
        for i in range(8):
            quarter.corner[i] = places[i] | (twists[i] << 4)
        for i in range(12):
            quarter.edge[i] = edges[i] | ((i in flipped) << 4)
        TURN[3 * face] = quarter
        compose(&TURN[3 * face], &quarter, &TURN[3 * face + 1])
        compose(&TURN[3 * face + 1], &quarter, &TURN[3 * face + 2])


cdef void _set_rotation(int r, tuple carried):
    """Rotation `r` carries face f to `carried[f]`; the pieces follow."""
    cdef int piece, place
    for piece in range(6):
        ROTATED_FACE[r][piece] = carried[piece]
        FACE_AT[r][<int>carried[piece]] = piece
    corner_at = {frozenset(name): i for i, name in enumerate(CORNERS)}
    edge_at = {frozenset(name): i for i, name in enumerate(EDGES)}
    for piece in range(8):
        target = "".join([FACES[carried[FACES.index(c)]] for c in CORNERS[piece]])
        place = corner_at[frozenset(target)]
        ROTATION[r].corner[place] = piece | (<int>CORNERS[place].index(target[0]) << 4)
    for piece in range(12):
        target = "".join([FACES[carried[FACES.index(c)]] for c in EDGES[piece]])
        place = edge_at[frozenset(target)]
        ROTATION[r].edge[place] = piece | (<int>EDGES[place].index(target[0]) << 4)


cdef void _set_rotations():
    def then(first, second):
        return tuple([second[f] for f in first])

    still = (0, 1, 2, 3, 4, 5)
    tilts = (still, _X, then(_X, _X), then(then(_X, _X), _X), _Z, then(then(_Z, _Z), _Z))
    carried = []
    for tilt in tilts:
        for _ in range(4):
            _set_rotation(len(carried), tilt)
            carried.append(tilt)
            tilt = then(tilt, _Y)
    index = {rotation: r for r, rotation in enumerate(carried)}
    for a in range(24):
        for b in range(24):
            ROTATION_PRODUCT[a][b] = index[then(carried[a], carried[b])]
            if ROTATION_PRODUCT[a][b] == 0:
                ROTATION_INVERSE[a] = b


_set_turns()
_set_rotations()


cdef Cube wrap(const Cubies* cubies, int rotation):
    cdef Cube cube = Cube.__new__(Cube)
    cube.cubies = cubies[0]
    cube.rotation = rotation
    return cube


cdef bint _odd(order):
    """Whether a permutation is odd."""
    cdef int i, j
    cdef bint odd = False
    for i in range(len(order)):
        for j in range(i):
            odd ^= <bint>(order[j] > order[i])
    return odd


cdef class Cube:
    def __cinit__(self):
        cdef int i
        for i in range(8):
            self.cubies.corner[i] = i
        for i in range(12):
            self.cubies.edge[i] = i

    @staticmethod
    def from_pieces(corners, twists, edges, flips, int rotation=0):
        corners, twists, edges, flips = tuple(corners), tuple(twists), tuple(edges), tuple(flips)
        if sorted(corners) != list(range(8)) or sorted(edges) != list(range(12)):
            raise ValueError("corners and edges must be permutations of 8 and 12 pieces")
        if len(twists) != 8 or not set(twists) <= {0, 1, 2} or sum(twists) % 3:
            raise ValueError("twists must be eight of 0, 1, 2 with a sum divisible by 3")
        if len(flips) != 12 or not set(flips) <= {0, 1} or sum(flips) % 2:
            raise ValueError("flips must be twelve of 0, 1 with an even sum")
        if _odd(corners) != _odd(edges):
            raise ValueError("corners and edges must be permuted with equal parity")
        if not 0 <= rotation < 24:
            raise ValueError("rotation must be in 0..23")
        cdef Cubies cubies
        cdef int i
        for i in range(8):
            cubies.corner[i] = corners[i] | (twists[i] << 4)
        for i in range(12):
            cubies.edge[i] = edges[i] | (flips[i] << 4)
        return wrap(&cubies, rotation)

    @staticmethod
    def turned(int turn):
        if not 0 <= turn < 18:
            raise ValueError("turn must be in 0..17")
        return wrap(&TURN[turn], 0)

    @staticmethod
    def rotated(int rotation):
        if not 0 <= rotation < 24:
            raise ValueError("rotation must be in 0..23")
        cdef Cube cube = Cube()
        cube.rotation = rotation
        return cube

    @property
    def corners(self):
        return tuple([self.cubies.corner[i] & 15 for i in range(8)])

    @property
    def twists(self):
        return tuple([self.cubies.corner[i] >> 4 for i in range(8)])

    @property
    def edges(self):
        return tuple([self.cubies.edge[i] & 15 for i in range(12)])

    @property
    def flips(self):
        return tuple([self.cubies.edge[i] >> 4 for i in range(12)])

    @property
    def solved(self):
        cdef int i
        for i in range(8):
            if self.cubies.corner[i] != i:
                return False
        for i in range(12):
            if self.cubies.edge[i] != i:
                return False
        return True

    def __mul__(Cube self, Cube other):
        cdef Cubies carried, seen, cubies
        cdef int r = self.rotation
        if r == 0:
            compose(&self.cubies, &other.cubies, &cubies)
        else:
            # The second sequence turns sides of space; the rotation says which faces of this cube lie there.
            compose(&ROTATION[r], &other.cubies, &carried)
            compose(&carried, &ROTATION[ROTATION_INVERSE[r]], &seen)
            compose(&self.cubies, &seen, &cubies)
        return wrap(&cubies, ROTATION_PRODUCT[r][other.rotation])

    def inverse(self):
        cdef Cubies undone, seen, cubies
        cdef int r = self.rotation
        cdef int back = ROTATION_INVERSE[r]
        invert(&self.cubies, &undone)
        compose(&ROTATION[back], &undone, &seen)
        compose(&seen, &ROTATION[r], &cubies)
        return wrap(&cubies, back)

    def __eq__(self, other):
        if not isinstance(other, Cube):
            return NotImplemented
        cdef Cube cube = <Cube>other
        return self.rotation == cube.rotation and memcmp(&self.cubies, &cube.cubies, sizeof(Cubies)) == 0

    def __hash__(self):
        cdef uint64_t words[3]
        words[2] = 0
        memcpy(words, &self.cubies, sizeof(Cubies))
        words[2] |= <uint64_t>self.rotation << 32
        cdef Py_hash_t h = <Py_hash_t>mix64(mix64(mix64(words[0]) ^ words[1]) ^ words[2])
        return h if h != -1 else -2

    def __reduce__(self):
        return Cube.from_pieces, (self.corners, self.twists, self.edges, self.flips, self.rotation)

    def __repr__(self):
        return (f"Cube.from_pieces({self.corners}, {self.twists}, {self.edges}, {self.flips}, "
                f"{self.rotation})")


def products(Cube start, list moves, dict cubes, Py_ssize_t every):
    """See cubie.pyi."""
    cdef Cube turn
    cdef Cubies now = start.cubies
    cdef Cubies carried, seen, after
    cdef int r = start.rotation
    cdef Py_ssize_t at
    cdef list found = []
    for at in range(len(moves)):
        turn = <Cube>cubes[moves[at]]
        if r == 0:
            compose(&now, &turn.cubies, &after)
        else:
            compose(&ROTATION[r], &turn.cubies, &carried)
            compose(&carried, &ROTATION[ROTATION_INVERSE[r]], &seen)
            compose(&now, &seen, &after)
        now = after
        r = ROTATION_PRODUCT[r][turn.rotation]
        if (at + 1) % every == 0:
            found.append(wrap(&now, r))
    return found
