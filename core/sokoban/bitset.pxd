# cython: language_level=3
"""Sets of squares as bits in two or more words: a square has a bit, its neighbours are shifts away."""
from libc.stdint cimport uint16_t, uint64_t
from libc.string cimport memcmp, memset

from core.base.rng cimport mix64

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int statewalk_lowest(unsigned long long x) {
        unsigned long k;
        _BitScanForward64(&k, x);
        return (int)k;
    }
    #define statewalk_fetch(p) _mm_prefetch((const char*)(p), _MM_HINT_T0)
    #else
    static inline int statewalk_lowest(unsigned long long x) { return __builtin_ctzll(x); }
    #define statewalk_fetch(p) __builtin_prefetch(p)
    #endif
    """
    void fetch "statewalk_fetch"(const void* p) noexcept nogil
    int lowest_bit "statewalk_lowest"(unsigned long long x) noexcept nogil


cdef inline void spread_two(const uint64_t* open, int man, int line, uint64_t* area) noexcept nogil:
    """All of `open` that can be walked to from the square `man`; two words, a row is `line` bits."""
    cdef uint64_t open_low = open[0], open_high = open[1]
    cdef uint64_t low = <uint64_t>1 << man if man < 64 else 0
    cdef uint64_t high = <uint64_t>1 << (man - 64) if man >= 64 else 0
    cdef uint64_t wide_low, wide_high
    cdef int rest = 64 - line
    while True:
        wide_low = low | low << 1 | low >> 1 | high << 63 | low << line | low >> line | high << rest
        wide_high = high | high << 1 | low >> 63 | high >> 1 | high << line | low >> rest | high >> line
        wide_low &= open_low
        wide_high &= open_high
        if wide_low == low and wide_high == high:
            area[0] = low
            area[1] = high
            return
        low = wide_low
        high = wide_high


cdef inline void spread_many(
    const uint64_t* open, int man, int line, int words, int bits, uint64_t* area, uint16_t* stack,
) noexcept nogil:
    """The same for any number of words, square by square; `stack` has room for all squares."""
    cdef int top = 1
    cdef int square, near, d
    cdef int[4] step
    step[0], step[1], step[2], step[3] = -1, -line, 1, line
    memset(area, 0, 8 * words)
    area[man >> 6] |= <uint64_t>1 << (man & 63)
    stack[0] = <uint16_t>man
    while top:
        top -= 1
        square = stack[top]
        for d in range(4):
            near = square + step[d]
            if near < 0 or near >= bits:
                continue
            if open[near >> 6] >> (near & 63) & 1 and not area[near >> 6] >> (near & 63) & 1:
                area[near >> 6] |= <uint64_t>1 << (near & 63)
                stack[top] = <uint16_t>near
                top += 1


cdef inline int spread(
    const uint64_t* open, int man, int line, int words, int bits, uint64_t* area, uint16_t* stack,
) noexcept nogil:
    """Fill `area` with all of `open` that can be walked to from `man`, and return the first of these squares."""
    cdef int w
    if words == 2 and line < 64:
        spread_two(open, man, line, area)
    else:
        spread_many(open, man, line, words, bits, area, stack)
    for w in range(words):
        if area[w]:
            return 64 * w + lowest_bit(area[w])
    return man


cdef inline bint has(const uint64_t* bits, int at, int words) noexcept nogil:
    """Whether a square is in the set; one beyond its ends is not."""
    return 0 <= at < 64 * words and bits[at >> 6] >> (at & 63) & 1


cdef inline int spread_after(
    const uint64_t* open, const uint64_t* before, int at, int target, int line, int words, int bits, uint64_t* area,
    uint16_t* stack,
) noexcept nogil:
    """What `spread` does for the man on `at`, who pushed a box from there to `target` and had `before`.

    Mostly the squares around are enough: nothing is cut off if each neighbour of `target` is joined to `at` around a
    corner, and what is gained lies beside `at`.
    """
    cdef int step = target - at
    cdef int side = line if step == 1 or step == -1 else 1
    cdef bint left = has(before, target + side, words), right = has(before, target - side, words)
    cdef bint behind_left = has(before, at + side, words), behind_right = has(before, at - side, words)
    cdef bint ahead = has(before, target + step, words)
    cdef bint round_left = left & has(before, target + step + side, words)
    cdef bint round_right = right & has(before, target + step - side, words)
    cdef bint parts = has(before, target, words) & (
        (left & (not behind_left)) | (right & (not behind_right)) | (ahead & (not (round_left | round_right))))
    cdef bint gains = (has(open, at + side, words) & (not behind_left)) | (
        has(open, at - side, words) & (not behind_right))
    cdef int w
    if parts | gains:
        return spread(open, at, line, words, bits, area, stack)
    for w in range(words):
        area[w] = before[w] & open[w]
    area[at >> 6] |= <uint64_t>1 << (at & 63)
    for w in range(words):
        if area[w]:
            return 64 * w + lowest_bit(area[w])
    return at


cdef inline void copy(const uint64_t* bits, uint64_t* result, int words) noexcept nogil:
    cdef int w
    for w in range(words):
        result[w] = bits[w]


cdef inline void shifted(const uint64_t* bits, int by, uint64_t* result, int words) noexcept nogil:
    """`bits` moved `by` places up, or down if that is below 0."""
    cdef int whole, part, w
    if by >= 0:
        whole, part = by >> 6, by & 63
        for w in range(words - 1, -1, -1):
            result[w] = bits[w - whole] << part if w >= whole else 0
            if part and w > whole:
                result[w] |= bits[w - whole - 1] >> (64 - part)
        return
    whole, part = -by >> 6, -by & 63
    for w in range(words):
        result[w] = bits[w + whole] >> part if w + whole < words else 0
        if part and w + whole + 1 < words:
            result[w] |= bits[w + whole + 1] << (64 - part)


cdef inline bint same(const uint64_t* one, const uint64_t* other, int words) noexcept nogil:
    if words <= 2:
        return one[0] == other[0] and (words == 1 or one[1] == other[1])
    return memcmp(one, other, 8 * words) == 0


cdef inline uint64_t hash_of(const uint64_t* bits, int words) noexcept nogil:
    cdef uint64_t hashed = 0
    cdef int w
    for w in range(words):
        hashed = mix64(hashed + bits[w])
    return hashed
