# cython: language_level=3
"""What C compilers name differently: the lowest bit of a word, a hint to fetch memory early, a clock."""
from libc.stdint cimport int64_t


cdef extern from * nogil:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int lowest_bit(unsigned int word) { unsigned long i; _BitScanForward(&i, word); return (int)i; }
    #if defined(_M_X64) || defined(_M_IX86)
    #define fetch_early(address) _mm_prefetch((const char*)(address), _MM_HINT_T0)
    #else
    #define fetch_early(address) ((void)(address))
    #endif
    #else
    static inline int lowest_bit(unsigned int word) { return __builtin_ctz(word); }
    #define fetch_early(address) __builtin_prefetch(address)
    #endif

    #if defined(_WIN32)
    #define WIN32_LEAN_AND_MEAN
    #define NOMINMAX
    #include <windows.h>
    static inline int64_t clock_now(void) {
        LARGE_INTEGER ticks, rate;
        QueryPerformanceCounter(&ticks);
        QueryPerformanceFrequency(&rate);
        return (int64_t)((double)ticks.QuadPart * 1e9 / (double)rate.QuadPart);
    }
    static inline int64_t clock_of_thread(void) {
        FILETIME made, ended, system, user;
        GetThreadTimes(GetCurrentThread(), &made, &ended, &system, &user);
        return 100 * (((int64_t)user.dwHighDateTime << 32 | user.dwLowDateTime) +
                      ((int64_t)system.dwHighDateTime << 32 | system.dwLowDateTime));
    }
    #else
    #include <time.h>
    static inline int64_t clock_now(void) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
    }
    static inline int64_t clock_of_thread(void) {
        struct timespec now;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
    }
    #endif
    """
    int lowest_bit(unsigned int word)       # of a word that is not 0
    void fetch_early(const void* address)
    int64_t clock_now()                     # nanoseconds of a clock that is never set
    int64_t clock_of_thread()               # nanoseconds that processors have worked for this thread
