# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A level's own graph. See graph.pyi.

A position is one bit a square of the man's area and, in bits that no square has, his least cell. Where he can walk is
found by widening a set of bits by one square at a time, a few instructions for a whole board, and all pushes in one
direction by one `and`. A rectangle of up to 64 squares is one word (`flat.pxd`) if its walls leave bits for the man.
On others (`wide.pxd`) rows are as short as can be with one bit of wall between them; more than 122 squares are walked
through one by one.

Looking up a position is one or two misses of the cache, so the positions after many pushes are made, then looked up
together, each of the two lines they need being asked for in time. The table holds half of the hash and the number: a
position that is new hardly ever looks at another one.
"""
cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcpy, memset

from bisect import bisect_right
from itertools import pairwise
from time import perf_counter

from core.base.control cimport Cells, Control, cancelled
from core.sokoban.bitset cimport fetch, hash_of, same, spread
from core.sokoban.board cimport Board, State
from core.sokoban.graph.backward cimport DEAD, UNKNOWN, Rows, fill_left, next_layer
from core.sokoban.graph.flat cimport FOUND, MAN_BITS, POSITIONS, followers_of_all, lay_out, least_square
from core.sokoban.graph.flat cimport man_of as flat_man_of
from core.sokoban.graph.wide cimport followers

from core.base.memory import half_of_memory, memory_for
from core.sokoban.deadlock.dead_squares import live_squares

cdef enum:
    NO_CELL = 0xFFFF

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
        flat = width * height <= 64 and len(spots) <= 64 - MAN_BITS
        self.line = max(width, height) + (not flat)
        self.bits = self.line * min(width, height) - (not flat)
        last = (<object>self.bits).bit_length()
        self.words = 1 if flat else (self.bits + last + 63) // 64
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
        self.box_bits = self.floor[0] if flat else (<uint64_t>1 << self.man_shift) - 1
        if flat:
            lay_out(&self.flat, self.line, self.floor[0], self.live[0], self.pull)
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
        if self.words == 1:
            return least_square(&self.flat, open[0], man, area)
        return spread(open, man, self.line, self.words, self.bits, area, self.stack)

    cdef uint64_t man_bits(self, int at) noexcept nogil:
        """What the man's least cell adds to the last word of a code."""
        return self.flat.man[at] if self.words == 1 else <uint64_t>at << self.man_shift

    cdef int man_of(self, const uint64_t* code) noexcept nogil:
        return flat_man_of(&self.flat, code[0]) if self.words == 1 else <int>(code[self.words - 1] >> self.man_shift)

    # what comes after a position

    cdef int after(self, int positions, uint64_t* found, int* counts, int* dead, const Cells* cells) noexcept nogil:
        """Write what is a push or pull after each of the next positions to `found` (not all if cancelled).

        Returns how many; how many of each go to `counts`, how many are dead to `dead`.
        """
        cdef const uint64_t* code = self.codes + self.expanded * self.words
        cdef int i, count = 0
        if self.words == 1:
            return followers_of_all(&self.flat, code, positions, found, counts, dead)
        for i in range(positions):
            if self.words == 2:
                counts[i] = followers(self, 2, code, found, dead + i, cells)
            else:
                counts[i] = followers(self, self.words, code, found, dead + i, cells)
            code += self.words
            found += counts[i] * self.words
            count += counts[i]
        return count

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
        cdef bint alone = not cells.total
        if alone and seconds is None:
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
        if alone and not cells.cancelled:
            cells.done = cells.total or self.count  # fewer positions than the limit are the whole of it

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
                code[self.words - 1] |= self.man_bits(at)
                self.add(code, hash_of(code, self.words))
        return 0

    cdef int expand(self, int64_t end, Cells* cells) noexcept nogil:
        """Look at the positions up to `end`: 0 when done, 1 when cancelled, 2 when there is no more room."""
        cdef int words = self.words
        cdef int most = 4 * self.movable
        cdef int at_once = min(max(1, FOUND // max(most, 1)), POSITIONS)
        cdef int room = max(FOUND, most)
        cdef uint64_t* found = <uint64_t*>malloc(<size_t>room * words * 8)
        cdef uint64_t* hashes = <uint64_t*>malloc(<size_t>room * 8)
        cdef int[POSITIONS] counts, dead
        cdef int64_t edge, number
        cdef int batch, held, one, j, _k, answer = 0
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
            batch = <int>min(at_once, end - self.expanded)
            held = self.after(batch, found, counts, dead, cells)
            for one in range(held):
                hashes[one] = hash_of(found + one * words, words)
                fetch(self.table + (hashes[one] & self.mask))
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
        return self.outside_solved and code[self.words - 1] & self.box_bits == self.goal[self.words - 1]

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
        cdef bint filled
        cdef list room = [memory_for(size) for size in (8 * self.count + 16, 4 * self.edges + 4, 4 * self.count)]
        cdef int64_t* into = <int64_t*>address(room[0])
        cdef uint32_t* sources = <uint32_t*>address(room[1])
        cdef uint32_t* queue = <uint32_t*>address(room[2])
        self.memory.append(memory_for(4 * self.count))
        self.left = <int32_t*>address(self.memory[len(self.memory) - 1])
        with nogil:
            for i in range(self.count):
                self.left[i] = 0 if self.solved_at(i) else DEAD
            filled = fill_left(&rows, self.left, into, sources, queue, cells)
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
        code[self.words - 1] |= self.man_bits(at)

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
        boxes = [
            self.place[at] for at in range(self.bits) if self.floor[at >> 6] & code[at >> 6] & <uint64_t>1 << (at & 63)
        ]
        if self.start is not None:
            boxes += self.outside(self.start)
        return State(self.board, boxes, self.place[self.man_of(code)])

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


cdef uint8_t* address(memory) except NULL:
    cdef uint8_t[::1] view = memory
    return &view[0]
