# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.math cimport sqrt
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t

from core.base.memory import memory_for

MOST_ENTRIES = 1 << 26

cdef enum:
    # of the packed entries: a code that stands for a wider entry, and the widest one that is its own code
    ESCAPE = -128
    NARROWEST = 127


cdef class Entries:
    cdef int hold(self, memory, int64_t count, int features, double unit) except -1:
        self.view = memoryview(memory).cast("B").cast("h")
        if self.view.shape[0] != count:
            raise ValueError(f"a table of {self.view.shape[0]} entries, not {count}")
        self.table = &self.view[0]
        self.features = features
        self.unit = unit
        return 0

    @property
    def nbytes(self):
        return self.view.shape[0] * sizeof(int16_t)

    @property
    def noise(self):
        return self.unit * sqrt(self.features / 12.0)

    @property
    def entries(self):
        return memoryview(self.view)


def pack_entries(const int16_t[::1] table):
    cdef int64_t i, count = table.shape[0], visited = 0, wide = 0, code = 0, escape = 0
    if count % 8:
        raise ValueError("eight entries share a byte of the mask")
    for i in range(count):
        visited += table[i] != 0
        wide += table[i] > NARROWEST or table[i] < -NARROWEST
    mask = bytearray(count // 8)
    codes = bytearray(visited)
    escaped = bytearray(2 * wide)
    cdef uint8_t[::1] mask_view = mask
    cdef uint8_t[::1] codes_view = codes
    cdef uint8_t[::1] escaped_view = escaped
    with nogil:
        for i in range(count):
            if table[i] == 0:
                continue
            mask_view[i >> 3] |= 1 << (i & 7)
            if -NARROWEST <= table[i] <= NARROWEST:
                codes_view[code] = <uint8_t>table[i]
            else:
                codes_view[code] = <uint8_t>ESCAPE
                escaped_view[escape] = <uint8_t>table[i]
                escaped_view[escape + 1] = <uint8_t>(table[i] >> 8)
                escape += 2
            code += 1
    return bytes(mask), bytes(codes), bytes(escaped)


cdef inline int bit_count(uint8_t bits) noexcept nogil:
    bits = (bits & 0x55) + (bits >> 1 & 0x55)
    bits = (bits & 0x33) + (bits >> 2 & 0x33)
    return (bits & 15) + (bits >> 4)


cdef bint fit(const uint8_t[::1] mask, const uint8_t[::1] codes, const uint8_t[::1] escaped,
              int64_t count) noexcept nogil:
    """Whether there is a code for every entry that the mask names, and two bytes for every escape."""
    cdef int64_t i, named = 0, escapes = 0
    if count % 8 or mask.shape[0] != count // 8:
        return False
    for i in range(mask.shape[0]):
        named += bit_count(mask[i])
    for i in range(codes.shape[0]):
        escapes += <int8_t>codes[i] == ESCAPE
    return named == codes.shape[0] and 2 * escapes == escaped.shape[0]


cdef void scatter(const uint8_t[::1] mask, const uint8_t[::1] codes, const uint8_t[::1] escaped,
                  int16_t[::1] table) noexcept nogil:
    cdef int64_t i, entry, code = 0, escape = 0
    cdef uint8_t bits
    for i in range(mask.shape[0]):
        bits = mask[i]
        entry = 8 * i
        while bits:
            if bits & 1:
                table[entry] = <int8_t>codes[code]
                if table[entry] == ESCAPE:
                    table[entry] = <int16_t>(escaped[escape] | <uint16_t>escaped[escape + 1] << 8)
                    escape += 2
                code += 1
            bits >>= 1
            entry += 1


def unpack_entries(const uint8_t[::1] mask, const uint8_t[::1] codes, const uint8_t[::1] escaped, int64_t count):
    if not fit(mask, codes, escaped, count):
        raise ValueError("the streams do not fit together")
    memory = memory_for(2 * count)
    cdef int16_t[::1] table = memoryview(memory).cast("h")
    with nogil:
        scatter(mask, codes, escaped, table)
    return memory
