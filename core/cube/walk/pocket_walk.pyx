# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The random walk on the 2x2x2 over all its 3 674 160 positions, and what its depth classes make of it."""
from libc.math cimport fabs
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from core.base.control cimport Cells, Control, cancelled
from core.base.portable cimport lowest_bit
from core.cube.pocket cimport (
    ORDERS, POCKET_STATES, POCKET_TURNS, POCKET_TWISTS, Pocket, pocket_depths, pocket_moves, pocket_turned,
)
from core.cube.notation.sequences cimport turns_of_metric

cdef enum:
    DEPTHS = 15
    POLL = 64       # rows, about a quarter of a millisecond


cdef struct Turns:
    # those of the metric, one table after the other; with a turn there is its inverse
    int count
    uint16_t order[POCKET_TURNS][ORDERS]
    uint16_t twist[POCKET_TURNS][POCKET_TWISTS]
    # in quarter turns a walk is on odd and even orders by turns
    bint alternates
    uint8_t odd[ORDERS]
    # all orders, those that turns of U and R join together: two thirds of what a row draws on are rows just used
    uint16_t sequence[ORDERS]


cdef struct Moment:
    double[DEPTHS] distribution
    double distance


cdef void fill_turns(const Pocket* p, const uint8_t* depths, uint32_t allowed, Turns* turns) noexcept nogil:
    cdef int i, m, k = 0
    while allowed:
        m = lowest_bit(allowed)
        allowed &= allowed - 1
        for i in range(ORDERS):
            turns.order[k][i] = p.order_move[POCKET_TURNS * i + m]
        for i in range(POCKET_TWISTS):
            turns.twist[k][i] = p.twist_move[POCKET_TURNS * i + m]
        k += 1
    turns.count = k
    turns.alternates = k < POCKET_TURNS
    for i in range(ORDERS):
        turns.odd[i] = depths[i * POCKET_TWISTS] & 1
    fill_sequence(turns)


cdef void fill_sequence(Turns* turns) noexcept nogil:
    """Breadth first through one coset of the turns of U and R after the other."""
    cdef uint8_t[ORDERS] seen
    cdef int i, k, after, first = 0, last = 0
    memset(seen, 0, ORDERS)
    for i in range(ORDERS):
        if seen[i]:
            continue
        seen[i] = 1
        turns.sequence[last] = i
        last += 1
        while first < last:
            for k in range(2 * turns.count // 3):
                after = turns.order[k][turns.sequence[first]]
                if not seen[after]:
                    seen[after] = 1
                    turns.sequence[last] = after
                    last += 1
            first += 1


cdef inline bint empty(const Turns* turns, int order, int parity) noexcept nogil:
    return turns.alternates and turns.odd[order] != parity


cdef bint step(const Turns* turns, int parity, const double* before, double* after, Cells* cells) noexcept nogil:
    """Each position of the parity gathers from its neighbours; false if cancelled.

    What a turn does to the twists does not depend on the order, so a row of 729 draws on one row a turn.
    """
    cdef int64_t rows = cells.done
    cdef double share = 1.0 / turns.count
    cdef const double* a
    cdef const double* b
    cdef const double* c
    cdef const uint16_t* to_a
    cdef const uint16_t* to_b
    cdef const uint16_t* to_c
    cdef double* row
    cdef int i, order, k, t
    for i in range(ORDERS):
        if i % POLL == 0 and cancelled(cells, rows + i):
            return False
        order = turns.sequence[i]
        if empty(turns, order, parity):
            continue
        row = after + order * POCKET_TWISTS
        memset(row, 0, POCKET_TWISTS * sizeof(double))
        # three turns at once: a third of the loads and stores of the row itself
        for k in range(0, turns.count, 3):
            a = before + turns.order[k][order] * POCKET_TWISTS
            b = before + turns.order[k + 1][order] * POCKET_TWISTS
            c = before + turns.order[k + 2][order] * POCKET_TWISTS
            to_a, to_b, to_c = turns.twist[k], turns.twist[k + 1], turns.twist[k + 2]
            for t in range(POCKET_TWISTS):
                row[t] += (a[to_a[t]] + b[to_b[t]] + c[to_c[t]]) * share
    cells.done = rows + ORDERS
    return True


cdef void observe(
    const Turns* turns, int parity, const double* probabilities, const uint8_t* depths, Moment* moment
) noexcept nogil:
    """The distribution of the depth, and the distance to the uniform one; summed by rows, for rounding errors' sake."""
    cdef double uniform = (2.0 if turns.alternates else 1.0) / POCKET_STATES
    cdef double[DEPTHS] distribution
    cdef double away, p
    cdef int order, t, d, at
    memset(moment, 0, sizeof(Moment))
    for order in range(ORDERS):
        if empty(turns, order, parity):
            continue
        memset(distribution, 0, sizeof(distribution))
        away = 0
        for t in range(POCKET_TWISTS):
            at = order * POCKET_TWISTS + t
            p = probabilities[at]
            distribution[depths[at]] += p
            away += fabs(p - uniform)
        for d in range(DEPTHS):
            moment.distribution[d] += distribution[d]
        moment.distance += away / 2


def walk(metric, int longest, int start=0, Control control=None):
    cdef uint32_t allowed = turns_of_metric(metric) & ((1 << POCKET_TURNS) - 1)
    cdef const Pocket* p = pocket_moves()
    cdef const uint8_t* depths = pocket_depths(metric)
    cdef double* before = NULL
    cdef double* after = NULL
    cdef Turns* turns = NULL
    cdef Moment moment
    cdef int steps, parity, deepest = 14 if metric == "qtm" else 11
    cdef bint going = True
    if not 0 <= start < POCKET_STATES:
        raise ValueError(f"start must be in 0..{POCKET_STATES - 1}")
    if longest < 0:
        raise ValueError("longest must not be negative")
    control = Control() if control is None else control
    control.cells.done = 0
    control.cells.total = <int64_t>longest * ORDERS
    distributions, distances = [], []
    try:
        turns = <Turns*>calloc(1, sizeof(Turns))
        before = <double*>calloc(POCKET_STATES, sizeof(double))
        after = <double*>calloc(POCKET_STATES, sizeof(double))
        if turns == NULL or before == NULL or after == NULL:
            raise MemoryError()
        before[start] = 1
        for steps in range(longest + 1):
            with nogil:
                if steps == 0:
                    fill_turns(p, depths, allowed, turns)
                parity = (turns.odd[start // POCKET_TWISTS] + steps) & 1
                if steps > 0:
                    going = step(turns, parity, before, after, &control.cells)
                    before, after = after, before
                if going:
                    observe(turns, parity, before, depths, &moment)
            if not going:
                break
            distributions.append([moment.distribution[d] for d in range(deepest + 1)])
            distances.append(moment.distance)
    finally:
        free(turns)
        free(before)
        free(after)
    return distributions, distances


def class_moves(metric):
    cdef uint32_t turns, allowed = turns_of_metric(metric) & ((1 << POCKET_TURNS) - 1)
    cdef const Pocket* p = pocket_moves()
    cdef const uint8_t* depths = pocket_depths(metric)
    cdef int64_t[DEPTHS][3] counts
    cdef int at, m, d, deepest = 14 if metric == "qtm" else 11
    memset(counts, 0, sizeof(counts))
    with nogil:
        for at in range(POCKET_STATES):
            turns = allowed
            while turns:
                m = lowest_bit(turns)
                turns &= turns - 1
                counts[depths[at]][1 + depths[at] - depths[pocket_turned(p, at, m)]] += 1
    return [(counts[d][0], counts[d][1], counts[d][2]) for d in range(deepest + 1)]


def class_turns(metric):
    cdef uint32_t turns, allowed = turns_of_metric(metric) & ((1 << POCKET_TURNS) - 1)
    cdef const Pocket* p = pocket_moves()
    cdef const uint8_t* depths = pocket_depths(metric)
    cdef int64_t[DEPTHS][POCKET_TURNS + 1][POCKET_TURNS + 1] counts
    cdef int[3] ways
    cdef int at, m, d, closer, same, deepest = 14 if metric == "qtm" else 11
    memset(counts, 0, sizeof(counts))
    with nogil:
        for at in range(POCKET_STATES):
            turns = allowed
            ways[0] = ways[1] = ways[2] = 0
            while turns:
                m = lowest_bit(turns)
                turns &= turns - 1
                ways[1 + depths[at] - depths[pocket_turned(p, at, m)]] += 1
            counts[depths[at]][ways[2]][ways[1]] += 1
    return [
        {
            (closer, same): counts[d][closer][same]
            for closer in range(POCKET_TURNS + 1) for same in range(POCKET_TURNS + 1) if counts[d][closer][same]
        }
        for d in range(deepest + 1)
    ]
