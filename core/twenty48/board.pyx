# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy

from core.rng cimport next64

from core.puzzle import InputError
from core.twenty48.events import Appear, Merge, Slide


FOUR = 0.1
# the scores of larger tiles do not fit into 64 bits
LARGEST = 50


cdef inline uint64_t threshold(double four) noexcept nogil:
    return <uint64_t>(four * 4294967296.0 + 0.5)


def largest_exponent(int size):
    return min(size * size + 1, LARGEST)


cdef class Board:
    def __init__(self, int size, bytes cells, *, int target, int64_t score=0, int64_t moves=0, uint64_t word=0,
                 double four=FOUR):
        if not MIN_SIZE <= size <= MAX_SIZE:
            raise InputError(f"A board of {size}x{size} is not possible. Use 2x2 to 8x8")
        if len(cells) != size * size:
            raise InputError(f"A {size}x{size} board has {size * size} cells, not {len(cells)}")
        if max(cells) > largest_exponent(size):
            raise InputError(f"A {size}x{size} board cannot hold a tile above {1 << largest_exponent(size)}")
        if not 3 <= target <= largest_exponent(size):
            raise InputError(f"The target of a {size}x{size} board is a power of two from 8 "
                             f"to {1 << largest_exponent(size)}")
        if score < 0 or moves < 0:
            raise InputError("Score and moves are not negative")
        if not 0 <= four <= 1:
            raise InputError(f"{four} is not a probability from 0 to 1")
        self.size = size
        self.target = target
        self.cells = cells
        self.score = score
        self.moves = moves
        self.word = word
        self.four = four

    cdef void load(self, uint8_t* cells) noexcept:
        memcpy(cells, <const uint8_t*>self.cells, self.size * self.size)

    @property
    def largest(self):
        return max(self.cells)

    @property
    def won(self):
        return self.largest >= self.target

    @property
    def empty(self):
        return self.cells.count(0)

    @property
    def tile_sum(self):
        return sum([1 << cell for cell in self.cells if cell])

    @property
    def over(self):
        return not self.directions()

    def directions(self):
        cdef uint8_t cells[MAX_CELLS]
        cdef int direction
        legal = []
        for direction in range(4):
            self.load(cells)
            if shift_cells(cells, self.size, direction) >= 0:
                legal.append(direction)
        return tuple(legal)

    def step(self, int direction):
        cdef uint8_t cells[MAX_CELLS]
        cdef uint64_t word = self.word
        cdef int64_t gained
        cdef int count = self.size * self.size
        cdef int cell
        if not LEFT <= direction <= DOWN:
            raise InputError(f"{direction} is not a direction")
        self.load(cells)
        gained = shift_cells(cells, self.size, direction)
        if gained < 0:
            return None
        cell = place_tile(cells, count, next64(&word), threshold(self.four))
        board = Board(self.size, cells[:count], target=self.target, score=self.score + gained,
                      moves=self.moves + 1, word=word, four=self.four)
        events = traced(self.cells, self.size, direction)
        events.append(Appear(cell, cells[cell]))
        return board, tuple(events)

    def __eq__(self, other):
        if not isinstance(other, Board):
            return NotImplemented
        return self._key() == (<Board>other)._key()

    def __hash__(self):
        return hash(self._key())

    def __reduce__(self):
        return rebuilt, self._key()

    def _key(self):
        return self.size, self.cells, self.target, self.score, self.moves, self.word, self.four

    def __repr__(self):
        return (f"Board({self.size}, {self.cells!r}, target={self.target}, score={self.score}, "
                f"moves={self.moves}, word={self.word:#x}, four={self.four!r})")


def rebuilt(size, cells, target, score, moves, word, four=FOUR):
    return Board(size, cells, target=target, score=score, moves=moves, word=word, four=four)


def first_board(int size, int target, uint64_t word, double four=FOUR):
    cdef uint8_t cells[MAX_CELLS]
    cdef int i
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise InputError(f"A board of {size}x{size} is not possible. Use 2x2 to 8x8")
    for i in range(size * size):
        cells[i] = 0
    place_tile(cells, size * size, next64(&word), threshold(four))
    place_tile(cells, size * size, next64(&word), threshold(four))
    return Board(size, cells[:size * size], target=target, word=word, four=four)


def shifted(int size, bytes cells, int direction):
    cdef uint8_t after[MAX_CELLS]
    cdef int64_t gained
    if not MIN_SIZE <= size <= MAX_SIZE or len(cells) != size * size:
        raise InputError(f"{len(cells)} cells do not fill a board of {size}x{size}")
    memcpy(after, <const uint8_t*>cells, size * size)
    gained = shift_cells(after, size, direction)
    return after[:size * size], gained


cdef list traced(bytes cells, int size, int direction):
    """The slides and merges of a legal move, line by line, from the edge inwards."""
    cdef int along = size if direction & 2 else 1
    cdef int across = 1 if direction & 2 else size
    cdef int start = 0
    cdef int line, read, write, source, target, waiting
    cdef int tile
    cdef list events = []
    if direction & 1:
        start = (size - 1) * along
        along = -along
    for line in range(size):
        write = 0
        waiting = -1
        for read in range(size):
            source = start + line * across + read * along
            tile = cells[source]
            if not tile:
                continue
            if waiting >= 0 and cells[waiting] == tile:
                target = start + line * across + (write - 1) * along
                if waiting != target:
                    events.pop()
                events.append(Merge((waiting, source), target, tile + 1))
                waiting = -1
            else:
                target = start + line * across + write * along
                if source != target:
                    events.append(Slide(source, target))
                waiting = source
                write += 1
    return events
