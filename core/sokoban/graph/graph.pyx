# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A level's own graph. See graph.pyi.

A position is one bit a square of the man's area, its rows as short as can be with one bit of wall between them, and
the man's least cell in the top bits. Where he can walk is found by widening a set of bits by one square at a time, a
few instructions for a whole board of up to 58 squares, and all pushes in one direction by one `and`. A set of more
than 122 squares is walked through square by square instead.

Looking up a position is one or two misses of the cache, so the positions after many pushes are looked up together,
each of the two lines they need being asked for in time. The table holds half of the hash and the number: a position
that is new hardly ever looks at another one.
"""
cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

from bisect import bisect_right
from itertools import pairwise
from time import perf_counter

from core.control cimport Cells, Control, cancelled
from core.sokoban.bitset cimport copy, fetch, hash_of, lowest_bit, same, shifted, spread, spread_after
from core.sokoban.board cimport Board, State
from core.sokoban.graph.backward cimport DEAD, UNKNOWN, Rows, fill_left, next_layer

from core.memory import half_of_memory, memory_for
from core.sokoban.deadlock.dead_squares import live_squares

cdef enum:
    NO_CELL = 0xFFFF
    BATCH = 512          # positions looked up together

# What a position takes besides its code: table, row, distance, and about six pushes there and back.
POSITION_BYTES = 84


@cython.final
cdef class Graph:
    def __cinit__(self, Board board, State start, int64_t limit, bint pruned=False):
        cdef int cell, at, x, y, width, height, last
        cdef bytes inside
        cdef list spots
        self.board = board
        self.start = start
        self.pull = start is None
        self.pruned = pruned
        self.starts = [0]
        goals = [at for at in range(board.size) if board.goals[at]]
        self.outside_solved = True
        if start is None:
            if not goals:
                raise ValueError("a level without goals")
            inside = board.flood(goals[0])
            if not all([inside[at] for at in goals]):
                raise ValueError("goals in more than one area")
        else:
            inside = board.flood(start.man)
            self.outside_solved = start.box_count() == board.goal_count and all(
                [inside[at] or start.has_box(at) for at in goals]
            )
        spots = [at for at in range(board.size) if inside[at]]
        across = [board.xy(at)[0] for at in spots]
        down = [board.xy(at)[1] for at in spots]
        width, height = max(across) - min(across) + 1, max(down) - min(down) + 1
        # the fewer rows, the fewer bits of wall between them
        turned = height > width
        self.line = max(width, height) + 1
        self.bits = self.line * min(width, height) - 1
        last = (<object>self.bits).bit_length()
        self.words = (self.bits + last + 63) // 64
        self.man_shift = 64 - last
        self.floor = <uint64_t*>calloc(3 * self.words, 8)
        self.place = <uint16_t*>malloc(64 * self.words * 2)
        self.bit_of = <uint16_t*>malloc(board.size * 2)
        self.scratch = <uint64_t*>calloc(8 * self.words, 8)
        self.stack = <uint16_t*>malloc(64 * self.words * 2)
        if not (self.floor and self.place and self.bit_of and self.scratch and self.stack):
            raise MemoryError
        self.live = self.floor + self.words
        self.goal = self.live + self.words
        memset(self.bit_of, 255, <size_t>board.size * 2)
        live = live_squares(board)
        left, top = min(across), min(down)
        for cell in spots:
            x, y = board.xy(cell)
            at = (x - left) * self.line + y - top if turned else (y - top) * self.line + x - left
            self.place[at] = <uint16_t>cell
            self.bit_of[cell] = <uint16_t>at
            self.floor[at >> 6] |= <uint64_t>1 << (at & 63)
            if live[cell] or not pruned:
                self.live[at >> 6] |= <uint64_t>1 << (at & 63)
            if board.goals[cell]:
                self.goal[at >> 6] |= <uint64_t>1 << (at & 63)
        self.movable = sum([inside[at] for at in start.boxes]) if start is not None else len(goals)
        self.limit = max(1, min(limit, 0xFFFFFFF0, half_of_memory() // (POSITION_BYTES + 8 * self.words)))
        self.memory = [memory_for(8 * size) for size in (self.words * self.limit, self.limit + 1, 4096)]
        self.codes = <uint64_t*>address(self.memory[0])
        self.rows = <uint64_t*>address(self.memory[1])
        self.table = <uint64_t*>address(self.memory[2])
        self.mask = 4095
        if pruned:
            self.memory.append(memory_for(2 * self.limit))
            self.dead_pushes = <uint16_t*>address(self.memory[3])

    def __dealloc__(self):
        free(self.floor)
        free(self.place)
        free(self.bit_of)
        free(self.scratch)
        free(self.stack)
        free(self.targets)
        free(self.left)

    def __len__(self):
        return self.count

    @property
    def layers(self):
        return [end - begin for begin, end in pairwise(self.starts)]

    @property
    def counted_layers(self):
        return len(self.starts) - 1 - (not self.complete)

    # where the man can walk

    cdef int least_cell(self, const uint64_t* open, int man, uint64_t* area) noexcept nogil:
        """Fill `area` with the cells that hang together with `man` among `open`; return the least of them."""
        return spread(open, man, self.line, self.words, self.bits, area, self.stack)

    # what comes after a position

    cdef int after(self, const uint64_t* code, uint64_t* found, int* dead, const Cells* cells) noexcept nogil:
        """Write what is a push or pull later to `found` (not all if cancelled); return how many, the dead in `dead`."""
        if self.words == 1:
            return followers(self, 1, code, found, dead, cells)
        if self.words == 2:
            return followers(self, 2, code, found, dead, cells)
        return followers(self, self.words, code, found, dead, cells)

    # the table

    cdef uint64_t slot(self, const uint64_t* code, uint64_t hashed) noexcept nogil:
        """Where in the table a position is, or would be."""
        cdef uint64_t at = hashed & self.mask
        cdef uint64_t entry, high = hashed >> 32 << 32
        cdef int words = self.words
        while True:
            entry = self.table[at]
            if entry == 0:
                return at
            if (entry ^ high) >> 32 == 0 and same(self.codes + (<int64_t><uint32_t>entry - 1) * words, code, words):
                return at
            at = (at + 1) & self.mask

    cdef int64_t add(self, const uint64_t* code, uint64_t hashed) noexcept nogil:
        """The number of a position, which may be new; -1 if there is no room for it."""
        cdef uint64_t at = self.slot(code, hashed)
        cdef int w
        if self.table[at]:
            return <int64_t><uint32_t>self.table[at] - 1
        if self.count == self.limit or 2 * <uint64_t>self.count > self.mask:
            return -1
        for w in range(self.words):
            self.codes[self.count * self.words + w] = code[w]
        self.count += 1
        self.table[at] = hashed >> 32 << 32 | <uint64_t>self.count
        return self.count - 1

    cdef int widen(self) except -1:
        """Make the table four times as large."""
        cdef int64_t i
        cdef uint64_t at, hashed
        cdef uint64_t size = 4 * (self.mask + 1)
        memory = memory_for(8 * size)
        self.table = <uint64_t*>address(memory)
        self.memory[2] = memory
        self.mask = size - 1
        with nogil:
            for i in range(self.count):
                hashed = hash_of(self.codes + i * self.words, self.words)
                at = hashed & self.mask
                while self.table[at]:
                    at = (at + 1) & self.mask
                self.table[at] = hashed >> 32 << 32 | <uint64_t>(i + 1)
        return 0

    # the search

    def explore(self, Control control, seconds=None):
        cdef Cells* cells = &control.cells
        cdef int64_t begin, end
        # some milliseconds; on a large board a single position may take longer
        cdef int64_t stride = self.limit if seconds is None else max(1, 4096 // (self.words * self.words))
        cdef double deadline = perf_counter() + (1e9 if seconds is None else seconds)
        cdef int stop = 0
        if self.count:
            raise ValueError("the graph was explored before")
        self.before = cells.done if cells.total else 0  # this search may be one of several
        if not cells.total and seconds is None:
            cells.total = self.limit
        self.begin()
        begin, end = 0, self.count
        self.starts.append(end)
        while begin < end and not stop:
            while self.expanded < end and not stop:
                with nogil:
                    stop = self.expand(min(end, self.expanded + stride), cells)
                stop = stop or perf_counter() >= deadline
                if stop == 2:
                    if self.count < self.limit:
                        self.widen()
                        stop = 0
                    else:
                        stop = 1
            begin, end = end, self.count
            if end > begin:
                self.starts.append(end)
        self.complete = not stop
        if not self.pull:
            self.measure(cells)

    cdef int begin(self) except -1:
        """Add where the search begins."""
        cdef uint64_t* code = self.scratch + 6 * self.words
        cdef uint64_t* open = self.scratch + 7 * self.words
        cdef int w, at
        if self.start is not None:
            self.read(self.start, code)
            self.add(code, hash_of(code, self.words))
            return 0
        for w in range(self.words):
            open[w] = self.floor[w] & ~self.goal[w]
        for at in range(self.bits):
            if open[at >> 6] >> (at & 63) & 1 and self.least_cell(open, at, self.scratch) == at:
                memcpy(code, self.goal, 8 * self.words)
                code[self.words - 1] |= <uint64_t>at << self.man_shift
                self.add(code, hash_of(code, self.words))
        return 0

    cdef int expand(self, int64_t end, Cells* cells) noexcept nogil:
        """Look at the positions up to `end`: 0 when done, 1 when cancelled, 2 when there is no more room."""
        cdef int words = self.words
        cdef int most = 4 * self.movable
        cdef int room = BATCH + most
        cdef uint64_t* found = <uint64_t*>malloc(<size_t>room * words * 8)
        cdef uint64_t* hashes = <uint64_t*>malloc(<size_t>room * 8)
        cdef int[BATCH] counts
        cdef int[BATCH] dead
        cdef int64_t edge, number
        cdef int batch, held, k, one, j, _k, answer = 0
        cdef uint64_t entry
        if found == NULL or hashes == NULL:
            answer = 1
        while self.expanded < end and answer == 0:
            if cancelled(cells, self.before + self.count):
                answer = 1
                break
            if 2 * <uint64_t>self.count + 2 * room > self.mask:
                answer = 2
                break
            if not self.reserve(room):
                answer = 1
                break
            batch = held = 0
            while held < BATCH and batch < BATCH and self.expanded + batch < end:
                k = self.after(self.codes + (self.expanded + batch) * words, found + held * words, dead + batch, cells)
                for one in range(held, held + k):
                    hashes[one] = hash_of(found + one * words, self.words)
                    fetch(self.table + (hashes[one] & self.mask))
                counts[batch] = k
                held += k
                batch += 1
                if words > 64:
                    break
            for one in range(held):
                entry = self.table[hashes[one] & self.mask]
                if entry:
                    fetch(self.codes + (<int64_t><uint32_t>entry - 1) * words)
            one = 0
            for j in range(batch):
                edge = self.edges
                self.rows[self.expanded] = <uint64_t>edge
                for _k in range(counts[j]):
                    number = self.add(found + one * words, hashes[one])
                    one += 1
                    if number < 0:
                        answer = 2
                        break
                    if not self.pull:
                        self.targets[edge] = <uint32_t>number
                        edge += 1
                if answer:
                    break
                if self.dead_pushes != NULL:
                    self.dead_pushes[self.expanded] = <uint16_t>dead[j]
                self.edges = edge
                self.expanded += 1
                self.rows[self.expanded] = <uint64_t>edge
        free(found)
        free(hashes)
        return answer

    cdef bint reserve(self, int more) noexcept nogil:
        """Make room for so many pushes more; false if there is no memory."""
        cdef uint32_t* grown
        if self.edges + more > self.room:
            self.room = max(2 * self.room, self.edges + more, 4096)
            grown = <uint32_t*>realloc(self.targets, self.room * sizeof(uint32_t))
            if grown == NULL:
                return False
            self.targets = grown
        return True

    cdef bint solved_at(self, int64_t number) noexcept nogil:
        cdef const uint64_t* code = self.codes + number * self.words
        cdef int w
        for w in range(self.words - 1):
            if code[w] != self.goal[w]:
                return False
        return (
            self.outside_solved
            and code[self.words - 1] & ((<uint64_t>1 << self.man_shift) - 1) == self.goal[self.words - 1]
        )

    # which of them can be solved

    cdef Rows pushes(self) noexcept nogil:
        cdef Rows rows
        rows.count, rows.expanded, rows.edges = self.count, self.expanded, self.edges
        rows.begin, rows.targets = self.rows, self.targets
        return rows

    cdef int measure(self, Cells* cells) except -1:
        """Fill `left`; a search that was cancelled, or is cancelled in here, leaves it open."""
        cdef Rows rows = self.pushes()
        cdef int64_t i
        cdef int filled = -1
        self.left = <int32_t*>malloc((self.count + 1) * sizeof(int32_t))
        if self.left != NULL:
            with nogil:
                for i in range(self.count):
                    self.left[i] = 0 if self.solved_at(i) else DEAD
                filled = fill_left(&rows, self.left, cells)
        if filled < 0:
            raise MemoryError
        if not filled:
            self.complete = False
            for i in range(self.count):
                if self.left[i]:
                    self.left[i] = UNKNOWN
        return 0

    # what is asked

    def find(self, State state):
        cdef uint64_t* code = self.scratch + 6 * self.words
        cdef uint64_t entry
        if state.board != self.board or self.bit_of[state.man] == NO_CELL:
            return None
        if self.start is not None and self.outside(state) != self.outside(self.start):
            return None
        self.read(state, code)
        entry = self.table[self.slot(code, hash_of(code, self.words))]
        return <int64_t><uint32_t>entry - 1 if entry else None

    cdef list outside(self, State state):
        """The boxes that the man cannot come to."""
        return [box for box in state.boxes if self.bit_of[<int>box] == NO_CELL]

    cdef void read(self, State state, uint64_t* code) noexcept:
        """Write the position's code."""
        cdef const uint16_t* cells = state.box_cells()
        cdef uint64_t* open = self.scratch + 7 * self.words
        cdef int i, at, w
        memset(code, 0, 8 * self.words)
        for i in range(state.box_count()):
            at = self.bit_of[cells[i]]
            if at != NO_CELL:
                code[at >> 6] |= <uint64_t>1 << (at & 63)
        for w in range(self.words):
            open[w] = self.floor[w] & ~code[w]
        at = self.least_cell(open, self.bit_of[state.man], self.scratch)
        code[self.words - 1] |= <uint64_t>at << self.man_shift

    def depth(self, int64_t number):
        self.check(number)
        return bisect_right(self.starts, number) - 1

    def pushes_left(self, int64_t number):
        self.check(number)
        return None if self.left[number] < 0 else self.left[number]

    def is_dead(self, int64_t number):
        self.check(number)
        return self.left[number] == DEAD

    cdef int check(self, int64_t number) except -1:
        if not 0 <= number < self.count:
            raise IndexError(number)
        return 0

    def state(self, int64_t number):
        cdef const uint64_t* code
        cdef int at
        self.check(number)
        code = self.codes + number * self.words
        boxes = [self.place[at] for at in range(self.bits) if code[at >> 6] >> (at & 63) & 1]
        if self.start is not None:
            boxes += self.outside(self.start)
        return State(self.board, boxes, self.place[code[self.words - 1] >> self.man_shift])

    def targets_of(self, int64_t number):
        cdef int64_t k
        self.check(number)
        if number >= self.expanded:
            raise IndexError(number)
        return [self.targets[k] for k in range(<int64_t>self.rows[number], <int64_t>self.rows[number + 1])]

    def layers_from(self, int64_t number, Control control):
        self.check(number)
        cdef Rows rows = self.pushes()
        cdef int64_t begin, end = 0, tail = 1, i, solvable, dead
        cdef list memory = [bytearray(self.count), bytearray(4 * self.count)]
        cdef uint8_t* seen = address(memory[0])
        cdef uint32_t* queue = <uint32_t*>address(memory[1])
        cdef list layers = []
        seen[number] = 1
        queue[0] = <uint32_t>number
        while end < tail:
            begin, end = end, tail
            solvable = dead = 0
            with nogil:
                tail = next_layer(&rows, seen, queue, begin, end, &control.cells)
                for i in range(begin, end):
                    solvable += self.left[queue[i]] >= 0
                    dead += self.left[queue[i]] == DEAD
            layers.append((solvable, dead, end - begin - solvable - dead))
        return layers


cdef inline int followers(Graph self, int words, const uint64_t* code, uint64_t* found, int* dead,
                          const Cells* cells) noexcept nogil:
    """What `Graph.after` does; compiled anew for one word and for two, where loops over words are none."""
    cdef uint64_t* boxes = self.scratch
    cdef uint64_t* open = boxes + words
    cdef uint64_t* area = open + words
    cdef uint64_t* standing = area + words
    cdef uint64_t* going = standing + words
    cdef uint64_t* spare = going + words
    cdef uint64_t way
    cdef int man = <int>(code[words - 1] >> self.man_shift)
    cdef int d, w, at, step, target, stand, count = 0
    copy(code, boxes, words)
    boxes[words - 1] &= (<uint64_t>1 << self.man_shift) - 1
    for w in range(words):
        open[w] = self.floor[w] & ~boxes[w]
    spread(open, man, self.line, words, self.bits, area, self.stack)
    dead[0] = 0
    for d in range(4):
        step = 1 if d & 1 else self.line
        if d & 2:
            step = -step
        if self.pull:
            # he stands beside the box and needs the cell beyond
            shifted(area, -step, standing, words)
            shifted(area, -2 * step, going, words)
        else:
            shifted(area, step, standing, words)
            shifted(open, -step, going, words)
        for w in range(words):
            way = boxes[w] & standing[w] & going[w]
            while way and not cells.cancelled:
                at = 64 * w + lowest_bit(way)
                way &= way - 1
                target = at + step
                if not self.live[target >> 6] >> (target & 63) & 1:
                    dead[0] += 1
                    continue
                copy(boxes, found, words)
                found[at >> 6] ^= <uint64_t>1 << (at & 63)
                found[target >> 6] ^= <uint64_t>1 << (target & 63)
                open[at >> 6] ^= <uint64_t>1 << (at & 63)
                open[target >> 6] ^= <uint64_t>1 << (target & 63)
                if self.pull:
                    stand = spread(open, target + step, self.line, words, self.bits, spare, self.stack)
                else:
                    stand = spread_after(open, area, at, target, self.line, words, self.bits, spare, self.stack)
                open[at >> 6] ^= <uint64_t>1 << (at & 63)
                open[target >> 6] ^= <uint64_t>1 << (target & 63)
                found[words - 1] |= <uint64_t>stand << self.man_shift
                found += words
                count += 1
    return count


cdef uint8_t* address(memory) except NULL:
    cdef uint8_t[::1] view = memory
    return &view[0]
