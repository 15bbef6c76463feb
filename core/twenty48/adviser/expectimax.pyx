# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int16_t, int64_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from core.base.control cimport Cells, Control, cancelled
from core.base.rng cimport next64
from core.twenty48.adviser.entries cimport MAX_FEATURES, PREFETCH, look_up
from core.twenty48.adviser.heuristic cimport board_worth, row_worths
from core.twenty48.adviser.ntuple cimport SYMMETRIES, Network, Shape, images, locate
from core.twenty48.bitboard cimport empty_mask, row_tables, transpose
from core.twenty48.play cimport fresh_board, game_word, largest_tile, shift_board, spawned

from array import array
from threading import Lock

from core.base.puzzle import InputError
from core.twenty48.board import FOUR
from core.twenty48.sample import GameSample
from core.base.words import phrase

MOST_DEPTH = 8

cdef enum:
    SLOT_BITS = 15
    # tags of slots that hold the network's own value, and of those whose value is being looked up
    LEAF = 0
    PENDING = 15
    # above every tile
    ENDLESS = 16
    # an after-state has at most 15 empty cells, two tiles for each and four moves after that
    MAX_SPAWNS = 30
    MAX_LEAVES = 120
    # a board is looked at with tiles halved from 2^13 on, above a gap no lower than 2^7
    LARGE = 13
    LOWEST_GAP = 7


cdef struct Slot:
    uint64_t after
    float value
    uint32_t tag


cdef struct Reach:
    int moves
    float cut


cdef struct Search:
    const uint16_t* shifted
    const uint32_t* gained
    const float* worth      # the heuristic, used where there is no network
    const int16_t* table
    Shape shape
    float unit
    Reach usual
    Reach further           # where the board is in danger; no moves: never
    float safe              # a board worth less is in danger
    bint end_met            # a board without a move, or with none that is worth anything, was met
    float cut
    bint halving
    float of_2              # how often the new tile is a 2, and a 4
    float of_4
    Slot* slots
    uint32_t turn           # slots of earlier turns are void, except for leaves
    bint stopped
    int64_t played
    Cells* cells


cdef struct Leaf:
    uint64_t after
    Slot* slot
    float gained
    float value
    int spawn
    int fresh               # the look-up it waits for, or -1


cdef inline Slot* slot_of(const Search* search, uint64_t after) noexcept nogil:
    return &search.slots[(after * <uint64_t>0x9E3779B97F4A7C15) >> (64 - SLOT_BITS)]


cdef inline void keep(Slot* slot, uint64_t after, uint32_t tag, float value) noexcept nogil:
    slot.after = after
    slot.tag = tag
    slot.value = value


cdef float leaf_value(const Search* search, uint64_t after) noexcept nogil:
    cdef uint32_t feature[MAX_FEATURES]
    cdef Slot* slot
    if search.table == NULL:
        return board_worth(search.worth, after)
    slot = slot_of(search, after)
    if slot.after != after or slot.tag != LEAF:
        locate(&search.shape, after, feature)
        keep(slot, after, LEAF, search.unit * look_up(search.table, feature, search.shape.features))
    return slot.value


cdef float after_last_tile(Search* search, uint64_t after) noexcept nogil:
    """The mean over the new tile of the best move's value by the network.

    The look-ups are scattered over memory: all of them are known before the first is waited for. Six of ten leaves
    were met before, most of them by another order of the same tiles.
    """
    cdef Leaf leaves[MAX_LEAVES]
    cdef Leaf* leaf
    cdef Slot* fresh_slot[MAX_LEAVES]
    cdef uint64_t fresh_after[MAX_LEAVES]
    cdef float fresh_value[MAX_LEAVES]
    cdef uint32_t feature[MAX_LEAVES * MAX_FEATURES]
    cdef float most[MAX_SPAWNS]
    cdef uint64_t cells = empty_mask(after), cell, board, turned, result
    cdef int64_t gained
    cdef float total = 0
    cdef int features = search.shape.features
    cdef int count = 0, spawns = 0, fresh = 0, direction, tile, before, i, k
    while cells:
        cell = cells & (0 - cells)
        cells ^= cell
        for tile in range(2):
            board = after | cell << tile
            turned = transpose(board)
            most[spawns] = 0
            before = count
            for direction in range(4):
                gained = shift_board(search.shifted, search.gained, board, turned, direction, &result)
                if gained >= 0:
                    leaf = &leaves[count]
                    leaf.after = result
                    leaf.gained = gained
                    leaf.spawn = spawns
                    leaf.slot = slot_of(search, result)
                    PREFETCH(leaf.slot)
                    count += 1
            search.end_met |= count == before
            spawns += 1
    for i in range(count):
        leaf = &leaves[i]
        leaf.fresh = -1
        if leaf.slot.after == leaf.after and leaf.slot.tag == LEAF:
            leaf.value = leaf.slot.value
        elif leaf.slot.after == leaf.after and leaf.slot.tag == PENDING:
            leaf.fresh = <int>leaf.slot.value
        else:
            locate(&search.shape, leaf.after, &feature[fresh * features])
            for k in range(features):
                PREFETCH(&search.table[feature[fresh * features + k]])
            keep(leaf.slot, leaf.after, PENDING, fresh)
            fresh_slot[fresh] = leaf.slot
            fresh_after[fresh] = leaf.after
            leaf.fresh = fresh
            fresh += 1
    for i in range(fresh):
        fresh_value[i] = search.unit * look_up(search.table, &feature[i * features], features)
        keep(fresh_slot[i], fresh_after[i], LEAF, fresh_value[i])
    for i in range(count):
        leaf = &leaves[i]
        most[leaf.spawn] = max(most[leaf.spawn],
                               leaf.gained + (leaf.value if leaf.fresh < 0 else fresh_value[leaf.fresh]))
    for i in range(0, spawns, 2):
        total += search.of_2 * most[i] + search.of_4 * most[i + 1]
    return 2 * total / spawns


cdef float best_value(Search* search, uint64_t board, int depth, float probability) noexcept nogil:
    """The value of the best move of a board, 0 where there is none."""
    cdef uint64_t turned = transpose(board)
    cdef uint64_t after
    cdef int64_t gained
    cdef float value, most = 0
    cdef int direction
    for direction in range(4):
        gained = shift_board(search.shifted, search.gained, board, turned, direction, &after)
        if gained >= 0:
            value = after_value(search, after, depth - 1, probability)
            if search.table != NULL:
                value += gained
            most = max(most, value)
    search.end_met |= most == 0
    return most


cdef float after_value(Search* search, uint64_t after, int depth, float probability) noexcept nogil:
    """The value of an after-state, `depth` more moves looked ahead, where tiles of that probability led here."""
    cdef uint32_t tag = search.turn << 4 | depth
    cdef uint64_t cells, cell
    cdef Slot* slot
    cdef float value = 0, share
    cdef int empty = 0
    if depth == 0 or probability < search.cut:
        return leaf_value(search, after)
    slot = slot_of(search, after)
    if slot.after == after and slot.tag == tag:
        return slot.value
    if search.stopped or cancelled(search.cells, search.played):
        search.stopped = True
        return 0
    if depth == 1 and search.table != NULL:
        value = after_last_tile(search, after)
    else:
        cells = empty_mask(after)
        while cells:
            empty += 1
            cells &= cells - 1
        share = probability / empty
        cells = empty_mask(after)
        while cells:
            cell = cells & (0 - cells)
            cells ^= cell
            value += search.of_2 * best_value(search, after | cell, depth, search.of_2 * share)
            value += search.of_4 * best_value(search, after | cell << 1, depth, search.of_4 * share)
        value /= empty
    keep(slot, after, tag, value)
    return value


cdef struct Choice:
    uint64_t after
    int64_t gained
    float value
    bint legal


cdef uint64_t least_image(uint64_t board) noexcept nogil:
    """The image of a board that stands for its symmetry class."""
    cdef uint64_t image[SYMMETRIES]
    cdef uint64_t least
    cdef int s
    images(board, image)
    least = image[0]
    for s in range(1, SYMMETRIES):
        least = min(least, image[s])
    return least


cdef uint64_t halved(uint64_t board) noexcept nogil:
    """The board with all tiles above its largest gap halved, again and again, until it has no large tile or no gap.

    What is equal stays equal, so the same moves are legal, and the network knows the board better: it met one that has
    come from 4096 to 8192 far more often than one from 8192 to 16384.
    """
    cdef uint64_t cells
    cdef uint32_t present
    cdef int largest, gap, place
    while True:
        largest = largest_tile(board)
        if largest < LARGE:
            return board
        present = 0
        cells = board
        while cells:
            present |= <uint32_t>1 << (cells & 15)
            cells >>= 4
        gap = largest - 1
        while gap >= LOWEST_GAP and present >> gap & 1:
            gap -= 1
        if gap < LOWEST_GAP:
            return board
        for place in range(0, 64, 4):
            if <int>(board >> place & 15) > gap:
                board -= <uint64_t>1 << place


cdef void look(Search* search, uint64_t board, const Reach* reach, Choice* choice) noexcept nogil:
    """Every move of a board as far as it reaches; with `halving` of the halved one, whose values these are.

    What is found within a turn is kept, and how far a tile sequence was looked through depends on who came by first. So
    each symmetry class of after-states is valued once, in ascending order: moves that are images of each other are
    worth the same to the last bit, and so are the images of a board.
    """
    cdef uint64_t turned
    cdef uint64_t form[4]
    cdef uint64_t least = 0, next_least
    cdef float value
    cdef int direction
    search.cut = reach.cut
    if search.halving:
        board = halved(board)
    turned = transpose(board)
    # no tag repeats before 2^28 turns, by when its slot was overwritten long ago
    search.turn = (search.turn + 1) & 0xFFFFFFF or 1
    for direction in range(4):
        choice[direction].gained = shift_board(search.shifted, search.gained, board, turned, direction,
                                               &choice[direction].after)
        choice[direction].legal = choice[direction].gained >= 0
        if choice[direction].legal:
            form[direction] = least_image(choice[direction].after)
    while True:
        # no after-state is full, so none has this number
        next_least = ~<uint64_t>0
        for direction in range(4):
            if choice[direction].legal and form[direction] > least:
                next_least = min(next_least, form[direction])
        if next_least == ~<uint64_t>0:
            return
        least = next_least
        value = after_value(search, least, reach.moves - 1, 1)
        for direction in range(4):
            if choice[direction].legal and form[direction] == least:
                choice[direction].value = value
                if search.table != NULL:
                    choice[direction].value += choice[direction].gained


cdef int best_of(const Choice* choice) noexcept nogil:
    """The legal direction of the highest value, the first of equals; -1 where none is legal."""
    cdef int direction, best = -1
    for direction in range(4):
        if choice[direction].legal and (best < 0 or choice[direction].value > choice[best].value):
            best = direction
    return best


cdef void weigh(Search* search, uint64_t board, Choice* choice) noexcept nogil:
    """Every move of a board, and once more and further where there is danger and a choice."""
    search.end_met = False
    look(search, board, &search.usual, choice)
    if (search.further.moves and choice[0].legal + choice[1].legal + choice[2].legal + choice[3].legal > 1
            and (search.end_met or choice[best_of(choice)].value < search.safe)):
        look(search, board, &search.further, choice)


cdef struct Result:
    uint64_t board
    int64_t moves
    int64_t score


cdef bint play_game(Search* search, uint64_t start, int until, uint64_t word, Result* result) noexcept nogil:
    """One game from a board, or from two random tiles if that is empty, to its end or to the first tile `until`; false
    if it was cancelled."""
    cdef Choice choice[4]
    cdef int64_t fours = 0
    cdef uint64_t after
    cdef int best
    result.board = start if start else fresh_board(&word, &fours)
    result.moves = result.score = 0
    while largest_tile(result.board) < until:
        weigh(search, result.board, choice)
        if search.stopped or cancelled(search.cells, search.played):
            return False
        best = best_of(choice)
        if best < 0:
            return True
        result.score += shift_board(search.shifted, search.gained, result.board, transpose(result.board), best, &after)
        result.moves += 1
        result.board = spawned(after, next64(&word), &fours)
    return True


cdef class Player:
    cdef Search search
    cdef object lock
    cdef readonly Network network
    cdef readonly int depth

    def __cinit__(self, Network network=None, *, int depth=2, double cut=1e-4, bint halving=False,
                  danger=None):
        if not 1 <= depth <= MOST_DEPTH:
            raise InputError(
                phrase("A depth of {depth} is not possible. Use 1 to {most}", depth=depth, most=MOST_DEPTH)
            )
        self.lock = Lock()
        self.network = network
        self.depth = depth
        # the heuristic says nothing of the next tile, so its leaf lies one tile and one move further
        self.search.usual.moves = depth if network is not None else depth + 1
        self.search.usual.cut = cut
        self.search.shifted = row_tables().shifted
        self.search.gained = row_tables().gained
        self.search.halving = halving
        if danger is not None:
            self.search.safe, self.search.further.moves, self.search.further.cut = danger
        if network is None:
            self.search.worth = row_worths()
        else:
            self.search.table = network.table
            self.search.shape = network.shape
            self.search.unit = network.unit
        self.search.slots = <Slot*>calloc(1 << SLOT_BITS, sizeof(Slot))
        if self.search.slots == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.search.slots)

    cdef void prepare(self, Control control, double four):
        self.search.cells = &control.cells
        self.search.stopped = False
        self.search.played = 0
        self.search.of_2 = 1 - four
        self.search.of_4 = four

    def values(self, uint64_t board, Control control=None, *, double four=FOUR):
        cdef Choice choice[4]
        if control is None:
            control = Control()
        with self.lock:
            self.prepare(control, four)
            with nogil:
                weigh(&self.search, board, choice)
            if self.search.stopped:
                return None
        return tuple([option.value if option.legal else None for option in choice[:4]])

    def play(self, *, int64_t games, uint64_t seed, int64_t first=0, uint64_t start=0, int until=ENDLESS,
             Control control=None):
        if games < 1:
            raise InputError(phrase("The number of games is 1 or more"))
        if control is None:
            control = Control()
        control.total = games
        with self.lock:
            self.prepare(control, FOUR)
            return self.play_games(games, seed, first, start, until, control)

    cdef play_games(self, int64_t games, uint64_t seed, int64_t first, uint64_t start, int until, Control control):
        cdef Result result
        cdef int64_t game
        cdef bint finished
        moves, scores, largest = array("q"), array("q"), bytearray()
        for game in range(games):
            self.search.played = game
            with nogil:
                finished = play_game(&self.search, start, until, game_word(seed, first + game), &result)
            if not finished:
                break
            moves.append(result.moves)
            scores.append(result.score)
            largest.append(largest_tile(result.board))
        control.done = len(moves)
        return GameSample(moves, scores, bytes(largest))
