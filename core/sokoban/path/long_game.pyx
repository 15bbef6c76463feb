# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many steps of a game at once: the positions on the way, and the steps at which a counter goes up.

Boxes lie on a grid of bytes, so that a step asks one cell or two. The grid is searched for them, in ascending order as
a `State` holds them, only where a position is wanted.
"""
from array import array
from typing import NamedTuple

from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.dict cimport PyDict_GetItem
from cpython.object cimport PyObject
from libc.stdint cimport uint8_t, uint16_t
from libc.stdlib cimport calloc, free
from libc.string cimport memchr

from core.sokoban.board cimport Board, State, make_state


class StepMarks(NamedTuple):
    ends: array
    runs: array
    lines: array
    changes: array
    sessions: array
    turns: array
    boxes: array
    pushes: array
    ways: array


cdef dict WAYS = {letter: way & 3 for way, letter in enumerate("lurdLURD")}  # direction by letter


cdef class RunningGame:
    """A game that goes on step by step without a `State` for each."""

    cdef Board board
    cdef uint8_t* boxes  # per cell
    cdef const uint8_t* goals
    cdef int count
    cdef int man
    cdef int placed

    def __cinit__(self, State start):
        cdef const uint16_t* cells = start.box_cells()
        cdef int i
        self.board = start.board
        self.goals = start.board.goals
        self.count = start.box_count()
        self.man = start.man
        self.placed = start.placed
        self.boxes = <uint8_t*>calloc(self.board.size, 1)
        if self.boxes == NULL:
            raise MemoryError
        for i in range(self.count):
            self.boxes[cells[i]] = 1

    def __dealloc__(self):
        free(self.boxes)

    cdef int step(self, int d) noexcept:
        """Go a step in direction `d`; 0 if that is impossible, 1 for a walk, 2 for a push."""
        cdef int offset = self.board.step[d]
        cdef int target = self.man + offset
        cdef int beyond = target + offset
        if not self.board.sides[self.man] >> d & 1:
            return 0
        if not self.boxes[target]:
            self.man = target
            return 1
        if not self.board.sides[target] >> d & 1 or self.boxes[beyond]:
            return 0
        self.boxes[target] = 0
        self.boxes[beyond] = 1
        self.placed += self.goals[beyond] - self.goals[target]
        self.man = target
        return 2

    cdef State now(self):
        """The position."""
        cdef bytes packed = PyBytes_FromStringAndSize(NULL, 2 * self.count)
        cdef uint16_t* cells = <uint16_t*><char*>packed
        cdef const uint8_t* at = self.boxes
        cdef const uint8_t* end = self.boxes + self.board.size
        cdef int i
        for i in range(self.count):
            at = <const uint8_t*>memchr(at, 1, end - at)
            cells[i] = <uint16_t>(at - self.boxes)
            at += 1
        return make_state(self.board, packed, self.man, self.placed)


cdef int direction(object move) noexcept:
    """The direction of a letter, -1 for anything else."""
    cdef PyObject* found = PyDict_GetItem(WAYS, move)
    return -1 if found == NULL else <int>(<object>found)


def replay(State start, list moves, Py_ssize_t every):
    """See long_game.pyi."""
    cdef RunningGame game = RunningGame(start)
    cdef Py_ssize_t at
    cdef int d
    cdef list found = []
    for at in range(len(moves)):
        d = direction(moves[at])
        if d < 0 or game.step(d) == 0:
            return found, at
        if (at + 1) % every == 0:
            found.append(game.now())
    return found, len(moves)


cdef class Numbers:
    """Room for as many numbers as there are moves; `taken` is an array of those that were entered."""

    cdef object room
    cdef int[::1] numbers
    cdef Py_ssize_t count

    def __cinit__(self, Py_ssize_t most):
        self.room = array("i", bytes(4 * (most + 1)))
        self.numbers = self.room
        self.count = 0

    cdef void enter(self, Py_ssize_t number) noexcept:
        self.numbers[self.count] = <int>number
        self.count += 1

    def taken(self):
        return self.room[: self.count]


def count_steps(State start, list moves):
    """See long_game.pyi."""
    cdef RunningGame game = RunningGame(start)
    cdef Py_ssize_t at, count = len(moves)
    cdef int d, step, kind
    cdef int turned = -1  # the direction of the step before
    cdef int box = -1  # the cell of the box that was pushed last
    cdef int ran = -1  # the direction in which it was pushed
    cdef Py_ssize_t pushed = -1  # the move that pushed it
    cdef Numbers ends = Numbers(count), runs = Numbers(count), lines = Numbers(count), changes = Numbers(count)
    cdef Numbers sessions = Numbers(count), turns = Numbers(count), boxes = Numbers(count), pushes = Numbers(count)
    cdef Numbers ways = Numbers(count)
    for at in range(count):
        d = direction(moves[at])
        kind = 0 if d < 0 else game.step(d)
        if kind == 0:
            raise ValueError("a move that cannot be played")
        step = game.board.step[d]
        if d != turned:
            turned = d
            turns.enter(at + 1)
            ways.enter(step)
        if kind == 1:
            continue
        if box != game.man:
            changes.enter(at + 1)
            runs.enter(at + 1)
            lines.enter(at + 1)
        else:
            runs.numbers[runs.count - 1] = <int>(at + 1)
            if ran != d:
                lines.enter(at + 1)
        if pushed != at:
            sessions.enter(at + 1)
        box = game.man + step
        ran = d
        pushed = at + 1
        boxes.enter(box)
        pushes.enter(step)
        ends.enter(at + 1)
    marks = (ends, runs, lines, changes, sessions, turns, boxes, pushes, ways)
    return StepMarks(*[numbers.taken() for numbers in marks])
