# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A position as the 54 letters of its stickers, and why 54 letters are not a position."""
from libc.stdint cimport uint8_t

from core.cube.cubie cimport FACE_AT, ROTATION, ROTATION_INVERSE, Cube, Cubies, compose, wrap

from core.cube import faults
from core.cube.cubie import CORNERS, EDGES, FACES
from core.base.puzzle import InputError
from core.base.words import phrase

_OPPOSITE = dict(zip("URFDLB", "DLBURF"))
_CORNER_STICKERS = ("U9R1F3", "U7F1L3", "U1L1B3", "U3B1R3", "D3F9R7", "D1L9F7", "D7B9L7", "D9R9B7")
_EDGE_STICKERS = ("U6R2", "U8F2", "U4L2", "U2B2", "D6R8", "D2F8", "D4L8", "D8B8", "F6R4", "F4L6", "B6L4", "B4R6")


cdef void _set_tables():
    cdef int i, k
    for i in range(8):
        for k in range(3):
            CORNER_STICKER[i][k] = 9 * FACES.index(_CORNER_STICKERS[i][2 * k]) + int(_CORNER_STICKERS[i][2 * k + 1]) - 1
    for i in range(12):
        for k in range(2):
            EDGE_STICKER[i][k] = 9 * FACES.index(_EDGE_STICKERS[i][2 * k]) + int(_EDGE_STICKERS[i][2 * k + 1]) - 1


_set_tables()


cdef void write_facelets(const Cubies* cubies, int rotation, uint8_t* out) noexcept nogil:
    """The index of the face each sticker belongs to, as the cube is held in `rotation`; `out` holds 54 bytes."""
    cdef Cubies held
    cdef int place, k, piece, turned
    compose(cubies, &ROTATION[rotation], &held)
    for place in range(8):
        piece = held.corner[place] & 15
        turned = held.corner[place] >> 4
        for k in range(3):
            out[CORNER_STICKER[place][(k + turned) % 3]] = CORNER_STICKER[piece][k] // 9
    for place in range(12):
        piece = held.edge[place] & 15
        turned = held.edge[place] >> 4
        for k in range(2):
            out[EDGE_STICKER[place][(k + turned) % 2]] = EDGE_STICKER[piece][k] // 9
    for place in range(6):
        out[9 * place + 4] = FACE_AT[rotation][place]


def facelet_indices(Cube cube not None):
    cdef uint8_t[54] out
    write_facelets(&cube.cubies, cube.rotation, out)
    return out[:54]


def format_facelets(Cube cube not None):
    cdef bytes indices = facelet_indices(cube)
    return indices.translate(b"URFDLB".ljust(256)).decode("ascii")


def sticker_name(int sticker):
    return f"{FACES[sticker // 9]}{sticker % 9 + 1}"


def _rotation_of(centres):
    """The rotation that carries each face to where its centre is, or -1."""
    cdef int r, face
    for r in range(24):
        for face in range(6):
            if FACES[FACE_AT[r][face]] != centres[face]:
                break
        else:
            return r
    return -1


def _read_letters(text):
    """The 54 letters, upper case, with every check that needs no piece."""
    letters = "".join(text.split())
    if len(letters) != 54:
        raise InputError(phrase("A cube has 54 stickers, this text has {letters}", letters=len(letters)))
    for i, letter in enumerate(letters):
        if not (letter.isascii() and letter.isalnum()):
            raise InputError(
                phrase("{letter} is not a letter of a colour", letter=letter), faults.sticker(sticker_name(i))
            )
    letters = letters.upper()
    centres = letters[4::9]
    by_face = sum([c in FACES for c in centres]) >= 5
    known = FACES if by_face else "".join(dict.fromkeys(centres))
    for i, letter in enumerate(letters):
        if letter not in known:
            names = " ".join(known)
            raise InputError(
                phrase("{letter} is not a face. Use {names}", letter=letter, names=names)
                if by_face
                else phrase("No centre has the letter {letter}. The centres are {names}", letter=letter, names=names),
                faults.sticker(sticker_name(i)),
            )
    for face in range(6):
        if centres[face] in centres[:face]:
            first = FACES[centres.index(centres[face])]
            raise faults.two_centres(centres[face], f"{first}5", f"{FACES[face]}5")
    counts = {c: letters.count(c) for c in centres}
    if any([n != 9 for n in counts.values()]):
        raise faults.wrong_counts({c: n for c, n in counts.items() if n != 9})
    return letters, by_face


def _held_rotation(centres, by_face):
    """How a cube with these centres is held; colours that are not named by faces are taken as unrotated."""
    if not by_face:
        return 0
    for face in range(3):
        here, there = centres[face], centres[face + 3]
        if _OPPOSITE[here] != there:
            raise faults.wrong_opposite(here, there, _OPPOSITE[here], f"{FACES[face]}5", f"{FACES[face + 3]}5")
    r = _rotation_of(centres)
    if r < 0:
        raise InputError(
            phrase("The centres are arranged as a mirror image"), advice=phrase("Exchange two opposite ones")
        )
    return r


def _piece(colours, names, places, str place):
    """Index and orientation of the piece with these colours, found at `place`."""
    shown = " ".join(colours)
    match = [i for i, name in enumerate(names) if set(name) == set(places)]
    if not match or len(set(places)) < len(places):
        raise faults.no_such_piece(shown, place)
    name = names[match[0]]
    turned = places.index(name[0])
    if places[turned:] + places[:turned] != name:
        raise faults.mirrored_piece_error(shown, place)
    return match[0], turned


def _pieces(str letters, str colours_of_faces, names, stickers):
    """Pieces and orientations at every place of one kind; no piece twice."""
    found = []
    where = {}
    for place in range(len(names)):
        colours = [letters[s] for s in stickers[place]]
        faces = "".join([FACES[colours_of_faces.index(c)] for c in colours])
        piece, turned = _piece(colours, names, faces, names[place])
        if piece in where:
            shown = " ".join([colours_of_faces[FACES.index(f)] for f in names[piece]])
            raise faults.there_twice(shown, where[piece], names[place])
        where[piece] = names[place]
        found.append(piece | (turned << 4))
    return found


def _odd(order):
    """Whether a permutation is odd."""
    return sum([order[j] > order[i] for i in range(len(order)) for j in range(i)]) % 2 == 1


def _in_space(str place, int rotation, names):
    """The name of where a place of the cube lies as the cube is held."""
    cdef int i
    sides = {FACES[FACE_AT[rotation][i]]: FACES[i] for i in range(6)}
    lies = {sides[f] for f in place}
    return next(name for name in names if set(name) == lies)


def _check_reachable(corners, edges, rotation):
    """Raise with the repair when no turns lead to these pieces (relative to the centres)."""
    repairs = []
    twisted = [i for i in range(8) if corners[i] >> 4]
    total = sum([c >> 4 for c in corners]) % 3
    if total:
        place = _in_space(CORNERS[twisted[0] if len(twisted) == 1 else 0], rotation, CORNERS)
        repairs.append(faults.describe_twisted_corner(place, clockwise=total != 1))
    flipped = [i for i in range(12) if edges[i] >> 4]
    if len(flipped) % 2:
        place = _in_space(EDGES[flipped[0] if len(flipped) == 1 else 1], rotation, EDGES)
        repairs.append(faults.describe_flipped_edge(place))
    corner_order, edge_order = [c & 15 for c in corners], [e & 15 for e in edges]
    if _odd(corner_order) != _odd(edge_order):
        moved_corners = [i for i in range(8) if corner_order[i] != i]
        moved_edges = [i for i in range(12) if edge_order[i] != i]
        if len(moved_corners) == 2 and not moved_edges:
            names, swapped = CORNERS, moved_corners
        else:
            names, swapped = EDGES, moved_edges if len(moved_edges) == 2 else [1, 3]
        first, second = [_in_space(names[i], rotation, names) for i in swapped]
        repairs.append(faults.describe_swapped_pieces(first, second))
    if repairs:
        raise faults.unreachable(repairs)


def parse_facelets(str text not None):
    cdef Cubies held, cubies
    cdef int i, rotation
    letters, by_face = _read_letters(text)
    rotation = _held_rotation(letters[4::9], by_face)
    colours = FACES if by_face else letters[4::9]
    corners = _pieces(letters, colours, CORNERS, [[CORNER_STICKER[i][0], CORNER_STICKER[i][1], CORNER_STICKER[i][2]]
                                                  for i in range(8)])
    edges = _pieces(letters, colours, EDGES, [[EDGE_STICKER[i][0], EDGE_STICKER[i][1]] for i in range(12)])
    for i in range(8):
        held.corner[i] = corners[i]
    for i in range(12):
        held.edge[i] = edges[i]
    compose(&held, &ROTATION[ROTATION_INVERSE[rotation]], &cubies)
    _check_reachable([cubies.corner[i] for i in range(8)], [cubies.edge[i] for i in range(12)], rotation)
    return wrap(&cubies, rotation)
