# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Frames, symmetries and corner classes; see `cosets.h` for the words."""
from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memcmp, memset

from core.cube.cubie cimport ROTATED_FACE, ROTATION, TURN, Cubies
from core.cube.symmetries cimport MIRROR_CORNER, MIRROR_EDGE, conjugate

cdef uint32_t UNSEEN = <uint32_t>-1
cdef Geometry _geometry
cdef bint _made = False


cdef inline int in_slice(int axis, int edge) noexcept nogil:
    """Whether an edge (a place or a piece) lies in the slice between the faces of an axis."""
    if edge >= 8:
        return axis == 0
    return axis == 1 + (~edge & 1)


cdef void edges_of(const Cubies* cubies, uint8_t* out) noexcept nogil:
    """Sixteen edge bytes with the flips of the three axes."""
    cdef int place, piece, flip
    for place in range(12):
        piece = cubies.edge[place] & 15
        flip = cubies.edge[place] >> 4
        out[place] = <uint8_t>(
            piece
            | (flip ^ in_slice(1, place) ^ in_slice(1, piece)) << 4
            | (flip ^ in_slice(0, place) ^ in_slice(0, piece)) << 5
            | flip << 6
        )
    for place in range(12, 16):
        out[place] = <uint8_t>place


cdef void frame_of(const Cubies* cubies, int axis, Cubies* out) noexcept nogil:
    """`out` = the position as frame `axis` sees it."""
    conjugate(cubies, _geometry.frame_rotation[axis], out)


cdef void _set_turns(Geometry* g) noexcept:
    cdef int t, place
    memset(g.turn_corner, 0, sizeof(g.turn_corner))
    for t in range(TURNS):
        for place in range(8):
            g.turn_corner[t][place] = TURN[t].corner[place]
        edges_of(&TURN[t], g.turn_edge[t])
        g.inverse_turn[t] = 3 * (t // 3) + 2 - t % 3


cdef int _turn_in_frame(int t, int axis) noexcept:
    cdef Cubies seen
    cdef int other
    frame_of(&TURN[t], axis, &seen)
    for other in range(TURNS):
        if memcmp(&seen, &TURN[other], sizeof(Cubies)) == 0:
            return other
    return -1


cdef void _set_frames(Geometry* g) noexcept:
    cdef int axis, rotation, t, face
    for axis in range(AXES):
        for rotation in range(24):
            g.frame_rotation[axis] = rotation
            if _turn_in_frame(3 * axis, axis) // 3 % 3 == 0:
                break
        for t in range(TURNS):
            g.frame_turn[axis][t] = _turn_in_frame(t, axis)
        for face in range(3):
            if g.frame_turn[axis][3 * face] // 3 % 3 == 2:
                g.front_shift[axis] = 3 - face
            if g.frame_turn[axis][3 * face] // 3 % 3 == 1:
                g.right_shift[axis] = 3 - face


cdef void _set_symmetries(Geometry* g) noexcept:
    cdef int rotation, mirror, axis, place, source, s = 0
    cdef const Cubies* turned
    for rotation in range(24):
        if ROTATED_FACE[rotation][0] % 3 != 0:
            continue
        turned = &ROTATION[rotation]
        for mirror in range(2):
            g.mirrors[s] = mirror
            g.swaps_layers[s] = ROTATED_FACE[rotation][0] != 0
            g.quarter[s] = 0xFFFF if ROTATED_FACE[rotation][1] % 3 != 1 else 0
            for place in range(8):
                g.corner_from[s][place] = turned.corner[MIRROR_CORNER[place] if mirror else place] & 15
            for axis in range(AXES):
                for place in range(12):
                    source = turned.edge[MIRROR_EDGE[place] if mirror else place] & 15
                    g.edge_from[16 * axis + s][place] = ROTATION[g.frame_rotation[axis]].edge[source] & 15
                for place in range(12, 16):
                    g.edge_from[16 * axis + s][place] = place
            s += 1


cdef void _set_ranks(Geometry* g) noexcept:
    cdef int bits, size, value, splits = 0, slices = 0
    for bits in range(4096):
        size = 0
        for value in range(12):
            size += bits >> value & 1
        g.slice_rank[bits] = 0
        if size == 4:
            g.slice_rank[bits] = slices
            g.slice_set[slices] = bits
            slices += 1
            if bits < 256:
                g.split_rank[bits] = splits
                g.split_set[splits] = bits
                splits += 1


cdef void _unrank(const Geometry* g, int raw, uint8_t* layer, uint8_t* twist) noexcept nogil:
    """Per place: 1 for a corner of the D layer, and the twist. `split_set` holds the places of D-layer corners."""
    cdef int place, total = 0, rest = raw % CORNER_TWISTS
    cdef int bits = g.split_set[raw // CORNER_TWISTS]
    for place in range(8):
        layer[place] = bits >> place & 1
    for place in range(7):
        twist[place] = rest % 3
        total += rest % 3
        rest //= 3
    twist[7] = (21 - total) % 3


cdef int _rank(const Geometry* g, const uint8_t* layer, const uint8_t* twist) noexcept nogil:
    cdef int place, bits = 0, value = 0
    for place in range(8):
        bits |= layer[place] << place
    for place in range(6, -1, -1):
        value = 3 * value + twist[place]
    return g.split_rank[bits] * CORNER_TWISTS + value


cdef void _set_classes(Geometry* g) noexcept nogil:
    cdef int raw, s, t, place, image, count = 0
    cdef uint32_t found
    cdef uint8_t layer[8]
    cdef uint8_t twist[8]
    cdef uint8_t layer2[8]
    cdef uint8_t twist2[8]
    cdef uint8_t piece
    cdef int back[16]
    memset(g.corner_class, 0xFF, sizeof(g.corner_class))
    # The symmetry that leads back from the image under s is the inverse of s.
    for s in range(SYMMETRIES):
        for t in range(SYMMETRIES):
            if g.mirrors[s] != g.mirrors[t]:
                continue
            for place in range(8):
                if g.corner_from[s][g.corner_from[t][place]] != place:
                    break
            else:
                back[s] = t
    for raw in range(RAW_CORNERS):
        if g.corner_class[raw] != UNSEEN:
            continue
        g.representative[count] = raw
        _unrank(g, raw, layer, twist)
        for s in range(SYMMETRIES):
            for place in range(8):
                layer2[place] = layer[g.corner_from[s][place]] ^ g.swaps_layers[s]
                piece = twist[g.corner_from[s][place]]
                twist2[place] = (3 - piece) % 3 if g.mirrors[s] else piece
            image = _rank(g, layer2, twist2)
            if g.corner_class[image] == UNSEEN:
                g.corner_class[image] = count << 4 | back[s]
        count += 1
    for raw in range(count):
        _unrank(g, g.representative[raw], layer, twist)
        for t in range(TURNS):
            for place in range(8):
                piece = g.turn_corner[t][place]
                layer2[place] = layer[piece & 15]
                twist2[place] = (twist[piece & 15] + (piece >> 4)) % 3
            found = g.corner_class[_rank(g, layer2, twist2)]
            g.class_turn[t][raw] = found >> 4
            g.class_symmetry[t][raw] = found & 15


cdef int _turned_split(const Geometry* g, int bits, int s) noexcept nogil:
    """The places of the D layer's corners after a symmetry."""
    cdef int place, turned = 0
    for place in range(8):
        turned |= (bits >> g.corner_from[s][place] & 1 ^ g.swaps_layers[s]) << place
    return turned


cdef void _set_steps(Geometry* g) noexcept nogil:
    cdef int a, b, s, place, split, bits, turned, count = 0
    for a in range(SYMMETRIES):
        for b in range(SYMMETRIES):
            for s in range(SYMMETRIES):
                for place in range(8):
                    if g.corner_from[s][place] != g.corner_from[a][g.corner_from[b][place]]:
                        break
                else:
                    g.product[a][b] = s
    for split in range(CORNER_SPLITS):
        bits = g.split_set[split]
        turned = bits
        for s in range(SYMMETRIES):
            if not g.mirrors[s] and _turned_split(g, bits, s) <= turned:
                turned = _turned_split(g, bits, s)
                g.split_turn[bits] = s
        if turned == bits:
            g.split_base[bits] = count * CORNER_TWISTS
            for a in range(CORNER_TWISTS):
                g.twisted_class[count * CORNER_TWISTS + a] = g.corner_class[split * CORNER_TWISTS + a]
            count += 1
    for split in range(CORNER_SPLITS):
        bits = g.split_set[split]
        g.split_base[bits] = g.split_base[_turned_split(g, bits, g.split_turn[bits])]


cdef const Geometry* geometry() except NULL:
    global _made
    if not _made:
        _set_turns(&_geometry)
        _set_frames(&_geometry)
        _set_symmetries(&_geometry)
        _set_ranks(&_geometry)
        _set_classes(&_geometry)
        _set_steps(&_geometry)
        _made = True
    return &_geometry


def corner_classes():
    cdef const Geometry* g = geometry()
    cdef int raw
    cdef uint32_t last = 0
    for raw in range(RAW_CORNERS):
        last = max(last, g.corner_class[raw] >> 4)
    return last + 1
