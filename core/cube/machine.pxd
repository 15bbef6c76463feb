# cython: language_level=3
"""What C compilers name differently: the lowest bit of a word, a hint to fetch memory early; and the clock."""
from libc.stdint cimport int64_t


cdef extern from * nogil:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int lowest_bit(unsigned int word) { unsigned long i; _BitScanForward(&i, word); return (int)i; }
    #if defined(_M_X64) || defined(_M_IX86)
    #define fetch_early(address) _mm_prefetch((const char*)(address), _MM_HINT_T0)
    #else
    #define fetch_early(address) ((void)(address))
    #endif
    #else
    static inline int lowest_bit(unsigned int word) { return __builtin_ctz(word); }
    #define fetch_early(address) __builtin_prefetch(address)
    #endif
    """
    int lowest_bit(unsigned int word)      # of a word that is not 0
    void fetch_early(const void* address)


cdef extern from "<time.h>" nogil:
    cdef struct timespec:
        long long tv_sec
        long tv_nsec
    int timespec_get(timespec* now, int base)
    int TIME_UTC


cdef inline int64_t clock_now() noexcept nogil:
    """Nanoseconds of the clock on the wall."""
    cdef timespec now
    timespec_get(&now, TIME_UTC)
    return <int64_t>now.tv_sec * 1_000_000_000 + now.tv_nsec
