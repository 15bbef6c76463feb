# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy

from core.base.rng cimport next64

from core.base.puzzle import InputError
from core.twenty48.events import Appear, Merge, TileSlide
from core.twenty48.shape import shape_of
from core.base.words import phrase


FOUR = 0.1


cdef inline uint64_t threshold(double four) noexcept nogil:
    return <uint64_t>(four * 4294967296.0 + 0.5)


cdef class Board:
    def __init__(self, size, bytes cells, *, int target, int64_t score=0, int64_t moves=0, uint64_t word=0,
                 double four=FOUR):
        shape = shape_of(size)
        if len(cells) != shape.cells:
            raise InputError(
                phrase(
                    "A {board} board has {cells} cells, not {found}",
                    board=str(shape),
                    cells=shape.cells,
                    found=len(cells),
                )
            )
        if max(cells) > shape.largest:
            raise InputError(
                phrase(
                    "A {board} board cannot hold a tile above {most}", board=str(shape), most=1 << shape.largest
                )
            )
        if not 3 <= target <= shape.largest:
            raise InputError(
                phrase(
                    "The target of a {board} board is a power of two from 8 to {most}",
                    board=str(shape),
                    most=1 << shape.largest,
                )
            )
        if score < 0 or moves < 0:
            raise InputError(phrase("Score and moves are not negative"))
        if not 0 <= four <= 1:
            raise InputError(phrase("{text} is not a probability from 0 to 1", text=str(four)))
        self.shape = shape
        self.rows, self.columns = shape
        self.target = target
        self.cells = cells
        self.score = score
        self.moves = moves
        self.word = word
        self.four = four

    cdef void load(self, uint8_t* cells) noexcept:
        memcpy(cells, <const uint8_t*>self.cells, self.rows * self.columns)

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
            if shift_cells(cells, self.rows, self.columns, direction) >= 0:
                legal.append(direction)
        return tuple(legal)

    def step(self, int direction):
        cdef uint8_t cells[MAX_CELLS]
        cdef uint64_t word = self.word
        cdef int64_t gained
        cdef int count = self.rows * self.columns
        cdef int cell
        if not LEFT <= direction <= DOWN:
            raise InputError(phrase("{direction} is not a direction", direction=direction))
        self.load(cells)
        gained = shift_cells(cells, self.rows, self.columns, direction)
        if gained < 0:
            return None
        cell = place_tile(cells, count, next64(&word), threshold(self.four))
        board = Board(self.shape, cells[:count], target=self.target, score=self.score + gained,
                      moves=self.moves + 1, word=word, four=self.four)
        events = traced(self.cells, self.rows, self.columns, direction)
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
        return self.shape, self.cells, self.target, self.score, self.moves, self.word, self.four

    def __repr__(self):
        return (f"Board({self.shape!r}, {self.cells!r}, target={self.target}, score={self.score}, "
                f"moves={self.moves}, word={self.word:#x}, four={self.four!r})")


def rebuilt(size, cells, target, score, moves, word, four=FOUR):
    return Board(size, cells, target=target, score=score, moves=moves, word=word, four=four)


def first_board(size, int target, uint64_t word, double four=FOUR):
    cdef uint8_t cells[MAX_CELLS]
    cdef int i, count
    shape = shape_of(size)
    count = shape.cells
    for i in range(count):
        cells[i] = 0
    place_tile(cells, count, next64(&word), threshold(four))
    place_tile(cells, count, next64(&word), threshold(four))
    return Board(shape, cells[:count], target=target, word=word, four=four)


def shifted(size, bytes cells, int direction):
    cdef uint8_t after[MAX_CELLS]
    cdef int64_t gained
    cdef int rows, columns
    rows, columns = shape_of(size)
    if len(cells) != rows * columns:
        raise InputError(
            phrase(
                "{cells} cells do not fill a board of {rows}x{columns}", cells=len(cells), rows=rows, columns=columns
            )
        )
    memcpy(after, <const uint8_t*>cells, rows * columns)
    gained = shift_cells(after, rows, columns, direction)
    return after[:rows * columns], gained


cdef list traced(bytes cells, int rows, int columns, int direction):
    """The slides and merges of a legal move, line by line, from the edge inwards."""
    cdef int along = columns if direction & 2 else 1
    cdef int across = 1 if direction & 2 else columns
    cdef int lines = columns if direction & 2 else rows
    cdef int length = rows if direction & 2 else columns
    cdef int start = 0
    cdef int line, read, write, source, target, waiting
    cdef int tile
    cdef list events = []
    if direction & 1:
        start = (length - 1) * along
        along = -along
    for line in range(lines):
        write = 0
        waiting = -1
        for read in range(length):
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
                    events.append(TileSlide(source, target))
                waiting = source
                write += 1
    return events
