# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from core.base.control cimport Control, cancelled
from core.base.rng cimport next64
from core.twenty48.adviser.entries cimport MAX_FEATURES, look_up
from core.twenty48.adviser.plain.network cimport PlainNetwork, locate
from core.twenty48.board cimport MAX_CELLS, place_tile, shift_cells
from core.twenty48.play cimport game_word

from array import array

from core.base.puzzle import InputError
from core.twenty48.board import FOUR
from core.twenty48.sample import GameSample
from core.base.words import phrase

MOST_DEPTH = 4

cdef enum:
    OFTEN = 64      # moves between two looks at the cancel cell


cdef struct Choice:
    uint8_t[MAX_CELLS] after
    int64_t gained
    float value


cdef inline float leaf_value(const Search* search, const uint8_t* cells) noexcept nogil:
    cdef uint32_t feature[MAX_FEATURES]
    locate(&search.layout, cells, feature)
    return search.unit * look_up(search.table, feature, search.layout.features)


cdef float best_value(const Search* search, const uint8_t* board, int depth, float probability) noexcept nogil:
    """The value of the best move of a board, 0 where there is none."""
    cdef uint8_t[MAX_CELLS] after
    cdef int64_t gained
    cdef float value, most = 0
    cdef bint found = False
    cdef int direction
    for direction in range(4):
        memcpy(after, board, search.layout.cells)
        gained = shift_cells(after, search.layout.rows, search.layout.columns, direction)
        if gained >= 0:
            value = gained + after_value(search, after, depth - 1, probability)
            if not found or value > most:
                most = value
                found = True
    return most


cdef float after_value(const Search* search, uint8_t* cells, int depth, float probability) noexcept nogil:
    """The value of an after-state, `depth` more moves looked ahead, where tiles of that probability led here."""
    cdef int i, empty = 0
    cdef float total = 0, share
    for i in range(search.layout.cells):
        empty += cells[i] == 0
    share = probability / empty
    # what is too unlikely at most is not looked through
    if depth == 0 or share < search.cut:
        return leaf_value(search, cells)
    for i in range(search.layout.cells):
        if not cells[i]:
            cells[i] = 1
            if search.of_2 > 0:
                total += search.of_2 * best_value(search, cells, depth, search.of_2 * share)
            cells[i] = 2
            if search.of_4 > 0:
                total += search.of_4 * best_value(search, cells, depth, search.of_4 * share)
            cells[i] = 0
    return total / empty


cdef int weigh(const Search* search, const uint8_t* board, Choice* choice) noexcept nogil:
    """Every move of a board; the direction of the best one, -1 where none is legal."""
    cdef int direction, best = -1
    for direction in range(4):
        memcpy(choice[direction].after, board, MAX_CELLS)
        choice[direction].gained = shift_cells(choice[direction].after, search.layout.rows, search.layout.columns,
                                               direction)
        if choice[direction].gained >= 0:
            choice[direction].value = after_value(search, choice[direction].after, search.depth - 1, 1)
            choice[direction].value += choice[direction].gained
            if best < 0 or choice[direction].value > choice[best].value:
                best = direction
    return best


cdef void weigh_moves(const void* search, const uint8_t* cells, double* worth) noexcept nogil:
    """What left, right, up and down are worth on a board of the search's shape; those that are not legal are left."""
    cdef const Search* ahead = <const Search*>search
    cdef Choice choice[4]
    cdef uint8_t[MAX_CELLS] board
    cdef int direction
    memset(board, 0, MAX_CELLS)
    memcpy(board, cells, ahead.layout.cells)
    weigh(ahead, board, choice)
    for direction in range(4):
        if choice[direction].gained >= 0:
            worth[direction] = choice[direction].value


cdef int largest_of(const uint8_t* cells, int count) noexcept nogil:
    cdef int i, largest = 0
    for i in range(count):
        largest = max(largest, <int>cells[i])
    return largest


cdef class PlainPlayer:
    def __cinit__(self, PlainNetwork network, *, int depth=2, double cut=0):
        if not 1 <= depth <= MOST_DEPTH:
            raise InputError(
                phrase("A depth of {depth} is not possible. Use 1 to {most}", depth=depth, most=MOST_DEPTH)
            )
        self.network = network
        self.search.layout = network.layout
        self.search.table = network.table
        self.search.depth = depth
        self.search.unit = network.unit
        self.search.cut = cut

    @property
    def depth(self):
        return self.search.depth

    cdef Search search_with(self, double four) noexcept:
        """What it looks at where so many new tiles are a 4."""
        cdef Search search = self.search
        search.of_2 = 1 - four
        search.of_4 = four
        return search

    def values(self, bytes cells, *, double four=FOUR):
        cdef Choice choice[4]
        cdef uint8_t[MAX_CELLS] board
        cdef Search search = self.search_with(four)
        if len(cells) != search.layout.cells:
            raise ValueError(f"{len(cells)} cells, not {search.layout.cells}")
        memset(board, 0, MAX_CELLS)
        memcpy(board, <const uint8_t*>cells, search.layout.cells)
        with nogil:
            weigh(&search, board, choice)
        return tuple([option.value if option.gained >= 0 else None for option in choice[:4]])

    def play(self, *, int64_t games, uint64_t seed, int64_t first=0, Control control=None):
        cdef Search search = self.search_with(FOUR)
        cdef int64_t game, score
        cdef int64_t[1] made
        cdef uint8_t[MAX_CELLS] board
        if games < 1:
            raise InputError(phrase("The number of games is 1 or more"))
        if control is None:
            control = Control()
        control.total = games
        search.cells = &control.cells
        moves, scores, largest = array("q"), array("q"), bytearray()
        for game in range(games):
            with nogil:
                score = play_game(&search, game_word(seed, first + game), game, board, made)
            if score < 0:
                break
            moves.append(made[0])
            scores.append(score)
            largest.append(largest_of(board, search.layout.cells))
        control.done = len(moves)
        return GameSample(moves, scores, bytes(largest))


cdef int64_t play_game(const Search* search, uint64_t word, int64_t number, uint8_t* board,
                       int64_t* made) noexcept nogil:
    """One game from two random tiles to its end, or to the first tile that the network does not know; its score, -1 if
    it was cancelled."""
    cdef Choice choice[4]
    cdef int count = search.layout.cells
    cdef int64_t score = 0, moves = 0
    cdef int best
    memset(board, 0, MAX_CELLS)
    place_tile(board, count, next64(&word))
    place_tile(board, count, next64(&word))
    while True:
        if moves % OFTEN == 0 and cancelled(search.cells, number):
            return -1
        best = weigh(search, board, choice)
        if best < 0:
            break
        score += choice[best].gained
        moves += 1
        memcpy(board, choice[best].after, MAX_CELLS)
        if largest_of(board, count) >= search.layout.levels:
            break
        place_tile(board, count, next64(&word))
    made[0] = moves
    return score
