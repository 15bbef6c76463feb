# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""What a player sees of a board, for those who follow it through very many."""
from libc.stdint cimport int16_t, uint8_t

from core.base.control cimport Cells
from core.twenty48.adviser.plain.network cimport Layout, PlainNetwork


cdef struct Search:
    Layout layout
    const int16_t* table
    int depth
    float unit
    float of_2
    float of_4
    float cut
    Cells* cells


cdef class PlainPlayer:
    cdef Search search
    cdef readonly PlainNetwork network
    cdef Search search_with(self, double four) noexcept


cdef void weigh_moves(const void* search, const uint8_t* cells, double* worth) noexcept nogil
