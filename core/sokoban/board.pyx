# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Board geometry and positions. See board.pxd for the conventions."""
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint16_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from core.base.puzzle import InputError
from core.base.words import phrase

globals()["MAX_SIZE"] = MAX_SIZE


cdef class Board:
    def __cinit__(self, int width, int height, bytes walls, bytes goals):
        cdef int cell, d
        cdef int size = (width + 2) * (height + 2)
        cdef const uint8_t* wall = walls
        if len(walls) != size or len(goals) != size or size > MAX_SIZE:
            raise ValueError("walls and goals are grids of (width + 2) * (height + 2) cells")
        self.width = width
        self.height = height
        self.stride = width + 2
        self.size = size
        self.walls = walls
        self.goals = goals
        self.goal_count = size - goals.count(0)
        self.step[0] = -1
        self.step[1] = -self.stride
        self.step[2] = 1
        self.step[3] = self.stride
        self.sides = <uint8_t*>calloc(size, 1)
        if self.sides == NULL:
            raise MemoryError
        for cell in range(self.stride, size - self.stride):
            if not wall[cell]:
                for d in range(4):
                    if not wall[cell + self.step[d]]:
                        self.sides[cell] |= <uint8_t>(1 << d)

    def __dealloc__(self):
        free(self.sides)

    def cell(self, int x, int y):
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise InputError(
                phrase(
                    "The level has no square {x},{y}: it is {width} wide and {height} high",
                    x=x,
                    y=y,
                    width=self.width,
                    height=self.height,
                )
            )
        return (y + 1) * self.stride + x + 1

    def xy(self, int cell):
        return cell % self.stride - 1, cell // self.stride - 1

    def flood(self, int start):
        cdef bytes mask = PyBytes_FromStringAndSize(NULL, self.size)
        cdef uint8_t* seen = <uint8_t*><char*>mask
        cdef uint16_t* stack = <uint16_t*>calloc(self.size, sizeof(uint16_t))
        cdef int top = 0
        cdef int cell, d, near
        if stack == NULL:
            raise MemoryError
        memset(seen, 0, self.size)
        if 0 <= start < self.size:
            seen[start] = 1
            stack[0] = <uint16_t>start
            top = 1
        while top:
            top -= 1
            cell = stack[top]
            for d in range(4):
                if self.sides[cell] >> d & 1:
                    near = cell + self.step[d]
                    if not seen[near]:
                        seen[near] = 1
                        stack[top] = <uint16_t>near
                        top += 1
        free(stack)
        return mask

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, Board):
            return NotImplemented
        return self.width == other.width and self.walls == other.walls and self.goals == other.goals

    def __hash__(self):
        return hash((self.width, self.walls, self.goals))

    def __reduce__(self):
        return Board, (self.width, self.height, self.walls, self.goals)


cdef State make_state(Board board, bytes packed, int man, int placed):
    cdef State state = State.__new__(State)
    state.board = board
    state.packed = packed
    state.man = man
    state.placed = placed
    state.cached_hash = -1
    return state


cdef class State:
    def __init__(self, Board board, boxes, int man):
        cdef list ordered = sorted(set(boxes))
        cdef int i, cell, placed = 0
        cdef bytes packed = PyBytes_FromStringAndSize(NULL, 2 * len(ordered))
        cdef uint16_t* cells = <uint16_t*><char*>packed
        if not 0 <= man < board.size or board.walls[man]:
            raise ValueError("the man stands on no floor")
        for i in range(len(ordered)):
            cell = ordered[i]
            if not 0 <= cell < board.size or board.walls[cell] or cell == man:
                raise ValueError("a box stands on no free floor")
            cells[i] = <uint16_t>cell
            placed += board.goals[cell]
        self.board = board
        self.packed = packed
        self.man = man
        self.placed = placed
        self.cached_hash = -1

    @property
    def boxes(self):
        cdef const uint16_t* cells = self.box_cells()
        cdef int i
        return tuple([cells[i] for i in range(self.box_count())])

    @property
    def solved(self):
        return self.placed == self.box_count() == self.board.goal_count

    cdef bint holds(self, int cell) noexcept:
        cdef const uint16_t* cells = self.box_cells()
        cdef int low = 0
        cdef int high = self.box_count()
        cdef int middle
        while low < high:
            middle = (low + high) >> 1
            if cells[middle] < cell:
                low = middle + 1
            else:
                high = middle
        return low < self.box_count() and cells[low] == cell

    def has_box(self, int cell):
        return self.holds(cell)

    cpdef State step(self, int direction):
        cdef int d = direction & 3
        cdef int offset = self.board.step[d]
        cdef int target = self.man + offset
        cdef const uint8_t* goals = self.board.goals
        if not self.board.sides[self.man] >> d & 1:
            return None
        if not self.holds(target):
            return make_state(self.board, self.packed, target, self.placed)
        if not self.board.sides[target] >> d & 1 or self.holds(target + offset):
            return None
        return make_state(
            self.board,
            moved(self.packed, target, target + offset),
            target,
            self.placed - goals[target] + goals[target + offset],
        )

    def pull(self, int direction):
        cdef int d = direction & 3
        cdef int offset = self.board.step[d]
        cdef int target = self.man + offset
        cdef int box = self.man - offset
        cdef const uint8_t* goals = self.board.goals
        if not self.board.sides[self.man] >> d & 1 or self.holds(target) or not self.holds(box):
            return None
        return make_state(
            self.board, moved(self.packed, box, self.man), target, self.placed - goals[box] + goals[self.man]
        )

    def __eq__(self, other):
        cdef State mate
        if self is other:
            return True
        if not isinstance(other, State):
            return NotImplemented
        mate = <State>other
        return self.man == mate.man and self.packed == mate.packed and self.board == mate.board

    def __hash__(self):
        if self.cached_hash == -1:
            self.cached_hash = hash((self.packed, self.man))
        return self.cached_hash

    def __reduce__(self):
        return State, (self.board, self.boxes, self.man)

    def __repr__(self):
        return f"State(man={self.board.xy(self.man)}, boxes={[self.board.xy(box) for box in self.boxes]})"


cdef bytes moved(bytes packed, int source, int target):
    """`packed` with one box moved, still ascending."""
    cdef Py_ssize_t count = len(packed) // 2
    cdef bytes result = PyBytes_FromStringAndSize(<const char*>packed, 2 * count)
    cdef uint16_t* cells = <uint16_t*><char*>result
    cdef Py_ssize_t i = 0
    while cells[i] != source:
        i += 1
    while i + 1 < count and cells[i + 1] < target:
        cells[i] = cells[i + 1]
        i += 1
    while i > 0 and cells[i - 1] > target:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = <uint16_t>target
    return result


cdef void free_sides(State state, int lifted, uint8_t* sides) noexcept:
    """Fill `sides` with the free neighbours of every cell; boxes other than the one on `lifted` count as walls."""
    cdef Board board = state.board
    cdef const uint16_t* boxes = state.box_cells()
    cdef int i, box
    memcpy(sides, board.sides, board.size)
    for i in range(state.box_count()):
        box = boxes[i]
        if box != lifted:
            sides[box] = 0
            sides[box - 1] &= <uint8_t>~4
            sides[box - board.stride] &= <uint8_t>~8
            sides[box + 1] &= <uint8_t>~1
            sides[box + board.stride] &= <uint8_t>~2


def scan(list rows):
    """See board.pyi."""
    cdef int height = len(rows)
    cdef int width = 0
    cdef int x, y, cell, size, stride
    cdef Py_UCS4 c
    cdef str row
    cdef list boxes = []
    cdef list men = []
    cdef list strangers = []
    cdef bytes walls, goals
    cdef uint8_t* wall
    cdef uint8_t* goal
    for row in rows:
        width = max(width, <int>len(row))
    stride = width + 2
    size = stride * (height + 2)
    walls = PyBytes_FromStringAndSize(NULL, size)
    goals = PyBytes_FromStringAndSize(NULL, size)
    wall = <uint8_t*><char*>walls
    goal = <uint8_t*><char*>goals
    memset(wall, 1, size)
    memset(goal, 0, size)
    for y in range(height):
        row = rows[y]
        cell = (y + 1) * stride + 1
        memset(wall + cell, 0, width)
        for x in range(len(row)):
            c = row[x]
            if c == u"#":
                wall[cell] = 1
            elif c == u" " or c == u"-" or c == u"_":
                pass
            elif c == u".":
                goal[cell] = 1
            elif c == u"$" or c == u"b":
                boxes.append(cell)
            elif c == u"*" or c == u"B":
                boxes.append(cell)
                goal[cell] = 1
            elif c == u"@" or c == u"p":
                men.append(cell)
            elif c == u"+" or c == u"P":
                men.append(cell)
                goal[cell] = 1
            else:
                strangers.append(cell)
            cell += 1
    return Board(width, height, walls, goals), boxes, men, strangers
