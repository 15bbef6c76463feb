/* What the solver's kernels ask of a compiler beyond C99. */
#ifndef STATEWALK_PORTABLE_H
#define STATEWALK_PORTABLE_H

#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#define PREFETCH(address) __builtin_prefetch(address)
#define POPCOUNT32(x) __builtin_popcount(x)
#define POPCOUNT64(x) __builtin_popcountll(x)
#define FIRST_BIT(x) __builtin_ctz(x)
#define FIRST_BIT64(x) __builtin_ctzll(x)
#define FETCH_ADD(cell, n) __atomic_fetch_add(cell, n, __ATOMIC_RELAXED)
#define READ_SHARED(cell) __atomic_load_n(cell, __ATOMIC_ACQUIRE)
#define WRITE_SHARED(cell, n) __atomic_store_n(cell, n, __ATOMIC_RELEASE)
#define SWAP_SHARED(cell, n) __atomic_exchange_n(cell, n, __ATOMIC_ACQ_REL)
#else
#include <intrin.h>
#define ALWAYS_INLINE static __forceinline
#define PREFETCH(address) ((void)(address))
static __forceinline int POPCOUNT32(uint32_t x) {
    x = x - ((x >> 1) & 0x55555555u);
    x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
    return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
}
static __forceinline int POPCOUNT64(uint64_t x) {
    return POPCOUNT32((uint32_t)x) + POPCOUNT32((uint32_t)(x >> 32));
}
static __forceinline int FIRST_BIT(uint32_t x) {
    unsigned long i;
    _BitScanForward(&i, x);
    return (int)i;
}
static __forceinline int FIRST_BIT64(uint64_t x) {
    return (uint32_t)x ? FIRST_BIT((uint32_t)x) : 32 + FIRST_BIT((uint32_t)(x >> 32));
}
#define FETCH_ADD(cell, n) _InterlockedExchangeAdd64((volatile __int64*)(cell), n)
/* 32-bit cells; what was written before is seen by whoever reads what is written here */
#define READ_SHARED(cell) ((uint32_t)_InterlockedOr((volatile long*)(cell), 0))
#define WRITE_SHARED(cell, n) ((void)_InterlockedExchange((volatile long*)(cell), (long)(n)))
#define SWAP_SHARED(cell, n) ((uint32_t)_InterlockedExchange((volatile long*)(cell), (long)(n)))
#endif

/* The same body compiled twice, once for processors with AVX2 and BMI2; HAVE_WIDE says whether the second exists. */
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define HAVE_WIDE 1
#define WIDE __attribute__((target("avx2,bmi,bmi2,popcnt,lzcnt")))
static inline int wide_processor(void) {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
#else
#define HAVE_WIDE 0
static inline int wide_processor(void) { return 0; }
#endif

#endif
