# cython: language_level=3
"""Progress and cancel cells that every long `nogil` loop polls."""
from libc.stdint cimport int64_t


cdef struct Cells:
    int64_t done
    int64_t total
    int cancelled


cdef class Control:
    cdef Cells cells


cdef inline bint cancelled(Cells* cells, int64_t done) noexcept nogil:
    """Report `done` units of work; true when the loop must stop. Call at least every 20 ms."""
    cells.done = done
    return (<volatile int*>&cells.cancelled)[0] != 0
