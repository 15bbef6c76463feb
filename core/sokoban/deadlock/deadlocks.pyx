# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Four kinds of deadlock. Each only says what it can prove; the proofs stand beside the code.

All of them argue about the first push that a solution would have to make, and use that taking boxes away never makes
a push impossible.
"""
from typing import NamedTuple

cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

from core.sokoban.board cimport Board, State
from core.sokoban.deadlock.dead_squares cimport Ways
from core.sokoban.path.reach cimport Reach

from core.sokoban.deadlock.dead_squares import live_squares

DEAD_SQUARE = "dead square"
FREEZE = "freeze"
CLOSED_DIAGONAL = "closed diagonal"
MATCHING = "matching"

cdef enum:
    MOST_WORK = 4_000_000  # cells * goals up to which a position is matched: some 30 ms


class Deadlock(NamedTuple):
    kind: str
    boxes: tuple


@cython.final
cdef class Deadlocks:
    def __cinit__(self, Board board):
        cdef int size = board.size
        self.board = board
        self.live = live_squares(board)
        self.wall = board.walls
        self.goal = board.goals
        self.alive = self.live
        self.words = (board.goal_count + 63) // 64
        self.marks = <uint8_t*>calloc(size, 1)
        self.stack = <uint16_t*>malloc(5 * size * sizeof(uint16_t))
        self.cluster = <uint16_t*>malloc(size * sizeof(uint16_t))
        self.sides = <uint8_t*>malloc(size)
        if not (self.marks and self.stack and self.cluster and self.sides):
            raise MemoryError
        if self.words and self.matches:
            self.goals_of = <uint64_t*>malloc(<size_t>size * self.words * sizeof(uint64_t))
            if self.goals_of == NULL:
                raise MemoryError

    def __dealloc__(self):
        free(self.marks)
        free(self.stack)
        free(self.cluster)
        free(self.goals_of)
        free(self.sides)

    @property
    def matches(self):
        return <long long>self.board.size * self.board.goal_count <= MOST_WORK

    def find(self, State state):
        cdef const uint16_t* boxes = state.box_cells()
        cdef int i, count = state.box_count()
        if state.board is not self.board and state.board != self.board:
            raise ValueError("a position of another board")
        found = [boxes[i] for i in range(count) if not self.alive[boxes[i]]]
        if found:
            return Deadlock(DEAD_SQUARE, tuple(found))
        memset(self.marks, 0, self.board.size)
        for i in range(count):
            self.marks[boxes[i]] = BOX | HELD
        self.release(boxes, count)
        found = self.frozen_off_goal(boxes, count)
        if found:
            return Deadlock(FREEZE, tuple(found))
        found = self.closed_diagonal(boxes, count, state.man)
        if found:
            return Deadlock(CLOSED_DIAGONAL, tuple(found))
        if self.goals_of != NULL:
            found = self.unmatched(boxes, count)
            if found:
                return Deadlock(MATCHING, tuple(found))
        return None

    def freezing(self, Reach reach):
        cdef bytes mask = PyBytes_FromStringAndSize(NULL, self.board.size)
        cdef uint8_t* flags = <uint8_t*><char*>mask
        cdef const uint16_t* boxes = reach.state.box_cells()
        cdef int i, cell, count = reach.state.box_count()
        memset(flags, 0, self.board.size)
        memset(self.marks, 0, self.board.size)
        for i in range(count):
            self.marks[boxes[i]] = BOX
        self.marks[reach.box] = 0
        for i in range(reach.count):
            cell = reach.order[i]
            if cell != reach.box:
                flags[cell] = self.freezes(cell)
        return mask

    # Boxes that hold each other. Suppose that every box starts out as HELD, and those that can move along an axis are
    # released until none is left that can. Along an axis a box cannot move if a wall or a HELD box stands on either
    # side, or if both pushes would put it on dead squares. No box of what remains can be the first of them to be
    # pushed in a solution, so none ever is; one that is off its goal then stays off it.

    cdef bint stuck_along(self, int cell, int step) noexcept nogil:
        cdef int a = cell - step, b = cell + step
        return (
            self.wall[a] or self.wall[b] or (self.marks[a] | self.marks[b]) & HELD
            or not (self.alive[a] or self.alive[b])
        )

    cdef bint stuck(self, int cell) noexcept nogil:
        return self.stuck_along(cell, 1) and self.stuck_along(cell, self.board.stride)

    cdef void release(self, const uint16_t* boxes, int count) noexcept nogil:
        """Take HELD from every one of these boxes that can move, and from those that it held."""
        cdef int i, d, cell, near, top = 0
        for i in range(count):
            self.stack[top] = boxes[i]
            top += 1
            while top:
                top -= 1
                cell = self.stack[top]
                if self.marks[cell] & HELD and not self.stuck(cell):
                    self.marks[cell] &= ~HELD
                    for d in range(4):
                        near = cell + self.board.step[d]
                        if self.marks[near] & HELD:
                            self.stack[top] = <uint16_t>near
                            top += 1

    cdef list frozen_off_goal(self, const uint16_t* boxes, int count):
        cdef int i
        return [boxes[i] for i in range(count) if self.marks[boxes[i]] & HELD and not self.goal[boxes[i]]]

    cdef bint freezes(self, int cell) noexcept nogil:
        """Whether a box put on `cell` would be held there, together with one off its goal. No box is HELD before."""
        cdef int d, near, head = 0, tail = 1
        cdef bint off = False
        self.marks[cell] = BOX | HELD
        self.cluster[0] = <uint16_t>cell
        while head < tail:
            for d in range(4):
                near = self.cluster[head] + self.board.step[d]
                if self.marks[near] == BOX:
                    self.marks[near] = BOX | HELD
                    self.cluster[tail] = <uint16_t>near
                    tail += 1
            head += 1
            if head == 1 and not self.stuck(cell):
                break
        else:
            self.release(self.cluster, tail)
            if self.marks[cell] & HELD:
                off = self.holds_one_off(cell)
        for head in range(tail):
            self.marks[self.cluster[head]] = BOX
        self.marks[cell] = 0
        return off

    cdef bint holds_one_off(self, int cell) noexcept nogil:
        """Whether among the HELD boxes that hang together with `cell` one is off its goal. Takes HELD from them."""
        cdef int d, near, top = 1
        cdef bint off = False
        self.stack[0] = <uint16_t>cell
        self.marks[cell] = BOX
        while top:
            top -= 1
            cell = self.stack[top]
            off = off or not self.goal[cell]
            for d in range(4):
                near = cell + self.board.step[d]
                if self.marks[near] & HELD:
                    self.marks[near] = BOX
                    self.stack[top] = <uint16_t>near
                    top += 1
        return off

    # A closed diagonal: squares c0 .. cn along a diagonal, c0 and cn taken by wall or box, those between free but with
    # all four neighbours taken, and the man not among them. Whatever lies beside the diagonal between ck and ck+1 is
    # its flank there. The first push of one of these boxes can only put a flank on a free square of the diagonal,
    # which leaves a shorter closed diagonal on one side of it; when there is no free square left, a full block of two
    # by two is. So at the end of any solution there is a closed diagonal from some ca to some cb, all of its boxes on
    # goals. If for every a < b a square of it is neither wall nor goal, there is no solution.

    cdef bint taken(self, int cell) noexcept nogil:
        return self.wall[cell] or self.marks[cell] & BOX

    cdef bint inner(self, int cell, int man) noexcept nogil:
        cdef int stride = self.board.stride
        return (
            cell != man and not self.taken(cell) and self.taken(cell - 1) and self.taken(cell + 1)
            and self.taken(cell - stride) and self.taken(cell + stride)
        )

    cdef bint bad(self, int cell) noexcept nogil:
        return not self.wall[cell] and not self.goal[cell]

    cdef list closed_diagonal(self, const uint16_t* boxes, int count, int man):
        cdef int i, d, side, cell, along, first, last
        for i in range(count):
            for d in range(4):
                cell = boxes[i] + self.board.step[d]
                if not self.inner(cell, man):
                    continue
                for side in range(2):
                    along = self.board.stride + (1 if side else -1)
                    first = cell
                    while self.inner(first, man):
                        first -= along
                    last = cell
                    while self.inner(last, man):
                        last += along
                    if self.taken(first) and self.taken(last) and self.cannot_end(first, last, along):
                        return self.around(first, last, along)
        return []

    cdef bint cannot_end(self, int first, int last, int along) noexcept nogil:
        """Whether every part of the diagonal has a square that is neither wall nor goal."""
        cdef int a, b, flank, across = along - self.board.stride
        cdef bint flanked
        a = first
        while a != last:
            flanked = False
            b = a
            while b != last and not flanked:
                flank = b + across
                flanked = self.bad(flank) or self.bad(b + self.board.stride)
                b += along
                if not (flanked or self.bad(a) or self.bad(b)):
                    return False
            a += along
        return True

    cdef list around(self, int first, int last, int along):
        """The boxes of a closed diagonal."""
        cdef int c = first
        cdef set cells = {first, last}
        while c != last:
            cells |= {c + along - self.board.stride, c + self.board.stride}
            c += along
        return sorted(cell for cell in cells if self.marks[<int>cell] & BOX)

    # Matching. Boxes still HELD stand on goals and stay there, as walls; every other box needs a goal of its own among
    # those to which it could be brought if there were no other loose box. If not all can have one there is a set of
    # boxes that have fewer goals between them than they are (Hall 1935).

    cdef list unmatched(self, const uint16_t* boxes, int count):
        cdef int i
        cdef bytes frozen = b"".join(
            [int(boxes[i]).to_bytes(2, "little") for i in range(count) if self.marks[boxes[i]] & HELD]
        )
        if frozen != self.frozen:
            self.fill_goals(boxes, count)
            self.frozen = frozen
        return match(self, boxes, count)

    cdef int fill_goals(self, const uint16_t* boxes, int count) except -1:
        """Fill `goals_of` with the boxes that are still HELD as walls."""
        cdef Board board = self.board
        cdef int size = board.size, i, d, box, cell, word, filled
        cdef Ways ways = Ways(size)
        cdef uint16_t[64] chunk
        memcpy(self.sides, board.sides, size)
        for i in range(count):
            box = boxes[i]
            if self.marks[box] & HELD:
                self.sides[box] = 0
                for d in range(4):
                    self.sides[box + board.step[d]] &= <uint8_t>~(1 << (d ^ 2))
        ways.pull = False
        ways.sides = self.sides
        for d in range(4):
            ways.step[d] = board.step[d]
        ways.separate_all()
        cell = 0
        for word in range(self.words):
            filled = 0
            while cell < size and filled < 64:
                if self.goal[cell]:
                    chunk[filled] = <uint16_t>cell
                    filled += 1
                cell += 1
            ways.trace(chunk, filled, False)
            for i in range(size):
                self.goals_of[<size_t>i * self.words + word] = ways.at(i)
            for i in range(filled):
                # a goal counts for a box on it even if nothing could ever be brought there
                self.goals_of[<size_t>chunk[i] * self.words + word] |= <uint64_t>1 << i
        return 0


cdef list match(Deadlocks self, const uint16_t* boxes, int count):
    """A largest matching by augmenting paths, breadth first; the boxes of a set that has too few goals, or none."""
    cdef int goal_count = self.board.goal_count, words = self.words
    cdef const uint8_t* goal = self.goal
    cdef int* owner = <int*>malloc((goal_count + 1) * sizeof(int))        # the box, by index, that has the goal
    cdef int* came_from = <int*>malloc((goal_count + 1) * sizeof(int))    # the box through which a goal was met
    cdef int* has = <int*>malloc((count + 1) * sizeof(int))               # the goal of a box
    cdef int* queue = <int*>malloc((count + 1) * sizeof(int))
    cdef int* rank = <int*>malloc(self.board.size * sizeof(int))
    cdef uint64_t* met = <uint64_t*>malloc((words + 1) * sizeof(uint64_t))
    cdef const uint64_t* row
    cdef uint64_t news
    cdef int i, k, g, w, box, head, tail, found, before
    cdef list unmatched = []
    try:
        if not (owner and came_from and has and queue and rank and met):
            raise MemoryError
        for g in range(goal_count):
            owner[g] = -1
        g = 0
        for i in range(self.board.size):
            rank[i] = g
            g += goal[i]
        for i in range(count):
            has[i] = -1
            if goal[boxes[i]]:
                has[i] = rank[boxes[i]]
                owner[has[i]] = i
        for i in range(count):
            if has[i] >= 0:
                continue
            memset(met, 0, words * sizeof(uint64_t))
            queue[0] = i
            head, tail, found = 0, 1, -1
            while head < tail and found < 0:
                box = queue[head]
                head += 1
                row = self.goals_of + <size_t>boxes[box] * words
                for w in range(words):
                    news = row[w] & ~met[w]
                    met[w] |= news
                    while news:
                        g = 64 * w + trailing_zeros(news)
                        news &= news - 1
                        came_from[g] = box
                        if owner[g] < 0:
                            found = g
                            break
                        if not self.marks[boxes[owner[g]]] & HELD:
                            queue[tail] = owner[g]
                            tail += 1
                    if found >= 0:
                        break
            if found < 0:
                for k in range(tail):
                    unmatched.append(boxes[queue[k]])
                unmatched.sort()
                return unmatched
            g = found
            while True:
                box = came_from[g]
                before = has[box]
                has[box] = g
                owner[g] = box
                if box == i:
                    break
                g = before
        return unmatched
    finally:
        free(owner)
        free(came_from)
        free(has)
        free(queue)
        free(rank)
        free(met)


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int statewalk_ctz(unsigned long long x) { unsigned long k; _BitScanForward64(&k, x); return (int)k; }
    #else
    static inline int statewalk_ctz(unsigned long long x) { return __builtin_ctzll(x); }
    #endif
    """
    int trailing_zeros "statewalk_ctz"(unsigned long long x) noexcept nogil
