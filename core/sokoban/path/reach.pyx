# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The squares to which one box can be pushed, or pulled, in linear time.

Search over (cell of the box, side on which the man stands); the other boxes count as walls. Whether the man gets from
one side of the box to another does not depend on a flood fill: in the graph of free cells, with the lifted box's own
cell counted as free, he does iff the two sides hang together without that cell, that is iff their edges to it lie in
the same biconnected block (Yang Chao, "A box pushing path search", sokoban.ws; blocks after Hopcroft and Tarjan 1973).

One depth-first pass from the box gives everything. When the pass leaves a tree child u of v with low(u) >= depth(v),
u's subtree touches the rest only in v: the sides of v discovered since u are one class, stored as nibbles in
`part[v]`. All other sides of v are one further class. At the root, which is the box, the class that holds the man is
where he starts, so that no flood fill is needed at all. The search then visits every (cell, class) once.

A pull differs in one thing only: the box goes to the man's side, and he needs the cell beyond it too. Either way he
stands on the same side of the box after the step as before it.
"""
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memset

from core.sokoban.board cimport Board, State, free_sides

from core.base.puzzle import InputError
from core.base.words import phrase

# SPREAD[m] has a 1 in nibble d for every bit d of m, so m * SPREAD[m] puts m into each of its own nibbles.
cdef uint16_t[16] SPREAD
# BOTH[m] are the sides d of m whose opposite side is in m too: from these the box can be pushed.
cdef uint8_t[16] BOTH
cdef uint8_t[16] LOWEST


cdef void fill_tables() noexcept:
    cdef int m, d
    for m in range(16):
        SPREAD[m] = 0
        LOWEST[m] = 0
        for d in range(3, -1, -1):
            if m >> d & 1:
                SPREAD[m] |= <uint16_t>(1 << (4 * d))
                LOWEST[m] = <uint8_t>d
        BOTH[m] = <uint8_t>(m & ((m << 2) | (m >> 2)))


fill_tables()

# The pass and the search run with the GIL held (they are shorter than the time it would take to get it back from a
# busy thread), so one work area serves all calls. It grows to the largest board met.
cdef void* work = NULL
cdef size_t work_size = 0


cdef void* work_area(size_t size) except NULL:
    global work, work_size
    cdef void* grown
    if size > work_size:
        grown = realloc(work, size)
        if grown == NULL:
            raise MemoryError
        work = grown
        work_size = size
    return work


cdef int separate(
    const uint8_t* sides, const int* step, int root, int man, uint16_t* part,
    uint16_t* index, uint16_t* path, uint16_t* low, uint8_t* todo,
) noexcept nogil:
    """Fill `part` for every cell connected with `root`; return the sides of `root` that hang together with `man`.

    `index` must hold NONE everywhere; it receives the cells' numbers in depth-first order.
    """
    cdef int left = step[0], up = step[1], right = step[2], down = step[3]
    cdef int depth = 0
    cdef unsigned int clock = 1
    cdef int v = root, u, d, mask, start = 0
    cdef unsigned int a, b, c, e, least, first, back
    index[root] = 0
    path[0] = <uint16_t>root
    low[0] = 0
    todo[0] = sides[root]
    while True:
        mask = todo[depth]
        if mask:
            d = LOWEST[mask]
            todo[depth] = <uint8_t>(mask & (mask - 1))
            u = v + step[d]
            if index[u] != NONE:
                continue
            index[u] = <uint16_t>clock
            clock += 1
            # A neighbour that has a number already is an ancestor, the parent among them: that one cannot make
            # low(u) < depth(parent), so it need not be left out.
            a = index[u + left]
            b = index[u + up]
            c = index[u + right]
            e = index[u + down]
            least = a if a < b else b
            back = c if c < e else e
            depth += 1
            path[depth] = <uint16_t>u
            low[depth] = <uint16_t>(least if least < back else back)
            todo[depth] = <uint8_t>(
                sides[u] & ((a == NONE) | (b == NONE) << 1 | (c == NONE) << 2 | (e == NONE) << 3)
            )
            v = u
        else:
            if depth == 0:
                return start
            least = low[depth]
            first = index[v]
            depth -= 1
            v = path[depth]
            if least < index[v]:
                if least < low[depth]:
                    low[depth] = <uint16_t>least
                continue
            a = index[v + left]
            b = index[v + up]
            c = index[v + right]
            e = index[v + down]
            mask = (
                (a >= first and a != NONE) | (b >= first and b != NONE) << 1
                | (c >= first and c != NONE) << 2 | (e >= first and e != NONE) << 3
            )
            part[v] |= <uint16_t>(mask * SPREAD[mask])
            if depth == 0 and start == 0 and index[man] != NONE:
                start = mask


cdef void spread(Reach self, const int* step, uint32_t* queue) noexcept nogil:
    """Breadth-first search over (cell, class of sides); `queue` entries are cell << 4 | new sides."""
    cdef int head = 0, tail = 1, layer_end = 1, count = 1
    cdef unsigned int layer = 1
    cdef int cell, pushes, side, target, mates
    cdef int ahead = 0 if self.pull else 2
    self.distance[self.box] = 0
    self.order[0] = <uint16_t>self.box
    self.seen[self.box] = <uint8_t>self.start_sides
    queue[0] = <uint32_t>(self.box << 4 | self.start_sides)
    while head < tail:
        if head == layer_end:
            layer += 1
            layer_end = tail
        cell = queue[head] >> 4
        pushes = (queue[head] & 15) if self.pull else (queue[head] & BOTH[self.sides[cell]])
        head += 1
        while pushes:
            side = LOWEST[pushes]
            pushes &= pushes - 1
            target = cell + step[side ^ ahead]
            if self.pull and not self.sides[target] >> side & 1:
                continue
            if self.seen[target] >> side & 1:
                continue
            if self.distance[target] == NONE:
                self.distance[target] = <uint16_t>layer
                self.order[count] = <uint16_t>target
                count += 1
            mates = self.together(target, side)
            self.seen[target] |= <uint8_t>mates
            queue[tail] = <uint32_t>(target << 4 | mates)
            tail += 1
    self.count = count


cpdef Reach reach(State state, int box, bint pull=False):
    cdef Reach result = Reach.__new__(Reach)
    cdef Board board = state.board
    cdef size_t size = board.size
    cdef uint8_t* block
    cdef uint16_t* index
    cdef uint16_t* path
    cdef uint16_t* low
    cdef uint8_t* todo
    if not 0 <= box < board.size or not state.holds(box):
        raise InputError(phrase("There is no box on that square"), "{},{}".format(*board.xy(box)))
    # Three 16-bit arrays, then two of bytes.
    block = <uint8_t*>malloc(8 * size)
    if block == NULL:
        raise MemoryError
    result.state = state
    result.box = box
    result.pull = pull
    result.part = <uint16_t*>block
    result.distance = result.part + size
    result.order = result.distance + size
    result.sides = block + 6 * size
    result.seen = result.sides + size
    memset(result.part, 0, 2 * size)
    memset(result.distance, 0xFF, 2 * size)
    memset(result.seen, 0, size)
    free_sides(state, box, result.sides)
    if not pull and BOTH[result.sides[box]] == 0:
        result.distance[box] = 0
        result.order[0] = <uint16_t>box
        result.count = 1
        return result
    # The pass needs 7 bytes a cell; the search reuses the same memory for at most four entries a cell.
    index = <uint16_t*>work_area(16 * size)
    path = index + size
    low = path + size
    todo = <uint8_t*>(low + size)
    memset(index, 0xFF, 2 * size)
    result.start_sides = separate(
        result.sides, board.step, box, state.man, result.part, index, path, low, todo
    )
    spread(result, board.step, <uint32_t*>index)
    return result


cdef class Reach:
    def __init__(self):
        raise TypeError("made by reach()")

    def __dealloc__(self):
        free(self.part)
        free(self.walks)

    def cells(self):
        cdef int i
        return [self.order[i] for i in range(self.count)]

    def squares(self):
        cdef int i
        cdef int stride = self.state.board.stride
        return [(self.order[i] % stride - 1, self.order[i] // stride - 1) for i in range(self.count)]

    def pushes(self, int cell):
        if not 0 <= cell < self.state.board.size or self.distance[cell] == NONE:
            return None
        return self.distance[cell]

    def mask(self):
        cdef int cell
        cdef int size = self.state.board.size
        cdef bytes result = PyBytes_FromStringAndSize(NULL, size)
        cdef uint8_t* flags = <uint8_t*><char*>result
        for cell in range(size):
            flags[cell] = self.distance[cell] != NONE
        return result

    def __contains__(self, int cell):
        return self.pushes(cell) is not None

    def __len__(self):
        return self.count
