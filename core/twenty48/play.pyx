# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from core.base.control cimport Cells, Control, cancelled
from core.base.rng cimport next64
from core.twenty48.bitboard cimport SATURATED, row_tables, shift_rows, transpose
from core.twenty48.board cimport MAX_CELLS, Board, place_tile, shift_cells

from array import array

from core.base.puzzle import InputError
from core.twenty48.bitboard import pack
from core.twenty48.sample import GameSample
from core.twenty48.shape import shape_of
from core.base.words import phrase

cdef enum:
    LANES = 4
    NO_GAME = -1

# The 24 orders in which the four directions can be tried, two bits each: the first legal one of a uniformly random
# order is uniform over the legal moves, and most moves need only one try.
cdef uint8_t[24] ORDERS


cdef void fill_orders() noexcept:
    cdef int first, second, third, count = 0
    for first in range(4):
        for second in range(4):
            for third in range(4):
                if first != second and first != third and second != third:
                    ORDERS[count] = first | second << 2 | third << 4 | (6 - first - second - third) << 6
                    count += 1


fill_orders()


cdef struct Start:
    uint8_t cells[MAX_CELLS]
    int rows
    int columns
    bint fresh
    int64_t first           # of the streams


cdef struct Game:
    uint64_t board
    uint64_t word
    int64_t index
    int64_t moves
    int64_t fours


cdef struct Results:
    int64_t* moves
    int64_t* scores
    uint8_t* largest


cdef inline uint32_t random_order(uint64_t bits) noexcept nogil:
    return ORDERS[((bits >> 32) * 24) >> 32]


cdef inline int64_t worth(int exponent) noexcept nogil:
    """The score in a tile that was merged from tiles of 2."""
    return <int64_t>(exponent - 1) << exponent


cdef int64_t packed_worth(uint64_t board) noexcept nogil:
    cdef int64_t total = 0
    while board:
        if board & 15:
            total += worth(board & 15)
        board >>= 4
    return total


cdef inline uint64_t try_shift(const uint16_t* shifted, uint64_t board, uint64_t turned, uint32_t direction,
                               bint* legal) noexcept nogil:
    cdef uint64_t source = board ^ ((board ^ turned) & (0 - <uint64_t>(direction >> 1 & 1)))
    cdef uint64_t after = shift_rows(shifted + ((direction & 1) << 16), source)
    legal[0] = after != source
    return after


cdef bint try_others(const uint16_t* shifted, uint64_t board, uint32_t order, uint64_t* after) noexcept nogil:
    """The three other directions: apart from the loop, as only every eighth move needs them."""
    cdef bint legal
    cdef int _attempt
    for _attempt in range(3):
        after[0] = try_shift(shifted, board, transpose(board), order & 3, &legal)
        if legal:
            return True
        order >>= 2
    return False


cdef inline bint random_move(const uint16_t* shifted, Game* game) noexcept nogil:
    """One move and one new tile; false when no move is legal.

    A vertical move leaves the board transposed. The four directions are drawn alike, so nothing that is counted
    depends on which way round the board lies, and one transposition a move is enough.
    """
    cdef uint64_t bits = next64(&game.word)
    cdef bint legal
    # the orders are sorted, so the first direction is in the top bits
    cdef uint64_t after = try_shift(shifted, game.board, transpose(game.board), <uint32_t>(bits >> 62), &legal)
    if not legal and not try_others(shifted, game.board, random_order(bits) >> 2, &after):
        return False
    game.board = spawned(after, bits, &game.fours)
    game.moves += 1
    return True


cdef void begin(Game* game, const Start* start, uint64_t packed, uint64_t seed, int64_t index) noexcept nogil:
    game.index = index
    game.word = game_word(seed, start.first + index)
    game.moves = 0
    game.fours = 0
    game.board = packed
    if start.fresh:
        game.board = fresh_board(&game.word, &game.fours)


cdef bint saturated(uint64_t board) noexcept nogil:
    board &= board >> 2
    board &= board >> 1
    return (board & <uint64_t>0x1111111111111111) != 0


cdef int64_t play_packed(const uint16_t* shifted, const Start* start, uint64_t packed, uint64_t seed, int64_t games,
                         Results results, Cells* cells) noexcept nogil:
    """Play on 4x4 in four interleaved games, whose table look-ups overlap; how many games were finished."""
    cdef Game[LANES] lane
    cdef Game* game
    cdef int64_t started = 0, finished = 0, before = packed_worth(packed)
    cdef uint32_t over
    cdef int i
    for i in range(LANES):
        # an empty board without an index has no moves and waits
        lane[i].board, lane[i].word, lane[i].index = 0, 0, NO_GAME
        if started < games:
            begin(&lane[i], start, packed, seed, started)
            started += 1
    while finished < games:
        over = 0
        for i in range(LANES):
            over |= <uint32_t>(not random_move(shifted, &lane[i])) << i
        if not over:
            continue
        for i in range(LANES):
            game = &lane[i]
            if not over >> i & 1 or game.index == NO_GAME:
                continue
            if saturated(game.board):
                play_cells(start, seed, game.index, results)
            else:
                results.moves[game.index] = game.moves
                results.scores[game.index] = packed_worth(game.board) - before - 4 * game.fours
                results.largest[game.index] = largest_tile(game.board)
            finished += 1
            if cancelled(cells, finished):
                return finished
            game.index = NO_GAME
            if started < games:
                begin(game, start, packed, seed, started)
                started += 1
    return finished


cdef void transpose_cells(uint8_t* cells, int rows, int columns) noexcept nogil:
    cdef uint8_t[MAX_CELLS] before
    cdef int row, column
    memcpy(before, cells, rows * columns)
    for row in range(rows):
        for column in range(columns):
            cells[column * rows + row] = before[row * columns + column]


cdef void play_cells(const Start* start, uint64_t seed, int64_t index, Results results) noexcept nogil:
    """One game on a board of any shape. On 4x4 it is move for move the game that `play_packed` plays."""
    cdef uint8_t cells[MAX_CELLS]
    cdef int rows = start.rows, columns = start.columns
    cdef int count = rows * columns
    cdef uint64_t word = game_word(seed, start.first + index)
    cdef uint64_t bits
    cdef uint32_t order
    cdef int64_t gained, moves = 0, score = 0
    cdef int _attempt, i
    memcpy(cells, start.cells, count)
    if start.fresh:
        place_tile(cells, count, next64(&word))
        place_tile(cells, count, next64(&word))
    while True:
        bits = next64(&word)
        order = random_order(bits)
        gained = -1
        for _attempt in range(4):
            gained = shift_cells(cells, rows, columns, order & 3)
            if gained >= 0:
                if order & 2:
                    transpose_cells(cells, rows, columns)
                    rows, columns = columns, rows
                break
            order >>= 2
        if gained < 0:
            break
        place_tile(cells, count, bits)
        score += gained
        moves += 1
    results.moves[index] = moves
    results.scores[index] = score
    results.largest[index] = 0
    for i in range(count):
        if cells[i] > results.largest[index]:
            results.largest[index] = cells[i]


def play_random(board, *, int64_t games, uint64_t seed, int64_t first=0, Control control=None, bint plain=False):
    cdef Start start
    cdef Results results
    cdef Board given
    cdef int64_t index, finished = 0
    cdef uint64_t packed = 0
    cdef const uint16_t* shifted = row_tables().shifted
    if games < 1:
        raise InputError(phrase("The number of games is 1 or more"))
    start.fresh = not isinstance(board, Board)
    if start.fresh:
        shape = shape_of(board)
        memset(start.cells, 0, MAX_CELLS)
    else:
        given = board
        shape = given.shape
        given.load(start.cells)
    start.rows, start.columns = shape
    start.first = first
    if control is None:
        control = Control()
    control.total = games
    moves = array("q", [-1]) * games
    scores = array("q", [0]) * games
    largest = bytearray(games)
    cdef int64_t[::1] moves_view = moves
    cdef int64_t[::1] scores_view = scores
    cdef uint8_t[::1] largest_view = largest
    results.moves = &moves_view[0]
    results.scores = &scores_view[0]
    results.largest = &largest_view[0]
    plain = plain or shape != (4, 4) or (not start.fresh and given.largest >= SATURATED)
    if not plain and not start.fresh:
        packed = pack(given.cells)
    cdef Cells* cells = &control.cells
    with nogil:
        if not plain:
            finished = play_packed(shifted, &start, packed, seed, games, results, cells)
        else:
            for index in range(games):
                play_cells(&start, seed, index, results)
                finished += 1
                if cancelled(cells, finished):
                    break
    if finished < games:
        done = [index for index in range(games) if moves[index] >= 0]
        moves = array("q", [moves[index] for index in done])
        scores = array("q", [scores[index] for index in done])
        largest = bytearray(largest[index] for index in done)
    return GameSample(moves, scores, bytes(largest))
