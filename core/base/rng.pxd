# cython: language_level=3
"""The engine's one random generator: SplitMix64 (Steele, Lea & Flood, OOPSLA 2014).

The whole state is one 64-bit word, so a state that carries its own generator stays a small immutable value.
"""
from libc.stdint cimport uint32_t, uint64_t


cdef inline uint64_t mix64(uint64_t z) noexcept nogil:
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline uint64_t next64(uint64_t* state) noexcept nogil:
    """Advance the generator and return 64 uniform bits."""
    state[0] += <uint64_t>0x9E3779B97F4A7C15
    return mix64(state[0])


cdef inline uint32_t below(uint64_t* state, uint32_t n) noexcept nogil:
    """A number in [0, n) by Lemire's multiply-shift; the bias is at most n / 2^32."""
    return <uint32_t>(((next64(state) >> 32) * n) >> 32)
