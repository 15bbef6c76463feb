# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Savitch's algorithm on a board of a few cells: little memory paid for in time.

A configuration is a number in base 3, a digit for each free cell in reading order: 0 floor, 1 box, 2 man. Every one
of the 3**n is tried as the middle, those that are no position too, so that none has to be remembered.
"""
from libc.stdint cimport int64_t

from core.base.control cimport Control, cancelled
from core.sokoban.board cimport Board, State

from typing import NamedTuple

from core.base.puzzle import InputError
from core.sokoban.savitch.configuration import MOST_CELLS, configuration, free_cells
from core.base.words import phrase

cdef enum:
    MOST = 16            # free cells, see MOST_CELLS
    MOST_LEVELS = 32     # of halvings of a limit, which is at most 3**16
    POLLED = 1 << 20     # calls between two looks at the control

assert MOST == MOST_CELLS


class Frame(NamedTuple):
    start: int
    end: int
    limit: int
    middle: int | None


cdef enum Stage:
    FIRST_HALF
    SECOND_HALF


cdef struct Level:
    int64_t start
    int64_t end
    int64_t limit
    int64_t middle
    Stage stage


cdef class Savitch:
    cdef readonly tuple cells
    cdef readonly int64_t calls
    cdef readonly int depth
    cdef readonly object answer
    cdef Level[MOST_LEVELS] levels
    cdef int count                # of free cells
    cdef int64_t configurations
    cdef int open                 # levels on the path; the last one may not be called yet
    cdef int64_t[MOST] power
    cdef int[MOST][4] near          # the neighbour of each free cell in each direction, -1 for a wall
    cdef int64_t followed         # whose successors are known; -1 for none
    cdef int64_t[4] successors

    def __init__(self, State start not None, State end not None, limit):
        cdef Board board = start.board
        cdef int place, way, cell
        self.cells = free_cells(start)
        self.count = len(self.cells)
        self.configurations = 1
        place_of = {cell: place for place, cell in enumerate(self.cells)}
        for place in range(self.count - 1, -1, -1):
            self.power[place] = self.configurations
            self.configurations *= 3
            cell = self.cells[place]
            for way in range(4):
                self.near[place][way] = place_of.get(cell + board.step[way], -1)
        if not 1 <= limit <= self.configurations:
            raise InputError(
                phrase(
                    "The limit on this board must be from 1 to {most} moves, not {limit}",
                    most=self.configurations,
                    limit=limit,
                )
            )
        self.followed = -1
        self.levels[0] = Level(configuration(start, self.cells), configuration(end, self.cells), limit, 0, FIRST_HALF)
        self.open = 1

    def run(self, int64_t calls, Control control=None):
        cdef int64_t left = calls, now
        cdef int found = -1
        while left > 0 and self.answer is None:
            now = min(left, <int64_t>POLLED)
            with nogil:
                found = self.work(now)
            left -= now
            if found >= 0:
                self.answer = found == 1
            if control is not None:
                if cancelled(&control.cells, self.calls):
                    break
        return self.answer

    def path(self):
        cdef int place
        return [
            Frame(
                self.levels[place].start, self.levels[place].end, self.levels[place].limit,
                self.levels[place].middle if place < self.open - 1 else None,
            )
            for place in range(self.open)
        ]

    @property
    def space(self):
        return 2 * self.count * (1 + self.depth)

    cdef int work(self, int64_t calls) noexcept nogil:
        """Make so many calls; return 1 or 0 once that is the answer, -1 if it is not known yet."""
        cdef int64_t most = self.calls + calls
        cdef Level* level
        cdef int found
        while self.calls < most:
            level = &self.levels[self.open - 1]
            self.calls += 1
            if level.limit > 1:
                level.middle = 0
                level.stage = FIRST_HALF
                self.halve(level)
                continue
            found = self.one_move(level.start, level.end)
            while True:  # tell the levels above
                self.open -= 1
                if self.open == 0:
                    return found
                level = &self.levels[self.open - 1]
                if found and level.stage == SECOND_HALF:
                    continue
                if found:
                    level.stage = SECOND_HALF
                else:
                    level.stage = FIRST_HALF
                    level.middle += 1
                    if level.middle == self.configurations:
                        continue
                self.halve(level)
                break
        return -1

    cdef void halve(self, Level* level) noexcept nogil:
        """Call for a half of a level."""
        cdef Level* half = &self.levels[self.open]
        if level.stage == FIRST_HALF:
            half.start = level.start
            half.end = level.middle
            half.limit = level.limit // 2
        else:
            half.start = level.middle
            half.end = level.end
            half.limit = level.limit - level.limit // 2
        self.open += 1
        if self.open - 1 > self.depth:
            self.depth = self.open - 1

    cdef bint one_move(self, int64_t start, int64_t end) noexcept nogil:
        """Whether the configurations are equal or a move apart."""
        cdef int way
        if start == end:
            return True
        if start != self.followed:
            self.follow(start)
        for way in range(4):
            if self.successors[way] == end:
                return True
        return False

    cdef void follow(self, int64_t start) noexcept nogil:
        """Put down what one move makes of a configuration; -1 for what it cannot do."""
        cdef int[MOST] digit
        cdef int place, way, man = -1, near, beyond
        cdef int64_t rest = start
        self.followed = start
        for way in range(4):
            self.successors[way] = -1
        for place in range(self.count):
            digit[place] = <int>(rest // self.power[place])
            rest %= self.power[place]
            if digit[place] == 2:
                if man >= 0:
                    return
                man = place
        if man < 0:
            return
        for way in range(4):
            near = self.near[man][way]
            if near < 0:
                continue
            if digit[near] == 0:
                self.successors[way] = start - 2 * self.power[man] + 2 * self.power[near]
                continue
            beyond = self.near[near][way]
            if beyond >= 0 and digit[beyond] == 0:
                self.successors[way] = (
                    start - 2 * self.power[man] + self.power[near] + self.power[beyond]
                )
