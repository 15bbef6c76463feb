# cython: language_level=3
"""Random-move scrambles at C level."""
from libc.stdint cimport uint8_t, uint64_t


cdef void scramble_turns(uint8_t* out, int length, uint64_t* random) noexcept nogil
