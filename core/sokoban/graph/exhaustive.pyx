# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Every position of a small level, layer by layer. See exhaustive.pyi."""
from libc.stdint cimport int16_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

from bisect import bisect_right
from itertools import pairwise

from core.base.control cimport Cells, Control, cancelled
from core.base.rng cimport mix64
from core.sokoban.board cimport Board, State

cdef enum:
    MOST_CELLS = 255  # so that a cell is one byte and 255 is none
    NONE = 255
    POLL = 255  # every 256 positions
    FORWARD = 0
    PULLS = 1
    DRAGS = 2

cdef uint32_t EMPTY = 0xFFFFFFFF


cdef class Positions:
    cdef readonly Board board
    cdef readonly bint complete
    cdef list starts  # where each layer begins, and where the last one ends
    cdef int cells, boxes, length
    cdef int64_t count, room, limit
    cdef uint8_t* records  # boxes ascending, then the least cell that the man can walk to
    cdef uint32_t* table
    cdef uint64_t mask
    cdef uint16_t place[256]
    cdef uint8_t index[65536]
    cdef uint8_t near[256][4]
    cdef uint8_t taken[256]
    cdef uint8_t stack[256]
    cdef uint8_t seen[256]
    cdef uint8_t alive[256]  # a box here can be pushed to some goal if it is alone
    cdef uint8_t goal[256]

    def __cinit__(self, Board board, int64_t limit):
        cdef int cell, d
        cdef bytes inside
        cdef list goals = [cell for cell in range(board.size) if board.goals[cell]]
        self.board = board
        self.starts = [0]
        inside = board.flood(goals[0]) if goals else b""
        if not goals or not all([inside[cell] for cell in goals]) or inside.count(1) > MOST_CELLS:
            raise ValueError("a level with goals in one area of at most 255 cells")
        self.boxes = len(goals)
        self.length = self.boxes + 1
        memset(self.index, NONE, sizeof(self.index))
        for cell in range(board.size):
            if inside[cell]:
                self.place[self.cells] = <uint16_t>cell
                self.index[cell] = <uint8_t>self.cells
                self.goal[self.cells] = board.goals[cell]
                self.cells += 1
        for cell in range(self.cells):
            for d in range(4):
                self.near[cell][d] = self.index[self.place[cell] + board.step[d]]
        self.find_alive()
        self.limit = max(limit, 1024)
        self.room = 1024
        self.mask = 4095
        self.records = <uint8_t*>malloc(self.room * self.length)
        self.table = <uint32_t*>malloc((self.mask + 1) * sizeof(uint32_t))
        if self.records == NULL or self.table == NULL:
            raise MemoryError
        memset(self.table, 255, (self.mask + 1) * sizeof(uint32_t))

    def __dealloc__(self):
        free(self.records)
        free(self.table)

    def __len__(self):
        return self.count

    @property
    def layers(self):
        return [end - begin for begin, end in pairwise(self.starts)]

    cdef void find_alive(self) noexcept:
        """Pull a lone box away from every goal, the man being wherever he is wanted."""
        cdef int cell, d, top = 0
        cdef uint8_t near, beyond
        for cell in range(self.cells):
            self.alive[cell] = self.goal[cell]
            if self.goal[cell]:
                self.stack[top] = <uint8_t>cell
                top += 1
        while top:
            top -= 1
            cell = self.stack[top]
            for d in range(4):
                near = self.near[cell][d]
                beyond = self.near[near][d] if near != NONE else NONE
                if beyond != NONE and not self.alive[near]:
                    self.alive[near] = 1
                    self.stack[top] = near
                    top += 1

    cdef uint8_t area(self, uint8_t man) noexcept nogil:
        """Mark in `seen` where the man can walk to; return the least of these cells."""
        cdef int top = 1
        cdef int d
        cdef uint8_t cell, near
        cdef uint8_t least = man
        memset(self.seen, 0, self.cells)
        self.seen[man] = 1
        self.stack[0] = man
        while top:
            top -= 1
            cell = self.stack[top]
            if cell < least:
                least = cell
            for d in range(4):
                near = self.near[cell][d]
                if near != NONE and not self.seen[near] and not self.taken[near]:
                    self.seen[near] = 1
                    self.stack[top] = near
                    top += 1
        return least

    cdef void set_taken(self, const uint8_t* record) noexcept nogil:
        cdef int at
        memset(self.taken, 0, self.cells)
        for at in range(self.boxes):
            self.taken[record[at]] = 1

    cdef void shift(self, const uint8_t* record, int at, uint8_t target, uint8_t man, uint8_t* moved) noexcept nogil:
        """`record` with its box number `at` on `target` and the man on `man`; `taken` belongs to `record`."""
        cdef uint8_t source = record[at]
        memcpy(moved, record, self.length)
        while at + 1 < self.boxes and moved[at + 1] < target:
            moved[at] = moved[at + 1]
            at += 1
        while at > 0 and moved[at - 1] > target:
            moved[at] = moved[at - 1]
            at -= 1
        moved[at] = target
        self.taken[source] = 0
        self.taken[target] = 1
        moved[self.boxes] = self.area(man)
        self.taken[target] = 0
        self.taken[source] = 1

    cdef uint64_t slot(self, const uint8_t* record) noexcept nogil:
        """Where in the table a position is, or would be."""
        cdef uint64_t hashed = 0xCBF29CE484222325
        cdef int i
        for i in range(self.length):
            hashed = (hashed ^ record[i]) * <uint64_t>0x100000001B3
        hashed = mix64(hashed) & self.mask
        while self.table[hashed] != EMPTY and memcmp(
            self.records + <int64_t>self.table[hashed] * self.length, record, self.length
        ):
            hashed = (hashed + 1) & self.mask
        return hashed

    cdef bint add(self, const uint8_t* record) noexcept nogil:
        """Add a position unless it is known; false if there is no more room."""
        cdef uint64_t at = self.slot(record)
        if self.table[at] != EMPTY:
            return True
        if self.count == self.limit:
            return False
        if self.count == self.room:
            if not self.grow():
                return False
            at = self.slot(record)
        memcpy(self.records + self.count * self.length, record, self.length)
        self.table[at] = <uint32_t>self.count
        self.count += 1
        return True

    cdef bint grow(self) noexcept nogil:
        """Make twice the room; false if there is no memory."""
        cdef int64_t i
        cdef uint8_t* records = <uint8_t*>realloc(self.records, 2 * self.room * self.length)
        cdef uint32_t* table
        if records == NULL:
            return False
        self.records = records
        table = <uint32_t*>malloc(2 * (self.mask + 1) * sizeof(uint32_t))
        if table == NULL:
            return False
        free(self.table)
        self.table = table
        self.room *= 2
        self.mask = 2 * self.mask + 1
        memset(table, 255, (self.mask + 1) * sizeof(uint32_t))
        for i in range(self.count):
            table[self.slot(self.records + i * self.length)] = <uint32_t>i
        return True

    cdef void begin_solved(self) noexcept:
        """Add the solved positions, one for each part of the floor that the man may stand in."""
        cdef uint8_t record[256]
        cdef int cell, box = 0
        for cell in range(self.cells):
            if self.goal[cell]:
                record[box] = <uint8_t>cell
                box += 1
        self.set_taken(record)
        for cell in range(self.cells):
            if not self.taken[cell]:
                record[self.boxes] = self.area(<uint8_t>cell)
                if record[self.boxes] == cell:
                    self.add(record)

    cdef bint add_pulls(self, int64_t number, bint onward) noexcept nogil:
        """Add every position that a pull leads to; `onward`: further pulls of the box straight on are part of it.

        False if there is no more room.
        """
        cdef uint8_t record[256]
        cdef uint8_t moved[256]
        cdef uint8_t walkable[256]
        cdef uint8_t near, beyond
        cdef int at, d
        memcpy(record, self.records + number * self.length, self.length)
        self.set_taken(record)
        self.area(record[self.boxes])
        memcpy(walkable, self.seen, self.cells)
        for at in range(self.boxes):
            for d in range(4):
                near = self.near[record[at]][d]
                if near == NONE or not walkable[near]:
                    continue
                beyond = self.near[near][d]
                while beyond != NONE and not self.taken[beyond]:
                    self.shift(record, at, near, beyond, moved)
                    if not self.add(moved):
                        return False
                    if not onward:
                        break
                    near = beyond
                    beyond = self.near[near][d]
        return True

    cdef bint add_pushes(self, int64_t number) noexcept nogil:
        """Add every position that a push leads to without a box on a dead square; false if there is no more room."""
        cdef uint8_t record[256]
        cdef uint8_t moved[256]
        cdef uint8_t walkable[256]
        cdef uint8_t near, target
        cdef int at, d
        memcpy(record, self.records + number * self.length, self.length)
        self.set_taken(record)
        self.area(record[self.boxes])
        memcpy(walkable, self.seen, self.cells)
        for at in range(self.boxes):
            for d in range(4):
                near = self.near[record[at]][d ^ 2]
                target = self.near[record[at]][d]
                if near == NONE or not walkable[near] or target == NONE:
                    continue
                if self.taken[target] or not self.alive[target]:
                    continue
                self.shift(record, at, target, record[at], moved)
                if not self.add(moved):
                    return False
        return True

    cdef bint solved(self, int64_t number) noexcept nogil:
        cdef int at
        for at in range(self.boxes):
            if not self.goal[self.records[number * self.length + at]]:
                return False
        return True

    cdef bint read(self, State state, uint8_t* record) noexcept:
        """Write a position as a record; false if it is none of this level."""
        cdef const uint16_t* cells = state.box_cells()
        cdef int at
        if state.board != self.board or state.box_count() != self.boxes or self.index[state.man] == NONE:
            return False
        for at in range(self.boxes):
            record[at] = self.index[cells[at]]
            if record[at] == NONE:
                return False
        self.set_taken(record)
        record[self.boxes] = self.area(self.index[state.man])
        return True

    cdef int64_t search(self, Control control, int kind) except -2:
        """Layer by layer until done, cancelled, full or, FORWARD, solved; the number of the solved position or -1."""
        cdef int64_t i, begin = 0
        cdef int64_t end = self.count
        cdef int64_t found = -1
        cdef bint stop = False
        cdef Cells* cells = &control.cells
        cdef int64_t before = cells.done if cells.total else 0  # this search may be one of many
        cdef bint alone = not cells.total
        if alone:
            cells.total = self.limit
        self.starts.append(end)
        while begin < end and not stop and found < 0:
            with nogil:
                for i in range(begin, end):
                    if (i & POLL) == 0 and cancelled(cells, before + self.count):
                        stop = True
                        break
                    if kind == FORWARD:
                        if self.solved(i):
                            found = i
                            break
                        stop = not self.add_pushes(i)
                    elif kind == PULLS:
                        stop = not self.add_pulls(i, False)
                    else:
                        stop = not self.add_pulls(i, True)
                    if stop:
                        break
            begin = end
            end = self.count
            if end > begin:
                self.starts.append(end)
        self.complete = not stop and found < 0
        if alone and not cells.cancelled:
            cells.done = cells.total  # fewer positions than the limit are the whole of it
        return found

    def find(self, State state):
        cdef uint8_t record[256]
        cdef uint32_t found
        if not self.read(state, record):
            return None
        found = self.table[self.slot(record)]
        return None if found == EMPTY else <int64_t>found

    def layer(self, int64_t number):
        self.check(number)
        return bisect_right(self.starts, number) - 1

    cdef int check(self, int64_t number) except -1:
        if not 0 <= number < self.count:
            raise IndexError(number)
        return 0

    def state(self, int64_t number):
        cdef uint8_t* record
        cdef int at
        self.check(number)
        record = self.records + number * self.length
        return State(self.board, [self.place[record[at]] for at in range(self.boxes)], self.place[record[self.boxes]])


cdef class Backward(Positions):
    def explore(self, Control control):
        """See exhaustive.pyi."""
        if not self.count:
            self.begin_solved()
            self.search(control, PULLS)

    def nearer(self, int64_t number, int man):
        """See exhaustive.pyi."""
        cdef uint8_t record[256]
        cdef uint8_t moved[256]
        cdef uint8_t queue[256]
        cdef int16_t far[256]
        cdef int at, d
        cdef int head = 0
        cdef int tail = 1
        cdef uint8_t cell, near, target
        cdef uint32_t found
        cdef int64_t begin, end
        cdef list result = []
        cdef int depth = self.layer(number)
        if depth == 0:
            return result
        begin = self.starts[depth - 1]
        end = self.starts[depth]
        memcpy(record, self.records + number * self.length, self.length)
        self.set_taken(record)
        memset(far, 255, sizeof(far))
        queue[0] = self.index[man]
        far[queue[0]] = 0
        while head < tail:
            cell = queue[head]
            head += 1
            for d in range(4):
                near = self.near[cell][d]
                if near != NONE and far[near] < 0 and not self.taken[near]:
                    far[near] = <int16_t>(far[cell] + 1)
                    queue[tail] = near
                    tail += 1
        for at in range(self.boxes):
            for d in range(4):
                near = self.near[record[at]][d ^ 2]
                target = self.near[record[at]][d]
                if near == NONE or far[near] < 0 or target == NONE or self.taken[target]:
                    continue
                self.shift(record, at, target, record[at], moved)
                found = self.table[self.slot(moved)]
                if found != EMPTY and begin <= <int64_t>found < end:
                    result.append((<int64_t>found, self.place[record[at]], far[near] + 1, d))
        return result


cdef class BackwardByLines(Positions):
    def explore(self, Control control):
        """See exhaustive.pyi."""
        if not self.count:
            self.begin_solved()
            self.search(control, DRAGS)


cdef class Forward(Positions):
    cdef readonly object solution

    def explore(self, State start, Control control):
        """See exhaustive.pyi."""
        cdef uint8_t record[256]
        cdef int64_t found
        if self.count:
            return
        if not self.read(start, record):
            raise ValueError("the position is not of this board, or its man or a box is shut away from the goals")
        self.add(record)
        found = self.search(control, FORWARD)
        if found >= 0:
            self.solution = found
