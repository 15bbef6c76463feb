# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free

from core.control cimport Control
from core.twenty48.adviser.plain.player cimport PlainPlayer, Search, weigh_moves
from core.twenty48.board cimport shift_line

from array import array

from core.puzzle import InputError
from core.twenty48.states.passage import Passage
from core.words import phrase


cdef extern from "layers.h" nogil:
    enum:
        MOST_SIZE
        CANCELLED
        NO_MEMORY
        WON_ROW
        BEST
        GREEDY
        SNAKE
        PLAYER
        SHARES

    ctypedef struct Rules:
        int size
        int bits
        uint32_t* digit
        uint16_t* left
        uint16_t* right
        uint32_t* gain
        uint8_t* empty
        uint8_t* largest
        int64_t** snake
        void* images

    ctypedef struct Table:
        int64_t count

    ctypedef struct Watch:
        int* cancelled
        int64_t* done

    ctypedef struct Tally:
        int64_t live
        int64_t over

    ctypedef struct Stakes:
        double four
        double win
        double score

    ctypedef struct Kernel:
        int key_bytes
        uint64_t (*least)(const Rules*, uint64_t) noexcept nogil
        int (*images)(Rules*, int) noexcept nogil
        int (*forward)(const Rules*, const void*, int64_t, const void*, int64_t, const void*, int64_t, int, Table*,
                       Table*, Tally*, Watch) noexcept nogil
        int (*backward)(const Rules*, Stakes, const void*, const double*, int64_t, const void*, double*, int64_t,
                        const void*, double*, int64_t, Table*, Table*, Watch) noexcept nogil
        int (*sorted)(const Rules*, const Table*, void*) noexcept nogil
        int (*living)(const Rules*, Table*) noexcept nogil
        int64_t (*boards)(const Rules*, const Table*) noexcept nogil

    ctypedef struct Strategy:
        int rule
        int symmetries
        int target
        double** shares
        void (*weigh)(const void*, const uint8_t*, double*) noexcept nogil
        const void* player

    ctypedef struct Figures "Passage":
        double live
        double over
        double score
        double[4][2] played
        double[4][2] cost
        double[4][2] wrong
        double* reached
        double* ended

    ctypedef struct Carrier:
        uint64_t (*alike)(const Rules*, int, uint64_t) noexcept nogil
        int (*carry)(const Rules*, const Strategy*, double, const void*, const double*, int64_t, const void*,
                     const double*, int64_t, const void*, const double*, int64_t, const void*, const double*, int64_t,
                     Table*, Table*, Table*, Figures*, Watch) noexcept nogil
        void (*pour)(const Table*, void*, double*) noexcept nogil

    const Kernel* kernel_for(int size, int bits)
    const Carrier* carrier_for(int size)
    void release(Table* table)


MOST_EXPONENT = {2: 5, 3: 10, 4: 5, 5: 3}


_RULES = {"best": BEST, "greedy": GREEDY, "snake": SNAKE, "player": PLAYER, "shares": SHARES}


cdef const void* start(const uint8_t[::1] view) noexcept:
    return &view[0] if view.shape[0] else NULL


cdef struct Column:
    const void* keys
    const double* values
    int64_t count


cdef Column column(pair) except *:
    """Keys and as many values, which stay where they are as long as the pair is held."""
    cdef const uint8_t[::1] keys = memoryview(pair[0]).cast("B")
    cdef const double[::1] values = pair[1]
    cdef Column found
    if len(pair[0]) != values.shape[0]:
        raise ValueError("as many values as keys")
    found.keys = start(keys)
    found.values = &values[0] if values.shape[0] else NULL
    found.count = values.shape[0]
    return found


cdef tuple pairs(double[2]* figures):
    return tuple([(figures[d][0], figures[d][1]) for d in range(4)])


cdef enum:
    LARGEST_CARRIED = 3   # cells a side; of strategies
    SNAKE_RATIO = 4       # a snake's weights fall by this factor from cell to cell


cdef class Layers:
    cdef readonly int size
    cdef readonly int exponent
    cdef Rules rules
    cdef const Kernel* kernel
    cdef Table states
    cdef Table afters
    cdef Table known
    cdef Table memo
    cdef Table held
    cdef Table passed

    def __cinit__(self, int size, int exponent):
        if size not in MOST_EXPONENT:
            raise InputError(phrase("Boards of {size}x{size} cannot be listed. Use 2x2 to 5x5", size=size))
        if not 3 <= exponent <= MOST_EXPONENT[size]:
            most = 1 << MOST_EXPONENT[size]
            raise InputError(
                phrase("Boards of {size}x{size} are listed to targets from 8 to {most}", size=size, most=most)
                if most > 8
                else phrase("Boards of {size}x{size} are listed to the target 8 only", size=size)
            )
        self.size = size
        self.exponent = exponent
        self.rules.size = size
        self._fill_rows()
        self.kernel = kernel_for(size, self.rules.bits)
        if not self.kernel.images(&self.rules, exponent):
            raise MemoryError

    def __dealloc__(self):
        free(self.rules.images)
        release(&self.states)
        release(&self.afters)
        release(&self.known)
        release(&self.memo)
        release(&self.held)
        release(&self.passed)

    cdef _fill_rows(self):
        cdef uint8_t cells[MOST_SIZE]
        cdef uint8_t shifted[MOST_SIZE]
        cdef uint32_t row, rest, packed, rows
        cdef int64_t gained
        cdef int i, way
        cdef bint won
        self.rules.digit[0] = 1
        for i in range(1, self.size):
            self.rules.digit[i] = self.rules.digit[i - 1] * self.exponent
        rows = self.rules.digit[self.size - 1] * self.exponent
        self.rules.bits = 1
        while rows > <uint32_t>1 << self.rules.bits:
            self.rules.bits += 1
        for row in range(rows):
            rest = row
            self.rules.empty[row] = 0
            self.rules.largest[row] = 0
            for i in range(self.size):
                cells[i] = rest % self.exponent
                rest //= self.exponent
                self.rules.empty[row] |= (cells[i] == 0) << i
                self.rules.largest[row] = max(self.rules.largest[row], cells[i])
            self._lay_snake(row, cells)
            for way in range(2):
                for i in range(self.size):
                    shifted[i] = cells[i]
                gained = shift_line(shifted + (self.size - 1 if way else 0), -1 if way else 1, self.size)
                packed = 0
                won = False
                for i in range(self.size):
                    won |= shifted[i] >= self.exponent
                    packed += shifted[i] * self.rules.digit[i]
                (self.rules.right if way else self.rules.left)[row] = <uint16_t>(WON_ROW if won else packed)
                self.rules.gain[row] = <uint32_t>max(gained, 0)

    cdef _lay_snake(self, uint32_t row, const uint8_t* cells):
        cdef int i, j, along
        cdef int64_t worth
        for i in range(self.size):
            worth = 0
            for j in range(self.size):
                if cells[j]:
                    along = i * self.size + (self.size - 1 - j if i % 2 else j)
                    worth += (<int64_t>1 << cells[j]) * <int64_t>SNAKE_RATIO ** (self.size * self.size - 1 - along)
            self.rules.snake[i][row] = worth

    @property
    def key_bytes(self):
        return self.kernel.key_bytes

    @property
    def typecode(self):
        return "I" if self.kernel.key_bytes == 4 else "Q"

    def key(self, bytes cells):
        if len(cells) != self.size * self.size or max(cells) >= self.exponent:
            raise ValueError(f"{self.size * self.size} cells with exponents below {self.exponent}")
        return self.kernel.least(&self.rules, self._plain_key(cells))

    def cells(self, uint64_t key):
        cdef uint32_t row
        cdef int i, _j
        cells = bytearray()
        for i in range(self.size):
            row = key >> (i * self.rules.bits) & ((1 << self.rules.bits) - 1)
            for _j in range(self.size):
                cells.append(row % self.exponent)
                row //= self.exponent
        return bytes(cells)

    def starts(self):
        count = self.size * self.size
        keys = {4: set(), 6: set(), 8: set()}
        for i in range(count):
            for j in range(count):
                for one, other in ((1, 1), (1, 2), (2, 2)):
                    if i != j:
                        cells = bytearray(count)
                        cells[i] = one
                        cells[j] = other
                        keys[(1 << one) + (1 << other)].add(self.key(bytes(cells)))
        return {total: array(self.typecode, sorted(found)) for total, found in keys.items()}

    def forward(self, newer, older, starts, *, int parts=1, Control control=None):
        cdef const uint8_t[::1] new = memoryview(newer).cast("B")
        cdef const uint8_t[::1] old = memoryview(older).cast("B")
        cdef const uint8_t[::1] first = memoryview(starts).cast("B")
        cdef const void* new_keys = start(new)
        cdef const void* old_keys = start(old)
        cdef const void* first_keys = start(first)
        cdef Py_ssize_t width = self.kernel.key_bytes
        cdef Tally tally
        cdef int outcome
        if control is None:
            control = Control()
        cdef Watch watch = self._watch(control)
        with nogil:
            outcome = self.kernel.forward(&self.rules, new_keys, new.shape[0] // width, old_keys,
                                          old.shape[0] // width, first_keys, first.shape[0] // width, parts,
                                          &self.states, &self.afters, &tally, watch)
        if outcome == NO_MEMORY:
            raise MemoryError
        if outcome == CANCELLED:
            return None
        return tally.live, tally.over, self._keys(&self.afters)

    def boards(self):
        cdef int64_t boards
        with nogil:
            boards = self.kernel.boards(&self.rules, &self.states)
        return boards

    def living(self):
        with nogil:
            self.kernel.living(&self.rules, &self.states)
        return self._keys(&self.states)

    def backward(self, keys, values, newer, newer_values, older, older_values, *, double four, bint score,
                 Control control=None):
        cdef const uint8_t[::1] own = memoryview(keys).cast("B")
        cdef const uint8_t[::1] new = memoryview(newer).cast("B")
        cdef const uint8_t[::1] old = memoryview(older).cast("B")
        cdef const double[::1] own_values = values
        cdef double[::1] new_values = newer_values
        cdef double[::1] old_values = older_values
        cdef const void* own_keys = start(own)
        cdef const void* new_keys = start(new)
        cdef const void* old_keys = start(old)
        cdef Py_ssize_t width = self.kernel.key_bytes
        cdef Stakes stakes
        cdef int outcome
        if (own.shape[0], new.shape[0], old.shape[0]) != (
            width * own_values.shape[0], width * new_values.shape[0], width * old_values.shape[0]
        ):
            raise ValueError("as many values as keys")
        if control is None:
            control = Control()
        cdef Watch watch = self._watch(control)
        stakes.four = four
        stakes.win = 0 if score else 1
        stakes.score = 1 if score else 0
        cdef const double* own_worth = &own_values[0] if own_values.shape[0] else NULL
        cdef double* new_worth = &new_values[0] if new_values.shape[0] else NULL
        cdef double* old_worth = &old_values[0] if old_values.shape[0] else NULL
        with nogil:
            outcome = self.kernel.backward(&self.rules, stakes, own_keys, own_worth, own_values.shape[0], new_keys,
                                           new_worth, new_values.shape[0], old_keys, old_worth, old_values.shape[0],
                                           &self.known, &self.memo, watch)
        if outcome == NO_MEMORY:
            raise MemoryError
        return outcome != CANCELLED

    def dealt(self, int symmetries, double four):
        cdef const Carrier* carrier = self._carrier()
        count = self.size * self.size
        chances = {4: {}, 6: {}, 8: {}}
        for i in range(count):
            for j in range(count):
                for one, other in ((1, 1), (1, 2), (2, 1), (2, 2)):
                    if i == j:
                        continue
                    cells = bytearray(count)
                    cells[i] = one
                    cells[j] = other
                    key = carrier.alike(&self.rules, symmetries, self._plain_key(bytes(cells)))
                    part = (four if one == 2 else 1 - four) * (four if other == 2 else 1 - four)
                    found = chances[(1 << one) + (1 << other)]
                    found[key] = found.get(key, 0.0) + part / (count * (count - 1))
        return {
            total: (array(self.typecode, found), array("d", found.values())) for total, found in chances.items()
        }

    def carry(self, rule, int symmetries, shares, newer, older, starts, keys, values, *, double four,
              PlainPlayer player=None, Control control=None):
        cdef const Carrier* carrier = self._carrier()
        cdef Strategy strategy
        cdef Figures passage
        cdef Search search
        cdef int outcome, legal, d
        strategy.rule = _RULES[rule]
        if strategy.rule == PLAYER:
            if player is None or player.network.shape != (self.size, self.size):
                raise ValueError(f"a player of {self.size}x{self.size}")
            search = player.search_with(four)
            strategy.weigh = weigh_moves
            strategy.player = &search
        strategy.symmetries = symmetries
        strategy.target = self.exponent
        for legal in range(16):
            for d in range(4):
                strategy.shares[legal][d] = shares[legal][d] if shares else 0
        cdef Column new = column(newer)
        cdef Column old = column(older)
        cdef Column first = column(starts)
        cdef Column known = column((keys, values))
        if control is None:
            control = Control()
        cdef Watch watch = self._watch(control)
        with nogil:
            outcome = carrier.carry(&self.rules, &strategy, four, new.keys, new.values, new.count, old.keys,
                                    old.values, old.count, first.keys, first.values, first.count, known.keys,
                                    known.values, known.count, &self.held, &self.passed, &self.known, &passage, watch)
        if outcome == NO_MEMORY:
            raise MemoryError
        if outcome == CANCELLED:
            return None
        after_keys = array(self.typecode, [0]) * self.passed.count
        after_chances = array("d", [0]) * self.passed.count
        cdef Column after = column((after_keys, after_chances))
        carrier.pour(&self.passed, <void*>after.keys, <double*>after.values)
        return (after_keys, after_chances), Passage(
            passage.live, passage.over, passage.score, pairs(passage.played), pairs(passage.cost),
            pairs(passage.wrong), tuple([passage.reached[k] for k in range(16)]),
            tuple([passage.ended[k] for k in range(16)]),
        )

    cdef const Carrier* _carrier(self) except NULL:
        if self.size > LARGEST_CARRIED:
            raise InputError(phrase("Strategies are carried on 2x2 and 3x3, not on {size}x{size}", size=self.size))
        return carrier_for(self.size)

    cdef uint64_t _plain_key(self, bytes cells):
        cdef uint64_t key = 0
        cdef int i, j
        for i in range(self.size):
            for j in range(self.size):
                key += <uint64_t>(<uint8_t>cells[i * self.size + j] * self.rules.digit[j]) << (i * self.rules.bits)
        return key

    cdef Watch _watch(self, Control control):
        cdef Watch watch
        watch.cancelled = &control.cells.cancelled
        watch.done = &control.cells.done
        return watch

    cdef _keys(self, const Table* table):
        cdef int outcome
        cdef Py_ssize_t count = table.count
        keys = array(self.typecode, [0]) * count
        cdef uint8_t[::1] view = memoryview(keys).cast("B")
        cdef void* place = <void*>start(view)
        with nogil:
            outcome = self.kernel.sorted(&self.rules, table, place)
        if outcome == NO_MEMORY:
            raise MemoryError
        return keys
