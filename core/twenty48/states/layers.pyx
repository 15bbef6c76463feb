# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free

from core.control cimport Control
from core.twenty48.board cimport shift_line

from array import array

from core.puzzle import InputError


cdef extern from "layers.h" nogil:
    enum:
        CANCELLED
        NO_MEMORY
        WON_ROW

    ctypedef struct Rules:
        int size
        int bits
        uint32_t* digit
        uint16_t* left
        uint16_t* right
        uint32_t* gain
        uint8_t* empty
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

    const Kernel* kernel_for(int size, int bits)
    void release(Table* table)


MOST_EXPONENT = {2: 5, 3: 10, 4: 5}


cdef const void* start(const uint8_t[::1] view) noexcept:
    return &view[0] if view.shape[0] else NULL


cdef class Layers:
    cdef readonly int size
    cdef readonly int exponent
    cdef Rules rules
    cdef const Kernel* kernel
    cdef Table states
    cdef Table afters
    cdef Table known
    cdef Table memo

    def __cinit__(self, int size, int exponent):
        if size not in MOST_EXPONENT:
            raise InputError(f"Boards of {size}x{size} cannot be listed. Use 2x2, 3x3 or 4x4")
        if not 3 <= exponent <= MOST_EXPONENT[size]:
            raise InputError(f"Boards of {size}x{size} are listed to targets from 8 to {1 << MOST_EXPONENT[size]}")
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

    cdef _fill_rows(self):
        cdef uint8_t cells[4]
        cdef uint8_t shifted[4]
        cdef uint32_t row, rest, packed, rows
        cdef int64_t gained
        cdef int i, way
        cdef bint won
        self.rules.digit[0] = 1
        for i in range(1, 4):
            self.rules.digit[i] = self.rules.digit[i - 1] * self.exponent
        rows = self.rules.digit[self.size - 1] * self.exponent
        self.rules.bits = 1
        while rows > <uint32_t>1 << self.rules.bits:
            self.rules.bits += 1
        for row in range(rows):
            rest = row
            self.rules.empty[row] = 0
            for i in range(self.size):
                cells[i] = rest % self.exponent
                rest //= self.exponent
                self.rules.empty[row] |= (cells[i] == 0) << i
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

    @property
    def key_bytes(self):
        return self.kernel.key_bytes

    @property
    def typecode(self):
        return "I" if self.kernel.key_bytes == 4 else "Q"

    def key(self, bytes cells):
        cdef uint64_t key = 0
        cdef uint32_t row
        cdef int i, j
        if len(cells) != self.size * self.size or max(cells) >= self.exponent:
            raise ValueError(f"{self.size * self.size} cells with exponents below {self.exponent}")
        for i in range(self.size):
            row = 0
            for j in range(self.size):
                row += <uint8_t>cells[i * self.size + j] * self.rules.digit[j]
            key |= <uint64_t>row << (i * self.rules.bits)
        return self.kernel.least(&self.rules, key)

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
