# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.math cimport INFINITY, exp, log, log1p
from libc.stdint cimport int32_t, int64_t, uint64_t
from libc.stdlib cimport free, malloc, realloc

from array import array

from core.base.puzzle import InputError
from core.base.words import phrase

cdef enum:
    LOWEST = 3
    HIGHEST = 16
    MOST_IN_LAYER = 64  # the largest layer of the largest chain has 18 states


# A bag is a word of 2-bit fields: field e - 1 counts the tiles 2^e. After a move there are at most two tiles of 2,
# three of 4 (one that stayed, one merged, one new) and two of any other kind.

cdef inline uint64_t merged(uint64_t bag) noexcept nogil:
    """Every pair of equal tiles becomes one tile, all at once: what merges is not merged again."""
    return (bag & <uint64_t>0x5555555555555555) + ((bag >> 1 & <uint64_t>0x5555555555555555) << 2)


cdef inline bint precedes(uint64_t one, uint64_t other) noexcept nogil:
    """Lexicographic order of the ascending tiles of two bags with the same sum: more of the least tile comes first."""
    cdef uint64_t difference = one ^ other
    cdef int field = 0
    while not difference & 3:
        difference >>= 2
        field += 2
    return (one >> field & 3) > (other >> field & 3)


cdef struct Layer:
    uint64_t bags[MOST_IN_LAYER]
    int size


cdef void insert(Layer* layer, uint64_t bag) noexcept nogil:
    """Insert a bag in its place, unless it is there."""
    cdef int i = layer.size
    cdef int at = 0
    while at < layer.size and layer.bags[at] != bag and precedes(layer.bags[at], bag):
        at += 1
    if at < layer.size and layer.bags[at] == bag:
        return
    while i > at:
        layer.bags[i] = layer.bags[i - 1]
        i -= 1
    layer.bags[at] = bag
    layer.size += 1


cdef class BagChain:
    def __init__(self, int target, double four=0.1, int first_tiles=2):
        if not LOWEST <= target <= HIGHEST:
            raise InputError(
                phrase(
                    "The target of the bag is a power of two from {least} to {most}",
                    least=1 << LOWEST,
                    most=1 << HIGHEST,
                )
            )
        if not 0 <= four <= 1:
            raise InputError(phrase("{text} is not a probability from 0 to 1", text=str(four)))
        if first_tiles not in (1, 2):
            raise InputError(phrase("A game begins with 1 or 2 tiles, not with {tiles}", tiles=first_tiles))
        self.target = target
        self.four = four
        self.first_tiles = first_tiles
        self._build()
        self._solve()

    cdef _build(self):
        """The states, layer by layer of equal tile sum."""
        cdef uint64_t won = <uint64_t>3 << (2 * (self.target - 1))
        cdef Layer layer
        cdef int64_t capacity = 1 << 12
        cdef int64_t count = 1
        cdef int64_t i
        cdef int half = 0
        cdef int least = self.first_tiles
        cdef int empty = 0
        cdef bint twos = self.four < 1
        cdef bint fours = self.four > 0
        cdef uint64_t* found = <uint64_t*>malloc(capacity * sizeof(uint64_t))
        cdef uint64_t* more
        # the layer of sum 2 * half is starts[half] to starts[half + 1]; at first the empty bag
        starts = array("i", [0, 1])
        dealt = self._dealt()
        try:
            if found == NULL:
                raise MemoryError
            found[0] = 0
            while half < 4 or empty < 2:
                half += 1
                layer.size = 0
                if half in dealt:
                    insert(&layer, dealt[half][0])
                if twos and half > least:
                    for i in range(starts[half - 1], starts[half]):
                        if not found[i] & won:
                            insert(&layer, merged(found[i]) + 1)
                if fours and half > least + 1:
                    for i in range(starts[half - 2], starts[half - 1]):
                        if not found[i] & won:
                            insert(&layer, merged(found[i]) + 4)
                if count + layer.size > capacity:
                    capacity *= 2
                    more = <uint64_t*>realloc(found, capacity * sizeof(uint64_t))
                    if more == NULL:
                        raise MemoryError
                    found = more
                for i in range(layer.size):
                    found[count] = layer.bags[i]
                    count += 1
                starts.append(count)
                empty = 0 if layer.size else empty + 1
            self.states = count
            self._number(found, starts, won)
        finally:
            free(found)

    cdef dict _dealt(self):
        """The bags with the first tiles and how likely each is, by half their sum."""
        cdef double p = self.four
        cdef double chance
        cdef int twos, fours
        dealt = {}
        for fours in range(self.first_tiles + 1):
            twos = self.first_tiles - fours
            chance = (1 - p) ** twos * p ** fours * (2 if twos and fours else 1)
            if chance > 0:
                dealt[twos + 2 * fours] = (twos + 4 * fours, chance)
        return dealt

    cdef _number(self, const uint64_t* found, starts, uint64_t won):
        """Canonical order, transient states first, each part by sum and then by tiles; and the matrix in it."""
        cdef int32_t[::1] start = starts
        cdef int32_t[::1] rank = array("i", bytes(4 * self.states))
        cdef int half, i
        cdef int32_t at, edges = 0, transient = 0
        cdef int32_t absorbing
        cdef uint64_t bag
        cdef double p = self.four
        for i in range(self.states):
            transient += not found[i] & won
        self.transient = absorbing = transient
        self.bags = array("Q", bytes(8 * self.states))
        self.sums = array("i", bytes(4 * self.states))
        self.places = array("i", bytes(4 * self.states))
        cdef int32_t[::1] sums = self.sums
        cdef int32_t[::1] places = self.places
        transient = 0
        for half in range(start.shape[0] - 1):
            for i in range(start[half], start[half + 1]):
                if found[i] & won:
                    at = absorbing
                    absorbing += 1
                else:
                    at = transient
                    transient += 1
                rank[i] = at
                self.bags[at] = found[i]
                sums[at] = 2 * half
                places[at] = i - start[half]
        dealt = self._dealt()
        size = len(dealt) + (transient - 1) * (2 if 0 < p < 1 else 1)
        self.indptr = array("i", bytes(4 * (self.states + 1)))
        self.indices = array("i", bytes(4 * size))
        self.probabilities = array("d", bytes(8 * size))
        self.first_edge = self.indptr
        self.successor = self.indices
        self.chance = self.probabilities
        for i in range(transient):
            self.first_edge[i] = edges
            if i == 0:
                for half, (bag, chance) in dealt.items():
                    self._enter(edges, found, &start[half], &rank[0], bag, chance)
                    edges += 1
                continue
            bag = merged(self.bags[i])
            half = sums[i] // 2
            if p < 1:
                self._enter(edges, found, &start[half + 1], &rank[0], bag + 1, 1 - p)
                edges += 1
            if p > 0:
                self._enter(edges, found, &start[half + 2], &rank[0], bag + 4, p)
                edges += 1
        for i in range(transient, self.states + 1):
            self.first_edge[i] = edges

    cdef void _enter(self, int32_t edge, const uint64_t* found, const int32_t* start, const int32_t* rank,
                     uint64_t bag, double chance) noexcept:
        """One entry of the matrix; the layer of `bag` begins at start[0]."""
        cdef int32_t i = start[0]
        while found[i] != bag:
            i += 1
        self.successor[edge] = rank[i]
        self.chance[edge] = chance

    cdef _solve(self):
        """(I - Q) t = 1 and its kin by substitution: ascending sums are a topological order."""
        cdef int32_t i, edge
        cdef double mean, variance, deviation
        self.visits = array("d", bytes(8 * self.states))
        self.remaining = array("d", bytes(8 * self.states))
        self.variances = array("d", bytes(8 * self.states))
        cdef double[::1] visits = self.visits
        cdef double[::1] remaining = self.remaining
        cdef double[::1] variances = self.variances
        visits[0] = 1
        for i in range(self.transient):
            for edge in range(self.first_edge[i], self.first_edge[i + 1]):
                visits[self.successor[edge]] += self.chance[edge] * visits[i]
        for i in range(self.transient - 1, -1, -1):
            mean = 0
            variance = 0
            for edge in range(self.first_edge[i], self.first_edge[i + 1]):
                mean += self.chance[edge] * remaining[self.successor[edge]]
            # the law of total variance: (2 N - I) t - t∘t without its cancellation
            for edge in range(self.first_edge[i], self.first_edge[i + 1]):
                deviation = remaining[self.successor[edge]] - mean
                variance += self.chance[edge] * (variances[self.successor[edge]] + deviation * deviation)
            remaining[i] = mean + 1
            variances[i] = variance

    def __repr__(self):
        return (f"BagChain(target {1 << self.target}, {self.states} states, {self.absorbing} absorbing, "
                f"mean {self.mean:.6g}, variance {self.variance:.6g})")

    @property
    def absorbing(self):
        return self.states - self.transient

    @property
    def mean(self):
        return self.remaining[0] - 1

    @property
    def variance(self):
        return self.variances[0]

    def tiles(self, int state):
        if not 0 <= state < self.states:
            raise IndexError(state)
        return tuple([1 << exponent for exponent in range(1, self.target + 1)
                      for _ in range(self.bags[state] >> (2 * (exponent - 1)) & 3)])

    def absorption(self):
        return [(self.tiles(i), self.visits[i]) for i in range(self.transient, self.states)]

    @property
    def passage_limit(self):
        return 1 / (1 + self.four)

    def passages(self):
        passed = {}
        for i in range(1, self.states):
            passed[self.sums[i]] = passed.get(self.sums[i], 0.0) + self.visits[i]
        return dict(sorted(passed.items()))

    def absorption_by_sum(self):
        totals = {}
        for i in range(self.transient, self.states):
            totals[self.sums[i]] = totals.get(self.sums[i], 0.0) + self.visits[i]
        return totals

    def least_moves(self):
        return self._extreme(1)

    def most_moves(self):
        return self._extreme(-1)

    def _extreme(self, int sign):
        """The length of a shortest (or longest) way to the target, and the logarithm of the chance of that length."""
        cdef int32_t[::1] steps = array("i", bytes(4 * self.states))
        cdef double[::1] logs = array("d", bytes(8 * self.states))
        cdef int32_t i, edge, to, best
        cdef double way, total = -INFINITY
        for i in range(1, self.states):
            steps[i] = -1
        for i in range(self.transient):
            for edge in range(self.first_edge[i], self.first_edge[i + 1]):
                to = self.successor[edge]
                way = logs[i] + log(self.chance[edge])
                if steps[to] < 0 or sign * (steps[i] + 1 - steps[to]) < 0:
                    steps[to] = steps[i] + 1
                    logs[to] = way
                elif steps[to] == steps[i] + 1:
                    logs[to] = add_logs(logs[to], way)
        best = steps[self.transient]
        for i in range(self.transient, self.states):
            if sign * (steps[i] - best) < 0:
                best = steps[i]
        for i in range(self.transient, self.states):
            if steps[i] == best:
                total = add_logs(logs[i], total)
        return best - 1, total


cdef inline double add_logs(double one, double other) noexcept:
    """log(exp(one) + exp(other)) without leaving the range of a float."""
    return one + log1p(exp(other - one)) if one > other else other + log1p(exp(one - other))
