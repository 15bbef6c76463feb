# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int32_t, int64_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memset

from core.base.control cimport Cells, Control, cancelled
from core.base.rng cimport mix64, next64
from core.twenty48.bag.chain cimport BagChain

from array import array

from core.base.puzzle import InputError
from core.twenty48.bag.distribution import LEAST, BagSample, MoveDistribution
from core.base.words import phrase

cdef enum:
    LANES = 8
    STATES_A_POLL = 256

cdef double least_kept = LEAST


# The exact distribution of the number of moves. For each state there is a vector: the probability to get there after
# low, low + 1, ... moves. It is made of the vectors of the two layers before, so three layers are kept at a time.

cdef struct Window:
    int64_t at
    int32_t low
    int32_t size


cdef struct Layers:
    double* data[3]
    int64_t capacity[3]
    Window* window


cdef bint reserve(Layers* layers, int layer, int64_t size) noexcept nogil:
    cdef double* more
    if size <= layers.capacity[layer]:
        return True
    more = <double*>realloc(layers.data[layer], 2 * size * sizeof(double))
    if more == NULL:
        return False
    layers.data[layer] = more
    layers.capacity[layer] = 2 * size
    return True


cdef double trim(double* vector, Window* window) noexcept nogil:
    """Cut off both ends of a vector as far as they are below `least_kept`; what that takes away."""
    cdef double dropped = 0
    cdef int32_t first = 0
    cdef int32_t last = window.size
    while first < last and vector[first] < least_kept:
        dropped += vector[first]
        first += 1
    while last > first and vector[last - 1] < least_kept:
        last -= 1
        dropped += vector[last]
    window.at += first
    window.low += first
    window.size = last - first
    return dropped


cdef struct Incoming:
    # the matrix by columns: the transitions into state i are start[i] to start[i + 1]
    int32_t* start
    int32_t* source
    double* chance


cdef int propagate(const int32_t* first_edge, const int32_t* successor, const double* chance, const int32_t* sums,
                   int32_t transient, const Incoming* into, Layers* layers, double* total, double* dropped,
                   Cells* cells) noexcept nogil:
    """Fill `total`; 1 when done, 0 when cancelled, -1 without memory."""
    cdef int32_t i, edge, source, low, high, offset, k
    cdef int layer
    cdef int64_t used = 0
    cdef double p
    cdef double* vector
    cdef const double* other
    cdef Window* window
    for i in range(1, transient):
        if i % STATES_A_POLL == 0 and cancelled(cells, i):
            return 0
        layer = (sums[i] >> 1) % 3
        if sums[i] != sums[i - 1]:
            used = 0
        low = 1 << 30
        high = 0
        for edge in range(into.start[i], into.start[i + 1]):
            source = into.source[edge]
            if source == 0:
                low = 0
                high = max(high, 1)
            elif layers.window[source].size:
                low = min(low, layers.window[source].low + 1)
                high = max(high, layers.window[source].low + 1 + layers.window[source].size)
        window = &layers.window[i]
        window.at = used
        window.low = low
        window.size = max(high - low, 0)
        if not window.size:
            continue
        if not reserve(layers, layer, used + window.size):
            return -1
        vector = layers.data[layer] + used
        memset(vector, 0, window.size * sizeof(double))
        for edge in range(into.start[i], into.start[i + 1]):
            source = into.source[edge]
            p = into.chance[edge]
            if source == 0:
                vector[0] += p
                continue
            other = layers.data[(sums[source] >> 1) % 3] + layers.window[source].at
            offset = layers.window[source].low + 1 - low
            for k in range(layers.window[source].size):
                vector[offset + k] += p * other[k]
        dropped[0] += trim(vector, window)
        used = window.at + window.size
        vector = layers.data[layer] + window.at
        for edge in range(first_edge[i], first_edge[i + 1]):
            if successor[edge] >= transient:
                p = chance[edge]
                for k in range(window.size):
                    total[window.low + 1 + k] += p * vector[k]
    cells.done = transient
    return 1


cdef void invert(const int32_t* first_edge, const int32_t* successor, const double* chance, int32_t transient,
                 Incoming* into) noexcept nogil:
    """The transitions between transient states by columns; a counting sort."""
    cdef int32_t i, edge, at
    memset(into.start, 0, (transient + 2) * sizeof(int32_t))
    for edge in range(first_edge[transient]):
        if successor[edge] < transient:
            into.start[successor[edge] + 2] += 1
    for i in range(transient):
        into.start[i + 2] += into.start[i + 1]
    for i in range(transient):
        for edge in range(first_edge[i], first_edge[i + 1]):
            if successor[edge] < transient:
                at = into.start[successor[edge] + 1]
                into.source[at] = i
                into.chance[at] = chance[edge]
                into.start[successor[edge] + 1] += 1


def move_distribution(BagChain chain, Control control=None):
    cdef int32_t transient = chain.transient
    cdef int32_t[::1] sums = chain.sums
    cdef int32_t longest = chain.most_moves()[0]
    cdef int32_t low = 0
    cdef double dropped = 0
    cdef int outcome = -1
    cdef int layer
    cdef Layers layers
    cdef Incoming into
    if control is None:
        control = Control()
    cdef Cells* cells = &control.cells
    cells.total = transient
    found = array("d", bytes(8 * (longest + 1)))
    cdef double[::1] total = found
    memset(&layers, 0, sizeof(Layers))
    layers.window = <Window*>malloc(transient * sizeof(Window))
    into.start = <int32_t*>malloc((transient + 2) * sizeof(int32_t))
    into.source = <int32_t*>malloc(chain.successor.shape[0] * sizeof(int32_t))
    into.chance = <double*>malloc(chain.successor.shape[0] * sizeof(double))
    try:
        if layers.window != NULL and into.start != NULL and into.source != NULL and into.chance != NULL:
            with nogil:
                invert(&chain.first_edge[0], &chain.successor[0], &chain.chance[0], transient, &into)
                outcome = propagate(&chain.first_edge[0], &chain.successor[0], &chain.chance[0], &sums[0], transient,
                                    &into, &layers, &total[0], &dropped, cells)
    finally:
        for layer in range(3):
            free(layers.data[layer])
        free(layers.window)
        free(into.start)
        free(into.source)
        free(into.chance)
    if outcome < 0:
        raise MemoryError
    if not outcome:
        return None
    while low < longest and not total[low]:
        low += 1
    while longest > low and not total[longest]:
        longest -= 1
    return MoveDistribution(low, found[low:longest + 1], dropped)


# Simulation

cdef struct Game:
    uint64_t word
    int32_t state
    int32_t moves


cdef inline double uniform(uint64_t* word) noexcept nogil:
    return (next64(word) >> 11) * 1.1102230246251565e-16


cdef struct Deal:
    int tiles
    int32_t states[3]  # by the number of fours among the first tiles


cdef inline void begin(Game* game, const Deal* deal, double four, uint64_t seed, int64_t index) noexcept nogil:
    """Game k has a stream of its own, so the same seed gives the same games however many are played."""
    game.word = mix64(seed ^ mix64(<uint64_t>index + 1))
    cdef int fours = uniform(&game.word) < four
    if deal.tiles == 2:
        fours += uniform(&game.word) < four
    game.state = deal.states[fours]
    game.moves = 0


cdef int64_t walk(const Deal* deal, const int32_t* after, int32_t transient, double four, uint64_t seed,
                  int64_t games, int64_t* moves, int64_t* ends, Cells* cells) noexcept nogil:
    """Play in interleaved games: the next state depends on the one before, and waiting for it is all the work."""
    cdef Game[LANES] lane
    cdef Game* game
    cdef int64_t started = 0, finished = 0
    cdef int live = 0, i
    while live < LANES and started < games:
        begin(&lane[live], deal, four, seed, started)
        started += 1
        live += 1
    while live:
        i = 0
        while i < live:
            game = &lane[i]
            game.state = after[2 * game.state + (uniform(&game.word) < four)]
            game.moves += 1
            i += 1
            if game.state < transient:
                continue
            moves[game.moves] += 1
            ends[game.state - transient] += 1
            finished += 1
            if cancelled(cells, finished):
                return finished
            if started < games:
                begin(game, deal, four, seed, started)
                started += 1
            else:
                live -= 1
                i -= 1
                lane[i] = lane[live]
    return finished


def simulate(BagChain chain, *, int64_t games, uint64_t seed, Control control=None):
    cdef int64_t finished
    cdef int32_t longest = chain.most_moves()[0]
    cdef int32_t i
    if games < 1:
        raise InputError(phrase("The number of games is 1 or more"))
    if control is None:
        control = Control()
    cdef Cells* cells = &control.cells
    cells.total = games
    moves = array("q", bytes(8 * (longest + 1)))
    ends = array("q", bytes(8 * chain.absorbing))
    cdef int64_t[::1] moves_view = moves
    cdef int64_t[::1] ends_view = ends
    # the states after a 2 and after a 4, for each transient state; where one of them cannot come, the other twice
    cdef int32_t[::1] after = array("i", bytes(8 * chain.transient))
    cdef Deal deal
    deal.tiles = chain.first_tiles
    for i in range(3):
        deal.states[i] = chain.successor[min(i, chain.first_edge[1] - 1)]
    for i in range(1, chain.transient):
        after[2 * i] = chain.successor[chain.first_edge[i]]
        after[2 * i + 1] = chain.successor[chain.first_edge[i + 1] - 1]
    with nogil:
        finished = walk(&deal, &after[0], chain.transient, chain.four, seed, games, &moves_view[0], &ends_view[0],
                        cells)
    return BagSample(finished, moves, ends)
