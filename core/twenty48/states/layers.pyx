# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free

from core.base.control cimport Control
from core.twenty48.adviser.plain.player cimport PlainPlayer, Search, weigh_moves
from core.twenty48.board cimport shift_line

from array import array

from core.base.puzzle import InputError
from core.twenty48.shape import shape_of
from core.twenty48.states.known_counts import most_exponent
from core.twenty48.states.passage import CarriedLayer
from core.base.words import phrase


cdef extern from "layers.h" nogil:
    enum:
        MOST_SIDE
        CANCELLED
        NO_MEMORY
        WON_ROW
        BEST
        GREEDY
        SNAKE
        PLAYER
        SHARES

    ctypedef struct Lines:
        int count
        int length
        int bits
        uint32_t codes
        uint32_t* digit
        uint16_t* left
        uint16_t* right
        uint32_t* gain
        uint8_t* empty
        uint8_t* largest
        int64_t* snake
        void* images

    ctypedef struct Rules:
        Lines rows
        Lines columns
        void* turned

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
        int across
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

    const Kernel* kernel_for(const Rules* rules)
    const Carrier* carrier_for(const Rules* rules)
    void release(Table* table)


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
    SNAKE_RATIO = 4   # a snake's weights fall by this factor from cell to cell


cdef class Layers:
    cdef readonly object shape
    cdef readonly int exponent
    cdef Rules rules
    cdef const Kernel* kernel
    cdef Table states
    cdef Table afters
    cdef Table known
    cdef Table memo
    cdef Table held
    cdef Table passed

    def __cinit__(self, size, int exponent):
        self.shape = shape_of(size)
        most = most_exponent(self.shape)
        if not most:
            raise InputError(phrase("The boards of {board} are too many to be listed", board=str(self.shape)))
        if not 3 <= exponent <= most:
            board, largest = str(self.shape), 1 << most
            raise InputError(
                phrase("Boards of {board} can be listed only for targets from 8 to {most}", board=board, most=largest)
                if most > 3
                else phrase("Boards of {board} can be listed only for the target 8", board=str(self.shape))
            )
        self.exponent = exponent
        self._fill_lines(&self.rules.rows, self.shape.rows, self.shape.columns)
        self._fill_lines(&self.rules.columns, self.shape.columns, self.shape.rows)
        self.kernel = kernel_for(&self.rules)
        if not self.kernel.images(&self.rules, exponent):
            raise MemoryError

    def __dealloc__(self):
        free(self.rules.rows.snake)
        free(self.rules.columns.snake)
        free(self.rules.rows.images)
        free(self.rules.columns.images)
        free(self.rules.turned)
        release(&self.states)
        release(&self.afters)
        release(&self.known)
        release(&self.memo)
        release(&self.held)
        release(&self.passed)

    cdef int _fill_lines(self, Lines* lines, int count, int length) except -1:
        cdef uint8_t cells[MOST_SIDE]
        cdef uint8_t shifted[MOST_SIDE]
        cdef uint32_t code, rest, packed
        cdef int64_t gained
        cdef int i, way
        cdef bint won
        lines.count = count
        lines.length = length
        lines.digit[0] = 1
        for i in range(1, length):
            lines.digit[i] = lines.digit[i - 1] * self.exponent
        lines.codes = lines.digit[length - 1] * self.exponent
        lines.bits = 1
        while lines.codes > <uint32_t>1 << lines.bits:
            lines.bits += 1
        lines.snake = <int64_t*>calloc(<size_t>count << lines.bits, sizeof(int64_t))
        if lines.snake == NULL:
            raise MemoryError
        for code in range(lines.codes):
            rest = code
            lines.empty[code] = 0
            lines.largest[code] = 0
            for i in range(length):
                cells[i] = rest % self.exponent
                rest //= self.exponent
                lines.empty[code] |= (cells[i] == 0) << i
                lines.largest[code] = max(lines.largest[code], cells[i])
            self._lay_snake(lines, code, cells)
            for way in range(2):
                for i in range(length):
                    shifted[i] = cells[i]
                gained = shift_line(shifted + (length - 1 if way else 0), -1 if way else 1, length)
                packed = 0
                won = False
                for i in range(length):
                    won |= shifted[i] >= self.exponent
                    packed += shifted[i] * lines.digit[i]
                (lines.right if way else lines.left)[code] = <uint16_t>(WON_ROW if won else packed)
                lines.gain[code] = <uint32_t>max(gained, 0)
        return 0

    cdef void _lay_snake(self, Lines* lines, uint32_t code, const uint8_t* cells) noexcept:
        cdef int i, j, along
        cdef int64_t worth, weight
        for i in range(lines.count):
            worth = 0
            for j in range(lines.length):
                if cells[j]:
                    along = i * lines.length + (lines.length - 1 - j if i % 2 else j)
                    weight = 1
                    for _ in range(lines.count * lines.length - 1 - along):
                        weight *= SNAKE_RATIO
                    worth += (<int64_t>1 << cells[j]) * weight
            lines.snake[(i << lines.bits) + code] = worth

    @property
    def key_bytes(self):
        return self.kernel.key_bytes

    @property
    def typecode(self):
        return "I" if self.kernel.key_bytes == 4 else "Q"

    def key(self, bytes cells):
        if len(cells) != self.shape.cells or max(cells) >= self.exponent:
            raise ValueError(f"{self.shape.cells} cells with exponents below {self.exponent}")
        return self.kernel.least(&self.rules, self._plain_key(cells))

    def cells(self, uint64_t key):
        cdef uint32_t row
        cdef int i, _j
        cells = bytearray()
        for i in range(self.rules.rows.count):
            row = key >> (i * self.rules.rows.bits) & ((1 << self.rules.rows.bits) - 1)
            for _j in range(self.rules.rows.length):
                cells.append(row % self.exponent)
                row //= self.exponent
        return bytes(cells)

    def starts(self):
        count = self.shape.cells
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
        count = self.shape.cells
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
            if player is None or player.network.shape not in (self.shape, self.shape.transpose):
                raise ValueError(f"a player of {self.shape}")
            search = player.search_with(four)
            strategy.weigh = weigh_moves
            strategy.player = &search
            strategy.across = player.network.shape != self.shape
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
        return (after_keys, after_chances), CarriedLayer(
            passage.live, passage.over, passage.score, pairs(passage.played), pairs(passage.cost),
            pairs(passage.wrong), tuple([passage.reached[k] for k in range(16)]),
            tuple([passage.ended[k] for k in range(16)]),
        )

    cdef const Carrier* _carrier(self) except NULL:
        cdef const Carrier* carrier = carrier_for(&self.rules)
        if carrier == NULL:
            raise InputError(phrase("Strategies cannot be evaluated on {board}", board=str(self.shape)))
        return carrier

    cdef uint64_t _plain_key(self, bytes cells):
        cdef uint64_t key = 0
        cdef int i, j
        cdef Lines* rows = &self.rules.rows
        for i in range(rows.count):
            for j in range(rows.length):
                key += <uint64_t>(<uint8_t>cells[i * rows.length + j] * rows.digit[j]) << (i * rows.bits)
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
