# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint16_t, uint32_t, uint64_t

from core.base.control cimport Cells, Control, cancelled
from core.base.rng cimport next64
from core.twenty48.adviser.ntuple cimport SYMMETRIES, images
from core.twenty48.bitboard cimport row_tables, transpose
from core.twenty48.play cimport fresh_board, game_word, largest_tile, shift_board, spawned

from array import array

from core.base.puzzle import InputError
from core.twenty48.sample import GameSample
from core.base.words import phrase

cdef enum:
    ROWS = 65536
    SHARES = 0
    GREEDY = 1
    SNAKE = 2

_RULES = {"shares": SHARES, "greedy": GREEDY, "snake": SNAKE}


cdef struct Plan:
    const uint16_t* shifted
    const uint32_t* gained
    int rule
    double[16][4] shares


cdef struct Game:
    uint64_t board
    int64_t moves
    int64_t score


# [row of the board][its tiles]: the tiles times the weights along a snake, 4^15 at its head
cdef int64_t[4 * ROWS] snakes
cdef bint laid = False


cdef void lay_snakes() noexcept:
    global laid
    cdef int i, j, along, tile
    cdef uint32_t row
    cdef int64_t worth
    for i in range(4):
        for row in range(<uint32_t>ROWS):
            worth = 0
            for j in range(4):
                tile = row >> (4 * j) & 15
                along = 4 * i + (3 - j if i % 2 else j)
                if tile:
                    worth += <int64_t>1 << (tile + 2 * (15 - along))
            snakes[i * ROWS + row] = worth
    laid = True


cdef double snake_worth(uint64_t board) noexcept nogil:
    cdef uint64_t[SYMMETRIES] image
    cdef int64_t worth, best = 0
    cdef int i, k
    images(board, image)
    for k in range(SYMMETRIES):
        worth = 0
        for i in range(4):
            worth += snakes[i * ROWS + (image[k] >> (16 * i) & 0xFFFF)]
        if worth > best:
            best = worth
    return <double>best


cdef int choose(const Plan* plan, const uint64_t* after, const int64_t* gained, double chance) noexcept nogil:
    """The direction that a strategy plays, with `chance` from 0 to 1 to decide between those it may; -1 for none."""
    cdef double[4] worth
    cdef double best = -1, part
    cdef int d, legal = 0, ties = 0, last = -1
    for d in range(4):
        if gained[d] < 0:
            continue
        legal |= 1 << d
        worth[d] = 0
        if plan.rule == GREEDY:
            worth[d] = <double>gained[d]
        elif plan.rule == SNAKE:
            worth[d] = snake_worth(after[d])
        if worth[d] > best:
            best = worth[d]
            ties = 0
        ties += worth[d] == best
    for d in range(4):
        if not legal >> d & 1:
            continue
        if plan.rule == SHARES:
            part = plan.shares[legal][d]
        else:
            part = 1.0 / ties if worth[d] == best else 0
        if part > 0:
            last = d
            chance -= part
            if chance < 0:
                break
    return last


cdef bint play_game(const Plan* plan, uint64_t word, Game* game, Cells* cells, int64_t done) noexcept nogil:
    """One game to its end; false if it was cancelled."""
    cdef uint64_t[4] after
    cdef int64_t[4] gained
    cdef int64_t fours = 0
    cdef uint64_t bits, turned
    cdef int d
    game.board = fresh_board(&word, &fours)
    game.moves = game.score = 0
    while True:
        turned = transpose(game.board)
        for d in range(4):
            gained[d] = shift_board(plan.shifted, plan.gained, game.board, turned, d, &after[d])
        bits = next64(&word)
        d = choose(plan, after, gained, <double>(bits >> 32) / 4294967296.0)
        if d < 0:
            return True
        game.score += gained[d]
        game.moves += 1
        game.board = spawned(after[d], bits, &fours)
        if cancelled(cells, done):
            return False


def play(rule, shares, *, int64_t games, uint64_t seed, int64_t first=0, Control control=None):
    cdef Plan plan
    cdef Game game
    cdef int64_t number
    cdef int legal, d
    cdef bint finished
    if games < 1:
        raise InputError(phrase("The number of games is 1 or more"))
    if rule not in _RULES:
        raise InputError(phrase("Perfect play is not known on 4x4"))
    if not laid:
        lay_snakes()
    plan.shifted = row_tables().shifted
    plan.gained = row_tables().gained
    plan.rule = _RULES[rule]
    for legal in range(16):
        for d in range(4):
            plan.shares[legal][d] = shares[legal][d] if shares else 0
    if control is None:
        control = Control()
    control.total = games
    moves, scores, largest = array("q"), array("q"), bytearray()
    for number in range(games):
        with nogil:
            finished = play_game(&plan, game_word(seed, first + number), &game, &control.cells, number)
        if not finished:
            break
        moves.append(game.moves)
        scores.append(game.score)
        largest.append(largest_tile(game.board))
    control.done = len(moves)
    return GameSample(moves, scores, bytes(largest))
