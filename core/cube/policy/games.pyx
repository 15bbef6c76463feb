# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The referee of games without search: it alone holds the positions, turns them and counts the moves."""
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc

from core.cube.cubie cimport TURN, Cubies, compose
from core.cube.policy.view cimport SHOW_LEAST, Views, checked, show, views
from core.cube.scramble cimport scramble_turns
from core.base.rng cimport mix64

LONGEST = 100
cdef enum:
    ROOM = 100  # = LONGEST


cdef inline bint is_solved(const Cubies* c) noexcept nogil:
    cdef int i
    for i in range(8):
        if c.corner[i] != i:
            return False
    for i in range(12):
        if c.edge[i] != i:
            return False
    return True


cdef class Games:
    cdef Cubies* positions
    cdef int64_t* running_games
    cdef readonly int length
    cdef readonly int64_t count
    cdef readonly int moves
    cdef readonly int64_t solved
    cdef readonly int64_t running

    def __cinit__(self, int length, int64_t count, seed):
        cdef uint64_t random, start = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
        cdef uint8_t[ROOM] turns
        cdef Cubies position, turned
        cdef int64_t game
        cdef int i
        if not 0 <= length <= LONGEST or count < 0:
            raise ValueError(f"length must be in 0..{LONGEST}, count not below 0")
        self.length, self.count = length, count
        self.positions = <Cubies*>malloc(max(count, 1) * sizeof(Cubies))
        self.running_games = <int64_t*>malloc(max(count, 1) * sizeof(int64_t))
        if not (self.positions and self.running_games):
            raise MemoryError()
        with nogil:
            for game in range(count):
                # a generator of its own for every game: more games of a seed begin with the same ones
                random = mix64(mix64(start) ^ <uint64_t>(game * 128 + length))
                scramble_turns(turns, length, &random)
                for i in range(8):
                    position.corner[i] = i
                for i in range(12):
                    position.edge[i] = i
                for i in range(length):
                    compose(&position, &TURN[turns[i]], &turned)
                    position = turned
                self.positions[game] = position
                self.running_games[game] = game
        self.running = count
        self._sort_out()

    def __dealloc__(self):
        free(self.positions)
        free(self.running_games)

    cdef void _sort_out(self) noexcept:
        """Take the solved games out of those that run, and all of them when there are no moves left."""
        cdef int64_t i, kept = 0
        for i in range(self.running):
            if is_solved(&self.positions[self.running_games[i]]):
                self.solved += 1
            else:
                self.running_games[kept] = self.running_games[i]
                kept += 1
        self.running = kept if self.moves < self.length else 0

    def look(self, uint8_t[:, ::1] tokens not None, uint8_t[:, ::1] columns not None, int64_t first=0,
             bint inverse=False, int shown=SHOW_LEAST):
        if (tokens.shape[1] != checked(shown) or columns.shape[1] != 18 or columns.shape[0] != tokens.shape[0]
                or not 0 <= first <= self.running - tokens.shape[0]):
            raise ValueError("tokens must be rows of what is shown and columns rows of 18, of games that run")
        cdef const Views* v = views()
        cdef int64_t row
        with nogil:
            for row in range(tokens.shape[0]):
                show(v, &self.positions[self.running_games[first + row]], 0, inverse, shown, &tokens[row, 0],
                     &columns[row, 0])

    def play(self, const uint8_t[::1] turns not None):
        cdef int64_t i
        cdef Cubies turned
        if turns.shape[0] != self.running:
            raise ValueError(f"{self.running} games are running")
        for i in range(self.running):
            if turns[i] >= 18:
                raise ValueError("turns must be in 0..17")
        with nogil:
            for i in range(self.running):
                compose(&self.positions[self.running_games[i]], &TURN[turns[i]], &turned)
                self.positions[self.running_games[i]] = turned
        self.moves += 1
        self._sort_out()
