# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Pattern databases of R. E. Korf's solver, "Finding optimal solutions to Rubik's Cube using pattern databases",
AAAI 1997: numbers for the corners and for six edges, and breadth-first search over them.

Corners: a byte an entry while the search runs. In thin layers every position of the last one marks its neighbours; in
thick ones every position still unseen asks whether a neighbour lies in the last layer.
Edges: the 64 flips of a row are the bits of a word. A turn carries a row to a row and changes its flips by a fixed
mask, that is, it exchanges bits of the word, so 64 positions at once are made of their neighbours.
"""
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

from threading import Lock, Thread

from core.base.control cimport Cells, Control, cancelled
from core.cube.solve.coordinates cimport PERMUTATIONS, TWISTS, corner_order_of, set_order, set_twist, twist_of
from core.cube.cubie cimport TURN, Cube, Cubies, compose
from core.base.portable cimport lowest_bit
from core.cube.notation.sequences cimport turns_of_metric

cdef enum:
    UNSEEN = 255
    NOWHERE = 0xFFFF
    # Where a layer is thinner than this part of all positions, it marks its neighbours.
    THIN = 6

CORNER_STATES = CORNER_COUNT
EDGE_STATES = EDGE_COUNT

cdef Patterns* built = NULL
building = Lock()

# For each bit of a flip mask: the bits of a word that move down, and how far.
cdef uint64_t[6] EXCHANGED
EXCHANGED[:] = [
    0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000,
    0xFFFFFFFF00000000,
]


cdef inline int triple_number(int a, int b, int c) noexcept nogil:
    """Number of three different places of twelve, in order."""
    return (a * 11 + b - (b > a)) * 10 + c - (c > a) - (c > b)


cdef int triple_of(const Cubies* c, int first) noexcept nogil:
    """Places and flips of the edges `first` .. `first` + 2."""
    cdef int[3] place, flip
    cdef int i, which
    for i in range(12):
        which = (c.edge[i] & 15) - first
        if 0 <= which < 3:
            place[which] = i
            flip[which] = c.edge[i] >> 4
    return triple_number(place[0], place[1], place[2]) * 8 + (flip[0] << 2) + (flip[1] << 1) + flip[2]


cdef void fill_corners(Patterns* p) noexcept nogil:
    cdef Cubies c, turned
    cdef int i, value, m
    for i in range(8):
        c.corner[i] = i
    for i in range(12):
        c.edge[i] = i
    for value in range(TWISTS):
        set_twist(&c, value)
        for m in range(18):
            compose(&c, &TURN[m], &turned)
            p.twist_move[18 * value + m] = twist_of(&turned)
    for value in range(PERMUTATIONS):
        set_order(c.corner, 8, value, 0)
        for m in range(18):
            compose(&c, &TURN[m], &turned)
            p.corner_move[18 * value + m] = corner_order_of(&turned)


cdef void fill_triples(Patterns* p) noexcept nogil:
    cdef int[18][12] comes_to, flipped
    cdef int a, b, c, m, i, number, flips, count, sets = 0
    cdef int[TRIPLES] places
    cdef int[4096] set_number
    for m in range(18):
        for i in range(12):
            comes_to[m][TURN[m].edge[i] & 15] = i
            flipped[m][TURN[m].edge[i] & 15] = TURN[m].edge[i] >> 4
    memset(set_number, 255, sizeof(set_number))
    for a in range(12):
        for b in range(12):
            for c in range(12):
                if a == b or b == c or a == c:
                    continue
                number = triple_number(a, b, c)
                places[number] = 1 << a | 1 << b | 1 << c
                if set_number[places[number]] < 0:
                    set_number[places[number]] = sets
                    sets += 1
                p.triple_set[number] = set_number[places[number]]
                for m in range(18):
                    for flips in range(8):
                        p.triple_move[(8 * number + flips) * 18 + m] = 8 * triple_number(
                            comes_to[m][a], comes_to[m][b], comes_to[m][c]
                        ) + (flips ^ (flipped[m][a] << 2 | flipped[m][b] << 1 | flipped[m][c]))
    for i in range(4096):
        if set_number[i] < 0:
            continue
        count = 0
        for number in range(TRIPLES):
            if places[number] & i:
                p.rest_of[set_number[i] * TRIPLES + number] = NOWHERE
            else:
                p.rest_of[set_number[i] * TRIPLES + number] = count
                p.triple_at[set_number[i] * REST + count] = number
                count += 1


cdef const Patterns* patterns() except NULL:
    """The tables of moves, made on first use."""
    global built
    cdef Patterns* p
    with building:
        if built == NULL:
            p = <Patterns*>malloc(sizeof(Patterns))
            if p == NULL:
                raise MemoryError()
            with nogil:
                fill_corners(p)
                fill_triples(p)
            built = p
    return built


# Generation


cdef struct Layer:
    const Patterns* tables
    uint32_t turns          # a bit for each that the metric counts as one
    int depth               # of the layer that is known
    Cells* cells
    int64_t known           # entries known before this layer
    # corners
    uint8_t* distance
    bint thin
    # edges
    const uint64_t* last    # the positions of the layer, a word of 64 for each row
    uint64_t* next
    uint64_t* seen
    uint8_t* database


cdef int64_t corner_layer(const Layer* layer, int first, int end, int shares) noexcept nogil:
    """Find the next layer, from (thin) or at the permutations `first` .. `end` - 1; how many entries it has there."""
    cdef const Patterns* p = layer.tables
    cdef int order, twist, m, depth = layer.depth
    cdef uint32_t turns
    cdef int64_t found = 0
    cdef uint8_t* row
    cdef uint8_t* cell
    cdef uint8_t* rows[18]
    for order in range(first, end):
        if cancelled(layer.cells, layer.known + shares * found):
            break
        row = layer.distance + <int64_t>order * TWISTS
        for m in range(18):
            rows[m] = layer.distance + <int64_t>p.corner_move[18 * order + m] * TWISTS
        for twist in range(TWISTS):
            if row[twist] != (depth if layer.thin else UNSEEN):
                continue
            turns = layer.turns
            while turns:
                m = lowest_bit(turns)
                turns &= turns - 1
                cell = rows[m] + p.twist_move[18 * twist + m]
                if layer.thin:
                    if cell[0] == UNSEEN:
                        cell[0] = depth + 1
                        found += 1
                elif cell[0] == depth:
                    row[twist] = depth + 1
                    found += 1
                    break
    return found


cdef inline uint64_t exchange(uint64_t word, int flips) noexcept nogil:
    """The word whose bit i is bit i ^ `flips` of `word`."""
    cdef int k
    for k in range(6):
        if flips >> k & 1:
            word = (word & EXCHANGED[k]) >> (1 << k) | (word & ~EXCHANGED[k]) << (1 << k)
    return word


cdef int64_t edge_layer(const Layer* layer, int first, int end, int shares) noexcept nogil:
    """Find what of the next layer lies at the first triples `first` .. `end` - 1; how many entries that are."""
    cdef const Patterns* p = layer.tables
    cdef int a, rest, b, m, half, bit
    cdef uint32_t row, turns, part, a_after, b_after
    cdef uint64_t word, near
    cdef int64_t found = 0
    cdef uint8_t value = layer.depth + 1
    for a in range(first, end):
        if cancelled(layer.cells, layer.known + shares * found):
            break
        for rest in range(REST):
            row = a * REST + rest
            word = 0
            if ~layer.seen[row]:
                b = p.triple_at[p.triple_set[a] * REST + rest]
                turns = layer.turns
                while turns:
                    m = lowest_bit(turns)
                    turns &= turns - 1
                    a_after = p.triple_move[8 * a * 18 + m]
                    b_after = p.triple_move[8 * b * 18 + m]
                    near = layer.last[edge_row(p, a_after >> 3, b_after >> 3)]
                    if near:
                        word |= exchange(near, (a_after & 7) << 3 | (b_after & 7))
                word &= ~layer.seen[row]
            layer.next[row] = word
            layer.seen[row] |= word
            for half in range(2):
                part = <uint32_t>(word >> (32 * half))
                while part:
                    bit = 32 * half + lowest_bit(part)
                    part &= part - 1
                    # entries begin as 15
                    layer.database[32 * row + (bit >> 1)] ^= (15 ^ value) << ((bit & 1) << 2)
                    found += 1
    return found


cdef class _Crew:
    """Threads that share the rows of a layer."""
    cdef Layer layer
    cdef list found

    def work(self, bint corners, int first, int end, int shares):
        cdef int64_t found
        with nogil:
            if corners:
                found = corner_layer(&self.layer, first, end, shares)
            else:
                found = edge_layer(&self.layer, first, end, shares)
        self.found.append(found)

    def run(self, bint corners, int rows, int threads):
        """The number of entries in the next layer; with several threads and a thin layer a few may count twice."""
        self.found = []
        bounds = [rows * i // threads for i in range(threads + 1)]
        helpers = [Thread(target=self.work, args=(corners, bounds[i], bounds[i + 1], threads)) for i in range(threads)]
        for helper in helpers[1:]:
            helper.start()
        helpers[0].run()
        for helper in helpers[1:]:
            helper.join()
        self.layer.known += sum(self.found)
        self.layer.depth += 1
        return sum(self.found)


def _crew(metric, int deepest, Control control, int64_t total):
    cdef _Crew crew = _Crew()
    if not 1 <= deepest <= 14:
        raise ValueError("deepest must be in 1..14")
    crew.layer.tables = patterns()
    crew.layer.turns = turns_of_metric(metric)
    crew.layer.cells = &control.cells
    crew.layer.known = 1
    control.cells.done = 0
    control.cells.total = total
    return crew


cdef void pack(const uint8_t* distance, uint8_t* out, int64_t count, int beyond) noexcept nogil:
    cdef int64_t i
    cdef uint8_t low, high
    for i in range(count // 2):
        low = distance[2 * i]
        high = distance[2 * i + 1]
        out[i] = (beyond if low == UNSEEN else low) | (beyond if high == UNSEEN else high) << 4


def corner_database(metric="htm", int deepest=14, int threads=1, Control control=None):
    control = Control() if control is None else control
    cdef _Crew crew = _crew(metric, deepest, control, CORNER_COUNT)
    cdef uint8_t[::1] out
    crew.layer.distance = <uint8_t*>malloc(CORNER_COUNT)
    if crew.layer.distance == NULL:
        raise MemoryError()
    try:
        with nogil:
            memset(crew.layer.distance, UNSEEN, CORNER_COUNT)
        crew.layer.distance[0] = 0
        crew.layer.thin = True
        while crew.layer.depth < deepest:
            found = crew.run(True, PERMUTATIONS, threads)
            if control.cancelled:
                return None
            if found == 0:
                break
            crew.layer.thin = found * THIN < CORNER_COUNT
        database = bytearray(CORNER_COUNT // 2)
        out = database
        with nogil:
            pack(crew.layer.distance, &out[0], CORNER_COUNT, crew.layer.depth + 1)
        return database
    finally:
        free(crew.layer.distance)


cdef void replace(uint8_t* database, int64_t count, int value) noexcept nogil:
    """Make every 15 that value."""
    cdef int64_t i
    for i in range(count // 2):
        if database[i] & 15 == 15:
            database[i] ^= 15 ^ value
        if database[i] >> 4 == 15:
            database[i] ^= (15 ^ value) << 4


def edge_database(int first, metric="htm", int deepest=14, int threads=1, Control control=None):
    if not 0 <= first <= 6:
        raise ValueError("first must be in 0..6")
    control = Control() if control is None else control
    cdef _Crew crew = _crew(metric, deepest, control, EDGE_COUNT)
    cdef Cube home = Cube()
    cdef uint32_t start = edge_index(
        crew.layer.tables, triple_of(&home.cubies, first), triple_of(&home.cubies, first + 3)
    )
    database = bytearray(b"\xff") * (EDGE_COUNT // 2)
    cdef uint8_t[::1] out = database
    cdef uint64_t* words = <uint64_t*>calloc(3 * EDGE_ROWS, sizeof(uint64_t))
    if words == NULL:
        raise MemoryError()
    try:
        crew.layer.database = &out[0]
        crew.layer.last = words
        crew.layer.next = words + EDGE_ROWS
        crew.layer.seen = words + 2 * EDGE_ROWS
        words[start // FLIPS_OF_SIX] = <uint64_t>1 << (start % FLIPS_OF_SIX)
        crew.layer.seen[start // FLIPS_OF_SIX] = words[start // FLIPS_OF_SIX]
        out[start >> 1] ^= 15 << ((start & 1) << 2)
        while crew.layer.depth < deepest:
            found = crew.run(False, TRIPLES, threads)
            if control.cancelled:
                return None
            if found == 0:
                break
            words = <uint64_t*>crew.layer.last
            crew.layer.last = crew.layer.next
            crew.layer.next = words
        with nogil:
            replace(&out[0], EDGE_COUNT, crew.layer.depth + 1)
        return database
    finally:
        words = crew.layer.seen - 2 * EDGE_ROWS
        free(words)


def corner_index(Cube cube):
    return corner_order_of(&cube.cubies) * TWISTS + twist_of(&cube.cubies)


def edge_index_of(Cube cube, int first):
    return edge_index(patterns(), triple_of(&cube.cubies, first), triple_of(&cube.cubies, first + 3))


def value(const uint8_t[::1] database, int64_t index):
    if not 0 <= index < 2 * database.shape[0]:
        raise IndexError("there is no such entry")
    return entry(&database[0], <uint32_t>index)


def distribution(const uint8_t[::1] database):
    cdef int64_t[16] counts
    cdef int64_t i
    with nogil:
        memset(counts, 0, sizeof(counts))
        for i in range(database.shape[0]):
            counts[database[i] & 15] += 1
            counts[database[i] >> 4] += 1
    return [counts[i] for i in range(16)]
